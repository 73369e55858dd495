### Juegos, modalidades y opciones: un nombre, y -help en una línea.

game-jack-rabbits = Jack Rabbits
game-jack-rabbits-help = Lleva a tu conejo por el mapa, consigue tres cartas reales y tráelas a la ciudadela.

preset-standard = Juego estándar
preset-standard-help = El juego introductorio y una estrategia por palo: los tréboles vuelan, las picas pelean, los corazones juzgan visitas y los diamantes comercian.
preset-intro = Juego introductorio
preset-intro-help = Caminos, traslados y cartas reales, sin combates ni juicios: el juego para empezar.

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

## Una estrategia por palo

option-flights = Vuelos
option-flights-help = Con un trébol como pasaporte puedes volar de torre en torre.
option-fights = Combates
option-fights-help = Con picas puedes pelear contra un conejo de tu hexágono: quien pierde va al destierro.
option-vetting = Juicios
option-vetting-help = Con corazones puedes juzgar la visita de un conejo que llega a un palacio.
option-trades = Comercio
option-trades-help = Con diamantes puedes comprar cartas del descarte en las plazas.

option-queen-card-is-proof = La reina como prueba
option-queen-card-is-proof-help = Si la carta de la reina de un palacio vale como prueba cuando se juzga una visita a él.
option-queen-card-is-proof-no = No
option-queen-card-is-proof-no-help = Solo los puntos en corazones son prueba.
option-queen-card-is-proof-visitor = Para quien llega
option-queen-card-is-proof-visitor-help = Quien llega al palacio puede mostrar también la carta de la reina.
option-queen-card-is-proof-both = Para ambas partes
option-queen-card-is-proof-both-help = Ambas partes pueden mostrar también la carta de la reina; quien juzga con ella y pierde debe devolverla a la corte.

## Interruptores y números

option-landbound-horses = Caballos por tierra
option-landbound-horses-help = Los caballos solo van a hexágonos de la misma masa de tierra.
option-round-cap = Última ronda
option-round-cap-help = Después de tantas rondas termina la partida, y queda primero quien esté más cerca del fin del juego.
