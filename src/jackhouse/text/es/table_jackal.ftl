### En una mesa de Jackal, en la página.

table-island = La isla
table-water = agua
table-in-tortuga = { $who }: en Tortuga
table-first = primer jugador
table-rows = Las hileras, una vez mostradas
table-pirate-is = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}.
table-card-horse = caballo salvaje
    .the = el caballo salvaje
table-plan = Tu hilera
table-plan-empty = Toca una carta de tu mano para ponerla aquí, bocabajo.
table-plan-help = Se resuelven de izquierda a derecha. Toca una carta de tu mano para añadirla; en la hilera toca una para retirarla, arrástrala o usa ◀ ▶ para moverla.
table-plan-card = { $number }: { $card }
table-plan-earlier = Mover { $card } a la izquierda
table-plan-later = Mover { $card } a la derecha
table-plan-back = Retirar { $card }
table-pass-rum = No me preguntes: no doy ron
table-pass-rum-on = En esta isla no das ron.
table-plan-sealed = Tu hilera está bocabajo hasta que todos hayan confirmado la suya.
table-attached = con { $card }
table-story-coins = Monedas de tesoros
table-story-treasures = Tesoros alcanzados
table-story-failures = Hileras sin tesoro
table-story-tortuga = Visitas a Tortuga
table-story-bandits = Bandidos vencidos
table-story-rum = Ron dado a otros
art-draw-deck = Mazo
art-discard = Descarte
