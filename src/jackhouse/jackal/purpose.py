"""The purpose of an answer: which treasure it leads to and how soon, as far as the seat's view tells."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jackhouse.jackal.cards import COUNTS, DOUBLE, FRIDAY, KIND_CODES, KINDS, WEAPON
from jackhouse.jackal.island import Island
from jackhouse.jackal.prospects import counts_of, island_of, prospects, walk_of_row
from jackhouse.kernel.view_validation import VIEW_ERRORS, bad_view

Purpose = dict[str, Any]
"""A `code` and `params`; its text is the message `purpose-CODE`."""

_SPECIAL_OF: Final = {"friday": "friday", "weapon": "weapon", "doubling": "double", "rum": "rum"}  # by question


def purpose(view: Mapping[str, Any], actions: Sequence[str]) -> Purpose | None:
    """Returns what these actions of the seat of a view lead to; None if there is nothing to say.

    `row-reaches` (`cards`), `reaches`, `reaches-first` (nobody can be there sooner) and `hand-reaches` have `coins` and
    `steps`; `late`: others have taken all its coins; `hand-none`: the hand reaches no treasure; `slows`: `count` steps
    more for a `victim`; `keeps`: a `card` stays in the hand.
    """
    try:
        question = view["question"]
        if question is None or not actions:
            return None
        code = question["code"]
        if code == "planning":
            return _of_row(view, actions)
        if code == "tortuga":
            return _of_hand(view)
        verb, _, number = actions[0].partition(" ")
        if code == "rum":
            if verb == "rum":
                return leads_to("slows", {"victim": view["turn"], "count": int(number)})
            return _kept(view, "rum")
        return _of_choice(view, actions[0]) or (_kept(view, _SPECIAL_OF.get(code, "")) if verb == "pass" else None)
    except VIEW_ERRORS as error:
        raise bad_view("view") from error


def leads_to(code: str, params: dict[str, Any]) -> Purpose:
    return {"code": code, "params": params}


def _of_row(view: Mapping[str, Any], actions: Sequence[str]) -> Purpose | None:
    """The purpose of a row that is planned."""
    cards = [*view["question"]["laid"], *[action[4:] for action in actions if action.startswith("lay ")]]
    if not cards:
        return None
    counts, island = counts_of(view["hand"]), island_of(view)
    walk = walk_of_row(island, [KIND_CODES[name] for name in cards], view["steps"][view["seat"]], counts)
    best = _best(walk.whole()) if walk is not None else None
    if best is not None:
        return leads_to("row-reaches", {"cards": cards, "coins": best["worth"], "steps": best["steps"]})
    return leads_to("hand-none", {}) if actions[-1] == "commit" and not prospects(view) else None


def _of_hand(view: Mapping[str, Any]) -> Purpose:
    """The purpose of landing, or of staying in Tortuga: what the hand reaches at best."""
    best = _best(prospects(view))
    if best is None:
        return leads_to("hand-none", {})
    return leads_to("hand-reaches", {"coins": best["worth"], "steps": best["steps"]})


def _of_choice(view: Mapping[str, Any], action: str) -> Purpose | None:
    """The purpose of a choice while the row is carried out."""
    best = _best([way for way in prospects(view) if way["action"] == action])
    if best is None:
        return None
    seat: int = view["seat"]
    cell, steps = best["cell"], best["steps"]
    there = [other for other, at in enumerate(view["pirates"]) if at == cell and other != seat]
    before = [other for other in there if (view["steps"][other], _turn(view, other)) < (steps, _turn(view, seat))]
    coins = best["worth"] - len(before)
    if coins <= 0:
        return leads_to("late", {})
    is_first = not before and not _can_be_sooner(island_of(view), view, cell, steps)
    return leads_to("reaches-first" if is_first else "reaches", {"coins": coins, "steps": steps})


def _turn(view: Mapping[str, Any], seat: int) -> int:
    """Returns the place of a seat in the turn order of this island."""
    place: int = (seat - view["first"]) % view["players"]
    return place


def _can_be_sooner(island: Island, view: Mapping[str, Any], cell: str, steps: int) -> bool:
    """Whether a pirate whose row is still to come may arrive with fewer steps, whatever specials its hand holds."""
    for seat, row in enumerate(view["rows"]):
        if not row or _turn(view, seat) <= _turn(view, view["seat"]):
            continue
        counts = [0] * KINDS
        for kind in (DOUBLE, FRIDAY, WEAPON):
            counts[kind] = min(COUNTS[kind], view["hand_sizes"][seat])
        walk = walk_of_row(island, [KIND_CODES[name] for name in row], view["steps"][seat], counts)
        if walk is not None and any(way["cell"] == cell and way["steps"] < steps for way in walk.whole()):
            return True
    return False


def _best(ways: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Returns the way to the greatest treasure, with the fewest specials and steps."""
    return max(ways, key=lambda way: (way["worth"], -sum(way["specials"].values()), -way["steps"]), default=None)


def _kept(view: Mapping[str, Any], card: str) -> Purpose | None:
    return leads_to("keeps", {"card": card}) if card in view["hand"] else None
