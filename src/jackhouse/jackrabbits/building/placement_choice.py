"""Where a tile lies best: the choice of bots, and of a seat whose tiles are laid for it (JR-3.2)."""

from typing import Final

from jackhouse.jackrabbits.building.construction import SIDES, Construction, LaidTile
from jackhouse.jackrabbits.building.pieces import ROTATIONS

# What counts for a spot and against it.
_ROAD: Final = 6
_SHARED: Final = 4  # for each edge shared: maps stay compact
_DEAD_END: Final = -30
_HEX_TO_HEX: Final = -18
_TRIANGLES: Final = -12
_SAME_TRIANGLES: Final = -12  # beside the one before
_NO_ROAD: Final = -24
_FARTHER: Final = 3  # steps from the Citadel that weigh as much as one point


def best_placement(site: Construction, piece: int) -> LaidTile | None:
    """Returns the edge-joined placement that follows the advice best; None if the piece fits nowhere.

    The same map gives the same answer.
    """
    return best_of(site, placements(site, piece))


def placements(site: Construction, piece: int, rotation: int = -1) -> list[LaidTile]:
    """Returns the edge-joined placements of a piece, by rotation; with a rotation, only those turned so."""
    rotations = range(ROTATIONS[piece]) if rotation < 0 else range(rotation, rotation + 1)
    return [tile for turned in rotations for tile in site.spots(piece, turned)]


def best_of(site: Construction, tiles: list[LaidTile]) -> LaidTile | None:
    """Returns the placement that follows the advice best; the first of equal ones, None of none."""
    best: LaidTile | None = None
    most = 0
    for tile in tiles:
        score = score_of(site, tile)
        if best is None or score > most:
            best, most = tile, score
    return best


def score_of(site: Construction, tile: LaidTile) -> int:
    """Returns how well a placement follows the advice, near the Citadel and in touch with the map: more is better."""
    touch = site.touch(tile)
    score = (
        _ROAD * touch.roads
        + _SHARED * touch.shared
        + _DEAD_END * touch.dead_ends
        + _HEX_TO_HEX * touch.hex_roads
        + _TRIANGLES * touch.triangles
        + _SAME_TRIANGLES * touch.same_triangles
    )
    if not touch.roads:
        score += _NO_ROAD
    return score - _steps(tile.a, tile.b) // _FARTHER


def faces_water(site: Construction, tile: LaidTile) -> bool:
    """Whether a road of the tile faces a cell without a tile."""
    for cell in tile.cells:
        for direction, step in SIDES[cell & 1]:
            if tile.has_road(direction) and cell + step not in site.owner and cell + step not in tile.cells:
                return True
    return False


def _steps(a: int, b: int) -> int:
    """Returns the steps on the lattice from the Citadel."""
    return max(abs(a), abs(b), abs(a + b))
