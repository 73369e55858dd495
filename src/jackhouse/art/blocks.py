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
    """A drawing with its size. Its top left corner is at the origin."""

    width: float
    height: float
    body: str


EMPTY = Block(0, 0, "")


def placed(block: Block, x: float, y: float) -> str:
    """Returns the SVG of a block with its top left corner at x, y."""
    return group(block.body, transform=f"translate({x:.5g} {y:.5g})") if block.body else ""


def scaled(block: Block, scale: float) -> Block:
    """Returns a block scaled by a factor."""
    if scale == 1 or not block.body:
        return block
    return Block(block.width * scale, block.height * scale, group(block.body, transform=f"scale({scale:.4g})"))


def fitted(block: Block, width: float, largest: float = 1e9) -> Block:
    """Returns a block scaled to fit into a width, but at most `largest` times its own size."""
    if not block.body:
        return block
    return scaled(block, min(width / block.width, largest))


def beside(blocks: Iterable[Block], gap: float = 0, align: float = 0) -> Block:
    """Returns blocks in a row. `align` 0 aligns their tops, 0.5 their centres, 1 their bottoms."""
    shown = [block for block in blocks if block.body]
    height = max((block.height for block in shown), default=0)
    drawn, x = [], 0.0
    for block in shown:
        drawn.append(placed(block, x, (height - block.height) * align))
        x += block.width + gap
    return Block(max(0, x - gap), height, "".join(drawn))


def stacked(blocks: Iterable[Block], gap: float = 0) -> Block:
    """Returns blocks in a column, aligned left."""
    shown = [block for block in blocks if block.body]
    width = max((block.width for block in shown), default=0)
    drawn, y = [], 0.0
    for block in shown:
        drawn.append(placed(block, 0, y))
        y += block.height + gap
    return Block(width, max(0, y - gap), "".join(drawn))


def captioned(caption: str, block: Block, palette: Palette, id: str = "", height: float = 9) -> Block:
    """Returns a block below its caption; the caption is also its title."""
    words = glyphs.text(caption, height, palette.ink, "start", at=(0, height * 0.75), weight=14, opacity="0.75")
    below = height * 1.5 + 4
    body = titled(caption, words, placed(block, 0, below), id=id or None)
    return Block(max(block.width, glyphs.width(caption, height, 15)), block.height + below, body)


def picture(block: Block, defs: str = "", name: str = "", margin: float = 0, ground: str | None = None) -> str:
    """Returns a block as a complete SVG document; `ground` is the background colour."""
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
    """Returns an SVG document as a block, as large as fits into width and height."""
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', drawing)
    assert found, "a picture has a viewBox"
    wide, high = float(found[1]), float(found[2])
    scale = min(width / wide, height / high)
    size = f'<svg width="{wide * scale:.5g}" height="{high * scale:.5g}" '
    return Block(wide * scale, high * scale, drawing.replace("<svg ", size, 1))


def drawable_name(seat: int, lexicon: Lexicon, names: SeatNames = None) -> str:
    """Returns a player's name, or the name of the seat if `glyphs` has no letters for it."""
    name = lexicon.seat(seat, names)
    return name if glyphs.can_draw(name) else lexicon.seat(seat)
