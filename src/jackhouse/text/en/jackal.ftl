### Jackal, the card game: all its words but the rules (jackal_rules.ftl) and the islands' names (jackal_islands.ftl).

game-jackal = Jackal, the card game
game-jackal-help = Plan a row of cards in secret, land on an island and be the first at its treasure.

preset-voyage = Voyage
preset-voyage-help = A whole game: ten islands.
preset-first-voyage = First voyage
preset-first-voyage-help = A short game to learn with: four islands.

option-islands = Islands
option-islands-help = How many islands the pirates visit; then the coins are counted.
option-islands-number = { $number ->
    [one] { $number } island
   *[other] { $number } islands
}
option-turned-islands = Turned islands
option-turned-islands-help = Each island is turned by chance as it is turned up, so that no direction is worth more than another.
option-gentle-islands = Gentle islands first
option-gentle-islands-help = The islands that are easiest for beginners come first.

## Cards: a sign for rows, .name in words

card-NE = ↗
    .name = northeast arrow
    .the = the northeast arrow
card-SE = ↘
    .name = southeast arrow
    .the = the southeast arrow
card-SW = ↙
    .name = southwest arrow
    .the = the southwest arrow
card-NW = ↖
    .name = northwest arrow
    .the = the northwest arrow
card-LR = ↔
    .name = left-or-right arrow
    .the = the left-or-right arrow
card-UD = ↕
    .name = up-or-down arrow
    .the = the up-or-down arrow
card-X = ✕
    .name = any-diagonal arrow
    .the = the any-diagonal arrow
card-plus = ✚
    .name = any-straight arrow
    .the = the any-straight arrow
card-red = red flag
    .name = red flag
    .the = the red flag
card-blue = blue flag
    .name = blue flag
    .the = the blue flag
card-double = Doubling
    .name = Doubling
    .the = the Doubling
card-friday = Man Friday
    .name = Man Friday
    .the = Man Friday
card-weapon = weapon
    .name = weapon
    .the = the weapon
card-rum = rum
    .name = rum
    .the = the rum

compass-N = north
compass-NE = northeast
compass-E = east
compass-SE = southeast
compass-S = south
compass-SW = southwest
compass-W = west
compass-NW = northwest

flag-white = white flag
flag-red = red flag
flag-blue = blue flag

## Actions

action-sail-plain = sail to the island
action-tortuga = { $count ->
    [1] stay in Tortuga: 2 cards for 1 coin
    [2] stay in Tortuga: 3 cards for 2 coins
   *[other] stay in Tortuga: 5 cards for { $count } coins
}
    .short = { $count ->
    [one] Tortuga for { $count } coin
   *[other] Tortuga for { $count } coins
}
action-lay = { $card_key ->
    [double] play a Doubling
    [friday] play Man Friday
    [weapon] play a weapon
    [rum] play a rum
    [red] lay the red flag
    [blue] lay the blue flag
    [horse] lay a wild horse
   *[other] lay { $card }
}
action-commit = commit this row
action-rum = { $count ->
    [one] give a rum
   *[other] give { $count } rums
}
action-go = go { $compass }
action-go-plain = jump to { $cell }
action-friday = let Man Friday guide you
action-weapon = fight the bandit with a weapon
action-double = play a Doubling

## What an answer leads to

