### Why not: the value and what would be right, one sentence a code; -plain where a fact is not given.
### .short stands inside another sentence: "Line 3 cannot be played: ...".

reason-cited = { $reason } ({ $rule })

## Any game

reason-not-legal = That is not possible now: choose one of the actions in the list.
    .short = that is not possible at this point
reason-game-over = The game is over, so nothing can be played any more.
    .short = the game is over
reason-no-such-seat = There is no { $who } at this table.
    .short = there is no such seat at the table
reason-not-awaited = It is not { $who } who must decide now.
    .short = somebody else must decide first
reason-not-now = That does not fit the question asked now ({ $question }): choose one of the actions in the list.
    .short = that does not fit the question asked at this point
reason-not-now-plain = That is not possible now: choose one of the actions in the list.
reason-nothing-to-undo = { $who } has nothing to take back: dice, cards and moves that others have seen stay as they are.
    .short = there is nothing to take back
reason-unrecorded = This game keeps no record, since actions were applied to it without recording them.
    .short = the game keeps no record

## Action texts

reason-action-garbled = { $text } is not an action: write one line such as “roll” or “pay 7S,AC”.
    .short = that is not an action
reason-unknown-verb = No action is called { $text }: it must begin with one of { $known }.
    .short = there is no action of that name
reason-action-form = { $text } is not complete or has too much: write it as { $form }.
    .short = the action is not written in full, or says too much
reason-wrong-value = A card cannot be used at that value here.
    .short = the card does not have that value here
reason-bad-move = The move { $move } cannot be played: { $why }.

## Options, boards, players

reason-unknown-game = There is no game called { $game }; known: { $known }.
reason-unknown-preset = There is no preset called { $preset }; known: { $known }.
reason-unknown-option = There is no option called { $option }; known: { $known }.
reason-bad-options = { $value } is not a set of options: give each as key and value.
reason-bad-option-value = The option { $option } cannot be { $value }; allowed: { $allowed }.
reason-option-needs = The option { $option } only works if { $other } is { $needed }: change that too.
reason-option-needs-any = The option { $option } only works with at least one of these: { $others }.
reason-option-needs-suit = The option { $option } needs a suit that is out of play: { $suit }.
reason-suits-not-players = Tight suits keeps as many suits as there are players: { $players }, not { $suits }.
reason-board-not-of-suits = The board { $board } has tiles that are not in play with only these suits: { $suits }.
reason-tiles-unpayable = With these suits nobody can pay for { $kind ->
    [fork] horses and boats at forks
    [tavern] jokers at taverns
    [cave] rabbit holes
   *[other] trailways
    }.
reason-options-clash = The options { $option } and { $other } exclude each other: switch one of them off.
reason-no-such-first-player = Seat { $seat } cannot begin at a table of { $players }: seats are numbered from 0, so choose a lower one, or “random”.
reason-bad-player-count = The game is for { $fewest } to { $most } players, not { $players }.
reason-objective-impossible = With the cards in play nobody can meet the objective { $objective }: choose one of { $possible }.
reason-unknown-bot = There is no bot called { $bot }; known: { $known }.
reason-too-many-bots = { $seats ->
    [one] There is one seat for bots, but { $bots } were named.
   *[other] There are { $seats } seats for bots, but { $bots } were named.
}
reason-too-many-humans = { $players ->
    [one] There is one seat at the table, not { $humans } for people.
   *[other] There are { $players } seats at the table, not { $humans } for people.
}
reason-unknown-language = There is no language { $language }; known: { $known }.
reason-board-named-and-built = You either name a board or build one together: leave out the board, or switch off { $option }.
reason-unknown-board = There is no board called { $board }; known: { $known }.
reason-bad-board = The board { $board } cannot be used: { $problem } (at { $detail }).
reason-bad-board-plain = The board { $board } cannot be used: { $problem }.
reason-board-unwinnable = On the board { $board } nobody can win with the objective { $objective }: too few of its royals can be reached from the Citadel and brought back. It allows: { $possible }.
reason-board-unwinnable-plain = On the board { $board } nobody can win, with any objective: fewer than three royals can be reached from the Citadel and brought back.
reason-bad-board-code = The board code { $board } cannot be used: { $problem }.
reason-bad-landmasses = With these tiles a generated board has 1 to { $most } landmasses, not { $value }; with 0 the number is drawn.
reason-no-random-board = No random board was found with the seed { $value } in { $attempts } attempts: take another seed.
reason-bad-position = This position is impossible: { $problem }.
reason-contradiction = This state contradicts the rules: { $problem }.

