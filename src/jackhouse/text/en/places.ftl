### Cards, places, directions and seats by name.
### A place: with its article, .short for maps and ways, .to where one goes, .at where one is.

## Cards

rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king

suit-C = clubs
suit-S = spades
suit-H = hearts
suit-D = diamonds

card-name = { $rank } of { $suit }
card-at-value = { $card } as { $value }
card-boat = boat
    .name = boat joker
card-horse = horse
    .name = horse joker

## Places

place-citadel = the Citadel
    .short = Citadel
    .to = to the Citadel
    .at = at the Citadel
place-tower = the tower of { $suit } ({ $card })
    .short = { $card }
    .to = to the tower of { $suit } ({ $card })
    .at = at the tower of { $suit } ({ $card })
place-palace = the palace of { $suit } ({ $card })
    .short = { $card }
    .to = to the palace of { $suit } ({ $card })
    .at = at the palace of { $suit } ({ $card })
place-plaza = the plaza of { $suit } ({ $card })
    .short = { $card }
    .to = to the plaza of { $suit } ({ $card })
    .at = at the plaza of { $suit } ({ $card })
place-to-card = to { $card }
place-woods = woods { $number }
    .short = woods { $number }
    .to = to woods { $number }
    .at = in woods { $number }
place-mountain = mountain { $number }
    .short = mountain { $number }
    .to = to mountain { $number }
    .at = on mountain { $number }
place-river = river { $number }
    .short = river { $number }
    .to = to river { $number }
    .at = at river { $number }
place-fork = fork { $number }
    .short = fork { $number }
    .to = to fork { $number }
    .at = at fork { $number }
place-tavern = tavern { $number }
    .short = tavern { $number }
    .to = to tavern { $number }
    .at = at tavern { $number }
place-cave = cave { $number }
    .short = cave { $number }
    .to = to cave { $number }
    .at = at cave { $number }
place-underground = the Underground
    .short = Underground
    .to = to the Underground
    .at = Underground
place-off-board = off-board
    .short = off-board
    .to = off-board
    .at = off-board

## Tiles, as builders hold them

tile-woods = a woods tile
tile-mountain = a mountain tile
tile-river = a river tile
tile-fork = a fork tile
tile-tavern = a tavern tile
tile-cave = a cave tile

shape-hex = hex
shape-rhombus = rhombus
shape-triangle = triangle

## Directions

direction-0 = north
direction-1 = northeast
direction-2 = southeast
direction-3 = south
direction-4 = southwest
direction-5 = northwest
direction-unknown = edge-{ $number }

## Seats, dice and lists

seat-name = Player { $number }
bot-name = Bot { $number }
dice-pair = { $one } and { $two }
list-or = { $head } or { $last }
quoted = “{ $text }”
ranking-line = { $place }. { $names }

## Boards: the names of those that come with the game

board-unnamed = without a name
board-sample = Sample
board-sample-1 = Sample of one suit
board-sample-2 = Sample of two suits
board-sample-3 = Sample of three suits
board-round-island = Round Island
board-two-lakes = Two Lakes
board-river-land = River Land
board-mountain-pass = Mountain Pass
board-crossroads = Crossroads
board-cave-country = Cave Country
board-long-road = Long Road
board-ring = The Ring
board-twin-isles = Twin Isles
board-archipelago = Archipelago

## The map: names that fit between neighbours, and .tiny ones

map-woods = wood
    .tiny = w
map-mountain = mont
    .tiny = m
map-river = rivr
    .tiny = r
map-fork = fork
    .tiny = f
map-tavern = tavn
    .tiny = t
map-cave = cave
    .tiny = c
map-initials = woods mountain river fork tavern cave
map-signs = { $home } the Citadel · 1 2 rabbits · { $carrot }1 a carrot of player 1
map-sold = Woods, mountains and rivers: a trailway for ♣♠♥ · forks: a horse or a boat for ♠♦ · taverns: a joker for ♥♦ · caves: a rabbit hole for ♣♦
