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
table-ready = listo
table-ready-spoken = hilera lista
table-ready-help = Ha confirmado una hilera. Está bocabajo, y nadie sabe cuántas cartas tiene.
table-guide-landing = tu hilera desembarca aquí
table-guide-reach = a tu alcance
table-guide-specials = a tu alcance con una carta especial
table-legend-landing = desembarco
table-legend-reach = a tu alcance
table-legend-specials = con especial
table-reveal = Todas las hileras se muestran a la vez.
table-plan-lost = A esta isla le falta { $card }: tu pirata no puede desembarcar y el turno termina enseguida.
table-verb-rum = Ron para { $victim } (+1 paso cada uno)
table-arrival = { $place ->
    [1] en primer lugar aquí
    [2] en segundo lugar aquí
    [3] en tercer lugar aquí
   *[other] en cuarto lugar aquí
}: { $coins }
table-result = Resultado: { $island }
table-result-plain = Resultado de la última isla
table-result-pirate = Pirata
table-result-order = Llegada
table-result-place = { $place }.º
table-result-steps = Pasos
table-result-coins = Monedas
table-result-spoken = { $place ->
    [0] { $who }: sin tesoro, { $steps }.
    [1] { $who }: en primer lugar en el tesoro, { $steps }, { $coins }.
    [2] { $who }: en segundo lugar en el tesoro, { $steps }, { $coins }.
    [3] { $who }: en tercer lugar en el tesoro, { $steps }, { $coins }.
   *[other] { $who }: en cuarto lugar en el tesoro, { $steps }, { $coins }.
}
table-continue = Continuar
table-attached = con { $card }
table-story-islands = { $rounds ->
    [one] La partida en números: { $rounds } isla
   *[other] La partida en números: { $rounds } islas
}
table-story-coins = Monedas de tesoros
table-story-treasures = Tesoros alcanzados
table-story-failures = Hileras sin tesoro
table-story-tortuga = Visitas a Tortuga
table-story-bandits = Bandidos vencidos
table-story-rum = Ron dado a otros
art-draw-deck = Mazo
art-discard = Descarte
