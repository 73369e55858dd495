"""The action cards, one by one (JK-3)."""

from collections import Counter

import pytest

from jackhouse.jackal.cards import CARD_NAMES, CARDS, COUNTS, HORSE, IS_SPECIAL, KIND_NAMES, KINDS
from tests.conformance.leaks import proves
from tests.helpers import codes, legal, play, why
from tests.jackal.hunts import ashore, go_on, hunt, question, told, where

OPEN = "o o o o o / o o o o o / o o W o o / o o o o o / o o o o o"  # all ways lead somewhere


@pytest.mark.rule("JK-3.1")
def test_sixty_cards() -> None:
    arrows = sum(COUNTS[kind] for kind in range(8))
    named = dict(zip(KIND_NAMES, COUNTS))
    assert CARDS == 60
    assert arrows == 31
    assert {name: count for name, count in named.items() if KIND_NAMES.index(name) > HORSE} == {
        "red": 4, "blue": 4, "double": 4, "friday": 3, "weapon": 4, "rum": 4,
    }  # fmt: skip
    assert named["horse"] == 6
    assert Counter(CARD_NAMES) == Counter(named)


@pytest.mark.rule("JK-3.1")
def test_a_card_that_was_shown_is_known_again_and_which_of_several_alike_it_is_means_nothing() -> None:
    shown = set()
    for seed in range(12):
        state = ashore(island="W o", hands=("LR LR LR", "UD"), seed=seed, options={"islands": 1})
        play(state, "0: lay LR", "0: commit", "1: lay UD")
        events = play(state, "1: commit")
        (number,) = told(events, "revealed")[0]["numbers"]
        assert CARD_NAMES[number] == "LR"
        assert number not in state.hands[0]
        shown.add(number)
    assert len(shown) == 3


@pytest.mark.rule("JK-3.2")
def test_the_split_of_the_arrows() -> None:
    assert COUNTS[:8] == [2, 2, 2, 2, 7, 7, 4, 5]


@pytest.mark.rule("JK-3.2")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("LR", "go W; go E"),
        ("UD", "go N; go S"),
        ("X", "go NE; go SE; go SW; go NW"),
        ("+", "go N; go E; go S; go W"),
    ],
)
def test_arrows_with_a_choice(card: str, ways: str) -> None:
    assert "; ".join(legal(go_on(hunt(OPEN, card, "rum")), 0)) == ways


@pytest.mark.rule("JK-3.2")
@pytest.mark.parametrize(("card", "cell"), [("NE", "d2"), ("SE", "d4"), ("SW", "b4"), ("NW", "b2")])
def test_a_single_diagonal_goes_as_shown_for_every_seat(card: str, cell: str) -> None:
    assert where(go_on(hunt(OPEN, card, "rum"))) == [cell, None]
    assert where(go_on(hunt(OPEN, "rum", card))) == [None, cell]


@pytest.mark.rule("JK-3.2")
@pytest.mark.parametrize(
    ("way", "cell"),
    [
        ("N", "c2"),
        ("E", "d3"),
        ("S", "c4"),
        ("W", "b3"),
        ("NE", "d2"),
        ("SE", "d4"),
        ("SW", "b4"),
        ("NW", "b2"),
    ],
)
def test_ways_lead_to_the_neighbour(way: str, cell: str) -> None:
    state = go_on(hunt(OPEN, "X" if len(way) == 2 else "+", "rum"))
    play(state, f"go {way}")
    assert where(state)[0] == cell


@pytest.mark.rule("JK-3.3")
def test_a_horse_jumps_like_a_knight() -> None:
    state = go_on(hunt(OPEN, "horse", "rum"))
    assert legal(state, 0) == [f"go {cell}" for cell in ["b1", "d1", "a2", "e2", "a4", "e4", "b5", "d5"]]
    play(state, "go b5")
    assert where(state)[0] == "b5"


@pytest.mark.rule("JK-3.3")
def test_a_horse_leaps_over_water() -> None:
    state = go_on(hunt("W . . / . . . / . o .", "horse", "rum"))
    assert where(state)[0] == "b3"


@pytest.mark.rule("JK-3.4")
def test_specials_are_never_laid_beside_other_cards() -> None:
    state = ashore(island=OPEN, hands=("LR red double friday weapon rum", "LR"))
    assert legal(state, 0) == ["lay LR", "lay red"]
    for card in ("double", "friday", "weapon", "rum"):
        assert (why(state, f"lay {card}", 0).code, why(state, f"lay {card}", 0).rule) == ("specials-stay", "JK-3.4")


