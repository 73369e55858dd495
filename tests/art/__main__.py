"""`python -m tests.art`: draw all goldens anew, to be looked at and read as a diff."""

from tests.art import board_goldens, card_goldens, jackal_goldens

board_goldens.write()
card_goldens.write()
jackal_goldens.write()
