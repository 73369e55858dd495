"""Stages of a journey, as its frame names them."""

from typing import Final

# ON_ROAD and AT_BRINK hold (tile, edge, bought, *memory) as arguments.
SET_OUT: Final = 0  # nothing done yet: the rabbit is where its last turn ended
ON_ROAD: Final = 1  # on a road tile, entered by the edge (6: out of the cave's mouth)
AT_BRINK: Final = 2  # leaving the tile by the edge, which faces water
PAID: Final = 3  # on top of one of the others: the transfer (verb, *args) has been chosen and is paid next
