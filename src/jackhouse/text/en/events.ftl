### What happened, one sentence an event. Where a listener may not know a part of it, -plain is said instead.

event-order-drawn = The order of play is drawn: { $order }.
event-turn-began = Round { $round }: it is { $who }’s turn.
event-turn-began-plain = It is { $who }’s turn.
event-rolled = { $who } rolls { $dice }: the Price is { $price }.
event-showed = { $who } shows { $cards } ({ $cause }).
event-passport-counts = { $card } counts { $value } as a passport.
event-passed = { $who } passes ({ $question }).
event-drew = { $who } draws { $card } ({ $cause }).
event-drew-plain = { $who } draws a card ({ $cause }).
event-reshuffled = { $cards ->
    [one] The pile is empty, so the one card of the lot becomes the new pile.
   *[other] The pile is empty, so the { $cards } cards of the lot are shuffled into a new one.
}
event-no-card-left = { $who } should draw a card, but pile and lot are empty.

## Building

event-building-began = { $style ->
    [free] You build the board together: all tiles lie face up, and everyone lays their own at any time.
   *[strict] You build the board together: in turns, each flips a tile and lays it. { $first } begins.
}
event-tiles-dealt = The tiles are dealt out, face up.
event-flipped = { $who } flips { $tile }.
event-placed = { $who } lays { $tile }.
event-taken-back = { $who } takes { $tile } back from the map.
event-finishing = { $who } has the rest of the tiles laid.
event-reopened = The board cannot be played yet: { $problem }. Lay these tiles again: { $tiles }.
event-built = The board is built.
event-end-proposed = { $who } proposes to end the game here.
event-played-on = Not everyone wants to stop yet, so { $who } goes on.

## Journey

event-stayed = { $who } stays { $at }.
event-stepped = { $who } has walked so far: { $path }.
event-travelled = { $who } travels: { $path }.
event-transferred = { $verb ->
    [hike] { $who } takes the trailway and leaves by the { $direction } road.
    [ride] { $who } rides a horse { $to }.
    [sail] { $who } sails { $to } and lands by the { $direction } road.
    [buy] { $who } stops at the tavern.
    [hole] { $who } slips through the rabbit hole and comes out of { $place }.
   *[other] { $who } takes a transfer: { $action }.
}
event-bought-joker = { $who } buys the { $card_name }.
event-flew = { $who } flies { $to }.
event-fell = { $who } falls out of the sky.
event-arrived = { $loop ->
    [yes] { $who } comes back { $to }.
   *[no] { $who } goes { $to } from { $from }.
}

## Cards

event-paid = { $kind ->
    [joker] { $who } plays the { $card_name }.
   *[cards] { $who } pays { $cards } (the cost is { $price }).
}
event-kept-ace = { $card } stays in front of { $who }.
event-royal-returned = { $card } goes back to the court, and { $who } takes back the carrot from its hex.
event-joker-returned = The { $card_name } goes back to the court.
event-acquired = { $who } acquires { $card } and puts a carrot on its hex.
event-rested = { $who } ends the acquisition.
event-gave-up = { $who } gives up { $card }.
event-discarded = { $who } discards { $card }.
event-uncalled = Nobody calls a hand.
event-caught = { $by } catches { $who } with too many cards.
event-seized = { $kind ->
    [joker] { $who } seizes the { $card_name } from { $victim }.
    [royal] { $who } seizes { $card } from { $victim } and replaces the carrot on its hex.
   *[cards] { $who } seizes { $card } from { $victim }.
}
event-seized-plain = { $who } seizes a card from { $victim }.

## Fights, contests and trades

event-exiled = { $cause_key ->
    [trade] { $who } has lied in a trade and goes off-board from { $from }.
    [contest] { $who } loses the contest and goes off-board from { $from }.
   *[fight] { $who } loses the fight and goes off-board from { $from }.
}
event-attacked = { $who } attacks { $rival }.
event-struck = { $who } plays { $cards }: { $total } in all.
event-fight-won = { $who } wins the fight against { $rival }.
event-stole = { $kind ->
    [joker] { $who } steals the { $card_name } from { $victim }.
    [royal] { $who } steals { $card } from { $victim } and replaces the carrot on its hex.
   *[cards] { $who } steals { $card } from { $victim }.
}
event-stole-plain = { $who } steals a card from { $victim }.
event-nothing-to-steal = { $who } would steal a card, but { $victim } has none.
event-contested = { $who } shows { $cards } and contests { $visitor }’s visit.
event-uncontested = Nobody contests { $who }’s visit.
event-proved = { $who } shows { $cards } as proof and may stay.
event-refuted = { $who } contested in vain and discards { $cards }.
event-palace-opened = { $who } lays { $cards } open and has a palace { $at }.
event-palace-closed = { $who } takes up { $cards }: the provisional palace has ended.
event-traded = { $who } takes { $cards } from the lot.
event-offered = { $who } offers { $partner } a trade: { $gives } for { $wants }.
event-offer-accepted = { $who } accepts the trade with { $partner }.
event-offer-declined = { $who } declines the trade with { $partner }.
event-handed = { $kind ->
    [joker] { $who } hands the { $card_name } to { $partner }.
    [royal] { $who } hands { $card } to { $partner }, whose carrot is now on its hex.
   *[cards] { $who } hands { $card } to { $partner }.
}
event-handed-plain = { $who } hands a card to { $partner }.
event-laid-down = { $count ->
    [one] { $who } has laid a card face down for { $partner }.
   *[other] { $who } has laid { $count } cards face down for { $partner }.
}
event-uncovered = { $who } has laid { $cards } for { $partner }.
event-uncovered-plain = { $count ->
    [one] { $partner } looks at the card from { $who }.
   *[other] { $partner } looks at the { $count } cards from { $who }.
}
event-denounced = { $by } denounces { $who } and shows { $cards }, which had not been named.
event-trade-kept = Nobody denounces the trade between { $who } and { $partner }.

## The end

event-won = { $who } is home at the Citadel with { $royals } and wins!
event-ended = The game is over: { $cause }. { $ranking }
event-took-back = { $who } takes the last step back.

cause-lottery = lottery
cause-increment = increment
cause-passport = passport
cause-fight = fight
cause-contest = contest
cause-trade = trade
cause-won = we have a winner
cause-round-cap = the last round has been played
cause-agreement = everyone agrees that it is enough
cause-turn-cap = one turn took too many decisions
