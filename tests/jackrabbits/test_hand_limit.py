"""JR-4.9: nine cards, enforced whenever a hand has grown and at the end of a turn, or until a call."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Reason
from tests.helpers import codes, hand, legal, play, position, standard, told, why

NINE = "9C 8C 7C 6C 5C 4C 3C 2C AC"
TEN = "10S 9S 8S 7S 6S 5S 4S 3S 2S AS"
CAUGHT = {"hand-limit": "caught"}
ATTACK = "roll; pass; stay; fight 1; spades 5S; strike; 1: yield"  # and robs seat 1
EIGHT = "9C 8C 7C 6C 4C 3C 2C AC"


def robbing(mine: str, theirs: str, place: str = "KD", **setup: Any) -> RabbitState:
    """Seat 0 attacks seat 1 with the five of spades and has won."""
    return standard(
        rabbits=(place, place, "KC"), hands=(mine, theirs, ""), pile="9D 8D", dice=((5, 5),) * 2, moves=ATTACK, **setup
    )


def trading(mine: str, moves: str, **setup: Any) -> RabbitState:
    """Seat 0 is on J♣, where clubs are for sale; seat 1 holds the jack."""
    return standard(
        rabbits=("JC", "KC"),
        hands=(mine, "JC"),
        lot="5C 4C 3C 2C",
        pile="9D 8D",
        dice=((5, 6),) * 2,
        moves=f"roll; pass; stay; {moves}",
        **setup,
    )


# -- enforced ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
def test_nine_cards_at_the_end_of_the_turn_are_within_the_limit():
    s = position(hands=("9C 8C 7C 6C 5C 4C 3C 2C", ""), pile="AC", moves="roll; pass; stay")
    assert hand(s) == NINE
    assert s.awaited == [1]


@pytest.mark.rule("JR-4.9")
def test_a_tenth_card_makes_its_owner_discard_one_of_own_choice():
    s = position(hands=(NINE, ""), pile="10H", moves="roll; pass; stay")
    assert (s.awaited, s.view(1)["turn"]) == ([0], 0)
    assert legal(s) == [f"discard {card}" for card in f"10H {NINE}".split()]
    assert (why(s, "pass").code, why(s, "pass").rule) == ("over-limit", "JR-4.9")
    events = play(s, "discard 3C")
    assert told(events, "discarded") == [{"seat": 0, "card": "3C"}]
    assert hand(s) == "10H 9C 8C 7C 6C 5C 4C 2C AC"
    assert s.view(1)["lot"] == ["3C"]
    assert s.awaited == [1]


@pytest.mark.rule("JR-4.9")
def test_the_player_discards_until_nine_are_left():
    s = position(hands=(f"{NINE} 8H 7H", ""), pile="10H", moves="roll; pass; stay; discard 8H; discard 7H")
    assert s.awaited == [0]
    play(s, "discard 9C")
    assert (s.awaited, s.view(0)["hand_sizes"][0]) == ([1], 9)


@pytest.mark.rule("JR-4.9")
def test_royals_and_jokers_in_hand_count():
    s = position(rabbits=("KC", "KC"), hands=("KC QC boat horse 9H 8H 7H 6H 5H", ""), pile="4H", moves="roll; stay")
    assert hand(s) == "KC QC 9H 8H 7H 6H 5H 4H boat horse"
    assert legal(s, 0) == [f"discard {card}" for card in hand(s).split()]


@pytest.mark.rule("JR-4.9")
@pytest.mark.parametrize("card", ["KC", "boat"])
def test_a_royal_or_joker_discarded_goes_to_the_court_and_its_carrot_off(card: str):
    s = position(rabbits=("KC", "KC"), hands=("KC boat 9H 8H 7H 6H 5H 4H 3H", ""), moves="roll; stay")
    assert s.view(1)["carrots"] == {"KC": 0}
    play(s, f"discard {card}")
    assert card in s.view(1)["court"]
    assert s.view(1)["lot"] == []
    assert s.view(1)["carrots"] == ({} if card == "KC" else {"KC": 0})


@pytest.mark.rule("JR-4.9")
def test_a_prize_of_the_lottery_above_the_limit_costs_a_card_at_once():
    s = position(rabbits=("KC", "KC"), hands=(NINE, ""), pile="3H 2H", dice=((1, 6),), moves="roll; lottery 6C")
    assert (s.view(1)["hand_sizes"], s.view(1)["phase"]) == ([10, 0], "journey")
    assert legal(s, 0) == [f"discard {card}" for card in hand(s).split()]
    assert why(s, "stay").code == "over-limit"
    play(s, "discard 9C")
    assert (s.view(1)["hand_sizes"], s.view(0)["question"]["code"]) == ([9, 0], "journey")
    play(s, "stay", "rest")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "discarding"), "the Increment brought a tenth again"


@pytest.mark.rule("JR-4.9")
def test_a_turn_that_ends_off_board_ends_with_the_limit_too():
    s = position(rabbits=("JC", "KC"), hands=(f"{NINE} 2H", ""), moves="roll; pass; exit 1; off-board")
    assert s.view(0)["question"]["code"] == "discarding"


@pytest.mark.rule("JR-4.9")
def test_only_the_player_whose_turn_ends_discards():
    s = position(hands=("", TEN), moves="roll; pass; stay")
    assert (s.awaited, legal(s)) == ([1], ["roll"])
    play(s, "roll", "pass", "stay")
    assert legal(s, 1)[0].startswith("discard")


# -- enforced in mid-turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
def test_a_prize_within_the_limit_costs_nothing():
    s = position(hands=("9C 8C 7C 6C 5C 4C 3C 2C", ""), pile="AC 2H", dice=((1, 6),), moves="roll; lottery 6C")
    assert (hand(s), s.view(0)["question"]["code"]) == (NINE, "journey")


@pytest.mark.rule("JR-4.9")
def test_a_card_stolen_above_the_limit_costs_a_card_at_once():
    s = robbing(f"5S 10H {EIGHT}", "10S")
    assert (s.view(0)["question"]["code"], s.view(0)["phase"]) == ("discarding", "acquisition")
    assert legal(s, 0) == [f"discard {card}" for card in hand(s).split()]
    play(s, "discard 10S")
    assert (s.awaited, legal(s)) == ([0], ["rest"]), "the phase goes on"
    s = robbing(f"5S {EIGHT}", "10S")
    assert (s.awaited, legal(s)) == ([0], ["rest"]), "with nine cards nothing is discarded"


@pytest.mark.rule("JR-4.9")
def test_after_a_deal_that_makes_the_hand_grow_its_owner_discards_before_the_next_deed():
    s = trading("10D 6H 5H 4H 3H 2H AH 6S 5S", "trade 5C; trade 4C; pay 10D")
    assert (hand(s), s.view(0)["phase"]) == ("6S 6H 5C 5S 5H 4C 4H 3H 2H AH", "acquisition")
    assert s.view(0)["question"]["code"] == "discarding"
    assert why(s, "rest").code == "over-limit"
    play(s, "discard AH")
    assert legal(s) == ["rest"], "the phase goes on, without diamonds"


@pytest.mark.rule("JR-4.9")
def test_a_deal_that_does_not_make_the_hand_grow_does_not_bring_up_the_limit():
    s = trading("10D AD 6H 5H 4H 3H 2H AH 6S 5S", "trade 5C; pay 10D")
    assert s.view(0)["hand_sizes"][0] == 10, "as many as the turn began with"
    assert legal(s) == ["rest"]
    play(s, "rest")
    assert s.view(0)["question"]["code"] == "discarding"


@pytest.mark.rule("JR-4.9")
def test_a_deal_that_grows_within_the_limit_costs_nothing():
    s = trading("10D 2D", "trade 5C; trade 4C; pay 10D")
    assert (hand(s), legal(s)) == ("5C 4C 2D", ["trade 2C", "rest"])


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-7.8")
def test_cards_discarded_for_the_limit_are_for_sale_at_once():
    s = trading("10D 2D 6H 5H 4H 3H 2H AH AC", "trade 5C; trade 4C; pay 10D; discard AC")
    assert legal(s) == ["trade 2C", "trade AC", "rest"]


@pytest.mark.rule("JR-4.9")
def test_a_prize_that_is_lost_since_all_cards_are_held_does_not_bring_up_the_limit():
    hands = tuple(" ".join(f"{rank}{suit}" for rank in ["10", *"98765432A"]) for suit in "CSHD")
    s = position(rabbits=("KD",) * 4, hands=hands, dice=((1, 6),), moves="roll; lottery 6C")
    assert (s.view(0)["hand_sizes"], s.view(0)["question"]["code"]) == ([10] * 4, "journey")


@pytest.mark.rule("JR-4.9")
@pytest.mark.parametrize("setting", ["enforced", "caught"])
def test_in_solo_the_limit_is_enforced_in_mid_turn_too(setting: str):
    s = position(hands=(NINE,), dice=((1, 6),), options={"hand-limit": setting}, moves="roll; lottery 6C")
    assert (s.view(0)["question"]["code"], s.view(0)["phase"]) == ("discarding", "journey")


# -- the order after a stolen royal ------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-7.5")
def test_after_a_stolen_royal_come_the_limit_the_increment_and_the_limit():
    s = robbing(f"5S 10H 9H {EIGHT}", "QD")
    assert (s.view(0)["question"]["code"], s.view(0)["hand_sizes"][0]) == ("discarding", 11)
    assert codes(play(s, "discard 9C")) == ["discarded"]
    assert codes(play(s, "discard 8C")) == ["discarded", "drew"]
    assert (s.view(0)["question"]["code"], s.view(0)["hand_sizes"][0]) == ("discarding", 10)
    assert codes(play(s, "discard 7C")) == ["discarded", "turn-began"]


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-5.3")
@pytest.mark.rule("JR-7.5")
def test_a_fourth_royal_is_given_up_before_the_limit():
    s = robbing("5S KH QC JC 10H 9C 8C 7C 6C 4C 3C", "QD")
    assert (s.view(0)["question"]["code"], s.view(0)["hand_sizes"][0]) == ("giving-up", 11)
    assert codes(play(s, "discard JC")) == ["gave-up", "royal-returned"]
    assert (s.view(0)["question"]["code"], s.view(0)["hand_sizes"][0]) == ("discarding", 10)


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-5.3")
def test_a_royal_given_up_may_bring_the_hand_within_the_limit():
    s = robbing("5S KH QC JC 10H 9C 8C 7C 6C 4C", "QD")
    assert codes(play(s, "discard JC")) == ["gave-up", "royal-returned", "drew"]
    assert s.view(0)["question"]["code"] == "discarding", "for the card of the Increment"


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-4.10")
def test_the_win_is_checked_before_the_limit():
    s = robbing(f"5S KC QH {EIGHT}", "JD", place="citadel")
    assert (s.over, s.ranking[0], s.view(0)["hand_sizes"][0]) == (True, [0], 11)


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-4.10")
@pytest.mark.rule("JR-5.3")
def test_the_win_is_checked_once_the_fourth_royal_is_given_up_and_before_the_limit():
    s = robbing(f"5S KC QC JH {EIGHT}", "JD", place="citadel")
    assert (s.over, s.view(0)["question"]["code"]) == (False, "giving-up")
    play(s, "discard QC")
    assert (s.over, s.ranking[0], s.view(0)["hand_sizes"][0]) == (True, [0], 11)


# -- the passport ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-7.1")
@pytest.mark.parametrize("options", [{}, CAUGHT])
def test_a_passport_shown_is_not_discarded_before_its_flight_but_after_it(options: dict[str, str]):
    s = standard(
        rabbits=("KS", "JD"),
        hands=(NINE, ""),
        pile="2H 3H",
        dice=((1, 6),),
        options=options,
        moves="passport 9C; roll; lottery 6C",
    )
    if options:
        play(s, "1: call 0")
    assert legal(s) == [f"discard {card}" for card in hand(s).split() if card != "9C"]
    assert why(s, "discard 9C") == Reason("passport-in-use", "JR-4.9", {"card": "9C"})
    assert why(s, "discard 9S").code == "over-limit"
    play(s, "discard AC", "fly KD", "rest")
    if options:
        play(s, "1: call 0")
    assert legal(s)[0] == "discard 9C"
    play(s, "discard 9C")
    assert s.view(None)["lot"] == ["AC", "9C"]


@pytest.mark.rule("JR-4.9")
def test_another_hand_that_is_caught_before_the_flight_discards_any_card():
    s = standard(
        rabbits=("KS", "JD", "JD"),
        hands=(NINE, TEN, ""),
        pile="2H",
        dice=((1, 6),),
        options=CAUGHT,
        moves="passport 9C; roll; lottery 6C; 0: call 1; 1: pass; 2: pass",
    )
    assert legal(s, 1) == [f"discard {card}" for card in TEN.split()]


# -- caught ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
def test_a_large_hand_is_safe_if_nobody_names_it():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay; 1: pass; 2: pass")
    assert s.view(None)["hand_sizes"] == [10, 0, 0]
    assert (s.awaited, legal(s)) == ([1], ["roll"])


@pytest.mark.rule("JR-4.9")
def test_nobody_is_asked_while_all_hands_are_within_the_limit():
    s = position(hands=("9C 8C 7C 6C 5C 4C 3C 2C", ""), options=CAUGHT, moves="roll; pass; stay")
    assert s.view(None)["hand_sizes"] == [9, 0]
    assert legal(s, 1) == ["roll"]


@pytest.mark.rule("JR-4.9")
def test_every_seat_that_could_name_another_hand_is_asked_at_once():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay")
    assert s.awaited == [1, 2]
    assert legal(s, 0) == []
    assert legal(s, 1) == legal(s, 2) == ["call 0", "pass"]


@pytest.mark.rule("JR-4.9")
def test_the_owner_of_a_large_hand_is_asked_about_the_other_large_hands():
    s = position(hands=(NINE, TEN, ""), options=CAUGHT, moves="roll; pass; stay")
    assert s.awaited == [0, 1, 2]
    assert [legal(s, seat) for seat in range(3)] == [
        ["call 1", "pass"],
        ["call 0", "pass"],
        ["call 0", "call 1", "pass"],
    ]


@pytest.mark.rule("JR-4.9")
def test_a_hand_within_the_limit_cannot_be_named():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay")
    reason = why(s, "call 2", seat=1)
    assert (reason.code, reason.rule, reason.params) == ("within-limit", "JR-4.9", {"seat": 2, "limit": 9})
    assert [str(action) for action, _ in s.refused(1)] == ["call 2"]


@pytest.mark.rule("JR-4.9")
def test_a_hand_named_is_caught_and_discards_down_to_the_limit():
    s = position(hands=(f"{NINE} 2H", "", ""), pile="3H", options=CAUGHT, moves="roll; pass; stay; 1: pass; 2: call 0")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "discarding")
    play(s, "discard 2H", "discard 3H")
    assert hand(s) == NINE
    assert (s.awaited, legal(s)) == ([1], ["roll"])


@pytest.mark.rule("JR-4.9")
def test_a_caught_royal_goes_to_the_court_and_its_carrot_off():
    s = position(
        rabbits=("KC", "KC"),
        hands=("KC boat 9H 8H 7H 6H 5H 4H 3H 2H", ""),
        options=CAUGHT,
        moves="roll; pass; stay; 1: call 0; discard KC; discard boat",
    )
    assert {"KC", "boat"} < set(s.view(1)["court"])
    assert s.view(1)["carrots"] == {}
    assert s.awaited == [1]


@pytest.mark.rule("JR-4.9")
@pytest.mark.parametrize("answers", [("0: call 1", "2: call 1"), ("2: call 1", "0: call 1")])
def test_the_first_namer_in_turn_order_catches_whoever_answers_first(answers: tuple[str, str]):
    s = position(turn=2, hands=("", TEN, ""), options=CAUGHT, moves="roll; pass; stay")
    assert s.awaited == [2, 0]
    assert told(play(s, *answers), "caught") == [{"seat": 1, "by": 2}]


@pytest.mark.rule("JR-4.9")
def test_each_hand_named_is_caught():
    s = position(hands=(NINE, TEN, ""), pile="2H", options=CAUGHT, moves="roll; pass; stay")
    events = play(s, "0: call 1", "1: call 0", "2: call 0")
    assert told(events, "caught") == [{"seat": 1, "by": 0}, {"seat": 0, "by": 1}]
    assert s.awaited == [1]
    play(s, "discard AS")
    assert s.awaited == [0]
    play(s, "discard 2H")
    assert s.view(None)["hand_sizes"] == [9, 9, 0]
    assert (s.awaited, legal(s)) == ([1], ["roll"])


@pytest.mark.rule("JR-4.9")
def test_a_hand_that_nobody_named_stays_large_beside_one_that_was():
    s = position(hands=(NINE, TEN, ""), pile="2H", options=CAUGHT, moves="roll; pass; stay; 2: call 0; pass; pass")
    play(s, "discard 2H")
    assert s.view(None)["hand_sizes"] == [9, 10, 0]


@pytest.mark.rule("JR-4.9")
def test_the_answers_are_sealed_until_all_have_answered():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay")
    seen = [s.view(seat) for seat in (0, 2, None)]
    events = play(s, "1: call 0")
    assert [codes(events, seat) for seat in (0, 2, None)] == [[], [], []]
    assert [s.view(seat) for seat in (0, 2, None)] == seen
    assert (s.awaited, s.view(1)["draft"]) == ([2], ["call 0"])


@pytest.mark.rule("JR-4.9")
def test_an_answer_that_came_to_nothing_is_never_told():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay")
    assert codes(play(s, "1: pass", "2: pass"), 0) == ["uncalled", "turn-began"]


@pytest.mark.rule("JR-4.9")
def test_a_large_hand_may_be_named_again_after_every_turn():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay; pass; pass; 1: roll; pass; stay")
    assert s.view(None)["turn"] == 1
    assert s.awaited == [1, 2]
    play(s, "1: call 0", "2: pass")
    assert len(legal(s, 0)) == 10
    assert s.awaited == [0]


@pytest.mark.rule("JR-4.9")
def test_nobody_is_asked_in_mid_turn_if_the_hand_that_has_grown_is_within_the_limit():
    s = position(rabbits=("KD",) * 3, hands=("6C", TEN, ""), dice=((6, 1),), options=CAUGHT, moves="roll; lottery 6C")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "journey")
    play(s, "stay", "rest")
    assert s.awaited == [0, 2], "the large hand of seat 1 may be named at the end of the turn"


# -- caught in mid-turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
def test_a_hand_grown_above_the_limit_by_the_lottery_may_be_named_before_the_journey():
    s = position(rabbits=("KD",) * 3, hands=(NINE, "", ""), pile="2H 3H", dice=((6, 1),), options=CAUGHT, moves="roll")
    play(s, "lottery 6C")
    assert (s.awaited, legal(s, 2)) == ([1, 2], ["call 0", "pass"])
    assert told(play(s, "1: pass", "2: call 0"), "caught") == [{"seat": 0, "by": 2}]
    play(s, "discard 2H")
    assert (hand(s), s.view(0)["question"]["code"]) == (NINE, "journey")


@pytest.mark.rule("JR-4.9")
def test_a_hand_that_nobody_named_in_mid_turn_may_be_named_at_the_end_of_the_turn():
    s = position(
        rabbits=("KD",) * 2, hands=(NINE, ""), dice=((6, 1),), options=CAUGHT, moves="roll; lottery 6C; 1: pass"
    )
    assert s.view(0)["question"]["code"] == "journey"
    play(s, "stay", "rest")
    assert (s.awaited, legal(s), s.view(None)["hand_sizes"][0]) == ([1], ["call 0", "pass"], 11)


@pytest.mark.rule("JR-4.9")
def test_a_hand_grown_by_a_theft_may_be_named_before_the_next_deed():
    s = robbing(f"5S 10D {EIGHT}", "9S 8S", options=CAUGHT)
    assert (s.awaited, s.view(0)["phase"]) == ([1, 2], "acquisition")
    play(s, "1: call 0", "2: pass", "discard 9C")
    assert (s.awaited, legal(s)) == ([0], ["acquire", "rest"])


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-7.5")
def test_a_hand_grown_by_a_stolen_royal_may_be_named_before_the_increment_and_after_it():
    s = robbing(f"5S 10D {EIGHT}", "QD", options=CAUGHT)
    assert (s.awaited, s.view(0)["hand_sizes"][0]) == ([1, 2], 10)
    assert codes(play(s, "1: pass", "2: pass"), 1) == ["uncalled", "drew"]
    assert (s.awaited, s.view(0)["hand_sizes"][0]) == ([1, 2], 11)


@pytest.mark.rule("JR-4.9")
@pytest.mark.rule("JR-5.3")
def test_nobody_is_asked_if_the_royal_given_up_brought_the_hand_within_the_limit():
    s = standard(
        rabbits=("KD", "KD", "KC"),
        hands=("5S KH QC JC 10H 9C 8C 7C 6C 4C", "QD", "10S 9S 8S 7S 6S 4S 3S 2S AS AD"),
        dice=((5, 5),),
        options=CAUGHT,
        moves=ATTACK,
    )
    assert codes(play(s, "discard JC"), 1) == ["gave-up", "royal-returned", "drew"]


@pytest.mark.rule("JR-4.9")
def test_a_hand_grown_by_a_deal_may_be_named_and_one_that_has_not_grown_may_not():
    s = trading("10D AD 6H 5H 4H 3H 2H AH 6S 5S", "trade 5C; pay 10D", options=CAUGHT)
    assert (s.awaited, legal(s)) == ([0], ["rest"])
    s = trading("10D AD 6H 5H 4H 3H 2H AH 6S", "trade 5C; trade 4C; pay 10D", options=CAUGHT)
    assert (s.awaited, legal(s)) == ([1], ["call 0", "pass"])


@pytest.mark.rule("JR-4.9")
def test_answers_in_mid_turn_are_sealed_and_idle_ones_never_told():
    s = position(rabbits=("KD",) * 3, hands=(NINE, "", ""), dice=((6, 1),), options=CAUGHT, moves="roll; lottery 6C")
    seen = [s.view(seat) for seat in (0, 2, None)]
    events = play(s, "1: pass")
    assert [codes(events, seat) for seat in (0, 2, None)] == [[], [], []]
    assert [s.view(seat) for seat in (0, 2, None)] == seen
    assert codes(play(s, "2: pass"), 0) == ["uncalled"]


# -- both --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.9")
def test_the_limit_is_enforced_unless_the_table_chooses_otherwise():
    assert position(players=2).view(None)["options"]["hand-limit"] == "enforced"


@pytest.mark.rule("JR-4.9")
@pytest.mark.parametrize("setting", ["enforced", "caught"])
def test_in_solo_the_limit_is_always_enforced(setting: str):
    s = position(hands=(NINE,), pile="10H", options={"hand-limit": setting}, moves="roll; pass; stay")
    assert s.view(0)["question"]["code"] == "discarding"
    play(s, "discard 10H")
    assert (hand(s), legal(s)) == (NINE, ["roll"])
