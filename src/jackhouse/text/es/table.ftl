### La mesa en la página: lo que hay alrededor de una partida.

## Marco

table-choices = Lo que puedes hacer
table-log = Historial
table-players = Jugadores
table-map = Mapa
table-map-help = Las flechas mueven el mapa, más y menos lo acercan y alejan, 0 lo muestra entero. Cada opción es también un botón.
table-phases = Fases del turno
table-market = Corte, descarte y pila
table-zoom-in = Acercar
table-zoom-out = Alejar
table-zoom-whole = Mapa entero
table-close = Cerrar
table-empty = Aquí no hay nada.

table-tool-undo = Deshacer
table-tool-hint = Pista
table-tool-skip = Saltar
table-tool-log = Historial
table-tool-talk = Chat
table-tool-menu = Ajustes
table-tool-keys = Ayuda

table-tag-you = tú
table-tag-bot = bot
table-tag-lent = un bot por ahora
table-tag-away = ausente
table-asked = decidiendo…

## El turno

table-turn-of = Turno de { $name }
table-title-mine = Te toca decidir
table-waiting = Esperando a { $names }.
table-lend = Que juegue un bot por ahora
table-lend-wait = Si { $name } no vuelve, un bot podrá jugar en su lugar dentro de { $time }.
table-lend-host = Solo el anfitrión puede hacer que un bot juegue por { $name }.
table-watching = Estás mirando esta partida.
table-clock = Tiempo: { $time }
table-over = La partida ha terminado
table-pick-one = Elige abajo qué hacer allí.
table-alone-soon = Solo hay una respuesta: { $action }. Se hará automáticamente.
table-hint = Pista: { $action }.
table-hint-why = Pista: { $action } ({ $why }).

table-refused = Ahora no es posible ({ $count })
table-goal-name = Meta
table-goal = { $objective } Llévalas a la ciudadela en tu propio turno.
table-brink = El camino acaba en el agua. En el destierro tu turno termina, sin carta nueva, y el siguiente solo te lleva al subsuelo. Deshaz para ir por otro lado.
table-windfall-card = { $shown ->
    [0] mostrar { $card }
   *[other] mostrar también { $card }
}
table-windfall-draw = mostrar { $cards } y tomar los premios
table-acquire = adquirir { $card }
table-acquire-with = adquirir { $card }: { $cost }
table-acquire-other = adquirir { $card } con otras cartas
table-pay-royal = { $cards } vuelve a la corte y retiras tu zanahoria: tendrías que ganarla de nuevo.
table-chosen = Elegido: { $action }.
table-leads-to = → { $place }
table-leads = { $action }, que lleva { $to }
table-costs = { $action }: { $cost }

table-verb-exit = Salir por el camino del
table-verb-take = Tomar el camino del
table-verb-hike = Tomar el pasadizo y salir por el camino del
table-verb-ride = Ir a caballo hasta
table-verb-sail = Ir en bote a… y entrar por…
table-verb-fly = Volar hasta
table-verb-hole = Salir por
table-verb-trade = Comprar del descarte
table-verb-lottery = Mostrar y tomar una carta
table-verb-passport = Mostrar como pasaporte
table-verb-spades = Jugar una pica
table-verb-discard = Descartar
table-verb-put = Poner en el mostrador
table-verb-give = Das, según dices
table-verb-want = Pedir
table-verb-hand = Poner bocabajo
table-verb-palace = Dejar a la vista y hacer un palacio

## Una travesía con un clic

