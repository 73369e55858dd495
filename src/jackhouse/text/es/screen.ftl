### Lo que dice la terminal alrededor de una partida.

screen-welcome = ¡Te damos la bienvenida a Jack Rabbits! Elige con números; escribe ? para ver la ayuda.
screen-no-terminal = { $label } se juega en una terminal: abre una y ejecuta «jackhouse play { $key }»; después eliges con números.
screen-goal = Para ganar, lleva tres cartas reales a la ciudadela. Fin del juego: { $objective }. { $help }
screen-additions = Reglas además de las habituales: { $options }.
screen-you = { $name } (tú)

## La posición

screen-round = Ronda { $round }
screen-price = Precio { $price } ({ $dice })
screen-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
screen-court = Corte
screen-pile = Pila
screen-lot = Descarte
screen-hand = Tu mano
screen-me = Tú
screen-costs = pagar { $price }
screen-gives-up = pierdes { $cards }
screen-none = nada
screen-laid = delante: { $cards }
screen-seen = vistas: { $cards }
screen-events = Lo que ha pasado
screen-earlier = { $count ->
    [one] … y { $count } cosa antes de esto: «historial»
   *[other] … y { $count } cosas antes de esto: «historial»
}

## Building, and the meadow

screen-meadow = No hay cartas ni ganador: armen un mapa, paseen los conejos y paren cuando todos quieran.
screen-stack-hex = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
screen-stack-rhombus = { $count ->
    [one] { $count } rombo
   *[other] { $count } rombos
}
screen-stack-triangle = { $count ->
    [one] { $count } triángulo
   *[other] { $count } triángulos
}
screen-against-advice = Contra los consejos: { $count }
screen-not-playable = Todavía no se puede jugar en este tablero: { $problem }.
screen-breaks-dead-end = callejón sin salida
screen-breaks-hex-to-hex = de hexágono a hexágono
screen-breaks-triangles = junto a un triángulo
screen-breaks-same = del mismo tipo
screen-breaks-no-road = ningún camino la une

## Elegir

screen-prompt = { $undo ->
    [yes] { $player }, elige (número, ?, mapa, historial, deshacer, salir):
   *[no] { $player }, elige (número, ?, mapa, historial, salir):
}
screen-enter = Intro
screen-choices-page = Página { $page } de { $pages } · Intro: más opciones
screen-hand-over = Pásale la pantalla a { $player } y pulsa Intro.
screen-hand-over-why = Le toca decidir a { $player }. Hasta entonces, todas las manos están ocultas.
screen-once-more = Elígelo otra vez para hacerlo.
screen-not-a-choice = { $count ->
    [one] Esa no es una opción: la única es 1.
   *[other] Esa no es una opción: escribe un número del 1 al { $count }.
}

## Notas

screen-help = Escribe el número de una opción y pulsa Intro. «? 3» dice la regla detrás de la opción 3, «regla { $rule }» esa regla, y «regla» las enumera todas. «mapa» muestra el mapa en grande, «historial» todo lo que ha pasado. «deshacer» retira tu último paso mientras nadie haya visto nada nuevo, «salir» termina; la partida se puede guardar.
screen-help-to = En una travesía, «hasta JD» te lleva enseguida a ese hexágono, por el camino más barato; «hasta» enumera adónde puedes ir y lo que cuesta.
screen-destinations = Adónde puede llevar esta travesía
screen-no-destination = Solo una travesía tiene destinos.
screen-not-reached = No se puede llegar a { $place }: a estos lugares sí.
screen-refused = Ahora no es posible
screen-nothing-to-undo = No hay nada que deshacer: lo que otros ya han visto se queda como está.
screen-rule = { $rule } · { $title }
screen-rules = Las reglas
screen-next-rule = La regla siguiente: { $rule }
screen-no-such-rule = Aquí no hay ninguna regla { $rule }: estas son todas.
screen-log = Lo que ha pasado
screen-map = El mapa
screen-note-back = Intro: volver a la mesa
screen-note-on = Intro: seguir
screen-note-page = Página { $page } de { $pages } · -: una página atrás

command-help = ayuda
command-map = mapa
command-log = historial
command-rule = regla
command-to = hasta
command-undo = deshacer
command-quit = salir

## El final

screen-keep = Salir
screen-keep-it = La partida aún no está guardada en ningún lado. Para seguirla después, escribe el nombre de un archivo donde guardarla.
screen-keep-where = Un archivo, o solo Intro para salir sin guardarla:
screen-game-over = La partida ha terminado. Clasificación:
screen-winner = ¡Gana { $player }!
screen-meadow-over = Los conejos ya han paseado bastante.
screen-no-winner = Nadie ha llevado tres cartas reales a la ciudadela a tiempo.
screen-press-enter = Pulsa Intro para dejar la mesa.
screen-saved = La partida está guardada en { $file }: síguela con --save { $file }.
screen-goodbye = ¡Hasta pronto!

