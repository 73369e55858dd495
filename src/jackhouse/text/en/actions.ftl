### Every verb as a player reads it on a button; "You cannot ..." may stand before it; .short where there is little room.

## Journey

action-stay = stay here
action-exit = leave by the { $direction } road
    .short = { $direction } road
action-take = take the { $direction } road
    .short = { $direction } road
action-on = go on along the road
action-hike = take the trailway and leave by the { $direction } road
    .short = trailway { $direction }
action-ride = ride a horse { $to }
    .short = ride to { $brief }
action-sail = sail { $to } and land by the { $direction } road
    .short = sail to { $brief }, { $direction }
action-buy = buy the { $card_name }
action-hole = come out of { $place }
action-underground = go down to the Underground
action-off-board = go off-board
action-fly = fly { $to }
    .short = fly to { $brief }
action-fall = fall off-board

## Paying

action-pay = { $kind ->
    [joker] play the { $card_name }
   *[cards] pay { $cards }
}
action-put = put { $card } on the counter
    .short = put { $card }

## The other phases

action-passport = show { $card } as your passport
    .short = passport { $card }
action-roll = roll the dice
action-lottery = show { $card } and draw a card
    .short = show { $card }
action-draw = show the chosen cards and draw the prizes
action-contest = show { $cards } and contest the visit
    .short = contest with { $cards }
action-prove = show { $cards } as proof
    .short = show { $cards }
action-palace = lay { $cards } open and make this hex a palace
action-leave = show nothing and go off-board
action-acquire = acquire the royal of this hex
    .short = acquire the royal
action-fight = fight { $who }
action-spades = lay { $card }
action-strike = strike with the spades laid
action-yield = give in and go off-board
action-trade = buy { $card } from the lot
    .short = buy { $card }
action-offer = make an offer to { $who }
action-give = say that you give { $card }
    .short = give { $card }
action-want = ask for { $card }
    .short = want { $card }
action-propose = propose the trade
action-accept = accept the trade
action-decline = decline the trade
action-hand = lay { $card } face down
action-exchange = exchange the cards laid
action-denounce = denounce what was claimed falsely
action-keep = let the trade rest
action-rest = end the acquisition
action-discard = discard { $card }
action-call = call the hand of { $who }
action-pass = pass

## Building, and the meadow

action-flip = flip one of your { $shape } tiles
    .short = flip: { $shape }
action-pick = take { $tile }
action-turn = { $count ->
    [0] leave the tile as it lies
   *[other] turn the tile { $count } × 60° clockwise
}
action-island = begin a new island with it
action-place = lay it at { $place }
action-take-back = take your last tile back
action-finish = have the rest laid for you
action-enough = propose that the game ends here
action-agree = agree that it ends
action-play-on = play on
