"""Names that guests give themselves. They are only ever shown as text; here it is seen to that they can be read as one.

Any writing is welcome. Left out is what cannot be seen, what turns the writing around it the other way, and what would
reach into other lines.
"""

import unicodedata
from typing import Final

__all__ = ["plain_name"]

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
_JOINERS: Final = "\u200c\u200d"
_PICTURE: Final = "\ufe0f"  # shows the sign before it as a picture
_JOINED: Final = ("Lo", "Mn", "Mc", "So", "Sk")  # writing in which joiners mean something, and pictures
_MOST_MARKS: Final = 3  # on one letter


def plain_name(name: str) -> str:
    """The name as it is kept and shown; empty if there is nothing to show."""
    letters = unicodedata.normalize("NFC", "".join(filter(_is_seen, " ".join(name.split()))))
    plain = ""
    for at, letter in enumerate(letters):
        if _has_a_place(letter, plain, letters[at + 1 : at + 2]):
            plain += letter
    return " ".join(plain.split())


def _is_seen(letter: str) -> bool:
    """Is it seen, or does it change how its neighbours are?"""
    if letter in _JOINERS or letter == _PICTURE:
        return True
    return letter.isprintable() and letter not in _BLANK and "VARIATION SELECTOR" not in unicodedata.name(letter, "")


def _has_a_place(letter: str, before: str, after: str) -> bool:
    last = before[-1:]
    if letter in _JOINERS:
        return _is_joined(last) and _is_joined(after) and last not in _JOINERS
    if letter == _PICTURE:
        return _kind(last) == "So"
    if _is_mark(letter):
        return last not in ("", " ") and not all(map(_is_mark, before[-_MOST_MARKS:]))
    return True


def _is_mark(letter: str) -> bool:
    return _kind(letter).startswith("M")


def _is_joined(letter: str) -> bool:
    return _kind(letter) in _JOINED


def _kind(letter: str) -> str:
    return unicodedata.category(letter) if letter else ""
