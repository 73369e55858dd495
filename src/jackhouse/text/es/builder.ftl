### El armado: un mapa que se está armando, a solas o en una mesa.

## Piezas

builder-tile-count = { $tile }: quedan { $count }
builder-tray = Piezas por colocar
builder-shape-hex = Hexágonos: { $count }
builder-shape-rhombus = Rombos: { $count }
builder-shape-triangle = Triángulos: { $count }
builder-flip-hex = Voltear un hexágono ({ $count } bocabajo)
builder-flip-rhombus = Voltear un rombo ({ $count } bocabajo)
builder-flip-triangle = Voltear un triángulo ({ $count } bocabajo)

## El mapa

builder-map = Mapa que se está armando
builder-map-help = Con una pieza en la mano, las flechas la llevan de un lugar a otro, R la gira, Intro la coloca y Escape la devuelve. Sin pieza, las flechas van de pieza en pieza e Intro levanta una. I empieza una isla nueva. Retroceso deshace.
builder-zoom-in = Acercar
builder-zoom-out = Alejar
builder-zoom-whole = Mapa entero
builder-controls = La pieza en la mano
builder-do-turn = Girar
builder-do-island = Isla nueva
builder-do-lay = Colocar aquí
builder-do-put-back = Devolver
builder-do-lift = Levantar
builder-do-unselect = Cerrar
builder-idle = Elige una pieza, o toca una del mapa.
builder-idle-done = Toca una pieza del mapa para levantarla.
builder-in-hand = En la mano: { $tile }. Toca un lugar del mapa.
builder-no-spots = En el mapa no hay lugar para { $tile }.
builder-beside = { $tile }: junto a { $others }.
builder-apart = { $tile }: una isla nueva.
builder-selected = En el mapa: { $tile }.
builder-held = En el mapa: { $tile }. Sostiene a otras y no se puede levantar.
builder-breaks-T = Un callejón sin salida.
builder-breaks-X = Un camino de hexágono a hexágono.
builder-breaks-triangles = Junto a otro triángulo.
builder-breaks-same = Junto a un triángulo del mismo tipo.
builder-breaks-N = Ningún camino la une.

## Consejos

builder-advice = Consejos
builder-advice-none = El mapa sigue todos los consejos.
builder-advice-help = Son solo consejos: puedes dejar el mapa como está.
builder-advice-dead-end = Callejón sin salida: el camino de { $one } choca con { $two }.
builder-advice-hex-to-hex = Un camino va directo de hexágono a hexágono: { $one } y { $two }.
builder-advice-triangles = Dos triángulos están uno junto al otro: { $one } y { $two }.
builder-advice-same-triangles = Dos triángulos del mismo tipo están uno junto al otro: { $one } y { $two }.
builder-advice-no-road = Ningún camino une { $one } con sus vecinas.

## Armar a solas

build-title = Armar un mapa
build-link = Arma tu propio mapa
build-panels = Más
build-undo = Deshacer
build-redo = Rehacer
build-left = { $count ->
    [0] Completo
    [one] Queda { $count }
   *[other] Quedan { $count }
}
build-broken = { $count } contra los consejos
build-laid = Colocada: { $tile }.
build-lifted = Levantada: { $tile }.
build-flipped = Volteada: { $tile }.
build-taken-back = Deshecho.
build-done-again = Rehecho.
build-finish = Colocar el resto por mí
build-new = Mapa nuevo
build-style = ¿Qué piezas?
build-style-free = Todas a elegir
build-style-dealt = Una tras otra
build-suits = Palos en juego
build-suits-count = { $count ->
    [one] { $count } palo: { $suits }
   *[other] { $count } palos: { $suits }
}
build-back = Volver a mi mapa de antes
build-begin = Empezar con la ciudadela
build-random = Un mapa al azar
build-landmasses = Masas de tierra
build-landmasses-0 = Cualquier número
build-measures = Sobre este mapa
build-measures-later = Los datos aparecen cuando se puede jugar en el mapa.
build-royals = Reales a los que llegan caminos desde la ciudadela
build-royals-count = { $free } de { $all }
build-journeys = { $count ->
    [one] En { $count } travesía
   *[other] En { $count } travesías
}
build-transfer = Solo con un traslado
build-open-roads = Caminos abiertos
build-lands = Masas de tierra
build-caves = Cuevas de cada masa de tierra
build-lakes = Lagos
build-share = Guardar y compartir
build-not-yet = Todavía no se puede jugar en este mapa: { $problem }.
build-share-partly = { $count ->
    [one] { $count } pieza no está en el mapa: queda fuera de la partida.
   *[other] { $count } piezas no están en el mapa: quedan fuera de la partida.
}
build-code = Código de este mapa
build-copy-code = Copiar el código
build-copy-link = Copiar un enlace
build-share-link = Compartir
build-share-text = Un mapa que he armado para Jack Rabbits
build-not-copied = No se ha copiado nada: el navegador no deja que lo haga la página. Cópialo a mano: { $text }
build-local-only = Un enlace hecho aquí solo funciona en este ordenador, porque la página se ha abierto por su dirección local.
build-copied = Copiado.
build-save-svg = Imagen (SVG)
build-save-png = Imagen (PNG)
build-save-file = Archivo (JSON)
build-qr = Código QR del enlace a este mapa
build-qr-show = Código QR
build-load = Abrir un mapa
build-load-code = Código o enlace
build-load-open = Abrir
build-load-file = O un archivo (JSON)
build-load-refused = Ese mapa no se puede abrir. { $reason }
build-load-not-json = Ese archivo no es un mapa: elige un archivo JSON.
build-play = Jugar en este mapa
build-collection = Ver la colección de mapas

## Colección

boards-title = Mapas
boards-lead = Mapas que vienen con el juego. Juega en uno, o tómalo como comienzo del tuyo.
boards-tiles = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
boards-lands = { $count ->
    [one] { $count } masa de tierra
   *[other] { $count } masas de tierra
}
boards-open-roads = { $count ->
    [one] { $count } camino abierto
   *[other] { $count } caminos abiertos
}
boards-lakes = { $count ->
    [one] { $count } lago
   *[other] { $count } lagos
}
boards-picture = El mapa { $name }
boards-play = Jugar
boards-edit = Abrir para armar
