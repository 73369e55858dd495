"""SVG as text: elements, numbers, points. Colours are attributes, because a strict content policy forbids styles."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

__all__ = ["Point", "group", "number", "path", "points", "sprite_sheet", "symbol", "tag", "title", "titled"]

_MARKUP: Final = re.compile("[&<>\"']")

Point = tuple[float, float]


def number(value: float) -> str:
    """Returns a coordinate with at most one decimal: short, and the same on every machine."""
    text = f"{value:.1f}"
    return "0" if text in ("0.0", "-0.0") else text.removesuffix(".0")


def points(corners: Iterable[Point]) -> str:
    """Returns corners as the `points` attribute of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def tag(name: str, *inside: str, **attributes: object) -> str:
    """Returns an element. `stroke_width=2` is written `stroke-width="2"`, `class_` is `class`, None is left out."""
    written = "".join([f' {_name(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None])
    body = "".join(inside)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def group(*inside: str, **attributes: object) -> str:
    """Returns a `<g>` element."""
    return tag("g", *inside, **attributes)


def path(d: str, **attributes: object) -> str:
    """Returns a `<path>` element."""
    return tag("path", d=d, **attributes)


def title(words: str) -> str:
    """Returns a `<title>` element, without characters that XML does not allow."""
    shown = words if words.isprintable() else "".join(letter for letter in words if letter.isprintable())
    return f"<title>{escape(shown)}</title>" if shown else ""


def titled(words: str, *inside: str, **attributes: object) -> str:
    """Returns a group with a title, which screen readers and tooltips show."""
    return tag("g", title(words), *inside, **attributes)


def symbol(name: str, box: str, drawn: str) -> str:
    """Returns a `<symbol>` with that id and viewBox, for `<use href="#name">`."""
    return tag("symbol", drawn, id=name, viewBox=box)


def sprite_sheet(*symbols: str) -> str:
    """Returns an SVG document of symbols, which displays nothing itself."""
    return tag("svg", *symbols, xmlns="http://www.w3.org/2000/svg")


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: object) -> str:
    if isinstance(value, str):
        return escape(value) if _MARKUP.search(value) else value
    return number(value) if isinstance(value, float) else str(value)
