### Lo que dicen las páginas de las reglas alrededor de las reglas mismas.

language = Español
other-language = English

## Referencia

reference = Jack Rabbits: las reglas
reference-intro = Todas las reglas con las que juega el programa, en nuestras propias palabras. El número que va delante de una regla es el que cita el juego: `?` en la terminal, y cada «¿por qué no?», responde con estos mismos textos.
reference-written = Página escrita por docs/book.py a partir de los textos de src/jackhouse/text: cámbialos allí y ejecuta «make book».
learn = Aprende a jugar en cinco minutos
one-page = Una página para imprimir
contents = Contenido
see-settings = Opciones:
see-refusals = ¿Por qué no puedo?
hex = hexágono
roads = caminos según están impresos, sin girar la pieza
tile = pieza
sells = qué vende
suits = se paga con
kinds-trailway = un pasadizo: cambiar al otro camino
kinds-fork = un caballo, o un bote si da al agua
kinds-tavern = un comodín
kinds-cave = una madriguera a otra cueva

settings = Opciones
settings-intro = Una mesa se prepara con una modalidad, que se puede cambiar opción por opción. En negrita va lo que se juega si no eliges nada: el juego estándar.
preset = modalidad
preset-sets = activa
setting = opción
values = valores
rule = regla
number-from = un número del { $low } al { $high }

refusals = ¿Por qué no puedo?
refusals-intro = Lo que se suele intentar, y lo que contesta el juego. Cada ejemplo se ha jugado de verdad: la respuesta es la del propio juego.
refusals-any = En cualquier momento
tried = intentas
answer = la respuesta

terms = Palabras del juego
terms-intro = Entre paréntesis, la palabra del reglamento, si es otra.
terms-english = inglés
terms-spanish = español

whose = Lenino’s Jack Rabbits es un juego de Lenino S.A.S. Este es un proyecto independiente; los textos y los dibujos son nuestros. Si te gusta el juego, compra el de verdad.

## Una página para imprimir

page-title = Jack Rabbits en una página
page-goal = Gana quien primero esté en la ciudadela, en su propio turno, con tres cartas reales en la mano que cumplan el fin del juego.

page-start = Para empezar
page-start-text = Arma el mapa. Corte bocarriba: todas las cartas reales y los dos comodines. Baraja las cartas de número para formar la pila y reparte { $deal } a cada participante. Conejos en la ciudadela. Tres zanahorias por participante. Se elige el fin del juego.

page-turn = Tu turno
page-lottery = Lanza dos dados. Si una carta de tu mano tiene el número de uno de ellos (as = 1), puedes mostrarla y tomar otra. La suma es el <b>precio</b> de este turno.
page-journey = Quédate, o sigue un camino hasta el próximo hexágono y detente. Los caminos son gratis; cada traslado cuesta el precio. Sin media vuelta.
page-acquisition = En el hexágono de una carta real que está en la corte: descarta <b>{ $cost } puntos o más</b> de su palo, llévatela y pon una zanahoria en su hexágono. Antes puedes pelear y comerciar.
page-increment = En un hexágono o en el subsuelo, toma una carta. ¿Pila vacía? Baraja el descarte.
page-limit = Límite de la mano: <b>{ $limit }</b>, con reales y comodines; al final de tu turno descarta el resto.

page-values = Lo que valen las cartas
page-values-numbers = del 2 al 10
page-values-numbers-worth = su número
page-values-ace = A
page-values-royals = J, Q, K
page-values-jokers = comodines
page-values-text = Solo cuentan los palos que se piden; combínalos como quieras. Sin cambio, y sin cartas que sobren. Lo gastado va al descarte; una carta real o un comodín gastados vuelven a la corte, y la zanahoria de la real, a quien la tenía.

page-tiles = Traslados: paga el precio con estos palos
page-trailway = Cámbiate al otro camino de la pieza; sal por cualquiera de sus extremos.
page-fork = Caballo a cualquier hexágono. O bote, si el cruce da al agua: a cualquier camino abierto en ella.
page-tavern = Un comodín de la corte: el rojo es caballo; el negro, bote. Úsalo una vez, cuando quieras en una travesía, en vez de pagar.
page-cave = Sal por cualquier otra cueva. O no pagues: descansa en el subsuelo y sal por cualquiera en tu próximo turno.

