"""How the greedy bot builds: each tile goes where it follows the advice best (JR-3.2)."""

from collections.abc import Mapping
from typing import Any

from jackhouse import games

__all__ = ["next_building_action"]


def next_building_action(view: Mapping[str, Any], legal: list[str]) -> str:
    """Flips a tile of the highest stack, or goes on with the best placement of a tile."""
    flips = [text for text in legal if text.startswith("flip ")]
    if flips:
        stack: list[int] = view["building"]["stacks"][view["seat"]]
        heights = [count for count in stack if count]  # in the order of the shapes, as the flips
        return flips[heights.index(max(heights))]
    placements = games.get(view["game"]).prospects(view)
    return next((str(placement["actions"][0]) for placement in placements), legal[0])
