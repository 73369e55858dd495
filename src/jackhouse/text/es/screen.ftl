### Lo que dice la terminal alrededor de una partida.

screen-welcome = ¡Te damos la bienvenida a { $game }!
screen-how-to-play = Jack Rabbits se juega en una terminal: abre una y ejecuta «make run»; después eliges con números.
screen-goal = Para ganar, lleva tres cartas reales a la ciudadela. Fin del juego: { $objective }. { $about }
screen-players = { $count ->
    [one] Una sola persona: { $names }.
   *[other] { $count } participantes: { $names }.
}

## Nombres

screen-you = { $name } (tú)
screen-bot = Bot { $number }
screen-bot-kind = { $name } ({ $bot })

## La posición

screen-round = Ronda
screen-turn = Turno
screen-phase = Fase
screen-dice = Dados
screen-price = Precio
screen-not-rolled = sin lanzar todavía
screen-rabbits = Conejos
screen-hand = Tu mano
screen-hand-sizes = Cartas en mano
screen-carrots = Zanahorias
screen-court = Corte
screen-lot = Descarte
screen-pile = Pila
screen-known = Cartas que has visto
screen-draft = Hasta ahora
screen-nothing = nada
screen-rabbit = { $name }: { $place }
screen-carrot = { $name }: { $cards }
screen-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## Elegir

screen-your-turn = Te toca: { $question }
screen-waiting = { $name } está pensando…
screen-choices = Puedes:
screen-choice = { $number }. { $action }
screen-only-choice = Solo hay una opción y se elige por ti: { $action }
screen-refused = Ahora no es posible:
screen-refused-line = { $action }: { $reason }
screen-prompt = Tu elección (número, ? para ayuda, undo para deshacer, quit para salir):
screen-not-a-choice = { $text } no es una opción: escribe un número del 1 al { $count }.
screen-help = Escribe el número de una opción y pulsa Intro. «?» muestra esta ayuda y lo que ahora no es posible, «undo» deshace tu último paso, «quit» termina la partida; una regla, como «JR-4.2», se explica.
screen-rule = { $rule } · { $title }
screen-no-such-rule = Aquí no hay ninguna regla { $rule }: prueba con una de JR-1.1 a JR-6.8.
screen-undo-done = Deshecho.
screen-undo-nothing = No hay nada que deshacer: lo que ya se vio se queda como está.
screen-quit = ¡Hasta pronto! La partida quedó en la ronda { $round }.

## El final

screen-game-over = Fin de la partida
screen-winner = ¡Gana { $name }!
screen-no-winner = Nadie llevó tres cartas reales a la ciudadela a tiempo.
screen-ranking = Clasificación
screen-saved = Partida guardada en { $file }.
screen-loaded = Partida cargada de { $file }.

## Otros comandos

screen-replay-verified = { $count ->
    [one] El registro es correcto: su única línea lleva al mismo final.
   *[other] El registro es correcto: sus { $count } líneas llevan al mismo final.
}
screen-replay-differs = Según el registro, la clasificación es { $written }, pero al jugarlo resulta { $played }.
screen-replay-unfinished = El registro se detiene antes del final de la partida.
screen-simulating = Jugando { $count } partidas
screen-simulated = Terminaron { $finished } de { $games } partidas en { $seconds } segundos.
screen-board-ok = El tablero { $board } está bien.
screen-board-counts = Piezas: { $tiles } (hexágonos: { $hexes }). Caminos abiertos: { $open_roads }. Callejones sin salida: { $dead_ends }. Masas de tierra: { $landmasses }. Lagos: { $lakes }.
screen-board-road = { $direction }: { $ends }

## Lo que salió mal

screen-error = Error: { $reason }
screen-error-file-missing = No existe el archivo { $file }: revisa el nombre.
screen-error-file-unreadable = No se puede leer el archivo { $file }: revisa que sea de texto y que tengas permiso para abrirlo.
screen-error-file-exists = El archivo { $file } ya existe: elige otro nombre.
screen-error-file-unwritable = No se puede escribir el archivo { $file }: revisa la carpeta y tus permisos.
screen-error-not-json = El archivo { $file } no es JSON: da un archivo escrito por jackhouse.
screen-error-language = No hay ningún idioma { $language }; hay: { $known }.
screen-error-bot = No hay ningún bot { $bot }; hay: { $known }.
screen-error-option-form = { $text } no es una opción: escribe clave=valor, con comas entre varias.
screen-error-number = { $name } debe ser un número de { $low } a { $high }, no { $value }.
screen-error-interrupted = Interrumpido.
