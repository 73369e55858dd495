"""Arguments that several commands share: the language, the settings of a game, the rule options, the board."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from jackhouse import text
from jackhouse.cli.files import read_json
from jackhouse.kernel import BadInput, Reason

__all__ = [
    "BOARD_OPTION",
    "JOBS_OPTION",
    "JSON_OPTION",
    "LANG_OPTION",
    "PLAYERS_OPTION",
    "PRESET_OPTION",
    "SEED_OPTION",
    "choose_language",
    "current_lexicon",
    "lexicon_for",
    "parse_options",
    "read_board",
]

LANG_OPTION: Any = typer.Option(None, "--lang", help="Language: en or es.")
JSON_OPTION: Any = typer.Option(False, "--json", help="Print one JSON document and nothing else.")
PRESET_OPTION: Any = typer.Option(None, help="A preset of options (default: the game's own).")
BOARD_OPTION: Any = typer.Option(None, help="A built-in board, a board code or a .json file (default: the game's own).")
# For commands that play many games between bots.
PLAYERS_OPTION: Any = typer.Option(4, help="How many players.")
SEED_OPTION: Any = typer.Option(7, help="The seed of the run; the same seed gives the same games.")
JOBS_OPTION: Any = typer.Option(1, min=1, max=256, help="Processes; results never depend on it.")

_chosen: list[str] = []


def current_lexicon() -> text.Lexicon:
    """Returns the texts in the language given with `--lang`, else in that of the environment, else in English."""
    return text.load(_chosen[-1] if _chosen else text.preferred())


def lexicon_for(words: Sequence[str]) -> text.Lexicon:
    """Returns the texts in the language that a command's words ask for, even if the command could not be run."""
    for at, word in enumerate(words):
        option, _, value = word.partition("=")
        if option == "--lang":
            language = value or "".join(words[at + 1 : at + 2])
            if language in text.languages():
                return text.load(language)
    return current_lexicon()


def choose_language(language: str | None) -> text.Lexicon:
    """Sets the language for the rest of the process; None keeps the current one. Returns its texts."""
    if language is not None:
        if language not in text.languages():
            raise BadInput(Reason("unknown-language", "", {"language": language[:20], "known": text.languages()}))
        _chosen.append(language)
    return current_lexicon()


def parse_options(line: str) -> dict[str, str]:
    """Parses `key=value,key=value`; a key without a value is switched on."""
    options: dict[str, str] = {}
    for item in line.split(","):
        if item.strip():
            key, equals, value = item.partition("=")
            options[key.strip()] = value.strip() if equals else "on"
    return options


def read_board(name: str) -> object:
    """Returns the name of a built-in board or a board code unchanged, or the document in a .json file."""
    named = name.strip()  # it may have been pasted
    return read_json(Path(named)) if named.endswith(".json") else named
