### Por qué no: el valor y lo que sería correcto, una frase por código; -plain cuando falta un dato.
### .short va dentro de otra frase: «La línea 3 no se puede jugar: ...».

reason-cited = { $reason } ({ $rule })

## Cualquier juego

reason-not-legal = Eso no se puede hacer ahora: elige una de las acciones de la lista.
    .short = eso no se puede hacer en ese momento
reason-game-over = La partida ha terminado y ya no se puede jugar nada más.
    .short = la partida ya ha terminado
reason-no-such-seat = En esta mesa no hay ningún { $who }.
    .short = ese asiento no existe en la mesa
reason-not-awaited = Ahora no le toca decidir a { $who }.
    .short = antes le toca decidir a otra persona
reason-not-now = Eso no responde a la pregunta de ahora ({ $question }): elige una de las acciones de la lista.
    .short = eso no responde a la pregunta de ese momento
reason-not-now-plain = Eso no se puede hacer ahora: elige una de las acciones de la lista.
reason-nothing-to-undo = { $who } no tiene nada que deshacer: los dados, las cartas y los pasos que otros ya han visto se quedan como están.
    .short = no hay nada que deshacer
reason-unrecorded = Esta partida no lleva registro, porque se le han aplicado acciones sin anotarlas.
    .short = la partida no lleva registro

## Textos de acciones

reason-action-garbled = { $text } no es una acción: escribe una sola línea, como «roll» o «pay 7S,AC».
    .short = eso no es una acción
reason-unknown-verb = Ninguna acción se llama { $text }: debe empezar con una de estas palabras: { $known }.
    .short = no hay ninguna acción con ese nombre
reason-action-form = A { $text } le falta o le sobra algo: escríbelo así: { $form }.
    .short = a la acción le falta o le sobra algo
reason-wrong-value = Una carta no puede usarse aquí con ese valor.
    .short = la carta no tiene aquí ese valor
reason-bad-move = La jugada { $move } no se puede hacer: { $why }.

## Opciones, tableros, participantes

reason-unknown-game = No hay ningún juego llamado { $game }; hay: { $known }.
reason-unknown-preset = No hay ninguna modalidad llamada { $preset }; hay: { $known }.
reason-unknown-option = No hay ninguna opción llamada { $option }; hay: { $known }.
reason-bad-options = { $value } no es una lista de opciones: da cada una con su clave y su valor.
reason-bad-option-value = La opción { $option } no puede ser { $value }; valores posibles: { $allowed }.
reason-option-needs = La opción { $option } solo funciona si { $other } es { $needed }: cámbiala también.
reason-option-needs-any = La opción { $option } solo funciona con al menos una de estas: { $others }.
reason-option-needs-suit = La opción { $option } necesita un palo que no está en juego: { $suit }.
reason-suits-not-players = Palos justos deja tantos palos como jugadores: { $players }, no { $suits }.
reason-board-not-of-suits = El tablero { $board } tiene piezas que no están en juego si solo hay estos palos: { $suits }.
reason-tiles-unpayable = Con estos palos nadie puede pagar { $kind ->
    [fork] caballos ni barcos en los cruces
    [tavern] comodines en las tabernas
    [cave] madrigueras
   *[other] pasadizos
    }.
reason-options-clash = Las opciones { $option } y { $other } se excluyen entre sí: desactiva una de las dos.
reason-no-such-first-player = El asiento { $seat } no puede empezar en una mesa de { $players }: los asientos se numeran desde 0, así que elige uno menor, o «random».
reason-bad-player-count = El juego es para { $fewest } a { $most } participantes, no para { $players }.
reason-objective-impossible = Con las cartas en juego nadie puede cumplir el fin del juego { $objective }: elige uno de { $possible }.
reason-unknown-bot = No hay ningún bot llamado { $bot }; hay: { $known }.
reason-too-many-bots = { $seats ->
    [one] Hay un solo asiento para bots, pero se han nombrado { $bots }.
   *[other] Hay { $seats } asientos para bots, pero se han nombrado { $bots }.
}
reason-too-many-humans = { $players ->
    [one] En la mesa hay un solo asiento, no { $humans } para personas.
   *[other] En la mesa hay { $players } asientos, no { $humans } para personas.
}
reason-unknown-language = No hay ningún idioma { $language }; hay: { $known }.
reason-board-named-and-built = O se nombra un tablero, o se arma uno entre todos: no nombres ninguno, o desactiva { $option }.
reason-unknown-board = No hay ningún tablero llamado { $board }; hay: { $known }.
reason-bad-board = El tablero { $board } no se puede usar: { $problem } (en { $detail }).
reason-bad-board-plain = El tablero { $board } no se puede usar: { $problem }.
reason-board-unwinnable = En el tablero { $board } nadie puede ganar con el fin del juego { $objective }: hay demasiado pocas cartas reales a las que se llega desde la ciudadela y con las que se vuelve. Permite: { $possible }.
reason-board-unwinnable-plain = En el tablero { $board } nadie puede ganar, con ningún fin del juego: hay menos de tres cartas reales a las que se llega desde la ciudadela y con las que se vuelve.
reason-bad-board-code = El código de tablero { $board } no se puede usar: { $problem }.
reason-bad-landmasses = Con estas piezas, un tablero generado tiene de 1 a { $most } masas de tierra, no { $value }; con 0 lo decide el azar.
reason-no-random-board = Con la semilla { $value } no se ha encontrado ningún tablero al azar en { $attempts } intentos: prueba otra semilla.
reason-bad-position = Esta posición es imposible: { $problem }.
reason-contradiction = Este estado contradice las reglas: { $problem }.

