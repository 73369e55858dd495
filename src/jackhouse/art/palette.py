"""The colours of the house, light and dark. Suits and seats differ in lightness too, and never by colour alone."""

from dataclasses import dataclass
from typing import Final

__all__ = ["DARK", "LIGHT", "PALETTES", "Palette"]


@dataclass(frozen=True)
class Palette:
    """Named colours; a drawing takes all of its colours from one."""

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
    # the figures on the cards: their outlines, gold, rosy ears and noses; furs and backgrounds by suit
    figure_line: str
    gold: str
    blush: str
    furs: tuple[str, ...]
    tints: tuple[str, ...]


LIGHT: Final = Palette(
    name="light",
    paper="#fbf7ee",
    ink="#26221c",
    faint="#8d8578",
    sea="#cfe3ea",
    sea_line="#9cc3d1",
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
    blush="#e79f94",
    furs=("#b98a5e", "#a8abb3", "#f6ecdc", "#e6c08a"),
    tints=("#e1eee0", "#e0e7f3", "#f9e2e0", "#fbecca"),
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
    blush="#dd8f86",
    furs=("#b58a62", "#a3a8b3", "#efe5d6", "#dcb681"),
    tints=("#22382d", "#26314b", "#45282f", "#42341b"),
)

PALETTES: Final = {palette.name: palette for palette in (LIGHT, DARK)}
