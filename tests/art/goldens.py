"""Golden pictures: name -> function that draws it. `python -m tests.art` writes the files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from jackhouse import art
from jackhouse.art import DARK, LIGHT, jackal
from jackhouse.art.jackrabbits import court_picture, deck_picture, hand_picture, lot_picture
from jackhouse.text import load
from tests.art.jackal_views import EVERYTHING, resolving
from tests.helpers import standard

GOLDEN = Path(__file__).parent / "golden"
EN, ES = load("en"), load("es")

VIEW = standard(
    turn=1,
    rabbits=("KD", "JC", "citadel"),
    hands=("KD 9C 4D horse", "JC QS 7S 7H 2H AD", "QH 10H 3C"),
    lot="5S 6S 10S AC 2C 8C 8H 9H 3D 7D 10D",
    dice=((2, 6),),
    moves="roll",
).view(1)


def in_play() -> dict[str, Any]:
    """Returns a view with claims, a rabbit Underground, one off-board, and one on a journey."""
    state = standard(
        rabbits=("KD", "underground", "off-board", "JS"),
        hands=("KD 9C 8S", "QH 4D", "2S JC", "5H KS"),
        dice=((3, 4),),
        moves="roll; pass; exit 3",
    )
    view: dict[str, Any] = state.view(0)
    return view


def lines(picture: art.Picture) -> str:
    """Returns the SVG with one element a line, so that a change is a readable diff."""
    return picture.svg.replace("><", ">\n<")


GOLDENS: dict[str, Callable[[], str]] = {
    "sample-en-light": lambda: lines(art.show("sample")),
    "in-play-es-dark": lambda: lines(art.show(in_play(), lang="es", palette="dark")),
    "deck-light": lambda: deck_picture(EN, LIGHT),
    "deck-dark": lambda: deck_picture(ES, DARK),
    "hand": lambda: hand_picture(VIEW["hand"], ES, LIGHT),
    "court": lambda: court_picture(VIEW, EN, DARK, "c-"),
    "lot": lambda: lot_picture(VIEW, EN, LIGHT),
    "island": lambda: jackal.island_picture("everything", EVERYTHING, EN, LIGHT),
    "actions": lambda: jackal.deck_picture(ES, DARK),
    "voyage": lambda: jackal.table_picture(resolving(), ES, LIGHT, "v-"),
}


def read(name: str) -> str:
    """Returns a golden picture without its final line break."""
    return (GOLDEN / f"{name}.svg").read_text("utf-8").removesuffix("\n")


def write() -> None:
    """Writes the golden files."""
    GOLDEN.mkdir(exist_ok=True)
    for name, draw in GOLDENS.items():
        (GOLDEN / f"{name}.svg").write_text(draw() + "\n", encoding="utf-8")
