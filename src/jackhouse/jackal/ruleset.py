"""The rules of one game of Jackal: its islands, its limits and the order of a round."""

from typing import Any, Final

from jackhouse.jackal.archipelago import load_archipelago
from jackhouse.jackal.grammar import GRAMMAR
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.ruleset import Ruleset

KEY: Final = "jackal"
VERSION: Final = 2
"""Raised with every change that makes an old record replay differently."""

ROUND: Final = ["landfall", "tortuga", "planning", "resolving", "treasure", "new-cards"]
"""The steps of a round in order (JK-1.2)."""

DEAL: Final = 5
FILL_UP: Final = 4  # JK-7.1
BOUGHT: Final = [0, 2, 3, 5]  # cards at Tortuga by coins (JK-7.2)
PHASES: Final = ("landfall", "planning", "resolving")


class JackalRules(Ruleset):
    """Islands, steps and the number of rounds."""

    def __init__(self, players: int, options: dict[str, Any], board: str) -> None:
        super().__init__(KEY, VERSION, GRAMMAR, players, options)
        self.board = board
        self.islands = load_archipelago(board)
        self.rounds: int = options["islands"]
        self.turns_islands: bool = options["turned-islands"]  # JK-2.4
        self.starts_gently: bool = options["gentle-islands"]  # JK-2.2
        if self.rounds > len(self.islands):
            raise BadInput(Reason("too-few-islands", "JK-1.1", {"islands": len(self.islands), "rounds": self.rounds}))
        # The steps of a round as frames, and the frames of the round at each of them, made once by `set_round`.
        self.round: list[Frame] = []
        self.round_frames: list[Frame] = []
        self.go_step = 0
        self.friday_step = 0
        self.weapon_step = 0
        self.doubling_step = 0
        self.row_step = 0

    def set_round(self) -> None:
        code = self.step_code("round")
        self.round = [Frame(self.step_code(name)) for name in ROUND]
        self.round_frames = [Frame(code, stage) for stage in range(len(ROUND) + 1)]
        self.go_step = self.step_code("go")
        self.friday_step = self.step_code("friday")
        self.weapon_step = self.step_code("weapon")
        self.doubling_step = self.step_code("doubling")
        self.row_step = self.step_code("row")

    def board_data(self) -> object:
        return self.board
