### Jack Rabbits, las reglas del juego estándar, tal como las cita la ayuda del juego.
### Un título y un texto por regla (JR-4.2 es rule-JR-4-2); manda lo que dice docs/digest/.

## 1. Componentes

rule-JR-1-1-title = Las cartas
rule-JR-1-1 = La baraja tiene 54 cartas: tréboles, picas, corazones y diamantes, cada palo con un as, los números del 2 al 10, una jota, una reina y un rey, más dos comodines. El comodín negro es el bote y el rojo es el caballo. Quizás conozcas los palos también como bastos, espadas, copas y oros.

rule-JR-1-2-title = Corte, pila y descarte
rule-JR-1-2 = La corte está bocarriba y empieza con las 12 cartas reales (el rey, la reina y la jota de cada palo) y los dos comodines. Las otras 40 cartas forman la pila, bocabajo. Las cartas gastadas quedan bocarriba en el descarte.

rule-JR-1-3-title = Las piezas del tablero
rule-JR-1-3 = Hay 13 hexágonos (uno por cada carta real, y la ciudadela), 12 rombos, 12 triángulos y la pieza negra del subsuelo, con sus cuatro bocas de cueva, que queda aparte del mapa. Los rombos y los triángulos son las piezas de camino: cuatro series iguales, cada una con un bosque, una montaña, un río, un cruce (donde está el comerciante), una taberna y una cueva.

rule-JR-1-4-title = Conejos, zanahorias y dados
rule-JR-1-4 = Cada participante tiene un conejo y tres zanahorias del mismo color. También hay dos dados de seis caras y unos sellos que indican el fin del juego elegido.

rule-JR-1-5-title = Torres, palacios y plazas
rule-JR-1-5 = El hexágono de un rey es una torre; el de una reina, un palacio; y el de una jota, una plaza.

## 2. Geometría

rule-JR-2-1-title = La red de triángulos
rule-JR-2-1 = Todas las piezas encajan en una misma red de triángulos iguales: un hexágono cubre seis alrededor de un punto; un rombo, dos; y un triángulo, uno. Cada lado de una pieza mira hacia una de seis direcciones, numeradas en el sentido de las agujas del reloj: 0 norte, 1 noreste, 2 sureste, 3 sur, 4 suroeste y 5 noroeste. Los caminos salen de una pieza por la mitad de un lado, y dos piezas que comparten un lado lo ven desde direcciones opuestas.

rule-JR-2-2-title = Caminos de los hexágonos
rule-JR-2-2 = Cada hexágono tiene su propio dibujo de caminos. Los 13 dibujos son todos los que se pueden hacer con uno a seis caminos, cada uno una sola vez (girar un dibujo no lo hace distinto). El hexágono del rey de tréboles tiene un camino; los de los demás reyes, dos; los de las reinas, tres; los de las jotas, cuatro (el de la jota de diamantes, cinco); y la ciudadela, seis. Puedes girar una pieza, pero no jugarla por el reverso, porque está impresa por una sola cara. Solo la ciudadela tiene otra cara, la ciudadela avanzada, con los mismos caminos.

rule-JR-2-3-title = Caminos de los rombos
rule-JR-2-3 = Un rombo tiene cuatro lados y dos caminos que no se conectan, cada uno entre dos lados, y se puede colocar en tres posiciones. En el río, los caminos rodean las dos esquinas anchas y el agua corre a lo largo entre ellos; en el bosque, rodean las dos esquinas puntiagudas. En la montaña, los dos van en línea recta y uno pasa por un túnel, así que donde se cruzan no puedes doblar de uno al otro.

rule-JR-2-4-title = Caminos de los triángulos
rule-JR-2-4 = Un triángulo tiene tres lados. El cruce une los tres; la taberna une dos y en el tercero no tiene camino; y la cueva tiene un solo camino, que termina en su boca.

rule-JR-2-5-title = Palos de las piezas de camino
rule-JR-2-5 = Cada pieza de camino muestra los palos con los que puedes pagar allí. Los bosques, las montañas y los ríos muestran tréboles, picas y corazones; los cruces, picas y diamantes; las tabernas, corazones y diamantes; y las cuevas, tréboles y diamantes.

rule-JR-2-6-title = Agua y tierra
rule-JR-2-6 = Donde la red no tiene pieza hay agua, y las casillas de agua que comparten un lado forman un mismo cuerpo de agua: el de afuera es el mar, y un hueco encerrado entre piezas es un lago. Las piezas unidas lado con lado forman una masa de tierra. Un camino que da al agua es un camino abierto, y uno que choca con un lado sin camino de otra pieza es un callejón sin salida.

