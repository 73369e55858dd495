### Títulos de las partes de las imágenes de Jackal.

art-space = { $at }: { $what }
art-pirate = { $who }: el pirata, en la { $at }
art-pirate-aboard = { $who }: el pirata, aún a bordo
art-feature-space = una casilla
art-feature-white-flag = la bandera blanca, donde desembarcan los piratas
art-feature-red-flag = la bandera roja
art-feature-blue-flag = la bandera azul
art-feature-difficult = terreno difícil, dos pasos
art-feature-bandit = un bandido
art-feature-coins-1 = un tesoro de 1 moneda
art-feature-coins-2 = un tesoro de 2 monedas
art-feature-coins-3 = un tesoro de 3 monedas
art-action-NE = Noreste
art-action-SE = Sureste
art-action-SW = Suroeste
art-action-NW = Noroeste
art-action-LR = Izquierda o derecha
art-action-UD = Arriba o abajo
art-action-diagonal = Diagonal
art-action-orthogonal = Recto
art-action-horse = Caballo salvaje
art-action-red = Bandera roja
art-action-blue = Bandera azul
art-action-double = Doblete
art-action-friday = Viernes
art-action-weapon = Arma
art-action-rum = Ron
art-coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
art-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
art-voyage = Isla { $round } de { $rounds }
art-away = en Tortuga
art-row = { $who }: la hilera
art-atlas = Todas las islas
