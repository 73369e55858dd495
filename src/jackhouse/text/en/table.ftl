### The table on the page: what stands around a game.

## Frame

table-choices = Your choices
table-log = Log
table-players = Players
table-map = Map
table-map-help = Arrow keys move the map, plus and minus zoom, 0 shows all of it. Every choice is also a button.
table-phases = Phases of the turn
table-market = Court, lot and pile
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-whole = Whole map
table-close = Close
table-empty = There is nothing here.

table-tool-undo = Undo
table-tool-hint = Hint
table-tool-skip = Skip
table-tool-log = Log
table-tool-talk = Say
table-tool-menu = Settings
table-tool-keys = Help

table-tag-you = you
table-tag-bot = bot
table-tag-lent = a bot for now
table-tag-away = away
table-asked = deciding

## The turn

table-turn-of = { $name }’s turn
table-title-mine = Your choice
table-waiting = Waiting for { $names }.
table-lend = Let a bot play for now
table-lend-wait = If { $name } stays away, a bot can play for them in { $time }.
table-lend-host = Only the host can let a bot play for { $name }.
table-watching = You are watching this game.
table-clock = Time left: { $time }
table-over = The game is over
table-pick-one = Choose below what to do there.
table-alone-soon = Only one answer: { $action }. Passing for you…
table-hint = Hint: { $action }.
table-hint-why = Hint: { $action } ({ $why }).

table-refused = Not possible now ({ $count })
table-goal-name = Goal
table-goal = { $objective } Bring them home to the Citadel in your own turn.
table-brink = The road ends at the water. Off-board your turn is over, without a new card, and the next one only brings you Underground. Undo to go another way.
table-windfall-card = { $shown ->
    [0] show { $card }
   *[other] show { $card } too
}
table-windfall-draw = show { $cards } and draw the prizes
table-acquire = acquire { $card }
table-acquire-with = acquire { $card }: { $cost }
table-acquire-other = acquire { $card } with other cards
table-pay-royal = { $cards } goes back to the court, and your carrot comes off: you’d have to win it again.
table-chosen = Chosen: { $action }.
table-leads-to = → { $place }
table-leads = { $action }, which leads { $to }
table-costs = { $action }: { $cost }

table-verb-exit = Leave by the road to the
table-verb-take = Take the road to the
table-verb-hike = Take the trailway and leave to the
table-verb-ride = Ride a horse to
table-verb-sail = Sail to… (arriving from the…)
table-verb-fly = Fly to
table-verb-hole = Come out of
table-verb-trade = Buy from the lot
table-verb-lottery = Show and draw a card
table-verb-passport = Show as your passport
table-verb-spades = Lay a spade
table-verb-discard = Discard
table-verb-put = Put on the counter
table-verb-give = Say that you give
table-verb-want = Ask for
table-verb-hand = Lay face down
table-verb-palace = Lay open and make this hex a palace

## A journey in one click

