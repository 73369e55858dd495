"""The sheet that a board is drawn on: its chart, its colours, and how ids are written."""

from dataclasses import dataclass

from jackhouse.art.jackrabbits.geometry import Chart
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, number, tag

__all__ = ["Layers", "Sheet", "moved"]


@dataclass(frozen=True)
class Sheet:
    """What all parts of one picture share. The prefix keeps the ids of two pictures on a page apart."""

    chart: Chart
    palette: Palette
    prefix: str = ""

    def use(self, motif: str, at: Point | None = None, **attributes: object) -> str:
        """A motif of the picture's `<defs>`, laid at a point; without one, at 0,0."""
        x, y = at or (None, None)
        return tag("use", href=f"#{self.prefix}motif-{motif}", x=x, y=y, **attributes)

    def scatter(self, motif: str, spots: list[Point]) -> str:
        """A motif laid several times, the farther ones first."""
        return "".join(self.use(motif, at) for at in sorted(spots, key=lambda at: (round(at[1], 1), at[0])))


@dataclass(frozen=True)
class Layers:
    """What a tile shows under its roads, and what stands over them."""

    under: str = ""
    over: str = ""


def moved(at: Point, *inside: str, turn: float = 0, **attributes: object) -> str:
    """Something drawn about 0,0, moved to a point and turned clockwise by so many degrees."""
    turned = f" rotate({number(turn)})" if turn else ""
    return group(*inside, transform=f"translate({number(at[0])} {number(at[1])}){turned}", **attributes)
