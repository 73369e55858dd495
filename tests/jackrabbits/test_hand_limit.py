"""JR-4.9: nine cards, enforced at the end of a turn, or until a call."""

import pytest

from tests.helpers import codes, hand, legal, play, position, told, why

NINE = "9C 8C 7C 6C 5C 4C 3C 2C AC"
TEN = "10S 9S 8S 7S 6S 5S 4S 3S 2S AS"
CAUGHT = {"hand-limit": "caught"}


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
def test_during_the_turn_more_cards_may_be_held():
    s = position(rabbits=("KC", "KC"), hands=(NINE, ""), pile="2H", dice=((1, 6),), moves="roll; lottery 6C")
    assert s.view(1)["hand_sizes"] == [10, 0]
    assert s.view(1)["phase"] == "journey"
    play(s, "stay", "acquire", "pay 5C,3C,2C")
    assert (s.awaited, s.view(1)["hand_sizes"]) == ([1], [9, 0])


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
    assert codes(play(s, "1: pass", "2: pass"), 0) == ["turn-began"]


@pytest.mark.rule("JR-4.9")
def test_a_large_hand_may_be_named_again_after_every_turn():
    s = position(hands=(NINE, "", ""), options=CAUGHT, moves="roll; pass; stay; pass; pass; 1: roll; pass; stay")
    assert s.view(None)["turn"] == 1
    assert s.awaited == [1, 2]
    play(s, "1: call 0", "2: pass")
    assert len(legal(s, 0)) == 10
    assert s.awaited == [0]


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
