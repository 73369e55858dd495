"""What does not change while a game runs: players, options, steps, words. Shared by all clones."""

from typing import Any

from jackhouse.kernel.step import Step
from jackhouse.kernel.words import Words

__all__ = ["Table"]


class Table:
    """The rules of one game as composed from its options, once."""

    def __init__(self, game: str, version: int, words: Words, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.version = version
        self.words = words
        self.players = players
        self.options = options
        self.steps: list[Step[Any]] = []

    def step_code(self, name: str) -> int:
        """The code by which frames name a step."""
        for code, step in enumerate(self.steps):
            if step.name == name:
                return code
        raise KeyError(name)

    def board_data(self) -> object:
        """The board as it is named or written in views, dumps and records."""
        return None
