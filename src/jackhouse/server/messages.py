"""What a client may send over its socket."""

import msgspec

__all__ = ["Act", "Hello", "Message", "Ping", "Say", "Undo", "read"]


class _Sent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Each kind has its tag."""


class Hello(_Sent, frozen=True, tag="hello"):
    """`after` is, by seat (`"onlooker"` for none), the number of the last event that the client has."""

    after: dict[str, int] = {}


class Act(_Sent, frozen=True, tag="act"):
    """Answer `decision` of `seat`; `key` makes sending it twice harmless."""

    seat: int
    decision: int
    key: str
    action: str


class Undo(_Sent, frozen=True, tag="undo"):
    seat: int
    decision: int
    key: str


class Say(_Sent, frozen=True, tag="say"):
    seat: int
    phrase: str
    key: str = ""


class Ping(_Sent, frozen=True, tag="ping"):
    key: str = ""


Message = Hello | Act | Undo | Say | Ping

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


read = _DECODER.decode
"""The message; msgspec's errors if it is none."""
