### Juegos, modalidades y opciones: un nombre, y -help en una línea.

game-jack-rabbits = Jack Rabbits
game-jack-rabbits-help = Lleva a tu conejo por el mapa, consigue tres cartas reales y tráelas a la ciudadela.

preset-standard = Juego estándar
preset-standard-help = El juego introductorio y una estrategia por palo: los tréboles vuelan, las picas pelean, los corazones juzgan visitas y los diamantes comercian.
preset-intro = Juego introductorio
preset-intro-help = Caminos, traslados y cartas reales, sin combates ni juicios: el juego para empezar.
preset-standard-plus = Juego estándar y más
preset-standard-plus-help = El juego estándar con una buena primera mezcla de añadidos: ciudadela avanzada, vuelos residenciales, zanahorias ventajosas y lotería gorda.
preset-meadow = Pradera
preset-meadow-help = Para niños pequeños: armen un mapa entre todos y paseen los conejos por él, sin cartas y sin ganador.
preset-edition-a = Edición A
preset-edition-a-help = El juego estándar según la edición A: la carta de la reina es prueba para ambas partes.
preset-edition-b = Edición B
preset-edition-b-help = El juego estándar según la edición B: solo los corazones son prueba.
preset-edition-c = Edición C
preset-edition-c-help = El juego estándar según la edición C: la carta de la reina es prueba para ambas partes.
preset-edition-d = Edición D
preset-edition-d-help = El juego estándar según la edición D: la carta de la reina es prueba para el visitante.

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

option-turn-order = Orden de los turnos
option-turn-order-help = En qué orden se turna la mesa.
option-turn-order-clockwise = Como el reloj
option-turn-order-clockwise-help = Los turnos siguen el orden de los asientos.
option-turn-order-counter-clockwise = Contra el reloj
option-turn-order-counter-clockwise-help = Los turnos van en contra del orden de los asientos.
option-turn-order-random = Por sorteo
option-turn-order-random-help = El orden se sortea una vez, antes del primer turno, y todo el mundo lo ve.

## Límite de la mano

option-hand-limit = Límite de la mano
option-hand-limit-help = Qué pasa con una mano de más de nueve cartas.
option-hand-limit-enforced = Obligatorio
option-hand-limit-enforced-help = En cuanto tu mano pasa del límite, descartas hasta él.
option-hand-limit-caught = Si te descubren
option-hand-limit-caught-help = Puedes tener más cartas hasta que alguien señale tu mano.

## Una estrategia por palo

option-flights = Vuelos
option-flights-help = Con un trébol como pasaporte puedes volar de torre en torre.
option-fights = Combates
option-fights-help = Con picas puedes pelear contra un conejo que esté donde tú estás: quien pierde va al destierro.
option-quiet-underground = Subsuelo en paz
option-quiet-underground-help = Nadie pelea en el subsuelo.
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

## Añadidos: reglas además de las del juego

# advanced-citadel

option-advanced-citadel = Ciudadela avanzada
option-advanced-citadel-help = En la ciudadela te pueden juzgar, y puedes comerciar con cualquier palo y despegar, según las estrategias en juego.

# tight-suits

option-tight-suits = Palos justos
option-tight-suits-help = Solo hay tantos palos como jugadores, en un mapa más pequeño.
option-suits = Palos en juego
option-suits-help = Qué palos quedan en juego con palos justos.
option-suits-usual = Los habituales
option-suits-usual-help = Picas, después corazones y diamantes.
option-suits-some = { $suits }
option-suits-some-help = Solo { $suits } están en juego.

# ambivalent-aces

option-ambivalent-aces = Ases ambivalentes
option-ambivalent-aces-help = Un as vale 1 u 11, como prefieras, cada vez que lo usas.

# capital-aces

option-capital-aces = Ases capitales
option-capital-aces-help = El primer as que gastas vale 11 y queda delante de ti.

# additional-capital

option-additional-capital = Capitales adicionales
option-additional-capital-help = Con un as delante de ti, las cartas de su palo valen juntas un punto más.

# special-flights

option-special-flights = Vuelos residenciales
option-special-flights-help = Los vuelos pueden aterrizar en cualquier hexágono, no solo en torres.

# provisional-palaces

option-provisional-palaces = Palacios provisionales
option-provisional-palaces-help = Al final de tu turno en un hexágono, puedes dejar a la vista seis puntos o más en corazones: hasta tu turno siguiente, puedes juzgar con ellos a quien llegue allí.

# special-access

option-special-access = Accesos especiales
option-special-access-help = En cualquier hexágono donde estés puedes juzgar con corazones a quien llegue, también en la ciudadela.

# hearts-boost

option-hearts-boost = Impulso de corazones
option-hearts-boost-help = En cualquier hexágono donde estés o que marque tu zanahoria puedes juzgar con corazones a quien llegue, también en la ciudadela.

# trailing-carrots

option-trailing-carrots = Zanahorias ventajosas
option-trailing-carrots-help = Un hexágono con tu propia zanahoria no tiene por qué detener tu travesía.

# windfall-lottery

option-windfall-lottery = Lotería gorda
option-windfall-lottery-help = Cada carta con el número de un dado gana otra; si los dos dados tienen el mismo número, cada una gana dos.

# overtaxed-hands

option-overtaxed-hands = Manos extralimitadas
option-overtaxed-hands-help = El límite de la mano es de seis cartas en lugar de nueve.

# seized-surplus

option-seized-surplus = Excedente expropiado
option-seized-surplus-help = Quien descubre una mano que pasa del límite se queda con las cartas que sobran, al azar.

# patriarchal-values

option-patriarchal-values = Valores patriarcales
option-patriarchal-values-help = Un as vale 14, un rey 13, una reina 12 y una jota 11.

# personal-trades

option-personal-trades = Tratos personales
option-personal-trades-help = Puedes cambiar cartas por diamantes con un conejo que esté donde tú. Lo que se dice puede ser falso; a quien se denuncia por ello va al destierro.

# early-deeds

option-early-deeds = Actos tempranos
option-early-deeds-help = También puedes pelear y comerciar donde empieza tu turno, antes de la travesía.

# building

option-building = Armar el tablero
option-building-help = Si arman el tablero entre todos antes de la partida, pieza por pieza.
option-building-off = No
option-building-off-help = Se juega en un tablero ya armado.
option-building-strict = Por turnos
option-building-strict-help = Por turnos, cada participante voltea una de sus piezas y la coloca.
option-building-free = Todos a la vez
option-building-free-help = Todas las piezas están bocarriba, y cada participante coloca las suyas cuando quiera.

# meadow

option-meadow = Pradera
option-meadow-help = Los conejos pasean por los caminos libres, sin cartas, sin dados y sin ganador: para niños pequeños.
