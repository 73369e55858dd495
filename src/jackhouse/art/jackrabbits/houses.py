"""The houses of the hexes (JR-1.5) and the ground around them.

A King has a tower, a Queen a palace, a Jack a plaza, and the Citadel is the capital. Each house is drawn upright with
its centre at 0,0; parts in the colour of the royal's suit are `currentColor`.
"""

from math import cos, radians, sin
from typing import Final

from jackhouse.art.palette import Land, Palette
from jackhouse.art.svg import Point, group, number, path, points, tag
from jackhouse.jackrabbits.tiles import CAPITAL, KIND_NAMES, PALACE, PLAZA, TOWER

__all__ = ["YARD", "advanced_citadel", "ground_motifs", "house_defs"]

_SUIT = "currentColor"


def house_defs(palette: Palette, prefix: str) -> str:
    """Returns all houses for `<defs>`."""
    drawn = {
        "tower": _tower(palette),
        "palace": _palace(palette),
        "plaza": _plaza(palette),
        "capital": _citadel(palette),
    }
    return "".join(_outlined(palette, inside, id=f"{prefix}motif-{name}") for name, inside in drawn.items())


def _outlined(palette: Palette, *inside: str, **attributes: object) -> str:
    """Returns a house with the line around all its parts."""
    return group(*inside, **attributes, stroke=palette.land.line, stroke_width=1.8, stroke_linejoin="round")


def _tower(palette: Palette) -> str:
    """Draws a tall, narrow tower with a pointed roof and a flag (JR-7.1)."""
    wall, shade = palette.land.wall
    return (
        path("M0-52V-66", fill="none")
        + path("M0-66 15-61 0-56Z", fill=_SUIT)
        + path("M-13-20H13L16 24H-16Z", fill=wall)
        + path("M4-20H13L16 24H6Z", fill=shade, stroke="none")
        + path("M-13-20H13L16 24H-16Z", fill="none")
        + path("M-18-32H-11V-28H-4V-32H4V-28H11V-32H18V-19H-18Z", fill=wall)
        + path("M-15-31 0-54 15-31Z", fill=_SUIT)
        + path("M-2.5-11H2.5V-3H-2.5Z", fill=palette.land.line, stroke="none")
        + path("M-5 24V12A5 5 0 0 1 5 12V24Z", fill=palette.land.line, stroke="none")
    )


def _palace(palette: Palette) -> str:
    """Draws a wide, low palace with three domes and a row of columns."""
    wall, shade = palette.land.wall
    return (
        path("M0-46V-38M-28-24V-17M28-24V-17", fill="none")
        + tag("circle", cy=-47, r=2.2, fill=palette.gold)
        + path("M-37-6C-37-21-19-21-19-6ZM19-6C19-21 37-21 37-6Z", fill=_SUIT)
        + path("M-15-18C-17-44 17-44 15-18Z", fill=_SUIT)
        + path("M-40-6H40V22H-40Z", fill=wall)
        + path("M-17-18H17V22H-17Z", fill=wall)
        + path("M-34 1V18M-27 1V18M27 1V18M34 1V18", fill="none", stroke=shade, stroke_width=4)
        + path("M-12-11H12", fill="none", stroke=shade, stroke_width=3)
        + path("M-6 22V4A6 6 0 0 1 6 4V22Z", fill=palette.land.line, stroke="none")
        + path("M-44 22H44V27H-44Z", fill=shade)
    )


def _plaza(palette: Palette) -> str:
    """Draws a paved square with a fountain between two stalls (JR-7.8)."""
    wall, shade = palette.land.wall
    land = palette.land
    stall = (
        path("M-11 0V16H11V0Z", fill=wall)
        + path("M-14 2-10-10H10L14 2Z", fill=land.snow)
        + path("M-14 2-10-10H-5L-7 2ZM-2 2V-10H2V2ZM7 2 5-10H10L14 2Z", fill=_SUIT, stroke="none")
        + path("M-14 2-10-10H10L14 2Z", fill="none")
    )
    return (
        group(stall, transform="translate(-30 -6)")
        + group(stall, transform="translate(30 -6)")
        + tag("ellipse", cy=8, rx=15, ry=7, fill=shade)
        + tag("ellipse", cy=6, rx=12, ry=4.6, fill=land.water, stroke="none")
        + path("M-2.5 6V-18H2.5V6Z", fill=wall)
        + path(
            "M0-20C-4-32-12-26-11-12M0-20C4-32 12-26 11-12M0-20V-28",
            fill="none",
            stroke=land.water,
            stroke_width=2.4,
            stroke_linecap="round",
        )
    )


def _citadel(palette: Palette) -> str:
    """Draws the Citadel: walls, turrets and a keep under a banner."""
    wall, shade = palette.land.wall
    turret = path("M-8-12H-4V-8H4V-12H8V18H-8Z", fill=wall) + path(
        "M-2-2H2V5H-2Z", fill=palette.land.line, stroke="none"
    )
    return (
        path("M0-40V-58", fill="none")
        + path("M0-58C8-62 12-54 22-58V-46C12-42 8-50 0-46Z", fill=palette.hearts)
        + path("M-15-40H-9V-35H-3V-40H3V-35H9V-40H15V10H-15Z", fill=wall)
        + path("M-36-6H-30V-1H-24V-6H-18V-1H-12V-6H-6V-1H6V-6H12V-1H18V-6H24V-1H30V-6H36V26H-36Z", fill=wall)
        + path("M-36 20H36V26H-36Z", fill=shade, stroke="none")
        + path("M-36 26V-6M36 26V-6", fill="none")
        + group(turret, transform="translate(-38 9)")
        + group(turret, transform="translate(38 9)")
        + path("M-8 26V12A8 8 0 0 1 8 12V26Z", fill=palette.land.line)
        + path("M-7-26H-2V-18H-7ZM2-26H7V-18H2Z", fill=palette.land.line, stroke="none")
    )


