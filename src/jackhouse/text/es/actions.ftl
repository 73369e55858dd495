### Cada verbo como se lee en un botón; puede llevar delante «No puedes...».

## Travesía

action-stay = quedarte aquí
action-exit = salir por el camino del { $direction }
action-take = tomar el camino del { $direction }
action-on = seguir por el camino
action-hike = tomar el pasadizo y salir por el camino del { $direction }
action-ride = ir a caballo { $to }
action-sail = ir en bote { $to } y entrar por el camino del { $direction }
action-buy = comprar el { $card_name }
action-hole = salir por { $place }
action-underground = bajar al subsuelo
action-off-board = ir al destierro

## Pagar

action-pay = { $kind ->
    [joker] usar el { $card_name }
   *[cards] pagar { $cards }
}
action-put = poner { $card } en el mostrador

## Las demás fases

action-roll = lanzar los dados
action-lottery = mostrar { $card } y tomar una carta
action-acquire = adquirir la carta real de este hexágono
action-rest = no adquirir nada
action-discard = descartar { $card }
action-call = señalar la mano de { $who }
action-pass = pasar
