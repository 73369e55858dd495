"""The figures of a board, as `jackhouse board check` and `jackhouse board random` print them."""

from typing import Any

from jackhouse.cli.text_tables import align
from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.building.measures import measures
from jackhouse.text import Lexicon

__all__ = ["board_figures", "board_lines"]


def board_figures(board: Board) -> dict[str, Any]:
    """Returns the summary of a board and its measures as plain data."""
    return {**board.summary(), **measures(board)}


def board_lines(figures: dict[str, Any], lexicon: Lexicon) -> list[str]:
    """Returns the figures as lines of text, and at their end a table of the ways to the royals."""
    lines = [
        f"{lexicon.say('screen-board-' + key.replace('_', '-'))}: {_shown(key, value, lexicon)}"
        for key, value in figures.items()
        if key != "distances"
    ]
    heads = [lexicon.say(f"screen-board-{head}") for head in ("royal", "journeys", "road-tiles")]
    rows = [
        [place, *([str(number) for number in distance.values()] if distance else ["–", "–"])]
        for place, distance in figures["distances"].items()
    ]
    return [*lines, "", *align([heads, *rows])]


def _shown(key: str, value: Any, lexicon: Lexicon) -> str:
    if key == "advice":
        found = [f"{lexicon.say(f'screen-advice-{code}')}: {count}" for code, count in value.items()]
        return "; ".join(found) or lexicon.say("screen-board-nothing")
    if isinstance(value, list):
        return ", ".join([str(item) for item in value]) or lexicon.say("screen-board-nothing")
    return str(value)