@pytest.mark.rule("JK-3.4")
def test_which_cards_are_special() -> None:
    assert [KIND_NAMES[kind] for kind in range(KINDS) if IS_SPECIAL[kind]] == ["double", "friday", "weapon", "rum"]


@pytest.mark.rule("JK-3.5")
@pytest.mark.parametrize(("card", "cell"), [("red", "d1"), ("blue", "b1")])
def test_a_flag_is_where_the_pirate_starts_and_no_step(card: str, cell: str) -> None:
    alone = hunt("W B o R", card, "rum")
    assert where(alone)[0] == cell
    assert alone.steps == [0, 0]


@pytest.mark.rule("JK-3.5")
def test_the_row_goes_on_from_the_flag() -> None:
    state = hunt("W . 2 R", "red LR", "rum")
    assert (state.coins, state.steps) == ([2, 0], [1, 0])


@pytest.mark.rule("JK-3.5")
def test_without_that_flag_the_turn_ends_at_once() -> None:
    state = ashore(island="W B 3 o", hands=("red LR", "rum"), options={"islands": 1})
    play(state, "0: lay red", "0: lay LR", "0: commit", "1: lay rum")
    events = play(state, "1: commit")
    assert told(events, "row-ended") == [{"seat": 0, "cause": "no-flag"}, {"seat": 1, "cause": "special"}]
    assert where(state) == [None, None]


@pytest.mark.rule("JK-3.6")
def test_a_doubling_carries_the_card_out_again_as_one_more_step() -> None:
    state = hunt("W o o o 1", "LR", "rum", extra=("double",))
    assert legal(state, 0) == ["double", "pass"]
    play(state, "double")
    assert legal(state, 0) == ["go W", "go E"]  # chosen anew
    play(state, "go E")
    assert where(state)[0] == "c1"
    assert state.steps[0] == 2


@pytest.mark.rule("JK-3.6")
def test_doublings_stack_after_the_last_card_too() -> None:
    state = hunt("W . . . / . o . . / . . o . / . . . o", "SE", "rum", extra=("double double",))
    play(state, "double")
    assert where(state)[0] == "c3"
    events = play(state, "double")
    assert where(state)[0] == "d4"
    assert "row-ended" in codes(events)
    assert state.steps[0] == 3


@pytest.mark.rule("JK-3.6")
def test_a_doubling_after_a_beaten_bandit() -> None:
    state = hunt("W ! 1", "LR", "rum", extra=("double weapon",))
    play(state, "weapon", "double")
    assert legal(state, 0) == ["go W", "go E"]


@pytest.mark.rule("JK-3.6")
def test_no_doubling_without_a_legal_repeat_nor_after_the_end() -> None:
    blocked = hunt("W . / . o", "SE UD", "rum", extra=("double",))
    assert blocked.over  # from b2 neither the repeat nor the next card has a move
    assert where(blocked)[0] == "b2"
    arrived = hunt("W 1 o", "LR", "rum", extra=("double",))
    assert arrived.over
    assert arrived.coins == [1, 0]
    assert arrived.view(0)["hand"] == ["double"]


@pytest.mark.rule("JK-3.6")
def test_every_seat_that_holds_a_card_is_asked_for_a_doubling() -> None:
    state = hunt("W o o", "LR", "rum", extra=("weapon",))
    assert (question(state), legal(state, 0)) == ("doubling", ["pass"])
    assert why(state, "double", 0).rule == "JK-3.6"
    assert hunt("W o o", "LR", "rum").over  # an empty hand is not


@pytest.mark.rule("JK-3.7")
def test_man_friday_saves_a_step_in_difficult_terrain() -> None:
    state = hunt("W ^ ^ 1", "LR LR LR", "rum", extra=("friday friday",))
    assert (question(state), legal(state, 0)) == ("friday", ["friday", "pass"])
    play(state, "friday", "pass", "go E")
    assert state.steps[0] == 2
    assert question(state) == "friday"  # one for each such space
    play(state, "pass")
    assert state.steps[0] == 3  # using him is optional
    assert state.view(0)["hand"] == ["friday"]


@pytest.mark.rule("JK-3.7")
def test_every_seat_that_holds_a_card_is_asked_for_man_friday() -> None:
    state = hunt("W ^ o", "LR", "rum", extra=("weapon",))
    assert (question(state), legal(state, 0)) == ("friday", ["pass"])
    assert why(state, "friday", 0).code == "not-in-hand"


