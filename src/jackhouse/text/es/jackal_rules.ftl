### Jackal, el juego de cartas: las reglas tal como las cita la ayuda.
### Un título y un texto por regla (JK-4.2 es rule-JK-4-2); la autoridad es docs/digest/.

## 1. El juego

rule-JK-1-1-title = Piratas, islas y monedas
rule-JK-1-1 = De dos a cuatro piratas visitan diez islas, o las que la mesa haya elegido (cuatro en una primera travesía). Gana quien al final tiene más monedas, y en caso de empate se comparte la victoria.

rule-JK-1-2-title = De isla en isla
rule-JK-1-2 = Se descubre una isla, y quien quiera puede quedarse en Tortuga. Luego todos planean en secreto una hilera de cartas. Las hileras se muestran y se resuelven un pirata tras otro, se paga el tesoro y se reparten cartas nuevas. Después la ficha de primer jugador pasa a la izquierda.

rule-JK-1-3-title = Preparación
rule-JK-1-3 = Se barajan las islas, y las que se van a visitar quedan bocabajo. Se barajan las 60 cartas de acción y cada jugador recibe cinco, que son secretas. Nadie tiene monedas todavía. El azar decide quién es el primer jugador, salvo que la mesa nombre a alguien. La caja trae 37 monedas, y cuatro piratas rara vez las tienen todas a la vez; si llega a ocurrir, el banco sigue pagando.

## 2. Islas

rule-JK-2-1-title = Qué hay en una isla
rule-JK-2-1 = Una isla es una cuadrícula pequeña: unas casillas son tierra y el resto es agua. Una casilla de tierra puede tener una bandera, terreno difícil, un bandido, un tesoro de una a tres monedas, o nada. Cada isla tiene exactamente una bandera blanca, donde desembarcan los piratas; algunas tienen además una roja o una azul, como mucho una de cada.

rule-JK-2-2-title = Las cuarenta islas
rule-JK-2-2 = Las cuarenta islas son distintas: ninguna es otra girada o reflejada. Unas 26 tienen cuatro filas y columnas, y las demás cinco. A cada tesoro se llega desde la bandera blanca con cinco flechas y caballos como mucho. Ningún tesoro de dos o tres monedas está justo al lado de un desembarcadero, y ninguno de tres a un salto de caballo. Cada bandido, cada terreno difícil y cada bandera cuenta para algunas manos, y cada tesoro es el mejor para algunas. La mesa puede elegir que las islas más fáciles salgan primero, como en una primera travesía.

rule-JK-2-3-title = Hasta dónde llegan las manos
rule-JK-2-3 = En cada isla, como mucho un cuarto de las manos de cuatro cartas no llega a ningún tesoro, y una mano de cinco llega a un tesoro de tres monedas en 30 a 55 de cada 100 repartos.

rule-JK-2-4-title = Islas giradas
rule-JK-2-4 = Una isla recién descubierta puede quedar en cualquier posición: el azar la gira cero, uno, dos o tres cuartos de vuelta, con la misma probabilidad. Así ninguna dirección de flecha vale más que otra. Las flechas de las cartas no se giran nunca. La mesa puede elegir que las islas queden siempre igual.

## 3. Cartas de acción

rule-JK-3-1-title = El mazo
rule-JK-3-1 = Hay 60 cartas de acción: 31 flechas, 6 caballos salvajes, 4 banderas rojas y 4 azules, 4 dobletes, 3 Viernes, 4 armas y 4 de ron.

rule-JK-3-2-title = Flechas
rule-JK-3-2 = Una flecha lleva a tu pirata a una casilla vecina: la diagonal que muestra, izquierda o derecha, arriba o abajo, cualquier diagonal, o cualquier dirección recta. El norte es arriba para todos, y las cartas nunca se giran.

rule-JK-3-3-title = Caballo salvaje
rule-JK-3-3 = Un caballo salvaje salta como el caballo del ajedrez: dos casillas de frente y una al lado, también sobre agua y huecos.

rule-JK-3-4-title = Hileras y especiales
rule-JK-3-4 = En la hilera se ponen banderas, flechas y caballos. Doblete, Viernes, arma y ron nunca: se juegan desde la mano mientras se resuelven las hileras.

rule-JK-3-5-title = Banderas
rule-JK-3-5 = Una bandera solo puede ser la primera carta de una hilera. Tu pirata empieza entonces en la bandera de ese color, y eso no cuenta como paso. Si la isla no tiene de ese color, tu turno termina en el acto. Una bandera sola es una hilera.

rule-JK-3-6-title = Doblete
rule-JK-3-6 = Justo después de resolver una flecha o un caballo puedes jugar un doblete para resolverlo otra vez, en cualquier dirección que permita. Es un paso más. Sirve también tras la última carta de la hilera y tras vencer a un bandido, y puedes jugar varios; pero no sobre una carta sin movimiento ni cuando tu turno ha terminado.

