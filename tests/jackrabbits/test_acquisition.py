"""JR-4.6: claiming the royal of a rabbit's hex."""

import pytest

from tests.helpers import codes, hand, legal, pay_lines, play, position, told, why

REST = "roll; stay"  # without a journey, into the Acquisition


@pytest.mark.rule("JR-4.6")
def test_ten_points_of_its_suit_buy_the_royal_of_the_hex():
    s = position(rabbits=("KD", "KC"), hands=("7D 3D 9S", ""), pile="2C", moves=REST)
    assert legal(s) == ["acquire", "rest"]
    events = play(s, "acquire", "pay 7D,3D")
    assert told(events, "acquired") == [{"seat": 0, "card": "KD"}]
    assert hand(s) == "KD 9S 2C"
    assert s.view(1)["lot"] == ["7D", "3D"]
    assert "KD" not in s.view(1)["court"]
    assert s.view(1)["carrots"] == {"KD": 0}
    assert s.view(1)["known"] == {"KD": 0}


@pytest.mark.rule("JR-4.6")
def test_nine_points_do_not_buy_a_royal():
    s = position(rabbits=("KD",), hands=("7D 2D",), moves=REST)
    assert legal(s) == ["rest"]
    reason = why(s, "acquire")
    assert (reason.code, reason.rule, reason.params) == ("price-unmet", "JR-4.6", {"price": 10, "best": 9})


@pytest.mark.rule("JR-4.6")
@pytest.mark.parametrize(("place", "payment"), [("QC", "10C"), ("KS", "10S"), ("JH", "10H"), ("QD", "10D")])
def test_only_the_royals_own_suit_counts(place: str, payment: str):
    s = position(rabbits=(place,), hands=("10C 10S 10H 10D 9C 9S 9H 9D boat",), moves=f"{REST}; acquire")
    assert pay_lines(s) == [f"pay {payment}"]
    assert why(s, "pay boat").code == "wrong-suit"


@pytest.mark.rule("JR-4.6")
def test_the_dice_do_not_matter():
    s = position(rabbits=("KD",), hands=("10D",), dice=((6, 6),), moves=f"{REST}; acquire")
    assert pay_lines(s) == ["pay 10D"]
    assert s.view(0)["question"]["price"] == 10


@pytest.mark.rule("JR-4.6")
def test_more_than_ten_may_be_paid_and_no_payment_listed_has_a_card_too_many():
    s = position(rabbits=("KD",), hands=("9D 8D 5D 2D AD",), moves=f"{REST}; acquire")
    assert pay_lines(s) == ["pay 9D,8D", "pay 9D,5D", "pay 9D,2D", "pay 9D,AD", "pay 8D,5D", "pay 8D,2D"]
    assert why(s, "pay 8D,5D,2D").code == "superfluous-card"
    assert why(s, "pay 5D,2D,AD").code == "price-unmet"


@pytest.mark.rule("JR-4.6")
def test_a_rabbit_may_rest_instead():
    s = position(rabbits=("KD", "KC"), hands=("10D", ""), pile="2C", moves=REST)
    assert codes(play(s, "rest")) == ["rested", "drew", "turn-began"]
    assert hand(s) == "10D 2C"
    assert s.view(0)["carrots"] == {}


@pytest.mark.rule("JR-4.6")
def test_the_royal_may_be_bought_on_arrival():
    s = position(rabbits=("citadel",), hands=("10D",), pile="2C", dice=((6, 6),), moves="roll; exit 0; acquire")
    play(s, "pay 10D")
    assert hand(s) == "JD 2C"


