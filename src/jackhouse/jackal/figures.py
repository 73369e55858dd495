"""The figures of an island: how large, how far its treasures are, and what hands reach on it (JK-2.2, JK-2.3)."""

from typing import Any, Final

from jackhouse.jackal.cards import CARDS, KIND, KINDS
from jackhouse.jackal.compass import KNIGHTS, ORTHOGONALS, SHIFTS, cell_at
from jackhouse.jackal.island import BANDIT, DIFFICULT, Island
from jackhouse.jackal.solver import arrows_needed, reach
from jackhouse.kernel.chance import Chance

HANDS: Final = 300
SEED: Final = 1000


def sample_hands(cards: int) -> list[list[int]]:
    """So many hands from fixed seeds, as counts of kinds."""
    found: list[list[int]] = []
    for number in range(HANDS):
        deck = list(range(CARDS))
        Chance.of_seed(SEED + number).shuffle(deck)
        counts = [0] * KINDS
        for card in deck[:cards]:
            counts[KIND[card]] += 1
        found.append(counts)
    return found


def figures(island: Island) -> dict[str, Any]:
    """One island in numbers; shares are per mille, of 300 hands from fixed seeds."""
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
        "nothing_of_four": share_without(island, island.treasures, sample_hands(4)),
        "three_of_five": 1000 - share_without(island, mask_of(threes), sample_hands(5)),
    }


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def share_without(island: Island, wanted: int, hands: list[list[int]]) -> int:
    """How many in a thousand of these hands reach none of the wanted treasures."""
    without = 0
    for counts in hands:
        if not reach(island, counts) & wanted:
            without += 1
    return (without * 1000 + len(hands) // 2) // len(hands)


def crowded(island: Island) -> list[int]:
    """Treasures too near to a landing place: a 2 or 3 beside one, a 3 one horse's jump away."""
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
    """The island turned and mirrored in all eight ways, as lists of features with their shape, each comparable."""
    grid = [[island.features[cell_at(row, at)] for at in range(island.width)] for row in range(island.height)]
    found: list[list[int]] = []
    for _ in range(2):
        for _ in range(4):
            grid = [[grid[row][at] for row in range(len(grid) - 1, -1, -1)] for at in range(len(grid[0]))]
            found.append([len(grid), *[feature for row in grid for feature in row]])
        grid = [row[::-1] for row in grid]
    return found


def same_shape(one: Island, other: Island) -> bool:
    """Are these one island, turned or mirrored?"""
    return symmetries(one)[0] in symmetries(other)