## Saves and records

reason-save-foreign = This is not a Jackhouse saved game: its format should be { $known }.
reason-save-corrupt = This saved game is damaged: { $problem }.
reason-bad-view = This is not a view of this game: { $problem }.
reason-record-foreign = This is not a Jackhouse record: its format is { $format }, it should be { $known }.
reason-record-corrupt = This record is damaged: { $problem }.
reason-record-other-game = This is a record of the game { $game }, not of { $known }.
reason-record-other-rules = This record was played by version { $rules } of the rules; here it must be version { $known }.
reason-record-line = Line { $line } of the record, { $text }, cannot be played: { $why }.

reason-record-other-end = The record says that it ends with the ranking { $recorded }, but it replays to { $found }.
reason-record-cut-off = The record says that it ends with the ranking { $recorded }, but its lines stop before the game is over.
reason-record-unended = The record knows no ranking, but its lines end the game with { $found }.
reason-record-commitment = The record’s secret is not the one that was committed to: its hash is another.
reason-record-draws = { $line ->
    [0] The record lists { $recorded } among the numbers of the deal where its secret gives { $found }.
   *[other] The record lists { $recorded } among the numbers of line { $line } where its secret gives { $found }.
}

## Files

reason-file-unreadable = { $why ->
    [ENOENT] The file { $file } cannot be read: there is none at that place.
    [EISDIR] The file { $file } cannot be read: it is a folder.
    [EACCES] The file { $file } cannot be read: you may not open it.
   *[other] The file { $file } cannot be read: the system says { $why }.
}
reason-file-named-twice = The file { $file } is named for two things: give each a file of its own.
reason-file-unwritable = { $why ->
    [ENOENT] The file { $file } cannot be written: its folder is not there.
    [ENOTDIR] The file { $file } cannot be written: what should be its folder is a file.
    [EISDIR] The file { $file } cannot be written: it is a folder.
    [EACCES] The file { $file } cannot be written: you may not write there.
    [EROFS] The file { $file } cannot be written: nothing can be written on that disk.
    [ENOSPC] The file { $file } cannot be written: the disk is full.
    [EINVAL] The file { $file } cannot be written: no file can have that name.
   *[other] The file { $file } cannot be written: the system says { $why }.
}
reason-file-not-json = The file { $file } is not JSON: give one that jackhouse has written.
reason-bad-chart-ending = A chart cannot be drawn into { $file }: the name must end with one of { $known }.
reason-no-matplotlib = A chart is drawn with matplotlib, which is not installed here: run “pip install 'jackhouse[lab]'”.

## Building

reason-spot-taken = { $who } has just laid { $tile } there: choose another spot.
    .short = somebody has laid a tile there
reason-overlap = Tiles may not overlap, and { $tile } lies there already.
    .short = another tile lies there
reason-no-shared-edge = A tile must share an edge with the map, and there it would share none.
    .short = a tile must share an edge with the map
reason-island-too-far = That is too far from the map: a new island lies at most three spaces from it.
    .short = that is too far from the map
reason-too-far-out = The map would be too wide with a tile there: stay nearer to the others.
    .short = the map would be too wide
reason-joins-the-map = A tile there would join the map: undo, or choose a spot with water all round.
    .short = a new island may not touch the map
reason-is-an-island = That would be a new island: say first that you begin one.
    .short = it is not said that an island begins
reason-choose-a-tile = Choose first which tile you lay.
    .short = no tile has been chosen
reason-lay-it-first = You hold { $tile }: lay it first, or undo if you chose it yourself.
    .short = the tile in hand comes first
reason-no-such-shape-left = You have no tile of that shape ({ $shape }) left to flip.
    .short = no tile of that shape is left
reason-no-such-tile-left = You do not have { $tile }: choose one of the tiles in front of you.
    .short = there is no such tile in front of the player
reason-turned-already = You have turned the tile already: undo to turn it otherwise.
    .short = the tile is turned already
reason-no-such-turn = A tile is turned by 0 to 5 sixths, and a rhombus by 0, 1 or 2, since it looks the same after half a turn.
    .short = the tile cannot be turned so far
reason-fits-nowhere = Turned so, the tile fits nowhere at present: turn it otherwise.
    .short = turned so, the tile fits nowhere
reason-only-hexes-begin-islands = Only a hex may begin a new island, one at a time, and where there is room for it.
    .short = only a hex may begin a new island
reason-nothing-to-take-back = While you have tiles to lay, you can take back the one that you laid last, { $most } times in all, if no tile was laid against it since and the others hold without it.
    .short = there is no tile to take back

