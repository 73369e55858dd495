### What the terminal says around a game.

screen-welcome = Welcome to Jack Rabbits! Choose by number; type ? for help.
screen-no-terminal = Jack Rabbits is played in a terminal: open one and run “make run”, or “jackhouse play jack-rabbits”; then choose by number.
screen-goal = To win, bring three royals home to the Citadel. Objective: { $objective }. { $help }
screen-you = { $name } (you)
screen-bot = Bot { $number }

## The position

screen-heading = Round { $round } · { $player } · { $phase }
screen-price = Price { $price } ({ $dice })
screen-player = { $cards ->
    [one] { $player }: { $place } · { $cards } card
   *[other] { $player }: { $place } · { $cards } cards
}
screen-carrots = carrots: { $cards }
screen-court = Court: { $cards }
screen-lot = Lot: { $cards }
screen-piles = Pile: { $pile } · Lot: { $lot }
screen-on-the-way = On the way: { $place }
screen-hand = Your hand: { $cards }

## Choosing

screen-prompt = { $player }, your choice (number, ? for help, undo, quit):
screen-hand-over = Pass the screen to { $player } and press Enter.
screen-not-a-choice = { $count ->
    [one] That is not a choice: the only one is 1.
   *[other] That is not a choice: give a number from 1 to { $count }.
}
screen-help = Type the number of a choice and press Enter. “?” explains the question and what is not possible now, “? 3” the rule behind choice 3, “map” shows the map, “undo” takes your last step back, “quit” leaves (with --save the game is kept).
screen-waiting = { $player } is thinking …
screen-refused = Not possible now:
screen-undone = Taken back.
screen-nothing-to-undo = There is nothing to take back: what others have seen stays as it is.
screen-rule = { $rule } · { $title }
screen-no-such-rule = There is no rule { $rule } here: try one from JR-1.1 to JR-7.8.

## The end

screen-game-over = The game is over. Ranking:
screen-winner = { $player } wins!
screen-no-winner = Nobody brought three royals home in time.
screen-saved = Game saved to { $file }.
screen-goodbye = Goodbye!

## Other commands

screen-see-help = “jackhouse --help” says more.
screen-verified = { $lines ->
    [one] The record is right: its one line replays to the same end.
   *[other] The record is right: its { $lines } lines replay to the same end.
}

screen-board-tiles = tiles
screen-board-hexes = hexes
screen-board-open-roads = open roads
screen-board-dead-ends = dead ends
screen-board-landmasses = landmasses
screen-board-lakes = sizes of the lakes
screen-board-sound = The board is sound: nobody gets stuck on it.

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
screen-figure-wins-95 = share of wins by seat, 95 % interval
screen-figure-per-game = how often in a game
screen-figure-turns-ending = share of turns that end there

## The compiled engine

engine-building = building the compiled engine (once, about a minute)
engine-built = the compiled engine is ready
engine-failed = the compiled engine could not be built; the plain one is used
engine-impossible = no C compiler or no mypyc here; the plain engine is used
