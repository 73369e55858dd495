"""Blocks: drawings with a size, laid out in rows and columns to make a larger picture."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from jackhouse.art import glyphs
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, tag, title, titled
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = [
    "NOTHING",
    "Part",
    "beside",
    "captioned",
    "fitted",
    "inset",
    "picture",
    "placed",
    "scaled",
    "stacked",
    "written_name",
]


class Part(NamedTuple):
    """Something drawn from the origin, to the right and down."""

    width: float
    height: float
    body: str


NOTHING = Part(0, 0, "")


def placed(part: Part, x: float, y: float) -> str:
    """A part, its top left corner there."""
    return group(part.body, transform=f"translate({x:.5g} {y:.5g})") if part.body else ""


def scaled(part: Part, scale: float) -> Part:
    """A part larger or smaller."""
    if scale == 1 or not part.body:
        return part
    return Part(part.width * scale, part.height * scale, group(part.body, transform=f"scale({scale:.4g})"))


def fitted(part: Part, width: float, height: float = 1e9, largest: float = 1e9) -> Part:
    """A part as large as fits, but no larger than so many times its size."""
    if not part.body:
        return part
    return scaled(part, min(width / part.width, height / part.height, largest))


def beside(parts: Iterable[Part], gap: float = 0, align: float = 0) -> Part:
    """Parts in a row; align 0: their tops on a line, 0.5: their middles, 1: their feet."""
    shown = [part for part in parts if part.body]
    height = max((part.height for part in shown), default=0)
    drawn, x = [], 0.0
    for part in shown:
        drawn.append(placed(part, x, (height - part.height) * align))
        x += part.width + gap
    return Part(max(0, x - gap), height, "".join(drawn))


def stacked(parts: Iterable[Part], gap: float = 0, align: float = 0) -> Part:
    """Parts one under the other; align 0: at the left, 0.5: centred, 1: at the right."""
    shown = [part for part in parts if part.body]
    width = max((part.width for part in shown), default=0)
    drawn, y = [], 0.0
    for part in shown:
        drawn.append(placed(part, (width - part.width) * align, y))
        y += part.height + gap
    return Part(width, max(0, y - gap), "".join(drawn))


def captioned(caption: str, part: Part, palette: Palette, id: str = "", height: float = 9) -> Part:
    """A part under its caption, and named by it."""
    words = glyphs.text(caption, height, palette.ink, "start", at=(0, height * 0.75), weight=14, opacity="0.75")
    below = height * 1.5 + 4
    body = titled(caption, words, placed(part, 0, below), id=id or None)
    return Part(max(part.width, glyphs.width(caption, height, 15)), part.height + below, body)


def picture(part: Part, defs: str = "", name: str = "", margin: float = 0, ground: str | None = None) -> str:
    """A part as a whole picture."""
    width, height = part.width + 2 * margin, part.height + 2 * margin
    return tag(
        "svg",
        title(name) if name else "",
        tag("defs", defs) if defs else "",
        tag("rect", width=f"{width:.5g}", height=f"{height:.5g}", fill=ground) if ground else "",
        placed(part, margin, margin) if margin else part.body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.5g} {height:.5g}",
        width=f"{width:.5g}",
        height=f"{height:.5g}",
    )


def inset(drawing: str, width: float, height: float) -> Part:
    """A whole picture as part of another, as large as fits."""
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawing)
    assert found, "a picture has a viewBox"
    wide, high = float(found[1]), float(found[2])
    scale = min(width / wide, height / high)
    size = f'<svg width="{wide * scale:.5g}" height="{high * scale:.5g}" '
    return Part(wide * scale, high * scale, drawing.replace("<svg ", size, 1))


def written_name(seat: int, lexicon: Lexicon, names: SeatNames = None) -> str:
    """A player's name, or the seat's, if we have no letters for it."""
    name = lexicon.seat(seat, names)
    return name if glyphs.knows(name) else lexicon.seat(seat)