## The meadow

reason-end-proposed-already = You may propose the end once a turn, before your rabbit sets out.
    .short = the end is proposed once a turn, before setting out
reason-no-transfers = There are no transfers on the meadow: follow the roads.
    .short = there are no transfers on the meadow

## Lottery

reason-no-match = { $card } does not match the dice: only a card with the number of one of them ({ $dice }) wins.
    .short = the card does not match the dice
reason-not-in-hand = You do not have { $card }: choose a card from your hand.
    .short = the card is not in the hand

## Journey

reason-must-go-underground = You are off-board, so your journey this turn is the move to the Underground.
    .short = from off-board the only way is to the Underground
reason-no-road = No road leads from { $place } to the { $direction }: choose a side with a road.
    .short = there is no road on that side
reason-no-free-end = That road would leave you stranded: choose one that leads to a hex, a cave or the water, or past a transfer that your hand can pay or a place to use your joker.
    .short = that road would leave the rabbit stranded
reason-hex-visited = That way leads to a hex that this journey has visited already: each hex once, so choose another way.
    .short = the journey has visited that hex already
reason-no-turning-back = A journey never turns back on its road: choose one of the roads ahead.
    .short = a journey never turns back
reason-not-without-need = You may jump off-board from a hex only if no road is offered and no joker can take you away; otherwise you get there along an open road.
    .short = there are other ways off this hex
reason-mid-journey = Your journey has begun, so you cannot stay: go on to a hex, to the Underground or off-board, or undo.
    .short = the journey has already begun
reason-not-sold-here = { $rule ->
    [JR-6-1] Trailways start on woods, mountains and rivers, and there is none here.
    [JR-6-2] Horses and boats start at forks or, with the right joker, anywhere on the map but never Underground: here you have none.
    [JR-6-3] Jokers are sold to those who pass a tavern, and there is none to buy from here.
    [JR-6-5] Rabbit holes start at the mouth of a cave, and there is none here.
   *[other] That transfer is not for sale here.
}
    .short = that transfer is not for sale there
reason-no-such-way = { $rule ->
    [JR-6-1] You cannot { $action }: a trailway leaves by the tile’s other road, and only where the way goes on.
    [JR-6-2] You cannot { $action } from here: a horse goes to another hex (a landbound one on the same landmass), a boat to an open road of another tile on the same water, if the way goes on there.
    [JR-6-3] You cannot { $action } here: beyond this tavern the road comes to a dead end.
    [JR-6-5] You cannot { $action } from here: a rabbit hole leads to another cave of this map, if the way goes on there.
   *[other] You cannot { $action } from here: choose one of the ways in the list.
}
    .short = there is no such way from there
reason-landlocked = There is no water beside this tile: boats start only from a tile with an edge on water.
    .short = there is no water beside the tile
reason-one-joker-a-pass = You have just bought a joker here: a tavern sells one each time you pass.
    .short = the tavern has already sold a joker in this pass
reason-not-in-court = The { $card_name } is not in the court, so the tavern cannot sell it.
    .short = the joker is not in the court

## Flights

reason-no-tower = No flight starts here: your turn must begin where one may take off, such as a tower.
    .short = no flight starts there
reason-one-passport = You have shown your passport already: now roll the dice.
    .short = a passport has been shown already
reason-not-a-club = The card { $card } is not a club: only a club can be your passport.
    .short = only a club can be a passport
reason-must-fly = Your passport is enough, so you must fly: choose where.
    .short = a passport that is enough must fly
reason-in-flight = You showed a passport, so your journey is a flight: choose where you land, or fall off-board if the passport falls short.
    .short = after a passport the journey is a flight
reason-no-landing = Your flight cannot land there: choose another place from the list.
    .short = a flight does not land there

## Contests

reason-no-proof = That does not count as proof: show cards from your hand that make { $points } or more points in hearts, none of them needless, or this palace’s queen if your table accepts her.
    .short = those cards are no proof

## Paying

reason-price-unmet = That costs { $price }, but the cards that count for it make only { $best }: { $missing } more needed.
    .short = the cards do not make the price
reason-must-pay = You have chosen: now pay for it, or undo.
    .short = something must be paid first
reason-name-one-card = Say which of { $cards } stays in front of you.
    .short = it is not said which card stays
reason-wrong-suit = { $kinds ->
    [0] { $card } does not count here: only a joker does.
   *[other] { $card } does not count here: pay with { $suits }.
}
    .short = a card of that suit does not count there
