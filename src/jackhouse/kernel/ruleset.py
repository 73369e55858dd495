"""The fixed part of a game: players, options, steps, grammar. Shared by all clones."""

from typing import Any

from jackhouse.kernel.actions import ActionGrammar
from jackhouse.kernel.frame import Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

__all__ = ["Ruleset"]


class Ruleset:
    """The rules of one game, composed once from its options."""

    def __init__(self, game: str, version: int, grammar: ActionGrammar, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.version = version
        self.grammar = grammar
        self.players = players
        self.options = options
        self.steps: list[Step[Any]] = []
        self.open_windows: list[list[Window]] = []  # an open question of each step to each seat
        self.warnings: list[Reason] = []  # what players should know before they begin
        self._step_codes: dict[str, int] = {}

    def set_steps(self, steps: list[Step[Any]]) -> None:
        self.steps = steps
        self._step_codes = {step.name: code for code, step in enumerate(steps)}
        self.open_windows = [[Window(code, (seat,)) for seat in range(self.players)] for code in range(len(steps))]

    def step_code(self, name: str) -> int:
        """Returns the number by which frames refer to a step."""
        return self._step_codes[name]

    def board_data(self) -> object:
        """Returns the name or the document of the board, as in views."""
        return None

    def board_as_set_up(self) -> object:
        """Returns the board that the game was set up with, as in records: the same, unless the game makes its own."""
        return self.board_data()
