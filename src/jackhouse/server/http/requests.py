"""Requests: strict decoding, limits on every field, and the services that a request reaches.

JSON bodies are decoded without conversions, and undeclared query parameters are refused: Litestar alone converts
leniently (`0` and `"true"` become booleans, `"7"` a number) and ignores unknown parameters. msgspec checks the limits
while it decodes; the served schema shows them too.
"""

import re
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, WebSocket
from litestar.exceptions import ClientException
from litestar.params import PathParameter
from msgspec import Meta

from jackhouse.server.admission import Admission
from jackhouse.server.lobby import Lobby

__all__ = [
    "LARGEST_DOCUMENT", "LARGEST_POSITION", "LARGEST_RECORD", "LONGEST_MOVES", "ActionText", "AnyRequest", "BoardData",
    "Body", "Count", "Document", "Key", "LinkCode", "NameText", "Number", "Options", "SeatIndex", "SeatNumber", "Seed",
    "StrictRequest", "Viewer", "Word", "admission_of", "check_document", "check_query", "lobby_of",
]  # fmt: skip

AnyRequest = Request[Any, Any, Any]

_LONGEST_QUERY: Final = 1000
_NUMBER: Final = re.compile(r"-?\d{1,9}", re.ASCII)
_NO_QUERY: Final = frozenset(("request", "data"))

# ---- fields of bodies and messages ---------------------------------------------------------------------------------

Word = Annotated[str, Meta(max_length=40)]
"""A key of a game, preset, option, bot or phrase, or the value of an option."""
NameText = Annotated[str, Meta(max_length=200)]
"""A name as it is sent: `plain_name` takes away what does not count for its length."""
Key = Annotated[str, Meta(max_length=64)]
ActionText = Annotated[str, Meta(max_length=400)]
LinkCode = Annotated[str, Meta(max_length=64)]

SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
"""A seat in a path."""
SeatIndex = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[str, Meta(max_length=8)]
"""A seat, or `onlooker`, as the key of a JSON object."""
Count = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]

OptionValue = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Word
Options = Annotated[dict[Word, OptionValue], Meta(max_length=64)]

Document = Annotated[dict[Annotated[str, Meta(max_length=40)], Any], Meta(max_length=40)]
"""JSON that a game or the kernel reads; `check_document` bounds it."""
BoardData = Annotated[str, Meta(max_length=4000)] | Document
"""The name of a board or its text, or its whole document."""

LARGEST_DOCUMENT: Final = 4000  # values, keys included: the sample board has 612
LARGEST_POSITION: Final = 6000
LARGEST_RECORD: Final = 20_000
LONGEST_MOVES: Final = 1000  # characters: they are all played when the table is opened, started and loaded

_DEEPEST: Final = 12
_LONGEST_TEXT: Final = 4000
_LARGEST_NUMBER: Final = 2**63


def check_document(document: object, largest: int) -> None:
    """Raises `ValueError` if there are more than `largest` values in it, or one is too deep, too long or too large."""
    left = largest
    level: list[Any] = [document]
    for _ in range(_DEEPEST):
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below += value
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str):
                if len(value) > _LONGEST_TEXT:
                    raise ValueError("a text is too long")
            elif isinstance(value, int) and abs(value) > _LARGEST_NUMBER:
                raise ValueError("a number is too large")
        left -= len(level)
        if left < len(below):
            raise ValueError("too many values")
        if not below:
            return
        level = below
    raise ValueError("too deep")


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all request bodies: decoded strictly, every field bounded."""


# ---- strict decoding -----------------------------------------------------------------------------------------------


class StrictRequest(AnyRequest):
    """A request whose body is decoded straight into the type that its handler declares."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        if field is None:
            return msgspec.json.decode(body)
        try:
            return _decoder(field.annotation).decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ClientException from error


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def check_query(request: AnyRequest) -> None:
    """Refuses parameters that the route does not declare, that come twice, or that are not numbers.

    A route lists in its `opt` those that are `words`, and checks them itself.
    """
    query = request.scope["query_string"]
    if not query:
        return
    if len(query) > _LONGEST_QUERY:
        raise ClientException
    given = list(request.query_params.multi_items())
    names, words = {name for name, _ in given}, set(request.route_handler.opt.get("words", ()))
    declared = request.route_handler.parsed_fn_signature.parameters.keys() - request.path_params.keys() - _NO_QUERY
    numbers = [value for name, value in given if name not in words]
    if len(names) < len(given) or not names <= declared | words or not all(map(_NUMBER.fullmatch, numbers)):
        raise ClientException


# ---- services of the app -------------------------------------------------------------------------------------------


def lobby_of(request: "AnyRequest | WebSocket[Any, Any, Any]") -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def admission_of(request: "AnyRequest | WebSocket[Any, Any, Any]") -> Admission:
    admission: Admission = request.app.state.admission
    return admission
