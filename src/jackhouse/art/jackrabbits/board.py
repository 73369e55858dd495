"""The picture of a board (JR-1.3, JR-2): water, tiles, roads, and the Underground and off-board.

Every element that has a meaning has an id and a title.
"""

from functools import lru_cache
from typing import Final

from jackhouse.art.glyphs import text
from jackhouse.art.jackrabbits.geometry import Road
from jackhouse.art.jackrabbits.houses import house_defs
from jackhouse.art.jackrabbits.layout import (
    OFF_MAP_SIZE,
    Box,
    Layout,
    cave_mouths,
    cave_number,
    layout_of,
    mouth_offset,
)
from jackhouse.art.jackrabbits.motifs import DrawingContext, TileLayers, motif_defs, translated, waves
from jackhouse.art.jackrabbits.roads import draw_road
from jackhouse.art.jackrabbits.tiles import TILE_DRAWERS
from jackhouse.art.jackrabbits.titles import board_title, place_title, road_title, water_title
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, number, path, points, tag, title, titled
from jackhouse.jackrabbits.board import BRINK, EDGES, Board
from jackhouse.jackrabbits.tiles import (
    IS_HEX,
    KIND,
    KIND_NAMES,
    OFF_BOARD,
    PLACE_NAMES,
    SETS,
    UNDERGROUND,
)
from jackhouse.text import Lexicon

__all__ = [
    "board_layers",
    "board_picture",
    "board_svg",
    "draw_tile",
    "jetty",
    "lake",
    "off_board",
    "sea",
    "shore",
    "tile_defs",
    "tile_ground",
    "underground",
]


def board_picture(
    board: Board, lexicon: Lexicon, palette: Palette, prefix: str = "", reversed_tiles: tuple[int, ...] = ()
) -> str:
    """Returns the picture of a board without pieces, with some tiles on their other side."""
    return board_svg(board, board_layers(board, lexicon, palette, prefix, reversed_tiles))


def board_layers(
    board: Board,
    lexicon: Lexicon,
    palette: Palette,
    prefix: str,
    reversed_tiles: tuple[int, ...] = (),
    claims: str = "",
    ways: str = "",
) -> str:
    """Returns the content of a board's picture; claims and ways are above the ground and below the objects on it."""
    ground, sights = _layers(board, lexicon, palette, prefix, reversed_tiles)
    between = group(claims, id=f"{prefix}claims") + group(ways, id=f"{prefix}ways", pointer_events="none")
    return ground + between + sights