rule-JR-2-7-title = El tablero de ejemplo
rule-JR-2-7 = El tablero de ejemplo es el mapa publicado con el juego, listo para jugar. Tiene 12 caminos abiertos, ningún callejón sin salida, dos masas de tierra y un lago.

## 3. Inicio

rule-JR-3-1-title = Cuántas personas juegan
rule-JR-3-1 = Juegan de dos a cuatro personas. También puedes practicar a solas y contar los turnos que tardas.

rule-JR-3-2-title = Elegir o armar el tablero
rule-JR-3-2 = Se juega en el tablero de ejemplo, en uno guardado, en uno compartido con un código, en uno generado o en uno que arma la mesa. Para armarlo, se pone primero la ciudadela y se aparta el subsuelo. Las demás piezas se mezclan bocabajo y se reparten por formas, en partes iguales. En el modo estricto se juega por turnos: cada participante voltea una de sus piezas y la coloca. En el modo libre se voltean todas, y cada participante coloca cualquiera de las suyas cuando quiera. Cada pieza debe encajar en la red, no montarse sobre otra y compartir un lado con el mapa. Solo un hexágono puede quedar aparte, para empezar una isla nueva. Lo demás son solo consejos. Une cada pieza por un camino. Evita los callejones sin salida (T) y los caminos directos de hexágono a hexágono (X). Evita los triángulos uno junto al otro (!), sobre todo si son del mismo tipo. Si en el tablero terminado no hay ninguna cueva libre o nadie podría ganar, se sigue armando: algunas piezas vuelven para colocarlas otra vez.

rule-JR-3-3-title = Con niños pequeños
rule-JR-3-3 = Con menores de nueve años, solo arma el mapa y pasea los conejos por él; las cartas y las reglas se añaden después. Para eso está el modo pradera: armar y pasear, sin cartas.

rule-JR-3-4-title = Antes de empezar
rule-JR-3-4 = Pon la corte bocarriba, baraja la pila, reparte tres cartas a cada participante y coloca los conejos en la ciudadela. La mesa elige el fin del juego y pone su sello en la ciudadela (el simple no lleva sello). También elige quién empieza y el orden de los turnos: en el sentido de las agujas del reloj, en el contrario o en un orden que se sortea una vez y que todo el mundo ve. Normalmente se sortea quién empieza y se sigue en el sentido de las agujas del reloj.

rule-JR-3-5-title = El fin del juego
rule-JR-3-5 = El fin del juego dice qué tres cartas reales necesitas: simple, tres cualesquiera; diverso, de tres palos distintos; monárquico, un rey, una reina y una jota; diverso y monárquico, las dos cosas a la vez; tribal, todas del mismo palo; triple corte, tres de la misma letra, como tres reinas. No se puede elegir uno que sea imposible con las cartas en juego.

## 4. Un turno

rule-JR-4-1-title = Lanzar los dados
rule-JR-4-1 = Tu turno empieza con la lotería: lanza los dos dados.

rule-JR-4-2-title = La lotería
rule-JR-4-2 = Si alguna carta de tu mano tiene el número de cualquiera de los dos dados (el as es un 1), puedes mostrar una de esas cartas y tomar una carta de la pila. La carta que muestras se queda en tu mano.

rule-JR-4-3-title = El precio
rule-JR-4-3 = La suma de los dos dados es el precio de este turno. Eso es lo que cuesta cada traslado.

rule-JR-4-4-title = La travesía
rule-JR-4-4 = La travesía es opcional. Sal de tu hexágono por uno de sus caminos y síguelo por las piezas de camino hasta el próximo hexágono, donde te detienes. Seguir los caminos es gratis, también por los túneles y los cruces; en un cruce eliges por dónde seguir.

rule-JR-4-5-title = Límites de la travesía
rule-JR-4-5 = Tu travesía debe terminar en un hexágono, en el subsuelo o en el destierro. Entrar en un hexágono no cuesta nada, y un camino que da la vuelta hasta tu propio hexágono cuenta como llegada. No puedes dar media vuelta en un camino ni entrar dos veces en la misma pieza por el mismo lado; cada traslado que haces borra esa cuenta. Para que nadie quede sin salida, no todo se ofrece. Un traslado se ofrece solo si después puedes llegar a un final sin pagar. Un camino se ofrece solo si lleva a un final sin pagar, o si pasa por un traslado de esos que tu mano pueda pagar, o por un lugar donde usar un comodín que tengas. Por lo mismo, todo tablero necesita una cueva cuyo camino lleve a un final sin pagar. En vez de viajar, siempre puedes quedarte donde estás, a menos que tu turno haya empezado en el destierro o que hayas mostrado un pasaporte. En un hexágono donde no se te ofrece ningún camino ni puedes usar un comodín, también puedes saltar al destierro.

