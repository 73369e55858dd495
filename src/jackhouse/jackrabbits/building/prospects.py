"""What a seat that builds can work out from its view: where its tile may lie, and where it lies best (JR-3.2)."""

from typing import Any

from jackhouse.jackrabbits.building.construction import LaidTile
from jackhouse.jackrabbits.building.phase import BuildingPhase, islands_offered
from jackhouse.jackrabbits.building.pieces import HEX, PIECE_CODES, PIECE_NAMES, SHAPE
from jackhouse.jackrabbits.building.placement_choice import best_of, placements, score_of
from jackhouse.jackrabbits.building.spots import letters, offered

__all__ = ["best_placements", "spots_to_show"]


def best_placements(phase: BuildingPhase, seat: int, question: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the best placement of each tile that the seat may lay now, the best first.

    Each has the `tile`, the `rotation` and the spot `at`, the letters of the `advice` that it does not follow, and the
    `actions` that lay it.
    """
    held = question["tile"]
    pieces = list(dict.fromkeys(phase.hands[seat])) if held is None else [PIECE_CODES[held]]
    found: list[tuple[int, LaidTile]] = []
    for piece in pieces:
        tiles = _open_placements(phase, piece, question)
        best = best_of(phase.site, tiles)
        if best is not None:
            found.append((-score_of(phase.site, best), best))
    found.sort(key=_rank)
    return [_described(phase, tile, question) for _, tile in found]


def spots_to_show(phase: BuildingPhase, tile: str) -> dict[str, Any]:
    """Returns where a tile may lie, by rotation: `[a, b, letters]`, also as a new island.

    A rotation in which the tile looks as in an earlier one is left out (`pieces.LOOKS`).
    """
    piece = PIECE_CODES[tile]
    found = offered(phase.site, piece)
    if SHAPE[piece] == HEX:
        found["islands"] = {
            rotation: [[spot.a, spot.b, ""] for spot in islands_offered(phase.site, piece, int(rotation))]
            for rotation in found["spots"]
        }
    return found


def _open_placements(phase: BuildingPhase, piece: int, question: dict[str, Any]) -> list[LaidTile]:
    """Returns the placements of a piece that the seat's draft leaves open."""
    rotation = question["rotation"]
    apart = islands_offered(phase.site, piece, rotation) if question["island"] else []
    as_turned = placements(phase.site, piece, rotation if question["turned"] else -1)
    return apart or as_turned or placements(phase.site, piece)  # others may have taken all spots for a tile turned so


def _rank(scored: tuple[int, LaidTile]) -> tuple[int, int]:
    return scored[0], scored[1].piece


def _described(phase: BuildingPhase, tile: LaidTile, question: dict[str, Any]) -> dict[str, Any]:
    actions = [f"pick {PIECE_NAMES[tile.piece]}"] if question["tile"] is None else []
    if tile.rotation != question["rotation"]:
        actions.append(f"turn {tile.rotation}")
    return {
        "tile": PIECE_NAMES[tile.piece],
        "rotation": tile.rotation,
        "at": [tile.a, tile.b],
        "advice": letters(phase.site.touch(tile)),
        "actions": [*actions, f"place {tile.a},{tile.b}"],
    }
