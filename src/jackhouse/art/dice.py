"""Pictures of dice."""

from collections.abc import Sequence
from typing import Final

from jackhouse.art.blocks import Block
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, tag

__all__ = ["SIDE", "die", "pair"]

SIDE: Final = 24.0

# The positions of the pips, in steps from the centre.
_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int | None, palette: Palette, number: int = 0, prefix: str = "", **attributes: object) -> str:
    """Returns a die centred at the origin. Without a value it is the outline of a die that has not been rolled."""
    name = f"{prefix}die-{number}"
    box: dict[str, object] = dict(x=-SIDE / 2, y=-SIDE / 2, width=SIDE, height=SIDE, rx=5.5)
    if value is None:
        edge = tag("rect", **box, fill="none", stroke=palette.faint, stroke_width=1.2, stroke_dasharray="3 3")
        return group(edge, id=name, **attributes)
    colour, radius = (palette.highlight, 3.6) if value == 1 else (palette.figure_line, 2.5)
    step = SIDE * 0.27
    return group(
        tag("rect", **box, fill=palette.linen, stroke=palette.figure_line, stroke_width=1.4),
        *(tag("circle", cx=x * step, cy=y * step, r=radius, fill=colour) for x, y in _PIPS[value]),
        id=name,
        **attributes,
    )


def pair(values: Sequence[int] | None, palette: Palette, prefix: str = "") -> Block:
    """Returns two dice side by side."""
    one, two = values if values else (None, None)
    return Block(
        64,
        32,
        die(one, palette, 0, prefix, transform="translate(16 16)rotate(-7)")
        + die(two, palette, 1, prefix, transform="translate(48 16)rotate(5)"),
    )
