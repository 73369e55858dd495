### The builder: a map that is being built, alone or at a table.

## Tiles

builder-tile-count = { $tile }: { $count } left
builder-tray = Tiles to lay
builder-shape-hex = Hexes: { $count }
builder-shape-rhombus = Rhombi: { $count }
builder-shape-triangle = Triangles: { $count }
builder-flip-hex = Flip a hex ({ $count } face down)
builder-flip-rhombus = Flip a rhombus ({ $count } face down)
builder-flip-triangle = Flip a triangle ({ $count } face down)

## The map

builder-map = Map that is being built
builder-map-help = With a tile in hand, arrow keys move it from spot to spot, R turns it, Enter lays it, Escape puts it back. Without one, arrow keys go from tile to tile, and Enter lifts a tile. I begins a new island. Backspace takes back.
builder-zoom-in = Zoom in
builder-zoom-out = Zoom out
builder-zoom-whole = Show the whole map
builder-controls = The tile in hand
builder-do-turn = Turn
builder-do-island = New island
builder-do-lay = Lay it here
builder-do-put-back = Put back
builder-do-lift = Lift
builder-do-unselect = Close
builder-idle = Pick a tile, or tap one on the map.
builder-idle-done = Tap a tile on the map to lift it.
builder-in-hand = In hand: { $tile }. Tap a spot on the map.
builder-no-spots = There is no spot on the map for { $tile }.
builder-beside = { $tile }: beside { $others }.
builder-apart = { $tile }: a new island.
builder-selected = On the map: { $tile }.
builder-held = On the map: { $tile }. It holds others, so it stays.
builder-breaks-T = A dead end.
builder-breaks-X = A road from hex to hex.
builder-breaks-triangles = Beside another triangle.
builder-breaks-same = Beside a triangle of the same kind.
builder-breaks-N = No road joins it.

## Advice

builder-advice = Advice
builder-advice-none = The map follows all the advice.
builder-advice-help = Only advice: you may leave the map as it is.
builder-advice-dead-end = Dead end: the road from { $one } stops at { $two }.
builder-advice-hex-to-hex = A road goes straight from hex to hex: { $one } and { $two }.
builder-advice-triangles = Two triangles lie side by side: { $one } and { $two }.
builder-advice-same-triangles = Two triangles of the same kind lie side by side: { $one } and { $two }.
builder-advice-no-road = No road joins { $one } to its neighbours.

## Building alone

build-title = Build a map
build-link = Build your own map
build-panels = More
build-undo = Take back
build-redo = Do it again
build-left = { $count ->
    [0] All tiles are laid
   *[other] { $count } left
}
build-broken = { $count } against the advice
build-laid = Laid: { $tile }.
build-lifted = Lifted: { $tile }.
build-flipped = Flipped: { $tile }.
build-taken-back = Taken back.
build-done-again = Done again.
build-finish = Lay the rest for me
build-new = New map
build-style = Which tiles?
build-style-free = All to choose from
build-style-dealt = One after the other
build-suits = Suits in play
build-suits-count = { $count ->
    [one] { $count } suit: { $suits }
   *[other] { $count } suits: { $suits }
}
build-back = Back to my map of before
build-begin = Start with the Citadel
build-random = A random map
build-landmasses = Landmasses
build-landmasses-0 = Any number
build-measures = About this map
build-measures-later = The figures appear once the map can be played on.
build-royals = Royals that roads reach from the Citadel
build-royals-count = { $free } of { $all }
build-journeys = { $count ->
    [one] In { $count } journey
   *[other] In { $count } journeys
}
build-transfer = Only by a transfer
build-open-roads = Open roads
build-lands = Landmasses
build-caves = Caves on each landmass
build-lakes = Lakes
build-share = Keep and share
build-not-yet = You can’t play on this map yet: { $problem }.
build-share-partly = { $count ->
    [one] { $count } tile is not on the map: it stays out of the game.
   *[other] { $count } tiles are not on the map: they stay out of the game.
}
build-code = Code of this map
build-copy-code = Copy the code
build-copy-link = Copy a link
build-share-link = Share
build-share-text = A map that I have built for Jack Rabbits
build-not-copied = Nothing was copied: this browser does not let the page do it. Copy it by hand: { $text }
build-local-only = A link made here works on this computer only, as this page was opened by its local address.
build-copied = Copied.
build-save-svg = Picture (SVG)
build-save-png = Picture (PNG)
build-save-file = File (JSON)
build-qr = QR code of the link to this map
build-qr-show = QR code
build-load = Open a map
build-load-code = Code or link
build-load-open = Open
build-load-file = Or a file (JSON)
build-load-refused = That map cannot be opened. { $reason }
build-load-not-json = That file is not a map: choose a JSON file.
build-play = Play on this map
build-collection = See the collection of maps

## Collection

boards-title = Maps
boards-lead = Maps that come with the game. Play on one, or take it as the beginning of your own.
boards-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
boards-lands = { $count ->
    [one] { $count } landmass
   *[other] { $count } landmasses
}
boards-open-roads = { $count ->
    [one] { $count } open road
   *[other] { $count } open roads
}
boards-lakes = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}
boards-picture = The map { $name }
boards-play = Play
boards-edit = Open in the builder
