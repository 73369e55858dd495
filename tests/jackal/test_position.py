"""Positions and saves of Jackal: they give the state that is asked for, or a refusal."""

import json
from typing import Any

import pytest

from jackhouse.jackal.invariants import audit
from jackhouse.kernel import BadInput
from tests.full_state import full_state
from tests.helpers import hand, legal
from tests.jackal.hunts import JACKAL, ashore


def test_the_example_of_the_design() -> None:
    state = ashore(
        island=". . . R / W o ^ . / 1 ! 3 .", hands=("LR SW rum", "red SW UD", "SE + weapon"), first=0, coins=(0, 2, 1)
    )
    assert state.awaited == [1]
    assert legal(state) == ["sail", "tortuga 1", "tortuga 2"]
    assert hand(state, 2) == "SE + weapon"
    assert state.view(None)["island"]["text"] == ". . . R / W o ^ . / 1 ! 3 ."
    assert JACKAL.replay(json.loads(json.dumps(state.record.as_dict()))).view(1) == state.view(1)


def test_arguments_left_out_get_a_sensible_default() -> None:
    state = ashore(island="kraken", players=3, hands=("LR",), pile="rum", round=4, seed=2)
    assert state.view(None)["hand_sizes"] == [1, 5, 5]
    assert (state.round, state.view(None)["islands_left"]) == (4, 6)
    assert state.view(None)["island"]["key"] == "kraken"
    assert state.coins == [0, 0, 0]
    audit(state)
    moved = ashore(island="W 1", hands=("LR", "LR"), moves="lay LR; commit; 1: lay LR; 1: commit")
    assert moved.round == 2


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"hands": ("NE NE NE",)}, "kind-used-up"),
        ({"hands": ("NE NE",), "pile": "NE"}, "kind-used-up"),
        ({"hands": ("7S",)}, "unknown-card"),
        ({"hands": (7,)}, "not-cards"),
        ({"hands": "NE"}, "not-a-list"),
        ({"island": "atlantis"}, "no-such-island"),
        ({"coins": (-1,)}, "bad-coins"),
        ({"coins": (True,)}, "bad-coins"),
        ({"players": 2, "hands": ("", "", "")}, "more-than-seats"),
        ({"players": 2, "first": 2}, "more-than-seats"),
        ({"rest": "sea"}, "bad-rest-of-deck"),
        ({"round": 11}, "bad-round"),
        ({"round": 0}, "bad-round"),
        ({"first": "0"}, "not-a-number"),
        ({"moves": 3}, "not-moves"),
    ],
)
def test_a_contradiction_to_the_components_is_refused(setup: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput) as refusal:
        JACKAL.position(**setup)
    reason = refusal.value.reason
    assert (reason.code, reason.params["problem"]) == ("bad-position", problem)


def test_moves_that_cannot_be_played_are_named() -> None:
    with pytest.raises(BadInput) as refusal:
        ashore(island="W 1", hands=("LR NE", "UD"), moves="lay UD")
    assert refusal.value.reason.params["why"] == "not-in-hand"


def test_a_save_is_loaded_and_a_damaged_one_is_refused() -> None:
    state = ashore(island="W 1 o", hands=("LR UD", "LR"), moves="lay LR")
    save = json.loads(json.dumps(JACKAL.dump(state)))
    assert full_state(JACKAL.load(save)) == full_state(state)
    save["record"]["actions"].append("0 lay UD")
    with pytest.raises(BadInput):
        JACKAL.load(save)
