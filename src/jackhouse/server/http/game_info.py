"""What the API tells about a game: how it can be set up, and what a page needs to make and list tables of it."""

from typing import Any, Final, NamedTuple

from jackhouse import bots
from jackhouse.kernel import Game
from jackhouse.server.phrases import phrases_of

__all__ = ["game_info"]


class PageFacts(NamedTuple):
    """What a page shows of a game and the rules do not say.

    `main_options` name a table in a list. `board_files`: may a player bring a board as a document? `first_game` and
    `quick_game` set up a guest's first game against bots and the later ones; the first seat is the guest's. The piece
    of seat 2 is the symbol `rabbit-2` of the sheet `pieces` (see art/sheets.py).
    """

    main_options: list[str]
    board_files: bool
    first_game: dict[str, Any]
    quick_game: dict[str, Any]
    pieces: dict[str, str]


_PAGE_FACTS: Final = {
    "jack-rabbits": PageFacts(
        main_options=["objective"],
        board_files=True,
        first_game={"preset": "intro", "players": 2, "options": {"objective": "simple", "first-player": "0"}},
        quick_game={"preset": "standard", "players": 2, "options": {}},
        pieces={"sheet": "pieces", "symbol": "rabbit"},
    ),
    "jackal": PageFacts(
        main_options=["islands"],
        board_files=False,
        first_game={"preset": "first-voyage", "players": 3, "options": {}},
        quick_game={"preset": "voyage", "players": 3, "options": {}},
        pieces={"sheet": "crew", "symbol": "pirate"},
    ),
}


def game_info(game: Game[Any]) -> dict[str, Any]:
    """The game as `GET /api/games` lists it."""
    return {
        "game": game.key,
        "rules": game.version,
        "players": [game.fewest, game.most],
        "preset": game.default_preset,
        "presets": game.catalogue.presets,
        "board": game.default_board,
        "options": [
            {
                "key": option.key,
                "rule": option.rule,
                "default": option.default,
                "values": list(option.values),
                "bounds": list(option.bounds),
                "needs": list(option.needs),
                "clashes": list(option.clashes),
            }
            for option in game.catalogue.options.values()
        ],
        "bots": bots.all_bots(),
        "phrases": phrases_of(game.key),
        **_PAGE_FACTS[game.key]._asdict(),
    }
