"""The colours of pictures and of the page, in a light and a dark palette.

This module is their only source. Suits and seats differ in lightness too, and are never told apart by colour alone.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

__all__ = [
    "DARK",
    "LIGHT",
    "PAGE_COLOURS",
    "PALETTES",
    "Land",
    "PageColours",
    "Palette",
    "colours",
    "greyscale",
]


@dataclass(frozen=True)
class Land:
    """The colours of a map: the ground of each kind of tile with its shade, and the objects on it."""

    capital: tuple[str, str]
    tower: tuple[str, str]
    palace: tuple[str, str]
    plaza: tuple[str, str]
    woods: tuple[str, str]
    mountain: tuple[str, str]
    river: tuple[str, str]
    fork: tuple[str, str]
    tavern: tuple[str, str]
    cave: tuple[str, str]
    seam: str  # the line between tiles
    shallow: str
    water: str  # of rivers
    water_line: str
    leaf: tuple[str, str]
    trunk: str
    rock: tuple[str, str]
    snow: str
    hollow: str  # the dark of caves and tunnels
    earth: tuple[str, str]  # the Underground
    wall: tuple[str, str]
    roof: tuple[str, str]
    timber: tuple[str, str]
    line: str  # the outlines of objects on the map


@dataclass(frozen=True)
class Palette:
    """Named colours. A drawing takes all of its colours from one palette."""

    name: str
    paper: str
    ink: str
    faint: str
    sea: str
    sea_line: str
    coast: str
    road: str
    road_edge: str
    highlight: str
    card: str
    card_edge: str
    card_back: str
    clubs: str
    spades: str
    hearts: str
    diamonds: str
    seats: tuple[str, ...]
    # the figures on the cards: their outlines, gold, linen, rosy ears and noses; furs and backgrounds by suit
    figure_line: str
    gold: str
    linen: str
    blush: str
    furs: tuple[str, ...]
    tints: tuple[str, ...]
    land: Land


ADVICE: Final = "#b3261e"  # marks of advice that a map does not follow, and what is written on them
ON_ADVICE: Final = "#ffffff"

LIGHT: Final = Palette(
    name="light",
    paper="#fbf7ee",
    ink="#26221c",
    faint="#8d8578",
    sea="#abd3df",
    sea_line="#83b7c8",
    coast="#e9d9b0",
    road="#f6e7c3",
    road_edge="#6b5637",
    highlight="#d9480f",
    card="#fffdf8",
    card_edge="#b9ae9a",
    card_back="#35606e",
    clubs="#1f7a4d",
    spades="#243b6b",
    hearts="#c2263f",
    diamonds="#c77700",
    seats=("#e69f00", "#0072b2", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#8c6d1f", "#6a51a3"),
    figure_line="#3b2f26",
    gold="#e6b33e",
    linen="#fffdf8",
    blush="#e79f94",
    furs=("#b98a5e", "#a8abb3", "#f6ecdc", "#e6c08a"),
    tints=("#e1eee0", "#e0e7f3", "#f9e2e0", "#fbecca"),
    land=Land(
        capital=("#f3d680", "#d9b04a"),
        tower=("#d9d5cb", "#b3ada0"),
        palace=("#efc9cf", "#d39ba6"),
        plaza=("#efdcb2", "#d2b47c"),
        woods=("#7ba358", "#648a46"),
        mountain=("#cabfb3", "#a39587"),
        river=("#bfd690", "#9dba6e"),
        fork=("#e3b96c", "#c49546"),
        tavern=("#d99a72", "#b87550"),
        cave=("#877b8c", "#665b6d"),
        seam="#5f5440",
        shallow="#c6e6e8",
        water="#5aaacb",
        water_line="#b9e2ee",
        leaf=("#3f7341", "#2b5530"),
        trunk="#5a3d22",
        rock=("#9d9085", "#71665b"),
        snow="#ffffff",
        hollow="#241d21",
        earth=("#4a3d3a", "#332a2a"),
        wall=("#fbf3e2", "#d5c5a6"),
        roof=("#a8492f", "#7e3220"),
        timber=("#b0814a", "#704921"),
        line="#33291d",
    ),
)

DARK: Final = Palette(
    name="dark",
    paper="#1b1f22",
    ink="#f0ebe0",
    faint="#9a948a",
    sea="#22343d",
    sea_line="#36545f",
    coast="#5b5138",
    road="#d8c79d",
    road_edge="#15110a",
    highlight="#ff8a50",
    card="#2a2f33",
    card_edge="#596066",
    card_back="#4a8496",
    clubs="#4fc08a",
    spades="#8fb0f5",
    hearts="#ff7d8c",
    diamonds="#f5b041",
    seats=("#f2b632", "#4aa3df", "#2fc79a", "#e39ac4", "#ff8446", "#8fd0f5", "#c9a84a", "#a68fdc"),
    figure_line="#15181b",
    gold="#eebf55",
    linen="#f9f3e8",
    blush="#dd8f86",
    furs=("#b58a62", "#a3a8b3", "#efe5d6", "#dcb681"),
    tints=("#22382d", "#26314b", "#45282f", "#42341b"),
    land=Land(
        capital=("#8a6d20", "#6b5214"),
        tower=("#5e5d5b", "#474645"),
        palace=("#74474f", "#58333b"),
        plaza=("#6d5c38", "#524426"),
        woods=("#34502c", "#273f21"),
        mountain=("#544b44", "#3d3631"),
        river=("#4a6130", "#384b23"),
        fork=("#7a5a22", "#5e4315"),
        tavern=("#74452c", "#57301c"),
        cave=("#40394a", "#2d2735"),
        seam="#12100c",
        shallow="#2b4650",
        water="#2c6f8c",
        water_line="#6fb2c8",
        leaf=("#4f8a4d", "#1f3a21"),
        trunk="#2e1f12",
        rock=("#7d7168", "#2b2622"),
        snow="#e8eaec",
        hollow="#0b080a",
        earth=("#332a29", "#1d1717"),
        wall=("#cfc4ae", "#8d826b"),
        roof=("#b3573b", "#6d2b1a"),
        timber=("#94703f", "#3d2812"),
        line="#100c08",
    ),
)

PALETTES: Final = {palette.name: palette for palette in (LIGHT, DARK)}


@dataclass(frozen=True)
class PageColours:
    """The colours that only the web page uses. Each field is a CSS custom property: `accent_up` is `--accent-up`."""

    paper_2: str  # the background of panels
    soft: str  # text of less importance
    line: str  # the borders of panels
    edge: str  # the borders of buttons and fields
    chosen: str  # the border of a chosen option
    accent: str
    accent_up: str  # the accent under the pointer
    on_accent: str  # text on the accent
    link: str
    good: str
    bad: str
    gold_soft: str
    focus: str
    shade: str  # shadows
    diamonds: str  # as text, which needs more contrast than a drawn suit


PAGE_COLOURS: Final = {
    "light": PageColours(
        paper_2="#f3ecdc",
        soft="#635b4f",
        line="#33291d",
        edge="#33291d",
        chosen="#33291d",
        accent="#b23c08",
        accent_up="#9a3306",
        on_accent="#fff",
        link="#1d5666",
        good="#1c6b44",
        bad="#a81d34",
        gold_soft="#f8e8bd",
        focus="#0b57d0",
        shade="rgb(51 41 29 / 22%)",
        diamonds="#a56300",
    ),
    "dark": PageColours(
        paper_2="#23292d",
        soft="#b9b2a6",
        line="#0c0a07",
        edge="#737b82",
        chosen="#eebf55",
        accent="#ff9c63",
        accent_up="#ffb587",
        on_accent="#2a1003",
        link="#8fd0e2",
        good="#6fd3a2",
        bad="#ff97a3",
        gold_soft="#42391f",
        focus="#a8c7fa",
        shade="rgb(0 0 0 / 45%)",
        diamonds="#f5b041",
    ),
}


def colours(palette: Palette) -> set[str]:
    """Returns every colour of a palette."""
    found: set[str] = set()

    def note(colour: str) -> str:
        found.add(colour)
        return colour

    _painted(palette, note)
    return found


def greyscale(palette: Palette) -> Palette:
    """Returns the palette in shades of grey, as a monochrome printer shows it."""
    grey: Palette = _painted(palette, _grey)
    return grey


def _grey(colour: str) -> str:
    """Returns the grey of the same luminance."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + f"{round(0.2126 * red + 0.7152 * green + 0.0722 * blue):02x}" * 3


def _painted(value: Any, paint: Callable[[str], str]) -> Any:
    """Returns a copy with every colour replaced by `paint(colour)`."""
    if isinstance(value, str):
        return paint(value) if value.startswith("#") else value
    if isinstance(value, tuple):
        return tuple(_painted(item, paint) for item in value)
    return type(value)(**{field.name: _painted(getattr(value, field.name), paint) for field in fields(value)})
