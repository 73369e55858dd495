"""Makes the first entries of a table: from the settings of a new one, or from an imported record."""

from collections.abc import Mapping
from typing import Any

from jackhouse import games
from jackhouse.kernel import BadInput, Reason, Record
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError
from jackhouse.server.tokens import new_secret
from jackhouse.tables.entries import Entry, Opened, Played, Started, Undone

__all__ = ["entries_of_record", "new_table_entry"]

_BY_RECORD = "record"
"""`Played.by` of an answer that comes from an imported record."""


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
    return _opened(
        state,
        code=code,
        host=host,
        at=at,
        public=bool(wanted.get("public")),
        onlookers=bool(wanted.get("onlookers", True)),
        timer=_timer(int(wanted.get("timer") or 0), config),
        practice=None if practice is None else origin,
        secret=new_secret() if practice is None else "",
    )


def entries_of_record(data: Mapping[str, Any], code: str, host: str, at: float) -> list[Entry]:
    """Returns the entries of a table where the game of a record has been played.

    Whoever imports a record may know all its secrets, so the table is a practice table. Raises `BadInput` if the
    record is not whole, of other rules, or ends otherwise than it says.
    """
    record = Record.from_dict(data)
    state = games.get(record.game).replay(record)
    ranking = state.ranking if state.over else None
    if ranking != record.ranking:
        facts = {"recorded": str(record.ranking)[:60], "found": str(ranking)}
        raise BadInput(Reason("record-other-end", "", facts))
    opened = _opened(state, code=code, host=host, at=at, practice=dict(record.start))
    return [opened, Started(), *map(_answer, record.actions)]


def _opened(state: Any, **settings: Any) -> Opened:
    """Returns the `Opened` entry of a table for this game."""
    rules = state.ruleset
    return Opened(
        game=rules.game,
        rules=rules.version,
        players=rules.players,
        options=dict(rules.options),
        board=rules.board_as_set_up(),
        **settings,
    )


def _answer(line: str) -> Entry:
    """Returns the entry for a line of a record, such as `1 pay 7S`."""
    seat, _, action = line.partition(" ")
    return Undone(int(seat)) if action == "undo" else Played(int(seat), action, by=_BY_RECORD)


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