rule-JR-4-6-title = La adquisición
rule-JR-4-6 = En el hexágono de una carta real que esté en la corte antes de que pagues, puedes descartar diez puntos o más de su palo, llevarte la carta a la mano y poner una de tus zanahorias en el hexágono. Solo tienes tres zanahorias, así que solo puedes tener tres cartas reales. Una carta real que gastes en ese mismo pago libera la suya. Si aun así no te queda ninguna libre, pagas y luego devuelves a la corte una de las tres cartas reales que ya tenías. Llevarte una carta real termina la adquisición, y enseguida recibes el único incremento del turno.

rule-JR-4-7-title = El incremento
rule-JR-4-7 = Si terminas el turno en un hexágono o en el subsuelo, toma una carta de la pila.

rule-JR-4-8-title = Si la pila se acaba
rule-JR-4-8 = Si hay que tomar una carta y la pila está vacía, baraja el descarte para formar una pila nueva. Si los dos están vacíos, esa carta se pierde.

rule-JR-4-9-title = El límite de la mano
rule-JR-4-9 = El límite de la mano es de nueve cartas, contando las reales y los comodines. Todo el mundo puede ver cuántas cartas hay en cada mano. El límite vale también durante el turno: se mira cada vez que tu mano ha crecido, después de la lotería, de un robo o de un trato, y al final de tu turno. Normalmente, y siempre si juegas a solas, descartas entonces enseguida hasta el límite, y tú eliges qué cartas. Las reales y los comodines van a la corte, y la zanahoria de cada real sale de su hexágono. Un pasaporte que has mostrado no se puede descartar antes de su vuelo. Después de robar una carta real, primero se renuncia a la cuarta carta real y se revisa si ganas; luego vienen el límite, el incremento y otra vez el límite. La mesa puede jugar de otro modo: puedes tener más cartas hasta que te descubran. Entonces, en cada uno de esos momentos en que una mano pasa del límite, se pregunta una vez, al mismo tiempo y en secreto, a quienes podrían señalar otra mano así. Entre quienes señalan una mano, la descubre quien va primero según el orden de los turnos. Quien la tiene descarta hasta el límite, y elige qué cartas.

rule-JR-4-10-title = Ganar la partida
rule-JR-4-10 = Ganas si, en tu propio turno, estás en la ciudadela con tres cartas reales en la mano que cumplen el fin del juego. Se revisa al empezar tu turno, cuando queda resuelta tu llegada (también si alguien la ha juzgado) y cada vez que completas la terna allí. Gana quien lo logra primero, y nadie gana en el turno de otra persona. Si al final de la última ronda nadie ha ganado (normalmente es la número 100; una ronda empieza cada vez que vuelve a tocarle a quien ha jugado primero), la partida termina. Las demás personas, o todas si nadie ha ganado, se ordenan por lo cerca que están: según cuántas de sus cartas reales caben juntas en una terna ganadora que todavía se pueda completar con las cartas reales en juego, luego según cuántas cartas reales tienen y luego según el valor de su mano.

rule-JR-4-11-title = Las cuatro fases
rule-JR-4-11 = Un turno tiene cuatro fases en este orden: lotería, travesía, adquisición e incremento. Siempre puedes ver en cuál estás.

## 5. Pagar

rule-JR-5-1-title = Lo que valen las cartas
rule-JR-5-1 = Al pagar, una carta de número vale su número; un as, 1; una carta real, 10; y un comodín, nada. Solo cuentan los palos indicados, y los puedes combinar. Puedes pagar de más, incluso con más cartas de las necesarias, pero no se te devuelve nada. En los pagos que se ofrecen enteros no sobra ninguna carta; para pagar con más, pon tus cartas una por una.

rule-JR-5-2-title = Adónde van las cartas
rule-JR-5-2 = Las cartas que gastas se ponen a un lado y pasan al descarte cuando se completa ese pago o ese combate. Una carta real que pierdes sin que pase a otra persona (porque la gastas, la descartas o renuncias a ella) vuelve a la corte: su zanahoria sale del hexágono y la carta se puede adquirir enseguida. Un comodín que pierdes así también vuelve a la corte.

rule-JR-5-3-title = Reales que cambian de mano
rule-JR-5-3 = Cuando una carta real pasa a otra persona (por robo, expropiación, intercambio o regalo), la zanahoria cambia también: en su hexágono, la de quien la recibe reemplaza a la de quien la tenía. Si es la cuarta carta real de quien la recibe, debe devolver enseguida a la corte una cualquiera de las cuatro.

