### Qué le pasa a un tablero, una posición, una partida guardada o un registro; va dentro de la frase de un motivo.

## Tableros

problem-not-json = una parte no tiene la forma correcta; mira el tablero de ejemplo
problem-unknown-key = tiene un dato que los tableros no llevan
problem-missing-key = falta un dato; mira el tablero de ejemplo
problem-bad-text = ahí va un texto de una sola línea, ni vacío ni demasiado largo
problem-unknown-tile = no hay ninguna pieza con ese nombre
problem-duplicate-tile = esa pieza ya está usada
problem-bad-cells = la pieza no encaja ahí en la red
problem-bad-exits = los caminos no son los de ese hexágono con ese giro
problem-bad-roads = los caminos no son los de una pieza de ese tipo
problem-overlap = dos piezas se montan una sobre otra
problem-too-far-apart = las piezas están demasiado lejos unas de otras: acerca las islas
problem-no-citadel = falta la ciudadela
problem-board-not-built = una posición está en un tablero ya armado: nombra uno, o desactiva la opción de armar el tablero
problem-tiles = las piezas del mapa, de las pilas y de quienes juegan no son las de la partida
problem-unwinnable = nadie podría ganar en él, porque hay demasiado pocas cartas reales para el fin del juego a las que se llegue desde la ciudadela y con las que se vuelva
problem-no-free-cave = necesita una cueva cuyo camino llegue gratis a un hexágono, a otra cueva o al agua

## Códigos de tablero

problem-not-a-code = los códigos de tablero empiezan por JR1 y llevan solo letras y cifras
problem-unknown-version = es de una versión que aquí no se conoce
problem-checksum = le falta algo o tiene algo mal; vuelve a copiar el código entero
problem-no-such-map = no hay ningún mapa con este código

## Posiciones

problem-more-than-players = nombra más conejos, manos o turnos que participantes en la mesa ({ $detail })
problem-bad-rest = las demás cartas pueden ir a «pile» (la pila) o a «lot» (el descarte), no a «{ $detail }»
problem-bad-round = en esta partida no hay ronda { $detail }
problem-bad-dice = { $detail } no son dos dados: da dos números del 1 al 6
problem-no-such-place = ningún conejo puede estar en «{ $detail }»: nombra un hexágono del tablero, «underground» (el subsuelo) u «off-board» (el destierro)
problem-not-a-number = «{ $detail }» no es un número entero
problem-not-a-list = «{ $detail }» no es una lista
problem-not-moves = «{ $detail }» no es una línea de jugadas como «roll; exit 3»
problem-not-cards = «{ $detail }» no es una lista de cartas como «7S AC»
problem-unknown-card = no hay ninguna carta «{ $detail }»
problem-card-twice = la carta { $detail } se nombra dos veces
problem-court-card-in-pile = { $detail } es una carta real o un comodín y nunca está en la pila ni en el descarte
problem-too-many-royals = el asiento { $detail } (el primero es 0) tiene más cartas reales que sus tres zanahorias

## Partidas guardadas y registros

problem-card-count = las cartas de las manos, la pila, el descarte y la corte no son las 54 de la baraja
problem-card-place = la carta { $detail } no está donde debería
problem-hand-order = la mano del asiento { $detail } (el primero es 0) no está en orden
problem-rabbit-place = el conejo del asiento { $detail } (el primero es 0) no está en ningún lugar del tablero
problem-not-an-object = no es un objeto JSON
problem-seal-broken = su sello no corresponde a lo que contiene
problem-missing-or-wrong = el dato «{ $key }» falta o no es correcto
problem-bad-line = el dato «{ $key }» no es una línea de texto
