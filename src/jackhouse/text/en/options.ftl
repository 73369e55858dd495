### Games, presets and options: a label, and -help in one line.

game-jack-rabbits = Jack Rabbits
game-jack-rabbits-help = Race your rabbit over the map, win three royals and bring them home to the Citadel.

preset-standard = Standard game
preset-standard-help = The intro game and a strategy for each suit: clubs fly, spades fight, hearts contest visits and diamonds trade.
preset-intro = Intro game
preset-intro-help = Roads, transfers and royals, with no fights or contests: the game to learn first.

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

## Hand limit

option-hand-limit = Hand limit
option-hand-limit-help = What happens to a hand of more than nine cards.
option-hand-limit-enforced = Enforced
option-hand-limit-enforced-help = At the end of your turn you discard down to the limit.
option-hand-limit-caught = When caught
option-hand-limit-caught-help = You may hold more until another player calls your hand.

## A strategy for each suit

option-flights = Flights
option-flights-help = With a club as your passport you may fly from tower to tower.
option-fights = Fights
option-fights-help = With spades you may fight a rabbit on your hex: the loser goes off-board.
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
