"""What pictures of the rules are put together of: tiles, pieces of the sample board with marks, cards in a row."""

from collections.abc import Iterable, Sequence
from typing import Final

from docs.chapters.tidying import NAMESPACE, tidy
from jackhouse import games, text
from jackhouse.art.blocks import Block, beside, picture, scaled
from jackhouse.art.cards import HEIGHT, WIDTH
from jackhouse.art.jackrabbits.board import board_picture, jetty, shore
from jackhouse.art.jackrabbits.cards import card, card_defs
from jackhouse.art.jackrabbits.houses import house_defs
from jackhouse.art.jackrabbits.layout import layout_of
from jackhouse.art.jackrabbits.motifs import DrawingContext, motif_defs
from jackhouse.art.jackrabbits.pieces import carrot, piece_defs, rabbit
from jackhouse.art.jackrabbits.position import path_mark, place_mark, route
from jackhouse.art.jackrabbits.roads import draw_road
from jackhouse.art.jackrabbits.table import court as court_part
from jackhouse.art.jackrabbits.tiles import TILE_DRAWERS
from jackhouse.art.palette import LIGHT
from jackhouse.art.svg import Point, group, number, points, tag
from jackhouse.jackrabbits.board import EDGES, load_board
from jackhouse.jackrabbits.tiles import KIND, KIND_NAMES, PLACE_CODES

__all__ = ["board", "cards", "court", "crop", "leap", "marked", "piece", "row", "tile", "tiles", "walked"]

LEXICON: Final = text.load("en")  # of titles, which are left out
BOARD: Final = load_board("sample")
LAYOUT: Final = layout_of(BOARD)
GEOMETRY: Final = LAYOUT.geometry
TILE_SCALE: Final = 0.75
BOW: Final = 0.16  # how far a leap swings out, of its length
BOARD_WIDTH: Final = 460

Box = tuple[float, float, float, float]


# ---- rows of things -------------------------------------------------------------------------------------------------


def row(*parts: Block) -> str:
    """Parts side by side, as a picture."""
    return tidy(picture(beside(parts, 14, 0.5), motif_defs(LIGHT, "") + house_defs(LIGHT, "") + card_defs(LIGHT, "")))


def cards(names: str) -> Block:
    return beside([Block(WIDTH, HEIGHT, card(name, LEXICON, LIGHT)) for name in names.split()], 8)


def tiles(names: str) -> Block:
    """Tiles alone, side by side, smaller than on the board."""
    drawn = []
    for name in names.split():
        x, y, width, height = tile_box(name)
        body = land(DrawingContext(GEOMETRY, LIGHT), [PLACE_CODES[name]], jetties=False)
        drawn.append(scaled(Block(width, height, translated(body, (-x, -y))), TILE_SCALE))
    return beside(drawn, 14, 0.5)


def piece(kind: str, seat: int) -> Block:
    """A rabbit or a carrot, larger than on the board."""
    drawn = rabbit(seat, LIGHT) if kind == "rabbit" else carrot(seat, LIGHT)
    return Block(68, 96, group(drawn, transform="translate(34 58)scale(2)"))


def court(*hands: str) -> str:
    """The court after these royals have gone to the players' hands: their carrots show whose they are."""
    view = games.get("jack-rabbits").position(hands=hands).view(None)
    return tidy(picture(court_part(view, LEXICON, LIGHT), card_defs(LIGHT, "") + piece_defs(LIGHT, len(hands))))


# ---- the sample board -----------------------------------------------------------------------------------------------


def board() -> str:
    """All of it."""
    return tidy(board_picture(BOARD, LEXICON, LIGHT).replace("<svg ", f'<svg width="{BOARD_WIDTH}" ', 1))


def tile(name: str, prefix: str) -> str:
    """A tile alone; the prefix keeps its ids apart from those of other pictures on a page."""
    return framed(
        tile_box(name), prefix, land(DrawingContext(GEOMETRY, LIGHT, prefix), [PLACE_CODES[name]], jetties=False)
    )