## Partidas guardadas y registros

reason-save-foreign = Esto no es una partida guardada de Jackhouse: su formato debería ser { $known }.
reason-save-corrupt = Esta partida guardada está dañada: { $problem }.
reason-bad-view = Esto no es una vista de este juego: { $problem }.
reason-record-foreign = Esto no es un registro de Jackhouse: su formato es { $format } y debería ser { $known }.
reason-record-corrupt = Este registro está dañado: { $problem }.
reason-record-other-game = Este registro es del juego { $game }, no de { $known }.
reason-record-other-rules = Este registro se ha jugado con la versión { $rules } de las reglas; aquí debe ser la versión { $known }.
reason-record-line = La línea { $line } del registro, { $text }, no se puede jugar: { $why }.

reason-record-other-end = Según el registro, la partida termina con la clasificación { $recorded }, pero al jugarlo resulta { $found }.
reason-record-cut-off = Según el registro, la partida termina con la clasificación { $recorded }, pero sus líneas se acaban antes que ella.
reason-record-unended = El registro no trae clasificación, pero sus líneas terminan la partida con { $found }.
reason-record-commitment = El secreto del registro no es el comprometido: su hash es otro.
reason-record-draws = { $line ->
    [0] El registro trae { $recorded } entre los números del reparto, pero su secreto da { $found }.
   *[other] El registro trae { $recorded } entre los números de la línea { $line }, pero su secreto da { $found }.
}

## Archivos

reason-file-unreadable = { $why ->
    [ENOENT] No se puede leer el archivo { $file }: no hay ninguno en ese lugar.
    [EISDIR] No se puede leer el archivo { $file }: es una carpeta.
    [EACCES] No se puede leer el archivo { $file }: no tienes permiso para abrirlo.
   *[other] No se puede leer el archivo { $file }: el sistema dice { $why }.
}
reason-file-named-twice = El archivo { $file } se nombra para dos cosas: da a cada una su propio archivo.
reason-file-unwritable = { $why ->
    [ENOENT] No se puede escribir el archivo { $file }: su carpeta no existe.
    [ENOTDIR] No se puede escribir el archivo { $file }: lo que debería ser su carpeta es un archivo.
    [EISDIR] No se puede escribir el archivo { $file }: es una carpeta.
    [EACCES] No se puede escribir el archivo { $file }: no tienes permiso para escribir ahí.
    [EROFS] No se puede escribir el archivo { $file }: en ese disco no se puede escribir.
    [ENOSPC] No se puede escribir el archivo { $file }: el disco está lleno.
    [EINVAL] No se puede escribir el archivo { $file }: ningún archivo puede llamarse así.
   *[other] No se puede escribir el archivo { $file }: el sistema dice { $why }.
}
reason-file-not-json = El archivo { $file } no es JSON: da uno que jackhouse haya escrito.
reason-bad-chart-ending = No se puede dibujar un gráfico en { $file }: el nombre tiene que terminar en una de estas formas: { $known }.
reason-no-matplotlib = Los gráficos se dibujan con matplotlib, que aquí no está instalado: ejecuta «pip install 'jackhouse[lab]'».

## Armar el tablero

reason-spot-taken = { $who } acaba de colocar { $tile } allí: elige otro lugar.
    .short = alguien ha colocado allí una pieza
reason-overlap = Las piezas no se montan una sobre otra, y allí ya está { $tile }.
    .short = allí ya hay otra pieza
reason-no-shared-edge = Cada pieza comparte un lado con el mapa, y allí no compartiría ninguno.
    .short = cada pieza comparte un lado con el mapa
