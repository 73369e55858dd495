"""Reads building under way from a view, where all of it stands."""

from typing import Any

from jackhouse.jackrabbits.building.construction import Construction, LaidTile
from jackhouse.jackrabbits.building.phase import MOST_REOPENINGS, MOST_TAKEN_BACK, BuildingPhase
from jackhouse.jackrabbits.building.pieces import PIECE_CODES, PIECES, ROTATIONS, SHAPES, pieces_in_play
from jackhouse.jackrabbits.components import Components
from jackhouse.jackrabbits.document import FARTHEST
from jackhouse.kernel.view_validation import ViewReader

__all__ = ["phase_seen"]


def phase_seen(reader: ViewReader, components: Components) -> BuildingPhase:
    """Returns the building phase of a view; `BadInput` if its parts are not of the right form.

    Whether they go together is left to the invariants, and to the comparison with the view.
    """
    data, players = reader.mapping("building"), reader.ruleset.players
    part = ViewReader(reader.ruleset, data)
    phase = BuildingPhase(str(data["style"]), players, Construction())
    for entry in part.items("tiles"):
        tile = _tile(part, entry, players)
        for cell in tile.cells:
            if cell in phase.site.owner:
                part.fail("tiles")
        phase.site.lay(tile)
    pieces = pieces_in_play(components)
    phase.stacks = [part.check_numbers("stacks", stack, 0, len(pieces), len(SHAPES)) for stack in data["stacks"]]
    phase.hands = [[PIECE_CODES[name] for name in names] for names in part.items("open", players)]
    phase.finishing = part.flags("finishing", players)
    phase.taken_back = part.numbers("taken_back", 0, MOST_TAKEN_BACK, players)
    phase.reopened = part.number("reopened", 0, MOST_REOPENINGS + 1)
    phase.problem = "" if data["problem"] is None else str(data["problem"])
    phase.unseen = _others(pieces, phase)
    return phase


def _tile(part: ViewReader, entry: dict[str, Any], players: int) -> LaidTile:
    piece = PIECE_CODES[entry["tile"]]
    a, b = part.check_numbers("tiles", entry["at"], -FARTHEST, FARTHEST, 2)
    (rotation,) = part.check_numbers("tiles", [entry["rotation"]], 0, ROTATIONS[piece] - 1)
    by = -1 if entry["by"] is None else part.check_numbers("tiles", [entry["by"]], 0, players - 1)[0]
    return LaidTile(piece, rotation, a, b, by)


def _others(pieces: list[int], phase: BuildingPhase) -> list[int]:
    """Returns the pieces that lie neither on the map nor face up."""
    seen = [0] * PIECES
    for tile in phase.site.tiles:
        seen[tile.piece] += 1
    for hand in phase.hands:
        for piece in hand:
            seen[piece] += 1
    found: list[int] = []
    for piece in sorted(pieces):
        if seen[piece]:
            seen[piece] -= 1
        else:
            found.append(piece)
    return found
