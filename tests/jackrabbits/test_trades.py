"""JR-7.8: diamonds trade at plazas."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Reason
from tests.helpers import RABBITS, codes, hand, legal, pay_lines, play, position, samples, standard, told, why
from tests.jackrabbits.journeys import rabbit

LOT = "9C 4C AC 8S 3S 7H 2H 8D 6D"
REST = "roll; pass; stay"  # without a journey, into the Acquisition


def at_plaza(cards: str, place: str = "JC", moves: str = "", **setup: Any) -> RabbitState:
    """Seat 0 is in its Acquisition phase on a plaza, the other far away."""
    setup.setdefault("lot", LOT)
    setup.setdefault("pile", "5C 7C")
    setup.setdefault("rabbits", (place, "KD"))
    setup.setdefault("dice", ((6, 6),) * 4)
    return standard(hands=(cards, ""), moves=f"{REST}; {moves}".rstrip("; "), **setup)


# -- what is sold, and for what ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.8")
@pytest.mark.parametrize(("plaza", "sold"), [("JC", "9C 4C AC"), ("JS", "8S 3S"), ("JH", "7H 2H")])
def test_a_plaza_sells_the_cards_of_its_jacks_suit_from_the_lot(plaza: str, sold: str):
    s = at_plaza("9D", plaza)
    assert legal(s) == [*[f"trade {card}" for card in sold.split()], "rest"]
    assert (why(s, "trade 6D").code, why(s, "trade 6D").rule) == ("not-in-lot", "JR-7.8")


@pytest.mark.rule("JR-7.8")
@pytest.mark.parametrize("place", ["KC", "QC", "citadel", "underground"])
def test_other_places_sell_nothing(place: str):
    s = standard(rabbits=(place, "KD"), hands=("9D", ""), lot=LOT, pile="2D", dice=((6, 6),), moves=REST)
    if s.view(None)["turn"] == 0:
        assert legal(s) == ["rest"]
        assert (why(s, "trade 4C").code, why(s, "trade 4C").rule) == ("no-plaza", "JR-7.8")
    assert place in ("KC", "QC") or s.view(None)["turn"] == 1


@pytest.mark.rule("JR-7.8")
def test_diamonds_of_at_least_its_value_buy_a_card():
    s = at_plaza("5D 3D AD 10S", moves="trade 4C")
    assert s.view(0)["question"] == {"code": "trading", "counter": ["4C"], "price": 4, "suits": ["D"]}
    assert legal(s) == ["pay 5D", "pay 3D,AD", "put 5D", "put 3D", "put AD", "trade AC"]
    events = play(s, "pay 5D")
    assert codes(events, 1) == ["paid", "traded"]
    assert told(events, "paid") == [{"seat": 0, "cards": ["5D"], "price": 4}]
    assert told(events, "traded") == [{"seat": 0, "cards": ["4C"]}]
    assert hand(s) == "10S 4C 3D AD"
    assert s.view(1)["lot"] == ["9C", "AC", "8S", "3S", "7H", "2H", "8D", "6D", "5D"]


@pytest.mark.rule("JR-7.8")
def test_other_suits_do_not_pay():
    s = at_plaza("10S 9H 8C 3D")
    assert legal(s) == ["trade AC", "rest"]
    reason = why(s, "trade 4C")
    assert (reason.code, reason.rule, reason.params) == ("price-unmet", "JR-7.8", {"price": 4, "best": 3})
    play(s, "trade AC")
    assert why(s, "pay 8C").code == "wrong-suit"
    assert why(s, "rest").code == "must-pay"


@pytest.mark.rule("JR-7.8")
def test_a_payment_listed_has_no_card_too_many():
    s = at_plaza("4D 3D 2D AD", moves="trade 4C")
    assert pay_lines(s) == ["pay 4D", "pay 3D,2D", "pay 3D,AD"]
    assert why(s, "pay 4D,AD").code == "superfluous-card"


@pytest.mark.rule("JR-7.8")
def test_the_dice_do_not_matter():
    for dice in ((1, 1), (6, 6)):
        assert at_plaza("4D", dice=(dice,), moves="trade 4C").view(0)["question"]["price"] == 4


@pytest.mark.rule("JR-7.8")
def test_an_ace_costs_one_and_a_ten_ten():
    s = at_plaza("9D", "JH", lot="AH 10H")
    assert legal(s) == ["trade AH", "rest"]
    assert why(s, "trade 10H").params == {"price": 10, "best": 9}


@pytest.mark.rule("JR-7.8")
def test_the_jack_of_diamonds_sells_diamonds_for_any_suit():
    s = at_plaza("9S 3H 2C AD", "JD", rabbits=("JD", "KC"))
    assert legal(s) == ["trade 8D", "trade 6D", "rest"]
    assert (why(s, "trade 9C").code, why(s, "trade 9C").rule) == ("not-in-lot", "JR-7.8")
    play(s, "trade 6D")
    assert s.view(0)["question"]["suits"] == ["C", "S", "H", "D"]
    assert pay_lines(s) == ["pay 9S", "pay 3H,2C,AD"]
    assert legal(s)[-1] == "trade 8D"
    play(s, "pay 3H,2C,AD")
    assert hand(s) == "9S 6D"


@pytest.mark.rule("JR-7.8")
@pytest.mark.rule("JR-5.2")
def test_a_royal_may_pay_and_goes_back_to_the_court():
    s = at_plaza("QD", moves="trade 9C; pay QD")
    assert (hand(s), s.view(1)["carrots"]) == ("9C", {})
    assert "QD" in s.view(1)["court"]
    assert "QD" not in s.view(1)["lot"]


@pytest.mark.rule("JR-7.8")
def test_jokers_pay_nothing():
    s = at_plaza("boat horse", "JD", rabbits=("JD", "KC"))
    assert legal(s) == ["rest"]


@pytest.mark.rule("JR-7.8")
def test_a_card_bought_is_seen_and_remembered_by_all():
    s = at_plaza("4D", moves="trade 4C; pay 4D")
    assert s.view(1)["known"] == s.view(None)["known"] == {"4C": 0}
    assert s.view(0)["exposed"] == ["4C"]


# -- deals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.8")
def test_several_cards_in_one_deal_cost_their_total():
    s = at_plaza("10D 4D", lot="9C 4C AC", moves="trade 4C; trade 9C")
    assert s.view(0)["question"]["counter"] == ["4C", "9C"]
    assert legal(s) == ["pay 10D,4D", "put 10D", "put 4D", "trade AC"]
    play(s, "trade AC")
    assert (s.view(0)["question"]["price"], legal(s)) == (14, ["pay 10D,4D", "put 10D", "put 4D"])
    assert why(s, "trade AC").code == "not-in-lot"
    events = play(s, "pay 10D,4D")
    assert told(events, "traded") == [{"seat": 0, "cards": ["4C", "9C", "AC"]}]
    assert (hand(s), s.view(1)["lot"]) == ("9C 4C AC", ["10D", "4D"])


@pytest.mark.rule("JR-7.8")
def test_a_card_too_dear_beside_the_counter_is_refused():
    s = at_plaza("10D", lot="9C 4C AC", moves="trade 4C")
    assert legal(s) == ["pay 10D", "put 10D", "trade AC"]
    assert why(s, "trade 9C").params == {"price": 13, "best": 10}


@pytest.mark.rule("JR-7.8")
def test_several_deals_are_allowed():
    s = at_plaza("9D 4D", moves="trade 4C; pay 4D; trade 9C; pay 9D")
    assert (hand(s), legal(s)) == ("9C 4C", ["acquire", "rest"])


@pytest.mark.rule("JR-7.8")
def test_cards_paid_in_a_trade_of_this_turn_are_not_for_sale_in_it():
    s = at_plaza("4S 4H AH", "JD", lot="5D 4D 3D", rabbits=("JD", "KC"), moves="trade 4D; pay 4S; trade 5D; pay 4D,AH")
    assert s.view(0)["lot"] == ["3D", "4S", "4D", "AH"]
    assert legal(s) == ["trade 3D", "rest"], "or one would trade in circles for ever"
    assert why(s, "trade 4D") == Reason("paid-in-trade", "JR-7.8", {"card": "4D"})
    play(s, "trade 3D", "pay 5D")
    assert legal(s) == ["rest"]
    play(s, "rest")
    assert hand(s) == "5C 4H 3D"


@pytest.mark.rule("JR-7.8")
def test_cards_paid_on_the_journey_are_for_sale_in_that_turn():
    s = standard(
        rabbits=("KS", "KC"),
        hands=("7D 3D 9S", "JS"),
        lot="3S",
        dice=((1, 1),),
        pile="2D",
        moves="roll; pass; exit 2; ride JS; pay 9S",
    )
    assert (rabbit(s), s.view(0)["lot"]) == ("JS", ["3S", "9S"])
    assert legal(s) == ["trade 3S", "trade 9S", "rest"]
    play(s, "trade 9S", "pay 7D,3D")
    assert hand(s) == "9S"


@pytest.mark.rule("JR-7.8")
def test_spades_spent_in_a_fight_are_for_sale_in_that_turn():
    s = at_plaza("10D 5S", "JS", rabbits=("JS", "JS"), moves="fight 1; spades 5S; strike; yield")
    assert legal(s) == ["trade 8S", "trade 3S", "trade 5S", "rest"]


@pytest.mark.rule("JR-7.8")
def test_in_the_next_turn_they_are():
    s = standard(
        rabbits=("JC", "JD"),
        hands=("9D", "10S"),
        lot="9C",
        pile="5C",
        dice=((6, 6),) * 2,
        moves=f"{REST}; trade 9C; pay 9D; rest; 1: {REST}",
    )
    assert legal(s, 1) == ["trade 9D", "rest"]


@pytest.mark.rule("JR-7.8")
def test_after_the_lot_was_shuffled_what_was_spent_since_is_for_sale():
    s = standard(
        rabbits=("JS", "JS"),
        hands=("6S 5S AD", ""),
        lot="9S",
        rest="lot",
        dice=((1, 6),),
        moves="roll; lottery 6S; stay",
    )
    assert s.view(0)["lot"] == []
    play(s, "fight 1", "spades 5S", "strike", "yield")
    assert s.view(0)["lot"] == ["5S"]
    assert why(s, "trade 5S").code == "price-unmet"


@pytest.mark.rule("JR-7.8")
def test_all_see_which_cards_were_paid_in_trades_of_this_turn():
    s = at_plaza("4D 3D AD 9H", moves="trade 4C; pay 4D; trade AC; pay AD")
    for seat in (0, 1, None):
        assert s.view(seat)["paid_in_trade"] == ["4D", "AD"], "in both deals"
        assert s.view(seat)["lot"][-2:] == ["4D", "AD"]
        assert [other.paid_in_trade for other in samples(s.view(seat), 1)] == [s.paid_in_trade]
    play(s, "rest")
    assert s.view(0)["paid_in_trade"] == []


@pytest.mark.rule("JR-7.8")
@pytest.mark.rule("JR-5.1")
def test_cards_put_down_one_by_one_in_a_trade_are_not_for_sale_either():
    s = at_plaza("4S 2D AD", "JD", lot="5D 3D", rabbits=("JD", "KC"), moves="trade 3D; put AD; put 2D; put 4S")
    play(s, "pay 4S,2D,AD")
    assert (hand(s), s.view(1)["paid_in_trade"]) == ("3D", ["4S", "2D", "AD"])
    assert [str(action) for action, reason in s.refused(0) if reason.code == "paid-in-trade"] == [
        "trade 2D",
        "trade AD",
    ]
    assert legal(s) == ["rest"]


@pytest.mark.rule("JR-7.8")
def test_a_royal_paid_in_a_trade_is_in_the_court_and_may_be_claimed_but_not_bought():
    s = at_plaza("JD 9H AH", "JD", lot="9D", rabbits=("JD", "KC"), moves="trade 9D; pay JD")
    assert (s.view(1)["paid_in_trade"], s.view(1)["lot"], "JD" in s.view(1)["court"]) == ([], [], True)
    assert why(s, "trade JD").code == "not-in-lot"
    assert (why(s, "acquire").code, why(s, "acquire").params) == ("price-unmet", {"price": 10, "best": 9})


@pytest.mark.rule("JR-7.8")
def test_a_card_bought_and_paid_again_is_not_for_sale():
    s = at_plaza("6S", "JD", lot="5D 6D", rabbits=("JD", "KC"), moves="trade 6D; pay 6S; trade 5D; pay 6D")
    assert (hand(s), s.view(0)["paid_in_trade"]) == ("5D", ["6S", "6D"])
    assert (legal(s), why(s, "trade 6D").code) == (["rest"], "paid-in-trade")


@pytest.mark.rule("JR-7.8")
def test_diamonds_paid_on_the_journey_may_be_bought_back():
    s = standard(
        rabbits=("KS", "KC"),
        hands=("6D 7S", "JD"),
        pile="2H",
        dice=((1, 1),),
        moves="roll; pass; exit 2; ride JD; pay 6D; trade 6D; pay 7S",
    )
    assert (hand(s, 0), s.view(0)["lot"]) == ("6D 2H", ["7S"])


@pytest.mark.rule("JR-7.8")
@pytest.mark.rule("JR-4.8")
def test_a_lot_shuffled_into_a_new_pile_holds_no_paid_cards_any_more():
    s = at_plaza("9D 8H 6H 5H 4H 3H 2H AH 9S", lot="9C", pile="", rest="lot", moves="trade 9C; pay 9D")
    assert (s.view(1)["paid_in_trade"], s.view(1)["pile_size"]) == (["9D"], 0)
    play(s, "rest")
    assert s.view(1)["lot"] == []
    assert (s.view(0)["question"]["code"], s.view(1)["paid_in_trade"]) == ("discarding", [])


@pytest.mark.rule("JR-7.8")
def test_nobody_is_asked_where_nothing_is_for_sale_and_no_royal_lives():
    s = standard(rabbits=("JC", "KD"), hands=("9D", "JC"), lot="8S", pile="2D", dice=((6, 6),), moves=REST)
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-7.8")
def test_a_hand_that_cannot_pay_is_asked_too_so_that_being_asked_tells_nothing():
    rich, poor = (
        standard(rabbits=("JC", "KD"), hands=(cards, "JC"), lot="4C", pile="2D", dice=((6, 6),), moves=REST)
        for cards in ("9D", "9H")
    )
    assert (legal(rich), legal(poor)) == (["trade 4C", "rest"], ["rest"])
    assert rich.view(1) == poor.view(1)
    assert [str(action) for action, _ in poor.refused(0)][-1] == "trade 4C"


@pytest.mark.rule("JR-7.8")
def test_a_trade_is_for_the_acquisition_phase():
    s = standard(rabbits=("JC", "KD"), hands=("9D", ""), lot=LOT, dice=((6, 6),))
    for line in ("roll", "pass", "stay"):
        assert "trade 4C" not in legal(s)
        assert why(s, "trade 4C") is not None
        play(s, line)
    assert "trade 4C" in legal(s)


@pytest.mark.rule("JR-7.8")
def test_in_the_intro_game_nobody_trades():
    s = position(rabbits=("JC", "KD"), hands=("9D", ""), lot=LOT, dice=((6, 6),), moves=REST)
    assert legal(s) == ["rest"]


# -- the order of deeds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.8")
@pytest.mark.parametrize(
    "moves",
    [
        "trade 4C; pay 4D; fight 1; spades 5S; strike; yield; trade 9C; pay 9D",
        "fight 1; spades 5S; strike; yield; trade 4C; pay 4D; trade 9C; pay 9D",
        "trade 4C; pay 4D; trade 9C; pay 9D; fight 1; spades 5S; strike; yield",
    ],
)
def test_trading_and_fighting_come_in_any_order_before_acquiring(moves: str):
    s = at_plaza("9D 4D 5S", rabbits=("JC", "JC"), moves=moves)
    assert legal(s, 0) == ["acquire", "rest"]
    play(s, "acquire", "pay 9C,4C")
    assert (hand(s), s.view(None)["turn"]) == ("JC 5C", 1)


@pytest.mark.rule("JR-7.8")
@pytest.mark.rule("JR-4.6")
def test_acquiring_ends_the_phase():
    s = at_plaza("10C 9D", moves="acquire; pay 10C")
    assert (s.view(None)["turn"], hand(s)) == (1, "JC 9D 5C")


@pytest.mark.rule("JR-7.8")
def test_cards_bought_pay_for_the_royal():
    s = at_plaza("10D 2C", moves="trade 9C; pay 10D; acquire; pay 9C,2C")
    assert s.view(None)["carrots"] == {"JC": 0}


@pytest.mark.rule("JR-7.8")
def test_spades_bought_fight():
    s = at_plaza("9D", "JS", rabbits=("JS", "JS"))
    assert legal(s) == ["trade 8S", "trade 3S", "rest"]
    assert why(s, "fight 1").code == "no-spades"
    play(s, "trade 8S", "pay 9D", "fight 1")
    assert legal(s) == ["spades 8S"]


# -- drafts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.8")
def test_others_see_nothing_of_the_counter_and_it_can_be_cleared_card_by_card():
    s = at_plaza("10D 4D")
    seen, stages = [s.view(seat) for seat in (1, None)], [(s.view(0), legal(s))]
    for line in ("trade 4C", "trade 9C", "trade AC"):
        events = play(s, line)
        assert [codes(events, seat) for seat in (1, None)] == [[], []]
        assert [s.view(seat) for seat in (1, None)] == seen
        stages.append((s.view(0), legal(s)))
    assert s.view(0)["draft"] == ["trade 4C", "trade 9C", "trade AC"]
    while len(stages) > 1:
        stages.pop()
        s.undo(0)
        assert (s.view(0), legal(s)) == stages[-1]
    assert not s.undoable(0)


@pytest.mark.rule("JR-7.8")
def test_a_deal_done_is_not_taken_back_but_the_next_draft_is():
    s = at_plaza("10D 4D", moves="trade 4C; pay 4D")
    assert not s.undoable(0)
    play(s, "trade 9C")
    s.undo(0)
    assert not s.undoable(0)
    assert hand(s) == "10D 4C"


@pytest.mark.rule("JR-7.8")
def test_cards_are_put_down_one_by_one_if_there_are_too_many_payments():
    many = "6C 6S 6H 5C 5S 5H 4C 4S 4H 3C 3S 3H 2C 2S 2H"
    s = at_plaza(many, "JD", rabbits=("JD", "KC"), lot="10D 9D", pile="8C", moves="trade 10D; trade 9D")
    lines = legal(s)
    assert set(lines) == {f"put {card}" for card in many.split()}, "no payment is listed"
    seen = s.view(1)
    play(s, "put 6C")
    assert s.view(1) == seen
    s.undo(0)
    assert legal(s) == lines
    play(s, "put 6C", "put 6S", "pay 6C,6S,4C,3C")
    assert hand(s).split()[:2] == ["10D", "9D"]
    assert s.view(1)["lot"] == ["6C", "6S", "4C", "3C"]


@pytest.mark.rule("JR-7.8")
@pytest.mark.parametrize("moves", ["trade 4C", "trade 4C; trade 9C", "trade 4C; pay 4D", "trade 4C; pay 4D; trade 9C"])
def test_a_trade_is_cloned_dumped_and_replayed_at_any_point(moves: str):
    s = at_plaza("10D 4D", moves=moves)
    for again in (s.clone(), RABBITS.load(RABBITS.dump(s)), RABBITS.replay(s.record)):
        assert [again.view(seat) for seat in (0, 1, None)] == [s.view(seat) for seat in (0, 1, None)]
        assert legal(again) == legal(s)