## 6. Traslados

rule-JR-6-1-title = Los pasadizos
rule-JR-6-1 = En un bosque, una montaña o un río, puedes pagar el precio con tréboles, picas o corazones para cambiarte al otro camino de la pieza y salir por cualquiera de sus dos extremos. Puedes hacer todos los traslados que quieras en una misma travesía, pagando el precio por cada uno.

rule-JR-6-2-title = Comerciantes: caballo o bote
rule-JR-6-2 = En un cruce, puedes pagar el precio con picas o diamantes por un caballo o un bote, y sales al momento. El caballo te lleva a cualquier hexágono del tablero, incluso a aquel donde ha empezado tu travesía, y eso cuenta como llegada; pero nunca al hexágono en el que estás. Si la mesa juega con caballos por tierra, solo va a hexágonos de la misma masa de tierra. Hay bote solo si el cruce tiene un lado que da al agua. El bote navega por esa agua (si la pieza da a dos, tú eliges) y entra por cualquier camino abierto que dé a ella. Por ese camino sigues; si es el camino de un hexágono, ya has llegado. El bote nunca regresa a la pieza de la que has salido, así que, si ninguna otra pieza tiene un camino abierto a esa agua, no hay bote.

rule-JR-6-3-title = Las tabernas
rule-JR-6-3 = Al pasar por una taberna, puedes pagar el precio con corazones o diamantes para llevarte un comodín de la corte y seguir tu camino. Tú eliges cuál, uno cada vez que pasas; si en la corte no queda ninguno, no se vende ninguno.

rule-JR-6-4-title = Usar un comodín
rule-JR-6-4 = Guarda el comodín en la mano y úsalo en cualquier momento posterior de una travesía, desde un hexágono o una pieza de camino, en vez de pagar el precio. El rojo es el caballo y te lleva como el del comerciante. El negro es el bote y sale de una pieza con un lado que da al agua, o te recoge en vez de que caigas por un camino abierto. Después de usarlo, vuelve a la corte. Puedes usarlo incluso en la travesía en que lo has comprado, o en la pieza de una cueva después de salir de ella, pero no mientras estés en el subsuelo o en el destierro, ni combinado con un vuelo. Los comodines cuentan como cartas de tu mano, se pueden robar e intercambiar, y no valen nada en un pago.

rule-JR-6-5-title = Las madrigueras
rule-JR-6-5 = En una cueva, puedes pagar el precio con tréboles o diamantes para salir por cualquier otra cueva, si la hay, y seguir por su camino. O no pagas nada, te metes al subsuelo y descansas allí. Desde tu próximo turno puedes salir del subsuelo gratis por cualquier cueva, o quedarte; al subir, no vuelves a pagar por esa cueva.

rule-JR-6-6-title = Ir al destierro
rule-JR-6-6 = Puedes seguir un camino abierto hasta salirte del mapa, al mar o a un lago: así vas al destierro. Tu turno termina allí, sin incremento.

rule-JR-6-7-title = Empezar en el destierro
rule-JR-6-7 = Si tu turno empieza en el destierro, juegas la lotería y luego tu travesía es pasar al subsuelo, sin otra opción. No hay adquisición, pero sí recibes el incremento. En el turno siguiente puedes salir por una cueva.

rule-JR-6-8-title = Que te manden al destierro
rule-JR-6-8 = Si te mandan al destierro en el turno de otra persona, tu próximo turno empieza allí. Si te mandan al destierro en tu propio turno, el turno se acaba en ese momento, sin incremento.

## 7. Una estrategia por palo

rule-JR-7-1-title = Tréboles: volar desde una torre
rule-JR-7-1 = Si tu turno empieza en una torre, puedes mostrar un trébol antes de lanzar los dados: es tu pasaporte. Si vale al menos lo que suman los dos dados, tu travesía es un vuelo a cualquier otra torre.

rule-JR-7-2-title = Pasaportes que no alcanzan
rule-JR-7-2 = Si tu pasaporte vale menos que la suma de los dados, tienes dos opciones: pagar lo que falta con cartas del palo de la torre de la que sales y volar, o caer al destierro. Una carta real de tréboles vale 10. En la torre de tréboles puedes pagar incluso con el mismo pasaporte. El pasaporte se queda en tu mano, a menos que hayas pagado con él. Alcance o no tu pasaporte, la lotería se juega como siempre. El pasaporte puede ganarla, y puedes usar la carta que ganes para pagar lo que falta. Mostrar un pasaporte te compromete: no puedes ir a pie ni quedarte, y un vuelo no se combina con ningún otro traslado. Si el pasaporte alcanza, tienes que volar. Si no alcanza, puedes caer aunque pudieras pagar. Si no hay otra torre en el mapa, solo puedes caer.

