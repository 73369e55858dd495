### A table at which the board is built together.

building-style-strict = Building in turns
building-style-free = Building all at once
building-progress = { $laid } of { $all } tiles
building-progress-long = { $laid } of { $all } tiles are laid.
building-broken = { $count ->
    [0] The map follows all the advice.
    [one] The map breaks the advice once. Show where.
   *[other] The map breaks the advice { $count } times. Show where.
}
building-map-help-free = With a tile in hand, arrow keys move it from spot to spot, R turns it, Enter lays it, I begins a new island, Escape puts it back. Without one, arrow keys go from tile to tile, and Enter takes back the tile that you laid last.
building-map-help-strict = With a tile in hand, arrow keys move it from spot to spot, R turns it, Enter lays it, I begins a new island, Escape takes it off the map again. Without one, arrow keys go from tile to tile.
building-yours = Your tiles
building-open = Face-up tiles
building-choose-strict = Flip one of your tiles.
building-choose-free = Choose one of your tiles, then its spot on the map. Everyone builds at once.
building-others-here = Tap another player of this screen to build for them.
building-lay = Lay { $tile }: choose a spot on the map.
building-lay-so = lay { $tile } as shown
building-reopened = The board cannot be played yet: { $problem }. Some tiles have come back to be laid again.
building-idle-wait = Others are building. Tap a tile to see who laid it.
building-idle-flip = Flip a tile, or tap one on the map to see who laid it.
building-idle-pick = Choose a tile, or tap one on the map to see who laid it.
building-tile-first = On the map: { $tile }. The map began with it.
building-tile-by = On the map: { $tile }, laid by { $who }.
building-tile-last = On the map: { $tile }, which you laid last.
building-spot-gone = That spot has just been taken. { $tile } is still in your hand: choose another spot.
building-plain = Without advice for now: turn the tile with the buttons of the question.
building-left = Tiles left: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}, { $rhombi ->
    [one] { $rhombi } rhombus
   *[other] { $rhombi } rhombi
}, { $triangles ->
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}
building-left-none = No tiles left
building-holds = Flipped: { $tile }
building-finishing = the rest is laid
building-finish-sure = { $count ->
    [one] Your last tile is laid for you.
   *[other] Your other { $count } tiles are laid for you. This cannot be undone.
}
