### Games, presets and options: a label, and -help in one line.

game-jack-rabbits = Jack Rabbits
game-jack-rabbits-help = Race your rabbit over the map, win three royals and bring them home to the Citadel.

preset-standard = Standard game
preset-standard-help = The intro game and a strategy for each suit: clubs fly, spades fight, hearts contest visits and diamonds trade.
preset-intro = Intro game
preset-intro-help = Roads, transfers and royals, with no fights or contests: the game to learn first.
preset-standard-plus = Standard game plus
preset-standard-plus-help = The standard game with a good first mix of additions: an advanced Citadel, special flights, trailing carrots and the windfall lottery.
preset-meadow = Meadow
preset-meadow-help = For small children: build a map together, then let the rabbits wander over it, with no cards and no winner.
preset-edition-a = Edition A
preset-edition-a-help = The standard game as edition A reads it: the queen’s card is proof for both sides.
preset-edition-b = Edition B
preset-edition-b-help = The standard game as edition B reads it: only hearts are proof.
preset-edition-c = Edition C
preset-edition-c-help = The standard game as edition C reads it: the queen’s card is proof for both sides.
preset-edition-d = Edition D
preset-edition-d-help = The standard game as edition D reads it: the queen’s card is proof for the visitor.

switch-on = on
switch-off = off

## Objective

option-objective = Objective
option-objective-help = Which three royals you must bring home to the Citadel.
option-objective-simple = Simple
option-objective-simple-help = Any three royals.
option-objective-diverse = Diverse
option-objective-diverse-help = Three royals of three different suits.
option-objective-monarchic = Monarchic
option-objective-monarchic-help = One king, one queen and one jack.
option-objective-diverse-monarchic = Diverse-monarchic
option-objective-diverse-monarchic-help = A king, a queen and a jack of three different suits.
option-objective-tribal = Tribal
option-objective-tribal-help = Three royals of one suit.
option-objective-triple-court = Triple court
option-objective-triple-court-help = Three royals of one letter, such as three queens.

## First player

option-first-player = First player
option-first-player-help = Who takes the first turn.
option-first-player-random = Random
option-first-player-random-help = Chance decides who begins.
option-first-player-seat = { $who }
option-first-player-seat-help = { $who } begins.

option-turn-order = Turn order
option-turn-order-help = Which way the turns go round the table.
option-turn-order-clockwise = Clockwise
option-turn-order-clockwise-help = The turns follow the seats.
option-turn-order-counter-clockwise = Counter-clockwise
option-turn-order-counter-clockwise-help = The turns go against the seats.
option-turn-order-random = Drawn at random
option-turn-order-random-help = The order is drawn once, before the first turn, and everyone sees it.

## Hand limit

option-hand-limit = Hand limit
option-hand-limit-help = What happens to a hand of more than nine cards.
option-hand-limit-enforced = Enforced
option-hand-limit-enforced-help = As soon as your hand grows beyond the limit, you discard down to it.
option-hand-limit-caught = When caught
option-hand-limit-caught-help = You may hold more until another player calls your hand.

## A strategy for each suit

option-flights = Flights
option-flights-help = With a club as your passport you may fly from tower to tower.
option-fights = Fights
option-fights-help = With spades you may fight a rabbit where you are: the loser goes off-board.
option-quiet-underground = Quiet Underground
option-quiet-underground-help = Nobody fights Underground.
option-vetting = Contests
option-vetting-help = With hearts you may contest the visit of a rabbit that reaches a palace.
option-trades = Trades
option-trades-help = With diamonds you may buy cards from the lot at plazas.

option-queen-card-is-proof = The queen as proof
option-queen-card-is-proof-help = Whether the card of a palace’s queen counts as proof when a visit to it is contested.
option-queen-card-is-proof-no = No
option-queen-card-is-proof-no-help = Only points in hearts are proof.
option-queen-card-is-proof-visitor = For the visitor
option-queen-card-is-proof-visitor-help = The visitor may also show the queen’s card.
option-queen-card-is-proof-both = For both sides
option-queen-card-is-proof-both-help = Either side may also show the queen’s card; a challenger who shows her and loses must give her back to the court.

## Switches and numbers

option-landbound-horses = Landbound horses
option-landbound-horses-help = Horses only go to hexes on the same landmass.
option-round-cap = Last round
option-round-cap-help = After so many rounds the game ends, and whoever is nearest to the objective comes first.

## Additions: rules beside those of the game

# advanced-citadel

option-advanced-citadel = Advanced Citadel
option-advanced-citadel-help = At the Citadel you may be contested, trade for any suit and take off, as far as the strategies are in play.

# tight-suits

option-tight-suits = Tight suits
option-tight-suits-help = Only as many suits as players are in play, on a smaller map.
option-suits = Suits in play
option-suits-help = Which suits stay in play with tight suits.
option-suits-usual = The usual ones
option-suits-usual-help = Spades, then hearts and diamonds.
option-suits-some = { $suits }
option-suits-some-help = Only { $suits } are in play.

# ambivalent-aces

option-ambivalent-aces = Ambivalent aces
option-ambivalent-aces-help = An ace counts 1 or 11, as you like, whenever you use it.

# capital-aces

option-capital-aces = Capital aces
option-capital-aces-help = The first ace you spend counts 11 and stays in front of you.

# additional-capital

option-additional-capital = Additional capital
option-additional-capital-help = With an ace in front of you, cards of its suit count one point more together.

# special-flights

option-special-flights = Special flights
option-special-flights-help = Flights may land on any hex, not only on towers.

# provisional-palaces

option-provisional-palaces = Provisional palaces
option-provisional-palaces-help = At the end of your turn on a hex, you may lay six or more points in hearts open: until your next turn, you may contest visitors there with them.

# special-access

option-special-access = Special access
option-special-access-help = On any hex where you rest, you may contest a visitor with hearts, on the Citadel too.

# hearts-boost

option-hearts-boost = Hearts boost
option-hearts-boost-help = On any hex where you rest or that your carrot marks, you may contest a visitor with hearts, on the Citadel too.

# trailing-carrots

option-trailing-carrots = Trailing carrots
option-trailing-carrots-help = A hex with your own carrot need not stop your journey.

# windfall-lottery

option-windfall-lottery = Windfall lottery
option-windfall-lottery-help = Every card with the number of a die wins a card; if both dice show the same number, each wins two.

# overtaxed-hands

option-overtaxed-hands = Overtaxed hands
option-overtaxed-hands-help = The hand limit is six cards instead of nine.

# seized-surplus

option-seized-surplus = Seized surplus
option-seized-surplus-help = Whoever catches a hand over the limit takes the surplus cards, at random.

# patriarchal-values

option-patriarchal-values = Patriarchal values
option-patriarchal-values-help = An ace counts 14, a king 13, a queen 12 and a jack 11.

# personal-trades

option-personal-trades = Personal trades
option-personal-trades-help = You may trade cards with a rabbit where you are, for diamonds. What is claimed may be false; whoever is denounced for it goes off-board.

# early-deeds

option-early-deeds = Early deeds
option-early-deeds-help = You may also fight and trade where your turn begins, before the journey.

# building

option-building = Building together
option-building-help = Whether you build the board together before the game, tile by tile.
option-building-off = No
option-building-off-help = You play on a finished board.
option-building-strict = In turns
option-building-strict-help = Each in turn flips one of their tiles and lays it.
option-building-free = All at once
option-building-free-help = All tiles lie face up, and everyone lays their own at any time.

# meadow

option-meadow = Meadow
option-meadow-help = Rabbits wander along free roads, with no cards, no dice and no winner: for small children.
