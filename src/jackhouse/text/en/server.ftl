### Served tables: what the server refuses, what happens around the game, and quick phrases.

## Reasons

reason-not-found = There is nothing here: no such table, or not for you.
reason-one-map = Send one map: either a board or the tiles as they lie.
reason-house-full = The server is full just now; try again later.
reason-too-many-tables = You have opened a great many tables; finish some first.
reason-too-many-sockets = Too many screens of yours are open at once; close some.
reason-bad-practice = A practice table starts from a seed or from a position.
reason-bad-timer = A timer of { $value } seconds is not possible: off, or { $fewest } to { $most } seconds.
reason-already-started = The game has already begun.
reason-seats-open = Some seats are still empty: wait for players, or fill them with bots.
reason-not-over = The game is not over yet.
reason-seat-is-taken = Somebody already sits there.
reason-already-seated = You already have a seat here; another one is for someone next to you, on the same screen.
reason-too-many-answers = So much has been taken back at this table that nothing more can be.
reason-record-too-long = Checking this record takes too long; it cannot be brought in.
reason-not-the-host = Only the host can do that.
reason-nobody-away = That player hasn’t been away two minutes.
reason-no-such-phrase = There is no such quick phrase.
reason-bad-key = An answer needs a key of 1 to 64 characters.
reason-key-reused = That key was already used for another answer.
reason-not-started = The game has not begun yet.
reason-stale-decision = That decision is over.
reason-bad-name = A name has 1 to { $most } characters.
reason-bad-nonce = A nonce has 1 to { $most } hex digits, small letters.
reason-no-commitment = This table has no secret that anybody could add to: it is for practice, or was opened by an older version.
reason-rules-are-older = This game was played by older rules; it can be read, not played on.
reason-too-fast = Too much at once; wait a moment.
reason-message-too-long = That message is too long.
reason-message-garbled = That message cannot be read.
reason-method-not-allowed = That address does not take requests of this kind.
reason-other-origin = That page belongs to another site.
reason-unexpected = Something went wrong on the server. Nothing that was acknowledged is lost.
reason-cannot-listen = The server cannot listen at { $host }, port { $port } ({ $why }): choose another port with --port, or another address with --host.
reason-line-out-of-place = A line of the table is out of place.
reason-table-unreadable = Line { $line } of the table cannot be read; it was left as it is.

## Events

event-said = { $who }: { $phrase }
event-game-began = The game begins.
event-rematch = Another game has been opened: { $table }.
event-seat-taken = { $name } sits down.
event-seat-named = { $who } is now called { $name }.
event-seat-left = { $who } has left.
event-bot-seated = A bot sits down.
event-seat-lent = A bot plays for { $who } for the time being.
event-seat-returned = { $who } is back.
event-timed-out = Time is up for { $who }, so a bot answers: { $action }.
event-timed-out-plain = Time is up for { $who }, so a bot answers.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-please = Please!
phrase-yes = Yes!
phrase-no = No!
phrase-maybe = Maybe.
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-take-your-time = Take your time.
phrase-hurry = Hurry up!
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-i-am-back = I am back!
phrase-so-close = So close!
phrase-lucky = Lucky you!
phrase-unlucky = No luck at all!
phrase-that-was-mine = That was mine!
phrase-watch-out = Watch out!
phrase-shall-we-trade = Shall we trade?
phrase-i-will-fight = Prepare to fight!
phrase-what-a-game = What a game!
phrase-good-game = Good game!
phrase-rematch = Another game?
phrase-goodbye = Goodbye!
phrase-land-ho = Land ho!
phrase-have-some-rum = Have some rum!

## Commands

screen-serving = Jackhouse is open at { $address } (Ctrl-C closes it).
screen-backed-up = All tables are copied to { $file }.