rule-JR-7-3-title = Picas: pelear
rule-JR-7-3 = En tu adquisición, una vez por turno, puedes atacar a otro conejo que esté en tu mismo lugar, en un hexágono o en el subsuelo. A un conejo que ha empezado su turno en el destierro, y por eso ha ido al subsuelo, no se le puede atacar antes de su turno siguiente. La mesa puede dejar el subsuelo en paz. Juega una pica o más; una carta real de picas vale 10. La otra persona responde con picas, de modo que su total supere el tuyo. Entonces te toca a ti superar el suyo, y así se sigue. Cada parte suma a su propio total y puede jugar cuantas picas quiera cada vez. Un empate no basta. Quien no puede o no quiere superar el otro total pierde y va al destierro. Todas las picas mostradas quedan a la vista y se gastan; las que habías elegido pero aún no mostrado al rendirte se quedan en tu mano, sin que nadie las vea. Una carta real mostrada pierde enseguida su zanahoria y vuelve a la corte cuando termina el combate. A quien se defiende sin picas también se le pregunta, porque perder al instante delataría su mano.

rule-JR-7-4-title = Lo que gana quien ataca
rule-JR-7-4 = Si gana quien ataca, roba además una carta al azar de la mano de quien ha perdido, tal como está después del combate. Puede ser un comodín o una carta real. De una mano vacía no se roba nada. Si gana quien se defiende, no se roba nada.

rule-JR-7-5-title = Robar una carta real
rule-JR-7-5 = Con una carta real que robas cambia también su zanahoria: en su hexágono, la tuya reemplaza a la de quien la tenía. Todo el mundo ve una carta real robada; cualquier otra carta robada la conocen solo quien la roba y quien la pierde. Con una carta real tu adquisición termina, y sigue el incremento. Si es tu cuarta carta real, devuelve a la corte una cualquiera de las cuatro.

rule-JR-7-6-title = Corazones: juzgar una visita
rule-JR-7-6 = Cuando un conejo llega a un palacio, cualquier otra persona que no esté en el destierro puede juzgar su visita. Para eso, primero debe mostrar seis puntos o más en corazones. Entonces quien ha llegado debe mostrar también seis puntos o más en corazones, o ir al destierro. Si la zanahoria que marca el hexágono es de quien llega, no se le puede juzgar.

rule-JR-7-7-title = Cómo es un juicio
rule-JR-7-7 = Si quien ha llegado muestra esa prueba, quien juzga descarta los corazones que ha mostrado y va al destierro. Se pregunta a todas las demás personas que no estén en el destierro, aunque estén en el subsuelo y aunque no tengan corazones, para que la pregunta no delate ninguna mano. Todas eligen a la vez y en secreto. Si varias juzgan, solo cuenta quien va primero según el orden de los turnos. Hay un solo juicio por llegada, sin importar cómo se haya llegado, también al volver al palacio del que se ha salido; quedarse no es llegar. El juicio viene antes de cualquier otra cosa que pase allí. Nadie puede juzgar un juicio. Quien ha llegado puede decidir no mostrar nada. Ninguna de las partes puede mostrar cartas que sobren. Todo el mundo ve las cartas mostradas, y quien ha llegado conserva las suyas. La mesa puede aceptar también como prueba la carta de la reina de ese palacio, solo para quien llega o para ambas partes. Si quien juzga la ha mostrado y pierde, debe devolverla a la corte.

rule-JR-7-8-title = Diamantes: comerciar en las plazas
rule-JR-7-8 = En tu adquisición en una plaza, puedes llevarte cartas de su palo que estén en el descarte. Págalas con diamantes que valgan al menos lo que suman esas cartas. La plaza de diamantes vende diamantes, y allí puedes pagar con cualquier palo. Puedes comprar varias cartas en un mismo trato, y hacer varios tratos. Puedes comerciar y pelear en cualquier orden, pero antes de adquirir una carta real, porque eso termina la adquisición. También se venden las cartas gastadas en este turno; solo las pagadas en un trato de este turno no se venden.

## 8. Añadidos

# advanced-citadel