purpose-row-reaches = the row { $cards } reaches { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
purpose-reaches = reaches { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
purpose-reaches-first = reaches { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, and nobody can be sooner
purpose-late = others have taken all coins there
purpose-hand-reaches = your hand reaches { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} at best, in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
purpose-hand-none = your hand reaches no treasure here
purpose-slows = { $count ->
    [one] one step more for { $victim }
   *[other] { $count } steps more for { $victim }
}
purpose-keeps = { $card_key ->
    [double] your Doubling stays for later
    [friday] Man Friday stays for later
    [weapon] your weapon stays for later
   *[other] your rum stays for later
}

## Phases and questions

phase-landfall = Landfall
phase-landfall-help = An island is turned up; whoever has a coin may stay in Tortuga and buy cards.
phase-planning = Planning
phase-planning-help = All lay a row of cards in secret and commit it.
phase-resolving = Treasure hunt
phase-resolving-help = The rows are shown and carried out, one pirate after the other.

question-tortuga = Tortuga
question-tortuga-help = Sail to the island, or stay away and buy cards: 2 for one coin, 3 for two, 5 for three.
question-tortuga-now = This is island { $rounds } of { $rounds }, the last one: sail to it. Cards bought in Tortuga now gain you nothing, since there is no island left to play them on.
question-planning = Planning
question-planning-help = Lay your row card by card, then commit it. Nobody sees it before all have committed.
question-planning-now = { $cards ->
    [0] Lay the first card of your row. Nobody sees it before all have committed.
   *[other] Your row: { $laid }. Add another card, commit, or undo.
}
question-rum = Rum
question-rum-help = You may give rum to the pirate whose row comes next: each adds a step. Everyone chooses secretly.
question-rum-now = { $victim }’s row comes next. Give them rum (+1 step each) or pass. Everyone chooses secretly.
question-go = Which way?
question-go-help = Choose where this card takes your pirate.
question-go-now = Your { $kind ->
    [joker] wild horse
   *[other] { $card_name }
} has several moves: choose where your pirate goes.
question-friday = Difficult terrain
question-friday-help = This space costs two steps, or one with Man Friday.
question-weapon = Bandit
question-weapon-help = A bandit stands here: fight with a weapon to go on, or your turn ends.
question-doubling = Doubling
question-doubling-help = You may play a Doubling to carry this card out again.
question-doubling-now = Your { $kind ->
    [joker] wild horse
   *[other] { $card_name }
} has been carried out. Play a Doubling to carry it out again, or pass.

## Events

event-island-shown = Island { $round } of { $rounds }: { $island }. { $who } goes first.
event-sailed = { $who } sails to the island.
event-visited-tortuga = { $coins ->
    [one] { $who } stays in Tortuga and buys { $count } cards for { $coins } coin.
   *[other] { $who } stays in Tortuga and buys { $count } cards for { $coins } coins.
}
event-island-lost = Everybody is in Tortuga: nobody lands on { $island }.
event-committed = { $who } has committed a row.
event-revealed = { $who } shows the row: { $cards }.
event-gave-rum = { $count ->
    [one] { $who } gives { $victim } a rum: one step more.
   *[other] { $who } gives { $victim } { $count } rums: { $count } steps more.
}
event-landed = { $who } lands at the { $flag } ({ $cell }).
event-moved = { $who } goes to { $cell } ({ $kind ->
    [joker] wild horse
   *[other] { $card_name }
}, step { $steps }).
event-trudged = { $who } struggles through difficult terrain (step { $steps }).
event-guided = Man Friday guides { $who } through difficult terrain.
event-beat-bandit = { $who } beats the bandit with a weapon.
event-doubled = { $who } plays a Doubling ({ $kind ->
    [joker] wild horse
   *[other] { $card_name }
}).
event-reached = { $value ->
    [one] { $who } reaches a treasure of { $value } coin
   *[other] { $who } reaches a treasure of { $value } coins
} in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
event-row-ended = { $who }’s turn ends without treasure: { $cause }.
event-paid-out = { $coins ->
    [0] { $who } comes too late and gets nothing from the { $value }-coin treasure.
    [one] { $who } gets { $coins } coin from the { $value }-coin treasure.
   *[other] { $who } gets { $coins } coins from the { $value }-coin treasure.
}
event-deck-remade = { $cards ->
    [one] The deck is empty, so the one card of the discard becomes the new deck.
   *[other] The deck is empty, so the { $cards } cards of the discard are shuffled into a new one.
}
event-deck-empty = { $who } should draw a card, but deck and discard are empty.

cause-tortuga = Tortuga
cause-new-cards = new cards
cause-ran-out = the row has run out
cause-blocked = the next card can’t move the pirate
cause-bandit = a bandit stands in the way
cause-no-flag = the island has no flag of that colour
cause-special = the row had no moves
cause-voyage-over = the last island has been visited

## Reasons

reason-no-such-price = Tortuga sells for 1, 2 or 3 coins, not for { $price }.
    .short = Tortuga sells for 1, 2 or 3 coins
reason-coins-unmet = { $price ->
    [one] That costs { $price } coin, and you have { $coins }.
   *[other] That costs { $price } coins, and you have { $coins }.
}
    .short = there are not enough coins for that
reason-empty-row = Your row is empty: lay at least one card before you commit.
    .short = an empty row cannot be committed
reason-specials-stay = This card ({ $card }) is never laid in a row: keep it in your hand and play it while rows are carried out.
    .short = that card is never laid in a row
reason-one-special = A hand without arrows, horses and flags can lay only one card.
    .short = such a hand can lay only one card
reason-flag-first = A flag ({ $card }) can only be the first card of a row.
    .short = a flag can only be the first card of a row
reason-no-such-rum = { $count ->
    [0] You have no rum.
    [one] You have { $count } rum: play 1.
   *[other] You have { $count } rum: play 1 to { $count }.
}
    .short = there is not that much rum in the hand
reason-no-such-move = This card ({ $card }) does not lead there: choose one of the ways in the list.
    .short = the card does not lead there
reason-bad-island = This island cannot be used ({ $island }): { $problem }.
reason-too-few-islands = { $islands ->
    [one] This set has { $islands } island, too few for a game of { $rounds }.
   *[other] This set has { $islands } islands, too few for a game of { $rounds }.
}

## Problems

problem-island-not-text = it is not text
problem-island-empty = it has no rows
problem-island-too-large = it is larger than { $detail } rows and columns
problem-island-ragged = row { $detail } (the first is 0) is not as long as the first
problem-island-unknown-mark = there is no mark “{ $detail }”: use . o W R B ^ ! 1 2 3, with blanks between
problem-island-flag-twice = the flag at { $detail } is there already
problem-island-no-white-flag = it has no white flag (W)
problem-island-turn = an island cannot be turned like that ({ $detail })
problem-island-order = the islands turned up are not those of the table ({ $detail })
problem-pirate-place = the pirate of seat { $detail } (the first is 0) is not on a space of the island
problem-kind-used-up = there are not so many cards “{ $detail }” in the deck
problem-no-such-island = there is no island “{ $detail }” at this table
problem-bad-coins = “{ $detail }” is not a number of coins
problem-more-than-seats = it names more hands, coins or seats than the { $detail } players at the table
problem-bad-rest-of-deck = the rest of the cards can go to “pile” or “discard”, not to “{ $detail }”

## The terminal

screen-welcome-jackal = Welcome aboard! Choose by number; type ? for help.
screen-goal-jackal = { $islands ->
    [one] One island, and whoever has most coins then wins.
   *[other] { $islands } islands, and whoever has most coins then wins.
}
screen-island = Island { $round } of { $rounds }
screen-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
screen-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
screen-in-tortuga = in Tortuga
screen-committed = has committed
screen-row = Row
screen-deck = Deck
screen-discard = Discard
screen-island-signs = { $flags } flags to land at · ^ difficult · ! bandit · $1 $2 $3 coins · columns A B C, rows 1 2 3
screen-winners = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the win!
}

screen-figure-cards-per-game = cards played in a game, by kind
screen-figure-coins-mean = coins of a player at the end, on average
screen-figure-islands = figures of the islands, and their ranges for four greedy bots

screen-islands-island = island
screen-islands-rows = rows
screen-islands-columns = columns
screen-islands-spaces = spaces
screen-islands-treasures = treasures
screen-islands-difficult = difficult
screen-islands-bandits = bandits
screen-islands-red = red
screen-islands-blue = blue
screen-islands-one-beside = 1 beside
screen-islands-one-straight-beside = 1 straight
screen-islands-three-arrows = arrows to 3
screen-islands-farthest-cards = farthest
screen-islands-crowded = crowded
screen-islands-nothing-of-four = 4 cards: nothing, ‰
screen-islands-three-of-five = 5 cards: a 3, ‰
screen-islands-mean = Of 4-card hands { $nothing } ‰ reach nothing on average (at most 180).
