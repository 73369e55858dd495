"""The figures of an island: its size, the distance of its treasures, and what hands reach on it (JK-2.2, JK-2.3).

An island is revealed in any of its four turns (JK-2.4), and its figures are those of all four together.
"""

from typing import Any, Final

from jackhouse.jackal.cards import BLUE, CARDS, KIND, KINDS, RED
from jackhouse.jackal.compass import KNIGHTS, ORTHOGONALS, SHIFTS, cell_at
from jackhouse.jackal.island import BANDIT, BLUE_FLAG, DIFFICULT, QUARTERS, RED_FLAG, Island
from jackhouse.jackal.solver import arrows_needed, best_targets, reach
from jackhouse.kernel.rng import Rng

HANDS: Final = 300
SEED: Final = 1000
COUNT_HANDS: Final = 2000  # hands for the counts of marks and treasures
MARK_COUNTS: Final = 20  # per mille of these hands whose best result a mark must change (JK-2.2)
TREASURE_COUNTS: Final = 50  # per mille of these hands whose best target a treasure must be


def sample_hands(cards: int, hands: int = HANDS) -> list[list[int]]:
    """Returns hands of a given size from fixed seeds, as counts of kinds."""
    found: list[list[int]] = []
    for number in range(hands):
        deck = list(range(CARDS))
        Rng.of_seed(SEED + number).shuffle(deck)
        counts = [0] * KINDS
        for card in deck[:cards]:
            counts[KIND[card]] += 1
        found.append(counts)
    return found


def figures(island: Island) -> dict[str, Any]:
    """Returns the figures of an island; shares are per mille of 300 hands from fixed seeds in each of four turns."""
    by_arrows, by_all = arrows_needed(island, False), arrows_needed(island, True)
    treasures = island.treasure_cells()
    threes = [cell for cell in treasures if island.worth[cell] == 3]
    white = island.flags[0]
    beside = [cell for cell in treasures if island.worth[cell] == 1 and cell - white in SHIFTS]
    return {
        "island": island.key,
        "rows": island.height,
        "columns": island.width,
        "spaces": len(island.cells()),
        "treasures": sorted([island.worth[cell] for cell in treasures]),
        "difficult": island.features.count(DIFFICULT),
        "bandits": island.features.count(BANDIT),
        "red": island.flags[1] >= 0,
        "blue": island.flags[2] >= 0,
        "one_beside": len(beside) > 0,
        "one_straight_beside": len([cell for cell in beside if cell - white in ORTHOGONALS]) > 0,
        "three_arrows": min([by_arrows[cell] for cell in threes], default=99),
        "farthest_cards": max([by_all[cell] for cell in treasures], default=99),
        "crowded": len(crowded(island)),
        "nothing_of_four": share_without(island, 1, sample_hands(4)),
        "three_of_five": 1000 - share_without(island, 3, sample_hands(5)),
    }


def share_without(island: Island, least: int, hands: list[list[int]]) -> int:
    """Returns the hands per mille, over the four turns, that reach no treasure of at least so many coins."""
    without = 0
    for quarters in range(QUARTERS):
        lying = island.turned(quarters)
        wanted = 0
        for cell in lying.treasure_cells():
            if lying.worth[cell] >= least:
                wanted |= 1 << cell
        for counts in hands:
            if not reach(lying, counts) & wanted:
                without += 1
    count = len(hands) * QUARTERS
    return (without * 1000 + count // 2) // count


def idle_cells(island: Island, hands: list[list[int]], mark: int, treasure: int) -> list[int]:
    """Returns the marks and treasures that do not count (JK-2.2).

    Without such a mark the best result (coins, then steps) changes for fewer than `mark` per mille of the hands. Such
    a treasure is the best target of fewer than `treasure` per mille.

    One hand in four is tried in each turn of the island. Counting stops where it is enough.
    """
    best = [best_targets(island.turned(number % QUARTERS), counts) for number, counts in enumerate(hands)]
    marks_needed = (len(hands) * mark + 999) // 1000
    targets_needed = (len(hands) * treasure + 999) // 1000
    idle: list[int] = []
    for cell in island.cells():
        if island.worth[cell]:
            masks = [1 << island.turned_cell(cell, quarters) for quarters in range(QUARTERS)]
            found = 0
            for number, (_, _, targets) in enumerate(best):
                if targets & masks[number % QUARTERS]:
                    found += 1
            if found < targets_needed:
                idle.append(cell)
        elif island.features[cell] in (RED_FLAG, BLUE_FLAG, DIFFICULT, BANDIT):
            if _changed(island, cell, hands, best, marks_needed) < marks_needed:
                idle.append(cell)
    return idle


def _changed(island: Island, cell: int, hands: list[list[int]], best: list[tuple[int, int, int]], enough: int) -> int:
    """Counts the hands that do better or worse without the mark of a cell, up to `enough`."""
    feature, plain, found = island.features[cell], island.without_mark(cell), 0
    flag = RED if feature == RED_FLAG else BLUE if feature == BLUE_FLAG else -1
    for number, counts in enumerate(hands):
        if flag < 0 or counts[flag]:  # a flag does not matter to a hand without its card
            coins, steps, _ = best_targets(plain.turned(number % QUARTERS), counts)
            if (coins, steps) != best[number][:2]:
                found += 1
                if found == enough:
                    break
    return found


def crowded(island: Island) -> list[int]:
    """Returns the treasures too near to a landing place: a 2 or 3 beside one, a 3 one horse's jump away."""
    found: list[int] = []
    for cell in island.treasure_cells():
        for flag in island.flags:
            if flag >= 0:
                beside = island.worth[cell] > 1 and cell - flag in SHIFTS
                jump = island.worth[cell] > 2 and cell - flag in KNIGHTS
                if (beside or jump) and cell not in found:
                    found.append(cell)
    return found


def symmetries(island: Island) -> list[list[int]]:
    """Returns the island turned and mirrored in all eight ways, as comparable lists of features."""
    grid = [[island.features[cell_at(row, at)] for at in range(island.width)] for row in range(island.height)]
    found: list[list[int]] = []
    for _ in range(2):
        for _ in range(4):
            grid = [[grid[row][at] for row in range(len(grid) - 1, -1, -1)] for at in range(len(grid[0]))]
            found.append([len(grid), *[feature for row in grid for feature in row]])
        grid = [row[::-1] for row in grid]
    return found


def same_shape(one: Island, other: Island) -> bool:
    """Whether one island is the other, turned or mirrored."""
    return symmetries(one)[0] in symmetries(other)
