### Las fases de un turno y las preguntas a quien juega: un nombre, -help en una línea,
### y -now, lo mismo con los datos del momento, si los hay; -plain, si hay menos.

phase-building = Armar el tablero
phase-building-help = Coloca tus piezas hasta que el mapa esté completo; después se reparten las cartas.
phase-lottery = Lotería
phase-lottery-help = Lanza los dados; una carta con el número de cualquiera de los dos puede darte otra carta.
phase-journey = Travesía
phase-journey-help = Sigue los caminos hasta otro hexágono y paga traslados si quieres.
phase-acquisition = Adquisición
phase-acquisition-help = Paga por la carta real del hexágono donde estás, o haz lo demás que allí puedas.
phase-increment = Incremento
phase-increment-help = Toma una carta, a menos que estés en el destierro.

question-building = Armar el tablero
question-building-help = Elige una de tus piezas y colócala en el mapa.
question-building-now = Coloca { $tile } en el mapa. Antes puedes girar la pieza, y con un hexágono puedes empezar una isla nueva.
question-agreement = ¿Ya basta?
question-agreement-help = Acepta que la partida termine aquí, o sigue jugando; todos eligen a la vez y en secreto.
question-agreement-now = { $by } propone que la partida termine aquí: acepta, o sigue jugando. Todos eligen en secreto.
question-roll = Lanzar
question-roll-help = Lanza los dos dados: su suma es el precio de este turno.
question-take-off = Despegue
question-take-off-help = Lanza los dos dados; donde se puede despegar, antes puedes mostrar un trébol como pasaporte y volar. Si los dados suman más, paga lo que falta o cae al destierro.
question-lottery = Lotería
question-lottery-help = Muestra una carta con el número de cualquiera de los dos dados para tomar otra, o pasa.
question-windfall = Lotería gorda
question-windfall-help = Elige cartas con el número de cualquiera de los dos dados y toma una carta por cada una, o dos si los dados son dobles; o pasa.
question-windfall-now = { $cards ->
    [0] { $each ->
        [one] Elige cartas con el número de cualquiera de los dos dados y luego toma una carta por cada una; o pasa.
       *[other] ¡Dobles! Elige cartas con ese número y luego toma { $each } por cada una; o pasa.
    }
   *[other] { $prizes ->
        [one] Muestras { $laid }: toma tu premio, elige más cartas, o pasa sin mostrar ninguna.
       *[other] Muestras { $laid }: toma tus { $prizes } premios, elige más cartas, o pasa sin mostrar ninguna.
    }
}
question-journey = Travesía
question-journey-help = Elige adónde va ahora tu conejo.
question-journey-now = Tu conejo está { $at }: elige adónde va ahora.
question-flight = Vuelo
question-flight-help = Elige adónde vuelas; si tu pasaporte no alcanza, paga lo que falta o cae al destierro.
question-flight-now = { $price ->
    [0] Tu pasaporte alcanza: elige adónde vuelas.
    [one] A tu pasaporte le falta 1: elige adónde vuelas y paga 1 o más con { $suits }, o cae al destierro.
   *[other] A tu pasaporte le faltan { $price }: elige adónde vuelas y paga { $price } o más con { $suits }, o cae al destierro.
}
question-flight-plain = { $price ->
    [0] Tu pasaporte alcanza: elige adónde vuelas.
    [one] A tu pasaporte le falta 1: elige adónde vuelas y paga 1 o más con el palo de la torre de la que sales, o cae al destierro.
   *[other] A tu pasaporte le faltan { $price }: elige adónde vuelas y paga { $price } o más con el palo de la torre de la que sales, o cae al destierro.
}
question-contest = Juicio
question-contest-help = Ha llegado un conejo: muestra seis puntos o más en corazones para juzgar su visita, o pasa; todos eligen a la vez y en secreto.
question-contest-now = { $visitor } ha llegado { $to }. Muestra seis puntos o más en corazones para juzgar su visita, o pasa; todos eligen en secreto. Si { $visitor } también muestra seis o más, pierdes tus cartas y vas al destierro; si no, va { $visitor }.
question-proof = Prueba
question-proof-help = Juzgan tu visita: muestra seis puntos o más en corazones, o ve al destierro.
question-proof-now = { $challenger } juzga tu visita: muestra seis puntos o más en corazones, o ve al destierro.
question-payment = Pago
question-payment-help = Elige con qué cartas pagas.
question-payment-now = { $kinds ->
    [0] Aquí no se vende nada, así que usa tu comodín.
   *[other] Paga { $price } o más con { $suits }.
}
question-acquisition = Adquisición
question-acquisition-help = Elige qué hace tu conejo aquí, o termina la adquisición.
question-acquisition-now = ¿Quieres { $card }? Cuesta { $price } puntos o más de su palo.
question-early-deeds = Actos tempranos
question-early-deeds-help = Pelea o comercia antes de tu travesía, o sigue con ella.
question-fighting = Combate
question-fighting-help = Juega picas hasta que tu total supere el otro y da el golpe, o ríndete.
question-fighting-now = { $beaten ->
    [0] { $cards ->
        [0] Atacas a { $rival }: juega una pica o más y da el golpe.
       *[other] Atacas a { $rival } con { $laid }, { $total } en total: da el golpe, o juega más picas.
    }
   *[other] { $missing ->
        [0] Con { $laid } tienes { $total }, y { $rival } tiene { $beaten }: da el golpe, juega más picas o ríndete.
       *[other] { $rival } tiene { $beaten } y tú tienes { $total }: juega picas que sumen { $missing } o más para dar el golpe, o ríndete.
    }
}
question-trading = Comercio
question-trading-help = Paga las cartas del mostrador, o añade más del descarte.
question-trading-now = En el mostrador: { $counter }. Paga { $price } o más con { $suits }, o añade más del descarte.
question-bargaining = Trato
question-bargaining-help = Di qué cartas das, una o más, después cuáles pides, y propón el trato. Uno de los lados debe ser solo de diamantes; lo que dices no tiene por qué ser cierto.
question-bargaining-now = { $gives_count ->
    [0] Di qué cartas das, una o más, después cuáles pides, y propón el trato. Uno de los lados debe ser solo de diamantes; lo que dices no tiene por qué ser cierto.
   *[other] { $wants_count ->
        [0] Ofreces { $gives }. Di más cartas que das, o las que pides. Uno de los lados debe ser solo de diamantes; lo que dices no tiene por qué ser cierto.
       *[other] Ofreces { $gives } a cambio de { $wants }. Propón el trato o pide algo más. Lo que dices no tiene por qué ser cierto.
    }
}
question-answering = Te proponen un trato
question-answering-help = Acepta el trato o recházalo. Lo que dice el otro puede ser falso.
question-answering-now = { $partner } dice que da { $gives } y pide { $wants }: acepta o rechaza. Puedes entregar otras cartas, y { $partner } también.
question-handing = Entrega
question-handing-help = Pon bocabajo las cartas que entregas y haz el cambio; los dos eligen a la vez y en secreto.
question-handing-now = { $cards ->
    [0] Según el trato das { $gives } por { $wants }: pon otras tantas cartas. Si pones otras, { $partner } puede denunciarte.
   *[other] Según el trato das { $gives } por { $wants }, y tienes bocabajo { $laid }: sigue, o deshaz.
}
question-judging = Juicio del trato
question-judging-help = Denuncia lo que se ha dicho en falso, y el otro va al destierro, o déjalo como está; los dos eligen a la vez y en secreto.
question-judging-now = { $cards ->
    [0] { $partner } ha puesto lo que se había dicho: { $came }.
   *[other] { $partner } ha puesto { $came }, pero falta { $absent }: denúncialo, y todos ven lo que era falso, o déjalo como está.
}
question-giving-up = Devolver una carta real
question-giving-up-help = Tienes más cartas reales que zanahorias: elige cuál vuelve a la corte.
question-discarding = Descartar
question-discarding-help = Tienes demasiadas cartas: elige una para descartar.
question-palace = Palacio provisional
question-palace-help = Deja a la vista seis puntos o más en corazones, para poder juzgar a quien llegue aquí hasta tu turno siguiente, o pasa.
question-call = Señalar una mano
question-call-help = Señala una mano con demasiadas cartas, o pasa; todos eligen a la vez y en secreto.
