"""Pictures of Jackal kept as files, so that a change shows as a diff. `python -m tests.art` draws them anew."""

from collections.abc import Callable
from pathlib import Path

from jackhouse.art.jackal import deck_picture, island_picture, table_picture
from jackhouse.art.palette import DARK, LIGHT
from jackhouse.text import load
from tests.art.jackal_views import EVERYTHING, resolving

GOLDEN = Path(__file__).parent / "golden"
EN, ES = load("en"), load("es")

JACKAL_GOLDENS: dict[str, Callable[[], str]] = {
    "island": lambda: island_picture("everything", EVERYTHING, EN, LIGHT),
    "actions": lambda: deck_picture(ES, DARK),
    "voyage": lambda: table_picture(resolving(), ES, LIGHT, "v-"),
}


def write() -> None:
    """Draw them anew."""
    for name, draw in JACKAL_GOLDENS.items():
        (GOLDEN / f"{name}.svg").write_text(draw() + "\n", encoding="utf-8")
