"""Curves: cubic pieces that follow one another, walked either way, cut, joined, and written as path data."""

from collections.abc import Iterable, Sequence

from jackhouse.art.svg import Point, number

__all__ = ["Curve", "Trail", "along", "bend", "cut", "line", "path_data", "reverse", "start", "stop"]

Curve = tuple[Point, Point, Point, Point]
"""One cubic piece: where it starts, two handles, where it stops."""

Trail = list[Curve]
"""Pieces that follow one another; where one stops and the next starts elsewhere, the trail leaps."""


def line(here: Point, there: Point) -> Trail:
    """Straight from here to there."""
    return [(here, _between(here, there, 1 / 3), _between(here, there, 2 / 3), there)]


def bend(here: Point, heading: Point, there: Point, coming: Point, reach: float) -> Trail:
    """From here along `heading`, to there along `coming` (unit steps); the longer the reach, the wider the bend."""
    first = (here[0] + heading[0] * reach, here[1] + heading[1] * reach)
    second = (there[0] - coming[0] * reach, there[1] - coming[1] * reach)
    return [(here, first, second, there)]


def start(trail: Trail) -> Point:
    return trail[0][0]


def stop(trail: Trail) -> Point:
    return trail[-1][3]


def reverse(trail: Trail) -> Trail:
    """The same way walked back."""
    return [(piece[3], piece[2], piece[1], piece[0]) for piece in reversed(trail)]


def along(piece: Curve, share: float) -> Point:
    """The point after that share of a piece (0 its start, 1 its end)."""
    return _split(piece, share)[0][3]


def cut(trail: Trail, share: float) -> tuple[Trail, Trail]:
    """A trail in two, after that share of its pieces (each counts the same)."""
    at = min(int(share * len(trail)), len(trail) - 1)
    before, after = _split(trail[at], share * len(trail) - at)
    return [*trail[:at], before], [after, *trail[at + 1 :]]


def path_data(trail: Iterable[Curve]) -> str:
    """The `d` of a path; straight pieces are written as lines, and a leap moves the pen."""
    written: list[str] = []
    pen = ""
    for piece in trail:
        here, there = _pair(piece[0]), _pair(piece[3])
        if here != pen:
            written.append(f"M{here}")
        if _straight(piece):
            written.append(f"L{there}")
        else:
            written.append(f"C{_pair(piece[1])} {_pair(piece[2])} {there}")
        pen = there
    return "".join(written)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _straight(piece: Curve) -> bool:
    """Do both handles lie on the line from start to end?"""
    (ax, ay), (bx, by) = piece[0], piece[3]
    return all(abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) < 0.01 for x, y in piece[1:3])


def _between(here: Point, there: Point, share: float) -> Point:
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _split(piece: Curve, share: float) -> tuple[Curve, Curve]:
    """De Casteljau's cut."""
    rows: list[Sequence[Point]] = [piece]
    while len(rows[-1]) > 1:
        rows.append([_between(one, two, share) for one, two in zip(rows[-1], rows[-1][1:])])
    before = (rows[0][0], rows[1][0], rows[2][0], rows[3][0])
    after = (rows[3][0], rows[2][1], rows[1][2], rows[0][3])
    return before, after
