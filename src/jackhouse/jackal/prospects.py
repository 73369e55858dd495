"""What a seat can compute from its view alone: rows that reach a treasure, and the results of each choice."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackal.cards import BLUE, DOUBLE, FRIDAY, HORSE, KIND_CODES, KIND_NAMES, KINDS, RED, WEAPON
from jackhouse.jackal.compass import CELL_NAMES, CELLS
from jackhouse.jackal.island import BANDIT, DIFFICULT, TREASURE, Island, read_island
from jackhouse.jackal.solver import Way, ways
from jackhouse.kernel.view_validation import VIEW_ERRORS, bad_view

FLAG_OF: Final = {RED: 1, BLUE: 2}
"""By flag card: the index of its flag in `Island.flags`; 0 is the white flag."""

_islands: Final[dict[str, Island]] = {}
_MOST_KEPT: Final = 200


def island_of(view: Mapping[str, Any]) -> Island:
    """Returns the island of a view; recent ones are cached."""
    text = view["island"]["text"]
    if text not in _islands:
        if len(_islands) >= _MOST_KEPT:
            _islands.clear()
        _islands[text] = read_island(view["island"]["key"], text)
    return _islands[text]


def counts_of(names: list[str]) -> list[int]:
    counts = [0] * KINDS
    for name in names:
        counts[KIND_CODES[name]] += 1
    return counts


def prospects(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Returns the ways to treasures: cell, worth, steps, row, specials; during a row, for each legal action."""
    try:
        island, counts = island_of(view), counts_of(view["hand"] or [])
        question = view["question"]
        if view["turn"] == view["seat"] and question is not None and question["code"] in _ON_THE_WAY:
            return walk_of(island, view, counts).choices(question["code"])
        return [_described(way) for way in ways(island, counts)]
    except VIEW_ERRORS as error:
        raise bad_view("view") from error


def _described(way: Way) -> dict[str, Any]:
    return {
        "cell": CELL_NAMES[way.cell],
        "worth": way.worth,
        "steps": way.steps,
        "row": [KIND_NAMES[kind] for kind in way.row],
        "specials": {KIND_NAMES[kind]: way.used[kind] for kind in (DOUBLE, FRIDAY, WEAPON) if way.used[kind]},
    }


_ON_THE_WAY: Final = ("go", "friday", "weapon", "doubling")


class Walk:
    """The possible results of a row under way."""

    def __init__(self, island: Island, row: list[int], at: int, cell: int, steps: int, counts: list[int]) -> None:
        """`at`: the place in the row of the card that is asked about; `counts`: of the cards in hand, by kind."""
        self.island = island
        self.row = row
        self.at = at
        self.cell = cell
        self.steps = steps
        self.left = [counts[DOUBLE], counts[FRIDAY], counts[WEAPON]]
        self.found: dict[tuple[int, int, int, int], int] = {}  # treasure and specials used -> steps

    def choices(self, question: str) -> list[dict[str, Any]]:
        doubles, fridays, weapons = self.left
        told: list[dict[str, Any]] = []
        if question == "go":
            place = self.row[self.at] * CELLS + self.cell
            for end, action in zip(self.island.ends[place], self.island.goes[place]):
                self.found = {}
                self.enter(end, self.at, self.steps + 1, doubles, fridays, weapons)
                told += self.outcomes(str(action))
            return told
        self.found = {}
        if question == "friday":
            if fridays:
                self.after(self.cell, self.at, self.steps, doubles, fridays - 1, weapons)
                told += self.outcomes("friday")
                self.found = {}
            self.after(self.cell, self.at, self.steps + 1, doubles, fridays, weapons)
        elif question == "weapon":
            if weapons:
                self.after(self.cell, self.at, self.steps, doubles, fridays, weapons - 1)
                told += self.outcomes("weapon")
            self.found = {}  # else the row ends here
        else:
            if doubles:
                self.again(self.cell, self.at, self.steps, doubles - 1, fridays, weapons)
                told += self.outcomes("double")
                self.found = {}
            self.onward(self.cell, self.at + 1, self.steps, doubles, fridays, weapons)
        return told + self.outcomes("pass")

    def whole(self) -> list[dict[str, Any]]:
        """Returns the results of the whole row from this cell on."""
        self.found = {}
        self.onward(self.cell, self.at, self.steps, *self.left)
        return self.outcomes("")

    def outcomes(self, action: str) -> list[dict[str, Any]]:
        return [
            {
                "action": action,
                "cell": CELL_NAMES[place[0]],
                "worth": self.island.worth[place[0]],
                "steps": steps,
                "specials": {
                    name: used
                    for name, used in (("double", place[1]), ("friday", place[2]), ("weapon", place[3]))
                    if used
                },
            }
            for place, steps in self.found.items()
        ]

    def enter(self, cell: int, at: int, steps: int, doubles: int, fridays: int, weapons: int) -> None:
        feature = self.island.features[cell]
        if feature >= TREASURE:
            place = (cell, self.left[0] - doubles, self.left[1] - fridays, self.left[2] - weapons)
            if steps < self.found.get(place, 9999):
                self.found[place] = steps
        elif feature == BANDIT:
            if weapons:
                self.after(cell, at, steps, doubles, fridays, weapons - 1)
        elif feature == DIFFICULT:
            self.after(cell, at, steps + 1, doubles, fridays, weapons)
            if fridays:
                self.after(cell, at, steps, doubles, fridays - 1, weapons)
        else:
            self.after(cell, at, steps, doubles, fridays, weapons)

    def after(self, cell: int, at: int, steps: int, doubles: int, fridays: int, weapons: int) -> None:
        if doubles:
            self.again(cell, at, steps, doubles - 1, fridays, weapons)
        self.onward(cell, at + 1, steps, doubles, fridays, weapons)

    def again(self, cell: int, at: int, steps: int, doubles: int, fridays: int, weapons: int) -> None:
        """Carries out the card at this place."""
        kind = self.row[at]
        if kind <= HORSE:
            for end in self.island.ends[kind * CELLS + cell]:
                self.enter(end, at, steps + 1, doubles, fridays, weapons)

    def onward(self, cell: int, at: int, steps: int, doubles: int, fridays: int, weapons: int) -> None:
        if at < len(self.row):
            self.again(cell, at, steps, doubles, fridays, weapons)


def walk_of(island: Island, view: Mapping[str, Any], counts: list[int]) -> Walk:
    """Returns the row under way of the seat of a view."""
    seat: int = view["seat"]
    row: list[int] = [KIND_CODES[name] for name in view["rows"][seat]]
    at: int = view["moment"]["frames"][-1][2]
    steps: int = view["steps"][seat]
    return Walk(island, row, at, CELL_NAMES.index(view["pirates"][seat]), steps, counts)


def walk_of_row(island: Island, row: list[int], steps: int, counts: list[int]) -> Walk | None:
    """Returns a row from its landing place on; None if the island lacks its flag (JK-2.1, JK-3.5)."""
    flag = FLAG_OF.get(row[0], 0)
    cell = island.flags[flag]
    return Walk(island, row, 1 if flag else 0, cell, steps, counts) if cell >= 0 else None
