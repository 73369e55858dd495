### Una pradera: los conejos pasean por el mapa sin cartas, para niños pequeños.

meadow-where = ¿Adónde?
meadow-where-help = Toca un lugar que brilla.
meadow-stay = Quedarse aquí
meadow-enough = Basta por hoy
meadow-enough-sure = ¿Nos vamos a casa?
meadow-agree = Sí, a casa
meadow-play-on = Seguir jugando
meadow-agree-help = { $who } quiere terminar. ¿A casa también, o seguir jugando?
meadow-player = El conejo de { $who } está { $at }.
meadow-end = ¡Qué día tan bonito!
