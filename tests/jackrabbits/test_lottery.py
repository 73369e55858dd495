"""JR-4.1 to JR-4.3: the roll, the Lottery, and the Price."""

import pytest

from tests.helpers import codes, hand, legal, pay_lines, play, position, told, why

# -- the roll ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.1")
def test_a_turn_starts_with_the_roll_of_two_dice_seen_by_all():
    s = position(hands=("9C", "9S"), dice=((3, 6),))
    assert legal(s, 0) == ["roll"]
    assert s.view(1)["dice"] is None
    events = play(s, "roll")
    assert told(events, "rolled") == [{"seat": 0, "dice": [3, 6], "price": 9}]
    assert codes(events, None) == ["rolled"]
    assert s.view(0)["dice"] == s.view(1)["dice"] == s.view(None)["dice"] == [3, 6]


@pytest.mark.rule("JR-4.1")
def test_each_turn_has_a_roll_of_its_own():
    s = position(hands=("9C", "9S"), dice=((3, 6), (2, 2)), moves="roll; pass; stay")
    assert s.view(None)["dice"] is None
    assert (s.awaited, legal(s)) == ([1], ["roll"])
    play(s, "roll")
    assert s.view(None)["dice"] == [2, 2]


@pytest.mark.rule("JR-4.1")
def test_nothing_comes_before_the_roll():
    s = position(hands=("3C", "9S"), dice=((3, 6),))
    assert why(s, "lottery 3C").code == "not-now"
    assert why(s, "stay").code == "not-now"
    assert why(s, "roll", seat=1).code == "not-awaited"


# -- the lottery -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.2")
def test_a_card_with_the_number_of_either_die_may_be_shown():
    s = position(hands=("3C 3H 4D 5S 7S",), dice=((3, 4),), moves="roll")
    assert legal(s) == ["lottery 4D", "lottery 3C", "lottery 3H", "pass"]


@pytest.mark.rule("JR-4.2")
def test_the_total_of_the_dice_matches_nothing():
    s = position(hands=("7C 10H",), dice=((3, 4),), moves="roll")
    assert legal(s) == ["pass"]
    reason = why(s, "lottery 7C")
    assert (reason.code, reason.rule) == ("no-match", "JR-4.2")
    assert reason.params == {"card": "7C", "dice": [3, 4]}


@pytest.mark.rule("JR-4.2")
def test_an_ace_has_the_number_one():
    assert legal(position(hands=("AC 2C",), dice=((1, 6),), moves="roll")) == ["lottery AC", "pass"]
    assert legal(position(hands=("AC 2C",), dice=((2, 6),), moves="roll")) == ["lottery 2C", "pass"]


@pytest.mark.rule("JR-4.2")
@pytest.mark.parametrize("dice", [(1, 2), (3, 4), (5, 6), (6, 6)])
def test_royals_and_jokers_have_no_number(dice: tuple[int, int]):
    assert legal(position(rabbits=("KD",), hands=("KC QS JH boat horse",), dice=(dice,), moves="roll")) == ["pass"]


@pytest.mark.rule("JR-4.2")
def test_the_card_shown_stays_in_hand_and_wins_the_top_of_the_pile():
    s = position(hands=("4D 9C", "9S"), pile="2H 8H", dice=((3, 4),), moves="roll")
    events = play(s, "lottery 4D")
    assert hand(s, 0) == "9C 4D 2H"
    assert told(events, "showed") == [{"seat": 0, "cards": ["4D"], "cause": "lottery"}]
    assert told(events, "drew") == [{"seat": 0, "card": "2H", "cause": "lottery"}]
    assert s.view(0)["lot"] == []


