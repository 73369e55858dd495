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
table-ready = ready
table-ready-spoken = row ready
table-ready-help = Has committed a row. It lies face down, and nobody knows how many cards it has.
table-guide-landing = your row lands here
table-guide-reach = reachable
table-guide-specials = reachable with a special card
table-legend-landing = landing
table-legend-reach = reachable
table-legend-specials = with a special
table-reveal = All rows turn face up.
table-plan-lost = This island lacks { $card }: your pirate can’t land, and the turn ends at once.
table-verb-rum = Rum for { $victim } (+1 step each)
table-arrival = { $place ->
    [1] first here
    [2] second here
    [3] third here
   *[other] fourth here
}: { $coins }
table-result = Result: { $island }
table-result-plain = Result of the last island
table-result-pirate = Pirate
table-result-order = Arrival
table-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-result-steps = Steps
table-result-coins = Coins
table-result-spoken = { $place ->
    [0] { $who }: no treasure, { $steps }.
    [1] { $who }: first at the treasure, { $steps }, { $coins }.
    [2] { $who }: second at the treasure, { $steps }, { $coins }.
    [3] { $who }: third at the treasure, { $steps }, { $coins }.
   *[other] { $who }: fourth at the treasure, { $steps }, { $coins }.
}
table-continue = Continue
table-attached = with { $card }
table-story-islands = { $rounds ->
    [one] The game in numbers: { $rounds } island
   *[other] The game in numbers: { $rounds } islands
}
table-story-coins = Coins from treasure
table-story-treasures = Treasures reached
table-story-failures = Rows without treasure
table-story-tortuga = Visits to Tortuga
table-story-bandits = Bandits beaten
table-story-rum = Rum given to others
art-draw-deck = Deck
art-discard = Discard
