"""The board as one picture (JR-1.3, JR-2). Whatever has a meaning has an id and a title."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from jackhouse.art.jackrabbits.apart import off_board, underground
from jackhouse.art.jackrabbits.geometry import Road
from jackhouse.art.jackrabbits.hexes import hex_tile
from jackhouse.art.jackrabbits.houses import houses
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.art.jackrabbits.motifs import motifs
from jackhouse.art.jackrabbits.rhombi import mountain, river, woods
from jackhouse.art.jackrabbits.roads import draw_road
from jackhouse.art.jackrabbits.sheet import Layers, Sheet
from jackhouse.art.jackrabbits.titles import board_title, place_title, road_title, water_title
from jackhouse.art.jackrabbits.triangles import cave, fork, tavern
from jackhouse.art.jackrabbits.water import jetty, lake, sea, shore
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, number, points, tag, title, titled
from jackhouse.jackrabbits.board import BRINK, EDGES, Board
from jackhouse.jackrabbits.tiles import (
    CAPITAL,
    CAVE,
    FORK,
    HEXES,
    KIND,
    KIND_NAMES,
    MOUNTAIN,
    OFF_BOARD,
    PALACE,
    PLACE_NAMES,
    PLAZA,
    RIVER,
    TAVERN,
    TOWER,
    UNDERGROUND,
    WOODS,
)
from jackhouse.text import Lexicon

__all__ = ["board_picture", "definitions", "framed", "laid_out", "tile_drawing"]


# What is on a tile besides its ground and its roads, by kind.
SIGHTS: Final[dict[int, Callable[[Sheet, int], Layers]]] = {
    **dict.fromkeys((CAPITAL, PLAZA, PALACE, TOWER), hex_tile),
    WOODS: woods,
    MOUNTAIN: mountain,
    RIVER: river,
    FORK: fork,
    TAVERN: tavern,
    CAVE: cave,
}


def board_picture(board: Board, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """The board alone."""
    return framed(board, laid_out(board, lexicon, palette, prefix))


def laid_out(board: Board, lexicon: Lexicon, palette: Palette, prefix: str, claims: str = "", ways: str = "") -> str:
    """All that the board shows, without a frame; claims and ways lie on its ground, under what stands on it."""
    ground, sights = _layers(board, lexicon, palette, prefix)
    between = group(claims, id=f"{prefix}claims") + group(ways, id=f"{prefix}ways", pointer_events="none")
    return ground + between + sights


def framed(board: Board, *inside: str) -> str:
    """A whole picture in the frame of a board."""
    box = layout_of(board).box
    return tag("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(map(number, box)))


@lru_cache(maxsize=32)
def _layers(board: Board, lexicon: Lexicon, palette: Palette, prefix: str) -> tuple[str, str]:
    """Title, `<defs>`, water, tiles and roads; and what stands on them or lies apart."""
    layout = layout_of(board)
    sheet = Sheet(layout.chart, palette, prefix)
    drawn = {tile: SIGHTS[KIND[tile]](sheet, tile) for tile in board.tiles}
    # On a mountain the road in the tunnel comes first, so that the other one lies over it.
    roads = [road for tile in board.tiles for road in reversed(layout.chart.roads(tile))]
    ground = [
        title(board_title(board, lexicon)),
        definitions(palette, prefix),
        _waters(sheet, layout, lexicon),
        group(*[_ground(sheet, tile, drawn[tile], lexicon) for tile in board.tiles], id=f"{prefix}tiles"),
        group(*[_road(sheet, road, lexicon) for road in roads], id=f"{prefix}roads"),
    ]
    above = [
        group(*[sights.over for sights in drawn.values()], id=f"{prefix}sights", pointer_events="none"),
        titled(place_title(UNDERGROUND, lexicon), underground(sheet, layout), id=f"{prefix}underground"),
        titled(place_title(OFF_BOARD, lexicon), off_board(sheet, layout), id=f"{prefix}off-board"),
    ]
    return "".join(ground), "".join(above)


def tile_drawing(sheet: Sheet, tile: int, lexicon: Lexicon) -> str:
    """One tile alone, where it lies on its board; the picture's `<defs>` are those of `definitions`."""
    layers = SIGHTS[KIND[tile]](sheet, tile)
    roads = [_road(sheet, road, lexicon) for road in reversed(sheet.chart.roads(tile))]
    return "".join([_ground(sheet, tile, layers, lexicon), *roads, layers.over])


def definitions(palette: Palette, prefix: str = "") -> str:
    """The `<defs>` that all drawings of tiles share."""
    return tag("defs", motifs(palette, prefix), houses(palette, prefix))


def _waters(sheet: Sheet, layout: Layout, lexicon: Lexicon) -> str:
    """JR-2.6: the sea, the lakes, and the shore of both."""
    bodies = [sea(sheet, layout), *[lake(sheet, body) for body in range(1, sheet.chart.board.waters)]]
    waters = [
        titled(water_title(body, lexicon), drawn, id=f"{sheet.prefix}water-{body}") for body, drawn in enumerate(bodies)
    ]
    return group(*waters, shore(sheet), id=f"{sheet.prefix}waters")


def _ground(sheet: Sheet, tile: int, layers: Layers, lexicon: Lexicon) -> str:
    fill, _ = getattr(sheet.palette.land, KIND_NAMES[KIND[tile]])
    ground = tag(
        "polygon",
        points=points(sheet.chart.corners[tile]),
        fill=fill,
        stroke=sheet.palette.land.seam,
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    return titled(place_title(tile, lexicon), ground, layers.under, id=f"{sheet.prefix}tile-{PLACE_NAMES[tile]}")


def _road(sheet: Sheet, road: Road, lexicon: Lexicon) -> str:
    """A road, and the jetties at its open ends."""
    board = sheet.chart.board
    ports = [road.place * EDGES + edge for edge in road.edges]
    jetties = [jetty(sheet, port) for port in ports if board.leads[port] == BRINK]
    name = f"{'exit' if road.place < HEXES else 'road'}-{road.name}"
    return titled(road_title(board, road, lexicon), *jetties, draw_road(sheet, road), id=f"{sheet.prefix}{name}")
