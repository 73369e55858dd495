"""What happens at a table, as the lines of its append-only log. A table is what its lines make of it, and no more.

Lines hold secrets (the game's chance, drafts): they go to the store and nowhere else.
"""

from typing import Any

import msgspec

__all__ = [
    "Entry",
    "Lent",
    "Named",
    "Opened",
    "Played",
    "Rematched",
    "Returned",
    "Said",
    "Sat",
    "Seated",
    "Started",
    "Stood",
    "Undone",
    "dated",
    "decode",
    "encode",
]


class Line(msgspec.Struct, frozen=True, tag_field="line", omit_defaults=True):
    """One line; each kind has its tag, and `at`: when it was written."""


class Later(Line, frozen=True, kw_only=True):
    """Any line but the first."""

    at: float = 0.0


class Opened(Line, frozen=True, tag="opened"):
    """A table was opened by `host`, which is a client's name tag (never its token)."""

    code: str
    host: str
    at: float
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    board: Any
    public: bool = False
    onlookers: bool = True
    timer: int = 0
    practice: dict[str, Any] | None = None


class Sat(Later, frozen=True, tag="sat"):
    """A client took a seat, or came by a link that moved one to it."""

    seat: int
    owner: str
    name: str
    moved: bool = False


class Named(Later, frozen=True, tag="named"):
    """The player of a seat is called otherwise from now on."""

    seat: int
    name: str


class Stood(Later, frozen=True, tag="stood"):
    """A seat is free again."""

    seat: int


class Seated(Later, frozen=True, tag="seated"):
    """A bot has a seat of its own."""

    seat: int
    bot: str


class Started(Later, frozen=True, tag="started"):
    """The game began. `secret` is its chance: 128 bits from the operating system; empty at a practice table."""

    secret: str = ""


class Played(Later, frozen=True, tag="played"):
    """A seat answered its decision. `by` says who really did: its owner (""), a bot, or a bot for want of time."""

    seat: int
    action: str
    key: str = ""
    by: str = ""


class Undone(Later, frozen=True, tag="undone"):
    seat: int
    key: str = ""


class Lent(Later, frozen=True, tag="lent"):
    """A bot plays for an absent owner."""

    seat: int
    bot: str


class Returned(Later, frozen=True, tag="returned"):
    """The owner is back."""

    seat: int


class Said(Later, frozen=True, tag="said"):
    """A quick phrase."""

    seat: int
    phrase: str


class Rematched(Later, frozen=True, tag="rematched"):
    """Those who want another game find it at that table."""

    code: str


Entry = Opened | Sat | Named | Stood | Seated | Started | Played | Undone | Lent | Returned | Said | Rematched

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def dated(entry: Entry, at: float) -> Entry:
    """The line as written at that time."""
    return msgspec.structs.replace(entry, at=at)


def encode(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def decode(body: bytes) -> Entry:
    """The line; msgspec's errors if it is none."""
    return _DECODER.decode(body)
