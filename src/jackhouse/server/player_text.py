"""The text that players add to a table: names, which are cleaned, and quick phrases, which come from a list.

Names are only ever shown as text. All scripts are allowed. Removed are invisible characters, direction overrides, and
stacks of combining marks that would reach into other lines. Phrases are codes; each reader sees them in their own
language.
"""

import unicodedata
from typing import Final

__all__ = ["PHRASES", "phrases_of", "plain_name"]

_LONGEST: Final = 200  # code points: normalising takes time in the square of a run of marks

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
_JOINERS: Final = "\u200c\u200d"
_PICTURE: Final = "\ufe0f"  # shows the sign before it as a picture
_JOINED: Final = ("Lo", "Mn", "Mc", "So", "Sk")  # writing in which joiners mean something, and pictures
_MOST_MARKS: Final = 3  # on one letter


def plain_name(name: str) -> str:
    """Returns the name as stored and shown; "" if nothing visible is left, or it is too long to look at."""
    if len(name) > _LONGEST:
        return ""
    letters = unicodedata.normalize("NFC", "".join(filter(_is_seen, " ".join(name.split()))))
    plain = ""
    for at, letter in enumerate(letters):
        if _has_a_place(letter, plain, letters[at + 1 : at + 2]):
            plain += letter
    return " ".join(plain.split())


def _is_seen(letter: str) -> bool:
    """Whether the character is visible or changes how its neighbours look."""
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


# ---- quick phrases ------------------------------------------------------------------------------------------------

_EVERY_GAME: Final = (
    "hello", "good-luck", "have-fun", "well-played", "nice-move", "wow", "ouch", "oops", "sorry", "thanks",
    "please", "yes", "no", "maybe", "thinking", "your-turn", "take-your-time", "hurry", "one-moment", "back-soon",
    "i-am-back", "so-close", "lucky", "unlucky", "that-was-mine", "watch-out", "what-a-game", "good-game", "rematch",
    "goodbye",
)  # fmt: skip
_OF_GAME: Final[dict[str, tuple[str, ...]]] = {
    "jack-rabbits": ("shall-we-trade", "i-will-fight"),
    "jackal": ("land-ho", "have-some-rum"),
}

PHRASES: Final = (*_EVERY_GAME, *(phrase for phrases in _OF_GAME.values() for phrase in phrases))
"""The phrases of all games."""


def phrases_of(game: str) -> list[str]:
    """Returns the phrases that can be said at a table of this game."""
    return [*_EVERY_GAME, *_OF_GAME.get(game, ())]
