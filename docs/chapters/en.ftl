### What the pages of the rules say around the rules themselves.

language = English
other-language = Español

## Reference

reference = Jack Rabbits: the rules
reference-intro = Every rule that the program plays by, in our own words. The number in front of a rule is what the game cites: `?` in the terminal, and every “why not?”, answers with these same texts.
reference-written = Written by docs/book.py from the texts in src/jackhouse/text: change it there, then run “make book”.
learn = Learn the game in five minutes
one-page = One page to print
contents = Contents
see-settings = Settings:
see-refusals = Why can’t I?
hex = hex
roads = roads as printed, before turning the tile
tile = tile
sells = what it sells
suits = paid in
kinds-trailway = a trailway: change to the other road
kinds-fork = a horse, or a boat if there is water beside it
kinds-tavern = a joker
kinds-cave = a rabbit hole to another cave

settings = Settings
settings-intro = A table is set up with a preset, which may be changed setting by setting. Bold is what you play if you choose nothing: the standard game.
preset = preset
preset-sets = switches on
setting = setting
values = values
rule = rule
number-from = a number from { $low } to { $high }

refusals = Why can’t I?
refusals-intro = What players try, and what the game answers. Each example was played out: the answer is the game’s own.
refusals-any = At any time
tried = you try
answer = the answer

terms = Words of the game
terms-intro = In brackets: the Spanish rulebook’s own word, where it is another one.
terms-english = English
terms-spanish = Spanish

whose = Lenino’s Jack Rabbits is a game of Lenino S.A.S. This is an independent project; words and pictures here are our own. If you like the game, buy the real one.

## One page to print

page-title = Jack Rabbits on one page
page-goal = Be the first to stand on the Citadel, in your own turn, with three royals in your hand that meet the objective.

page-start = To begin
page-start-text = Lay the map. Court face up: all royals and both jokers. Shuffle the number cards into the pile and deal { $deal } to each. Rabbits on the Citadel. Three carrots each. Agree on the objective.

page-turn = Your turn
page-lottery = Roll two dice. If a card in your hand has the number of either die (ace = 1), you may show it and draw a card. The total is the <b>Price</b> for this turn.
page-journey = Stay, or follow a road to the next hex and stop there. Roads are free; transfers cost the Price each. No turning back.
page-acquisition = On the hex of a royal that is in the court: discard <b>{ $cost } or more</b> points of its suit, take it, put a carrot on its hex. Before that you may fight and trade.
page-increment = On a hex or Underground, draw a card. Pile empty? Shuffle the lot.
page-limit = Hand limit <b>{ $limit }</b>, royals and jokers included: discard the excess at the end of your turn.

page-values = What cards are worth
page-values-numbers = 2 to 10
page-values-numbers-worth = the number
page-values-ace = A
page-values-royals = J, Q, K
page-values-jokers = jokers
page-values-text = Only the suits asked for count; mix them freely. No change, and no needless card. Spent cards go to the lot; a spent royal or joker goes back to the court, and a royal’s carrot to its owner.

page-tiles = Transfers: pay the Price in these suits
page-trailway = Change to the tile’s other road; leave by either end.
page-fork = Horse to any hex. Or boat, if the fork lies by the water: to any open road on it.
page-tavern = A joker from the court: red is a horse, black a boat. Use it once, any time in a journey, instead of paying.
page-cave = Out of any other cave. Or pay nothing: rest Underground, next turn leave by any cave.

page-off = Off-board
page-off-text = An open road leads off the map: your turn ends, no increment. Your next turn: lottery, move Underground, increment. The turn after that you come up by any cave.

page-hexes = Whose hex?
page-tower = king
page-palace = queen
page-plaza = jack
page-capital = home

page-objectives = Objectives

page-tricks = Standard game: a trick for every suit
page-clubs = Your turn begins on a tower: before you roll, show a club as passport. Worth at least the roll? Fly to another tower. If not, pay what is missing in the tower’s suit and fly, or fall off-board. You keep the passport, unless you paid with it.
page-spades = Once in your acquisition, attack a rabbit on your hex. Lay spades in turn, each total higher than the other’s; a tie is not enough. Whoever gives in goes off-board. A winning attacker takes a card at random. All spades shown are spent. On a stolen royal’s hex, your carrot replaces theirs.
page-hearts = A rabbit reaches a palace without its own carrot: anyone not off-board may show { $points } or more in hearts. Then the visitor shows { $points } or more too, or goes off-board. If the visitor does, the challenger discards those hearts and goes off-board.
page-diamonds = In your acquisition on a plaza, buy cards of its suit from the lot for diamonds of at least their value. On J♦ any suit pays. Not what came into the lot this turn.

