"""Guidance: where a row can lead while it is planned, and what each direction leads to, from the view alone."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from jackhouse.kernel import BadInput
from tests.conformance.play import JACKAL as GAME
from tests.conformance.play import as_bytes, step
from tests.helpers import play, samples
from tests.jackal.hunts import JACKAL, ashore, go_on, hunt, lay

EMPTY: dict[str, Any] = {"landing": [], "reach": [], "reach_with_specials": [], "lost_flags": []}


def planned(island: str, hand: str, row: str = "") -> dict[str, Any]:
    """Returns the guidance after a row has been laid."""
    state = ashore(island=island, hands=(hand, "LR"))
    for card in row.split():
        play(state, f"0: lay {card}")
    found = JACKAL.guidance(state.view(0))
    assert set(found) == set(EMPTY)
    return found


def directions(state: Any) -> dict[str, Any]:
    choices: dict[str, Any] = JACKAL.guidance(state.view(state.awaited[0]))["choices"]
    assert list(choices) == [str(action) for action in state.legal(state.awaited[0])]
    return choices


@pytest.mark.rule("JK-2.1")
def test_a_row_lands_at_the_white_flag() -> None:
    assert planned("o W R / B o 1", "LR") == EMPTY | {"landing": ["b1"]}
    assert planned("o W R / B o 1", "LR", "LR")["landing"] == ["b1"]


@pytest.mark.rule("JK-3.5")
def test_a_row_lands_at_the_flag_of_a_flag_card() -> None:
    island = "o W R / B o 1"
    assert planned(island, "LR red blue")["landing"] == ["b1", "c1", "a2"]
    assert planned(island, "red blue")["landing"] == ["c1", "a2"]
    assert planned(island, "LR red blue", "blue") == EMPTY | {"landing": ["a2"]}
    assert planned(island, "LR red blue", "LR")["landing"] == ["b1"]
    assert planned(island, "LR red", "red LR")["reach"] == ["b1"]


@pytest.mark.rule("JK-3.5")
def test_a_flag_card_without_its_flag_is_lost() -> None:
    assert planned("W o R", "blue LR", "blue LR") == EMPTY | {"lost_flags": [0]}
    assert planned("W o R", "blue LR", "LR")["lost_flags"] == []
    assert planned("W o R", "red LR", "red LR")["lost_flags"] == []
    assert planned("W o R", "blue LR")["landing"] == ["a1"]


@pytest.mark.rule("JK-4.2")
def test_a_row_of_one_special_does_not_land() -> None:
    assert planned("W o 1", "rum weapon") == EMPTY
    assert planned("W o 1", "rum weapon", "rum") == EMPTY


@pytest.mark.rule("JK-5.1")
def test_every_choice_of_direction_is_within_reach() -> None:
    assert planned("o o o / o W o / o o o", "+ UD", "+")["reach"] == ["b1", "a2", "c2", "b3"]
    assert planned("o o o / o W o / o o o", "LR UD", "LR UD")["reach"] == ["a1", "c1", "a3", "c3"]
    assert planned("o o o / o W o / o o o", "horse", "horse")["reach"] == ["b2"]  # blocked


@pytest.mark.rule("JK-5.2")
def test_a_row_stays_where_a_card_has_no_move() -> None:
    assert planned("W o .", "LR UD", "LR UD")["reach"] == ["b1"]


@pytest.mark.rule("JK-5.3")
def test_a_row_ends_on_a_treasure() -> None:
    assert planned("W 1 o o", "LR LR", "LR LR")["reach"] == ["b1"]


@pytest.mark.rule("JK-3.8")
def test_a_row_passes_a_bandit_only_with_a_weapon() -> None:
    assert planned("W ! o", "LR LR", "LR LR") == EMPTY | {"landing": ["a1"], "reach": ["b1"]}
    armed = planned("W ! o", "LR LR weapon", "LR LR")
    assert (armed["reach"], armed["reach_with_specials"]) == (["b1"], ["a1", "c1"])
    assert planned("W ! ! o", "LR LR LR weapon", "LR LR LR")["reach_with_specials"] == ["c1"]


@pytest.mark.rule("JK-3.6")
def test_a_doubling_leads_further() -> None:
    found = planned("W o o o", "LR double", "LR")
    assert (found["reach"], found["reach_with_specials"]) == (["b1"], ["a1", "c1"])
    assert planned("W o o o", "LR double double", "LR")["reach_with_specials"] == ["a1", "c1", "d1"]


def test_what_a_row_can_reach_is_where_it_ends_in_some_game() -> None:
    """The engine's own play ends exactly on the cells that the guidance names."""
    rng = Random(3)
    for seed in range(12):
        state = GAME.new(2, seed, options={"islands": 1})
        row = [
            card for card in state.view(0)["hand"] if card in ("NE", "SE", "SW", "NW", "LR", "UD", "X", "+", "horse")
        ]
        if not row:
            continue
        for card in row:
            play(state, f"0: lay {card}")
        found = JACKAL.guidance(state.view(0))
        ends = set()
        for _ in range(300):
            copy = state.clone()
            play(copy, "0: commit")
            while copy.phase != "resolving":
                step(copy, rng)
            while not copy.over:
                step(copy, rng)
            ends.add(copy.view(None)["pirates"][0])
        named = {*found["reach"], *found["reach_with_specials"]}
        assert ends <= named
        if not {"double", "weapon"} & {*state.view(0)["hand"]}:
            assert ends == named == {*found["reach"]}


