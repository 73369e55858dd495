"""Routes of the games: their options and defaults, whether a set-up is possible, and facts for a table's page."""

import asyncio
import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from jackhouse import bots, games
from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.default_boards import boards_by_suits
from jackhouse.jackrabbits.options.tight_suits import ChosenSuits, TightSuits, options_for
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.tiles import CITADEL, PLACE_NAMES
from jackhouse.kernel import BadInput, Game
from jackhouse.server.errors import not_found
from jackhouse.server.http.requests import (
    LARGEST_DOCUMENT,
    AnyRequest,
    BoardData,
    Body,
    Count,
    Options,
    Word,
    check_document,
    lobby_of,
)
from jackhouse.server.http.static_assets import Asset, AssetCache, make_asset, respond
from jackhouse.server.player_text import phrases_of

__all__ = ["GAMES", "HANDLERS", "game_info"]

GAMES: Final = [game.key for game in games.all_games()]


class PageFacts(NamedTuple):
    """Facts about a game that a page shows and the rules do not hold.

    `main_options` name a table in a list. `board_files`: whether a player may bring a board as a document.
    `first_game` and `quick_game` set up a player's first game against bots and the later ones; the first seat is the
    player's. The piece of seat 2 is the symbol `rabbit-2` of the sheet `pieces` (see art/sprite_sheets.py).
    """

    main_options: list[str]
    board_files: bool
    first_game: dict[str, Any]
    quick_game: dict[str, Any]
    pieces: dict[str, str]


class BoardFacts(NamedTuple):
    """Facts about the boards of a game of which a page shows pictures.

    `names`: the built-in boards, by the number of suits whose tiles they have. `of`: of the board of a ruleset, its
    name or code if there is one yet, and the suits in play. `fitting`: the players and options with which only the
    suits on a board are in play; None if it has no royals.
    """

    names: Callable[[], dict[int, list[str]]]
    of: Callable[[Any], dict[str, Any]]
    fitting: Callable[[Any], dict[str, Any] | None]


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


def _board_of(rules: RabbitRules) -> dict[str, Any]:
    board = rules.board
    facts = {"suits": "".join([SUITS[suit] for suit in rules.components.suits])}
    if rules.builder is None:  # else there is none yet
        facts["board"] = board.name if board.built_in else _code_of(board)
    return facts


@lru_cache(maxsize=64)
def _code_of(board: Board) -> str:
    return encode(board.written())


def _fitting_board(written: Any) -> dict[str, Any] | None:
    royals = [place for place in load_board(written).hexes if place != CITADEL]
    on_board = {PLACE_NAMES[place][1] for place in royals}
    suits = "".join([suit for suit in SUITS if suit in on_board])
    if not suits:
        return None
    options = {TightSuits.option.key: False, ChosenSuits.option.key: ChosenSuits.option.default, **options_for(suits)}
    return {"suits": suits, "players": len(suits), "options": options}


_BOARD_FACTS: Final = {
    "jack-rabbits": BoardFacts(boards_by_suits, _board_of, _fitting_board),
    "jackal": BoardFacts(dict, lambda _: {}, lambda _: None),
}


def game_info(game: Game[Any]) -> dict[str, Any]:
    """Returns the game as `GET /api/games` lists it."""
    return {
        "game": game.key,
        "rules": game.version,
        "players": [game.fewest, game.most],
        "preset": game.default_preset,
        "presets": game.catalogue.presets,
        "board": game.new(seed=0, preset=game.default_preset).ruleset.board_data(),
        "boards": {str(suits): names for suits, names in _BOARD_FACTS[game.key].names().items()},
        "options": [
            {
                "key": option.key,
                "rule": option.rule,
                "default": option.default,
                "values": list(option.values),
                "bounds": list(option.bounds),
                "needs": [{"option": other, "value": value} for other, value in option.needs.items()],
                "needs_any": [{"option": other, "value": value} for other, value in option.needs_any.items()],
                "clashes": [{"option": other, "value": value} for other, value in option.clashes.items()],
                "group": option.group,
                "editions": option.editions,
            }
            for option in game.catalogue.options.values()
        ],
        "bots": bots.all_bots(),
        "phrases": phrases_of(game.key),
        **_PAGE_FACTS[game.key]._asdict(),
    }


