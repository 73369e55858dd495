"""Maps for tests: random placements that obey the law of building (JR-3.2), whatever they look like."""

import random
from typing import Any

from jackhouse.jackrabbits.building.construction import SIDES, Construction, LaidTile, cell_of
from jackhouse.jackrabbits.building.pieces import CAPITAL_PIECE, HEX, ROTATIONS, SHAPE, pieces_in_play
from jackhouse.jackrabbits.components import CLASSIC, components_of

Document = dict[str, Any]


def random_map(dice: random.Random) -> Construction:
    """Returns a map of some of the tiles, on one or several islands, with dead ends and lakes as they come."""
    site = Construction()
    site.lay(LaidTile(CAPITAL_PIECE, dice.randrange(6), dice.randrange(-20, 21), dice.randrange(-20, 21)))
    pieces = pieces_in_play(components_of(CLASSIC))
    dice.shuffle(pieces)
    for piece in pieces[: dice.choice([1, 5, 20, len(pieces)])]:
        place_somewhere(site, piece, dice)
    return site


def random_document(dice: random.Random) -> Document:
    return random_map(dice).document("random")


def place_somewhere(site: Construction, piece: int, dice: random.Random) -> None:
    """Lays the piece beside the map or, if it is a hex, perhaps as a new island; not at all if no try is legal."""
    for _ in range(50):
        tile = next_to(site, piece, dice)
        if not site.problem(tile):
            site.lay(tile)
            return


def next_to(site: Construction, piece: int, dice: random.Random) -> LaidTile:
    """Returns the piece somewhere near a random tile of the map, on the way out of a random cell."""
    cell = dice.choice(dice.choice(site.tiles).cells)
    distance = dice.randrange(1, 7) if SHAPE[piece] == HEX and dice.random() < 0.3 else 1
    for _ in range(distance):
        cell += dice.choice(SIDES[cell & 1])[1]
    a, b, _ = cell_of(cell)
    return LaidTile(piece, dice.randrange(ROTATIONS[piece]), a + dice.randrange(2), b + dice.randrange(2))