reason-island-too-far = Eso queda demasiado lejos del mapa: una isla nueva está a tres casillas como mucho.
    .short = eso queda demasiado lejos del mapa
reason-too-far-out = El mapa sería demasiado ancho con una pieza allí: acércala a las demás.
    .short = el mapa sería demasiado ancho
reason-joins-the-map = Allí la pieza tocaría el mapa: deshaz, o elige un lugar rodeado de agua.
    .short = una isla nueva no puede tocar el mapa
reason-is-an-island = Eso sería una isla nueva: di antes que la empiezas.
    .short = no se ha dicho que empieza una isla
reason-choose-a-tile = Elige antes qué pieza colocas.
    .short = no se ha elegido ninguna pieza
reason-lay-it-first = Tienes { $tile } en la mano: colócala antes, o deshaz si la has elegido tú.
    .short = antes va la pieza que está en la mano
reason-no-such-shape-left = No te queda ninguna pieza de esa forma ({ $shape }) para voltear.
    .short = no queda ninguna pieza de esa forma
reason-no-such-tile-left = No tienes { $tile }: elige una de las piezas que hay delante de ti.
    .short = no hay una pieza así delante de quien juega
reason-turned-already = Ya has girado la pieza: deshaz para girarla de otro modo.
    .short = la pieza ya está girada
reason-no-such-turn = Una pieza se gira de 0 a 5 sextos de vuelta; un rombo, 0, 1 o 2, porque tras media vuelta se ve igual.
    .short = la pieza no se puede girar tanto
reason-fits-nowhere = Girada así, la pieza no cabe ahora en ningún lugar: gírala de otro modo.
    .short = girada así, la pieza no cabe en ningún lugar
reason-only-hexes-begin-islands = Solo un hexágono puede empezar una isla nueva, una cada vez y donde haya lugar.
    .short = solo un hexágono puede empezar una isla nueva
reason-nothing-to-take-back = Mientras te queden piezas por colocar puedes retirar la última que has colocado, { $most } veces en total, si desde entonces no se ha colocado otra junto a ella y las demás se sostienen sin ella.
    .short = no hay ninguna pieza que retirar

## La pradera

reason-end-proposed-already = Puedes proponer el final una vez por turno, antes de que salga tu conejo.
    .short = el final se propone una vez por turno, antes de salir
reason-no-transfers = En la pradera no hay traslados: sigue los caminos.
    .short = en la pradera no hay traslados

## Lotería

reason-no-match = { $card } no coincide con los dados: solo gana una carta con el número de uno de ellos ({ $dice }).
    .short = la carta no coincide con los dados
reason-not-in-hand = No tienes { $card }: elige una carta de tu mano.
    .short = la carta no está en la mano

## Travesía

reason-must-go-underground = Estás en el destierro, así que tu travesía de este turno es bajar al subsuelo.
    .short = desde el destierro solo se puede ir al subsuelo
reason-no-road = Desde { $place } no sale ningún camino hacia el { $direction }: elige un lado con camino.
    .short = en ese lado no hay camino
reason-no-free-end = Por ese camino te quedarías sin salida: elige uno que llegue a un hexágono, a una cueva o al agua, o que pase por un traslado que tu mano pueda pagar o por un lugar donde usar tu comodín.
    .short = por ese camino el conejo se quedaría sin salida
reason-hex-visited = Por ahí se llega a un hexágono que esta travesía ya ha visitado: cada hexágono una sola vez, así que elige otra opción.
    .short = la travesía ya ha visitado ese hexágono
reason-no-turning-back = En una travesía no se da media vuelta: elige uno de los caminos que siguen.
    .short = en una travesía no se da media vuelta
reason-not-without-need = Solo puedes saltar al destierro desde un hexágono si no se te ofrece ningún camino ni te sirve ningún comodín; si no, allí se llega por un camino abierto.
    .short = hay otras formas de salir de este hexágono
reason-mid-journey = Tu travesía ya ha empezado y no puedes quedarte: sigue hasta un hexágono, el subsuelo o el destierro, o deshaz lo andado.
    .short = la travesía ya ha empezado
reason-not-sold-here = { $rule ->
    [JR-6-1] Los pasadizos están en los bosques, las montañas y los ríos, y aquí no hay ninguno.
    [JR-6-2] Los caballos y los botes salen de los cruces o, con el comodín adecuado, de cualquier lugar del mapa, pero nunca del subsuelo: aquí no tienes ninguno.
    [JR-6-3] Los comodines se compran al pasar por una taberna, y aquí no hay ninguna que te venda uno.
    [JR-6-5] Las madrigueras empiezan en la boca de una cueva, y aquí no hay ninguna.
   *[other] Ese traslado no se vende aquí.
}
    .short = ese traslado no se vende allí
