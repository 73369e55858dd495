### What the pages of the rules say around the rules themselves.

language = English
other-language = Español

## Reference

reference = Jack Rabbits: the rules
reference-intro = Every rule that the program plays by, in our own words. The number in front of a rule is what the game cites: `?` in the terminal, and every “why not?”, answers with these same texts.
reference-written = Written by docs/book.py from the texts in src/jackhouse/text: change it there, then run “make book”.
learn = Learn the game in five minutes
one-page = One page to print
contents = Contents
not-yet = The program cannot do this yet; at a real table you can.
see-settings = Settings:
see-refusals = Why can’t I?
hex = hex
roads = roads to the
tile = tile
sells = what it sells
suits = paid in
kinds-trailway = a trailway: change to the other road
kinds-fork = a horse, or a boat if there is water beside it
kinds-tavern = a joker
kinds-cave = a rabbit hole to another cave

settings = Settings
settings-intro = A table is set up with a preset, which may be changed setting by setting. Bold is what you play if you choose nothing: the standard game.
preset = preset
preset-sets = switches on
setting = setting
values = values
rule = rule
number-from = a number from { $low } to { $high }

refusals = Why can’t I?
refusals-intro = What players try, and what the game answers. Each example was played out: the answer is the game’s own.
refusals-any = At any time
tried = you try
answer = the answer

terms = Words of the game
terms-english = English
terms-spanish = Spanish

whose = Lenino’s Jack Rabbits is a game of Lenino S.A.S. This is an independent project; words and pictures here are our own. If you like the game, buy the real one.