page-more = All rules: docs/rules/en/reference.md · { $whose }

## What the pictures show

picture-board = The sample board, with the Underground and off-board beside the map.
picture-cards = An ace, a seven, a ten, a queen, the boat joker and the horse joker.
picture-contest = A palace, and a proof of six points in hearts: four and two.
picture-court = The court. The king of spades and the queen of diamonds are gone; a carrot in their place shows who has them.
picture-fight = Player 1 has laid five of spades. Player 2’s three and two make five too: a tie, which is not enough.
picture-flight = Nine of clubs as a passport from the tower of spades to the tower of hearts.
picture-hexes = A tower, a palace, a plaza, and the Citadel.
picture-horse = From the Citadel on foot to a fork, and from there on a horse to the tower of hearts.
picture-jokers = The red joker is a horse, the black one a boat.
picture-journey = A journey on foot: from the Citadel through a mountain, over a fork, to the palace of hearts.
picture-off-board = From the plaza of diamonds over a fork and out onto an open road, off the map.
picture-payment = The dice show 3 and 4, so the Price is 7. At a fork, four of spades and three of diamonds pay it.
picture-pieces = A rabbit, its three carrots, and the dice.
picture-rabbit-hole = Into one cave and out of another.
picture-rhombi = River, woods and mountain.
picture-road-tiles = Woods, mountain, river, fork, tavern and cave.
picture-trade = On the plaza of spades, four of diamonds buys four of spades from the lot.
picture-trailway = On the mountain, the rabbit changes from the road it came by to the other road and leaves by that.
picture-triangles = Fork, tavern and cave.
picture-water = An island with a lake in its middle. Roads that reach the water are open: jetties mark them.

## Jackal

jackal = Jackal, the card game: the rules
jackal-intro = Every rule that the program plays by, in our own words. The number in front of a rule is what the game cites.
jackal-islands = The forty islands, each under its name
jackal-actions = The kinds of action card, and how many there are of each
jackal-voyage = Four pirates on an island, their rows shown
jackal-whose = The game is its author’s; this is an independent project, and islands, words and pictures here are our own. If you like it, buy the real one.

## Jackal: the islands in figures

