"""JR-8.13, addition `seized-surplus`: whoever catches a hand over the limit takes the surplus."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.cards import card_code
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.bots.play import bot_choice
from tests.conformance.moments import prefer
from tests.conformance.play import as_bytes, observers
from tests.helpers import RABBITS, allows_true_deal, codes, hand, legal, play, position, samples, standard, told

SEIZED = {"seized-surplus": True, "hand-limit": "caught"}
NINE = "9C 8C 7C 6C 5C 4C 3C 2C AC"


def turn_over(mine: str, *theirs: str, **setup: Any) -> RabbitState:
    """Seat 0 has drawn 2♦ at the end of its turn; hands over the limit may be named."""
    return position(
        **{
            "rabbits": ("KD",) * (1 + len(theirs)),
            "hands": (mine, *theirs),
            "options": SEIZED,
            "pile": "2D",
            "dice": ((6, 6),) * 4,
            "moves": "roll; stay; rest",
            **setup,
        }
    )


def seeds(count: int, mine: str, *theirs: str, **setup: Any) -> Iterator[RabbitState]:
    return (turn_over(mine, *theirs, seed=seed, **setup) for seed in range(count))


def seizing(card: str, line: str, mine: str, *theirs: str, **setup: Any) -> tuple[RabbitState, list[Any]]:
    """Returns a state, and the events, in which that card was the first to be seized."""
    for state in seeds(80, mine, *theirs, **setup):
        events = play(state, *line.split("; "))
        if told(events, "seized")[0]["card"] == card:
            return state, events
    raise AssertionError(f"{card} was never seized")


@pytest.mark.rule("JR-8.13")
def test_the_catcher_takes_the_surplus_and_nothing_is_discarded():
    s = turn_over(f"{NINE} 10C 10S", "", "")
    events = play(s, "1: call 0", "2: pass")
    assert codes(events, 2)[:4] == ["caught", "seized", "seized", "seized"]
    assert {(event["seat"], event["victim"]) for event in told(events, "seized")} == {(1, 0)}
    assert s.view(None)["hand_sizes"] == [9, 3, 0]
    assert s.view(None)["lot"] == []
    assert sorted(hand(s, 1).split()) == sorted(event["card"] for event in told(events, "seized"))
    assert (s.awaited, s.view(1)["question"]["code"]) == ([1], "roll")


@pytest.mark.rule("JR-8.13")
def test_any_card_may_be_seized():
    found = {told(play(s, "1: call 0"), "seized")[0]["card"] for s in seeds(100, f"{NINE[3:]} horse", "")}
    assert found == {*NINE[3:].split(), "horse", "2D"}


@pytest.mark.rule("JR-8.13")
def test_the_two_know_the_card_and_nobody_else_does():
    s = turn_over(NINE, "", "")
    (seized,) = [event for event in play(s, "1: call 0", "2: pass") if event.code == "seized"]
    for one in (0, 1):
        assert seized.to(one)["params"] == {"seat": 1, "victim": 0, "card": hand(s, 1)}
    for seat in (2, None):
        assert seized.to(seat)["params"] == {"seat": 1, "victim": 0}
        assert s.view(seat)["known"] == {}
    assert (s.view(0)["known"], s.view(1)["exposed"]) == ({hand(s, 1): 1}, [])
    views = {as_bytes(other.view(2)) for other in seeds(20, NINE, "", "") if play(other, "1: call 0", "2: pass")}
    assert len(views) == 1


@pytest.mark.rule("JR-8.13")
def test_after_a_seizure_others_hold_every_card_possible_that_may_have_gone():
    """Seat 2 has seen 9C and 8C in the hand that is caught."""
    s = turn_over(NINE, "", "")
    for name in ("9C", "8C"):
        s.knowledge.shown(card_code(name), 0)
    play(s, "1: call 0", "2: pass")
    assert s.view(2)["known"] == {}
    assert s.view(2)["ways"]
    found = {hand(guess, 1) for guess in samples(s.view(2), 80)}
    assert {"9C", "8C"} < found


@pytest.mark.rule("JR-8.13")
def test_views_after_many_seizures_hold_the_true_deal():
    for number in range(2):
        rng = Random(number)
        s = RABBITS.new(4, seed=number, options={**SEIZED, "round-cap": 25})
        taken = 0
        for _ in range(400):
            if s.over:
                break
            calls = ("call",) if rng.random() < 0.4 else ()
            taken += codes(prefer(s, rng, *calls, "lottery", "roll", "pass", "stay", "rest"), None).count("seized")
            for seat in observers(s):
                view = s.view(seat)
                assert len(view["ways"]) <= 1000
                assert allows_true_deal(s, view)
        assert taken > 20


@pytest.mark.rule("JR-8.13")
def test_the_first_in_turn_order_to_name_a_hand_takes_the_surplus():
    s = turn_over(NINE, "", "")
    events = play(s, "1: call 0", "2: call 0")
    assert told(events, "seized")[0]["seat"] == 1
    assert s.view(None)["hand_sizes"] == [9, 1, 0]


@pytest.mark.rule("JR-8.13")
def test_a_royal_is_seen_by_all_and_keeps_its_claim():
    s, events = seizing("QD", "1: call 0; 2: pass", f"{NINE[3:]} QD", "", "")
    (seized,) = [event for event in events if event.code == "seized"]
    assert seized.to(2)["params"] == seized.to(None)["params"] == {"seat": 1, "victim": 0, "card": "QD"}
    assert s.view(None)["carrots"] == {"QD": 1}


@pytest.mark.rule("JR-8.13")
def test_a_fourth_royal_is_given_up_at_once():
    s, _ = seizing("QD", "1: call 0", f"{NINE[3:]} QD", "KH QC JC")
    assert (s.awaited, legal(s)) == ([1], ["discard KH", "discard QC", "discard QD", "discard JC"])
    assert codes(play(s, "discard JC"), 0)[:2] == ["gave-up", "royal-returned"]
    assert s.view(None)["carrots"] == {"KH": 1, "QC": 1, "QD": 1}
    assert s.view(0)["turn"] == 1


@pytest.mark.rule("JR-8.13")
def test_each_royal_is_given_up_before_the_next_card_is_seized():
    for s in seeds(80, f"{NINE} QD JD KS", "KH QC JC"):
        play(s, "1: call 0")
        if s.awaited == [1] and s.view(1)["question"]["code"] == "giving-up":
            events = play(s, "discard JC")
            if s.view(1)["question"]["code"] == "giving-up":
                assert "seized" in codes(events, 1)
                assert len(legal(s)) == 4
                return
    raise AssertionError("two royals were never seized")


@pytest.mark.rule("JR-8.13")
def test_a_royal_seized_in_the_own_turn_on_the_citadel_may_win():
    home = {"rabbits": ("citadel",) * 3, "moves": "roll; stay"}
    s, events = seizing("QD", "0: call 1; 2: pass", "KH QC", f"{NINE} QD", "", **home)
    assert (codes(events), s.over) == (["caught", "seized", "won", "ended"], True)
    s, events = seizing("QD", "1: pass; 2: call 0", f"{NINE[3:]} QD", "", "KH QC", **home)
    assert codes(events) == ["caught", "seized", "turn-began"], "nobody wins in another's turn"


@pytest.mark.rule("JR-8.13")
def test_the_catcher_may_come_to_be_over_the_limit_and_be_called_at_the_next_moment():
    s = turn_over(NINE, "9S 8S 7S 6S 5S 4S 3S 2S AS")
    assert codes(play(s, "1: call 0"), None) == ["caught", "seized", "turn-began"]
    assert (s.view(None)["hand_sizes"], s.awaited) == ([9, 10], [1])
    play(s, "roll", "pass", "stay", "rest")
    assert (s.awaited, legal(s, 0)) == ([0], ["call 1", "pass"])


@pytest.mark.rule("JR-8.13")
def test_of_two_hands_that_catch_each_other_each_loses_what_it_had_too_many_when_named():
    s = turn_over(f"{NINE} 10C", "9S 8S 7S 6S 5S 4S 3S 2S AS 10S")
    events = play(s, "0: call 1", "1: call 0")
    assert [(event["seat"], event["victim"]) for event in told(events, "seized")] == [(0, 1), (1, 0), (1, 0)]
    assert s.view(None)["hand_sizes"] == [10, 11]
    assert codes(events)[-1] == "turn-began"


@pytest.mark.rule("JR-8.13")
def test_a_passport_in_use_is_not_seized():
    for seed in range(60):
        s = standard(
            rabbits=("KS", "KD"),
            hands=(NINE, ""),
            options=SEIZED,
            dice=((3, 4),),
            seed=seed,
            moves="passport 9C; roll; lottery 3C",
        )
        events = play(s, "1: call 0")
        assert told(events, "seized")[0]["card"] != "9C"
        assert s.view(None)["known"] == {"9C": 0}


@pytest.mark.rule("JR-8.13")
def test_without_it_a_caught_hand_discards_by_choice():
    s = turn_over(NINE, "", options={"hand-limit": "caught"})
    play(s, "1: call 0")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "discarding")


@pytest.mark.rule("JR-8.13")
def test_it_needs_calls_and_does_nothing_alone():
    with pytest.raises(BadInput) as refused:
        position(options={"seized-surplus": True})
    params = refused.value.reason.as_dict()["params"]
    assert params == {"option": "seized-surplus", "other": "hand-limit", "needed": "caught"}
    s = turn_over(NINE)
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "discarding")


def test_the_greedy_bot_calls():
    assert bot_choice(turn_over(NINE, ""), 1) == "call 0"
