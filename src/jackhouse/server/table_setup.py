"""Checks the settings of a new table and makes the first entry of its log."""

from collections.abc import Mapping
from typing import Any

from jackhouse import games
from jackhouse.kernel import Reason
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError
from jackhouse.server.tokens import new_secret
from jackhouse.tables.entries import Opened

__all__ = ["new_table_entry"]


def new_table_entry(wanted: Mapping[str, Any], code: str, host: str, at: float, config: Config) -> Opened:
    """Returns the `Opened` entry for these settings; `BadInput` or `ApiError` if they are not possible."""
    game = games.get(str(wanted.get("game", "jack-rabbits")))
    practice = wanted.get("practice")
    origin = {"seed": 0} if practice is None else dict(practice)
    setup = {key: wanted[key] for key in ("players", "preset", "options", "board") if wanted.get(key) is not None}
    if "position" in origin:
        state = _position(game, origin["position"])
    elif isinstance(origin.get("seed"), int):
        state = game.new(seed=origin["seed"], **setup)
    else:
        raise ApiError(Reason("bad-practice"))
    if state.ruleset.players < 2 and practice is None:
        raise ApiError(Reason("too-few-players"))
    return Opened(
        code=code,
        host=host,
        at=at,
        game=game.key,
        rules=game.version,
        players=state.ruleset.players,
        options=dict(state.ruleset.options),
        board=state.ruleset.board_data(),
        public=bool(wanted.get("public")),
        onlookers=bool(wanted.get("onlookers", True)),
        timer=_timer(int(wanted.get("timer") or 0), config),
        practice=None if practice is None else origin,
        secret=new_secret() if practice is None else "",
    )


def _position(game: Any, setup: object) -> Any:
    try:
        return game.position(**{str(key): value for key, value in dict(setup).items()})  # type: ignore[call-overload]
    except (TypeError, ValueError) as error:  # not a position at all
        raise ApiError(Reason("bad-practice")) from error


def _timer(seconds: int, config: Config) -> int:
    fewest, most = config.shortest_timer, config.longest_timer
    if seconds and not fewest <= seconds <= most:
        raise ApiError(Reason("bad-timer", "", {"value": str(seconds), "fewest": fewest, "most": most}))
    return seconds
