### Las fases de un turno y las preguntas a quien juega: un nombre, -help en una línea,
### y -now, lo mismo con los datos del momento, si los hay.

phase-lottery = Lotería
phase-lottery-help = Lanza los dados; una carta con el número de cualquiera de los dos puede darte otra carta.
phase-journey = Travesía
phase-journey-help = Sigue los caminos hasta otro hexágono y paga traslados si quieres.
phase-acquisition = Adquisición
phase-acquisition-help = Paga por la carta real del hexágono donde estás.
phase-increment = Incremento
phase-increment-help = Toma una carta, a menos que estés en el destierro.

question-roll = Lanzar
question-roll-help = Lanza los dos dados: su suma es el precio de este turno.
question-lottery = Lotería
question-lottery-help = Muestra una carta con el número de cualquiera de los dos dados para tomar otra, o pasa.
question-journey = Travesía
question-journey-help = Elige adónde va ahora tu conejo.
question-payment = Pago
question-payment-help = Elige con qué cartas pagas.
question-payment-now = { $kinds ->
    [0] Aquí no se vende nada, así que usa tu comodín.
   *[other] Paga { $price } o más con { $suits }.
}
question-acquisition = Adquisición
question-acquisition-help = Elige si pagas por la carta real de este hexágono.
question-acquisition-now = ¿Quieres { $card }? Cuesta { $price } puntos o más de su palo.
question-giving-up = Devolver una carta real
question-giving-up-help = No te queda ninguna zanahoria libre: elige cuál de tus cartas reales anteriores vuelve a la corte.
question-discarding = Descartar
question-discarding-help = Tienes demasiadas cartas: elige una para descartar.
question-call = Señalar una mano
question-call-help = Señala una mano con demasiadas cartas, o pasa; todos eligen a la vez y en secreto.
