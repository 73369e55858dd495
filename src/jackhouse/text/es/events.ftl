### Lo que ha pasado, una frase por suceso. Si quien escucha no puede saber una parte, se dice la forma -plain.

event-order-drawn = Se sortea el orden de juego: { $order }.
event-turn-began = Ronda { $round }: le toca a { $who }.
event-turn-began-plain = Le toca a { $who }.
event-rolled = { $who } saca { $dice }: el precio es { $price }.
event-showed = { $who } muestra { $cards } ({ $cause }).
event-passport-counts = { $card } vale { $value } como pasaporte.
event-passed = { $who } pasa ({ $question }).
event-drew = { $who } toma { $card } ({ $cause }).
event-drew-plain = { $who } toma una carta ({ $cause }).
event-reshuffled = { $cards ->
    [one] La pila está vacía: la única carta del descarte forma una pila nueva.
   *[other] La pila está vacía: se barajan las { $cards } cartas del descarte y forman una pila nueva.
}
event-no-card-left = { $who } debería tomar una carta, pero la pila y el descarte están vacíos.

## Armar el tablero

event-building-began = { $style ->
    [free] Arman el tablero entre todos: las piezas están bocarriba, y cada cual coloca las suyas cuando quiera.
   *[strict] Arman el tablero entre todos: por turnos, cada cual voltea una pieza y la coloca. Empieza { $first }.
}
event-tiles-dealt = Las piezas se reparten bocarriba.
event-flipped = { $who } voltea { $tile }.
event-placed = { $who } coloca { $tile }.
event-taken-back = { $who } retira { $tile } del mapa.
event-finishing = { $who } deja que se coloque el resto de sus piezas.
event-reopened = Todavía no se puede jugar en este tablero: { $problem }. Hay que volver a colocar estas piezas: { $tiles }.
event-built = El tablero está armado.
event-end-proposed = { $who } propone que la partida termine aquí.
event-played-on = Alguien quiere seguir, así que { $who } continúa.

## Travesía

event-stayed = { $who } se queda { $at }.
event-stepped = { $who } lleva recorrido: { $path }.
event-travelled = { $who } recorre: { $path }.
event-transferred = { $verb ->
    [hike] { $who } toma el pasadizo y sale por el camino del { $direction }.
    [ride] { $who } va a caballo { $to }.
    [sail] { $who } va en bote { $to } y entra por el camino del { $direction }.
    [buy] { $who } se detiene en la taberna.
    [hole] { $who } se mete en la madriguera y sale por { $place }.
   *[other] { $who } hace un traslado: { $action }.
}
event-bought-joker = { $who } compra el { $card_name }.
event-flew = { $who } vuela { $to }.
event-fell = { $who } cae del cielo.
event-arrived = { $loop ->
    [yes] { $who } vuelve { $to }.
   *[no] { $who } va { $to } desde { $from }.
}

## Cartas

event-paid = { $kind ->
    [joker] { $who } usa el { $card_name }.
   *[cards] { $who } paga { $cards } (cuesta { $price }).
}
event-kept-ace = { $card } queda delante de { $who }.
event-royal-returned = { $card } vuelve a la corte, y { $who } retira la zanahoria de su hexágono.
event-joker-returned = El { $card_name } vuelve a la corte.
event-acquired = { $who } adquiere { $card } y pone una zanahoria en su hexágono.
event-rested = { $who } termina la adquisición.
event-gave-up = { $who } renuncia a { $card }.
event-discarded = { $who } descarta { $card }.
event-uncalled = Nadie señala ninguna mano.
event-caught = { $by } descubre que { $who } tiene demasiadas cartas.
event-seized = { $kind ->
    [joker] { $who } le expropia el { $card_name } a { $victim }.
    [royal] { $who } le expropia { $card } a { $victim } y reemplaza la zanahoria de su hexágono.
   *[cards] { $who } le expropia { $card } a { $victim }.
}
event-seized-plain = { $who } le expropia una carta a { $victim }.

## Combates, juicios y comercio

event-exiled = { $cause_key ->
    [trade] A { $who } se le descubre un engaño en un trato, y va al destierro desde { $from }.
    [contest] { $who } sale perdiendo en el juicio y va al destierro desde { $from }.
   *[fight] { $who } pierde el combate y va al destierro desde { $from }.
}
event-attacked = { $who } ataca a { $rival }.
event-struck = { $who } juega { $cards }: { $total } en total.
event-fight-won = { $who } gana el combate contra { $rival }.
event-stole = { $kind ->
    [joker] { $who } le roba el { $card_name } a { $victim }.
    [royal] { $who } le roba { $card } a { $victim } y reemplaza la zanahoria de su hexágono.
   *[cards] { $who } le roba { $card } a { $victim }.
}
event-stole-plain = { $who } le roba una carta a { $victim }.
event-nothing-to-steal = { $who } iba a robar una carta, pero { $victim } no tiene ninguna.
event-contested = { $who } muestra { $cards } y juzga la visita de { $visitor }.
event-uncontested = Nadie juzga la visita de { $who }.
event-proved = { $who } muestra { $cards } como prueba y puede quedarse.
event-refuted = { $who } ha juzgado en vano y descarta { $cards }.
event-palace-opened = { $who } deja { $cards } a la vista y tiene un palacio { $at }.
event-palace-closed = { $who } recoge { $cards }: el palacio provisional se ha acabado.
event-traded = { $who } se lleva { $cards } del descarte.
event-offered = { $who } le propone un trato a { $partner }: { $gives } por { $wants }.
event-offer-accepted = { $who } acepta el trato con { $partner }.
event-offer-declined = { $who } rechaza el trato con { $partner }.
event-handed = { $kind ->
    [joker] { $who } le entrega el { $card_name } a { $partner }.
    [royal] { $who } le entrega { $card } a { $partner }, y la zanahoria de su hexágono cambia.
   *[cards] { $who } le entrega { $card } a { $partner }.
}
event-handed-plain = { $who } le entrega una carta a { $partner }.
event-laid-down = { $count ->
    [one] { $who } ha puesto una carta bocabajo para { $partner }.
   *[other] { $who } ha puesto { $count } cartas bocabajo para { $partner }.
}
event-uncovered = { $who } ha puesto { $cards } para { $partner }.
event-uncovered-plain = { $count ->
    [one] { $partner } mira la carta de { $who }.
   *[other] { $partner } mira las { $count } cartas de { $who }.
}
event-denounced = { $by } denuncia a { $who } y muestra { $cards }: no es lo que se había nombrado.
event-trade-kept = Nadie denuncia el trato entre { $who } y { $partner }.

## El final

event-won = ¡{ $who } está en la ciudadela con { $royals } y gana!
event-ended = La partida ha terminado: { $cause }. { $ranking }
event-took-back = { $who } deshace su último paso.

cause-lottery = lotería
cause-increment = incremento
cause-passport = pasaporte
cause-fight = combate
cause-contest = juicio
cause-trade = trato
cause-won = alguien ha ganado
cause-round-cap = se ha jugado la última ronda
cause-agreement = todos están de acuerdo en terminar
cause-turn-cap = ha habido demasiadas decisiones en un solo turno
