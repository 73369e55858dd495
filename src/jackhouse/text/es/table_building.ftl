### Una mesa en la que se arma el tablero entre todos.

building-style-strict = Armar por turnos
building-style-free = Armar todos a la vez
building-progress = { $laid } de { $all } piezas
building-progress-long = { $laid } de { $all } piezas están colocadas.
building-broken = { $count ->
    [0] El mapa sigue todos los consejos.
    [one] El mapa no sigue un consejo. Mostrar dónde.
   *[other] El mapa no sigue { $count } consejos. Mostrar dónde.
}
building-map-help-free = Con una pieza en la mano, las flechas la llevan de un lugar a otro, R la gira, Intro la coloca, I empieza una isla nueva y Escape la devuelve. Sin pieza, las flechas van de pieza en pieza e Intro retira la última que has colocado.
building-map-help-strict = Con una pieza en la mano, las flechas la llevan de un lugar a otro, R la gira, Intro la coloca, I empieza una isla nueva y Escape la quita otra vez del mapa. Sin pieza, las flechas van de pieza en pieza.
building-yours = Tus piezas
building-open = Piezas bocarriba
building-choose-strict = Voltea una de tus piezas.
building-choose-free = Elige una de tus piezas y después su lugar en el mapa. Todos arman a la vez.
building-others-here = Toca a otro jugador de esta pantalla para armar por él.
building-lay = Coloca { $tile }: elige un lugar en el mapa.
building-lay-so = colocar { $tile } como se muestra
building-reopened = Todavía no se puede jugar en este tablero: { $problem }. Algunas piezas han vuelto para colocarlas otra vez.
building-idle-wait = Otros están armando. Toca una pieza para ver de quién es.
building-idle-flip = Voltea una pieza, o toca una del mapa para ver de quién es.
building-idle-pick = Elige una pieza, o toca una del mapa para ver de quién es.
building-tile-first = En el mapa: { $tile }. El mapa ha empezado con esta pieza.
building-tile-by = En el mapa: { $tile }, que ha colocado { $who }.
building-tile-last = En el mapa: { $tile }, tu última pieza colocada.
building-spot-gone = Ese lugar se acaba de ocupar. Sigues con { $tile } en la mano: elige otro lugar.
building-plain = Por ahora sin consejos: gira la pieza con los botones de la pregunta.
building-left = Piezas que quedan: { $hexes ->
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
}, { $rhombi ->
    [one] { $rhombi } rombo
   *[other] { $rhombi } rombos
}, { $triangles ->
    [one] { $triangles } triángulo
   *[other] { $triangles } triángulos
}
building-left-none = No quedan piezas
building-holds = Volteada: { $tile }
building-finishing = el resto se coloca por su cuenta
building-finish-sure = { $count ->
    [one] Tu última pieza se coloca por ti.
   *[other] Tus otras { $count } piezas se colocan por ti. Esto no se puede deshacer.
}
