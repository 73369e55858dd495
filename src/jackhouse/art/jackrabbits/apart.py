"""The two places apart from the map: the Underground with its cave mouths, and off-board (JR-1.3, JR-6.5, JR-6.6)."""

from typing import Final

from jackhouse.art.glyphs import text
from jackhouse.art.jackrabbits.layout import APART, Layout, cave_number
from jackhouse.art.jackrabbits.sheet import Sheet, moved
from jackhouse.art.svg import Point, path, tag
from jackhouse.jackrabbits.tiles import CAVE, OFF_BOARD, SETS, UNDERGROUND

__all__ = ["mouths", "off_board", "underground"]

_ROCK: Final = (
    "M-72-101C-50-107-36-99-12-103 14-107 40-99 66-102 84-101 86-88 85-66 90-40 86-14 88 10 85 40 91 66 84 88 76 106"
    " 46 100 22 103-8 107-36 100-62 103-84 104-88 86-85 62-90 36-86 8-88-16-85-44-90-70-85-88-83-97-80-100-72-101Z"
)
_HALL: Final = (
    "M-66-50C-40-58-16-52 8-55 32-58 52-52 66-50 77-46 75-24 76-6 79 22 73 44 76 68 76 90 60 92 38 92 10 96-18 92-44 94"
    "-70 95-77 82-75 58-79 30-74 6-77-16-76-36-76-48-66-50Z"
)
_STONES: Final = [(-70, 82, 7), (-59, 89, 5), (67, 86, 8), (73, 74, 5), (-74, -6, 5), (73, 8, 4)]


def mouths(layout: Layout) -> dict[int, Point]:
    """JR-1.3: where each cave of the board opens into the Underground."""
    x, y = layout.apart[UNDERGROUND]
    caves = layout.chart.board.of_kind(CAVE)
    return {cave: (x + _shift(int(cave_number(cave))), y - 70) for cave in caves}


def underground(sheet: Sheet, layout: Layout) -> str:
    """A hall under the earth; light falls in by the mouths, each with the figure of its cave."""
    land, palette = sheet.palette.land, sheet.palette
    rock = path(_ROCK, fill=land.earth[1], stroke=land.line, stroke_width=2.5) + path(_HALL, fill=land.earth[0])
    stones = "".join(tag("circle", cx=x, cy=y, r=r, fill=land.earth[1]) for x, y, r in _STONES)
    beam = path("M-13 18H13L19 40H-19Z", fill=palette.road, fill_opacity="0.2")
    arch = path("M-14 18V-3A14 14 0 0 1 14-3V18Z", fill=palette.road, stroke=land.rock[0], stroke_width=4)
    lit = "".join(
        moved(at, beam, arch, text(cave_number(cave), 17, land.hollow, at=(0, 3), weight=16))
        for cave, at in mouths(layout).items()
    )
    return moved(layout.apart[UNDERGROUND], rock, stones, _blocked(sheet)) + lit


def _blocked(sheet: Sheet) -> str:
    """All mouths, dark; those of caves that are on the board are lit over it."""
    land = sheet.palette.land
    dark = "".join(
        f"M{_shift(number) - 14} -52V-73A14 14 0 0 1 {_shift(number) + 14} -73V-52Z" for number in range(1, SETS + 1)
    )
    return path(dark, fill=land.earth[0], stroke=land.rock[1], stroke_width=4)


def _shift(number: int) -> float:
    """How far from the middle the mouth of that number is."""
    return (number - (SETS + 1) / 2) * 40


def off_board(sheet: Sheet, layout: Layout) -> str:
    """A raft adrift on deep water, under a torn flag."""
    palette, land = sheet.palette, sheet.palette.land
    swell = tag("ellipse", cy=24, rx=APART[0] / 2, ry=APART[1] / 2 - 18, fill=palette.sea_line, fill_opacity="0.55")
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
    return moved(layout.apart[OFF_BOARD], swell, raft, ropes, pole, cloth, cross)
