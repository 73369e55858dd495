"""What a page draws while somebody builds: where a piece may lie, and which tiles may be lifted (JR-3.2)."""

from typing import Any, Final

from jackhouse.jackrabbits.building.construction import SIDES, Construction, LaidTile, Touch
from jackhouse.jackrabbits.building.pieces import CAPITAL_PIECE, HEX, LOOKS, PIECE_NAMES, SHAPE

# The letters of the advice that a tile would not follow.
DEAD_END: Final = "T"
HEX_TO_HEX: Final = "X"
TRIANGLES: Final = "!"
SAME_TRIANGLES: Final = "S"  # beside TRIANGLES
NO_ROAD: Final = "N"


def letters(touch: Touch) -> str:
    """Returns the letters of the advice that a tile which touches the map so does not follow."""
    found = DEAD_END if touch.dead_ends else ""
    if touch.hex_roads:
        found += HEX_TO_HEX
    if touch.triangles:
        found += TRIANGLES
    if touch.same_triangles:
        found += SAME_TRIANGLES
    return found + NO_ROAD if touch.shared and not touch.roads else found


def offered(site: Construction, piece: int) -> dict[str, Any]:
    """Returns where a piece may lie, by rotation: `[a, b, letters]`; hexes also as new islands.

    A rotation in which the piece looks as in an earlier one is left out.
    """
    spots: dict[str, list[list[Any]]] = {}
    islands: dict[str, list[list[Any]]] = {}
    for rotation in sorted(set(LOOKS[piece])):
        spots[str(rotation)] = [[tile.a, tile.b, letters(site.touch(tile))] for tile in site.spots(piece, rotation)]
        apart = site.islands(piece, rotation) if SHAPE[piece] == HEX else []
        islands[str(rotation)] = [[tile.a, tile.b, ""] for tile in apart]
    return {"tile": PIECE_NAMES[piece], "spots": spots, "islands": islands}


def written_laid(tile: LaidTile) -> dict[str, Any]:
    """Returns a laid tile as a page gets it; `by` is the seat that laid it, or null."""
    return {
        "tile": PIECE_NAMES[tile.piece],
        "at": [tile.a, tile.b],
        "rotation": tile.rotation,
        "by": tile.by if tile.by >= 0 else None,
    }


# ---- lifting -------------------------------------------------------------------------------------------------------


def landmasses(tiles: list[LaidTile]) -> list[list[LaidTile]]:
    """Returns the tiles by landmass, each in the order of the tiles."""
    owner = {cell: number for number, tile in enumerate(tiles) for cell in tile.cells}
    part = [-1] * len(tiles)
    parts = 0
    for start in range(len(tiles)):
        if part[start] >= 0:
            continue
        part[start] = parts
        ashore = [start]
        for number in ashore:  # the loop appends to this list
            for cell in tiles[number].cells:
                for _, step in SIDES[cell & 1]:
                    beyond = owner.get(cell + step, number)
                    if part[beyond] < 0:
                        part[beyond] = parts
                        ashore.append(beyond)
        parts += 1
    return [[tile for number, tile in enumerate(tiles) if part[number] == one] for one in range(parts)]


def could_be_laid(tiles: list[LaidTile]) -> bool:
    """Whether there is an order in which the tiles follow the law of building: the Citadel first (JR-3.2)."""
    waiting = landmasses(tiles)
    reached = Construction()
    for part in waiting:
        if any(tile.piece == CAPITAL_PIECE for tile in part):
            _lay_all(reached, part)
    found = bool(reached.tiles)
    while found and len(reached.tiles) < len(tiles):
        found = False
        for part in waiting:
            if part[0].cells[0] not in reached.owner and _can_begin(reached, part):
                _lay_all(reached, part)
                found = True
    return len(reached.tiles) == len(tiles)


def _can_begin(site: Construction, part: list[LaidTile]) -> bool:
    return any(SHAPE[tile.piece] == HEX and not site.problem(tile) for tile in part)


def _lay_all(site: Construction, part: list[LaidTile]) -> None:
    for tile in part:
        site.lay(tile)


def loose(site: Construction) -> list[int]:
    """Returns the tiles that may be lifted, so that what stays could be laid as it lies: numbers of `site.tiles`.

    On a map that breaks the law already, any may be. The Citadel stays.
    """
    is_lawful = could_be_laid(site.tiles)
    return [
        number
        for number, tile in enumerate(site.tiles)
        if tile.piece != CAPITAL_PIECE
        and (not is_lawful or could_be_laid(site.tiles[:number] + site.tiles[number + 1 :]))
    ]
