"""Curves: sequences of cubic Bézier segments that can be reversed, split, joined and written as path data."""

from collections.abc import Iterable, Sequence

from jackhouse.art.svg import Point, number

__all__ = ["Bezier", "Curve", "bend", "line", "path_data", "point_at", "reverse", "split", "start", "stop"]

Bezier = tuple[Point, Point, Point, Point]
"""A cubic Bézier segment: start point, two control points, end point."""

Curve = list[Bezier]
"""Consecutive segments. The curve has a gap where a segment does not start at the end of the previous one."""


def line(here: Point, there: Point) -> Curve:
    """Returns the straight line from `here` to `there`."""
    return [(here, _between(here, there, 1 / 3), _between(here, there, 2 / 3), there)]


def bend(here: Point, heading: Point, there: Point, coming: Point, reach: float) -> Curve:
    """Returns a curve from `here` in direction `heading` to `there` in direction `coming`.

    Both directions are unit vectors. `reach` is the distance of the control points from the ends.
    """
    first = (here[0] + heading[0] * reach, here[1] + heading[1] * reach)
    second = (there[0] - coming[0] * reach, there[1] - coming[1] * reach)
    return [(here, first, second, there)]


def start(curve: Curve) -> Point:
    """Returns the first point."""
    return curve[0][0]


def stop(curve: Curve) -> Point:
    """Returns the last point."""
    return curve[-1][3]


def reverse(curve: Curve) -> Curve:
    """Returns the curve in the opposite direction."""
    return [(bezier[3], bezier[2], bezier[1], bezier[0]) for bezier in reversed(curve)]


def point_at(bezier: Bezier, share: float) -> Point:
    """Returns the point at that share of a segment (0 is its start, 1 its end)."""
    return _split_bezier(bezier, share)[0][3]


def split(curve: Curve, share: float) -> tuple[Curve, Curve]:
    """Splits a curve at that share of its length, where every segment counts the same."""
    at = min(int(share * len(curve)), len(curve) - 1)
    before, after = _split_bezier(curve[at], share * len(curve) - at)
    return [*curve[:at], before], [after, *curve[at + 1 :]]


def path_data(curve: Iterable[Bezier]) -> str:
    """Returns the `d` attribute of a path. Straight segments are written as lines; a gap starts a new subpath."""
    written: list[str] = []
    pen = ""
    for bezier in curve:
        here, there = _pair(bezier[0]), _pair(bezier[3])
        if here != pen:
            written.append(f"M{here}")
        if _straight(bezier):
            written.append(f"L{there}")
        else:
            written.append(f"C{_pair(bezier[1])} {_pair(bezier[2])} {there}")
        pen = there
    return "".join(written)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _straight(bezier: Bezier) -> bool:
    """Whether both control points lie on the line from start to end."""
    (ax, ay), (bx, by) = bezier[0], bezier[3]
    return all(abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) < 0.01 for x, y in bezier[1:3])


def _between(here: Point, there: Point, share: float) -> Point:
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _split_bezier(bezier: Bezier, share: float) -> tuple[Bezier, Bezier]:
    """Splits a segment by De Casteljau's algorithm."""
    rows: list[Sequence[Point]] = [bezier]
    while len(rows[-1]) > 1:
        rows.append([_between(one, two, share) for one, two in zip(rows[-1], rows[-1][1:])])
    before = (rows[0][0], rows[1][0], rows[2][0], rows[3][0])
    after = (rows[3][0], rows[2][1], rows[1][2], rows[0][3])
    return before, after
