### Trials of boards: many games of bots on a map; on the builder page, in the terminal and in pictures.

trial-title = Try this map
trial-lead = Bots play many games on this map, and you see how it plays.
trial-games = Games
trial-players = Players
trial-begin = { $games ->
    [one] Play { $games } game
   *[other] Play { $games } games
}
trial-stop = Stop
trial-progress = Games played
trial-playing = { $played } of { $games } games played
trial-begun = The bots are playing.
trial-stopped = Stopped after { $played } of { $games } games.
trial-cut = The time ran out after { $played } of { $games } games.
trial-waiting = Waiting: other maps are being tried first.
trial-empty = No game has been played.
trial-gone = These games are no longer known to the server. Play them again.
trial-other-map = These figures are for the map before it was changed.
trial-summary = { $games ->
    [one] { $games } game, { $players } players
   *[other] { $games } games, { $players } players
}
trial-turns = Turns in a game
trial-turns-figures = { $mean } on average, standard deviation { $deviation } (from { $least } to { $most })
trial-won = Games with a winner
trial-won-figures = { $percent } % (95 % interval: { $low }–{ $high } %)
trial-order = Wins by order of play
trial-place = No. { $number }
trial-wins = Wins
trial-interval = 95 % interval
trial-royals = Royals acquired
trial-royal = Royal
trial-royals-help = In how many of the games each royal was acquired. The more often, the stronger the colour of its hex.
trial-share = Games
trial-claimed = { $place }: acquired in { $percent } % of the games
trial-picture = The map { $name }: how often each royal was acquired
trial-show = Show on the map
