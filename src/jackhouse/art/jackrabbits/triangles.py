"""The triangles: forks with a merchant, taverns and caves (JR-2.4)."""

from typing import Final

from jackhouse.art.glyphs import text
from jackhouse.art.jackrabbits.coins import coins
from jackhouse.art.jackrabbits.layout import cave_number
from jackhouse.art.jackrabbits.sheet import Layers, Sheet, moved
from jackhouse.art.palette import Palette
from jackhouse.art.svg import path, points, tag

__all__ = ["cave", "fork", "inn", "stall", "tavern"]

# Forth along the tile and aside, from its middle; the edges are 28.9 away, the corners 57.7.
_STALL: Final = (-34, 0)
_FORK: Final = [(17, 29.4), (17, -29.4)]
_TAVERN: Final = [(13.5, 28.5), (13.5, -28.5)]
_CAVE: Final = [(16.5, 31), (16.5, -31)]
_BOULDERS: Final = [
    (-17, 9, 6),
    (-18, -3.5, 6.5),
    (-11.5, -15, 7),
    (0, -20, 7.5),
    (11.5, -15, 7),
    (18, -3.5, 6.5),
    (17, 9, 6),
]


def fork(sheet: Sheet, place: int) -> Layers:
    """Three roads that join, and a merchant's stall beside them (JR-6.2)."""
    frame, land = sheet.chart.frames[place], sheet.palette.land
    x, y = frame.origin
    hub = tag("circle", cx=x, cy=y, r=4, fill=land.fork[1], stroke=sheet.palette.road_edge, stroke_width=1.5)
    paid = coins(sheet, place, [frame.at(*at) for at in _FORK])
    return Layers(over=hub + sheet.use("stall", frame.at(*_STALL)) + paid)


def tavern(sheet: Sheet, place: int) -> Layers:
    """A road on two sides; the inn stands before the third, which is fenced off (JR-6.3)."""
    frame, land = sheet.chart.frames[place], sheet.palette.land
    fence = points([frame.at(25.5, -42), frame.at(25.5, 42)])
    drawn = tag("polyline", points=fence, fill="none", stroke=land.tavern[1], stroke_width=4.5, stroke_dasharray="3 3")
    paid = coins(sheet, place, [frame.at(*at) for at in _TAVERN])
    return Layers(under=drawn + sheet.use("bush", frame.at(-36)), over=sheet.use("inn", frame.at(10.5)) + paid)


def cave(sheet: Sheet, place: int) -> Layers:
    """A road that ends in a mouth among boulders; its figure is that of its mouth Underground (JR-6.5)."""
    frame, land = sheet.chart.frames[place], sheet.palette.land
    edge = sheet.chart.roads(place)[0].edges[0]
    paid = coins(sheet, place, [frame.at(*at) for at in _CAVE])
    figure = text(cave_number(place), 11, land.snow, at=frame.at(-41), weight=17)
    return Layers(over=moved(frame.origin, _mouth(sheet.palette), turn=60 * (edge - 3)) + figure + paid)


def _mouth(palette: Palette) -> str:
    """Open to the south."""
    land = palette.land
    boulders = "".join(
        tag("circle", cx=x, cy=y, r=r, fill=land.rock[0], stroke=land.line, stroke_width=1.6) for x, y, r in _BOULDERS
    )
    mound = path("M-22 13C-27-8-15-27 0-27 15-27 27-8 22 13Z", fill=land.rock[1], stroke=land.line, stroke_width=1.6)
    dark = path("M-10.5 15V-5A10.5 10.5 0 0 1 10.5-5V15Z", fill=land.hollow)
    return mound + dark + boulders


def stall(palette: Palette) -> str:
    """A merchant's stall under a striped awning."""
    land = palette.land
    return (
        path("M-9 0H9V10H-9Z", fill=land.wall[0], stroke=land.line, stroke_width=1.5)
        + path("M-12 1-9-10H9L12 1Z", fill=land.snow, stroke=land.line, stroke_width=1.5, stroke_linejoin="round")
        + path("M-12 1-9-10H-5L-6.5 1ZM-1.8 1V-10H1.8V1ZM6.5 1 5-10H9L12 1Z", fill=land.roof[0])
        + path("M-9 5.5H9", stroke=land.line, stroke_width=1.3)
    )


def inn(palette: Palette) -> str:
    """A house with lit windows and a chimney."""
    land, line = palette.land, palette.land.line
    return (
        path("M7-20H12V-8H7Z", fill=land.wall[1], stroke=line, stroke_width=1.5)
        + path("M-14-2H14V14H-14Z", fill=land.wall[0], stroke=line, stroke_width=1.7)
        + path("M-18.5 0-11-15H11L18.5 0Z", fill=land.roof[0], stroke=line, stroke_width=1.7, stroke_linejoin="round")
        + path("M-3.5 14V7A3.5 3.5 0 0 1 3.5 7V14Z", fill=line)
        + path("M-11 4H-6V9H-11ZM6 4H11V9H6Z", fill=palette.gold, stroke=line, stroke_width=1.2)
    )
