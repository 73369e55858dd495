### Juegos, modalidades y opciones: un nombre, y -help en una línea.

game-jack-rabbits = Jack Rabbits
game-jack-rabbits-help = Lleva a tu conejo por el mapa, consigue tres cartas reales y tráelas a la ciudadela.

preset-intro = Juego introductorio
preset-intro-help = Caminos, traslados y cartas reales, sin peleas ni cuestionamientos: el juego para empezar.

switch-on = sí
switch-off = no

## Fin del juego

option-objective = Fin del juego
option-objective-help = Qué tres cartas reales debes llevar a la ciudadela.
option-objective-simple = Simple
option-objective-simple-help = Tres cartas reales cualesquiera.
option-objective-diverse = Diverso
option-objective-diverse-help = Tres cartas reales de tres palos distintos.
option-objective-monarchic = Monárquico
option-objective-monarchic-help = Un rey, una reina y una jota.
option-objective-diverse-monarchic = Diverso y monárquico
option-objective-diverse-monarchic-help = Un rey, una reina y una jota de tres palos distintos.
option-objective-tribal = Tribal
option-objective-tribal-help = Tres cartas reales del mismo palo.
option-objective-triple-court = Triple corte
option-objective-triple-court-help = Tres cartas reales de la misma letra, como tres reinas.

## Quién empieza

option-first-player = Quién empieza
option-first-player-help = A quién le toca el primer turno.
option-first-player-random = Al azar
option-first-player-random-help = La suerte decide quién empieza.
option-first-player-seat = { $who }
option-first-player-seat-help = Empieza { $who }.

## Límite de la mano

option-hand-limit = Límite de la mano
option-hand-limit-help = Qué pasa con una mano de más de nueve cartas.
option-hand-limit-enforced = Obligatorio
option-hand-limit-enforced-help = Al final de tu turno descartas hasta el límite.
option-hand-limit-caught = Si te descubren
option-hand-limit-caught-help = Puedes tener más cartas hasta que alguien señale tu mano.

## Interruptores y números

option-landbound-horses = Caballos por tierra
option-landbound-horses-help = Los caballos solo van a hexágonos de la misma masa de tierra.
option-round-cap = Última ronda
option-round-cap-help = Después de tantas rondas termina la partida, y queda primero quien esté más cerca del fin del juego.
