### Jackal, el juego de cartas: todas sus palabras salvo las reglas (jackal_rules.ftl) y las islas (jackal_islands.ftl).

game-jackal = Jackal, el juego de cartas
game-jackal-help = Planea en secreto una hilera de cartas, desembarca en una isla y llega antes que nadie a su tesoro.

preset-voyage = Travesía
preset-voyage-help = Una partida completa: diez islas.
preset-first-voyage = Primera travesía
preset-first-voyage-help = Una partida corta para aprender: cuatro islas.

option-islands = Islas
option-islands-help = Cuántas islas visitan los piratas; después se cuentan las monedas.
option-islands-number = { $number ->
    [one] { $number } isla
   *[other] { $number } islas
}
option-turned-islands = Islas giradas
option-turned-islands-help = Al descubrirla, cada isla se gira al azar, para que ninguna dirección valga más que otra.
option-gentle-islands = Primero las islas fáciles
option-gentle-islands-help = Las islas más fáciles para quien empieza salen primero.

## Cartas: un signo para las hileras, .name en palabras

card-NE = ↗
    .name = flecha al noreste
    .the = la flecha al noreste
card-SE = ↘
    .name = flecha al sureste
    .the = la flecha al sureste
card-SW = ↙
    .name = flecha al suroeste
    .the = la flecha al suroeste
card-NW = ↖
    .name = flecha al noroeste
    .the = la flecha al noroeste
card-LR = ↔
    .name = flecha a izquierda o derecha
    .the = la flecha a izquierda o derecha
card-UD = ↕
    .name = flecha arriba o abajo
    .the = la flecha arriba o abajo
card-X = ✕
    .name = flecha en cualquier diagonal
    .the = la flecha en cualquier diagonal
card-plus = ✚
    .name = flecha recta en cualquier dirección
    .the = la flecha recta en cualquier dirección
card-red = bandera roja
    .name = bandera roja
    .the = la bandera roja
card-blue = bandera azul
    .name = bandera azul
    .the = la bandera azul
card-double = doblete
    .name = doblete
    .the = el doblete
card-friday = Viernes
    .name = Viernes
    .the = a Viernes
card-weapon = arma
    .name = arma
    .the = el arma
card-rum = ron
    .name = ron
    .the = el ron

compass-N = norte
compass-NE = noreste
compass-E = este
compass-SE = sureste
compass-S = sur
compass-SW = suroeste
compass-W = oeste
compass-NW = noroeste

flag-white = bandera blanca
flag-red = bandera roja
flag-blue = bandera azul

## Acciones

action-sail-plain = navegar a la isla
action-tortuga = { $count ->
    [1] quedarte en Tortuga: 2 cartas por 1 moneda
    [2] quedarte en Tortuga: 3 cartas por 2 monedas
   *[other] quedarte en Tortuga: 5 cartas por { $count } monedas
}
    .short = { $count ->
    [one] Tortuga por { $count } moneda
   *[other] Tortuga por { $count } monedas
}
action-lay = { $card_key ->
    [double] jugar un doblete
    [friday] jugar a Viernes
    [weapon] jugar un arma
    [rum] jugar un ron
    [red] poner la bandera roja
    [blue] poner la bandera azul
    [horse] poner un caballo salvaje
   *[other] poner { $card }
}
action-commit = confirmar esta hilera
action-rum = { $count ->
    [one] dar un ron
   *[other] dar { $count } rones
}
action-go = ir al { $compass }
action-go-plain = saltar a la { $cell }
action-friday = dejarte guiar por Viernes
action-weapon = luchar con un arma contra el bandido
action-double = jugar un doblete

## A qué lleva una respuesta

