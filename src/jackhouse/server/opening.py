"""What a guest wants of a new table, checked: the first line of its record."""

from collections.abc import Mapping
from typing import Any

from jackhouse import games
from jackhouse.kernel import Reason
from jackhouse.server.config import Config
from jackhouse.server.trouble import Trouble
from jackhouse.tables.entries import Opened

__all__ = ["opened_as"]


def opened_as(wanted: Mapping[str, Any], code: str, host: str, at: float, config: Config) -> Opened:
    """A table as wanted: game, players, preset, options, board, public, onlookers, timer, practice."""
    game = games.get(str(wanted.get("game", "jack-rabbits")))
    practice = wanted.get("practice")
    origin = {"seed": 0} if practice is None else dict(practice)
    setup = {key: wanted[key] for key in ("players", "preset", "options", "board") if wanted.get(key) is not None}
    if "position" in origin:
        state = _position(game, origin["position"])
    elif isinstance(origin.get("seed"), int):
        state = game.new(seed=origin["seed"], **setup)
    else:
        raise Trouble(Reason("bad-practice"))
    if state.table.players < 2 and practice is None:
        raise Trouble(Reason("too-few-players"))
    return Opened(
        code=code,
        host=host,
        at=at,
        game=game.key,
        rules=game.version,
        players=state.table.players,
        options=dict(state.table.options),
        board=state.table.board_data(),
        public=bool(wanted.get("public")),
        onlookers=bool(wanted.get("onlookers", True)),
        timer=_timer(int(wanted.get("timer") or 0), config),
        practice=None if practice is None else origin,
    )


def _position(game: Any, setup: object) -> Any:
    try:
        return game.position(**{str(key): value for key, value in dict(setup).items()})  # type: ignore[call-overload]
    except (TypeError, ValueError) as error:  # not the shape of a position at all
        raise Trouble(Reason("bad-practice")) from error


def _timer(seconds: int, config: Config) -> int:
    fewest, most = config.shortest_timer, config.longest_timer
    if seconds and not fewest <= seconds <= most:
        raise Trouble(Reason("bad-timer", "", {"value": str(seconds), "fewest": fewest, "most": most}))
    return seconds
