"""Views from outside: data that is no view is refused with `bad-view`."""

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from jackhouse.jackal.invariants import audit as audit_pirates
from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput
from tests.conformance.moments import moments_of_both
from tests.conformance.play import SOAK, as_bytes, observers
from tests.helpers import RABBITS, game_of
from tests.text.strict import BOTH

AUDITS: dict[str, Any] = {"jack-rabbits": audit, "jackal": audit_pirates}

Path = tuple[Any, ...]
GARBAGE: tuple[Any, ...] = (None, True, -1, 99, 1.0, 10**30, "", "AC", "citadel", [], [[]], {}, {"a": 1})


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """Returns the paths of all values in a view but those of the board."""
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in children:
        if key != "board":
            yield (*here, key)
            yield from paths(value, (*here, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Returns a view with one value removed, doubled, changed or replaced by another one."""
    other = copy.deepcopy(view)
    # Choose by depth first: else nearly all that is hit would be names of cards.
    depth = rng.choice((1, 1, 2, 3, 4))
    places = [path for path in paths(other) if len(path) == depth] or [("seat",)]
    path = rng.choice(places)
    holder, key = at(other, path[:-1]), path[-1]
    kind = rng.choice(("gone", "doubled", "garbage", "garbage", "exchanged", "more"))
    if kind == "gone":
        del holder[key]
    elif kind == "doubled" and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    elif kind == "exchanged":
        holder[key] = copy.deepcopy(at(other, rng.choice(places)))
    elif kind == "more" and isinstance(holder[key], int):
        holder[key] += rng.choice((-1, 1))
    else:
        holder[key] = copy.deepcopy(rng.choice(GARBAGE))
    return other


def test_a_view_that_was_tampered_with_is_refused_or_still_one() -> None:
    """Raises nothing but `BadInput`; a view that is accepted gives a sound state with the same view."""
    met: Counter[str] = Counter()
    for rng, state in moments_of_both(45 * SOAK, 24 * SOAK):
        view = state.view(rng.choice(observers(state)))
        for _ in range(20):
            wrong = mutated(view, rng)
            before = as_bytes(wrong)
            if before == as_bytes(view):
                continue
            try:
                guess = game_of(state).determinise(wrong, 1)
            except BadInput as refusal:
                met[refusal.reason.code] += 1
            else:
                AUDITS[state.ruleset.game](guess)
                seen = guess.view(wrong["seat"])
                assert all(seen[key] == wrong[key] for key in seen)
                met["still a view"] += 1
            assert as_bytes(wrong) == before
    print(f"\nviews tampered with: {dict(met)}")
    assert met["bad-view"] >= 500, met
    assert met["still a view"] <= met["bad-view"] / 10, met


@pytest.mark.parametrize("garbage", [{}, [], None, "view", 7, {"players": 2}, {"players": 2, "options": {}}])
def test_data_that_is_no_view_is_refused(garbage: Any) -> None:
    for ask in (lambda: RABBITS.determinise(garbage, 1), lambda: RABBITS.atlas(garbage)):
        with pytest.raises(BadInput) as refusal:
            ask()
        assert refusal.value.reason.code == "bad-view"


def test_the_refusal_names_the_entry_in_both_languages() -> None:
    view = RABBITS.new(seed=1).view(0)
    for key, value in (("turn", 9), ("ways", [7]), ("hand", ["AC", "AC"]), ("price", 3)):
        with pytest.raises(BadInput) as refusal:
            RABBITS.determinise({**view, key: value}, 1)
        reason = refusal.value.reason
        assert reason.code == "bad-view"
        if key in ("turn", "price"):
            assert reason.params["key"] == key
            for lexicon in BOTH:
                assert key in lexicon.reason(reason.code, reason.rule, reason.params)