reason-no-such-way = { $rule ->
    [JR-6-1] No puedes { $action }: por un pasadizo se sale al otro camino de la pieza, y solo por donde el camino sigue.
    [JR-6-2] Desde aquí no puedes { $action }: un caballo va a otro hexágono (si va por tierra, de la misma masa de tierra), y un bote, a un camino abierto de otra pieza en la misma agua, si desde allí el camino sigue.
    [JR-6-3] Aquí no puedes { $action }: después de esta taberna el camino no tiene salida.
    [JR-6-5] Desde aquí no puedes { $action }: una madriguera lleva a otra cueva de este mapa, si desde allí el camino sigue.
   *[other] Desde aquí no puedes { $action }: elige una de las opciones de la lista.
}
    .short = desde allí no se puede ir así
reason-landlocked = Esta pieza no da al agua: los botes solo salen de una pieza con un lado que dé al agua.
    .short = la pieza no da al agua
reason-one-joker-a-pass = Acabas de comprar un comodín aquí: la taberna vende uno cada vez que pasas.
    .short = la taberna ya ha vendido un comodín en esta pasada
reason-not-in-court = El { $card_name } no está en la corte, así que la taberna no puede venderlo.
    .short = el comodín no está en la corte

## Vuelos

reason-no-tower = Desde aquí no se vuela: el turno debe empezar donde se puede despegar, como en una torre.
    .short = desde allí no se vuela
reason-one-passport = Ya has mostrado tu pasaporte: ahora lanza los dados.
    .short = ya se ha mostrado un pasaporte
reason-not-a-club = La carta { $card } no es un trébol: solo un trébol sirve de pasaporte.
    .short = solo un trébol sirve de pasaporte
reason-must-fly = Tu pasaporte alcanza, así que tienes que volar: elige adónde.
    .short = con un pasaporte que alcanza hay que volar
reason-in-flight = Has mostrado un pasaporte, así que tu travesía es un vuelo: elige dónde aterrizas, o cae al destierro si el pasaporte no alcanza.
    .short = después de un pasaporte la travesía es un vuelo
reason-no-landing = Tu vuelo no puede aterrizar ahí: elige otro lugar de la lista.
    .short = un vuelo no aterriza allí

## Juicios

reason-no-proof = Eso no vale como prueba: muestra cartas de tu mano que sumen { $points } puntos o más en corazones, sin que sobre ninguna, o la reina de este palacio si tu mesa la acepta.
    .short = esas cartas no son una prueba

## Pagar

reason-price-unmet = Eso cuesta { $price }, pero las cartas que cuentan suman solo { $best }: { $missing ->
    [one] te falta 1.
   *[other] te faltan { $missing }.
}
    .short = las cartas no alcanzan para pagar
reason-must-pay = Ya has elegido: ahora paga, o deshaz tu elección.
    .short = antes hay que pagar algo
reason-name-one-card = Di cuál de { $cards } queda delante de ti.
    .short = no se dice qué carta se queda
reason-wrong-suit = { $kinds ->
    [0] { $card } no cuenta aquí: solo cuenta un comodín.
   *[other] { $card } no cuenta aquí: paga con { $suits }.
}
    .short = una carta de ese palo no cuenta allí
reason-already-put = La carta { $card } ya está en el mostrador.
    .short = esa carta ya está en el mostrador
reason-put-cards-missing = En el mostrador ya hay { $cards }: paga también con eso, o deshaz.
    .short = lo que está en el mostrador se paga también
reason-put-down-first = Hay demasiadas formas de pagar: pon las cartas en el mostrador una por una.
    .short = hay que poner las cartas una por una
reason-superfluous-card = Cuesta { $price } y te bastan menos de estas cartas: quita las que sobran o ponlas en el mostrador una por una.
    .short = en el pago sobra alguna carta

## Las demás fases

reason-nothing-to-show = No has elegido ninguna carta para mostrar: elige una con el número de un dado, o pasa.
    .short = no se ha elegido ninguna carta
reason-already-shown = La carta { $card } ya está elegida: toma tus premios, o elige otra.
    .short = esa carta ya está elegida
reason-no-palace = Con esas cartas no hay palacio: deja a la vista corazones de tu mano que sumen { $points } puntos o más, sin que sobre ninguno, o todos tus corazones.
    .short = con esas cartas no hay palacio
