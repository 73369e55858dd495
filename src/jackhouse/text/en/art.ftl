### Titles of the parts of a picture: what a pointer or a screen reader is told.

art-board = The map { $name }
art-road-tile = { $place }: pay with { $suits }
art-exit = { $place }, road { $ends }
art-road = { $place }, road: { $ends }
art-road-end = { $direction } { $to }
art-road-down = down { $to }
art-road-closed = { $direction } to a closed side
art-sea = The sea
art-lake = Lake { $number }
art-rabbit = { $who }: the rabbit, { $at }
art-carrot = { $who }: a carrot, { $at }
art-saved = Map drawn: { $file }

## What cannot be shown

reason-unknown-palette = There is no palette { $value }; known: { $known }.
reason-unknown-picture = No picture can be written to { $file }: let its name end in .svg or .png.
