### Mesas compartidas: lo que se rechaza, lo que pasa alrededor de la partida y las frases rápidas.

## Reasons

reason-not-found = Aquí no hay nada: no existe esa mesa, o no es para ti.
reason-house-full = La casa está llena ahora; prueba más tarde.
reason-too-many-tables = Has abierto muchísimas mesas; termina antes alguna.
reason-too-many-sockets = Tienes demasiadas pantallas abiertas a la vez; cierra alguna.
reason-bad-practice = Una mesa de práctica empieza con una semilla o con una posición.
reason-bad-timer = No puede haber un reloj de { $value } segundos: sin reloj, o de { $fewest } a { $most } segundos.
reason-too-few-players = Una partida con otras personas necesita al menos dos puestos.
reason-already-started = La partida ya ha empezado.
reason-seats-open = Aún hay puestos libres: espera a que llegue gente o dáselos a los bots.
reason-not-over = La partida todavía no ha terminado.
reason-seat-is-taken = Ese puesto ya está ocupado.
reason-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
reason-nobody-away = Nadie falta de ese puesto desde hace dos minutos.
reason-no-such-phrase = No existe esa frase rápida.
reason-bad-key = Una respuesta necesita una clave de 1 a 64 caracteres.
reason-key-reused = Esa clave ya se usó para otra respuesta.
reason-not-started = La partida aún no ha empezado.
reason-stale-decision = Esa decisión ya pasó.
reason-bad-name = Un nombre tiene de 1 a { $most } caracteres.
reason-rules-are-older = Esta partida se jugó con reglas anteriores; se puede leer, pero no continuar.
reason-too-fast = Demasiado de golpe; espera un momento.
reason-message-too-long = Ese mensaje es demasiado largo.
reason-message-garbled = Ese mensaje no se puede leer.
reason-other-origin = Esa página es de otro sitio.
reason-unexpected = Algo ha fallado en la casa. No se pierde nada de lo confirmado.
reason-cannot-listen = No se puede atender en { $host }, puerto { $port } ({ $why }): elige otro puerto con --port u otra dirección con --host.
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
phrase-hurry = ¡Date prisa, conejo!
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

## Commands

screen-serving = Jackhouse está abierta en { $address } (Ctrl-C la cierra).
screen-backed-up = Todas las mesas están copiadas en { $file }.
