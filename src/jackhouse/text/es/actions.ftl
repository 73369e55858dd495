### Cada verbo como se lee en un botón; puede llevar delante «No puedes...»; .short si hay poco lugar.

## Travesía

action-stay = quedarte aquí
action-exit = salir por el camino del { $direction }
    .short = al { $direction }
action-take = tomar el camino del { $direction }
    .short = al { $direction }
action-on = seguir por el camino
action-hike = tomar el pasadizo y salir por el camino del { $direction }
    .short = pasadizo { $direction }
action-ride = ir a caballo { $to }
    .short = caballo: { $brief }
action-sail = ir en bote { $to } y entrar por el camino del { $direction }
    .short = bote: { $brief }, { $direction }
action-buy = comprar el { $card_name }
action-hole = salir por { $place }
action-underground = bajar al subsuelo
action-off-board = ir al destierro
action-fly = volar { $to }
    .short = volar: { $brief }
action-fall = caer al destierro

## Pagar

action-pay = { $kind ->
    [joker] usar el { $card_name }
   *[cards] pagar { $cards }
}
action-put = poner { $card } en el mostrador
    .short = poner { $card }

## Las demás fases

action-passport = mostrar { $card } como pasaporte
    .short = pasaporte { $card }
action-roll = lanzar los dados
action-lottery = mostrar { $card } y tomar una carta
    .short = mostrar { $card }
action-draw = mostrar las cartas elegidas y tomar los premios
action-contest = mostrar { $cards } y juzgar la visita
    .short = juzgar con { $cards }
action-prove = mostrar { $cards } como prueba
    .short = mostrar { $cards }
action-palace = dejar { $cards } a la vista y hacer de este hexágono un palacio
action-leave = no mostrar nada e ir al destierro
action-acquire = adquirir la carta real de este hexágono
    .short = adquirir la carta real
action-fight = pelear contra { $who }
action-spades = jugar { $card }
action-strike = dar el golpe con las picas jugadas
action-yield = rendirte e ir al destierro
action-trade = comprar { $card } del descarte
    .short = comprar { $card }
action-offer = proponer un trato a { $who }
action-give = decir que das { $card }
    .short = dar { $card }
action-want = pedir { $card }
    .short = pedir { $card }
action-propose = proponer el trato
action-accept = aceptar el trato
action-decline = rechazar el trato
action-hand = poner { $card } bocabajo
action-exchange = cambiar las cartas puestas
action-denounce = denunciar lo que se ha dicho en falso
action-keep = dejar el trato como está
action-rest = terminar la adquisición
action-discard = descartar { $card }
action-call = señalar la mano de { $who }
action-pass = pasar

## Armar el tablero, y la pradera

action-flip = voltear una de tus piezas: { $shape }
    .short = voltear: { $shape }
action-pick = tomar { $tile }
action-turn = { $count ->
    [0] dejar la pieza como está
   *[other] girar la pieza { $count } × 60° como las agujas del reloj
}
action-island = empezar con ella una isla nueva
action-place = colocarla en { $place }
action-take-back = retirar tu última pieza
action-finish = dejar que se coloque el resto por ti
action-enough = proponer que la partida termine aquí
action-agree = estar de acuerdo en terminar
action-play-on = seguir jugando