def crop(names: str, marks: str = "", above: str = "", rabbits: str = "") -> str:
    """The board round these tiles, with marks on its ground and above all; rabbits as `KD=0`, place and seat."""
    box = around([corner for name in names.split() for corner in GEOMETRY.corners[PLACE_CODES[name]]], 14)
    context = DrawingContext(GEOMETRY, LIGHT)
    shown = [code for code in BOARD.tiles if meets(box, around(GEOMETRY.corners[code], 0))]
    x, y, width, height = box
    water = tag("rect", x=x, y=y, width=width, height=height, fill=LIGHT.sea) + shore(context)
    stood = [pair.split("=") for pair in rabbits.split()]
    pieces = [translated(rabbit(int(seat), LIGHT), LAYOUT.rabbits(PLACE_CODES[at])[int(seat)]) for at, seat in stood]
    return framed(box, "", water, land(context, shown, marks), above, *pieces)


def land(context: DrawingContext, codes: Sequence[int], marks: str = "", jetties: bool = True) -> str:
    """These tiles with their roads; on a mountain the road in the tunnel first, so that the other lies over it."""
    drawn = [TILE_DRAWERS[KIND[code]](context, code) for code in codes]
    open_ports = [port for port in BOARD.open_ports if port // EDGES in codes] if jetties else []
    return "".join(
        [
            *[ground(code) + layers.under for code, layers in zip(codes, drawn)],
            *[jetty(context, port) for port in open_ports],
            *[draw_road(context, road) for code in codes for road in reversed(GEOMETRY.roads(code))],
            marks,
            *[layers.over for layers in drawn],
        ]
    )


def ground(code: int) -> str:
    fill, _ = getattr(LIGHT.land, KIND_NAMES[KIND[code]])
    seam = {"stroke": LIGHT.land.seam, "stroke_width": 1.5, "stroke_linejoin": "round"}
    return tag("polygon", points=points(GEOMETRY.corners[code]), fill=fill, **seam)


# ---- marks ----------------------------------------------------------------------------------------------------------


def walked(start: str, ports: str, end: str = "") -> str:
    """A way along the roads."""
    return path_mark(route(BOARD, start, ports.split(), end), LIGHT)


def leap(start: str, end: str) -> str:
    """A way that no road has: a bow of dashes from one tile to another."""
    (x, y), (to_x, to_y) = GEOMETRY.centre(PLACE_CODES[start]), GEOMETRY.centre(PLACE_CODES[end])
    across, down = (to_y - y) * BOW, (x - to_x) * BOW
    bow = " ".join(number(value) for value in ((x + to_x) / 2 + across, (y + to_y) / 2 + down, to_x, to_y))
    line = {"d": f"M{number(x)} {number(y)}Q{bow}", "fill": "none", "stroke_linecap": "round"}
    return "".join(
        tag("path", **line, stroke=colour, stroke_width=breadth, stroke_dasharray="10 16")
        for colour, breadth in ((LIGHT.card, 12), (LIGHT.highlight, 7))
    )


def marked(name: str) -> str:
    return place_mark(BOARD, name, LIGHT)


# ---- frames ---------------------------------------------------------------------------------------------------------


def around(corners: Iterable[Point], margin: float) -> Box:
    xs, ys = zip(*corners)
    return min(xs) - margin, min(ys) - margin, max(xs) - min(xs) + 2 * margin, max(ys) - min(ys) + 2 * margin


def tile_box(name: str) -> Box:
    return around(GEOMETRY.corners[PLACE_CODES[name]], 2)


def meets(box: Box, other: Box) -> bool:
    beside_it = box[0] >= other[0] + other[2] or other[0] >= box[0] + box[2]
    return not beside_it and box[1] < other[1] + other[3] and other[1] < box[1] + box[3]


def translated(drawn: str, by: Point) -> str:
    return group(drawn, transform=f"translate({number(by[0])} {number(by[1])})")


def framed(box: Box, prefix: str, *inside: str) -> str:
    size = {"width": number(box[2]), "height": number(box[3])}
    defs = tag("defs", motif_defs(LIGHT, prefix), house_defs(LIGHT, prefix))
    return tidy(tag("svg", defs, *inside, xmlns=NAMESPACE, viewBox=" ".join(map(number, box)), **size))
