"""A parsed SVG picture, for assertions in tests."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from math import asin, cos, hypot, pi, sin, sqrt
from typing import Any
from xml.etree import ElementTree

NAMESPACE = "{http://www.w3.org/2000/svg}"
COLOURED = ("fill", "stroke", "color")
COMMAND = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


class ParsedSvg:
    """A picture with its elements."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        if "xmlns=" not in svg:
            svg = f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>'
        self.elements: list[Any] = list(ElementTree.fromstring(svg).iter())

    @property
    def tags(self) -> set[str]:
        return {element.tag.removeprefix(NAMESPACE) for element in self.elements}

    @property
    def attributes(self) -> set[str]:
        return {name for element in self.elements for name in element.attrib}

    @property
    def ids(self) -> list[str]:
        return [element.attrib["id"] for element in self.elements if "id" in element.attrib]

    @property
    def titles(self) -> list[str]:
        return [element.text for element in self.elements if element.tag == f"{NAMESPACE}title"]

    @property
    def colours(self) -> set[str]:
        written = {element.attrib[name] for element in self.elements for name in COLOURED if name in element.attrib}
        return written - {"none", "inherit", "currentColor"}

    @property
    def cards(self) -> list[str]:
        """The cards that are shown face up."""
        return [
            name.removeprefix("card-")
            for name in self.ids
            if re.fullmatch(r"card-(\d+|[AJQK])[CSHD]|card-(boat|horse)", name)
        ]

    def check(self, palette: Any) -> None:
        """Asserts what holds for every picture."""
        assert not self.tags & {"text", "tspan", "style", "script", "image", "foreignObject"}
        assert not self.attributes & {"style", "class", "font-family"}
        twice = [name for name, times in Counter(self.ids).items() if times > 1]
        assert twice == []
        used = {element.attrib["href"] for element in self.elements if "href" in element.attrib}
        assert used <= {f"#{name}" for name in self.ids}
        assert self.colours <= set(colours_of(palette))


def colours_of(palette: Any) -> Iterator[str]:
    """Yields every colour of a palette."""
    if isinstance(palette, str):
        yield palette
    elif isinstance(palette, tuple):
        for part in palette:
            yield from colours_of(part)
    elif is_dataclass(palette):
        for field in fields(palette):
            yield from colours_of(getattr(palette, field.name))


def trace(d: str, steps: int = 12) -> list[tuple[float, float]]:
    """Returns points along a path (absolute M, L, H, V, Q, C, A, Z)."""
    tokens = COMMAND.findall(d)
    found: list[tuple[float, float]] = []
    x = y = 0.0
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}[command]
        values = [float(token) for token in tokens[at : at + size]]
        at += size
        here = (x, y)
        if command == "Z":
            continue
        x, y = (values[0], y) if command == "H" else (x, values[0]) if command == "V" else (values[-2], values[-1])
        if command in "QC":
            corners = [here, *zip(values[::2], values[1::2])]
            found += [_bezier(corners, step / steps) for step in range(steps)]
        elif command == "A":
            found += _arc(here, (x, y), values[0], bool(values[3]), bool(values[4]), steps)
        found.append((x, y))
    return found


def _bezier(corners: list[tuple[float, float]], share: float) -> tuple[float, float]:
    while len(corners) > 1:
        corners = [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in pairwise(corners)]
    return corners[0]


def _arc(
    start: tuple[float, float], end: tuple[float, float], radius: float, large: bool, clockwise: bool, steps: int
) -> list[tuple[float, float]]:
    """Returns points of a circular arc."""
    (ax, ay), (bx, by) = start, end
    chord = hypot(bx - ax, by - ay)
    height = sqrt(max(0.0, radius**2 - chord**2 / 4)) * (1 if large != clockwise else -1)
    middle_x = (ax + bx) / 2 + height * (ay - by) / chord
    middle_y = (ay + by) / 2 + height * (bx - ax) / chord
    swept = 2 * asin(min(1.0, chord / 2 / radius))
    swept = (2 * pi - swept if large else swept) * (1 if clockwise else -1)
    turns = [swept * step / (steps * 4) for step in range(steps * 4 + 1)]
    return [
        (
            middle_x + (ax - middle_x) * cos(turn) - (ay - middle_y) * sin(turn),
            middle_y + (ax - middle_x) * sin(turn) + (ay - middle_y) * cos(turn),
        )
        for turn in turns
    ]
