### Lo que dice la terminal alrededor de una partida.

screen-welcome = ¡Te damos la bienvenida a Jack Rabbits! Elige con números; escribe ? para ver la ayuda.
screen-no-terminal = Jack Rabbits se juega en una terminal: abre una y ejecuta «make run» o «jackhouse play jack-rabbits»; después eliges con números.
screen-goal = Para ganar, lleva tres cartas reales a la ciudadela. Fin del juego: { $objective }. { $help }
screen-you = { $name } (tú)
screen-bot = Bot { $number }

## La posición

screen-heading = Ronda { $round } · { $player } · { $phase }
screen-price = Precio { $price } ({ $dice })
screen-player = { $cards ->
    [one] { $player }: { $place } · { $cards } carta
   *[other] { $player }: { $place } · { $cards } cartas
}
screen-carrots = zanahorias: { $cards }
screen-court = Corte: { $cards }
screen-lot = Descarte: { $cards }
screen-piles = Pila: { $pile } · Descarte: { $lot }
screen-on-the-way = De camino: { $place }
screen-hand = Tu mano: { $cards }

## Elegir

screen-prompt = { $player }, elige (número, ? para la ayuda, deshacer, salir):
screen-hand-over = Pásale la pantalla a { $player } y pulsa Intro.
screen-not-a-choice = { $count ->
    [one] Esa no es una opción: la única es 1.
   *[other] Esa no es una opción: escribe un número del 1 al { $count }.
}
screen-help = Escribe el número de una opción y pulsa Intro. «?» explica la pregunta y lo que no es posible ahora, «? 3» la regla detrás de la opción 3, «mapa» muestra el mapa, «deshacer» retira tu último paso, «salir» termina (con --save la partida se guarda).
screen-waiting = { $player } está pensando…
screen-refused = Ahora no es posible:
screen-undone = Deshecho.
screen-nothing-to-undo = No hay nada que deshacer: lo que ya se vio se queda como está.
screen-rule = { $rule } · { $title }
screen-no-such-rule = Aquí no hay ninguna regla { $rule }: prueba con una de JR-1.1 a JR-7.8.

## El final

screen-game-over = La partida terminó. Clasificación:
screen-winner = ¡Gana { $player }!
screen-no-winner = Nadie llevó tres cartas reales a la ciudadela a tiempo.
screen-saved = Partida guardada en { $file }.
screen-goodbye = ¡Hasta pronto!

## Otros comandos

screen-see-help = «jackhouse --help» dice más.
screen-verified = { $lines ->
    [one] El registro es correcto: su única línea lleva al mismo final.
   *[other] El registro es correcto: sus { $lines } líneas llevan al mismo final.
}

screen-board-tiles = piezas
screen-board-hexes = hexágonos
screen-board-open-roads = caminos abiertos
screen-board-dead-ends = callejones sin salida
screen-board-landmasses = masas de tierra
screen-board-lakes = tamaños de los lagos
screen-board-sound = El tablero está bien: nadie se queda sin salida.

kind-capital = ciudadela
kind-plaza = plaza
kind-palace = palacio
kind-tower = torre
kind-woods = bosque
kind-mountain = montaña
kind-river = río
kind-fork = cruce
kind-tavern = taberna
kind-cave = cueva
kind-apart = aparte

screen-figure-game = juego
screen-figure-games = partidas
screen-figure-players = participantes
screen-figure-finished = partidas con ganador
screen-figure-unfinished = partidas detenidas por un límite
screen-figure-decisions = decisiones
screen-figure-choices = decisiones entre dos acciones o más
screen-figure-turns-mean = turnos por partida, en promedio
screen-figure-turns-p90 = turnos por partida, como máximo en nueve de cada diez
screen-figure-wins = victorias por puesto
screen-figure-wins-by-bot = victorias por bot
screen-figure-seconds = segundos
screen-figure-decisions-per-second = decisiones por segundo
screen-figure-compiled = motor compilado
screen-figure-turns-median = turnos por partida, mediana
screen-figure-wins-95 = proporción de victorias por asiento, intervalo del 95 %
screen-figure-per-game = cuántas veces por partida
screen-figure-turns-ending = proporción de turnos que terminan ahí

## El motor compilado

engine-building = se compila el motor (una sola vez, más o menos un minuto)
engine-built = el motor compilado está listo
engine-failed = no se pudo compilar el motor; se usa el normal
engine-impossible = aquí no hay compilador de C o falta mypyc; se usa el motor normal