def advanced_citadel(palette: Palette) -> str:
    """Draws the other side of the Citadel: a tower between two domes, with a fountain before the gate (JR-8.1)."""
    land = palette.land
    wall, shade = land.wall
    dome = (
        path("M0-22V-30", fill="none")
        + tag("circle", cy=-31, r=2.2, fill=palette.gold)
        + path("M-13-6C-15-28 15-28 13-6Z", fill=palette.clubs)
        + path("M-14-6H14V18H-14Z", fill=wall)
        + path("M-8 0V14M0 0V14M8 0V14", fill="none", stroke=shade, stroke_width=4)
    )
    fountain = (
        tag("ellipse", cy=30, rx=16, ry=6.5, fill=shade)
        + tag("ellipse", cy=28.5, rx=12.5, ry=4.2, fill=land.water, stroke="none")
        + path(
            "M0 14C-4 5-11 9-10 20M0 14C4 5 11 9 10 20M0 14V7",
            fill="none",
            stroke=land.water,
            stroke_width=2.4,
            stroke_linecap="round",
        )
        + path("M-2 14H2V28H-2Z", fill=wall)
    )
    return _outlined(
        palette,
        path("M0-60V-74", fill="none")
        + path("M0-74C8-78 12-70 22-74V-62C12-58 8-66 0-62Z", fill=palette.hearts)
        + group(dome, transform="translate(-29 4)")
        + group(dome, transform="translate(29 4)")
        + path("M-13-28H13L15 22H-15Z", fill=wall)
        + path("M4-28H13L15 22H6Z", fill=shade, stroke="none")
        + path("M-13-28H13L15 22H-15Z", fill="none")
        + path("M-18-40H-11V-36H-4V-40H4V-36H11V-40H18V-27H-18Z", fill=wall)
        + path("M-15-39 0-61 15-39Z", fill=palette.diamonds)
        + path("M-2.5-18H2.5V-8H-2.5Z", fill=land.line, stroke="none")
        + path("M-46 16H-15V26H-46ZM15 16H46V26H15Z", fill=wall)
        + path("M-46 22H-15V26H-46ZM15 22H46V26H15Z", fill=shade, stroke="none")
        + fountain,
    )


# ---- the ground of the hexes ----------------------------------------------------------------------------------------

YARD: Final = 46.0  # the radius of the paved yard around a house, where the roads end


def ground_motifs(palette: Palette) -> dict[str, str]:
    """Returns two motifs for each kind of hex: the ground below the roads, and the yard where they end."""
    drawn: dict[str, str] = {}
    for kind, ground in _GROUNDS.items():
        drawn[f"ground-{KIND_NAMES[kind]}"] = ground(palette.land)
        drawn[f"yard-{KIND_NAMES[kind]}"] = _yard(palette, kind)
    return drawn


def _yard(palette: Palette, kind: int) -> str:
    _, shade = getattr(palette.land, KIND_NAMES[kind])
    edge = tag("circle", r=YARD, fill=palette.road, stroke=palette.road_edge, stroke_width=2.5)
    return edge + tag("circle", r=YARD - 6, fill="none", stroke=shade, stroke_width=2)


def _tower_ground(land: Land) -> str:
    """Draws dashed circles."""
    shade = land.tower[1]
    circles = [tag("circle", r=r, stroke_dasharray="9 7") for r in (58, 72)]
    return tag("g", *circles, fill="none", stroke=shade, stroke_width=2)


def _palace_ground(land: Land) -> str:
    """Draws a circle of flowers."""
    return tag("g", *[tag("circle", cx=x, cy=y, r=3.4) for x, y in _round(69, 15)], fill=land.palace[1])


def _plaza_ground(land: Land) -> str:
    """Draws paving that radiates from the centre."""
    rays = "".join(f"M{_pair(near)}L{_pair(far)}" for near, far in zip(_round(60, 10, 5), _round(78, 10, 5)))
    return path(rays, fill="none", stroke=land.plaza[1], stroke_width=2)


def _capital_ground(land: Land) -> str:
    """Draws a wall with a turret at each corner and a gate for every road."""
    turrets = _round(75, 60, 30)
    wall = points(turrets)
    lines = [(land.line, 13, "5 4.3"), (land.line, 9, None), (land.capital[1], 5.5, None)]
    return (
        "".join(
            tag("polygon", points=wall, fill="none", stroke=colour, stroke_width=breadth, stroke_dasharray=dash)
            for colour, breadth, dash in lines
        )
        + "".join(
            tag("circle", cx=x, cy=y, r=9, fill=land.capital[1], stroke=land.line, stroke_width=2) for x, y in turrets
        )
        + "".join(tag("circle", cx=x, cy=y, r=3.5, fill=land.line) for x, y in turrets)
    )


_GROUNDS: Final = {CAPITAL: _capital_ground, TOWER: _tower_ground, PALACE: _palace_ground, PLAZA: _plaza_ground}


def _round(radius: float, step: int, first: int = 0) -> list[Point]:
    """Returns points on a circle, `step` degrees apart, clockwise from north."""
    angles = [radians(angle) for angle in range(first, first + 360, step)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


def _pair(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"