table-go-free = Go for free to
table-go-paid = For cards, to
table-go-free-step = free
table-go-steps = Step by step ({ $count })
table-go-wins = Win now
table-go-loop = round trip
table-go-off-board = no card, then Underground
table-way-cost = { $price } { $suits } ({ $cards })
table-way-joker = { $card ->
    [boat] the boat
   *[horse] the horse
}
table-way-then = { $first }, then { $second }
table-way-walk = walk { $to } (free)
table-way-loop = walk round, back { $to } (free)
table-way-home = walk home and win
table-way-home-paid = go home and win: { $cost }
table-way-ride = ride { $to }: { $cost }
table-way-hike = take a trailway { $to }: { $cost }
table-way-sail = sail { $to }: { $cost }
table-way-hole = through the caves { $to }: { $cost }
table-way-several = go { $to }, { $count } transfers: { $cost }
table-way-buy = buy the { $card_name } { $at }: { $cost }
table-way-underground = { $free ->
    [yes] { $cave }: rest Underground (free)
   *[no] { $cave }: rest Underground: { $cost }
}
table-way-off-board = off the board: no new card, and next turn only Underground
table-way-none = { $place }: out of reach on this journey.
table-way-none-road = A journey does not end { $at }.
table-way-none-cut = { $place }: no way found. Go step by step.
table-way-none-short = { $place }: out of reach. Cheapest: { $price } { $suits }, you have { $best }.
table-way-instead = instead: { $way }
table-way-claim = { $way }. { $claim }
table-claim-can = { $count ->
    [one] Your { $cards } buys it
   *[other] Your { $cards } buy it
}
table-claim-royal = Only by giving up { $cards }
table-claim-short = { $best } of { $cost } { $suit }
table-slots = { $count } of { $size } royals that count: { $cards }
table-has-three = { $name } has all three!
table-has-three-mine = You have all three: walk home and win!
table-home-stretch = Whoever comes home now wins: { $names }
table-short = { $best } of { $price }
table-passport = Passport { $card }
table-passport-against = { $missing ->
    [0] { $card } against { $price }: enough
   *[other] { $card } against { $price }: { $missing } short
}
table-passport-short = { $missing ->
    [0] { $card }: enough
   *[other] { $card }: { $missing } short
}

## Answers given for a player, and second thoughts

table-pass-contests = Don’t ask me: pass contests
table-pass-contests-on = Contests are passed for you this turn.
table-passing-soon = Passing for you, as you wanted…
table-discard-sure = Discard { $card }? This can’t be undone.
table-spades-royal = { $count ->
    [one] Win or lose, { $cards } goes back to the court after the fight, and your carrot comes off.
   *[other] Win or lose, { $cards } go back to the court after the fight, and your carrots come off.
}
table-contest-royal = { $count ->
    [one] If the visitor shows six or more too, { $cards } goes back to the court, and your carrot comes off.
   *[other] If the visitor shows six or more too, { $cards } go back to the court, and your carrots come off.
}
table-hand-royal = { $cards } goes to the other player with its claim: their carrot takes the place of yours.
table-acquire-full = All your carrots are out, for { $cards }: once you have paid, one of these royals goes back to the court, unless you pay with it.

## What an answer leads to

purpose-draws = one more card, and this one stays in your hand
purpose-draws-known = one more card, and the others know this one already
purpose-attacks = your spades make { $best }; { $victim } has { $count ->
    [0] no royal
    [one] one royal
   *[other] { $count } royals
}
purpose-outdone = your spades make only { $best } against { $beaten }
purpose-challenges = without a proof { $visitor } goes off-board, with { $count ->
    [0] no royal
    [one] one royal
   *[other] { $count } royals
}
purpose-discards-least = no card counts less
purpose-keeps-suit = you keep { $best } { $suit }
purpose-adds-to-suit = then you have { $best } { $suit }

## Cards

table-hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
table-card = { $points ->
    [0] { $card }
    [one] { $card }, { $points } point
   *[other] { $card }, { $points } points
}
table-card-exposed = { $points ->
    [0] { $card }, seen by all
    [one] { $card }, { $points } point, seen by all
   *[other] { $card }, { $points } points, seen by all
}
table-pick-ready = { $points ->
    [0] Tap cards of your hand to choose others.
   *[other] { $points } points. Tap cards of your hand to choose others.
}
table-pick-more = { $cards ->
    [0] Tap cards of your hand.
   *[other] { $points } points so far: more is needed.
}
table-pick-over = { $points } points, more than needed: you get nothing back.
table-pick-ace = An ace counts { $value } here.
table-pick-capital = { $points ->
    [one] One point comes from the ace in front of you.
   *[other] { $points } points come from the ace in front of you.
}
table-pick-none = Choose cards
table-pick-less = { $points } points: these cards do not go together, leave one out.
table-pile-help = { $cards ->
    [0] The pile is empty. When a card is due, the lot is shuffled into a new pile.
    [one] One card lies face down.
   *[other] { $cards } cards lie face down.
}
table-court-help = These royals and jokers belong to nobody: go to the hex of a royal to acquire it.
table-its-rule = Its rule
table-player-is = { $cards ->
    [one] { $at }, with { $cards } card in hand.
   *[other] { $at }, with { $cards } cards in hand.
}
table-player-royals = Royals
table-player-laid = In front of this player
table-player-known = Cards you know of in this hand
table-player-no-royals = No royals yet.

