"""The picture of an island (JK-2.1). Every element that has a meaning has an id and a title."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from jackhouse.art import glyphs
from jackhouse.art.blocks import beside, captioned, inset, picture, stacked
from jackhouse.art.jackal.features import feature_defs
from jackhouse.art.jackal.geometry import CELL, SEATS, IslandGeometry, geometry_of
from jackhouse.art.jackal.pieces import piece_defs
from jackhouse.art.jackal.titles import island_title, pirate_title, space_title
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, number, path, tag, title, titled
from jackhouse.jackal.compass import CELL_NAMES, cell_at
from jackhouse.jackal.island import BANDIT, DIFFICULT, MOST_COINS, SPACE, TREASURE
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["atlas_picture", "island_picture", "position_picture"]

_SHALLOW: Final = 62.0  # the widths of the lines along the shore; the land hides half of each
_SAND: Final = 26.0
_OUT: Final = 46.0  # the distance of the column letters from the land
_ATLAS_SIZE: Final = 200.0  # the size of an island in the atlas
# The ground colour of features, by the name of a `Land` field; all others have the colour of a plaza.
_FIELDS: Final = {
    DIFFICULT: "woods",
    BANDIT: "tavern",
    **dict.fromkeys(range(TREASURE, TREASURE + MOST_COINS), "capital"),
}
_WAVE: Final = "q4.5-5 9 0t9 0 9 0"


def island_picture(key: str, text: str, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns the picture of an island. Its `<defs>` contain the pirates for a page that places them."""
    geometry = geometry_of(key, text)
    return _framed(geometry, _definitions(palette, prefix), _land(geometry, lexicon, palette, prefix))


