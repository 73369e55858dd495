"""Quick phrases instead of free chat: codes, worded in the reader's language."""

from typing import Final

__all__ = ["PHRASES", "phrases_of"]

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
    """The phrases that can be said at a table of this game."""
    return [*_EVERY_GAME, *_OF_GAME.get(game, ())]