rule-JR-8-1-title = Ciudadela avanzada
rule-JR-8-1 = La ciudadela es palacio, plaza y torre, según estén en juego las estrategias de corazones, diamantes y tréboles. Una visita a ella se puede juzgar con corazones, antes de que pueda ganar; no la marca la zanahoria de nadie, así que a cualquier visitante se le puede juzgar. En tu adquisición allí, puedes comprar del descarte cartas de cualquier palo con diamantes. Al empezar tu turno allí, puedes mostrar un trébol y volar a una torre; lo que le falte lo puedes pagar en cualquier palo, también con el pasaporte.

# tight-suits

rule-JR-8-2-title = Palos justos
rule-JR-8-2 = Solo están en juego tantos palos como jugadores. Los demás palos salen del juego con sus cartas y hexágonos, y por cada uno, un juego de piezas de camino; el mapa es más pequeño. Las picas se quedan primero, después los corazones y los diamantes, salvo que elijas otros palos. La estrategia de un palo que no está en juego no se usa. Se rechaza un fin del juego que es imposible con las cartas reales que quedan; si no has elegido ninguno y el habitual es imposible, ganan tres cartas reales cualesquiera.

# ambivalent-aces

rule-JR-8-3-title = Ases ambivalentes
rule-JR-8-3 = Cada vez que usas un as, vale 1 u 11, como prefieras. Por eso vale 11 en los pagos, en los combates, como prueba y para el orden final. En la lotería es un 1, y sacarlo del descarte te cuesta 1. Si muestras el as de tréboles como pasaporte, antes de lanzar los dados dices si vale 1 u 11.

# capital-aces

rule-JR-8-4-title = Ases capitales
rule-JR-8-4 = El primer as que gastas, en un pago, en un combate o en un juicio que pierdes, vale 11 y después queda delante de ti hasta el final de la partida. Ya no es parte de tu mano: no se puede robar, no cuenta para el límite de la mano ni para el orden final, y nunca pasa al descarte. Todos tus ases posteriores valen 1. Mientras no tengas ningún as delante, un as de cada pago, combate, prueba o pasaporte vale 11, aunque solo lo muestres; queda delante de ti solo cuando lo gastas. Si pagas con dos ases, tú dices cuál se queda. Descartar un as no lo deja delante.

# additional-capital

rule-JR-8-5-title = Capitales adicionales
rule-JR-8-5 = Con un as delante de ti, un pago, un combate o una prueba en los que usas una carta de su palo suman un punto más: una sola vez, por muchas cartas así que haya, y en un combate una vez para todo tu total. El as solo no da nada, y un pasaporte no recibe nada de él. El pago que deja el as delante de ti todavía no recibe ese punto.

# special-flights

rule-JR-8-6-title = Vuelos residenciales
rule-JR-8-6 = Un vuelo puede aterrizar en cualquier hexágono del mapa, no solo en una torre; nunca en el subsuelo ni en el lugar del despegue.

# provisional-palaces

rule-JR-8-7-title = Palacios provisionales
rule-JR-8-7 = Si terminas tu turno en un hexágono, puedes dejar a la vista corazones de tu mano, después del límite de mano: o bien corazones que sumen seis puntos o más sin que sobre ninguno, o bien todos tus corazones. Hasta tu turno siguiente, el hexágono es un palacio para ti: si llega allí un conejo, puedes juzgar su visita. Solo valen los corazones que están a la vista, y todos juntos: si quien llega muestra una prueba, los pierdes todos y vas al destierro. Por lo demás siguen en tu mano: cuentan para el límite, puedes usarlos en otra parte y te los pueden robar, a la vista de todo el mundo. El palacio se acaba cuando sus corazones suman menos de seis puntos o cuando dejas el hexágono; recoges los corazones que queden al final de ese turno, o si no, al empezar tu turno siguiente. Vale para todos los hexágonos, también la ciudadela, donde el juicio viene antes de ganar; no vale en el subsuelo. Se pregunta a todas las personas que terminan su turno en un hexágono, aunque no tengan corazones. Como siempre, si la zanahoria que marca el hexágono es de quien llega, no se le puede juzgar. Donde puede juzgar cualquiera, vale cualquier corazón de tu mano, como antes.

# special-access

rule-JR-8-8-title = Accesos especiales
rule-JR-8-8 = Si un conejo llega al hexágono donde está el tuyo, puedes juzgar su visita como en un palacio. Vale para todos los hexágonos: también torres, plazas y la ciudadela, donde el juicio viene antes de ganar. No vale en el subsuelo. Como siempre, si la zanahoria que marca el hexágono es de quien llega, no se le puede juzgar, y quedarse no es llegar. Se pregunta a todas las personas cuyo conejo está allí, aunque no tengan corazones. En los palacios puede juzgar cualquiera, como antes.

# hearts-boost