## Otros comandos

screen-see-help = «jackhouse --help» dice más.
screen-usage-whole-number = Tiene que ser un número entero.
screen-usage-number-too-large = Ese número es demasiado grande.
screen-usage-too-little = Tiene que ser { $ge } o más.
screen-usage-too-much = Tiene que ser { $le } o menos.
screen-usage-missing = Falta esta palabra.
screen-usage-no-such-command = No hay ninguna orden { $word }.
screen-usage-no-such-option = No hay ninguna opción { $word }.
screen-usage-value-missing = La opción { $word } necesita un valor.
screen-usage-value-for-flag = La opción { $word } no lleva valor.
screen-usage-extra-words = Sobran palabras: { $word }.
screen-verified = { $lines ->
    [one] El registro es correcto: su única línea lleva al mismo final.
   *[other] El registro es correcto: sus { $lines } líneas llevan al mismo final.
}
screen-verified-fair = El registro es correcto: sus { $lines } líneas llevan al mismo final, sus { $numbers } números al azar salen del secreto y de los nonces, y el secreto es el del compromiso { $commitment }.
screen-verified-uncommitted = El registro es correcto: sus { $lines } líneas llevan al mismo final. No trae compromiso o no trae números al azar, así que no se han podido comparar.

screen-board-tiles = piezas
screen-board-hexes = hexágonos
screen-board-open-roads = caminos abiertos
screen-board-dead-ends = callejones sin salida
screen-board-landmasses = masas de tierra
screen-board-lakes = tamaños de los lagos
screen-board-sound = El tablero está bien: nadie se queda sin salida.
screen-board-caves = cuevas de cada masa de tierra
screen-board-royals-free = reales a los que llegan caminos libres
screen-board-royals-by-cave = otros a los que se llega gratis saliendo de una cueva
screen-board-royals-by-transfer = reales a los que solo se llega pagando un traslado
screen-board-advice = consejos sin seguir
screen-board-nothing = ninguno
screen-board-royal = real
screen-board-journeys = travesías desde la ciudadela
screen-board-road-tiles = piezas de camino por el medio
screen-board-code = El código de este tablero es { $code }.
screen-board-link = En un servidor está en { $link }.
screen-board-seed = La semilla de este tablero es { $seed }.
screen-board-saved = El tablero está guardado en { $file }.
screen-advice-dead-end = callejones sin salida (T)
screen-advice-hex-to-hex = caminos directos de hexágono a hexágono (X)
screen-advice-triangles = triángulos uno junto al otro (!)
screen-advice-same-triangles = triángulos del mismo tipo uno junto al otro (!)
screen-advice-no-road = piezas que ningún camino une

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
screen-figure-wins = victorias por asiento
screen-figure-wins-by-bot = victorias por bot
screen-figure-seconds = segundos
screen-figure-decisions-per-second = decisiones por segundo
screen-figure-compiled = motor compilado
screen-figure-turns-median = turnos por partida, mediana
screen-figure-wins-by-order = victorias por orden de juego, primero quien empieza
screen-figure-wins-95 = proporción de victorias por asiento, intervalo del 95 %
screen-figure-per-game = cuántas veces por partida
screen-figure-turns-ending = proporción de turnos que terminan ahí

## Un estudio de opciones

screen-study-title = { $label }, { $preset }: { $games } partidas con cada conjunto de opciones; participantes: { $players } ({ $bots }); semilla: { $seed }
screen-study-note = Todos los conjuntos juegan con las mismas semillas. ± y paréntesis: intervalos del 95 %. *: difiere del primer conjunto, partida por partida; más o menos uno de cada veinte lo hace por azar.
screen-study-set = opciones
screen-study-length = Duración
screen-study-turns = turnos por partida
screen-study-difference = diferencia
screen-study-finished = con ganador
screen-study-by-seat = Proporción de victorias por asiento
screen-study-by-order = Proporción de victorias por orden de juego
screen-study-place = N.º { $number }
screen-study-actions = Cuántas veces se usa cada acción por partida
screen-study-action = acción
screen-study-actions-chart = Uso de cada acción, comparado con el primer conjunto: −1 aquí nunca se usa, +1 solo se usa aquí; vacío: sin diferencia clara
screen-study-left-out = Queda fuera: { $options }. { $reason }
screen-study-chart = Gráfico dibujado: { $file }

## El motor compilado

engine-background = se empieza con el motor normal; el compilado se prepara en segundo plano para la próxima vez (registro: { $log })
engine-building = se compila el motor (una sola vez, más o menos un minuto)
engine-built = el motor compilado está listo
engine-failed = no se ha podido compilar el motor; se usa el normal (registro: { $log })
engine-impossible = aquí no hay compilador de C o faltan las cabeceras de Python; se usa el motor normal
engine-unwritable = el motor compilado no se puede guardar en { $folder }; se usa el normal
engine-waiting = otro proceso está compilando el motor; se espera a que termine
