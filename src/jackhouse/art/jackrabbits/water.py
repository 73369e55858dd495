"""The sea, the lakes and the shore (JR-2.6), and the jetties at which open roads end (JR-6.6)."""

from typing import Final

from jackhouse.art.jackrabbits.layout import JETTY, Box, Layout
from jackhouse.art.jackrabbits.roads import CASING
from jackhouse.art.jackrabbits.sheet import Sheet, moved
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, path, points, tag
from jackhouse.jackrabbits.board import EDGES

__all__ = ["jetty", "lake", "planks", "sea", "shore"]

_SHALLOW: Final = 52.0  # the breadth of the lines along the shore, half of which the land hides
_SAND: Final = 20.0
_SWELL: Final = 96.0  # between two waves


def sea(sheet: Sheet, layout: Layout) -> str:
    """Open water, as far as the frame."""
    box = layout.box
    water = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=sheet.palette.sea)
    return water + sheet.scatter("wave", _waves(box))


def shore(sheet: Sheet) -> str:
    """Shallow water and sand along all land."""
    chart, palette = sheet.chart, sheet.palette
    land = " ".join(
        "M" + points(loop).replace(" ", "L") + "Z" for body in range(chart.board.waters) for loop in chart.shores(body)
    )
    return "".join(
        path(land, fill="none", stroke=colour, stroke_width=breadth, stroke_linejoin="round")
        for colour, breadth in ((palette.land.shallow, _SHALLOW), (palette.coast, _SAND))
    )


def lake(sheet: Sheet, body: int) -> str:
    """The surface of a lake; its shore is drawn over it."""
    return "".join(tag("polygon", points=points(loop), fill=sheet.palette.sea) for loop in sheet.chart.shores(body))


def jetty(sheet: Sheet, port: int) -> str:
    """JR-6.6: where an open road reaches out over the water."""
    return moved(sheet.chart.middles[port], sheet.use("jetty"), turn=60 * (port % EDGES))


def planks(palette: Palette) -> str:
    """A jetty northwards from 0,0."""
    fill, edge = palette.land.timber
    half = CASING / 2
    treads = "".join(f"M{-half + 1} {-at}H{half - 1}" for at in (5, 9.5, 14))
    posts = "".join(tag("circle", cx=side * half, cy=-at, r=2.4, fill=edge) for side in (-1, 1) for at in (6, JETTY))
    return (
        tag("rect", x=-half, y=-JETTY, width=CASING, height=JETTY, fill=fill, stroke=edge, stroke_width=1.8)
        + path(treads, stroke=edge, stroke_width=1.5, fill="none")
        + posts
    )


def _waves(box: Box) -> list[Point]:
    """A loose pattern of waves over the whole sea; land hides what it covers."""
    found: list[Point] = []
    for row in range(1, int(box.height / _SWELL * 2)):
        for column in range(int(box.width / _SWELL) + 1):
            x = box.x + (column + 0.5 * (row % 2) + 0.13 * ((row * 7 + column * 5) % 4 - 1.5)) * _SWELL
            y = box.y + row * _SWELL / 2 + 9 * ((row * 3 + column * 11) % 3 - 1)
            if box.x + 16 < x < box.x + box.width - 16:
                found.append((x, y))
    return found
