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
table-bot = Bot { $number }
table-close = Close
table-empty = There is nothing here.

table-tool-undo = Undo
table-tool-hint = Hint
table-tool-pass = Pass until my turn
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
table-watching = You are watching this game.
table-clock = Time left: { $time }
table-over = The game is over
table-pick-one = Choose below what to do there.
table-alone-soon = Only one answer: { $action }. It is given by itself in a moment.
table-hint = Hint: { $action }.

table-refused = Not possible now ({ $count })
table-goal-name = Goal
table-goal = { $objective } Bring them home to the Citadel in your own turn.
table-transfers = Roads are free; trailways, horses, boats and jokers cost the Price, { $price }. You can undo until you have paid.
table-transfers-joker = Roads are free; trailways, horses, boats and jokers cost the Price, { $price }; a joker in your hand takes you without paying. You can undo until you have paid.
table-brink = The road ends at the water. Off-board your turn is over, without a new card, and the next one only brings you Underground. Undo to go another way.
table-acquire = acquire { $card }
table-pay-royal = { $cards } goes back to the court, and your carrot comes off: you would have to win it anew.
table-chosen = Chosen: { $action }.
table-leads-to = → { $place }

table-verb-exit = Leave by the road to the
table-verb-take = Take the road to the
table-verb-hike = Take the trailway and leave to the
table-verb-ride = Ride a horse to
table-verb-sail = Sail to, landing by the road from the
table-verb-fly = Fly to
table-verb-hole = Come out of
table-verb-trade = Buy from the lot
table-verb-lottery = Show and draw a card
table-verb-passport = Show as your passport
table-verb-spades = Lay a spade
table-verb-discard = Discard
table-verb-put = Put on the counter

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
table-player-known = Cards you know of in this hand
table-player-no-royals = No royals yet.

## Help

table-rule = Rules
table-rule-of = Rule: { $about }
table-keys = Help and keys
table-key-1 = the choice of that number
table-key-2 = do what is selected
table-key-3 = undo, while that is fair
table-key-4 = a hint
table-key-5 = to the map: arrows move it, + and − zoom, 0 shows all
table-key-6 = open or close the log
table-key-7 = skip what is being shown
table-key-8 = this help
table-key-9 = select nothing
table-talk = Say something

## Settings

table-menu = Settings of this table
table-pace = Movement
table-pace-calm = Calm
table-pace-brisk = Brisk
table-pace-none = None
table-alone = Give an answer by itself when it is the only one and changes nothing
table-sound = Sounds
table-dark = Dark
table-all-rules = All rules
table-code = Code of this table: { $code }
table-move-seat = Move my seat to another device
table-move-help = Open this link on the other device within ten minutes; it works once.
table-move-code = The link as a code for a phone

## The line

table-line-connecting = Connecting …
table-line-waiting = No connection. Trying again …
table-line-closed = The connection is closed.
table-line-back = Connected again.

## One screen for several

table-curtain = Pass the screen to { $name }
table-curtain-help = Nobody’s cards are shown now. { $name }, press the button when only you can see the screen.
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
table-story-transfers = transfers and flights
table-story-lotteries = lotteries won
table-story-royals = royals acquired
table-story-fights = fights won
table-story-contests = visits contested
table-story-trades = deals at plazas
table-story-exiles = sent off-board
table-rematch = Play again
table-rematch-join = Join the next game
table-end-look = Look at the table
table-leave = Leave
