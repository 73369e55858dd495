### En una mesa de Jackal, en la página.

table-island = La isla
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
table-plan = Tu hilera
table-plan-empty = Toca una carta de tu mano para ponerla aquí, boca abajo.
table-plan-help = Se cumplen de izquierda a derecha. Toca una carta de tu mano para añadirla; en la hilera toca una para retirarla, arrástrala o usa ◀ ▶ para moverla.
table-plan-card = { $number }: { $card }
table-plan-earlier = Mover { $card } a la izquierda
table-plan-later = Mover { $card } a la derecha
table-plan-back = Retirar { $card }
table-story-coins = Monedas de tesoros
table-story-treasures = Tesoros alcanzados
table-story-failures = Hileras sin tesoro
table-story-tortuga = Visitas a Tortuga
table-story-bandits = Bandidos vencidos
table-story-rum = Ron dado a otros
art-discard = Descarte