page-off = Destierro
page-off-text = Un camino abierto te saca del mapa: tu turno termina, sin incremento. En el siguiente: lotería, al subsuelo, incremento. En el otro, sales por cualquier cueva.

page-hexes = ¿De quién es el hexágono?
page-tower = rey
page-palace = reina
page-plaza = jota
page-capital = tu casa

page-objectives = Fin del juego

page-tricks = Juego estándar: un truco para cada palo
page-clubs = Tu turno empieza en una torre: antes de lanzar, muestra un trébol como pasaporte. ¿Vale al menos lo que sacas? Vuela a otra torre. Si no, paga lo que falta con el palo de la torre y vuela, o cae al destierro. El pasaporte te lo quedas, si no has pagado con él.
page-spades = Una vez en tu adquisición, ataca a un conejo de tu hexágono. Se juegan picas por turnos, superando siempre el otro total; un empate no basta. Quien se rinde va al destierro. Si gana quien ataca, roba una carta al azar. Las picas mostradas se gastan. En el hexágono de una real robada, tu zanahoria reemplaza a la suya.
page-hearts = Un conejo llega a un palacio sin zanahoria suya: quien no esté en el destierro puede mostrar { $points } o más en corazones. Entonces quien ha llegado muestra también { $points } o más, o va al destierro. Si los muestra, quien juzga descarta esos corazones y va al destierro.
page-diamonds = En tu adquisición en una plaza, compra cartas de su palo del descarte con diamantes que valgan al menos lo mismo. En J♦ sirve cualquier palo. No se vende lo que ha llegado al descarte en este turno.

page-more = Todas las reglas: docs/rules/es/reference.md · { $whose }

## Lo que muestran los dibujos

picture-board = El tablero de ejemplo, con el subsuelo y el destierro al lado del mapa.
picture-cards = Un as, un siete, un diez, una reina, el comodín del bote y el comodín del caballo.
picture-contest = Un palacio, y una prueba de seis puntos en corazones: cuatro y dos.
picture-court = La corte. Faltan el rey de picas y la reina de diamantes; en su lugar, una zanahoria dice quién los tiene.
picture-fight = El jugador 1 ha jugado el cinco de picas. El tres y el dos del jugador 2 también suman cinco: un empate, que no basta.
picture-flight = El nueve de tréboles como pasaporte de la torre de picas a la torre de corazones.
picture-hexes = Una torre, un palacio, una plaza y la ciudadela.
picture-horse = De la ciudadela a pie hasta un cruce, y desde allí a caballo a la torre de corazones.
picture-jokers = El comodín rojo es un caballo; el negro, un bote.
picture-journey = Una travesía a pie: de la ciudadela, por una montaña y un cruce, al palacio de corazones.
picture-off-board = De la plaza de diamantes, por un cruce, a un camino abierto y fuera del mapa.
picture-payment = Los dados muestran 3 y 4, así que el precio es 7. En un cruce, se paga con el cuatro de picas y el tres de diamantes.
picture-pieces = Un conejo, sus tres zanahorias y los dados.
picture-rabbit-hole = Se entra por una cueva y se sale por otra.
picture-rhombi = Río, bosque y montaña.
picture-road-tiles = Bosque, montaña, río, cruce, taberna y cueva.
picture-trade = En la plaza de picas, el cuatro de diamantes compra el cuatro de picas del descarte.
picture-trailway = En la montaña, el conejo cambia del camino por el que venía al otro y sale por él.
picture-triangles = Cruce, taberna y cueva.
picture-water = Una isla con un lago en el medio. Los caminos que llegan al agua son abiertos: los marcan los muelles.

## Jackal

jackal = Jackal, el juego de cartas: las reglas
jackal-intro = Todas las reglas con las que juega el programa, en nuestras propias palabras. El número que va delante de una regla es el que cita el juego.
jackal-islands = Las cuarenta islas, cada una bajo su nombre
jackal-actions = Las clases de cartas de acción y cuántas hay de cada una
jackal-voyage = Cuatro piratas en una isla, con sus hileras a la vista
jackal-whose = El juego es de su autor; este es un proyecto independiente, y las islas, los textos y los dibujos son nuestros. Si te gusta, compra el de verdad.

## Jackal: las islas en cifras