@get("/api/games")
async def list_games(request: AnyRequest) -> Response[bytes]:
    """Returns the games: presets, options, bots, quick phrases, and facts that a page shows."""
    return respond(request, _listed_games())


@cache
def _listed_games() -> Asset:
    return make_asset(msgspec.json.encode([game_info(game) for game in games.all_games()]), "application/json")


class Setup(Body):
    """The settings of a game."""

    players: Count | None = None
    preset: Word | None = None
    options: Options | None = None
    board: BoardData | None = None

    def __post_init__(self) -> None:
        check_document(self.board, LARGEST_DOCUMENT)


@post("/api/games/{game:str}/try", status_code=200)
async def try_setup(game: FromPath[str], data: JSONBody[Setup]) -> dict[str, Any]:
    """Returns all options as they would be, or why the set-up is not possible; nothing is opened.

    With a refusal, `fits` are the suits, players and options with which the board that was named can be played on.
    """
    if game not in GAMES:
        raise not_found()
    given = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    return await asyncio.to_thread(_tried, game, given)


def _tried(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """Runs in a thread: the largest boards take some 20 ms on the plain engine."""
    try:
        state = games.get(game).new(seed=0, **given)
    except BadInput as refused:
        reason = refused.reason
        why = {"code": reason.code, "rule": reason.rule, "params": reason.params}
        fits = _fitting(game, given)
        return {"possible": False, "why": why, **({"fits": fits} if fits else {})}
    rules = state.ruleset
    warnings = [{"code": warned.code, "rule": warned.rule, "params": warned.params} for warned in rules.warnings]
    return {
        "possible": True,
        "players": rules.players,
        "options": dict(rules.options),
        "warnings": warnings,
        "idle": games.get(game).idle_rules(rules.options),
        **_BOARD_FACTS[game].of(rules),
    }


def _fitting(game: str, given: dict[str, Any]) -> dict[str, Any] | None:
    """Returns the suits, players and options that the board needs; None if it is not playable with them either."""
    if given.get("board") is None:
        return None
    try:
        fits = _BOARD_FACTS[game].fitting(given["board"])
        if fits is None:
            return None
        options = {**given.get("options", {}), **fits["options"]}
        games.get(game).new(seed=0, **{**given, "players": fits["players"], "options": options})
    except BadInput:
        return None
    return fits


@get("/api/tables/{code:str}/facts")
async def facts(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """Returns facts for the page of a table, nothing of its game under way.

    `rules` by verb, the `idle` ones, the `form` of the rules' texts that fits the options, `cards`, `limits`,
    and `trios` of cards that win.
    """
    opened = (await lobby_of(request).find(code)).table.opened
    setup = json.dumps([opened.players, opened.options, opened.board], sort_keys=True)
    return respond(request, await _FACTS.get(opened.game, setup))


def _facts(key: str, setup: str) -> Asset:
    """Returns the facts of a game with this set-up; a player's own board is read again."""
    game = games.get(key)
    players, options, board = json.loads(setup)
    printed = game.atlas({"players": players, "options": options, "board": board})
    limits = {name: figure for name, figure in printed.items() if isinstance(figure, int)}
    found = {
        "rules": game.rules,
        "idle": game.idle_rules(options),
        "form": game.rules_form(options),
        "cards": printed.get("cards", {}),
        "limits": limits,
        "trios": printed.get("trios", []),
    }
    return make_asset(msgspec.json.encode(found), "application/json")


_FACTS = AssetCache(_facts, most=2**20)


HANDLERS = [list_games, try_setup, facts]
