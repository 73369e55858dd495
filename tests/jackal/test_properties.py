"""Properties of every game of Jackal."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from jackhouse.jackal.cards import CARD_NAMES
from jackhouse.jackal.invariants import audit
from tests.conformance.examples import examples
from tests.conformance.play import JACKAL, SEEDS, observers, step, voyages


def cards_in(view: dict[str, Any]) -> list[str]:
    """Returns every card that a view places anywhere."""
    unseen = [card for batch in view["unseen"] for card in batch["cards"]]
    rows = [card for row in view["rows"] or [] for card in row]
    return [*(view["hand"] or []), *rows, *view["attached"], *view["discard"], *unseen]


@pytest.mark.rule("JK-3.1")
@examples(15)
@given(voyages(), SEEDS)
def test_all_sixty_cards_are_always_accounted_for(table: dict[str, Any], play: int) -> None:
    state, rng = JACKAL.new(**table), Random(play)
    while not state.over:
        audit(state)
        for seat in observers(state):
            view = state.view(seat)
            assert sorted(cards_in(view)) == sorted(CARD_NAMES)
            assert sum(batch["pile"] for batch in view["unseen"]) == view["pile_size"]
            for batch in view["unseen"]:
                assert len(batch["cards"]) == batch["pile"] + sum(batch["hands"])
            for who, size in enumerate(view["hand_sizes"]):
                unseen = sum(batch["hands"][who] for batch in view["unseen"])
                assert size == (len(view["hand"]) if who == seat else unseen)
        step(state, rng)
    audit(state)


@pytest.mark.rule("JK-6.1")
@examples(30)
@given(voyages(), SEEDS)
def test_coins_paid_match_the_rule(table: dict[str, Any], play: int) -> None:
    """Computed from public events: the treasure and the steps of each pirate."""
    state, rng = JACKAL.new(**table), Random(play)
    coins = [0] * state.players
    reached: dict[str, list[tuple[int, int, int]]] = {}
    worth: dict[str, int] = {}
    first, at = state.first, ""
    while not state.over:
        for event in step(state, rng, eager=0.7):
            facts = event.to(None)["params"] if event.to(None) is not None else {}
            if event.code == "moved":
                at = facts["cell"]
            elif event.code == "reached":
                worth[at] = facts["value"]
                place = (facts["seat"] - first) % state.players
                reached.setdefault(at, []).append((facts["steps"], place, facts["seat"]))
            elif event.code == "visited-tortuga":
                coins[facts["seat"]] -= facts["coins"]
            elif event.code in ("island-shown", "ended"):
                for cell, pirates in reached.items():
                    for place, (_, _, seat) in enumerate(sorted(pirates)):
                        coins[seat] += max(0, worth[cell] - place)
                reached, first = {}, facts.get("seat", first)
                assert state.coins == coins
    assert state.ranking[0] == [seat for seat in range(state.players) if coins[seat] == max(coins)]
