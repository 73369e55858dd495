"""Lays the tiles that are left, each where the advice is followed best (JR-3.2)."""

from jackhouse.jackrabbits.building.construction import Construction, LaidTile
from jackhouse.jackrabbits.building.placement_choice import best_placement, score_of
from jackhouse.kernel.reason import BadInput, Reason


def complete(site: Construction, pieces: list[int]) -> None:
    """Lays the pieces, the one that fits best first; `BadInput` if one fits nowhere."""
    left = pieces[:]
    while left:
        best: LaidTile | None = None
        most = 0
        for piece in sorted(set(left)):
            tile = best_placement(site, piece)
            score = score_of(site, tile) if tile is not None else 0
            if tile is not None and (best is None or score > most):
                best, most = tile, score
        if best is None:  # the map is as large as a document may be
            raise BadInput(Reason("bad-board", "JR-2.7", {"board": "", "problem": "too-far-apart", "detail": ""}))
        site.lay(best)
        left.remove(best.piece)