@pytest.mark.rule("JK-3.8")
def test_a_weapon_beats_the_bandit_and_the_pirate_goes_on() -> None:
    state = hunt("W ! . / . . 1", "LR SE", "rum", extra=("weapon",))
    assert (question(state), legal(state, 0)) == ("weapon", ["weapon", "pass"])
    play(state, "weapon")
    assert state.coins == [1, 0]
    assert state.steps[0] == 2  # attaching is no step
    assert state.view(0)["attached"] == ["weapon"]


@proves("leak-plan")
@pytest.mark.parametrize(
    ("island", "special", "asked"),
    [("W ! o", "weapon", "weapon"), ("W ^ o", "friday", "friday"), ("W o o", "double", "doubling")],
)
def test_a_question_about_a_special_does_not_tell_who_holds_it(island: str, special: str, asked: str) -> None:
    holder, other = (hunt(island, "LR", "rum", extra=(hand,)) for hand in (special, "rum"))
    assert question(holder) == asked
    assert holder.view(1) == other.view(1)
    assert holder.view(None) == other.view(None)


@pytest.mark.rule("JK-3.8")
def test_without_a_weapon_the_turn_ends_there() -> None:
    assert hunt("W ! . / . . 1", "LR SE", "rum").coins == [0, 0]
    refused = hunt("W ! . / . . 1", "LR SE", "rum", extra=("weapon",))
    events = play(refused, "pass")  # using one is optional
    assert told(events, "row-ended")[0] == {"seat": 0, "cause": "bandit"}
    assert refused.coins == [0, 0]


@pytest.mark.rule("JK-3.8")
def test_each_pirate_fights_the_bandit_anew() -> None:
    state = hunt("W ! . / . . 1", "LR SE", "LR SE", extra=("weapon", ""))
    play(state, "weapon")
    assert go_on(state).coins == [1, 0]
    again = hunt("W ! o", "LR LR LR", "rum", extra=("weapon double",))
    play(again, "weapon", "pass", "go W", "pass")
    assert where(again)[0] == "b1"
    assert question(again) == "weapon"  # one for each bandit's space entered


@pytest.mark.rule("JK-3.9")
def test_rum_adds_a_step_and_several_may_be_played() -> None:
    state = hunt("W 1 o", "LR", "SE", "SE", extra=("", "rum rum", "rum"))
    assert (question(state), state.awaited) == ("rum", [1, 2])
    assert legal(state, 1) == ["rum 1", "rum 2", "pass"]
    assert legal(state, 2) == ["rum 1", "pass"]
    play(state, "2: rum 1")
    events = play(state, "1: rum 2")
    assert [(fact["seat"], fact["victim"], fact["count"]) for fact in told(events, "gave-rum")] == [
        (1, 0, 2),
        (2, 0, 1),
    ]
    assert state.steps[0] == 4
    assert state.coins[0] == 1


@pytest.mark.rule("JK-3.9")
def test_all_others_are_asked_whatever_they_hold_also_when_their_row_is_done() -> None:
    state = hunt("W o o", "LR", "LR", extra=("weapon", "friday"))
    assert (question(state), state.awaited, legal(state, 1)) == ("rum", [1], ["pass"])
    play(state, "pass", "pass")
    assert (question(state), state.awaited, legal(state, 0)) == ("rum", [0], ["pass"])


@pytest.mark.rule("JK-3.9")
def test_rum_is_sealed() -> None:
    state = hunt("W 1 o", "LR", "SE", "SE", extra=("", "rum", "rum"))
    before = state.view(0), state.view(2)
    assert codes(play(state, "1: rum 1"), 0) == []
    assert (state.view(0), state.view(2)) == before
    state.undo(1)
    play(state, "1: pass", "2: pass")
    assert state.steps[0] == 1


@pytest.mark.rule("JK-3.9")
def test_rum_on_a_row_that_fails_is_wasted() -> None:
    state = hunt("W o o", "SE", "LR", extra=("", "rum"))
    play(state, "rum 1")
    assert state.steps[0] == 1
    assert where(state)[0] == "a1"
    assert state.view(1)["attached"] == ["rum"]


@pytest.mark.rule("JK-3.9")
def test_a_seat_in_tortuga_neither_plays_rum_nor_gets_any() -> None:
    state = ashore(island="W o o", hands=("LR rum", "LR rum", "LR rum"), coins=(0, 0, 1), options={"islands": 1})
    play(state, "2: tortuga 1", "0: lay LR", "0: commit", "1: lay LR", "1: commit")
    assert (question(state), state.awaited) == ("rum", [1])
    play(state, "pass", "pass")
    assert (question(state), state.awaited) == ("rum", [0])
    play(state, "pass", "pass")
    assert state.over
