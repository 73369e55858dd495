"""The rules of one game of Jack Rabbits, composed once from its options and its board."""

from typing import TYPE_CHECKING, Any, Final

from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.cards import VALUE
from jackhouse.jackrabbits.grammar import GRAMMAR
from jackhouse.jackrabbits.objectives import trios
from jackhouse.jackrabbits.tiles import CAVE
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from jackhouse.jackrabbits.steps.acquisition import Deed

KEY: Final = "jack-rabbits"
VERSION: Final = 1
"""Raised with every change that makes an old record replay differently."""

TURN: Final = ["homecoming", "roll", "lottery", "journey", "homecoming", "acquisition", "increment", "hand-limit"]
"""The steps of a turn in order (JR-4.11)."""

# Stages of the frame of a journey. ON_ROAD and AT_BRINK hold (tile, edge, bought, *memory) as arguments.
SET_OUT: Final = 0  # not begun: the rabbit is where its last turn ended
ON_ROAD: Final = 1  # on a road tile, entered by the edge (6: out of the cave's mouth)
AT_BRINK: Final = 2  # leaving the tile by the edge, which faces water
AWAITING_PAYMENT: Final = 3  # on top of one of the others: the transfer (verb, *args) has been chosen and is paid next

HAND_LIMIT: Final = 9
CLAIM_COST: Final = 10
CARROTS: Final = 3  # of each player, beside one rabbit (JR-1.4)
DEAL: Final = 3
PHASES: Final = ("lottery", "journey", "acquisition", "increment")


class RabbitRules(Ruleset):
    """Board, values, steps and limits, as the options of this game make them."""

    def __init__(self, players: int, options: dict[str, Any], board: Board, royals: list[int]) -> None:
        super().__init__(KEY, VERSION, GRAMMAR, players, options)
        self.board = board
        self.round_cap: int = options["round-cap"]
        self.hand_limit: int = HAND_LIMIT
        self.value: list[int] = VALUE
        self.trios = trios(options["objective"], tuple(royals))
        if not self.trios:
            raise BadInput(Reason("objective-impossible", "JR-3.5", {"objective": options["objective"]}))
        self.caves = board.of_kind(CAVE)
        # Set by `setup.ruleset_of` from the rules in play.
        self.rides: list[list[int]] = []  # by tile: the hexes that a horse mounted there may go to
        self.deeds: list[Deed] = []  # of the Acquisition phase
        self.queen_proves_visitor = False
        self.queen_proves_challenger = False
        # The steps of a turn as frames, and the frames of the turn at each of them, made once by `set_turn`.
        self.turn: list[Frame] = []
        self.turn_frames: list[Frame] = []

    def set_turn(self, names: list[str]) -> None:
        code = self.step_code("turn")
        self.turn = [Frame(self.step_code(name)) for name in names]
        self.turn_frames = [Frame(code, stage) for stage in range(len(names) + 1)]

    def board_data(self) -> object:
        return self.board.name if self.board.built_in else self.board.written()
