"""Quick phrases instead of free chat: codes, worded in the reader's language."""

from typing import Final

__all__ = ["PHRASES"]

PHRASES: Final = (
    "hello", "good-luck", "have-fun", "well-played", "nice-move", "wow", "ouch", "oops", "sorry", "thanks",
    "please", "yes", "no", "maybe", "thinking", "your-turn", "take-your-time", "hurry", "one-moment", "back-soon",
    "i-am-back", "so-close", "lucky", "unlucky", "that-was-mine", "watch-out", "shall-we-trade", "i-will-fight",
    "what-a-game", "good-game", "rematch", "goodbye",
)  # fmt: skip