rule-JR-8-9-title = Impulso de corazones
rule-JR-8-9 = Si un conejo llega al hexágono donde está el tuyo, o a un hexágono que marca tu zanahoria, puedes juzgar su visita como en un palacio. Si el hexágono tiene tu zanahoria, tu conejo puede estar en cualquier lugar, también en el subsuelo, pero no en el destierro. Vale para todos los hexágonos: también torres, plazas y la ciudadela, donde el juicio viene antes de ganar. No vale en el subsuelo. Como siempre, si la zanahoria que marca el hexágono es de quien llega, no se le puede juzgar, y quedarse no es llegar. Se pregunta a todas las personas que pueden juzgar, aunque no tengan corazones. En los palacios puede juzgar cualquiera, como antes.

# trailing-carrots

rule-JR-8-10-title = Zanahorias ventajosas
rule-JR-8-10 = Cuando tu travesía llega a un hexágono marcado por tu propia zanahoria, puedes quedarte allí, como siempre, o seguir por otro de sus caminos o con un comodín en la misma travesía. Pasar no es descansar: allí no adquieres, no peleas, no tomas carta y nadie te juzga. Una vez que has seguido desde un hexágono así, no puedes volver a entrar en ningún hexágono de esta travesía, ni en el de partida. Si una travesía que no ha seguido desde ninguno vuelve al hexágono de partida, termina allí, aunque lo marque tu zanahoria. Un caballo puede llegar a un hexágono así y seguir; un vuelo termina donde aterriza.

# windfall-lottery

rule-JR-8-11-title = Lotería gorda
rule-JR-8-11 = En la lotería puedes mostrar cuantas cartas quieras que tengan el número de un dado. Elígelas una por una, luego muéstralas todas juntas y toma una carta por cada una. Si los dos dados tienen el mismo número, tomas dos cartas por cada una; un doble por sí solo no gana nada. Todos los premios se toman juntos después de mostrar las cartas, así que un premio no gana nada más. El límite de la mano se mira después del último premio.

# overtaxed-hands

rule-JR-8-12-title = Manos extralimitadas
rule-JR-8-12 = El límite de la mano es de seis cartas en lugar de nueve. Las cartas reales y los comodines cuentan, como siempre.

# seized-surplus

rule-JR-8-13-title = Excedente expropiado
rule-JR-8-13 = Quien descubre una mano que pasa del límite se queda con lo que sobra: tantas cartas al azar como tenía esa mano por encima del límite cuando se ha señalado. No se descarta nada. Solo esas dos personas ven estas cartas, salvo una carta real, con la que cambia también su zanahoria. A una cuarta carta real se renuncia enseguida, una cualquiera de las cuatro. En tu turno, en la ciudadela, una carta real que expropias puede completar tu terna y ganar. Un pasaporte que se ha mostrado no se toma antes de su vuelo. Quien descubre la mano puede pasar del límite a su vez. Tomar lo que sobra no da ocasión de señalar ninguna mano: eso llega la próxima vez que se mira el límite.

# patriarchal-values

rule-JR-8-14-title = Valores patriarcales
rule-JR-8-14 = Un as vale 14, un rey 13, una reina 12 y una jota 11 siempre que importe el valor de una carta: en los pagos, en los combates, como prueba, como pasaporte, en el precio de una carta del descarte y para el orden final. En la lotería un as sigue siendo un 1, y adquirir una carta real sigue costando 10.

# personal-trades

rule-JR-8-15-title = Tratos personales
rule-JR-8-15 = En tu adquisición, puedes proponer un trato a otro conejo que esté donde tú, en un hexágono o en el subsuelo. Di en voz alta qué cartas das y cuáles pides: una o más por cada lado, y en uno de los lados solo diamantes. Se pueden cambiar cartas reales y comodines, pero no se puede nombrar una carta que todos ven en otro lugar. El otro acepta o rechaza. Después los dos eligen en secreto tantas cartas como se han nombrado, cualesquiera de sus manos, y las ponen bocabajo; cuando los dos están listos, cada uno mira lo que ha puesto el otro. Si hay una carta que no se había nombrado, puedes denunciar al otro, tengas lo que tengas tú: todos ven las cartas falsas, y el estafador va al destierro. Se pregunta a los dos a la vez, y los dos pueden ser denunciados. Si es el turno del estafador, termina sin incremento. Después las cartas cambian de mano de todos modos; nadie más las ve, salvo las falsas que se han denunciado, las que estaban a la vista y las cartas reales, que llevan consigo su zanahoria. Luego se renuncia a una cuarta carta real, puedes ganar en la ciudadela en tu propio turno, y el límite de la mano vale para los dos. Puedes proponer tres tratos por turno, y seguir con tu adquisición después de cada uno.

