### Lo que dice la página alrededor de una partida.

## Portada

web-map = El mapa: trece lugares en el mar y los caminos que los unen
web-play-now = Jugar ya
web-play-now-help = Contra un bot, aquí y ahora. Sin cuenta. La primera partida es la más sencilla.
web-make-table = Crear una mesa
web-join-short = Unirse a amigos
web-how = Cómo va
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
web-go-on = Seguir
web-watch = Mirar
web-seats-free = { $free ->
    [0] Completa
    [one] { $free } sitio libre
   *[other] { $free } sitios libres
}
web-bot = Bot
web-bot-number = Bot { $number }
# Nombres que la casa presta a quien no ha dicho el suyo.
web-lent-names = Trébol, Amapola, Zarza, Enebro, Romero, Tomillo, Salvia, Jara

## Unirse

web-join = Unirse
web-join-title = Unirse a una mesa
web-join-help = Escribe el código que te han dado o pega el enlace. Con un móvil, basta apuntar la cámara al código de la otra pantalla.
web-code = Código o enlace
web-no-code = Eso no es un código nuestro: tiene ocho letras y números, como k7m2p9xd.
web-moving = Trayendo tu sitio aquí …
web-link-spent = Este enlace ya se ha usado
web-link-spent-help = Un enlace que traslada un sitio sirve una sola vez, durante diez minutos. Pide otro en el aparato donde jugabas.

## Crear una mesa

web-which-game = ¿Qué juego?
web-which-rules = ¿Con qué reglas?
web-more-options = Más reglas y el mapa
web-option-needs = «{ $option }» solo funciona junto con «{ $other }».
web-options-clash = «{ $option }» y «{ $other }» se excluyen.
web-switch-on = Activar { $option }
web-switch-off = Desactivar { $option }
web-needs = Necesita { $other }.
web-clashes = No va junto con { $other }.
web-board = Un mapa propio
web-board-own = En uso: tu mapa { $name }.
web-board-usual = Volver al mapa habitual
web-board-help = Se usa el mapa habitual, salvo que elijas un archivo con otro (JSON).
web-board-not-json = Ese archivo no es un mapa: elige un archivo JSON.
web-who-plays = ¿Quién juega?
web-how-many = Cuántos jugadores
web-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
web-seat-me = Yo
web-seat-friend = Un amigo, por enlace
web-seat-bot = Un bot
web-seat-here = Alguien a mi lado, en esta pantalla
web-name = Nombre
web-name-of = Nombre de { $seat }
web-the-table = La mesa
web-public-table = Pública
web-public-help = Aparece en la portada: cualquiera puede ocupar un sitio libre.
web-onlookers = Se admiten mirones
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
web-copied = Copiado.

## Sala de espera

web-waiting = Sala de espera
web-seats = Sitios
web-seat-open = Sitio libre
web-you = tú
web-away = ausente
web-a-bot = bot
web-host = anfitrión
web-sit = Sentarme aquí
web-sit-too = Alguien en esta pantalla
web-sit-title = ¿Cómo te llamas en la mesa?
web-add-bot = Añadir un bot
web-remove = Quitar
web-rename = Cambiar el nombre
web-rename-title = Un nombre nuevo
web-stand = Dejar el sitio
web-cancel = Cancelar
web-wait-for-players = Esperando a los jugadores …
web-wait-for-host = Todos los sitios están ocupados. El anfitrión empieza la partida.
web-seats-to-fill = { $open ->
    [one] Queda un sitio libre. Espera a un amigo o juega con un bot.
   *[other] Quedan { $open } sitios libres. Espera a tus amigos o juega con bots.
}
web-fill-with-bots = Dárselos a bots
web-start = Empezar la partida
web-invite = Invita a tus amigos
web-invite-help = Envíales este enlace. No necesitan cuenta.
web-invite-text = ¡Ven a jugar a Jack Rabbits conmigo!
web-link = Enlace a esta mesa
web-copy = Copiar
web-share = Compartir
web-qr = Código gráfico con el enlace a esta mesa
web-qr-help = ¿En la misma habitación? Apunta la cámara de un móvil a la imagen.
web-code-is = O escribe el código:
web-local-only = Esta dirección solo funciona en este ordenador. Para los amigos de tu red, arranca la casa con HOST=0.0.0.0 y ábrela por la dirección propia de este ordenador.
web-timer-of = { $minutes } min por decisión
web-public = pública
web-private = privada

## Reglas

web-rules-title = Las reglas
web-rules-help = Cada regla con su número, como la cita el juego. Busca una palabra o sigue leyendo.
web-rules-search = Buscar
web-rules-found = { $found ->
    [0] Ninguna regla habla de eso.
    [one] { $found } regla
   *[other] { $found } reglas
}
web-contents = Contenido
