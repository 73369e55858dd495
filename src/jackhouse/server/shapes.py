"""What the API answers, shape by shape: for the schema that is served, and for tests that hold the house to it."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec

__all__ = [
    "TOLD", "Ack", "Event", "Facts", "GameInfo", "Health", "Hint", "HostedTable", "Link", "MovedTable", "Newcomer",
    "Record", "Refusal", "Said", "State", "TableInfo", "Trial", "answers",
]  # fmt: skip


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing is left out, nothing is in addition."""


class Refusal(Shape):
    """Why not: the code, the rule behind it if it is one of the game's, the facts."""

    code: str
    rule: str
    params: dict[str, Any]


class Health(Shape):
    status: str
    tables: int
    sockets: int


class Newcomer(Shape, omit_defaults=True):
    """A token for a program; for a page, whether its cookie was known."""

    token: str | msgspec.UnsetType = msgspec.UNSET
    known: bool | msgspec.UnsetType = msgspec.UNSET


class OptionInfo(Shape):
    key: str
    rule: str
    default: bool | str | int
    values: list[str]
    bounds: list[int]
    needs: list[str]
    clashes: list[str]


class GameInfo(Shape):
    """`players` is the fewest and the most."""

    game: str
    rules: int
    players: list[int]
    presets: dict[str, dict[str, Any]]
    options: list[OptionInfo]
    bots: list[str]
    phrases: list[str]


class Trial(Shape):
    """Would such a table be possible? With all its options, or why not."""

    possible: bool
    why: Refusal | msgspec.UnsetType = msgspec.UNSET
    players: int | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class CardInfo(Shape):
    suit: str
    value: int


class Facts(Shape):
    """The rule behind each word of an action, and what is printed: on cards by name, on islands by key."""

    rules: dict[str, str]
    cards: dict[str, CardInfo]
    islands: dict[str, str]


class SeatInfo(Shape):
    """`kind`: open, person or bot; `bot` plays here, for good or, if `lent`, until its owner is back."""

    kind: str
    name: str
    bot: str
    lent: bool


class TableInfo(Shape):
    """What anybody who knows the code may know; `host` is the host's seat, `rematch` the code of the next table."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    board: str | None
    public: bool
    onlookers: bool
    timer: int
    practice: bool
    started: bool
    over: bool
    old: bool
    seats: list[SeatInfo]
    host: int | None
    rematch: str | None


class HostedTable(TableInfo):
    """And which seats are the client's own, and whether it is the host."""

    mine: list[int]
    hosting: bool


class MovedTable(TableInfo):
    """And the seat that a link has moved."""

    mine: list[int]
    seat: int


class Link(Shape):
    link: str


class Event(Shape):
    """What happened, as far as this viewer may know it; `n` counts what this viewer has been told."""

    n: int
    code: str
    params: dict[str, Any]


class Refused(Refusal):
    action: str


class State(Shape):
    """`view` is null before the game begins; from `decision` on only for one's own seat once it has."""

    type: str
    seat: int | None
    n: int
    table: TableInfo
    view: dict[str, Any] | None
    decision: int | msgspec.UnsetType = msgspec.UNSET
    legal: list[str] | msgspec.UnsetType = msgspec.UNSET
    refused: list[Refused] | msgspec.UnsetType = msgspec.UNSET
    undoable: bool | msgspec.UnsetType = msgspec.UNSET


class Ack(Shape):
    """Stored. `n` is the number of the last event that this seat has been told by then."""

    key: str
    seat: int
    n: int


class Hint(Shape):
    """What the best bot would answer to that decision."""

    decision: int
    action: str


class Said(Shape):
    said: str


class Record(Shape):
    """For `jackhouse replay`; `start` holds the chance."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    board: Any
    start: dict[str, Any]
    actions: list[str]
    ranking: list[list[int]] | None


# ---- over a socket, where each message has its type ------------------------------------------------------------------


class Welcome(Shape):
    """To `hello`: one's own seats."""

    type: str
    seats: list[int]


class Events(Shape):
    """`seat` is null for an onlooker."""

    type: str
    seat: int | None
    events: list[Event]


class Presence(Shape):
    """Who is connected, by seat."""

    type: str
    here: list[bool]


class Clock(Shape):
    """So long a seat has for its decision."""

    type: str
    seat: int
    seconds: int


class Acked(Shape):
    """To `act`, `undo` and `say` (which has no number)."""

    type: str
    key: str
    seat: int
    n: int | msgspec.UnsetType = msgspec.UNSET


class Pong(Shape):
    type: str
    key: str


class Error(Refusal):
    """`key` is that of the message it answers, if it had one."""

    type: str
    key: str


TOLD: Final[Mapping[str, type[Shape]]] = {
    "welcome": Welcome,
    "events": Events,
    "state": State,
    "presence": Presence,
    "clock": Clock,
    "ack": Acked,
    "pong": Pong,
    "error": Error,
}

# ---- for the schema --------------------------------------------------------------------------------------------------

_REFUSALS: Final[Mapping[int, str]] = {
    400: "It makes no sense, or the rules do not allow it",
    403: "Not from there, or not for you to do",
    404: "There is nothing here: no such table, or not for you",
    409: "Not now, or not any more",
    413: "Too long",
    429: "Too much at once",
    500: "A fault of the house",
    503: "Not stored, or no room",
}


def answers(shape: Any, status: int) -> dict[int, ResponseSpec]:
    """What a request is answered with when all is well, and otherwise."""
    well = ResponseSpec(shape, generate_examples=False, description="As asked")
    refusals = {
        code: ResponseSpec(Refusal, generate_examples=False, description=meaning) for code, meaning in _REFUSALS.items()
    }
    return {status: well, **refusals}
