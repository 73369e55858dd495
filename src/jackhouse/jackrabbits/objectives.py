"""The objectives: the trios of royals that win (JR-3.5)."""

from functools import cache
from itertools import combinations
from typing import Final

from jackhouse.jackrabbits.cards import RANK, SUIT

OBJECTIVES: Final = ("diverse", "simple", "monarchic", "diverse-monarchic", "tribal", "triple-court")


def meets(objective: str, trio: tuple[int, ...]) -> bool:
    """Whether these three royals meet the objective."""
    suits = len({SUIT[royal] for royal in trio})
    letters = len({RANK[royal] for royal in trio})
    if objective == "diverse":
        return suits == 3
    if objective == "monarchic":
        return letters == 3
    if objective == "diverse-monarchic":
        return suits == 3 and letters == 3
    if objective == "tribal":
        return suits == 1
    if objective == "triple-court":
        return letters == 1
    return True  # simple: any three


def is_possible(objective: str, royals: list[int]) -> bool:
    """Whether three of these royals meet the objective."""
    return any(meets(objective, trio) for trio in combinations(royals, 3))


@cache
def trios(objective: str, royals: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """Returns all winning trios of the royals in play, each in ascending order."""
    return frozenset([trio for trio in combinations(sorted(royals), 3) if meets(objective, trio)])


def nearness(winning: frozenset[tuple[int, ...]], held: list[int]) -> int:
    """Returns the largest number of royals held that belong to one winning trio (JR-4.10)."""
    most, best = min(3, len(held)), 0
    for trio in winning:
        if best == most:
            break
        count = 0
        for royal in trio:
            if royal in held:
                count += 1
        best = max(best, count)
    return best
