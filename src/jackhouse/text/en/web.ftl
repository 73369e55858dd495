### What the page says around a game.

## Front page

web-map = The map: thirteen places in the sea, and the roads between them
web-play-now = Play now
web-play-jackal = Play Jackal against bots
web-make-jackal = Make a table of Jackal
web-play-now-help = Against a bot, here and now. No account. Your first game uses the simpler rules.
web-make-table = Make a table
web-join-short = Join friends
web-build = Build your own map
web-how = How to play
web-step-roads = Roll and run
web-step-roads-help = Two dice set the price of the turn. Follow the roads; pay with cards to ride, to sail or to slip through a rabbit hole.
web-step-cards = Win royals
web-step-cards-help = Reach a tower, a palace or a plaza, pay for its king, queen or jack, and plant your carrot there.
web-step-home = Get home first
web-step-home-help = Whoever is first at the Citadel with the three royals of the objective wins.
web-read-rules = Read the rules
web-my-tables = Your tables
web-lobby = Open tables
web-lobby-empty = No public table is waiting just now. Make one, and it shows up here for everybody.
web-nobody-yet = Nobody yet
web-over = Over
web-older = Older rules
web-older-played = What was played
web-older-save = Save the record
web-go-on = Go on
web-watch = Watch
web-seats-free = { $free ->
    [0] Full
    [one] { $free } seat free
   *[other] { $free } seats free
}
# Names for guests who have not given their own.
web-lent-names = Clover, Hazel, Poppy, Bramble, Juniper, Nettle, Sorrel, Willow

## Joining

web-join = Join
web-join-title = Join a table
web-join-help = Type the code that you were given, or paste the link. With a phone, just point its camera at the QR code on the other screen.
web-code = Code or link
web-no-code = That code isn’t valid: a code has eight letters and numbers, such as k7m2p9xd.
web-moving = Bringing your seat here…
web-link-spent = This link has been used
web-link-spent-help = A link that moves a seat works once, for ten minutes. Ask for a new one on the device where you were playing.

## Making a table

web-which-game = Which game?
web-which-rules = Which rules?
web-more-options = More rules
web-option-needs = “{ $option }” only works together with “{ $other }”.
web-option-needs-any = “{ $option }” only works together with one of these: { $others }.
web-options-clash = “{ $option }” and “{ $other }” exclude each other.
web-option-bounds = “{ $option }” must be a number from { $fewest } to { $most }.
web-switch-on = Switch on { $option }
web-switch-off = Switch off { $option }
web-set-option = Set { $option } to { $value }
web-option-set = { $option }: { $value }
web-group-table = At the table
web-group-strategies = A strategy for each suit
web-group-map = Map and journeys
web-group-cards = Cards and hands
web-group-company = In company
web-editions = Printed in editions { $editions }.
web-needs = Needs { $other }.
web-clashes = Not together with { $other }.
web-board = The map
web-board-which = Which map?
web-board-usual = The usual map
web-board-named = { $count ->
    [one] Maps for { $count } suit
   *[other] Maps for { $count } suits
}
web-board-other = Other maps
web-board-build-strict = Build it together, in turns
web-board-build-free = Build it together, all at once
web-board-random = A random map
web-board-random-help = Made from the number { $seed }; a link to this set-up carries this map.
web-board-making = The map is being made…
web-board-again = Another one
web-board-code = By code
web-board-code-label = Code or link
web-board-code-help = The code of a map begins with JR1. Without one, the usual map is used.
web-board-file = From a file
web-board-file-label = File (JSON)
web-board-file-help = Without a file, the usual map is used.
web-board-last = The last one I built
web-board-picture = The map { $name }
web-board-copy = Copy the code
web-board-fit = Play with these suits only: { $suits }
web-board-edit = Open in the builder
web-board-own = In use: your map { $name }.
web-board-not-json = That file is not a map: choose a JSON file.
web-board-refused = { $file }: { $reason }
web-who-plays = Who plays?
web-how-many = How many players
web-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-bot = A bot
web-seat-here = Someone next to me
web-name = Name
web-name-of = Name of { $seat }
web-the-table = The table
web-public-table = Public
web-public-help = Listed on the front page: anybody may take a free seat.
web-onlookers = Spectators allowed
web-onlookers-help = Whoever has the link may watch, without seeing any hand.
web-timer = Time for each decision
web-timer-help = If time runs out, a bot answers for that player.
web-timer-0 = No limit
web-timer-30 = 30 seconds
web-timer-60 = 1 minute
web-timer-120 = 2 minutes
web-timer-300 = 5 minutes
web-timer-day = 1 day
web-open-table = Open the table
web-copy-setup = Copy a link to this set-up
web-not-copied = Nothing was copied: this browser does not let the page do it. Copy it by hand: { $text }
web-copied = Copied.

## Waiting room

web-waiting = Waiting room
web-seats = Seats
web-seat-open = Free seat
web-you = you
web-away = away
web-a-bot = bot
web-host = host
web-sit = Sit here
web-sit-too = Someone next to me
web-sit-title = What is your name at the table?
web-add-bot = Add a bot
web-remove = Remove
web-rename = Rename
web-rename-title = A new name
web-stand = Leave the seat
web-cancel = Cancel
web-wait-for-players = Waiting for players…
web-wait-for-host = All seats are taken. The host starts the game.
web-seats-to-fill = { $open ->
    [one] One seat is free. Wait for a friend, or play with a bot.
   *[other] { $open } seats are free. Wait for friends, or play with bots.
}
web-fill-with-bots = Fill with bots
web-start = Start the game
web-invite = Invite friends
web-invite-help = Send them this link. They need no account.
web-invite-text = Come and play with me: { $game }
web-link = Link to this table
web-copy = Copy
web-share = Share
web-qr = QR code of the link to this table
web-qr-help = In the same room? Point a phone’s camera at the QR code.
web-code-is = Or type the code:
web-local-only = This address works on this computer only. For friends on your network, start the server with HOST=0.0.0.0 and open it by this computer’s own address.
web-timer-of = { $minutes } min a decision
web-map-strict = map: built together (in turns)
web-map-free = map: built together (all at once)
web-public = public
web-private = private
web-chance = Where the random numbers come from
web-chance-help = All random numbers of the game come from a secret that the server has drawn already, and from a few random digits that each player’s device adds. This is the fingerprint (SHA-256) of the secret: it can no longer be changed without your noticing. When the game is over, a button checks all of it.

## Rules

web-rules-title = The rules
web-rules-help = Every rule with its number, as the game cites it. Look a word up, or read on.
web-rules-search = Look up
web-rules-found = { $found ->
    [0] No matching rules.
    [one] { $found } rule
   *[other] { $found } rules
}
web-contents = Contents
