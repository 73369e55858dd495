"""JR-8.1, addition `advanced-citadel`: the Citadel has the parts of the strategies in play."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from tests.helpers import codes, legal, pay_lines, play, position, standard

ADVANCED = {"advanced-citadel": True}
ALL_SUITS = "5C 5S 5H 5D"


def at_citadel(**setup: Any) -> RabbitState:
    """Seat 0 begins its turn on the Citadel."""
    return standard(rabbits=("citadel", "KC"), options=ADVANCED, **setup)


def coming_home(**setup: Any) -> RabbitState:
    """Seat 0 rides to the Citadel from K♦; seat 1 is asked."""
    hand, *others = setup.pop("hands")
    return standard(
        rabbits=("KD", "KC", "KS"),
        hands=(f"horse {hand}", *others),
        dice=((1, 1),),
        moves="roll; ride citadel; pay horse",
        **setup,
    )


@pytest.mark.rule("JR-8.1")
def test_the_question_before_a_flight_from_the_citadel_names_the_suits_that_pay():
    setup: dict[str, Any] = {"hands": ("9C", ""), "dice": ((6, 5),), "moves": "passport 9C; roll; pass"}
    state = at_citadel(**setup)
    assert state.view(0)["question"] == {"code": "flight", "price": 2, "suits": ["C", "S", "H", "D"]}
    from_tower = standard(rabbits=("KS", "KC"), options=ADVANCED, **setup)
    assert from_tower.view(0)["question"] == {"code": "flight", "price": 2}  # the suit of the tower


@pytest.mark.rule("JR-8.1")
def test_a_visit_to_the_citadel_can_be_contested():
    state = coming_home(hands=("", "6H", ""), options=ADVANCED)
    assert state.awaited == [1, 2]
    assert legal(state, 1) == ["contest 6H", "pass"]
    play(state, "1: contest 6H", "2: pass")
    assert legal(state, 0) == ["leave"]
    play(state, "0: leave")
    assert state.place_of(0) == "off-board"


@pytest.mark.rule("JR-8.1")
def test_a_winner_is_contested_first():
    state = coming_home(hands=("KD KS KH", "6H", ""), options=ADVANCED)
    assert not state.over
    play(state, "1: contest 6H", "2: pass", "0: leave")
    assert not state.over
    won = coming_home(hands=("KD KS KH", "6H", ""), options=ADVANCED)
    play(won, "1: pass", "2: pass")
    assert won.winner == 0


@pytest.mark.rule("JR-8.1")
def test_a_queen_proves_nothing_at_the_citadel():
    both = {**ADVANCED, "queen-card-is-proof": "both"}
    state = coming_home(hands=("", "QH 3C", "QS KD"), options=both)
    assert legal(state, 1) == ["contest QH", "pass"]  # ten points in hearts
    assert legal(state, 2) == ["pass"]


@pytest.mark.rule("JR-8.1")
def test_visits_to_towers_and_plazas_are_not_contested():
    state = standard(
        rabbits=("KD", "KC"), hands=("horse", "6H"), options=ADVANCED, dice=((1, 1),), moves="roll; ride JC"
    )
    play(state, "pay horse")
    assert state.awaited == [0]


@pytest.mark.rule("JR-8.1")
def test_any_suit_is_sold_for_diamonds():
    state = at_citadel(hands=("9D", ""), lot=ALL_SUITS, dice=((1, 1),), moves="roll; stay")
    assert legal(state) == ["trade 5C", "trade 5S", "trade 5H", "trade 5D", "rest"]
    play(state, "trade 5C")
    assert pay_lines(state) == ["pay 9D"]
    poor = at_citadel(hands=("9C 9S 9H", ""), lot=ALL_SUITS, dice=((1, 1),), moves="roll; stay")
    assert legal(poor) == ["rest"]


@pytest.mark.rule("JR-8.1")
def test_a_club_flies_from_the_citadel_to_towers():
    state = at_citadel(hands=("9C", ""), dice=((3, 4),))
    assert legal(state) == ["roll", "passport 9C"]
    play(state, "passport 9C", "roll", "pass")
    assert legal(state) == ["fly KC", "fly KS", "fly KH", "fly KD"]


@pytest.mark.rule("JR-8.1")
def test_the_shortfall_is_paid_in_any_suit_and_by_the_passport_too():
    state = at_citadel(hands=("5C 4S 4H", ""), dice=((4, 5),))
    play(state, "passport 5C", "roll", "pass", "fly KH")
    assert pay_lines(state) == ["pay 5C", "pay 4S", "pay 4H"]


@pytest.mark.rule("JR-8.1")
def test_each_part_needs_its_strategy():
    plain = position(rabbits=("citadel", "KC"), hands=("9C 9D", "9H"), options=ADVANCED, lot=ALL_SUITS, dice=((1, 1),))
    assert legal(plain) == ["roll"]
    play(plain, "roll", "pass", "stay")
    assert plain.awaited == [1]
    arrived = position(
        rabbits=("KD", "KC"), hands=("horse", "6H"), options=ADVANCED, dice=((1, 1),), moves="roll; ride citadel"
    )
    assert "uncontested" not in codes(play(arrived, "pay horse"))


@pytest.mark.rule("JR-8.1")
def test_without_the_addition_the_citadel_has_none_of_them():
    state = standard(rabbits=("citadel", "KC"), hands=("9C 9D", "6H"), lot=ALL_SUITS, dice=((1, 1),))
    assert legal(state) == ["roll"]
    play(state, "roll", "pass", "stay")
    assert state.awaited == [1]
    assert coming_home(hands=("", "6H", "")).awaited == [1]
