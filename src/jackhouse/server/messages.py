"""What a client may send over its socket."""

from typing import Annotated

import msgspec

from jackhouse.server.http.bounds import ActionText, Number, SeatIndex, Viewer, Word

__all__ = ["Act", "Hello", "Message", "Ping", "Say", "Undo", "read"]


AnyKey = Annotated[str, msgspec.Meta(max_length=16 * 1024)]
"""Whether it is too long is seen when it is used, so that the refusal can name it."""
EventNumber = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
"""The number of an event; one that a client cannot have is taken for the nearest that it can."""


class _Sent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Each kind has its tag."""


class Hello(_Sent, frozen=True, tag="hello"):
    """`after` is, by seat (`"onlooker"` for none), the number of the last event that the client has."""

    after: Annotated[dict[Viewer, EventNumber], msgspec.Meta(max_length=32)] = {}


class Act(_Sent, frozen=True, tag="act"):
    """Answer `decision` of `seat`; `key` makes sending it twice harmless."""

    seat: SeatIndex
    decision: Number
    key: AnyKey
    action: ActionText


class Undo(_Sent, frozen=True, tag="undo"):
    seat: SeatIndex
    decision: Number
    key: AnyKey


class Say(_Sent, frozen=True, tag="say"):
    seat: SeatIndex
    phrase: Word
    key: AnyKey = ""


class Ping(_Sent, frozen=True, tag="ping"):
    key: AnyKey = ""


Message = Hello | Act | Undo | Say | Ping

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


read = _DECODER.decode
"""The message; msgspec's errors if it is none."""
