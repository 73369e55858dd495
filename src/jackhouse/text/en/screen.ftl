### What the terminal says around a game.

screen-welcome = Welcome to Jack Rabbits! Choose by number; type ? for help.
screen-no-terminal = { $label } is played in a terminal: open one and run “jackhouse play { $key }”; then choose by number.
screen-goal = To win, bring three royals home to the Citadel. Objective: { $objective }. { $help }
screen-additions = Rules beside the usual ones: { $options }.
screen-you = { $name } (you)

## The position

screen-round = Round { $round }
screen-price = Price { $price } ({ $dice })
screen-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
screen-court = Court
screen-pile = Pile
screen-lot = Lot
screen-hand = Your hand
screen-me = You
screen-costs = pay { $price }
screen-gives-up = you lose { $cards }
screen-none = none
screen-laid = in front: { $cards }
screen-seen = seen: { $cards }
screen-events = What happened
screen-earlier = { $count ->
    [one] … and { $count } thing before this: “log”
   *[other] … and { $count } things before this: “log”
}

## Building, and the meadow

screen-meadow = There are no cards and no winner: build a map, let the rabbits wander, and stop when everyone has had enough.
screen-stack-hex = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
screen-stack-rhombus = { $count ->
    [one] { $count } rhombus
   *[other] { $count } rhombi
}
screen-stack-triangle = { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}
screen-against-advice = Against the advice: { $count }
screen-not-playable = The board cannot be played yet: { $problem }.
screen-breaks-dead-end = dead end
screen-breaks-hex-to-hex = hex to hex
screen-breaks-triangles = beside a triangle
screen-breaks-same = of the same kind
screen-breaks-no-road = no road joins it

## Choosing

screen-prompt = { $undo ->
    [yes] { $player }, your choice (number, ?, map, log, undo, quit):
   *[no] { $player }, your choice (number, ?, map, log, quit):
}
screen-enter = Enter
screen-choices-page = Page { $page } of { $pages } · Enter: more choices
screen-hand-over = Pass the screen to { $player } and press Enter.
screen-hand-over-why = { $player } has to decide. All hands are hidden until then.
screen-once-more = Choose it once more to do it.
screen-not-a-choice = { $count ->
    [one] That is not a choice: the only one is 1.
   *[other] That is not a choice: give a number from 1 to { $count }.
}

## Notes

screen-help = Type the number of a choice and press Enter. “? 3” tells the rule behind choice 3, “rule { $rule }” that rule, “rule” lists them all. “map” shows the map in large, “log” all that has happened. “undo” takes your last step back while nobody has learned anything from it, “quit” leaves; the game can be kept.
screen-help-to = On a journey, “to JD” goes to that hex at once, by the cheapest way; “to” lists where you can go and what it costs.
screen-destinations = Where this journey can go
screen-no-destination = Only a journey has destinations.
screen-not-reached = { $place } cannot be reached: these can.
screen-refused = Not possible now
screen-nothing-to-undo = There is nothing to take back: what others have seen stays as it is.
screen-rule = { $rule } · { $title }
screen-rules = The rules
screen-next-rule = The next rule: { $rule }
screen-no-such-rule = There is no rule { $rule } here: these are all of them.
screen-log = What has happened
screen-map = The map
screen-note-back = Enter: back to the table
screen-note-on = Enter: on
screen-note-page = Page { $page } of { $pages } · -: a page back

command-help = help h
command-map = map m
command-log = log l
command-rule = rule r
command-to = to
command-undo = undo u
command-quit = quit q

## The end

screen-keep = Leaving
screen-keep-it = The game is not kept anywhere yet. To go on with it later, type the name of a file to keep it in.
screen-keep-where = A file, or just Enter to leave without it:
screen-game-over = The game is over. Ranking:
screen-winner = { $player } wins!
screen-meadow-over = The rabbits have wandered enough.
screen-no-winner = Nobody brought three royals home in time.
screen-press-enter = Press Enter to leave the table.
screen-saved = The game is kept in { $file }: go on with --save { $file }.
screen-goodbye = Goodbye!

## Other commands