# early-deeds

rule-JR-8-16-title = Actos tempranos
rule-JR-8-16 = Donde empieza tu turno, después de la lotería y antes de la travesía, puedes pelear y comerciar como en la adquisición; las cartas reales solo se adquieren después de la travesía. Sigue habiendo un solo combate por turno. Si robas una carta real tan temprano, tu travesía y tu adquisición han terminado y sigue el incremento; si pierdes el combate, tu turno termina en el destierro. También termina, sin incremento, si te denuncian por engañar en un trato tan temprano. Un pasaporte que entregas en un trato conserva su valor para el vuelo, pero ya no puedes pagar con él.

### Reglas que hablan de opciones, tal como se cuentan en el juego introductorio, donde no hay ninguna.

basic-JR-4-5 = Tu travesía debe terminar en un hexágono, en el subsuelo o en el destierro. Entrar en un hexágono no cuesta nada, y un camino que da la vuelta hasta tu propio hexágono cuenta como llegada. No puedes dar media vuelta en un camino ni entrar dos veces en la misma pieza por el mismo lado; cada traslado que haces borra esa cuenta. Para que nadie quede sin salida, no todo se ofrece. Un traslado se ofrece solo si después puedes llegar a un final sin pagar. Un camino se ofrece solo si lleva a un final sin pagar, o si pasa por un traslado de esos que tu mano pueda pagar, o por un lugar donde usar un comodín que tengas. Por lo mismo, todo tablero necesita una cueva cuyo camino lleve a un final sin pagar. En vez de viajar, siempre puedes quedarte donde estás, a menos que tu turno haya empezado en el destierro. En un hexágono donde no se te ofrece ningún camino ni puedes usar un comodín, también puedes saltar al destierro.
basic-JR-4-9 = El límite de la mano es de nueve cartas, contando las reales y los comodines. Todo el mundo puede ver cuántas cartas hay en cada mano. Al final de tu turno descartas enseguida hasta el límite, y tú eliges qué cartas. Las reales y los comodines van a la corte, y la zanahoria de cada real sale de su hexágono.
basic-JR-4-10 = Ganas si, en tu propio turno, estás en la ciudadela con tres cartas reales en la mano que cumplen el fin del juego. Se revisa al empezar tu turno, cuando llegas y cada vez que completas la terna allí. Gana quien lo logra primero, y nadie gana en el turno de otra persona. Si al final de la última ronda nadie ha ganado (normalmente es la número 100; una ronda empieza cada vez que vuelve a tocarle a quien ha jugado primero), la partida termina. Las demás personas, o todas si nadie ha ganado, se ordenan por lo cerca que están: según cuántas de sus cartas reales caben juntas en una terna ganadora que todavía se pueda completar con las cartas reales en juego, luego según cuántas cartas reales tienen y luego según el valor de su mano.
basic-JR-5-2 = Las cartas que gastas se ponen a un lado y pasan al descarte cuando se completa ese pago. Una carta real que pierdes sin que pase a otra persona (porque la gastas, la descartas o renuncias a ella) vuelve a la corte: su zanahoria sale del hexágono y la carta se puede adquirir enseguida. Un comodín que pierdes así también vuelve a la corte.
basic-JR-6-2 = En un cruce, puedes pagar el precio con picas o diamantes por un caballo o un bote, y sales al momento. El caballo te lleva a cualquier hexágono del tablero, incluso a aquel donde ha empezado tu travesía, y eso cuenta como llegada; pero nunca al hexágono en el que estás. Hay bote solo si el cruce tiene un lado que da al agua. El bote navega por esa agua (si la pieza da a dos, tú eliges) y entra por cualquier camino abierto que dé a ella. Por ese camino sigues; si es el camino de un hexágono, ya has llegado. El bote nunca regresa a la pieza de la que has salido, así que, si ninguna otra pieza tiene un camino abierto a esa agua, no hay bote.
basic-JR-6-4 = Guarda el comodín en la mano y úsalo en cualquier momento posterior de una travesía, desde un hexágono o una pieza de camino, en vez de pagar el precio. El rojo es el caballo y te lleva como el del comerciante. El negro es el bote y sale de una pieza con un lado que da al agua, o te recoge en vez de que caigas por un camino abierto. Después de usarlo, vuelve a la corte. Puedes usarlo incluso en la travesía en que lo has comprado, o en la pieza de una cueva después de salir de ella, pero no mientras estés en el subsuelo o en el destierro. Los comodines cuentan como cartas de tu mano y no valen nada en un pago.
