"""The types of responses and socket messages: for the served schema, and for tests that compare them.

Those about boards are in `board_responses`.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec

__all__ = [
    "TOLD", "Ack", "Event", "Facts", "GameInfo", "Guidance", "Health", "Hint", "HostedTable", "LendWait", "Link",
    "MovedTable", "Newcomer", "Purpose", "Record", "Refusal", "ResponseBody", "Said", "State", "TableInfo", "Trial",
    "answers",
]  # fmt: skip


class ResponseBody(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all responses: no field is left out or added."""


class Refusal(ResponseBody):
    """Why a request is refused: a code, the rule of the game behind it if there is one, parameters."""

    code: str
    rule: str
    params: dict[str, Any]


class Health(ResponseBody):
    """`storing` is false while nothing can be stored; changes are refused with 503 then."""

    status: str
    tables: int
    sockets: int
    storing: bool


class Newcomer(ResponseBody, omit_defaults=True):
    """A token for a program; for a page, whether its cookie was known."""

    token: str | msgspec.UnsetType = msgspec.UNSET
    known: bool | msgspec.UnsetType = msgspec.UNSET


class OptionValue(ResponseBody):
    """A value of another option, which an option needs or excludes."""

    option: str
    value: bool | str | int


class OptionInfo(ResponseBody):
    """An option, with the values of others that it needs or excludes; of `needs_any`, one is enough.

    `group`: where set-up pages list it; `editions`: those of the rulebook that print an addition.
    """

    key: str
    rule: str
    default: bool | str | int
    values: list[str]
    bounds: list[int]
    needs: list[OptionValue]
    needs_any: list[OptionValue]
    clashes: list[OptionValue]
    group: str
    editions: str


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

    `boards`: the names of the built-in boards, by the number of suits whose tiles they have. `main_options` name a
    table in a list; `board_files`: a board may be sent as a document. `first_game` and `quick_game` set up a player's
    first game against bots, and later ones.
    """

    game: str
    rules: int
    players: list[int]
    preset: str
    presets: dict[str, dict[str, Any]]
    board: str
    boards: dict[str, list[str]]
    options: list[OptionInfo]
    bots: list[str]
    phrases: list[str]
    main_options: list[str]
    board_files: bool
    first_game: GameSetup
    quick_game: GameSetup
    pieces: PieceInfo


class FittingSetup(ResponseBody):
    """With what a board can be played on: the suits of its royals, as many players, and the options for that."""

    suits: str
    players: int
    options: dict[str, Any]


class Trial(ResponseBody):
    """Whether such a table is possible: all its options, or why not, and with what its board could be played on.

    `idle`: rules that the options switch off. Of Jack Rabbits also `suits`, the letters of the suits in play, and
    `board`, the name or the code of the board, unless the players build it.
    """

    possible: bool
    why: Refusal | msgspec.UnsetType = msgspec.UNSET
    players: int | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    warnings: list[Refusal] | msgspec.UnsetType = msgspec.UNSET
    idle: list[str] | msgspec.UnsetType = msgspec.UNSET
    board: str | msgspec.UnsetType = msgspec.UNSET
    suits: str | msgspec.UnsetType = msgspec.UNSET
    fits: FittingSetup | msgspec.UnsetType = msgspec.UNSET


class CardInfo(ResponseBody):
    suit: str
    value: int
    cost: int
    spent: str


class Facts(ResponseBody):
    """The rule behind each word of an action, and what is printed on cards, by name.

    `idle`: rules that the options switch off; `form`: the form of the rules' texts that fits the options; `trios`: the
    cards that win, in Jack Rabbits.
    """

    rules: dict[str, str]
    idle: list[str]
    form: str
    cards: dict[str, CardInfo]
    limits: dict[str, int]
    trios: list[list[str]]


class SeatInfo(ResponseBody):
    """`kind`: open, person or bot; `bot` plays here, for good or, if `lent`, until its owner is back.

    `nonce`: whether its player has given a nonce for the random numbers of the game.
    """

    kind: str
    name: str
    bot: str
    lent: bool
    nonce: bool


class TableInfo(ResponseBody):
    """What anybody who knows a table's code may know; `host` is the host's seat, `rematch` the code of the next table.

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
    """A table with the client's own seats, and whether the client is the host."""

    mine: list[int]
    hosting: bool


class MovedTable(TableInfo):
    """A table with the seat that a link has moved."""

    mine: list[int]
    seat: int


class LendWait(ResponseBody):
    """Seconds until the seat may be lent to a bot; null: not at present."""

    seconds: int | None


class Link(ResponseBody):
    link: str


class Event(ResponseBody):
    """Something that happened, as far as this viewer may know it; `n` numbers the viewer's events."""

    n: int
    code: str
    params: dict[str, Any]


class Refused(Refusal):
    action: str


class State(ResponseBody):
    """`view` is null before the game begins; `decision` and later fields are only for one's own seat in a game."""

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
    """The answer is stored. `n` is the number of this seat's last event by then."""

    key: str
    seat: int
    n: int


class Purpose(ResponseBody):
    """The reason for a hint: the code of a text, and its parameters."""

    code: str
    params: dict[str, Any]


class Hint(ResponseBody):
    """The best bot's actions from that decision on, until others see something of them; `action` is the first.

    `purpose` is what the game says they lead to.
    """

    decision: int
    action: str
    actions: list[str]
    purpose: Purpose | None


class Guidance(ResponseBody):
    """The game's guidance about the choices of that decision, none if the seat is not asked; see `docs/api.md`."""

    decision: int | None
    guidance: dict[str, Any]


class Said(ResponseBody):
    said: str


class Record(ResponseBody):
    """For `jackhouse replay` and `verify`. `start` holds the source of the random numbers.

    A game with a secret also has the commitment to it, and the numbers drawn by the deal and by each action: bound and
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


# ---- messages over a socket ------------------------------------------------------------------------------------------


class Welcome(ResponseBody):
    """The reply to `hello`: the client's own seats."""

    type: str
    seats: list[int]


class Events(ResponseBody):
    """`seat` is null for an onlooker."""

    type: str
    seat: int | None
    events: list[Event]


class Presence(ResponseBody):
    """Whether the owner of each seat is connected."""

    type: str
    here: list[bool]


class Clock(ResponseBody):
    """The seconds that a seat has left for its decision."""

    type: str
    seat: int
    seconds: int


class Acked(ResponseBody):
    """The reply to `act`, `undo` and `say` (which has no number)."""

    type: str
    key: str
    seat: int
    n: int | msgspec.UnsetType = msgspec.UNSET


class Pong(ResponseBody):
    type: str
    key: str


class Error(Refusal):
    """`key` is the key of the refused message, if it had one."""

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
    400: "Malformed, or against the rules",
    403: "From a foreign origin, or not permitted",
    404: "No such table, or not yours",
    409: "Not possible at present, or no longer",
    413: "Too long",
    429: "Too many requests",
    500: "An error of the server",
    503: "Not stored, or the server is full",
}


def answers(shape: Any, status: int) -> dict[int, ResponseSpec]:
    """Returns the responses of a route for the schema: success, and all refusals."""
    well = ResponseSpec(shape, generate_examples=False, description="As asked")
    refusals = {
        code: ResponseSpec(Refusal, generate_examples=False, description=meaning) for code, meaning in _REFUSALS.items()
    }
    return {status: well, **refusals}