rule-JK-3-7-title = Viernes
rule-JK-3-7 = Cuando tu pirata entra en terreno difícil puedes jugar Viernes: la casilla cuesta entonces un paso, no dos. Cada casilla así necesita el suyo. No es obligatorio.

rule-JK-3-8-title = Arma
rule-JK-3-8 = Cuando tu pirata entra en la casilla de un bandido puedes jugar un arma y seguir; sin ella tu turno termina allí. El bandido vuelve para el pirata siguiente, y cada vez que entras en una casilla así necesitas otra arma.

rule-JK-3-9-title = Ron
rule-JK-3-9 = Antes de que empiece la hilera de un pirata se pregunta una vez a todos los demás, a la vez y en secreto, si dan ron. Cada ron suma un paso a la cuenta de ese pirata. Puedes dar varios, también si tu hilera ya ha terminado. En una hilera que no lleva a nada se desperdicia. Quien está en Tortuga ni da ron ni lo recibe.

## 4. Planificación

rule-JK-4-1-title = Poner una hilera
rule-JK-4-1 = Pon al menos una carta de tu mano y como mucho todas las que se pueden poner, una detrás de otra y bocabajo. Se permiten cartas que no llevan a ninguna parte.

rule-JK-4-2-title = Qué puede ser una hilera
rule-JK-4-2 = Una bandera solo puede ir la primera, así que nunca hay una segunda. Una mano sin flechas, caballos ni banderas solo puede poner una carta, una especial; cuando se muestra, ese turno ha terminado. Quien no tiene cartas se salta la isla.

rule-JK-4-3-title = Todos a la vez y en secreto
rule-JK-4-3 = Todos planean a la vez. Hasta que todos han confirmado, nadie conoce la hilera de otro ni su longitud; solo se ve quién ha confirmado.

## 5. Resolver las hileras

rule-JK-5-1-title = Orden y elección
rule-JK-5-1 = Primero va la hilera del primer jugador y luego las demás en el sentido de las agujas del reloj, cada una de izquierda a derecha. Donde una carta te deja elegir la dirección, la eliges al resolverla, con todas las hileras a la vista.

rule-JK-5-2-title = Pasos
rule-JK-5-2 = Cada movimiento es un paso; a terreno difícil cuenta dos. Debe terminar en una casilla de la isla. Si una carta no tiene ningún movimiento así, tu turno termina; si lo tiene, hay que hacerlo. Los piratas nunca se estorban, y se puede volver a entrar en una casilla.

rule-JK-5-3-title = Llegar a un tesoro
rule-JK-5-3 = Un pirata que llega a un tesoro se queda allí, y el resto de la hilera no cuenta.

rule-JK-5-4-title = Una hilera que se acaba
rule-JK-5-4 = Una hilera que termina fuera de un tesoro no gana nada.

## 6. Tesoro

rule-JK-6-1-title = Quién recibe cuánto
rule-JK-6-1 = Los piratas que están en el mismo tesoro se ordenan por sus pasos, primero quien menos tiene; si son iguales, por orden de turno desde el asiento del primer jugador. El primero toma todo el valor y cada uno de los siguientes, una menos, hasta cero.

rule-JK-6-2-title = Un ejemplo
rule-JK-6-2 = Ana, la primera jugadora, da dos pasos hasta un tesoro de una moneda y la recibe. Ben empieza en la bandera roja, cruza terreno difícil y llega a un tesoro de tres en tres pasos. A Carla le han dado ron, vence a un bandido por el camino y llega al mismo tesoro, también en tres pasos. Ben va antes que Carla en el orden de turno, así que él recibe tres monedas y ella dos.

## 7. Cartas nuevas y Tortuga

rule-JK-7-1-title = Cartas nuevas
rule-JK-7-1 = Todas las cartas puestas o jugadas van al descarte, se hayan resuelto o no. En el sentido de las agujas del reloj desde el primer jugador, cada uno toma una carta y luego completa la mano hasta cuatro; quien ha estado en Tortuga solo completa. Un mazo vacío se rehace con el descarte; si ambos están vacíos, no hay carta.

rule-JK-7-2-title = Tortuga
rule-JK-7-2 = Después de ver la isla, quien tiene una moneda puede quedarse y comprar cartas, abiertamente y una sola vez: 2 por una moneda, 3 por dos, 5 por tres. Se toman en el acto, y la mano no tiene límite. Ese jugador se salta la isla, y después solo completa la mano hasta cuatro. Si todos se quedan, la isla se pierde.

rule-JK-7-3-title = El final
rule-JK-7-3 = Después de la última isla se cuentan las monedas.

rule-JK-7-4-title = Palabras
rule-JK-7-4 = En inglés: primer jugador es First player, isla island, tesoro treasure, terreno difícil difficult terrain, bandido bandit, ron rum, arma weapon, caballo salvaje wild horse, doblete doubling, bandera flag y Viernes Man Friday.