reason-already-put = The card { $card } lies on the counter already.
    .short = that card lies on the counter already
reason-put-cards-missing = You have put { $cards } on the counter: pay with that too, or undo.
    .short = what lies on the counter must be paid too
reason-put-down-first = There are too many ways to pay: put cards on the counter one by one.
    .short = cards must be put down one by one
reason-superfluous-card = The cost is { $price }, and you would meet it with fewer of these cards: leave out what is not needed, or put them down one by one.
    .short = the payment has a card too many

## The other phases

reason-nothing-to-show = You have chosen no card to show: choose one with the number of a die, or pass.
    .short = no card has been chosen
reason-already-shown = The card { $card } is chosen already: draw your prizes, or choose another.
    .short = that card is chosen already
reason-no-palace = Those cards make no palace: lay hearts from your hand that make { $points } or more points, either with no needless card or all your hearts.
    .short = those cards make no palace
reason-only-laid-hearts = Only the hearts that you have laid serve here, all together: contest with { $cards }, or pass.
    .short = only the hearts laid there serve
reason-no-royal-here = There is no royal to acquire here: go to the hex of one that is in the court.
    .short = there is no royal to acquire there
reason-no-rival-here = You cannot fight { $who } here: choose another rabbit that is where yours is.
    .short = that rabbit cannot be fought there
reason-sheltered = { $who } has just come Underground from off-board and cannot be attacked before their next turn.
    .short = that rabbit cannot be attacked before its next turn
reason-one-fight-a-turn = You have fought already: you may fight once a turn.
    .short = there has been a fight already in that turn
reason-no-spades = You have no spades: to attack, you must lay at least one.
    .short = an attack takes at least one spade
reason-must-go-higher = { $beaten ->
    [0] You have laid no spades: lay at least one, then strike.
   *[other] You have { $total }, and to strike you need more than { $beaten }: lay spades worth { $missing } or more, or give in.
}
    .short = the total is not high enough to strike
reason-must-strike-first = You are the attacker: lay spades and strike, or undo.
    .short = the attacker must strike first
reason-no-such-spade = You cannot lay the card { $card }: choose a spade from your hand that you have not laid yet.
    .short = only a spade from the hand can be laid
reason-no-partner-here = You cannot trade with { $who } here: choose a rabbit with cards that is where yours is.
    .short = there is nobody to trade with like that
reason-no-offer-left = You have made { $offers } offers in this turn: that is all.
    .short = all offers of that turn have been made
reason-cannot-claim = You cannot name { $card } there: it lies open elsewhere or is named already, or a side would have more than { $most } cards, or neither side would be all diamonds.
    .short = that card cannot be named there
reason-claim-both-sides = Say first which cards you give, then which you want.
    .short = both sides of the offer must be named
reason-hand-as-claimed = { $count ->
    [one] Lay one card from your hand, as claimed, then exchange.
   *[other] Lay { $count } cards from your hand, as claimed, then exchange.
}
    .short = that is not as many cards as claimed
reason-nothing-false = All that was claimed has come: there is nothing to denounce.
    .short = nothing was claimed falsely
reason-no-plaza = Nothing is for sale here: cards of the lot are sold where there is a market, such as on a plaza.
    .short = nothing is for sale there
reason-not-in-lot = The card { $card } is not for sale here: choose one that lies in the lot, of a suit that is sold here, and is not on the counter yet.
    .short = that card is not for sale there
reason-paid-in-trade = The card { $card } was paid in a trade this turn, so it is not for sale until a later turn.
    .short = that card was paid in a trade of the same turn
reason-give-up-a-royal = { $rule ->
    [JR-5-3] You have more royals than carrots: choose any one of them to give back to the court.
   *[other] You have more royals than carrots: choose an old royal to give back to the court.
}
    .short = a royal must be given up first
reason-passport-in-use = The card { $card } is your passport: it cannot be discarded before its flight.
    .short = the passport cannot be discarded before its flight
reason-over-limit = You have { $cards } cards and may keep { $limit }: choose a card from your hand to discard.
    .short = cards must be discarded first
reason-own-hand = You cannot call your own hand.
    .short = your own hand cannot be called
reason-within-limit = { $who } has no more than { $limit } cards, so there is nothing to call.
    .short = that hand is not over the limit
reason-bad-count = “{ $value }” is not possible for { $key }: it must be { $least } or more.
reason-bad-secret = A seed is a whole number, or, for a served game, 32 hex digits.
reason-bad-nonces = There must be { $players } nonces, one for each seat: at most 32 hex digits each, none for a seat that gave none.
