"""Pictures of boards that were looked at and found good, one element a line, so that a change shows as a diff."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from jackhouse import art
from tests.helpers import standard

GOLDEN = Path(__file__).parent / "golden"


def in_play() -> dict[str, Any]:
    """Claims, a rabbit Underground, one off-board, and one on its way."""
    state = standard(
        rabbits=("KD", "underground", "off-board", "JS"),
        hands=("KD 9C 8S", "QH 4D", "2S JC", "5H KS"),
        dice=((3, 4),),
        moves="roll; pass; exit 3",
    )
    view: dict[str, Any] = state.view(0)
    return view


BOARD_GOLDENS: dict[str, Callable[[], art.Picture]] = {
    "sample-en-light": lambda: art.show("sample"),
    "in-play-es-dark": lambda: art.show(in_play(), lang="es", palette="dark"),
}


def lines(picture: art.Picture) -> str:
    return picture.svg.replace("><", ">\n<") + "\n"


def write() -> None:
    """Draw them anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name, draw in BOARD_GOLDENS.items():
        (GOLDEN / f"{name}.svg").write_text(lines(draw()), encoding="utf-8")
