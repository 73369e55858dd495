"""SVG as text: tags, numbers, points. Colours are attributes, never styles: a strict page may embed a picture."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

__all__ = ["Point", "group", "number", "path", "points", "sprite_sheet", "symbol", "tag", "title", "titled"]

_MARKUP: Final = re.compile("[&<>\"']")

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one decimal: short, and the same on every machine."""
    text = f"{value:.1f}"
    return "0" if text in ("0.0", "-0.0") else text.removesuffix(".0")


def points(corners: Iterable[Point]) -> str:
    """Corners as `points` of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width=2` is written `stroke-width="2"`, `class_` is `class`, None is left out."""
    written = "".join([f' {_name(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None])
    body = "".join(inside)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def group(*inside: str, **attributes: object) -> str:
    return tag("g", *inside, **attributes)


def path(d: str, **attributes: object) -> str:
    return tag("path", d=d, **attributes)


def title(words: str) -> str:
    """What a screen reader and a pointer call the element in which this comes first, without what XML cannot hold."""
    shown = words if words.isprintable() else "".join(letter for letter in words if letter.isprintable())
    return f"<title>{escape(shown)}</title>" if shown else ""


def titled(words: str, *inside: str, **attributes: object) -> str:
    """A group that a screen reader and a pointer can name."""
    return tag("g", title(words), *inside, **attributes)


def symbol(name: str, box: str, drawn: str) -> str:
    """Something for `<use href="#name">`, with the viewBox that it fills."""
    return tag("symbol", drawn, id=name, viewBox=box)


def sprite_sheet(*symbols: str) -> str:
    """Symbols in a picture that shows nothing itself."""
    return tag("svg", *symbols, xmlns="http://www.w3.org/2000/svg")


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: object) -> str:
    if isinstance(value, str):
        return escape(value) if _MARKUP.search(value) else value
    return number(value) if isinstance(value, float) else str(value)
