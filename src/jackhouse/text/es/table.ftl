### La mesa en la página: lo que hay alrededor de una partida.

## Marco

table-choices = Lo que puedes hacer
table-log = Crónica
table-players = Jugadores
table-map = Mapa
table-map-help = Las flechas mueven el mapa, más y menos lo acercan y alejan, 0 lo muestra entero. Cada opción es también un botón.
table-phases = Fases del turno
table-market = Corte, descarte y pila
table-zoom-in = Acercar
table-zoom-out = Alejar
table-zoom-whole = Mapa entero
table-bot = Bot { $number }
table-close = Cerrar
table-empty = Aquí no hay nada.

table-tool-undo = Deshacer
table-tool-hint = Pista
table-tool-pass = Pasar hasta mi turno
table-tool-skip = Saltar
table-tool-log = Crónica
table-tool-talk = Decir
table-tool-menu = Ajustes
table-tool-keys = Ayuda

table-tag-you = tú
table-tag-bot = bot
table-tag-lent = un bot por ahora
table-tag-away = ausente
table-asked = decide

## El turno

table-turn-of = Turno de { $name }
table-title-mine = Te toca decidir
table-waiting = Esperando a { $names }.
table-lend = Que juegue un bot por ahora
table-watching = Estás mirando esta partida.
table-clock = Tiempo: { $time }
table-over = La partida ha terminado
table-pick-one = Elige abajo qué hacer allí.
table-alone-soon = Solo hay una respuesta: { $action }. Se dará sola en un momento.
table-hint = Pista: { $action }.

table-refused = Ahora no es posible ({ $count })
table-goal-name = Meta
table-goal = { $objective } Llévalas a la ciudadela en tu propio turno.
table-transfers = Los caminos son gratis; los pasadizos, caballos, botes y comodines cuestan el precio, { $price }. Puedes deshacer hasta que hayas pagado.
table-transfers-joker = Los caminos son gratis; los pasadizos, caballos, botes y comodines cuestan el precio, { $price }; un comodín de tu mano te lleva sin pagar. Puedes deshacer hasta que hayas pagado.
table-brink = El camino acaba en el agua. En el destierro tu turno termina, sin carta nueva, y el siguiente solo te lleva al subsuelo. Deshaz para ir por otro lado.
table-acquire = adquirir { $card }
table-pay-royal = { $cards } vuelve a la corte y retiras tu zanahoria: tendrías que ganarla de nuevo.
table-chosen = Elegido: { $action }.
table-leads-to = → { $place }

table-verb-exit = Salir por el camino del
table-verb-take = Tomar el camino del
table-verb-hike = Tomar el pasadizo y salir por el camino del
table-verb-ride = Ir a caballo hasta
table-verb-sail = Ir en bote hasta, entrando por el
table-verb-fly = Volar hasta
table-verb-hole = Salir por
table-verb-trade = Comprar del descarte
table-verb-lottery = Mostrar y tomar una carta
table-verb-passport = Mostrar como pasaporte
table-verb-spades = Jugar una pica
table-verb-discard = Descartar
table-verb-put = Poner en el mostrador

## Cartas

table-hand-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
table-hand-size = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
table-card = { $points ->
    [0] { $card }
    [one] { $card }, { $points } punto
   *[other] { $card }, { $points } puntos
}
table-card-exposed = { $points ->
    [0] { $card }, vista por todos
    [one] { $card }, { $points } punto, vista por todos
   *[other] { $card }, { $points } puntos, vista por todos
}
table-pick-ready = { $points ->
    [0] Toca cartas de tu mano para elegir otras.
   *[other] { $points } puntos. Toca cartas de tu mano para elegir otras.
}
table-pick-more = { $cards ->
    [0] Toca cartas de tu mano.
   *[other] { $points } puntos por ahora: hacen falta más.
}
table-pick-none = Elige cartas
table-pick-less = { $points } puntos: estas cartas no van juntas, quita una.
table-pile-help = { $cards ->
    [0] La pila está vacía. Cuando haya que tomar una carta, se baraja el descarte y forma una nueva.
    [one] Hay una carta boca abajo.
   *[other] Hay { $cards } cartas boca abajo.
}
table-court-help = Estas cartas reales y estos comodines no son de nadie: ve al hexágono de una carta real para adquirirla.
table-its-rule = Su regla
table-player-is = { $cards ->
    [one] { $at }, con { $cards } carta en la mano.
   *[other] { $at }, con { $cards } cartas en la mano.
}
table-player-royals = Cartas reales
table-player-known = Cartas que conoces de esta mano
table-player-no-royals = Todavía sin cartas reales.

## Ayuda

table-rule = Reglas
table-rule-of = Regla: { $about }
table-keys = Ayuda y teclas
table-key-1 = la opción de ese número
table-key-2 = hacer lo elegido
table-key-3 = deshacer, mientras sea justo
table-key-4 = una pista
table-key-5 = al mapa: las flechas lo mueven, + y − lo acercan y alejan, 0 lo muestra entero
table-key-6 = abrir o cerrar la crónica
table-key-7 = saltar lo que se está mostrando
table-key-8 = esta ayuda
table-key-9 = no elegir nada
table-talk = Decir algo

## Ajustes

table-menu = Ajustes de esta mesa
table-pace = Movimiento
table-pace-calm = Tranquilo
table-pace-brisk = Rápido
table-pace-none = Ninguno
table-alone = Dar la respuesta sola cuando es la única y no cambia nada
table-sound = Sonidos
table-dark = Oscuro
table-all-rules = Todas las reglas
table-code = Código de esta mesa: { $code }
table-move-seat = Llevar mi asiento a otro dispositivo
table-move-help = Abre este enlace en el otro dispositivo antes de diez minutos; funciona una sola vez.
table-move-code = El enlace como código para un teléfono

## La línea

table-line-connecting = Conectando …
table-line-waiting = Sin conexión. Intentándolo de nuevo …
table-line-closed = La conexión está cerrada.
table-line-back = Conectado de nuevo.

## Una pantalla para varios

table-curtain = Pasa la pantalla a { $name }
table-curtain-help = Ahora no se ven las cartas de nadie. { $name }, pulsa el botón cuando solo tú veas la pantalla.
table-curtain-lift = Soy { $name }

## El final

table-end-mine = ¡Has ganado!
table-end-other = ¡Gana { $name }!
table-end-shared = ¡{ $head } y { $last } comparten la victoria!
table-end-nobody = Nadie llevó tres cartas reales a casa a tiempo
table-end-praise = Bien jugado.
table-standings = Clasificación
table-story = { $rounds ->
    [one] La partida en números: { $rounds } ronda
   *[other] La partida en números: { $rounds } rondas
}
table-story-journeys = travesías
table-story-transfers = traslados y vuelos
table-story-lotteries = loterías ganadas
table-story-royals = cartas reales adquiridas
table-story-fights = combates ganados
table-story-contests = visitas cuestionadas
table-story-trades = compras en plazas
table-story-exiles = veces al destierro
table-rematch = Jugar otra vez
table-rematch-join = Ir a la próxima partida
table-end-look = Ver la mesa
table-leave = Salir