## Help

table-rule = Rules
table-rule-of = Rule: { $about }
table-keys = Help and keys
table-key-1 = pick that choice or card; above 9, two digits
table-key-2 = confirm
table-key-3 = undo, until others have learned something
table-key-4 = a hint
table-key-5 = to the map: arrows move it, + and − zoom, 0 shows all
table-key-6 = open or close the log
table-key-7 = skip what is being shown
table-key-8 = this help
table-key-9 = clear selection
table-key-10 = to the choices
table-key-11 = about the place that is pointed at (on the map: a long press)
table-talk = Say something

## Settings

table-menu = Table settings
table-pace = Movement
table-pace-calm = Calm
table-pace-brisk = Brisk
table-pace-still = Without movement, with pauses
table-pace-none = Nothing: straight to the result
table-alone = Answer automatically when there is only one choice and it changes nothing
table-sound = Sounds
table-dark = Dark
table-all-rules = All rules
table-code = Code of this table: { $code }
table-commitment = Fingerprint of the secret that the random numbers come from:
table-move-seat = Move my seat to another device
table-move-help = Open this link on the other device within ten minutes; it works once.
table-move-code = The link as a code for a phone

## The line

table-line-connecting = Connecting…
table-line-waiting = No connection. Trying again…
table-line-closed = The connection is closed.
table-line-back = Connected again.

## One screen for several

table-curtain = Pass the screen to { $name }
table-curtain-turn = It is { $name }’s turn: { $phase }.
table-curtain-asked = { $name } has something to decide: { $question }.
table-curtain-help = Cards are hidden so that nobody sees another hand. { $name }, press the button when only you can see the screen.
table-curtain-lift = I am { $name }

## The end

table-end-mine = You win!
table-end-other = { $name } wins!
table-end-shared = { $head } and { $last } share the win!
table-end-nobody = Nobody brought three royals home in time
table-end-praise = Well played.
table-standings = Standings
table-story = { $rounds ->
    [one] The game in numbers: { $rounds } round
   *[other] The game in numbers: { $rounds } rounds
}
table-story-journeys = journeys
table-story-transfers = transfers
table-story-flights = flights
table-story-lotteries = lotteries won
table-story-royals = royals acquired
table-story-fights = fights won
table-story-contests = visits contested
table-story-trades = deals at plazas
table-story-exiles = sent off-board
table-rematch = Play again
table-rematch-join = Join the next game
table-end-look = Look at the table
table-end-results = Results
table-end-record = Save the record
table-check = Check the random numbers
table-check-right = Right: all { $numbers } random numbers of this game follow from the secret of the table and from what the players’ devices added.
table-check-bound = The secret is the one whose fingerprint this device saw before the game.
table-check-unbound = This device did not see the fingerprint of the secret before the game, so it cannot tell whether the secret is still the same.
table-check-own = What this device added is among them.
table-check-seen = The dice are those that were shown here.
table-check-none = There is nothing to check: the record of this game lists no random numbers.
table-check-record = Not right: the record of this game is damaged.
table-check-commitment = Not right: the fingerprint in the record is not that of its secret.
table-check-promise = Not right: the secret is not the one whose fingerprint this device saw before the game.
table-check-nonce = Not right: the record does not have what this device added.
table-check-draws = { $line ->
    [0] Not right: the numbers of the deal do not follow from the secret.
   *[other] Not right: the numbers of line { $line } of the record do not follow from the secret.
}
table-check-shown = Not right: the dice in line { $line } of the record are not those that were shown here.
table-leave = Leave
