"""Maps as lists of laid tiles, `{"tile": "KD", "at": [2, -1], "rotation": 3}`, as pages send them (JR-3.2)."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackrabbits.building.construction import Construction, LaidTile, written
from jackhouse.jackrabbits.building.pieces import CAPITAL_PIECE, PIECE_CODES, ROTATIONS
from jackhouse.jackrabbits.building.spots import written_laid
from jackhouse.kernel.reason import BadInput, Reason

NAME: Final = "built"
"""The name of a map that is sent so."""


def laid_of_document(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the tiles of a valid document as laid tiles."""
    laid = [written_laid(tile) for tile in Construction.of_document(document).tiles]
    for tile in laid:
        del tile["by"]
    return laid


def document_of_laid(laid: list[Mapping[str, Any]]) -> dict[str, Any]:
    """Returns the document of laid tiles, not validated; `BadInput` if there is no such tile."""
    tiles: list[dict[str, Any]] = []
    for number, tile in enumerate(laid):
        piece = PIECE_CODES.get(tile["tile"], -1)
        if piece < 0:
            raise _unknown(f"tiles[{number}]")
        a, b = tile["at"]
        tiles.append(written(LaidTile(piece, tile["rotation"] % ROTATIONS[piece], a, b)))
    return {"name": NAME, "tiles": tiles}


def piece_to_lay(name: str) -> int:
    """Returns the piece of that name; `BadInput` if there is none that could be laid."""
    piece = PIECE_CODES.get(name, CAPITAL_PIECE)
    if piece == CAPITAL_PIECE:
        raise _unknown(name.encode("utf-8", "replace").decode("utf-8"))
    return piece


def _unknown(where: str) -> BadInput:
    return BadInput(Reason("bad-board", "JR-1.3", {"board": NAME, "problem": "unknown-tile", "detail": where}))