screen-see-help = “jackhouse --help” says more.
screen-usage-whole-number = That must be a whole number.
screen-usage-number-too-large = That number is too large.
screen-usage-too-little = That must be { $ge } or more.
screen-usage-too-much = That must be { $le } or less.
screen-usage-missing = This word is missing.
screen-usage-no-such-command = There is no command { $word }.
screen-usage-no-such-option = There is no option { $word }.
screen-usage-value-missing = The option { $word } needs a value.
screen-usage-value-for-flag = The option { $word } takes no value.
screen-usage-extra-words = There are words too many: { $word }.
screen-verified = { $lines ->
    [one] The record is right: its one line replays to the same end.
   *[other] The record is right: its { $lines } lines replay to the same end.
}
screen-verified-fair = The record is right: its { $lines } lines replay to the same end, all { $numbers } random numbers follow from its secret and nonces, and the secret is that of the commitment { $commitment }.
screen-verified-uncommitted = The record is right: its { $lines } lines replay to the same end. It carries no commitment or no random numbers, so these could not be compared.

screen-board-tiles = tiles
screen-board-hexes = hexes
screen-board-open-roads = open roads
screen-board-dead-ends = dead ends
screen-board-landmasses = landmasses
screen-board-lakes = sizes of the lakes
screen-board-sound = The board is sound: nobody gets stuck on it.
screen-board-caves = caves of each landmass
screen-board-royals-free = royals that free roads reach
screen-board-royals-by-cave = others that one comes to for free out of a cave
screen-board-royals-by-transfer = royals that only a paid transfer reaches
screen-board-advice = advice not followed
screen-board-nothing = none
screen-board-royal = royal
screen-board-journeys = journeys from the Citadel
screen-board-road-tiles = road tiles on the way
screen-board-code = The code of this board is { $code }.
screen-board-link = On a server it is at { $link }.
screen-board-seed = The seed of this board is { $seed }.
screen-board-saved = The board is saved in { $file }.
screen-advice-dead-end = dead ends (T)
screen-advice-hex-to-hex = roads straight from hex to hex (X)
screen-advice-triangles = triangles side by side (!)
screen-advice-same-triangles = triangles of one kind side by side (!)
screen-advice-no-road = tiles that no road joins

kind-capital = Citadel
kind-plaza = plaza
kind-palace = palace
kind-tower = tower
kind-woods = woods
kind-mountain = mountain
kind-river = river
kind-fork = fork
kind-tavern = tavern
kind-cave = cave
kind-apart = apart

screen-figure-game = game
screen-figure-games = games
screen-figure-players = players
screen-figure-finished = games won by somebody
screen-figure-unfinished = games stopped by a limit
screen-figure-decisions = decisions
screen-figure-choices = decisions between two or more actions
screen-figure-turns-mean = turns in a game, on average
screen-figure-turns-p90 = turns in a game, nine in ten at most
screen-figure-wins = wins by seat
screen-figure-wins-by-bot = wins by bot
screen-figure-seconds = seconds
screen-figure-decisions-per-second = decisions a second
screen-figure-compiled = compiled engine
screen-figure-turns-median = turns in a game, median
screen-figure-wins-by-order = wins by order of play, who begins first
screen-figure-wins-95 = share of wins by seat, 95 % interval
screen-figure-per-game = how often in a game
screen-figure-turns-ending = share of turns that end there

## A study of options

screen-study-title = { $label }, { $preset }: { $games } games with each set of options; players: { $players } ({ $bots }); seed: { $seed }
screen-study-note = All sets play the same seeds. ± and brackets: 95 % intervals. *: differs from the first set, game by game; about one in twenty does so by chance.
screen-study-set = options
screen-study-length = Length
screen-study-turns = turns in a game
screen-study-difference = difference
screen-study-finished = with a winner
screen-study-by-seat = Share of wins by seat
screen-study-by-order = Share of wins by order of play
screen-study-place = No. { $number }
screen-study-actions = How often each action is used in a game
screen-study-action = action
screen-study-actions-chart = Use of each action, compared with the first set: −1 never used here, +1 used only here; empty: no clear difference
screen-study-left-out = Left out: { $options }. { $reason }
screen-study-chart = Chart drawn: { $file }

## The compiled engine

engine-background = starting on the plain engine; the compiled one is being built in the background for the next start (log: { $log })
engine-building = building the compiled engine (once, about a minute)
engine-built = the compiled engine is ready
engine-failed = the compiled engine could not be built; the plain one is used (log: { $log })
engine-impossible = no C compiler or no Python headers here; the plain engine is used
engine-unwritable = the compiled engine cannot be kept in { $folder }; the plain one is used
engine-waiting = another process is building the compiled engine; waiting for it
