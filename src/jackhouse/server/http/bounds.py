"""Limits on the fields of requests and messages, checked by msgspec while it decodes them.

The structs of bodies and messages use these types; the served schema shows the limits too.
"""

from typing import Annotated, Any, Final

from msgspec import Meta

__all__ = [
    "LARGEST_DOCUMENT", "LARGEST_POSITION", "LARGEST_RECORD", "LONGEST_MOVES", "ActionText", "BoardData", "Count",
    "Document", "Key", "LinkCode", "NameText", "Number", "Options", "SeatIndex", "Seed", "Viewer", "Word",
    "check_document",
]  # fmt: skip

Word = Annotated[str, Meta(max_length=40)]
"""A key of a game, preset, option, bot or phrase, or the value of an option."""
NameText = Annotated[str, Meta(max_length=200)]
"""A name as it is sent: `plain_name` takes away what does not count for its length."""
Key = Annotated[str, Meta(max_length=64)]
ActionText = Annotated[str, Meta(max_length=400)]
LinkCode = Annotated[str, Meta(max_length=64)]

SeatIndex = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[str, Meta(max_length=8)]
"""A seat, or `onlooker`, as the key of a JSON object."""
Count = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]

OptionValue = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Word
Options = Annotated[dict[Word, OptionValue], Meta(max_length=64)]

Document = Annotated[dict[Annotated[str, Meta(max_length=40)], Any], Meta(max_length=40)]
"""JSON whose inside only a game or the kernel understands; `check_document` bounds it."""
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
    """Raise `ValueError` if there are more than `largest` values in it, or one is too deep, too long or too large."""
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
