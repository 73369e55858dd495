### Pruebas de tableros: muchas partidas de bots en un mapa; en la página del constructor, la terminal y los dibujos.

trial-title = Probar este mapa
trial-lead = Los bots juegan muchas partidas en este mapa y ves cómo se juega en él.
trial-games = Partidas
trial-players = Jugadores
trial-begin = { $games ->
    [one] Jugar { $games } partida
   *[other] Jugar { $games } partidas
}
trial-stop = Parar
trial-progress = Partidas jugadas
trial-playing = { $played } de { $games } partidas jugadas
trial-begun = Los bots están jugando.
trial-stopped = Parado tras { $played } de { $games } partidas.
trial-cut = El tiempo ha terminado tras { $played } de { $games } partidas.
trial-waiting = Esperando: antes se prueban otros mapas.
trial-empty = No se ha jugado ninguna partida.
trial-gone = El servidor ya no conoce estas partidas. Vuelve a jugarlas.
trial-other-map = Estas cifras son del mapa antes de cambiarlo.
trial-summary = { $games ->
    [one] { $games } partida, { $players } jugadores
   *[other] { $games } partidas, { $players } jugadores
}
trial-turns = Turnos por partida
trial-turns-figures = { $mean } de media, desviación típica { $deviation } (de { $least } a { $most })
trial-won = Partidas con ganador
trial-won-figures = { $percent } % (intervalo del 95 %: { $low }–{ $high } %)
trial-order = Victorias por orden de juego
trial-place = N.º { $number }
trial-wins = Victorias
trial-interval = Intervalo del 95 %
trial-royals = Reales adquiridos
trial-royal = Real
trial-royals-help = En cuántas de las partidas se ha adquirido cada real. Cuanto más a menudo, más intenso el color de su hexágono.
trial-share = Partidas
trial-claimed = { $place }: adquirido en el { $percent } % de las partidas
trial-picture = El mapa { $name }: con qué frecuencia se ha adquirido cada real
trial-show = Mostrar en el mapa
