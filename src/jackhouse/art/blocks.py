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
    "EMPTY",
    "Block",
    "beside",
    "captioned",
    "drawable_name",
    "fitted",
    "inset",
    "picture",
    "placed",
    "scaled",
    "stacked",
]


class Block(NamedTuple):
    """Something drawn from the origin, to the right and down."""

    width: float
    height: float
    body: str


EMPTY = Block(0, 0, "")


def placed(block: Block, x: float, y: float) -> str:
    """A part, its top left corner there."""
    return group(block.body, transform=f"translate({x:.5g} {y:.5g})") if block.body else ""


def scaled(block: Block, scale: float) -> Block:
    """A part larger or smaller."""
    if scale == 1 or not block.body:
        return block
    return Block(block.width * scale, block.height * scale, group(block.body, transform=f"scale({scale:.4g})"))


def fitted(block: Block, width: float, height: float = 1e9, largest: float = 1e9) -> Block:
    """A part as large as fits, but no larger than so many times its size."""
    if not block.body:
        return block
    return scaled(block, min(width / block.width, height / block.height, largest))


def beside(blocks: Iterable[Block], gap: float = 0, align: float = 0) -> Block:
    """Parts in a row; align 0: their tops on a line, 0.5: their middles, 1: their feet."""
    shown = [block for block in blocks if block.body]
    height = max((block.height for block in shown), default=0)
    drawn, x = [], 0.0
    for block in shown:
        drawn.append(placed(block, x, (height - block.height) * align))
        x += block.width + gap
    return Block(max(0, x - gap), height, "".join(drawn))


def stacked(blocks: Iterable[Block], gap: float = 0, align: float = 0) -> Block:
    """Parts one under the other; align 0: at the left, 0.5: centred, 1: at the right."""
    shown = [block for block in blocks if block.body]
    width = max((block.width for block in shown), default=0)
    drawn, y = [], 0.0
    for block in shown:
        drawn.append(placed(block, (width - block.width) * align, y))
        y += block.height + gap
    return Block(width, max(0, y - gap), "".join(drawn))


def captioned(caption: str, block: Block, palette: Palette, id: str = "", height: float = 9) -> Block:
    """A part under its caption, and named by it."""
    words = glyphs.text(caption, height, palette.ink, "start", at=(0, height * 0.75), weight=14, opacity="0.75")
    below = height * 1.5 + 4
    body = titled(caption, words, placed(block, 0, below), id=id or None)
    return Block(max(block.width, glyphs.width(caption, height, 15)), block.height + below, body)


def picture(block: Block, defs: str = "", name: str = "", margin: float = 0, ground: str | None = None) -> str:
    """A part as a whole picture."""
    width, height = block.width + 2 * margin, block.height + 2 * margin
    return tag(
        "svg",
        title(name) if name else "",
        tag("defs", defs) if defs else "",
        tag("rect", width=f"{width:.5g}", height=f"{height:.5g}", fill=ground) if ground else "",
        placed(block, margin, margin) if margin else block.body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.5g} {height:.5g}",
        width=f"{width:.5g}",
        height=f"{height:.5g}",
    )


def inset(drawing: str, width: float, height: float) -> Block:
    """A whole picture as part of another, as large as fits."""
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawing)
    assert found, "a picture has a viewBox"
    wide, high = float(found[1]), float(found[2])
    scale = min(width / wide, height / high)
    size = f'<svg width="{wide * scale:.5g}" height="{high * scale:.5g}" '
    return Block(wide * scale, high * scale, drawing.replace("<svg ", size, 1))


def drawable_name(seat: int, lexicon: Lexicon, names: SeatNames = None) -> str:
    """A player's name, or the seat's, if we have no letters for it."""
    name = lexicon.seat(seat, names)
    return name if glyphs.knows(name) else lexicon.seat(seat)
