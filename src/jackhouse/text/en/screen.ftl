### What the terminal says around a game.

screen-welcome = Welcome to { $game }!
screen-how-to-play = Jack Rabbits needs a terminal to play in: open one and run “make run”, then choose by number.
screen-goal = To win, bring three royals home to the Citadel. Objective: { $objective }. { $about }
screen-players = { $count ->
    [one] One player: { $names }.
   *[other] { $count } players: { $names }.
}

## Names

screen-you = { $name } (you)
screen-bot = Bot { $number }
screen-bot-kind = { $name } ({ $bot })

## The position

screen-round = Round
screen-turn = Turn
screen-phase = Phase
screen-dice = Dice
screen-price = Price
screen-not-rolled = not rolled yet
screen-rabbits = Rabbits
screen-hand = Your hand
screen-hand-sizes = Cards in hand
screen-carrots = Carrots
screen-court = Court
screen-lot = Lot
screen-pile = Pile
screen-known = Cards you have seen
screen-draft = So far
screen-nothing = none
screen-rabbit = { $name }: { $place }
screen-carrot = { $name }: { $cards }
screen-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Choosing

screen-your-turn = Your turn: { $question }
screen-waiting = { $name } is thinking …
screen-choices = You can:
screen-choice = { $number }. { $action }
screen-only-choice = Only one choice, so it is made for you: { $action }
screen-refused = Not possible now:
screen-refused-line = { $action }: { $reason }
screen-prompt = Your choice (number, ? for help, undo, quit):
screen-not-a-choice = { $text } is not a choice: give a number from 1 to { $count }.
screen-help = Type the number of a choice and press Enter. “?” shows this help and what is not possible now, “undo” takes your last step back, “quit” ends the game; a rule such as “JR-4.2” is explained.
screen-rule = { $rule } · { $title }
screen-no-such-rule = There is no rule { $rule } here: try one from JR-1.1 to JR-6.8.
screen-undo-done = Taken back.
screen-undo-nothing = There is nothing to take back: what others have seen stays as it is.
screen-quit = Goodbye! The game was left in round { $round }.

## The end

screen-game-over = Game over
screen-winner = { $name } wins!
screen-no-winner = Nobody brought three royals home in time.
screen-ranking = Ranking
screen-saved = Game saved to { $file }.
screen-loaded = Game loaded from { $file }.

## Other commands

screen-replay-verified = { $count ->
    [one] The record is right: its one line replays to the same end.
   *[other] The record is right: its { $count } lines replay to the same end.
}
screen-replay-differs = The record says that the ranking is { $written }, but it replays to { $played }.
screen-replay-unfinished = The record stops before the end of the game.
screen-simulating = Playing { $count } games
screen-simulated = { $finished } of { $games } games finished in { $seconds } seconds.
screen-board-ok = The board { $board } is fine.
screen-board-counts = Tiles: { $tiles } (hexes: { $hexes }). Open roads: { $open_roads }. Dead ends: { $dead_ends }. Landmasses: { $landmasses }. Lakes: { $lakes }.
screen-board-road = { $direction }: { $ends }

## What went wrong

screen-error = Error: { $reason }
screen-error-file-missing = There is no file { $file }: check the name.
screen-error-file-unreadable = The file { $file } cannot be read: check that it is a text file that you may open.
screen-error-file-exists = The file { $file } already exists: choose another name.
screen-error-file-unwritable = The file { $file } cannot be written: check the folder and your rights.
screen-error-not-json = The file { $file } is not JSON: give a file that jackhouse has written.
screen-error-language = There is no language { $language }; known: { $known }.
screen-error-bot = There is no bot { $bot }; known: { $known }.
screen-error-option-form = { $text } is not an option: write key=value, with commas between several.
screen-error-number = { $name } must be a number from { $low } to { $high }, not { $value }.
screen-error-interrupted = Stopped.
