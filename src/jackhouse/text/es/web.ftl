### Lo que dice la página alrededor de una partida.

## Portada

web-map = El mapa: trece lugares en el mar y los caminos que los unen
web-play-now = Jugar ya
web-play-jackal = Jugar a Jackal contra bots
web-make-jackal = Crear una mesa de Jackal
web-play-now-help = Contra un bot, aquí y ahora. Sin cuenta. Tu primera partida usa las reglas más sencillas.
web-make-table = Crear una mesa
web-join-short = Unirte a amigos
web-build = Arma tu propio mapa
web-how = Cómo se juega
web-step-roads = Tira y corre
web-step-roads-help = Dos dados fijan el precio del turno. Sigue los caminos; paga con cartas para cabalgar, navegar o colarte por una madriguera.
web-step-cards = Gana cartas reales
web-step-cards-help = Llega a una torre, un palacio o una plaza, paga por su rey, su reina o su jota y planta allí tu zanahoria.
web-step-home = Vuelve a casa antes que nadie
web-step-home-help = Gana quien llegue primero a la ciudadela con las tres cartas reales que pide el fin del juego.
web-read-rules = Leer las reglas
web-my-tables = Tus mesas
web-lobby = Mesas abiertas
web-lobby-empty = Ahora mismo no espera ninguna mesa pública. Crea una y aparecerá aquí para todos.
web-nobody-yet = Nadie todavía
web-over = Terminada
web-older = Reglas anteriores
web-older-played = Qué se ha jugado
web-older-save = Guardar el registro
web-go-on = Seguir
web-watch = Mirar
web-seats-free = { $free ->
    [0] Completa
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
# Nombres para quien no ha dicho el suyo.
web-lent-names = Trébol, Amapola, Zarza, Enebro, Romero, Tomillo, Salvia, Jara

## Unirte

web-join = Unirte
web-join-title = Unirte a una mesa
web-join-help = Escribe el código que te han dado o pega el enlace. Con un teléfono, basta apuntar la cámara al código QR de la otra pantalla.
web-code = Código o enlace
web-no-code = Ese código no es válido: un código tiene ocho letras y números, como k7m2p9xd.
web-moving = Trayendo tu asiento aquí…
web-link-spent = Este enlace ya se ha usado
web-link-spent-help = Un enlace que traslada un asiento sirve una sola vez, durante diez minutos. Pide otro en el dispositivo donde jugabas.

## Crear una mesa

web-which-game = ¿Qué juego?
web-which-rules = ¿Con qué reglas?
web-more-options = Más reglas
web-option-needs = «{ $option }» solo funciona junto con «{ $other }».
web-option-needs-any = «{ $option }» solo funciona junto con una de estas: { $others }.
web-options-clash = «{ $option }» y «{ $other }» se excluyen.
web-option-bounds = «{ $option }» debe ser un número del { $fewest } al { $most }.
web-switch-on = Activar { $option }
web-switch-off = Desactivar { $option }
web-set-option = Poner { $option } en { $value }
web-option-set = { $option }: { $value }
web-group-table = En la mesa
web-group-strategies = Una estrategia por palo
web-group-map = Mapa y travesías
web-group-cards = Cartas y manos
web-group-company = En compañía
web-editions = Está en las ediciones { $editions }.
web-needs = Necesita { $other }.
web-clashes = No va junto con { $other }.
web-board = El mapa
web-board-which = ¿Qué mapa?
web-board-usual = El mapa habitual
web-board-named = { $count ->
    [one] Mapas para { $count } palo
   *[other] Mapas para { $count } palos
}
web-board-other = Otros mapas
web-board-build-strict = Armarlo entre todos, por turnos
web-board-build-free = Armarlo todos a la vez
web-board-random = Un mapa al azar
web-board-random-help = Sale del número { $seed }; el enlace de esta partida lleva este mapa.
web-board-making = Se está haciendo el mapa…
web-board-again = Otro
web-board-code = Con un código
web-board-code-label = Código o enlace
web-board-code-help = El código de un mapa empieza por JR1. Sin código, se usa el mapa habitual.
web-board-file = De un archivo
web-board-file-label = Archivo (JSON)
web-board-file-help = Sin archivo, se usa el mapa habitual.
web-board-last = El último que armé
web-board-picture = El mapa { $name }
web-board-copy = Copiar el código
web-board-fit = Jugar solo con estos palos: { $suits }
web-board-edit = Abrir para armar
web-board-own = En uso: tu mapa { $name }.
web-board-not-json = Ese archivo no es un mapa: elige un archivo JSON.
web-board-refused = { $file }: { $reason }
web-who-plays = ¿Quién juega?
web-how-many = Cuántos jugadores
web-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
web-seat-me = Yo
web-seat-friend = Un amigo, por enlace
web-seat-bot = Un bot
web-seat-here = Alguien a mi lado
web-name = Nombre
web-name-of = Nombre de { $seat }
web-the-table = La mesa
web-public-table = Pública
web-public-help = Aparece en la portada: cualquiera puede ocupar un asiento libre.
web-onlookers = Se admiten espectadores
web-onlookers-help = Quien tenga el enlace puede mirar, sin ver ninguna mano.
web-timer = Tiempo para cada decisión
web-timer-help = Si se acaba el tiempo, un bot responde por ese jugador.
web-timer-0 = Sin límite
web-timer-30 = 30 segundos
web-timer-60 = 1 minuto
web-timer-120 = 2 minutos
web-timer-300 = 5 minutos
web-timer-day = 1 día
web-open-table = Abrir la mesa
web-copy-setup = Copiar un enlace a esta configuración
web-not-copied = No se ha copiado nada: el navegador no deja que lo haga la página. Cópialo a mano: { $text }
web-copied = Copiado.

## Sala de espera

web-waiting = Sala de espera
web-seats = Asientos
web-seat-open = Asiento libre
web-you = tú
web-away = ausente
web-a-bot = bot
web-host = anfitrión
web-sit = Sentarte aquí
web-sit-too = Alguien a mi lado
web-sit-title = ¿Cómo te llamas en la mesa?
web-add-bot = Añadir un bot
web-remove = Quitar
web-rename = Cambiar el nombre
web-rename-title = Un nombre nuevo
web-stand = Dejar el asiento
web-cancel = Cancelar
web-wait-for-players = Esperando a los jugadores…
web-wait-for-host = Todos los asientos están ocupados. El anfitrión empieza la partida.
web-seats-to-fill = { $open ->
    [one] Queda un asiento libre. Espera a un amigo o juega con un bot.
   *[other] Quedan { $open } asientos libres. Espera a tus amigos o juega con bots.
}
web-fill-with-bots = Completar con bots
web-start = Empezar la partida
web-invite = Invita a tus amigos
web-invite-help = Envíales este enlace. No necesitan cuenta.
web-invite-text = ¡Ven a jugar conmigo! { $game }
web-link = Enlace a esta mesa
web-copy = Copiar
web-share = Compartir
web-qr = Código QR con el enlace a esta mesa
web-qr-help = ¿En la misma habitación? Apunta la cámara de un teléfono al código QR.
web-code-is = O escribe el código:
web-local-only = Esta dirección solo funciona en este ordenador. Para los amigos de tu red, arranca el servidor con HOST=0.0.0.0 y ábrelo por la dirección propia de este ordenador.
web-timer-of = { $minutes } min por decisión
web-map-strict = mapa: armado entre todos (por turnos)
web-map-free = mapa: armado entre todos (a la vez)
web-public = pública
web-private = privada
web-chance = De dónde sale el azar
web-chance-help = Todo el azar de la partida sale de un secreto que el servidor ya ha sacado y de unas cifras al azar que añade el dispositivo de cada jugador. Esta es la huella (SHA-256) del secreto: ya no se puede cambiar sin que lo notes. Cuando acabe la partida, un botón lo comprueba todo.

## Reglas

web-rules-title = Las reglas
web-rules-help = Cada regla con su número, como la cita el juego. Busca una palabra o sigue leyendo.
web-rules-search = Buscar
web-rules-found = { $found ->
    [0] Ninguna regla coincide.
    [one] { $found } regla
   *[other] { $found } reglas
}
web-contents = Contenido