table-go-free = Ir gratis a
table-go-paid = Con cartas, a
table-go-free-step = gratis
table-go-steps = Paso a paso ({ $count })
table-go-wins = Ganar ya
table-go-loop = ida y vuelta
table-go-off-board = sin carta; luego, subsuelo
table-way-cost = { $price } { $suits } ({ $cards })
table-way-joker = { $card ->
    [boat] el bote
   *[horse] el caballo
}
table-way-then = { $first }, luego { $second }
table-way-walk = ir { $to } (gratis)
table-way-loop = dar una vuelta y volver { $to } (gratis)
table-way-home = volver a la ciudadela y ganar
table-way-home-paid = volver a la ciudadela y ganar: { $cost }
table-way-ride = ir a caballo { $to }: { $cost }
table-way-hike = ir por un pasadizo { $to }: { $cost }
table-way-sail = ir en bote { $to }: { $cost }
table-way-hole = ir por las cuevas { $to }: { $cost }
table-way-several = ir { $to }, { $count } traslados: { $cost }
table-way-buy = comprar el { $card_name } { $at }: { $cost }
table-way-underground = { $free ->
    [yes] { $cave }: descansar en el subsuelo (gratis)
   *[no] { $cave }: descansar en el subsuelo: { $cost }
}
table-way-off-board = ir al destierro: sin carta nueva, y el turno siguiente solo te lleva al subsuelo
table-way-none = { $place }: fuera de tu alcance en esta travesía.
table-way-none-road = Una travesía no termina { $at }.
table-way-none-cut = { $place }: no se ha encontrado cómo llegar. Ve paso a paso.
table-way-none-short = { $place }: fuera de tu alcance. Lo más barato: { $price } { $suits }; tienes { $best }.
table-way-instead = en su lugar: { $way }
table-way-claim = { $way }. { $claim }
table-claim-can = { $count ->
    [one] Tu { $cards } la compra
   *[other] Tus { $cards } la compran
}
table-claim-royal = Solo si entregas { $cards }
table-claim-short = { $best } de { $cost } { $suit }
table-slots = { $count } de { $size } cartas reales que cuentan: { $cards }
table-has-three = ¡{ $name } tiene las tres!
table-has-three-mine = ¡Tienes las tres: vuelve a la ciudadela y ganas!
table-home-stretch = Quien vuelva ahora gana: { $names }
table-short = { $best } de { $price }
table-passport = Pasaporte { $card }
table-passport-against = { $missing ->
    [0] { $card } contra { $price }: basta
   *[other] { $card } contra { $price }: faltan { $missing }
}
table-passport-short = { $missing ->
    [0] { $card }: basta
   *[other] { $card }: faltan { $missing }
}

## Respuestas automáticas y segundas ideas

table-pass-contests = No me preguntes: no juzgo visitas
table-pass-contests-on = En este turno se pasan los juicios por ti.
table-passing-soon = Se pasa por ti, como querías…
table-discard-sure = ¿Descartar { $card }? No se puede deshacer.
table-spades-royal = { $count ->
    [one] Ganes o pierdas, { $cards } vuelve a la corte después del combate y retiras tu zanahoria.
   *[other] Ganes o pierdas, { $cards } vuelven a la corte después del combate y retiras tus zanahorias.
}
table-contest-royal = { $count ->
    [one] Si quien visita también muestra seis o más, { $cards } vuelve a la corte y retiras tu zanahoria.
   *[other] Si quien visita también muestra seis o más, { $cards } vuelven a la corte y retiras tus zanahorias.
}
table-hand-royal = { $cards } pasa a la otra persona con su adquisición: su zanahoria sustituye a la tuya.
table-acquire-full = Todas tus zanahorias están puestas, por { $cards }: cuando hayas pagado, una de estas cartas reales vuelve a la corte, salvo que pagues con ella.

## A qué lleva una respuesta

purpose-draws = una carta más, y esta se queda en tu mano
purpose-draws-known = una carta más, y los demás ya conocen esta
purpose-attacks = tus picas suman { $best }; { $victim } tiene { $count ->
    [0] ninguna carta real
    [one] una carta real
   *[other] { $count } cartas reales
}
purpose-outdone = tus picas solo suman { $best } contra { $beaten }
purpose-challenges = sin prueba, { $visitor } va al destierro, con { $count ->
    [0] ninguna carta real
    [one] una carta real
   *[other] { $count } cartas reales
}
purpose-discards-least = ninguna carta vale menos
purpose-keeps-suit = conservas { $best } { $suit }
purpose-adds-to-suit = así tendrás { $best } { $suit }

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
table-pick-over = { $points } puntos, más de lo necesario: no se te devuelve nada.
table-pick-ace = Un as vale { $value } aquí.
table-pick-capital = { $points ->
    [one] Un punto viene del as que tienes delante.
   *[other] { $points } puntos vienen del as que tienes delante.
}
table-pick-none = Elige cartas
table-pick-less = { $points } puntos: estas cartas no van juntas, quita una.
table-pile-help = { $cards ->
    [0] La pila está vacía. Cuando haya que tomar una carta, se baraja el descarte y forma una nueva.
    [one] Hay una carta bocabajo.
   *[other] Hay { $cards } cartas bocabajo.
}
table-court-help = Estas cartas reales y estos comodines no son de nadie: ve al hexágono de una carta real para adquirirla.
table-its-rule = Su regla
table-player-is = { $cards ->
    [one] { $at }, con { $cards } carta en la mano.
   *[other] { $at }, con { $cards } cartas en la mano.
}
table-player-royals = Cartas reales
table-player-laid = Delante de esta persona
table-player-known = Cartas que conoces de esta mano
table-player-no-royals = Todavía sin cartas reales.

