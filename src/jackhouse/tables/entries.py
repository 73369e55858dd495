"""The entries of a table's append-only log. Everything about a table follows from its entries.

Entries hold secrets (of the random numbers, drafts): they go to the store and nowhere else.
"""

from typing import Any, Final

import msgspec

__all__ = [
    "BY_TIMER",
    "Entry",
    "Lent",
    "Named",
    "Nonced",
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


BY_TIMER: Final = "clock"
"""Who answered, if the timer did: `Played.by`."""


class LogEntry(msgspec.Struct, frozen=True, tag_field="line", omit_defaults=True):
    """The base of all entries: each kind has its tag, and `at`, the wall time when it was written."""


class LaterEntry(LogEntry, frozen=True, kw_only=True):
    """The base of all entries but the first."""

    at: float = 0.0


class Opened(LogEntry, frozen=True, tag="opened"):
    """A table was opened by `host`, the tag of a client's token.

    `secret` is what its random numbers will be made of: 128 bits from the operating system, drawn before anybody sits,
    so that its hash can be shown from the start; empty at a practice table and at one opened by an older version.
    """

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
    secret: str = ""


class Sat(LaterEntry, frozen=True, tag="sat"):
    """A client took a seat, perhaps with a nonce, or took it over by a link (`moved`)."""

    seat: int
    owner: str
    name: str
    moved: bool = False
    nonce: str = ""


class Named(LaterEntry, frozen=True, tag="named"):
    """The player of a seat changed the name."""

    seat: int
    name: str


class Nonced(LaterEntry, frozen=True, tag="nonced"):
    """The player of a seat added a nonce (hex digits) to the random numbers."""

    seat: int
    nonce: str


class Stood(LaterEntry, frozen=True, tag="stood"):
    """A seat is free again."""

    seat: int


class Seated(LaterEntry, frozen=True, tag="seated"):
    """A bot has a seat of its own."""

    seat: int
    bot: str


class Started(LaterEntry, frozen=True, tag="started"):
    """The game began. `secret` is that of the table; empty at a practice table.

    `nonces` are those of the seats, "" for none; null at a table that was opened by an older version, without a secret.
    """

    secret: str = ""
    nonces: list[str] | None = None


class Played(LaterEntry, frozen=True, tag="played"):
    """A seat answered its decision. `by` says who really did: its owner (""), a bot, or a bot for want of time."""

    seat: int
    action: str
    key: str = ""
    by: str = ""


class Undone(LaterEntry, frozen=True, tag="undone"):
    seat: int
    key: str = ""


class Lent(LaterEntry, frozen=True, tag="lent"):
    """A bot plays for an absent owner."""

    seat: int
    bot: str


class Returned(LaterEntry, frozen=True, tag="returned"):
    """The owner is back."""

    seat: int


class Said(LaterEntry, frozen=True, tag="said"):
    """A quick phrase."""

    seat: int
    phrase: str


class Rematched(LaterEntry, frozen=True, tag="rematched"):
    """The rematch is at the table with that code."""

    code: str


Entry = Opened | Sat | Named | Nonced | Stood | Seated | Started | Played | Undone | Lent | Returned | Said | Rematched

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def dated(entry: Entry, at: float) -> Entry:
    """Returns the entry with its time set."""
    return msgspec.structs.replace(entry, at=at)


def encode(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def decode(body: bytes) -> Entry:
    """Decodes an entry; raises msgspec's errors."""
    return _DECODER.decode(body)