@pytest.mark.rule("JK-6.1")
def test_the_second_at_a_treasure_gets_a_coin_less() -> None:
    state = go_on(hunt("1 W 3", "LR", "LR", "LR"))
    assert directions(state)["go E"] == {"cell": "c1", "feature": "3", "taken_by": [], "place": 1, "coins": 3}
    play(state, "go E")
    assert directions(state) == {
        "go W": {"cell": "a1", "feature": "1", "taken_by": [], "place": 1, "coins": 1},
        "go E": {"cell": "c1", "feature": "3", "taken_by": [0], "place": 2, "coins": 2},
    }
    play(state, "go W")
    third = directions(state)
    assert (third["go W"]["taken_by"], third["go W"]["place"], third["go W"]["coins"]) == ([1], 2, 0)
    before = state.coins[2]
    play(state, "go W")
    assert state.coins[2] - before == 0


@pytest.mark.rule("JK-6.1")
def test_fewer_steps_come_before_those_who_are_there() -> None:
    state = hunt("o W 2", "LR", "LR", extra=("", "rum"))
    play(state, "1: rum 1")
    go_on(state)
    play(state, "go E")
    found = directions(go_on(state))["go E"]
    assert (found["taken_by"], found["place"], found["coins"]) == ([0], 1, 2)


def test_other_spaces_pay_nothing() -> None:
    state = go_on(hunt("^ W ! / . o .", "+", "LR"))
    for way, mark in (("go W", "^"), ("go E", "!"), ("go S", "o")):
        found = directions(state)[way]
        assert (found["feature"], found["taken_by"], found["place"], found["coins"]) == (mark, [], None, None)


def test_a_horse_jumps_to_cells() -> None:
    state = go_on(hunt("W o o / o o 2 / o o o", "horse", "LR"))
    assert {way: found["cell"] for way, found in directions(state).items()} == {"go c2": "c2", "go b3": "b3"}


def test_other_questions_have_no_guidance() -> None:
    assert JACKAL.guidance(ashore(island="W o 1", hands=("LR", "LR"), coins=(1, 0)).view(0)) == {}
    assert JACKAL.guidance(ashore(island="W o 1", hands=("LR", "LR")).view(None)) == {}
    assert JACKAL.guidance(hunt("W o 1", "LR", "LR", extra=("rum", "rum")).view(1)) == {}


def test_worlds_that_a_seat_cannot_tell_apart_have_one_guidance() -> None:
    """Nothing comes from the hands, rows and islands that the seat does not see (JK-4.3)."""
    for seed in range(3):
        state, rng = GAME.new(3, seed, options={"islands": 3}), Random(seed)
        while not state.over:
            for seat in state.awaited:
                view = state.view(seat)
                kept = deepcopy(view)
                told = as_bytes(GAME.guidance(view))
                assert view == kept
                for guess in samples(view, 2):
                    assert as_bytes(GAME.guidance(guess.view(seat))) == told
            step(state, rng)


@pytest.mark.rule("JK-4.3")
def test_the_guidance_does_not_change_with_the_row_of_another() -> None:
    state = ashore(island="W o 1 / o o o", hands=("LR UD", "LR UD + double", "UD"))
    play(state, "0: lay LR")
    before = JACKAL.guidance(state.view(0))
    lay(state, 1, "LR +")
    assert JACKAL.guidance(state.view(0)) == before


@pytest.mark.parametrize(
    "damage",
    [
        {"question": {"code": "planning"}},
        {"question": {"code": "planning", "laid": ["nothing"]}},
        {"question": {"code": "planning", "laid": 3}},
        {"question": {"code": "go", "card": "red"}, "pirates": ["a1", None]},
        {"question": {"code": "go", "card": "LR"}, "pirates": [None, None]},
        {"question": {"code": "go", "card": "LR"}, "pirates": 7},
        {"question": 5},
        {"island": None},
        {"hand": [1]},
    ],
)
def test_what_is_no_view_is_refused(damage: dict[str, Any]) -> None:
    view = {**ashore(island="W o 1", hands=("LR", "LR")).view(0), **damage}
    with pytest.raises(BadInput) as refusal:
        JACKAL.guidance(view)
    assert refusal.value.reason.code == "bad-view"
