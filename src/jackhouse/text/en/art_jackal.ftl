### Titles of the parts of the pictures of Jackal.

art-space = { $at }: { $what }
art-pirate = { $who }: the pirate, on { $at }
art-pirate-aboard = { $who }: the pirate, still aboard
art-feature-space = a space
art-feature-white-flag = the white flag, where pirates land
art-feature-red-flag = the red flag
art-feature-blue-flag = the blue flag
art-feature-difficult = difficult terrain, two steps
art-feature-bandit = a bandit
art-feature-coins-1 = a treasure of 1 coin
art-feature-coins-2 = a treasure of 2 coins
art-feature-coins-3 = a treasure of 3 coins
art-action-NE = Northeast
art-action-SE = Southeast
art-action-SW = Southwest
art-action-NW = Northwest
art-action-LR = Left or right
art-action-UD = Up or down
art-action-diagonal = Diagonal
art-action-orthogonal = Straight
art-action-horse = Wild horse
art-action-red = Red flag
art-action-blue = Blue flag
art-action-double = Doubling
art-action-friday = Man Friday
art-action-weapon = Weapon
art-action-rum = Rum
art-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
art-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
art-voyage = Island { $round } of { $rounds }
art-away = in Tortuga
art-row = { $who }: the row
art-atlas = All islands