islands = Jackal: las cuarenta islas en cifras
islands-written = Página escrita por docs/book.py a partir de docs/rules/islands.json, que «make book» calcula, y de los textos.
islands-intro = Todas las islas del juego, con lo que dice de ellas `jackhouse islands`. Las reglas que hay detrás de las cifras son [JK-2.2](jackal.md#jk-2-2), cómo son las islas, y [JK-2.3](jackal.md#jk-2-3), hasta dónde deben llegar las manos en ellas.
islands-meaning = Qué significan las cifras
islands-each = Las islas
islands-set = El conjunto
islands-set-text = Cuántas de las cuarenta islas son así, y cuántas debían serlo más o menos.
islands-bots = En juego
islands-bots-text = Cuatro bots codiciosos («greedy»), { $games } partidas completas con semillas fijas (`jackhouse simulate jackal --games { $games } --bots greedy --players 4 --seed 1 --detail`).
islands-figure = cifra
islands-help = qué dice
islands-found = hay
islands-wanted = se busca
islands-about = unas { $value }
islands-at-least = al menos { $value }
islands-at-most = como mucho { $value }
islands-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
islands-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
islands-held = qué hay en ella
islands-size = tamaño
islands-size-help = Filas y columnas: cuatro de cada, o cinco.
islands-spaces-help = Casillas por las que se puede andar: de { $spaces-least } a { $small-most } en una isla pequeña, como mucho { $spaces-most } en una grande.
islands-treasures-help = Las monedas de cada tesoro; la mayoría de las islas tiene tres o cuatro tesoros.
islands-difficult-help = Casillas de terreno difícil. Sin límites: apenas cambian lo que una mano alcanza.
islands-bandits-help = Casillas con un bandido. Tampoco tienen límites.
islands-flags = banderas
islands-flags-help = Desembarcaderos además de la bandera blanca, que todas las islas tienen.
islands-one-beside-help = Un tesoro de una moneda junto a la bandera blanca, en línea recta o en diagonal. De eso depende, más que de nada, cuántas manos no llegan a ningún tesoro.
islands-straight = recto
islands-diagonal = diagonal
islands-three-arrows-help = Las flechas que hacen falta, como mínimo, de la bandera blanca a un tesoro de tres, sin pasar por bandidos: de { $three-arrows-least } a { $three-arrows-most }.
islands-farthest-cards-help = Las flechas y caballos que hacen falta, como mínimo, para el tesoro más lejano: { $farthest-cards-most } como mucho.
islands-nothing-of-four-help = De mil manos de cuatro cartas, cuántas no llegan a ningún tesoro: como mucho { $nothing-of-four-most }. Medido con { $hands } manos de semillas fijas en cada una de las cuatro posiciones.
islands-three-of-five-help = De mil manos de cinco cartas, cuántas llegan a un tesoro de tres: de { $three-of-five-least } a { $three-of-five-most }. Medido de la misma manera.
islands-count-small = cuatro filas y columnas
islands-count-large = cinco filas y columnas
islands-count-beside = un 1 junto a la bandera blanca
islands-count-straight = y en línea recta
islands-count-three-at-2 = el 3 más cercano, a dos flechas
islands-count-three-at-3 = a tres flechas
islands-count-three-at-4 = a cuatro flechas
islands-count-red = una bandera roja
islands-count-blue = una bandera azul
islands-count-crowded = un 2 o un 3 junto a un desembarcadero, o un 3 a un salto de caballo
islands-mean = manos de cuatro que no llegan a nada, de media
islands-hands-reaching-nothing = manos que no llegan a nada
islands-rounds-with-a-three = islas en que alguien llega a un 3
islands-treasures-contested = tesoros a los que llega más de un pirata
islands-coins-per-player-and-round = monedas por jugador e isla
islands-rounds-without-arrival = islas en que nadie llega a un tesoro
islands-games-within-the-bank = partidas en que los piratas nunca tienen más de las 37 monedas de la caja

## Jackal en una página

jackal-learn = Aprende a jugar a Jackal en cinco minutos
jackal-one-page = Jackal en una página para imprimir
jackal-figures = Las islas en cifras

pirates-title = Jackal en una página
pirates-goal = Planea en secreto una hilera de cartas, desembarca y llega al tesoro antes que nadie. Gana quien tiene más monedas después de la última isla.
pirates-more = Todas las reglas: docs/rules/es/jackal.md · { $whose }

pirates-start = Para empezar
pirates-start-text = De dos a cuatro piratas. Baraja las islas y deja { $islands } bocabajo, o { $few } en una primera travesía. Baraja las { $cards } cartas de acción y reparte { $deal } a cada participante; las manos son secretas. Nadie tiene monedas todavía. Se sortea el primer jugador.

pirates-round = En cada isla
pirates-landfall = Se descubre una isla, en cualquier posición. Por orden de turno, quien tiene una moneda puede quedarse en Tortuga.
pirates-planning = Todos a la vez y en secreto: pon una hilera, bocabajo, de una carta o más.
pirates-resolving = Se muestran las hileras. Por orden de turno, cada una se resuelve de izquierda a derecha; la dirección se elige sobre la marcha. Una carta sin movimiento termina tu turno; si lo tiene, hay que hacerlo. En un tesoro te quedas.
pirates-treasure = Primero va quien ha dado menos pasos; si son iguales, el orden de turno. El primero toma todo el tesoro y cada uno de los siguientes, una moneda menos. Sin tesoro no hay monedas.
pirates-cards = Descarta lo que se ha puesto o jugado. Cada uno toma una carta y completa la mano hasta { $fill }. La ficha de primer jugador pasa a la izquierda.
pirates-steps = Cada movimiento es <b>1 paso</b>; a terreno difícil, <b>2</b>. Cada ron que te han dado es <b>1</b> más. Desembarcar no cuenta como paso.

pirates-tortuga = Tortuga
pirates-bought = { $coins ->
    [one] por { $coins } moneda
   *[other] por { $coins } monedas
}
pirates-tortuga-text = Paga y toma las cartas en el acto. Te saltas la isla y después solo completas la mano hasta { $fill }; la mano no tiene límite. Si todos se quedan, nadie desembarca.

pirates-spaces = ¿Qué hay en la isla?
pirates-white-flag = <b>bandera blanca</b>: aquí desembarcan todos
pirates-red-flag = <b>bandera roja</b>: desembarca con su carta
pirates-blue-flag = <b>bandera azul</b>: lo mismo
pirates-difficult = <b>terreno difícil</b>: dos pasos, o uno con Viernes
pirates-bandit = <b>bandido</b>: el turno termina, salvo con un arma
pirates-treasure-space = <b>tesoro</b>: de una a tres monedas

pirates-row = Cartas para la hilera
pirates-arrows = Flechas
pirates-arrows-text = A una casilla vecina, en una dirección que la carta muestra. El norte es arriba para todos; las cartas no se giran.
pirates-horse = Como el del ajedrez, también sobre el agua.
pirates-flags = Banderas
pirates-flags-text = Solo como primera carta: desembarca en esa bandera. ¿La isla no la tiene? Tu turno termina.

pirates-hand = Cartas para el momento justo
pirates-hand-text = Nunca van en la hilera: se juegan desde la mano mientras se resuelven las hileras. Una mano con solo estas solo puede poner una carta, y no gana nada.
pirates-double = Justo después de una flecha o un caballo, si tu turno no ha terminado: resuélvelo otra vez, en cualquier dirección que permita. Un paso más.
pirates-friday = Al entrar en terreno difícil: cuesta un paso, no dos.
pirates-weapon = Al entrar en la casilla de un bandido: sigue. Vuelve para el siguiente pirata.
pirates-rum = Antes de la hilera de otro, en secreto: cada uno suma un paso a la cuenta de ese pirata. También si tu hilera ya ha terminado.

pirates-example = Por ejemplo
pirates-example-text = Ana (1), primera jugadora, llega en tres pasos al tesoro de tres. Ben (2) desembarca en la bandera roja, vence al bandido con un arma, juega un doblete con su flecha y necesita solo dos. Pero Ana le ha dado ron: también tres. Decide el orden de turno: Ana toma tres monedas y Ben dos. Eva (3) va por terreno difícil al tesoro de dos, sola: tres pasos, dos monedas.

## Lo que muestran los dibujos de Jackal

picture-hand-cards = Doblete, Viernes, arma y ron.
picture-hunt = Las hileras de Ana, Ben y Eva, lo que Ben ha jugado desde la mano, y adónde han llevado.
picture-island = El Anillo Roto: tesoros, un bandido, terreno difícil, una bandera blanca y una roja.
picture-row-cards = Flechas: una diagonal, izquierda o derecha, arriba o abajo, cualquier diagonal, cualquier dirección recta; el caballo salvaje; las banderas.
