"""An island card: a small grid of spaces and what they hold (JK-2.1), read from untrusted text.

`. . . R / W o ^ . / 1 ! 3 .`: rows split by `/`; `.` no space, `o` space, `W R B` flags, `^` difficult terrain,
`!` bandit, `1 2 3` treasure.
"""

from typing import Final

from jackhouse.jackal.cards import HORSE, MOVES
from jackhouse.jackal.compass import CELL_NAMES, CELLS, NOWHERE, SHIFTS, SIZE, STRIDE, cell_at
from jackhouse.jackal.grammar import TO_GO, TO_JUMP
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import BadInput, Reason

MARKS: Final = ".oWRB^!123"

WATER: Final = 0
SPACE: Final = 1
WHITE_FLAG: Final = 2
RED_FLAG: Final = 3
BLUE_FLAG: Final = 4
DIFFICULT: Final = 5
BANDIT: Final = 6
TREASURE: Final = 7  # of one coin; then of two and three

MOST_COINS: Final = 3
QUARTERS: Final = 4  # ways in which an island can lie
LONGEST_TEXT: Final = 200


class Island:
    """One island: its features by cell, its flags, and where each card leads from each cell."""

    def __init__(self, key: str, features: list[int], height: int, width: int) -> None:
        self.key = key
        self.is_gentle = False  # an island for beginners, as its set says
        # Made on demand.
        self._rotations: list[Island] = []  # by one, two and three quarter turns
        self._text = ""
        self.height = height
        self.width = width
        self.features = features
        self.land = 0  # these are masks of cells, for the solver
        self.bandits = 0
        self.difficult = 0
        self.treasures = 0
        self.flags: list[int] = [NOWHERE] * 3  # the cells of the white, red and blue flags
        self.worth: list[int] = [max(0, feature - BANDIT) for feature in features]
        for cell in range(CELLS):
            self._note(cell, features[cell])
        # By kind of card and cell (kind * CELLS + cell): the spaces that it leads to, and the words for that.
        self.ends: list[list[int]] = []
        self.goes: list[list[Action]] = []
        for kind in range(HORSE + 1):
            for cell in range(CELLS):
                self._map_moves(kind, cell)

    def _note(self, cell: int, feature: int) -> None:
        bit = 1 << cell
        if feature != WATER:
            self.land |= bit
        if feature in (WHITE_FLAG, RED_FLAG, BLUE_FLAG):
            self.flags[feature - WHITE_FLAG] = cell
        if feature == DIFFICULT:
            self.difficult |= bit
        if feature == BANDIT:
            self.bandits |= bit
        if feature >= TREASURE:
            self.treasures |= bit

    def _map_moves(self, kind: int, cell: int) -> None:
        """Lists the moves of a kind of card from a cell. A movement must end on a space of the island (JK-5.2)."""
        ends: list[int] = []
        goes: list[Action] = []
        for shift in MOVES[kind]:
            end = cell + shift
            if self.features[cell] != WATER and 0 <= end < CELLS and self.features[end] != WATER:
                ends.append(end)
                goes.append(TO_JUMP[end] if kind == HORSE else TO_GO[SHIFTS.index(shift)])
        self.ends.append(ends)
        self.goes.append(goes)

    def cells(self) -> list[int]:
        """Returns the spaces, row by row."""
        return [cell for cell in range(CELLS) if self.features[cell] != WATER]

    def treasure_cells(self) -> list[int]:
        return [cell for cell in range(CELLS) if self.worth[cell]]

    def turned(self, quarters: int) -> "Island":
        """Returns the island after so many quarter turns clockwise, 0 to 3 (JK-2.4)."""
        if not quarters:
            return self
        if not self._rotations:
            turns = [self._quarter_turn()]
            while len(turns) < QUARTERS - 1:
                turns.append(turns[-1]._quarter_turn())
            self._rotations = turns
        return self._rotations[quarters - 1]

    def turned_cell(self, cell: int, quarters: int) -> int:
        """Returns the cell to which so many quarter turns move a cell."""
        row, at, height, width = cell // STRIDE, cell % STRIDE, self.height, self.width
        for _ in range(quarters):
            row, at = at, height - 1 - row
            height, width = width, height
        return cell_at(row, at)

    def without_mark(self, cell: int) -> "Island":
        """Returns the same island with an empty space in that cell."""
        features = self.features[:]
        features[cell] = SPACE
        return Island(self.key, features, self.height, self.width)

    def _quarter_turn(self) -> "Island":
        features = [WATER] * CELLS
        for row in range(self.height):
            for at in range(self.width):
                cell = cell_at(row, at)
                features[self.turned_cell(cell, 1)] = self.features[cell]
        turned = Island(self.key, features, self.width, self.height)
        turned.is_gentle = self.is_gentle
        return turned

    def written(self) -> str:
        """Returns the text that `read_island` reads as this island."""
        if not self._text:
            rows = [[MARKS[self.features[cell_at(row, at)]] for at in range(self.width)] for row in range(self.height)]
            self._text = " / ".join([" ".join(row) for row in rows])
        return self._text


def read_island(key: str, text: object) -> Island:
    """Returns the island that a text describes; `BadInput` says what is wrong with it (JK-2.1)."""
    if not isinstance(text, str):
        raise bad_island(key, "island-not-text", str(text)[:40])
    rows = [row.split() for row in text[: LONGEST_TEXT + 1].replace("\n", "/").split("/") if row.strip()]
    if not rows:
        raise bad_island(key, "island-empty", "")
    if len(text) > LONGEST_TEXT or len(rows) > SIZE or len(rows[0]) > SIZE:
        raise bad_island(key, "island-too-large", str(SIZE))
    features = [WATER] * CELLS
    seen: list[int] = []
    for row, marks in enumerate(rows):
        if len(marks) != len(rows[0]):
            raise bad_island(key, "island-ragged", str(row))
        for at, mark in enumerate(marks):
            cell = cell_at(row, at)
            feature = MARKS.find(mark) if len(mark) == 1 else -1
            if feature < 0:
                raise bad_island(key, "island-unknown-mark", mark[:20])
            if feature in (WHITE_FLAG, RED_FLAG, BLUE_FLAG):
                if feature in seen:
                    raise bad_island(key, "island-flag-twice", CELL_NAMES[cell])
                seen.append(feature)
            features[cell] = feature
    if WHITE_FLAG not in seen:
        raise bad_island(key, "island-no-white-flag", "")
    return Island(key, features, len(rows), len(rows[0]))


def bad_island(key: str, problem: str, detail: str) -> BadInput:
    return BadInput(Reason("bad-island", "JK-2.1", {"island": key, "problem": problem, "detail": detail}))
