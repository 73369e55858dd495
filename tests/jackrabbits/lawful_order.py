"""Whether the tiles of a board document could have been laid in their order (JR-3.2)."""

from collections import Counter
from typing import Any

from jackhouse.jackrabbits.building.construction import Construction


def first_problem(document: dict[str, Any], pieces: list[int]) -> str:
    """Returns what is wrong with a document that should have exactly these pieces, the Citadel first; "" if nothing."""
    tiles = Construction.of_document(document).tiles
    if Counter(tile.piece for tile in tiles) != Counter(pieces):
        return "other tiles"
    site = Construction.begun()
    if tiles[0].piece != site.tiles[0].piece:
        return "begins with another tile"
    for number, tile in enumerate(tiles[1:], 1):
        problem = site.problem(tile)
        if problem:
            return f"tiles[{number}]: {problem}"
        site.lay(tile)
    return ""
