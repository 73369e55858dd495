### At a table of Jackal, on the page.

table-island = The island
table-water = water
table-in-tortuga = { $who }: in Tortuga
table-first = first player
table-rows = The rows, once they are shown
table-pirate-is = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}.
table-card-horse = wild horse
    .the = the wild horse
table-plan = Your row
table-plan-empty = Tap a card of your hand to lay it here, face down.
table-plan-help = Carried out from left to right. Tap a card of your hand to add it; in the row tap one to take it back, drag it or use ◀ ▶ to move it.
table-plan-card = { $number }: { $card }
table-plan-earlier = Move { $card } to the left
table-plan-later = Move { $card } to the right
table-plan-back = Take { $card } back
table-pass-rum = Don’t ask me: give no rum
table-pass-rum-on = You give no rum on this island.
table-plan-sealed = Your row lies face down until all have committed.
table-attached = with { $card }
table-story-coins = Coins from treasure
table-story-treasures = Treasures reached
table-story-failures = Rows without treasure
table-story-tortuga = Visits to Tortuga
table-story-bandits = Bandits beaten
table-story-rum = Rum given to others
art-draw-deck = Deck
art-discard = Discard
