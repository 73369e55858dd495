### Mesas compartidas: lo que se rechaza, lo que pasa alrededor de la partida y las frases rápidas.

## Reasons

reason-not-found = Aquí no hay nada: no existe esa mesa, o no es para ti.
reason-one-map = Envía un solo mapa: o un tablero o las piezas como están colocadas.
reason-house-full = El servidor está lleno ahora; prueba más tarde.
reason-too-many-tables = Has abierto muchísimas mesas; termina antes alguna.
reason-too-many-sockets = Tienes demasiadas pantallas abiertas a la vez; cierra alguna.
reason-bad-practice = Una mesa de práctica empieza con una semilla o con una posición.
reason-bad-timer = No puede haber un reloj de { $value } segundos: sin reloj, o de { $fewest } a { $most } segundos.
reason-already-started = La partida ya ha empezado.
reason-seats-open = Aún hay asientos libres: espera a que llegue gente o complétalos con bots.
reason-not-over = La partida todavía no ha terminado.
reason-seat-is-taken = Ese asiento ya está ocupado.
reason-already-seated = Ya tienes un asiento aquí; otro es para alguien que juegue a tu lado, en la misma pantalla.
reason-too-many-answers = En esta mesa se ha deshecho tanto que ya no se puede deshacer nada más.
reason-record-too-long = Comprobar este registro lleva demasiado tiempo; no se puede traer.
reason-not-the-host = Eso solo puede hacerlo el anfitrión.
reason-nobody-away = Quien ocupa ese asiento no lleva dos minutos ausente.
reason-no-such-phrase = No existe esa frase rápida.
reason-bad-key = Una respuesta necesita una clave de 1 a 64 caracteres.
reason-key-reused = Esa clave ya se ha usado para otra respuesta.
reason-not-started = La partida aún no ha empezado.
reason-stale-decision = Esa decisión ya ha pasado.
reason-bad-name = Un nombre tiene de 1 a { $most } caracteres.
reason-bad-nonce = Un nonce tiene de 1 a { $most } cifras hexadecimales, en minúsculas.
reason-no-commitment = Esta mesa no tiene ningún secreto al que añadir algo: es de práctica o se ha abierto con una versión anterior.
reason-rules-are-older = Esta partida se ha jugado con reglas anteriores; se puede leer, pero no continuar.
reason-too-fast = Demasiado de golpe; espera un momento.
reason-message-too-long = Ese mensaje es demasiado largo.
reason-message-garbled = Ese mensaje no se puede leer.
reason-method-not-allowed = Esa dirección no admite peticiones de ese tipo.
reason-other-origin = Esa página es de otro servidor.
reason-unexpected = Algo ha fallado en el servidor. No se pierde nada de lo confirmado.
reason-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port } ({ $why }): elige otro puerto con --port u otra dirección con --host.
reason-line-out-of-place = Hay una línea de la mesa fuera de lugar.
reason-table-unreadable = La línea { $line } de la mesa no se puede leer; se ha dejado como está.

## Events

event-said = { $who }: { $phrase }
event-game-began = Empieza la partida.
event-rematch = Se ha abierto otra partida: { $table }.
event-seat-taken = { $name } se sienta a la mesa.
event-seat-named = { $who } pasa a llamarse { $name }.
event-seat-left = { $who } se ha ido.
event-bot-seated = Un bot se sienta a la mesa.
event-seat-lent = Un bot juega por { $who } de momento.
event-seat-returned = { $who } ha vuelto.
event-timed-out = A { $who } se le ha acabado el tiempo y responde un bot: { $action }.
event-timed-out-plain = A { $who } se le ha acabado el tiempo y responde un bot.

## Quick phrases

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-have-fun = ¡A divertirse!
phrase-well-played = ¡Bien jugado!
phrase-nice-move = ¡Buena jugada!
phrase-wow = ¡Hala!
phrase-ouch = ¡Ay!
phrase-oops = ¡Uy!
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-please = ¡Por favor!
phrase-yes = ¡Sí!
phrase-no = ¡No!
phrase-maybe = Tal vez.
phrase-thinking = Déjame pensar…
phrase-your-turn = ¡Te toca!
phrase-take-your-time = Tómate tu tiempo.
phrase-hurry = ¡Date prisa!
phrase-one-moment = Un momento, por favor.
phrase-back-soon = Vuelvo enseguida.
phrase-i-am-back = ¡Ya he vuelto!
phrase-so-close = ¡Por poco!
phrase-lucky = ¡Qué suerte tienes!
phrase-unlucky = ¡Qué mala suerte!
phrase-that-was-mine = ¡Eso era mío!
phrase-watch-out = ¡Cuidado!
phrase-shall-we-trade = ¿Cambiamos cartas?
phrase-i-will-fight = ¡Prepárate para pelear!
phrase-what-a-game = ¡Qué partida!
phrase-good-game = ¡Buena partida!
phrase-rematch = ¿Otra partida?
phrase-goodbye = ¡Adiós!
phrase-land-ho = ¡Tierra a la vista!
phrase-have-some-rum = ¡Toma un poco de ron!

## Commands

screen-serving = Jackhouse está abierto en { $address } (Ctrl-C lo cierra).
screen-backed-up = Todas las mesas están copiadas en { $file }.