## Ayuda

table-rule = Reglas
table-rule-of = Regla: { $about }
table-keys = Ayuda y teclas
table-key-1 = elegir esa opción o carta; más de 9, con dos cifras
table-key-2 = confirmar
table-key-3 = deshacer, mientras nadie haya visto nada nuevo
table-key-4 = una pista
table-key-5 = al mapa: las flechas lo mueven, + y − lo acercan y alejan, 0 lo muestra entero
table-key-6 = abrir o cerrar el historial
table-key-7 = saltar lo que se está mostrando
table-key-8 = esta ayuda
table-key-9 = quitar la selección
table-key-10 = a las opciones
table-key-11 = sobre el lugar señalado (en el mapa: mantén pulsado)
table-talk = Chat

## Ajustes

table-menu = Ajustes de esta mesa
table-pace = Movimiento
table-pace-calm = Tranquilo
table-pace-brisk = Rápido
table-pace-still = Sin movimiento, con pausas
table-pace-none = Nada: directo al resultado
table-alone = Responder automáticamente cuando hay una sola opción y no cambia nada
table-sound = Sonidos
table-dark = Oscuro
table-all-rules = Todas las reglas
table-code = Código de esta mesa: { $code }
table-commitment = Huella del secreto del que salen los números al azar:
table-move-seat = Llevar mi asiento a otro dispositivo
table-move-help = Abre este enlace en el otro dispositivo antes de diez minutos; funciona una sola vez.
table-move-code = El enlace como código para un teléfono

## La línea

table-line-connecting = Conectando…
table-line-waiting = Sin conexión. Intentándolo de nuevo…
table-line-closed = La conexión está cerrada.
table-line-back = Conectado de nuevo.

## Una pantalla para varios

table-curtain = Pasa la pantalla a { $name }
table-curtain-turn = Es el turno de { $name }: { $phase }.
table-curtain-asked = { $name } tiene algo que decidir: { $question }.
table-curtain-help = Las cartas están ocultas para que nadie vea la mano de otra persona. { $name }, pulsa el botón cuando solo tú veas la pantalla.
table-curtain-lift = Soy { $name }

## El final

table-end-mine = ¡Has ganado!
table-end-other = ¡Gana { $name }!
table-end-shared = ¡{ $head } y { $last } comparten la victoria!
table-end-nobody = Nadie ha llevado tres cartas reales a casa a tiempo
table-end-praise = Bien jugado.
table-standings = Clasificación
table-story = { $rounds ->
    [one] La partida en números: { $rounds } ronda
   *[other] La partida en números: { $rounds } rondas
}
table-story-journeys = travesías
table-story-transfers = traslados
table-story-flights = vuelos
table-story-lotteries = loterías ganadas
table-story-royals = cartas reales adquiridas
table-story-fights = combates ganados
table-story-contests = visitas juzgadas
table-story-trades = compras en plazas
table-story-exiles = veces al destierro
table-rematch = Jugar otra vez
table-rematch-join = Ir a la próxima partida
table-end-look = Ver la mesa
table-end-results = Resultados
table-end-record = Guardar el registro
table-check = Comprobar el azar
table-check-right = Todo bien: los { $numbers } números al azar de esta partida salen del secreto de la mesa y de lo que han añadido los dispositivos de los jugadores.
table-check-bound = El secreto es el mismo cuya huella ha visto este dispositivo antes de la partida.
table-check-unbound = Este dispositivo no ha visto la huella del secreto antes de la partida, así que no puede saber si sigue siendo el mismo.
table-check-own = Lo que ha añadido este dispositivo está entre ello.
table-check-seen = Los dados son los que se han mostrado aquí.
table-check-none = No hay nada que comprobar: el registro de esta partida no trae números al azar.
table-check-record = Algo falla: el registro de esta partida está dañado.
table-check-commitment = Algo falla: la huella del registro no es la de su secreto.
table-check-promise = Algo falla: el secreto no es el mismo cuya huella ha visto este dispositivo antes de la partida.
table-check-nonce = Algo falla: en el registro no está lo que ha añadido este dispositivo.
table-check-draws = { $line ->
    [0] Algo falla: los números del reparto no salen del secreto.
   *[other] Algo falla: los números de la línea { $line } del registro no salen del secreto.
}
table-check-shown = Algo falla: los dados de la línea { $line } del registro no son los que se han mostrado aquí.
table-leave = Salir
