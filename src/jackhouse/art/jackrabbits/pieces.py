"""Rabbits and carrots for up to eight seats (JR-1.4). Colour and number identify the seat; the centre is at 0,0."""

from jackhouse.art.glyphs import text
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag

__all__ = ["carrot", "piece_defs", "rabbit"]

_BODY = "M0-14C7-14 10-9.5 9-4.5 14-1 15.5 7 14 13.5 13 17.5-13 17.5-14 13.5-15.5 7-14-1-9-4.5-10-9.5-7-14 0-14Z"


def piece_defs(palette: Palette, seats: int, prefix: str = "") -> str:
    """Returns the pieces of that many seats for `<defs>`: `sprite-rabbit-0`, `sprite-carrot-0` and so on."""
    return "".join(
        group(rabbit(seat, palette), id=f"{prefix}sprite-rabbit-{seat}")
        + group(carrot(seat, palette), id=f"{prefix}sprite-carrot-{seat}")
        for seat in range(seats)
    )


def rabbit(seat: int, palette: Palette) -> str:
    """Returns a seat's rabbit, about 30 wide and 42 high."""
    colour, line = palette.seats[seat % len(palette.seats)], palette.figure_line
    ear = "M-3-9C-6-13-7.5-24-4.5-25.5-.5-27 1-15 .5-9Z"
    ears = group(
        path(ear),
        path("M-3-12C-4.5-16-5-21-3.8-22-2-22-1.4-16-1.5-12Z", fill=palette.blush, stroke="none"),
        transform="translate(-4 0) rotate(-8)",
    )
    return group(
        tag("ellipse", cy=16.5, rx=15, ry=3.6, fill=line, fill_opacity="0.3", stroke="none"),
        ears,
        group(ears, transform="scale(-1 1)"),
        path(_BODY),
        tag("circle", cx=-3.4, cy=-7.5, r=1.3, fill=line, stroke="none"),
        tag("circle", cx=3.4, cy=-7.5, r=1.3, fill=line, stroke="none"),
        tag("circle", cy=5.6, r=9, fill=palette.land.snow, stroke="none"),
        text(str(seat + 1), 13, palette.land.line, at=(0, 5.6), weight=18),
        fill=colour,
        stroke=line,
        stroke_width=1.8,
        stroke_linejoin="round",
    )


def carrot(seat: int, palette: Palette) -> str:
    """Returns a seat's carrot, about 22 wide and 42 high."""
    colour, line = palette.seats[seat % len(palette.seats)], palette.figure_line
    leaf, edge = palette.land.leaf
    return group(
        path(
            "M0-10C-7-14-9-20-7-23-3-22-1-18 0-14 0-20 0-24 1.5-26 5-23 4-18 2-13 4-17 7-20 10-19 9-14 5-11 0-10Z",
            fill=leaf,
            stroke=edge,
            stroke_width=1.6,
        ),
        path("M-10-6C-10-12 10-12 10-6 10 4 5 14 0 20-5 14-10 4-10-6Z"),
        path("M-6 9-2 8M4 12 1 12.5", fill="none", stroke_width=1.4, stroke_linecap="round"),
        tag("circle", cy=-2, r=7.4, fill=palette.land.snow, stroke="none"),
        text(str(seat + 1), 10.5, palette.land.line, at=(0, -2), weight=18),
        fill=colour,
        stroke=line,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
