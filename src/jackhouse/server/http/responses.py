"""What the API answers, shape by shape: for the schema that is served, and for tests that hold the house to it."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec

__all__ = [
    "TOLD", "Ack", "Event", "Facts", "GameInfo", "Health", "Hint", "HostedTable", "LendWait", "Link", "MovedTable",
    "Newcomer", "Record", "Refusal", "Said", "State", "TableInfo", "Trial", "answers",
]  # fmt: skip


class ResponseBody(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing is left out, nothing is in addition."""


class Refusal(ResponseBody):
    """Why not: the code, the rule behind it if it is one of the game's, the facts."""

    code: str
    rule: str
    params: dict[str, Any]


class Health(ResponseBody):
    """`storing` is false while nothing can be stored: what is done then is refused with 503."""

    status: str
    tables: int
    sockets: int
    storing: bool


class Newcomer(ResponseBody, omit_defaults=True):
    """A token for a program; for a page, whether its cookie was known."""

    token: str | msgspec.UnsetType = msgspec.UNSET
    known: bool | msgspec.UnsetType = msgspec.UNSET


class OptionInfo(ResponseBody):
    key: str
    rule: str
    default: bool | str | int
    values: list[str]
    bounds: list[int]
    needs: list[str]
    clashes: list[str]


class GameSetup(ResponseBody):
    preset: str
    players: int
    options: dict[str, Any]


class PieceInfo(ResponseBody):
    """The piece of seat 2 is the symbol `SYMBOL-2` of `/art/SHEET/light.svg`."""

    sheet: str
    symbol: str


class GameInfo(ResponseBody):
    """`players` is the fewest and the most; `preset` and `board` are the defaults.

    `main_options` name a table in a list; `board_files`: a board may be sent as a document. `first_game` and
    `quick_game` are good for a guest against bots: the first time, and later.
    """

    game: str
    rules: int
    players: list[int]
    preset: str
    presets: dict[str, dict[str, Any]]
    board: str
    options: list[OptionInfo]
    bots: list[str]
    phrases: list[str]
    main_options: list[str]
    board_files: bool
    first_game: GameSetup
    quick_game: GameSetup
    pieces: PieceInfo


class Trial(ResponseBody):
    """Would such a table be possible? With all its options, or why not."""

    possible: bool
    why: Refusal | msgspec.UnsetType = msgspec.UNSET
    players: int | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class CardInfo(ResponseBody):
    suit: str
    value: int
    spent: str


class Facts(ResponseBody):
    """The rule behind each word of an action, and what is printed on cards, by name.

    `idle`: rules that the options leave out of play; `form`: of the rules' texts, the one that fits the options.
    """

    rules: dict[str, str]
    idle: list[str]
    form: str
    cards: dict[str, CardInfo]
    limits: dict[str, int]


class SeatInfo(ResponseBody):
    """`kind`: open, person or bot; `bot` plays here, for good or, if `lent`, until its owner is back.

    `nonce`: has its player added something to the chance of the game?
    """

    kind: str
    name: str
    bot: str
    lent: bool
    nonce: bool


class TableInfo(ResponseBody):
    """What anybody who knows the code may know; `host` is the host's seat, `rematch` the code of the next table.

    `commitment` is the SHA-256 of the secret that the random numbers come from; null where there is none.
    """

    code: str
    game: str
    players: int
    options: dict[str, Any]
    board: str | None
    public: bool
    onlookers: bool
    timer: int
    practice: bool
    commitment: str | None
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


class LendWait(ResponseBody):
    """Seconds until the seat may be lent to a bot; null: not as things stand."""

    seconds: int | None


class Link(ResponseBody):
    link: str


class Event(ResponseBody):
    """What happened, as far as this viewer may know it; `n` counts what this viewer has been told."""

    n: int
    code: str
    params: dict[str, Any]


class Refused(Refusal):
    action: str


class State(ResponseBody):
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


class Ack(ResponseBody):
    """Stored. `n` is the number of the last event that this seat has been told by then."""

    key: str
    seat: int
    n: int


class Hint(ResponseBody):
    """What the best bot would answer to that decision."""

    decision: int
    action: str


class Said(ResponseBody):
    said: str


class Record(ResponseBody):
    """For `jackhouse replay` and `verify`. `start` holds the chance.

    Of a game with a secret also the commitment to it, and the numbers drawn by the deal and by each line: bound and
    number.
    """

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    board: Any
    start: dict[str, Any]
    actions: list[str]
    ranking: list[list[int]] | None
    commitment: str | msgspec.UnsetType = msgspec.UNSET
    draws: list[list[list[int]]] | msgspec.UnsetType = msgspec.UNSET


# ---- over a socket, where each message has its type ------------------------------------------------------------------


class Welcome(ResponseBody):
    """To `hello`: one's own seats."""

    type: str
    seats: list[int]


class Events(ResponseBody):
    """`seat` is null for an onlooker."""

    type: str
    seat: int | None
    events: list[Event]


class Presence(ResponseBody):
    """Who is connected, by seat."""

    type: str
    here: list[bool]


class Clock(ResponseBody):
    """So long a seat has for its decision."""

    type: str
    seat: int
    seconds: int


class Acked(ResponseBody):
    """To `act`, `undo` and `say` (which has no number)."""

    type: str
    key: str
    seat: int
    n: int | msgspec.UnsetType = msgspec.UNSET


class Pong(ResponseBody):
    type: str
    key: str


class Error(Refusal):
    """`key` is that of the message it answers, if it had one."""

    type: str
    key: str


TOLD: Final[Mapping[str, type[ResponseBody]]] = {
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
