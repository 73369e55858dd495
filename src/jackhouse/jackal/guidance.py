"""Guidance for the page: where a planned row can lead, and what a treasure still pays."""

from collections.abc import Mapping
from typing import Any

from jackhouse.jackal.cards import DOUBLE, HORSE, IS_FLAG, IS_SPECIAL, KIND_CODES, WEAPON
from jackhouse.jackal.compass import CELL_NAMES, CELLS
from jackhouse.jackal.island import BANDIT, MARKS, TREASURE, Island
from jackhouse.jackal.prospects import FLAG_OF, counts_of, island_of
from jackhouse.kernel.view_validation import VIEW_ERRORS, bad_view


def guidance(view: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the guidance for `planning` and `go`; nothing for other questions.

    `planning`: `landing`, the cells where the row can start; `reach`, the cells where it can end as laid so far;
    `reach_with_specials`, more of them with the doublings and weapons of the hand; `lost_flags`, the indexes of laid
    flag cards whose flag the island lacks. `go`: `choices` by action: `cell`, `feature` (its mark), and on a treasure
    `taken_by`, the pirates already there, the `place` in their order and the `coins` that it pays unless others come.
    """
    try:
        question = view["question"]
        if question is not None and question["code"] == "planning":
            return _planning(island_of(view), view)
        if question is not None and question["code"] == "go":
            return {"choices": _choices(island_of(view), view)}
        return {}
    except VIEW_ERRORS as error:
        raise bad_view("view") from error


def _planning(island: Island, view: Mapping[str, Any]) -> dict[str, Any]:
    row: list[int] = [KIND_CODES[name] for name in view["question"]["laid"]]
    counts = counts_of(view["hand"])
    landing = _landing(island, row, counts)
    moves = [kind for kind in row if kind <= HORSE]
    reach: list[int] = []
    more: list[int] = []
    if moves and landing:
        reach = _ends(island, landing[0], moves, 0, 0)
        more = _ends(island, landing[0], moves, counts[DOUBLE], counts[WEAPON])
    lacks_flag = bool(row) and IS_FLAG[row[0]] and not landing
    return {
        "landing": [CELL_NAMES[cell] for cell in landing],
        "reach": [CELL_NAMES[cell] for cell in reach],
        "reach_with_specials": [CELL_NAMES[cell] for cell in more if cell not in reach],
        "lost_flags": [0] if lacks_flag else [],
    }


def _landing(island: Island, row: list[int], counts: list[int]) -> list[int]:
    """Returns where the row starts; before the first card is laid, every place where one of the hand could start.

    That is the white flag, or with a flag card first the flag of its colour (JK-2.1, JK-3.5). A special has no turn
    (JK-4.2).
    """
    kinds = row[:1] or [kind for kind in range(len(counts)) if counts[kind]]
    flags = [FLAG_OF.get(kind, 0) for kind in kinds if not IS_SPECIAL[kind]]
    return sorted({island.flags[flag] for flag in flags if island.flags[flag] >= 0})


def _ends(island: Island, start: int, row: list[int], doubles: int, weapons: int) -> list[int]:
    """Returns the cells where a pirate can be after these cards, or where its turn ends before; so many specials."""
    under_way = {(start, doubles, weapons)}
    ended: set[int] = set()
    for kind in row:
        after: set[tuple[int, int, int]] = set()
        waiting = list(under_way)
        ended |= {cell for cell, _, _ in waiting if not island.ends[kind * CELLS + cell]}  # blocked (JK-5.2)
        while waiting:
            cell, doubles_left, weapons_left = waiting.pop()
            for end in island.ends[kind * CELLS + cell]:
                feature = island.features[end]
                if feature >= TREASURE or feature == BANDIT:  # JK-5.3, JK-3.8
                    ended.add(end)
                    if feature >= TREASURE or not weapons_left:
                        continue
                place = (end, doubles_left, weapons_left - 1 if feature == BANDIT else weapons_left)
                if place not in after:
                    after.add(place)
                    if doubles_left:  # JK-3.6
                        waiting.append((end, doubles_left - 1, place[2]))
        under_way = after
    return sorted(ended | {cell for cell, _, _ in under_way})


def _choices(island: Island, view: Mapping[str, Any]) -> dict[str, Any]:
    place = KIND_CODES[view["question"]["card"]] * CELLS + CELL_NAMES.index(view["pirates"][view["seat"]])
    return {str(go): _entered(island, end, view) for end, go in zip(island.ends[place], island.goes[place])}


def _entered(island: Island, cell: int, view: Mapping[str, Any]) -> dict[str, Any]:
    """Returns what a step of the seat onto a cell leads to."""
    name, worth = CELL_NAMES[cell], island.worth[cell]
    seat: int = view["seat"]
    order: list[int] = []
    if worth:  # the order of JK-6.1: by steps, ties by turn order from the First player
        steps: list[int] = view["steps"][:]
        steps[seat] += 1
        order = [seat] + [other for other, at in enumerate(view["pirates"]) if at == name and other != seat]
        order.sort(key=lambda other: (steps[other], (other - view["first"]) % len(steps)))
    return {
        "cell": name,
        "feature": MARKS[island.features[cell]],
        "taken_by": [other for other in order if other != seat],
        "place": order.index(seat) + 1 if worth else None,
        "coins": max(0, worth - order.index(seat)) if worth else None,
    }
