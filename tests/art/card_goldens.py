"""Pictures of cards that are kept as files, so that a change shows as a diff: name -> how it is drawn.

`python -m tests.art` draws them anew.
"""

from collections.abc import Callable
from pathlib import Path

from jackhouse.art.jackrabbits.table import court_picture, deck_picture, hand_picture, lot_picture
from jackhouse.art.palette import DARK, LIGHT
from jackhouse.text import load
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

CARD_GOLDENS: dict[str, Callable[[], str]] = {
    "deck-light": lambda: deck_picture(EN, LIGHT),
    "deck-dark": lambda: deck_picture(ES, DARK),
    "hand": lambda: hand_picture(VIEW["hand"], ES, LIGHT),
    "court": lambda: court_picture(VIEW, EN, DARK, "c-"),
    "lot": lambda: lot_picture(VIEW, EN, LIGHT),
}


def write() -> None:
    """Draw them anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name, draw in CARD_GOLDENS.items():
        (GOLDEN / f"{name}.svg").write_text(draw() + "\n", encoding="utf-8")
