"""What does not change while a game runs: players, options, steps, words. Shared by all clones."""

from typing import Any

from jackhouse.kernel.frame import Window
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
        self.open_windows: list[list[Window]] = []  # an open question of each step to each seat
        self._step_codes: dict[str, int] = {}

    def set_steps(self, steps: list[Step[Any]]) -> None:
        self.steps = steps
        self._step_codes = {step.name: code for code, step in enumerate(steps)}
        self.open_windows = [[Window(code, (seat,)) for seat in range(self.players)] for code in range(len(steps))]

    def step_code(self, name: str) -> int:
        """The code by which frames name a step."""
        return self._step_codes[name]

    def board_data(self) -> object:
        """The board as it is named or written in views, dumps and records."""
        return None