@pytest.mark.rule("JR-4.6")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_royal_that_is_not_in_the_court_is_not_for_sale(holder: int):
    hands = ["10D 9D AD", "9S"]
    hands[holder] += " KD"
    s = position(rabbits=("KD", "KC"), hands=hands, moves="roll; pass")
    play(s, "stay")
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-4.6")
@pytest.mark.parametrize("place", ["citadel", "underground"])
def test_there_is_nothing_to_buy_where_no_royal_lives(place: str):
    s = position(rabbits=(place, "KC"), hands=("10C 10S 10H 10D", ""), dice=((5, 6),), moves="roll; pass")
    play(s, "stay")
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-4.6")
def test_a_hand_that_cannot_pay_is_asked_too_so_that_being_asked_tells_nothing():
    rich = position(rabbits=("KD", "KC"), hands=("10D", ""), moves=REST)
    poor = position(rabbits=("KD", "KC"), hands=("10C", ""), moves=REST)
    for s in (rich, poor):
        assert s.view(1)["awaited"] == [0]
        assert s.view(0)["question"] == {"code": "acquisition", "card": "KD", "price": 10}


@pytest.mark.rule("JR-4.6")
def test_the_purchase_ends_the_phase_and_the_one_increment_follows_at_once():
    s = position(rabbits=("KD", "KC"), hands=("10D 9D AD", ""), pile="2C 3C", moves=f"{REST}; acquire")
    events = play(s, "pay 10D")
    assert codes(events) == ["paid", "acquired", "drew", "turn-began"]
    assert hand(s) == "KD 9D 2C AD"
    assert s.awaited == [1]


# -- carrots -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.6")
def test_the_third_royal_takes_the_last_carrot():
    s = position(rabbits=("KD", "KC"), hands=("QC JS 10D", ""), pile="2C", moves=f"{REST}; acquire; pay 10D")
    assert s.awaited == [1]
    assert s.view(1)["carrots"] == {"QC": 0, "JS": 0, "KD": 0}


@pytest.mark.rule("JR-4.6")
def test_without_a_free_carrot_one_of_the_three_old_royals_goes_back():
    s = position(rabbits=("KD", "KC"), hands=("QC JS JH 10D", ""), pile="2C", moves=f"{REST}; acquire; pay 10D")
    assert s.view(0)["question"]["code"] == "giving-up"
    assert legal(s, 0) == ["discard QC", "discard JS", "discard JH"]
    assert (why(s, "discard KD").code, why(s, "discard KD").rule) == ("give-up-a-royal", "JR-4.6")
    events = play(s, "discard JS")
    assert codes(events) == ["gave-up", "royal-returned", "drew", "turn-began"]
    assert hand(s) == "KD QC JH 2C"
    assert s.view(1)["carrots"] == {"QC": 0, "JH": 0, "KD": 0}
    assert "JS" in s.view(1)["court"]


@pytest.mark.rule("JR-4.6")
def test_a_royal_spent_in_the_payment_frees_its_own_carrot():
    s = position(rabbits=("KD", "KC"), hands=("QD JS JH 10D", ""), pile="2C", moves=f"{REST}; acquire")
    assert pay_lines(s) == ["pay QD", "pay 10D"]
    play(s, "pay QD")
    assert s.awaited == [1]
    assert s.view(1)["carrots"] == {"JS": 0, "JH": 0, "KD": 0}
    assert "QD" in s.view(1)["court"]


@pytest.mark.rule("JR-4.6")
def test_carrots_of_others_do_not_count_against_mine():
    s = position(rabbits=("KD", "KC"), hands=("10D", "QC JS JH"), moves=f"{REST}; acquire; pay 10D")
    assert s.awaited == [1]
    assert s.view(None)["carrots"] == {"KD": 0, "QC": 1, "JS": 1, "JH": 1}


# -- the draft ---------------------------------------------------------------------------------------------------------


def test_wanting_a_royal_is_known_to_nobody_and_can_be_taken_back_until_it_is_paid():
    s = position(rabbits=("KD", "KC"), hands=("10D 9D AD", ""), moves=REST)
    seen = s.view(1)
    assert codes(play(s, "acquire"), 1) == []
    assert s.view(1) == seen
    s.undo(0)
    assert legal(s) == ["acquire", "rest"]
    play(s, "acquire", "pay 10D")
    assert not s.undoable(0)