reason-only-laid-hearts = Aquí solo valen los corazones que has dejado a la vista, todos juntos: juzga con { $cards }, o pasa.
    .short = solo valen los corazones a la vista
reason-no-royal-here = Aquí no hay ninguna carta real que adquirir: ve al hexágono de una que esté en la corte.
    .short = allí no hay ninguna carta real que adquirir
reason-no-rival-here = Aquí no puedes pelear contra { $who }: elige otro conejo que esté donde está el tuyo.
    .short = allí no se puede pelear contra ese conejo
reason-sheltered = { $who } acaba de llegar al subsuelo desde el destierro, y no se le puede atacar antes de su turno siguiente.
    .short = a ese conejo no se le puede atacar antes de su turno siguiente
reason-one-fight-a-turn = Ya has peleado: puedes pelear una vez por turno.
    .short = en ese turno ya ha habido un combate
reason-no-spades = No tienes picas: para atacar debes jugar al menos una.
    .short = para atacar hace falta al menos una pica
reason-must-go-higher = { $beaten ->
    [0] No has jugado picas: juega al menos una y luego da el golpe.
   *[other] Tienes { $total } y para dar el golpe necesitas más de { $beaten }: juega picas que sumen { $missing } o más, o ríndete.
}
    .short = el total no alcanza para dar el golpe
reason-must-strike-first = El ataque es tuyo: juega picas y da el golpe, o deshaz el ataque.
    .short = quien ataca debe dar el primer golpe
reason-no-such-spade = No puedes jugar la carta { $card }: elige una pica de tu mano que aún no hayas jugado.
    .short = solo se puede jugar una pica de la mano
reason-no-partner-here = No puedes hacer un trato con { $who } aquí: elige un conejo con cartas que esté donde el tuyo.
    .short = no hay nadie así con quien hacer un trato
reason-no-offer-left = Ya has propuesto { $offers } tratos en este turno: no hay más.
    .short = ya se han propuesto todos los tratos de ese turno
reason-cannot-claim = No puedes nombrar { $card } ahí: está a la vista en otro lugar o ya está nombrada, o un lado tendría más de { $most } cartas, o ninguno de los lados sería solo de diamantes.
    .short = esa carta no se puede nombrar ahí
reason-claim-both-sides = Di primero qué cartas das, y después cuáles pides.
    .short = hay que nombrar los dos lados del trato
reason-hand-as-claimed = { $count ->
    [one] Pon una carta de tu mano, según el trato, y haz el cambio.
   *[other] Pon { $count } cartas de tu mano, según el trato, y haz el cambio.
}
    .short = no son tantas cartas como dice el trato
reason-nothing-false = Ha llegado todo lo que se ha dicho: no hay nada que denunciar.
    .short = no se ha dicho nada en falso
reason-no-plaza = Aquí no se vende nada: las cartas del descarte se venden donde hay mercado, como en una plaza.
    .short = allí no se vende nada
reason-not-in-lot = La carta { $card } no se vende aquí: elige una que esté en el descarte, de un palo que se venda aquí, y aún no en el mostrador.
    .short = esa carta no se vende allí
reason-paid-in-trade = La carta { $card } se ha pagado en un trato de este turno, así que no se vende hasta otro turno.
    .short = esa carta se ha pagado en un trato del mismo turno
reason-give-up-a-royal = { $rule ->
    [JR-5-3] Tienes más cartas reales que zanahorias: elige una cualquiera de ellas para devolverla a la corte.
   *[other] Tienes más cartas reales que zanahorias: elige una de las anteriores para devolverla a la corte.
}
    .short = antes hay que devolver una carta real
reason-passport-in-use = La carta { $card } es tu pasaporte: no se puede descartar antes de su vuelo.
    .short = el pasaporte no se puede descartar antes de su vuelo
reason-over-limit = Tienes { $cards } cartas y puedes quedarte con { $limit }: elige una carta de tu mano para descartar.
    .short = antes hay que descartar cartas
reason-own-hand = No puedes señalar tu propia mano.
    .short = no se puede señalar la propia mano
reason-within-limit = { $who } no tiene más de { $limit } cartas, así que no hay nada que señalar.
    .short = esa mano no pasa del límite
reason-bad-count = «{ $value }» no vale para { $key }: tiene que ser { $least } o más.
reason-bad-secret = Una semilla es un número entero o, en una partida servida, 32 cifras hexadecimales.
reason-bad-nonces = Tiene que haber { $players } nonces, uno por asiento: de 32 cifras hexadecimales como mucho, ninguna si el asiento no ha dado nada.