purpose-row-reaches = la hilera { $cards } llega a { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
purpose-reaches = llega a { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
purpose-reaches-first = llega a { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, y nadie puede llegar antes
purpose-late = otros ya se llevan todas las monedas de allí
purpose-hand-reaches = tu mano llega como mucho a { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
purpose-hand-none = tu mano no llega aquí a ningún tesoro
purpose-slows = { $count ->
    [one] un paso más para { $victim }
   *[other] { $count } pasos más para { $victim }
}
purpose-keeps = { $card_key ->
    [double] guardas tu doblete para después
    [friday] guardas a Viernes para después
    [weapon] guardas tu arma para después
   *[other] guardas tu ron para después
}

## Fases y preguntas

phase-landfall = Recalada
phase-landfall-help = Se descubre una isla; quien tiene una moneda puede quedarse en Tortuga y comprar cartas.
phase-planning = Planificación
phase-planning-help = Todos ponen en secreto una hilera de cartas y la confirman.
phase-resolving = Búsqueda del tesoro
phase-resolving-help = Las hileras se muestran y se resuelven, un pirata tras otro.

question-tortuga = Tortuga
question-tortuga-help = Navega a la isla, o quédate y compra cartas: 2 por una moneda, 3 por dos, 5 por tres.
question-tortuga-now = Esta es la isla { $rounds } de { $rounds }, la última: navega a ella. Las cartas que compres ahora en Tortuga no te sirven de nada, porque ya no queda ninguna isla donde jugarlas.
question-planning = Planificación
question-planning-help = Pon tu hilera carta por carta y confírmala. Nadie la ve antes de que todos hayan confirmado.
question-planning-now = { $cards ->
    [0] Pon la primera carta de tu hilera. Nadie la ve antes de que todos hayan confirmado.
   *[other] Tu hilera: { $laid }. Añade otra carta, confirma o deshaz.
}
question-rum = Ron
question-rum-help = Puedes darle ron al pirata al que le toca (+1 paso por carta). Todos eligen en secreto.
question-rum-now = Ahora viene la hilera de { $victim }. Puedes darle ron (+1 paso por carta) o pasar. Todos eligen en secreto.
question-go = ¿Por dónde?
question-go-help = Elige adónde lleva esta carta a tu pirata.
question-go-now = Tu carta ({ $kind ->
    [joker] caballo salvaje
   *[other] { $card_name }
}) tiene varios movimientos: elige adónde va tu pirata.
question-friday = Terreno difícil
question-friday-help = Esta casilla cuesta dos pasos, o uno con Viernes.
question-weapon = Bandido
question-weapon-help = Aquí hay un bandido: lucha con un arma para seguir, o tu turno termina.
question-doubling = Doblete
question-doubling-help = Puedes jugar un doblete para resolver esta carta otra vez.
question-doubling-now = Tu carta ({ $kind ->
    [joker] caballo salvaje
   *[other] { $card_name }
}) se ha resuelto. Juega un doblete para resolverla otra vez, o pasa.

## Sucesos

event-island-shown = Isla { $round } de { $rounds }: { $island }. Empieza { $who }.
event-sailed = { $who } navega a la isla.
event-visited-tortuga = { $coins ->
    [one] { $who } se queda en Tortuga y compra { $count } cartas por { $coins } moneda.
   *[other] { $who } se queda en Tortuga y compra { $count } cartas por { $coins } monedas.
}
event-island-lost = Todos están en Tortuga: nadie desembarca en { $island }.
event-committed = { $who } ha confirmado una hilera.
event-revealed = { $who } muestra su hilera: { $cards }.
event-gave-rum = { $count ->
    [one] { $who } le da un ron a { $victim }: un paso más.
   *[other] { $who } le da { $count } rones a { $victim }: { $count } pasos más.
}
event-landed = { $who } desembarca en la { $flag } ({ $cell }).
event-moved = { $who } va a la { $cell } ({ $kind ->
    [joker] caballo salvaje
   *[other] { $card_name }
}, paso { $steps }).
event-trudged = { $who } avanza a duras penas por terreno difícil (paso { $steps }).
event-guided = Viernes guía a { $who } por terreno difícil.
event-beat-bandit = { $who } vence al bandido con un arma.
event-doubled = { $who } juega un doblete ({ $kind ->
    [joker] caballo salvaje
   *[other] { $card_name }
}).
event-reached = { $value ->
    [one] { $who } llega a un tesoro de { $value } moneda
   *[other] { $who } llega a un tesoro de { $value } monedas
} en { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}.
event-row-ended = El turno de { $who } termina sin tesoro: { $cause }.
event-paid-out = { $coins ->
    [0] { $who } llega tarde y no recibe nada
    [one] { $who } recibe { $coins } moneda
   *[other] { $who } recibe { $coins } monedas
} del tesoro de { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}.
event-deck-remade = { $cards ->
    [one] El mazo está vacío: la única carta del descarte forma un mazo nuevo.
   *[other] El mazo está vacío: se barajan las { $cards } cartas del descarte y forman un mazo nuevo.
}
event-deck-empty = { $who } debería tomar una carta, pero el mazo y el descarte están vacíos.

cause-tortuga = Tortuga
cause-new-cards = cartas nuevas
cause-ran-out = se ha acabado la hilera
cause-blocked = la carta siguiente no puede mover al pirata
cause-bandit = un bandido cierra el paso
cause-no-flag = la isla no tiene bandera de ese color
cause-special = la hilera no tenía movimientos
cause-voyage-over = se ha visitado la última isla

## Razones

reason-no-such-price = Tortuga vende por 1, 2 o 3 monedas, no por { $price }.
    .short = Tortuga vende por 1, 2 o 3 monedas
reason-coins-unmet = { $price ->
    [one] Eso cuesta { $price } moneda, y tienes { $coins }.
   *[other] Eso cuesta { $price } monedas, y tienes { $coins }.
}
    .short = no hay suficientes monedas para eso
reason-empty-row = Tu hilera está vacía: pon al menos una carta antes de confirmar.
    .short = no se puede confirmar una hilera vacía
reason-specials-stay = Esta carta ({ $card }) nunca se pone en una hilera: guárdala en la mano y juégala mientras se resuelven las hileras.
    .short = esa carta nunca se pone en una hilera
reason-one-special = Una mano sin flechas, caballos ni banderas solo puede poner una carta.
    .short = una mano así solo puede poner una carta
reason-flag-first = Una bandera ({ $card }) solo puede ser la primera carta de una hilera.
    .short = una bandera solo puede ser la primera carta de una hilera
reason-no-such-rum = { $count ->
    [0] No tienes ron.
   [one] Juega { $count } carta de ron: no tienes más.
   *[other] Juega entre 1 y { $count } cartas de ron.
}
    .short = no hay tanto ron en la mano
reason-no-such-move = Esta carta ({ $card }) no lleva allí: elige uno de los caminos de la lista.
    .short = la carta no lleva allí
reason-bad-island = Esta isla no puede usarse ({ $island }): { $problem }.
reason-too-few-islands = { $islands ->
    [one] Este conjunto tiene { $islands } isla: no basta para una partida de { $rounds }.
   *[other] Este conjunto tiene { $islands } islas: no bastan para una partida de { $rounds }.
}

## Problemas

problem-island-not-text = no es texto
problem-island-empty = no tiene filas
problem-island-too-large = es mayor que { $detail } filas y columnas
problem-island-ragged = la fila { $detail } (la primera es 0) no es tan larga como la primera
problem-island-unknown-mark = no hay ninguna marca «{ $detail }»: usa . o W R B ^ ! 1 2 3, separadas por espacios en blanco
problem-island-flag-twice = la bandera de { $detail } ya está puesta
problem-island-no-white-flag = no tiene bandera blanca (W)
problem-island-turn = una isla no se puede girar así ({ $detail })
problem-island-order = las islas descubiertas no son las de la mesa ({ $detail })
problem-pirate-place = el pirata del asiento { $detail } (el primero es 0) no está en una casilla de la isla
problem-kind-used-up = no hay tantas cartas «{ $detail }» en el mazo
problem-no-such-island = no hay ninguna isla «{ $detail }» en esta mesa
problem-bad-coins = «{ $detail }» no es un número de monedas
problem-more-than-seats = nombra más manos, monedas o asientos que los { $detail } jugadores de la mesa
problem-bad-rest-of-deck = el resto de las cartas puede ir a «pile» o «discard», no a «{ $detail }»

## La terminal

screen-welcome-jackal = ¡Sube a bordo! Elige con números; escribe ? para ver la ayuda.
screen-goal-jackal = { $islands ->
    [one] Una isla, y gana quien tenga entonces más monedas.
   *[other] { $islands } islas, y gana quien tenga entonces más monedas.
}
screen-island = Isla { $round } de { $rounds }
screen-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
screen-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
screen-in-tortuga = en Tortuga
screen-committed = ha confirmado
screen-row = Hilera
screen-deck = Mazo
screen-discard = Descarte
screen-island-signs = { $flags } banderas de desembarco · ^ difícil · ! bandido · $1 $2 $3 monedas · columnas A B C, filas 1 2 3
screen-winners = { $count ->
    [one] ¡Gana { $players }!
   *[other] ¡{ $players } comparten la victoria!
}

screen-figure-cards-per-game = cartas jugadas por partida, según su clase
screen-figure-coins-mean = monedas de un jugador al final, de media
screen-figure-islands = cifras de las islas, y sus márgenes con cuatro bots codiciosos

screen-islands-island = isla
screen-islands-rows = filas
screen-islands-columns = columnas
screen-islands-spaces = casillas
screen-islands-treasures = tesoros
screen-islands-difficult = difíciles
screen-islands-bandits = bandidos
screen-islands-red = roja
screen-islands-blue = azul
screen-islands-one-beside = 1 al lado
screen-islands-one-straight-beside = 1 recto
screen-islands-three-arrows = flechas al 3
screen-islands-farthest-cards = más lejos
screen-islands-crowded = apretados
screen-islands-nothing-of-four = 4 cartas: nada, ‰
screen-islands-three-of-five = 5 cartas: un 3, ‰
screen-islands-mean = De las manos de 4 cartas, { $nothing } ‰ no llegan a nada, de media (como mucho 180).
