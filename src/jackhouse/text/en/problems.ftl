### What is wrong with a board, a position, a save or a record; stands inside a reason's sentence.

## Boards

problem-not-json = a part of it is not of the right form; see the sample board
problem-unknown-key = it has an entry that boards do not have
problem-missing-key = an entry is missing; see the sample board
problem-bad-text = the text there must be one printable line, neither empty nor too long
problem-unknown-tile = there is no tile of that name
problem-duplicate-tile = that tile is used up already
problem-bad-cells = the tile does not fit the grid there
problem-bad-exits = the exits are not those of that hex, turned by its rotation
problem-bad-roads = the roads are not those of a tile of that kind
problem-overlap = two tiles overlap
problem-too-far-apart = the tiles lie too far apart: lay the islands closer to each other
problem-no-citadel = the Citadel is missing
problem-board-not-built = a position lies on a finished board: name one, or switch off building together
problem-tiles = the tiles on the map, in stacks and in front of the players are not those of the game
problem-unwinnable = nobody could win on it, since too few royals of the objective can be reached from the Citadel and brought back
problem-no-free-cave = it needs a cave whose road reaches a hex, another cave or the water for free

## Board codes

problem-not-a-code = board codes begin with JR1 and consist of letters and digits
problem-unknown-version = it is of a version that is not known here
problem-checksum = some of it is missing or wrong; copy the whole code again
problem-no-such-map = there is no map with this code

## Positions

problem-more-than-players = it names more rabbits, hands or turns than the players at the table ({ $detail })
problem-bad-rest = the rest of the cards can go to “pile” or “lot”, not to “{ $detail }”
problem-bad-round = there is no round { $detail } in this game
problem-bad-dice = { $detail } are not two dice: give two numbers from 1 to 6
problem-no-such-place = no rabbit can be at “{ $detail }”: name a hex of the board, “underground” or “off-board”
problem-not-a-number = “{ $detail }” is not a whole number
problem-not-a-list = “{ $detail }” is not a list
problem-not-moves = “{ $detail }” is not a line of moves such as “roll; exit 3”
problem-not-cards = “{ $detail }” is not a list of cards such as “7S AC”
problem-unknown-card = there is no card “{ $detail }”
problem-card-twice = the card { $detail } is named twice
problem-court-card-in-pile = { $detail } is a royal or a joker and never lies in the pile or the lot
problem-too-many-royals = seat { $detail } (the first is 0) has more royals than its three carrots

## Saves and records

problem-card-count = the cards in hands, pile, lot and court are not the 54 of the deck
problem-card-place = the card { $detail } is not where it should be
problem-hand-order = the hand of seat { $detail } (the first is 0) is not in order
problem-rabbit-place = the rabbit of seat { $detail } (the first is 0) is nowhere on the board
problem-not-an-object = it is not a JSON object
problem-seal-broken = its seal does not match what it holds
problem-missing-or-wrong = the entry “{ $key }” is missing or wrong
problem-bad-line = the entry “{ $key }” is not a line of text