def board_svg(board: Board, *inside: str) -> str:
    """Returns an SVG document with the view box of a board."""
    box = layout_of(board).box
    return tag("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(map(number, box)))


@lru_cache(maxsize=32)
def _layers(
    board: Board, lexicon: Lexicon, palette: Palette, prefix: str, reversed_tiles: tuple[int, ...]
) -> tuple[str, str]:
    """Returns the lower layer (title, `<defs>`, water, tiles, roads) and the upper one (objects, off-map places)."""
    layout = layout_of(board)
    context = DrawingContext(layout.geometry, palette, prefix, reversed_tiles)
    drawn = {tile: TILE_DRAWERS[KIND[tile]](context, tile) for tile in board.tiles}
    # On a mountain, the road in the tunnel is drawn first, so that the other road crosses above it.
    roads = [road for tile in board.tiles for road in reversed(layout.geometry.roads(tile))]
    ground = [
        title(board_title(board, lexicon)),
        tile_defs(palette, prefix),
        _waters(context, layout, lexicon),
        group(*[_ground(context, tile, drawn[tile], lexicon) for tile in board.tiles], id=f"{prefix}tiles"),
        group(*[_road(context, road, lexicon) for road in roads], id=f"{prefix}roads"),
    ]
    above = [
        group(*[sights.over for sights in drawn.values()], id=f"{prefix}sights", pointer_events="none"),
        titled(place_title(UNDERGROUND, lexicon), underground(context, layout), id=f"{prefix}underground"),
        titled(place_title(OFF_BOARD, lexicon), off_board(context, layout), id=f"{prefix}off-board"),
    ]
    return "".join(ground), "".join(above)


def draw_tile(context: DrawingContext, tile: int, lexicon: Lexicon) -> str:
    """Returns one tile at its place on the board. The picture's `<defs>` must contain `tile_defs`."""
    layers = TILE_DRAWERS[KIND[tile]](context, tile)
    roads = [_road(context, road, lexicon) for road in reversed(context.geometry.roads(tile))]
    return "".join([_ground(context, tile, layers, lexicon), *roads, layers.over])


def tile_defs(palette: Palette, prefix: str = "") -> str:
    """Returns the `<defs>` that the drawings of tiles use."""
    return tag("defs", motif_defs(palette, prefix), house_defs(palette, prefix))


def _waters(context: DrawingContext, layout: Layout, lexicon: Lexicon) -> str:
    """Draws the sea, the lakes and their shores (JR-2.6)."""
    bodies = [sea(context, layout), *[lake(context, body) for body in range(1, context.geometry.board.waters)]]
    waters = [
        titled(water_title(body, lexicon), drawn, id=f"{context.prefix}water-{body}")
        for body, drawn in enumerate(bodies)
    ]
    return group(*waters, shore(context), id=f"{context.prefix}waters")


def _ground(context: DrawingContext, tile: int, layers: TileLayers, lexicon: Lexicon) -> str:
    """Draws the ground of a tile and what lies below its roads."""
    ground = tile_ground(context, tile)
    return titled(place_title(tile, lexicon), ground, layers.under, id=f"{context.prefix}tile-{PLACE_NAMES[tile]}")


def tile_ground(context: DrawingContext, tile: int) -> str:
    """Returns the outline of a tile, filled with the colour of its kind."""
    fill, _ = getattr(context.palette.land, KIND_NAMES[KIND[tile]])
    return tag(
        "polygon",
        points=points(context.geometry.corners[tile]),
        fill=fill,
        stroke=context.palette.land.seam,
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def _road(context: DrawingContext, road: Road, lexicon: Lexicon) -> str:
    """Draws a road, and the jetties at its open ends."""
    board = context.geometry.board
    ports = [road.place * EDGES + edge for edge in road.edges]
    jetties = [jetty(context, port) for port in ports if board.leads[port] == BRINK]
    name = f"{'exit' if IS_HEX[road.place] else 'road'}-{road.name}"
    return titled(road_title(board, road, lexicon), *jetties, draw_road(context, road), id=f"{context.prefix}{name}")


# ---- water ----------------------------------------------------------------------------------------------------------

_SHALLOW: Final = 52.0  # the widths of the lines along the shore; the land hides half of each
_SAND: Final = 20.0
_SWELL: Final = 96.0  # the distance between waves


def sea(context: DrawingContext, layout: Layout) -> str:
    """Returns open water that fills the view box."""
    box = layout.box
    water = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=context.palette.sea)
    return water + waves(_wave_points(box), context.palette)


def shore(context: DrawingContext) -> str:
    """Returns shallow water and sand along all land."""
    geometry, palette = context.geometry, context.palette
    land = " ".join(
        "M" + points(loop).replace(" ", "L") + "Z"
        for body in range(geometry.board.waters)
        for loop in geometry.shores(body)
    )
    return "".join(
        path(land, fill="none", stroke=colour, stroke_width=breadth, stroke_linejoin="round")
        for colour, breadth in ((palette.land.shallow, _SHALLOW), (palette.coast, _SAND))
    )


def lake(context: DrawingContext, body: int) -> str:
    """Returns the surface of a lake. Its shore is drawn above it."""
    return "".join(
        tag("polygon", points=points(loop), fill=context.palette.sea) for loop in context.geometry.shores(body)
    )


def jetty(context: DrawingContext, port: int) -> str:
    """Returns the jetty at an open edge (JR-6.6)."""
    return translated(context.geometry.middles[port], context.use("jetty"), turn=60 * (port % EDGES))


def _wave_points(box: Box) -> list[Point]:
    """Returns the positions of waves over the whole sea. The land hides some of them."""
    found: list[Point] = []
    for row in range(1, int(box.height / _SWELL * 2)):
        for column in range(int(box.width / _SWELL) + 1):
            x = box.x + (column + 0.5 * (row % 2) + 0.13 * ((row * 7 + column * 5) % 4 - 1.5)) * _SWELL
            y = box.y + row * _SWELL / 2 + 9 * ((row * 3 + column * 11) % 3 - 1)
            if box.x + 16 < x < box.x + box.width - 16:
                found.append((x, y))
    return found


# ---- the Underground and off-board ----------------------------------------------------------------------------------

_ROCK: Final = (
    "M-72-101C-50-107-36-99-12-103 14-107 40-99 66-102 84-101 86-88 85-66 90-40 86-14 88 10 85 40 91 66 84 88 76 106"
    " 46 100 22 103-8 107-36 100-62 103-84 104-88 86-85 62-90 36-86 8-88-16-85-44-90-70-85-88-83-97-80-100-72-101Z"
)
_HALL: Final = (
    "M-66-50C-40-58-16-52 8-55 32-58 52-52 66-50 77-46 75-24 76-6 79 22 73 44 76 68 76 90 60 92 38 92 10 96-18 92-44 94"
    "-70 95-77 82-75 58-79 30-74 6-77-16-76-36-76-48-66-50Z"
)
_STONES: Final = [(-70, 82, 7), (-59, 89, 5), (67, 86, 8), (73, 74, 5), (-74, -6, 5), (73, 8, 4)]


def underground(context: DrawingContext, layout: Layout) -> str:
    """Draws the Underground: a hall with a lit, numbered mouth for each cave on the board (JR-6.5)."""
    land, palette = context.palette.land, context.palette
    rock = path(_ROCK, fill=land.earth[1], stroke=land.line, stroke_width=2.5) + path(_HALL, fill=land.earth[0])
    stones = "".join(tag("circle", cx=x, cy=y, r=r, fill=land.earth[1]) for x, y, r in _STONES)
    beam = path("M-13 18H13L19 40H-19Z", fill=palette.road, fill_opacity="0.2")
    arch = path("M-14 18V-3A14 14 0 0 1 14-3V18Z", fill=palette.road, stroke=land.rock[0], stroke_width=4)
    lit = "".join(
        translated(at, beam, arch, text(cave_number(cave), 17, land.hollow, at=(0, 3), weight=16))
        for cave, at in cave_mouths(layout).items()
    )
    return translated(layout.off_map[UNDERGROUND], rock, stones, _dark_mouths(context)) + lit


def _dark_mouths(context: DrawingContext) -> str:
    """Draws all cave mouths dark. The mouths of caves on the board are drawn lit above them."""
    land = context.palette.land
    dark = "".join(
        f"M{mouth_offset(number) - 14} -52V-73A14 14 0 0 1 {mouth_offset(number) + 14} -73V-52Z"
        for number in range(1, SETS + 1)
    )
    return path(dark, fill=land.earth[0], stroke=land.rock[1], stroke_width=4)


def off_board(context: DrawingContext, layout: Layout) -> str:
    """Draws off-board: a raft on deep water with a torn flag (JR-6.6)."""
    palette, land = context.palette, context.palette.land
    swell = tag(
        "ellipse",
        cy=24,
        rx=OFF_MAP_SIZE[0] / 2,
        ry=OFF_MAP_SIZE[1] / 2 - 18,
        fill=palette.sea_line,
        fill_opacity="0.55",
    )
    logs = "".join(
        tag("rect", x=-78 + 26 * at, y=-44 - 6 * (at % 2), width=26, height=142 + 8 * (at % 3 - 1), rx=9)
        for at in range(6)
    )
    raft = tag("g", logs, fill=land.timber[0], stroke=land.timber[1], stroke_width=2)
    ropes = path("M-80-30H80M-80 84H80", stroke=palette.coast, stroke_width=5, fill="none")
    pole = path("M-4-36V-100", stroke=land.timber[1], stroke_width=5, stroke_linecap="round", fill="none")
    cloth = path(
        "M-2-100C16-106 26-92 48-98L42-86 50-78C30-70 16-84-2-76Z",
        fill=land.wall[0],
        stroke=land.line,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    cross = path("M12-94 28-82M28-94 12-82", stroke=land.line, stroke_width=2.6, stroke_linecap="round", fill="none")
    return translated(layout.off_map[OFF_BOARD], swell, raft, ropes, pole, cloth, cross)