def position_picture(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> str:
    """Returns the picture of a view's island with its pirates."""
    geometry = geometry_of(view["island"]["key"], view["island"]["text"])
    land = _definitions(palette, prefix), _land(geometry, lexicon, palette, prefix)
    return _framed(geometry, *land, _pirates(geometry, view, lexicon, prefix, names))


def atlas_picture(islands: Iterable[tuple[str, str]], lexicon: Lexicon, palette: Palette, columns: int = 8) -> str:
    """Returns a picture of many islands, each below its name."""
    drawn = []
    for place, (key, text) in enumerate(islands):
        geometry = geometry_of(key, text)
        land = _framed(geometry, _land(geometry, lexicon, palette, "", f"{place}-"))
        drawn.append(captioned(island_title(key, lexicon), inset(land, _ATLAS_SIZE, _ATLAS_SIZE), palette))
    rows = [beside(drawn[at : at + columns], 10) for at in range(0, len(drawn), columns)]
    return picture(stacked(rows, 12), feature_defs(palette), lexicon.say("art-atlas"), 10, palette.paper)


def _framed(geometry: IslandGeometry, *inside: str) -> str:
    return tag("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(map(number, geometry.box)))


@lru_cache(maxsize=16)
def _definitions(palette: Palette, prefix: str) -> str:
    return tag("defs", feature_defs(palette, prefix), piece_defs(palette, SEATS, prefix))


@lru_cache(maxsize=128)
def _land(geometry: IslandGeometry, lexicon: Lexicon, palette: Palette, prefix: str, own_prefix: str = "") -> str:
    """Returns sea and spaces. `own_prefix` separates the ids from those of other islands in the same picture."""
    spaces = [_space(geometry, cell, lexicon, palette, prefix, own_prefix) for cell in geometry.island.cells()]
    return "".join(
        [
            title(island_title(geometry.island.key, lexicon)),
            _sea(geometry, palette, prefix + own_prefix),
            _margins(geometry, palette),
            group(*spaces, id=f"{prefix}{own_prefix}spaces"),
        ]
    )


def _sea(geometry: IslandGeometry, palette: Palette, prefix: str) -> str:
    """Draws water with waves, and shallow water and sand along the shore."""
    x, y, side, _ = geometry.box
    water = tag("rect", x=x, y=y, width=side, height=side, fill=palette.sea)
    waves = path(_waves(geometry), fill="none", stroke=palette.sea_line, stroke_width=2.2, stroke_linecap="round")
    land = "".join(f"M{number(left)} {number(top)}h{CELL:g}v{CELL:g}h-{CELL:g}z"
                   for left, top in map(geometry.corner, geometry.island.cells()))  # fmt: skip
    shore = "".join(
        path(land, fill=colour, stroke=colour, stroke_width=breadth, stroke_linejoin="round")
        for colour, breadth in ((palette.land.shallow, _SHALLOW), (palette.coast, _SAND))
    )
    return group(water, waves, shore, id=f"{prefix}sea")


def _margins(geometry: IslandGeometry, palette: Palette) -> str:
    """Draws the letters of columns and the numbers of rows in the sea."""
    island = geometry.island
    marks = [(CELL_NAMES[cell_at(0, at)][0], (at + 0.5) * CELL, -_OUT) for at in range(island.width)]
    marks += [(CELL_NAMES[cell_at(at, 0)][1:], -_OUT, (at + 0.5) * CELL) for at in range(island.height)]
    drawn = [glyphs.text(mark, 15, palette.faint, at=(x, y), weight=15) for mark, x, y in marks]
    return group(*drawn, pointer_events="none", aria_hidden="true")


def _waves(geometry: IslandGeometry) -> str:
    found = []
    for row in range(13):
        for column in range(6):
            x = geometry.left + 24 + 104 * column + 52 * (row % 2) + 9 * ((row * 7 + column * 5) % 4 - 1.5)
            y = geometry.top + 22 + 48 * row + 8 * ((row * 3 + column * 11) % 3 - 1)
            if x < geometry.left + geometry.side - 40:
                found.append(f"M{number(x)} {number(y)}{_WAVE}")
    return "".join(found)


def _space(
    geometry: IslandGeometry, cell: int, lexicon: Lexicon, palette: Palette, prefix: str, own_prefix: str
) -> str:
    feature, middle = geometry.island.features[cell], geometry.centre(cell)
    inside = [_ground(geometry, cell, palette)]
    if feature == SPACE:
        inside.append(_tufts(geometry, cell, palette))
    if feature > SPACE:
        inside.append(tag("use", href=f"#{prefix}sight-{feature}", x=middle[0], y=middle[1]))
    return titled(space_title(cell, feature, lexicon), *inside, id=f"{prefix}{own_prefix}space-{geometry.name(cell)}")


def _ground(geometry: IslandGeometry, cell: int, palette: Palette) -> str:
    """Draws the ground of a space. Fields alternate between two shades, so that diagonals are visible."""
    x, y = geometry.corner(cell)
    box: dict[str, object] = dict(x=x, y=y, width=CELL, height=CELL, rx=5)
    fill = _FIELDS.get(geometry.island.features[cell], "plaza")
    ground = tag("rect", **box, fill=getattr(palette.land, fill)[0], stroke=palette.land.seam, stroke_width=1.5)
    if fill == "plaza" and (x + y) / CELL % 2 == 0:
        ground += tag("rect", **box, fill=palette.land.snow, fill_opacity="0.3", pointer_events="none")
    return ground


def _tufts(geometry: IslandGeometry, cell: int, palette: Palette) -> str:
    """Draws grass, in a slightly different place on each space."""
    x, y = geometry.centre(cell)
    turn = cell * 37 % 5
    points = [(x - 28 + 3 * turn, y + 24 - 4 * turn), (x + 26 - 2 * turn, y - 12 + 3 * turn)]
    d = "".join(f"M{number(at)} {number(foot)}v-9m-5 9q0-5-2.5-7.5m12.5 7.5q0-5 2.5-7.5" for at, foot in points)
    return path(d, fill="none", stroke=palette.land.plaza[1], stroke_width=2, stroke_linecap="round")


def _pirates(geometry: IslandGeometry, view: Mapping[str, Any], lexicon: Lexicon, prefix: str, names: SeatNames) -> str:
    """Draws pirates on their spaces or, before landing, off the coast. A pirate in Tortuga is not drawn."""
    drawn = []
    cells = {geometry.name(cell): cell for cell in geometry.island.cells()}
    for seat, at in enumerate(view["pirates"]):
        if view["away"][seat]:
            continue
        x, y = geometry.pirate_point(cells[at], seat) if at is not None else geometry.aboard(seat)
        boat = "" if at is not None else tag("use", href=f"#{prefix}sprite-boat", x=x, y=y)
        words = pirate_title(seat, cells[at] if at is not None else None, lexicon, names)
        sprite = tag("use", href=f"#{prefix}sprite-pirate-{seat}", x=x, y=y)
        drawn.append((y, titled(words, sprite, boat, id=f"{prefix}pirate-{seat}")))
    return group(*[pirate for _, pirate in sorted(drawn)], id=f"{prefix}pirates")