@pytest.mark.rule("JR-4.2")
def test_all_see_the_card_shown_and_only_its_owner_the_card_drawn():
    s = position(hands=("4D 9C", "9S"), pile="2H", dice=((3, 4),), moves="roll")
    events = play(s, "lottery 4D")
    assert s.view(1)["known"] == s.view(None)["known"] == {"4D": 0}
    assert events[-1].to(0) == {"code": "drew", "params": {"seat": 0, "card": "2H", "cause": "lottery"}}
    assert events[-1].to(1) == events[-1].to(None) == {"code": "drew", "params": {"seat": 0, "cause": "lottery"}}


@pytest.mark.rule("JR-4.2")
@pytest.mark.parametrize("dice", [(3, 4), (4, 4)])
def test_one_card_is_won_however_many_match(dice: tuple[int, int]):
    s = position(hands=("4D 4S 3C",), pile="4H 3H", dice=(dice,), moves="roll; lottery 4D")
    assert s.view(0)["hand_sizes"] == [4]
    assert s.view(0)["phase"] == "journey"
    assert "pass" not in legal(s)


@pytest.mark.rule("JR-4.2")
def test_a_winning_card_need_not_be_shown():
    s = position(hands=("4D", "9S"), dice=((3, 4),), moves="roll")
    events = play(s, "pass")
    assert codes(events, 1) == ["passed"]
    assert hand(s, 0) == "4D"
    assert s.view(1)["known"] == {}


@pytest.mark.rule("JR-4.2")
def test_a_card_of_another_hand_wins_nothing():
    s = position(hands=("9C", "4D"), dice=((3, 4),), moves="roll")
    assert legal(s, 0) == ["pass"]
    assert (why(s, "lottery 4D").code, why(s, "lottery 4D").rule) == ("not-in-hand", "JR-4.2")


@pytest.mark.rule("JR-4.2")
@pytest.mark.parametrize("cards", ["4D", "9C", ""])
def test_the_lottery_is_asked_of_every_hand_so_that_being_asked_tells_nothing(cards: str):
    s = position(hands=(cards, "9S"), dice=((3, 4),), moves="roll")
    assert s.view(1)["awaited"] == [0]
    assert s.view(0)["question"]["code"] == "lottery"
    assert legal(s, 0)[-1] == "pass"


def test_cards_that_do_not_match_are_refused_with_their_reason():
    s = position(hands=("4D 9C KS",), dice=((3, 4),), moves="roll")
    assert [(str(action), reason.code) for action, reason in s.refused(0)] == [
        ("lottery KS", "no-match"),
        ("lottery 9C", "no-match"),
    ]


# -- the price ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.3")
@pytest.mark.parametrize(("dice", "price"), [((1, 1), 2), ((3, 4), 7), ((6, 6), 12)])
def test_the_dice_total_is_the_price(dice: tuple[int, int], price: int):
    s = position(rabbits=("JC",), hands=("10D 9D 8D",), dice=(dice,), moves="roll; exit 2; hole cave1")
    assert s.view(0)["price"] == price
    assert s.view(0)["question"]["price"] == price


@pytest.mark.rule("JR-4.3")
def test_a_hand_that_falls_short_of_the_price_cannot_pay():
    assert "hole cave1" in legal(position(rabbits=("JC",), hands=("9D",), dice=((4, 5),), moves="roll; exit 2"))
    assert legal(position(rabbits=("JC",), hands=("8D",), dice=((4, 5),), moves="roll; exit 2")) == ["underground"]


@pytest.mark.rule("JR-4.3")
def test_every_transfer_of_the_turn_costs_the_same_price():
    s = position(hands=("9C 8S 6H",), dice=((3, 4),), moves="roll; exit 0; hike 5")
    assert pay_lines(s) == ["pay 9C", "pay 8S"]
    play(s, "pay 9C", "hike 1")
    assert s.view(0)["question"]["price"] == 7
    assert pay_lines(s) == ["pay 8S"]


@pytest.mark.rule("JR-4.3")
def test_the_price_is_of_this_turn_only():
    s = position(players=2, dice=((3, 4), (6, 5)), moves="roll; pass; stay")
    assert s.view(None)["price"] is None
    play(s, "roll")
    assert s.view(None)["price"] == 11