islands = Jackal: the forty islands in figures
islands-written = Written by docs/book.py from docs/rules/islands.json, which “make book” works out, and from the texts.
islands-intro = Every island of the game, with what `jackhouse islands` tells about it. The rules behind the figures are [JK-2.2](jackal.md#jk-2-2), how islands are made, and [JK-2.3](jackal.md#jk-2-3), how far hands should reach on them.
islands-meaning = What the figures mean
islands-each = The islands
islands-set = The set
islands-set-text = How many of the forty islands are so, and about how many were meant to be.
islands-bots = At play
islands-bots-text = Four greedy bots, { $games } whole games from fixed seeds (`jackhouse simulate jackal --games { $games } --bots greedy --players 4 --seed 1 --detail`).
islands-figure = figure
islands-help = what it tells
islands-found = found
islands-wanted = wanted
islands-about = about { $value }
islands-at-least = at least { $value }
islands-at-most = at most { $value }
islands-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
islands-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
islands-held = what is on it
islands-size = size
islands-size-help = Rows and columns: four of each, or five.
islands-spaces-help = Cells that can be walked on: { $spaces-least } to { $small-most } on a small island, at most { $spaces-most } on a large one.
islands-treasures-help = The coins of each treasure; most islands have three or four treasures.
islands-difficult-help = Spaces of difficult terrain. No range: they hardly change what a hand can reach.
islands-bandits-help = Spaces with a bandit. No range either.
islands-flags = flags
islands-flags-help = Landing places besides the white flag, which every island has.
islands-one-beside-help = A treasure of one coin next to the white flag, straight or diagonally. It decides more than anything else how many hands reach nothing.
islands-straight = straight
islands-diagonal = diagonal
islands-three-arrows-help = The fewest arrows from the white flag to a treasure of three, round all bandits: { $three-arrows-least } to { $three-arrows-most }.
islands-farthest-cards-help = The fewest arrows and horses to the treasure that is farthest away: at most { $farthest-cards-most }.
islands-nothing-of-four-help = Of a thousand hands of four cards, how many reach no treasure at all: at most { $nothing-of-four-most }. Measured on { $hands } hands from fixed seeds in each of the four turns.
islands-three-of-five-help = Of a thousand hands of five cards, how many reach a treasure of three: { $three-of-five-least } to { $three-of-five-most }. Measured in the same way.
islands-count-small = four rows and columns
islands-count-large = five rows and columns
islands-count-beside = a 1 beside the white flag
islands-count-straight = and that straight
islands-count-three-at-2 = the nearest 3 two arrows away
islands-count-three-at-3 = three arrows away
islands-count-three-at-4 = four arrows away
islands-count-red = a red flag
islands-count-blue = a blue flag
islands-count-crowded = a 2 or 3 beside a landing place, or a 3 one horse’s jump from it
islands-mean = hands of four that reach nothing, on average
islands-hands-reaching-nothing = hands that reach nothing
islands-rounds-with-a-three = islands where somebody reaches a 3
islands-treasures-contested = treasures reached by more than one pirate
islands-coins-per-player-and-round = coins for a player on an island
islands-rounds-without-arrival = islands where nobody reaches a treasure
islands-games-within-the-bank = games in which the pirates never have more than the 37 coins of the box

## Jackal on one page

jackal-learn = Learn Jackal in five minutes
jackal-one-page = Jackal on one page to print
jackal-figures = The islands in figures

pirates-title = Jackal on one page
pirates-goal = Plan a row of cards in secret, land, and be at the treasure before the others. Most coins after the last island wins.
pirates-more = All rules: docs/rules/en/jackal.md · { $whose }

pirates-start = To begin
pirates-start-text = Two to four pirates. Shuffle the islands and lay { $islands } face down, or { $few } for a first voyage. Shuffle the { $cards } action cards and deal { $deal } to each; hands are secret. Nobody has a coin yet. Draw lots for the First player.

pirates-round = On each island
pirates-landfall = Turn up an island, any way round. In turn order, whoever has a coin may stay in Tortuga.
pirates-planning = All at once and in secret: lay a row, face down, of one card or more.
pirates-resolving = Show all rows. In turn order, carry each out from left to right; choose directions as you go. A card without a move ends your turn, one with a move must move you. On a treasure you stay.
pirates-treasure = Fewest steps come first; if equal, turn order. The first on a treasure takes all it is worth; each later pirate gets one less. No treasure, no coins.
pirates-cards = Discard all that was laid or played. Each draws one card, then fills up to { $fill }. The First-player token passes to the left.
pirates-steps = Each movement is <b>1 step</b>, into difficult terrain <b>2</b>. Each rum that you were given is <b>1</b> more. Landing doesn’t count as a step.

pirates-tortuga = Tortuga
pirates-bought = { $coins ->
    [one] for { $coins } coin
   *[other] for { $coins } coins
}
pirates-tortuga-text = Pay and draw at once. You skip the island and afterwards only fill up to { $fill }; the hand has no limit. If all stay away, nobody lands.

pirates-spaces = What is on the island?
pirates-white-flag = <b>white flag</b>: all land here
pirates-red-flag = <b>red flag</b>: land here with its card
pirates-blue-flag = <b>blue flag</b>: the same
pirates-difficult = <b>difficult terrain</b>: two steps, or one with Man Friday
pirates-bandit = <b>bandit</b>: the turn ends, unless you play a weapon
pirates-treasure-space = <b>treasure</b>: one to three coins

pirates-row = Cards for the row
pirates-arrows = Arrows
pirates-arrows-text = To a neighbouring space, in a direction that the card shows. North is up for all; cards are not turned.
pirates-horse = Like the knight in chess, over water too.
pirates-flags = Flags
pirates-flags-text = Only as the first card: land at that flag. The island has none? Your turn ends.

pirates-hand = Cards for the right moment
pirates-hand-text = Never laid in a row, but played from the hand while rows are carried out. A hand of these alone can lay only one card, and earns nothing.
pirates-double = Right after an arrow or horse, before your turn has ended: carry it out again, in any direction that it allows. One step more.
pirates-friday = As you enter difficult terrain: it costs one step, not two.
pirates-weapon = As you enter a bandit’s space: go on. He is back for the next.
pirates-rum = Before another’s row starts, in secret: each adds a step to that pirate’s count. Also when your own row is done.

pirates-example = For example
pirates-example-text = Ana (1) is First player and takes three steps to the treasure of three. Ben (2) lands at the red flag, beats the bandit with a weapon, doubles his arrow and needs only two. But Ana has given him rum: three as well. Turn order decides: Ana takes three coins, Ben two. Eva (3) goes through difficult terrain to the treasure of two, alone: three steps, two coins.

## What the pictures of Jackal show

picture-hand-cards = Doubling, Man Friday, weapon and rum.
picture-hunt = The rows of Ana, Ben and Eva, what Ben played from his hand, and where they led.
picture-island = The Broken Ring: treasure, a bandit, difficult terrain, a white flag and a red one.
picture-row-cards = Arrows: one diagonal, left or right, up or down, any diagonal, any straight direction; the wild horse; the flags.
