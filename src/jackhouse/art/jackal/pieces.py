"""Pirates for up to four seats and their boat. Colour and number identify the seat; the centre is at 0,0."""

from jackhouse.art.glyphs import text
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag

__all__ = ["boat", "piece_defs", "pirate"]

_COAT = "M-15 16C-16 4-12-3-6-6H6C12-3 16 4 15 16 13 19-13 19-15 16Z"
_HAT = "M-17-13C-12-16-9-24 0-25 9-24 12-16 17-13 12-9 6-11 0-11-6-11-12-9-17-13Z"


def piece_defs(palette: Palette, seats: int, prefix: str = "") -> str:
    """Returns the pirates of that many seats for `<defs>`: `sprite-pirate-0` and so on, and `sprite-boat`."""
    crew = [group(pirate(seat, palette), id=f"{prefix}sprite-pirate-{seat}") for seat in range(seats)]
    return "".join([*crew, group(boat(palette), id=f"{prefix}sprite-boat")])


def pirate(seat: int, palette: Palette) -> str:
    """Returns a seat's pirate, about 34 wide and 44 high."""
    colour, line = palette.seats[seat % len(palette.seats)], palette.figure_line
    return group(
        tag("ellipse", cy=17, rx=16, ry=3.6, fill=line, fill_opacity="0.3", stroke="none"),
        path(_COAT),
        tag("circle", cy=-8, r=8.2, fill=palette.furs[3]),
        path("M-7-5C-5 1 5 1 7-5 4-3-4-3-7-5Z", fill=line, stroke="none"),
        path("M1-10.5H8", fill="none", stroke_width=1.6),
        tag("circle", cx=3.6, cy=-8.6, r=2.6, fill=line, stroke="none"),
        tag("circle", cx=-3.4, cy=-8.6, r=1.3, fill=line, stroke="none"),
        path(_HAT, fill=line),
        path("M0-23.2A2.4 2.4 0 0 1 0-18.4 2.4 2.4 0 0 1 0-23.2ZM-4-15.4 4-18M4-15.4-4-18", fill=palette.land.snow,
             stroke=palette.land.snow, stroke_width=1.1, stroke_linecap="round"),
        tag("circle", cy=7, r=8, fill=palette.land.snow, stroke="none"),
        text(str(seat + 1), 12, palette.land.line, at=(0, 7), weight=18),
        fill=colour,
        stroke=line,
        stroke_width=1.8,
        stroke_linejoin="round",
    )  # fmt: skip


def boat(palette: Palette) -> str:
    """Returns a rowing boat, to be drawn over the lower part of a pirate."""
    timber, edge = palette.land.timber
    hull = "M-25 6C-12 12 12 12 25 6 22 18 16 24 10 24H-10C-16 24-22 18-25 6Z"
    return path(hull, fill=timber, stroke=edge, stroke_width=2, stroke_linejoin="round") + path(
        "M-22 13C-10 18 10 18 22 13", fill="none", stroke=edge, stroke_width=1.4
    )
