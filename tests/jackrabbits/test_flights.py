"""JR-7.1, JR-7.2: clubs fly from towers."""

import pytest

from tests.helpers import codes, hand, legal, pay_lines, play, position, standard, told, why
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import rabbit

TOWERS = ["KC", "KS", "KH", "KD"]
OTHERS = ("citadel", "JC", "QC", "underground", "off-board")  # places that are no tower

# -- JR-7.1: the passport ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.1")
@pytest.mark.parametrize("tower", TOWERS)
def test_on_a_tower_any_club_may_be_shown_before_the_roll(tower: str):
    s = standard(rabbits=(tower, "JD"), hands=("KC 9C 3S AC 7D boat", ""))
    assert legal(s) == ["roll", "passport KC", "passport 9C", "passport AC"]


@pytest.mark.rule("JR-7.1")
@pytest.mark.parametrize("place", OTHERS)
def test_elsewhere_nobody_shows_a_passport(place: str):
    s = standard(rabbits=(place, "JD"), hands=("9C 3S", ""))
    assert legal(s) == ["roll"]
    assert (why(s, "passport 9C").code, why(s, "passport 9C").rule) == ("no-tower", "JR-7.1")
    assert [str(action) for action, _ in s.refused(0)] == ["passport 9C"]


@pytest.mark.rule("JR-7.1")
def test_only_a_club_in_hand_is_a_passport():
    s = standard(rabbits=("KS", "JD"), hands=("9C 3S", "8C"))
    reasons = [why(s, f"passport {card}") for card in ("3S", "8C")]
    assert [(reason.code, reason.rule) for reason in reasons] == [("not-a-club", "JR-7.1"), ("not-in-hand", "JR-7.1")]


@pytest.mark.rule("JR-7.1")
def test_the_passport_is_seen_and_remembered_by_all_and_stays_in_hand():
    s = standard(rabbits=("KS", "JD"), hands=("9C 3S", ""))
    events = play(s, "passport 9C")
    assert told(events, "showed") == [{"seat": 0, "cards": ["9C"], "cause": "passport"}]
    assert hand(s) == "9C 3S"
    for seat in (1, None):
        assert codes(events, seat) == ["showed"]
        assert (s.view(seat)["known"], s.view(seat)["passport"]) == ({"9C": 0}, "9C")


@pytest.mark.rule("JR-7.1")
def test_one_passport_is_shown_and_before_the_roll():
    s = standard(rabbits=("KS", "JD"), hands=("9C 8C", ""), moves="passport 9C")
    assert legal(s) == ["roll"]
    assert (why(s, "passport 8C").code, why(s, "passport 8C").rule) == ("one-passport", "JR-7.1")
    s = standard(rabbits=("KS", "JD"), hands=("9C 8C", ""), dice=((1, 2),), moves="roll")
    assert legal(s) == ["pass"]
    assert why(s, "passport 9C").code == "not-now"


@pytest.mark.rule("JR-7.1")
def test_a_passport_once_shown_is_not_taken_back():
    s = standard(rabbits=("KS", "JD"), hands=("9C 8C", ""), moves="passport 9C")
    assert not s.undoable(0)


@pytest.mark.rule("JR-7.1")
@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize("dice", [(4, 5), (1, 1)])
def test_a_passport_of_at_least_the_dice_total_flies_to_any_other_tower(tower: str, dice: tuple[int, int]):
    s = standard(rabbits=(tower, "JD"), hands=("9C 8S", ""), dice=(dice,), moves="passport 9C; roll; pass")
    goals = [place for place in TOWERS if place != tower]
    assert sorted(legal(s)) == sorted(f"fly {place}" for place in goals)
    events = play(s, f"fly {goals[0]}")
    assert rabbit(s) == goals[0]
    assert told(events, "arrived") == [{"seat": 0, "from": tower, "to": goals[0]}]
    assert (hand(s), s.view(1)["lot"]) == ("9C 8S", []), "it stays in hand, and a flight is free"


@pytest.mark.rule("JR-7.1")
def test_a_royal_club_counts_ten():
    s = standard(rabbits=("KS", "JD"), hands=("JC", ""), dice=((5, 5),), moves="passport JC; roll; pass")
    assert legal(s) == ["fly KC", "fly KH", "fly KD"]
    s = standard(rabbits=("KS", "JD"), hands=("JC", ""), dice=((5, 6),), moves="passport JC; roll; pass")
    assert s.view(0)["question"] == {"code": "flight", "price": 1}


@pytest.mark.rule("JR-7.1")
def test_after_landing_the_turn_goes_on_there():
    s = standard(
        rabbits=("KS", "JD"), hands=("9C 10H", ""), pile="2D", dice=((4, 5),), moves="passport 9C; roll; pass; fly KH"
    )
    assert legal(s) == ["acquire", "rest"]
    play(s, "acquire", "pay 10H")
    assert hand(s) == "KH 9C 2D"


@pytest.mark.rule("JR-7.1")
def test_without_a_passport_the_journey_is_as_usual():
    s = standard(rabbits=("KS", "JD"), hands=("9C", ""), dice=((4, 5),), moves="roll; pass")
    assert legal(s) == legal(position(rabbits=("KS", "JD"), hands=("9C", ""), dice=((4, 5),), moves="roll; pass"))
    assert why(s, "fly KC").code == "not-now"


@pytest.mark.rule("JR-7.1")
def test_the_passport_is_for_this_turn():
    s = standard(
        rabbits=("KS", "KH"),
        hands=("9C", "8C"),
        pile="2D",
        dice=((4, 5),) * 2,
        moves="passport 9C; roll; pass; fly KC; rest",
    )
    assert (s.view(None)["turn"], s.view(None)["passport"]) == (1, None)
    assert legal(s) == ["roll", "passport 8C"]


@pytest.mark.rule("JR-7.1")
def test_in_the_intro_game_nobody_flies():
    assert legal(position(rabbits=("KS", "JD"), hands=("9C", ""))) == ["roll"]


@pytest.mark.rule("JR-7.1")
def test_without_another_tower_a_rabbit_can_only_fall():
    s = standard(
        board=lands.walled_tower(),
        rabbits=("KC", "KC"),
        hands=("9C", ""),
        dice=((1, 2),),
        moves="passport 9C; roll; pass",
    )
    assert legal(s) == ["fall"]
    assert why(s, "fly KS").code == "no-landing"


# -- JR-7.2: the shortfall ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.2")
@pytest.mark.parametrize(("tower", "suit"), [("KS", "S"), ("KH", "H"), ("KD", "D")])
def test_the_shortfall_is_paid_in_the_suit_of_the_take_off_tower(tower: str, suit: str):
    cards = "10C 3C 4S 2S 4H 2H 4D 2D"
    s = standard(rabbits=(tower, "JD"), hands=(cards, ""), dice=((1, 6),), moves="passport 3C; roll; pass")
    assert s.view(0)["question"] == {"code": "flight", "price": 4}
    goal = "KC"
    assert f"fly {goal}" in legal(s)
    play(s, f"fly {goal}")
    assert pay_lines(s) == [f"pay 4{suit}"]
    assert s.view(0)["question"]["price"] == 4
    assert why(s, "pay 10C").code == "wrong-suit"
    events = play(s, f"pay 4{suit}")
    assert codes(events)[:2] == ["paid", "flew"]
    assert (rabbit(s), s.view(1)["lot"]) == (goal, [f"4{suit}"])
    assert "3C" in hand(s).split()


@pytest.mark.rule("JR-7.2")
def test_one_short_is_a_shortfall_of_one():
    s = standard(rabbits=("KS", "JD"), hands=("8C AS", ""), dice=((4, 5),), moves="passport 8C; roll; pass; fly KD")
    assert pay_lines(s) == ["pay AS"]


@pytest.mark.rule("JR-7.2")
def test_a_rabbit_that_cannot_pay_falls_off_board():
    s = standard(
        rabbits=("KS", "JD"), hands=("3C 3S 10H", ""), pile="2D", dice=((1, 6),), moves="passport 3C; roll; pass"
    )
    assert legal(s) == ["fall"]
    reason = why(s, "fly KC")
    assert (reason.code, reason.rule, reason.params) == ("price-unmet", "JR-7.2", {"price": 4, "best": 3})
    events = play(s, "fall")
    assert codes(events) == ["fell", "arrived", "turn-began"]
    assert (rabbit(s), s.view(None)["turn"]) == ("off-board", 1)
    assert hand(s) == "10H 3C 3S", "nothing is spent, and there is no Increment"


@pytest.mark.rule("JR-7.2")
def test_a_rabbit_that_could_pay_may_fall():
    s = standard(rabbits=("KS", "JD"), hands=("3C 4S", ""), dice=((1, 6),), moves="passport 3C; roll; pass")
    assert legal(s) == ["fly KC", "fly KH", "fly KD", "fall"]
    play(s, "fall")
    assert (rabbit(s), hand(s)) == ("off-board", "4S 3C")


@pytest.mark.rule("JR-7.2")
def test_a_passport_that_suffices_must_fly():
    s = standard(rabbits=("KS", "JD"), hands=("9C horse", ""), dice=((4, 5),), moves="passport 9C; roll; pass")
    assert legal(s) == ["fly KC", "fly KH", "fly KD"]
    assert (why(s, "fall").code, why(s, "fall").rule) == ("must-fly", "JR-7.2")
    for line in ("stay", "exit 0", "ride KC"):
        assert (why(s, line).code, why(s, line).rule) == ("in-flight", "JR-7.2")


@pytest.mark.rule("JR-7.2")
def test_a_flight_excludes_other_transfers_even_where_it_falls_short():
    s = standard(rabbits=("KS", "JD"), hands=("2C horse boat 10D", ""), dice=((6, 6),), moves="passport 2C; roll; pass")
    assert legal(s) == ["fall"]
    assert why(s, "ride KC").code == "in-flight"
    assert why(s, "fly KS").code == "no-landing"


@pytest.mark.rule("JR-7.2")
def test_from_the_king_of_clubs_the_passport_itself_may_pay_and_is_then_spent():
    s = standard(rabbits=("KC", "JD"), hands=("5C 2C", ""), dice=((3, 6),), moves="passport 5C; roll; pass; fly KS")
    assert pay_lines(s) == ["pay 5C"]
    play(s, "pay 5C")
    assert (rabbit(s), hand(s), s.view(1)["lot"]) == ("KS", "2C", ["5C"])
    assert s.view(1)["known"] == {}


@pytest.mark.rule("JR-7.2")
def test_other_clubs_may_pay_there_instead():
    s = standard(rabbits=("KC", "JD"), hands=("5C 4C 2C", ""), dice=((3, 6),), moves="passport 5C; roll; pass; fly KS")
    assert pay_lines(s) == ["pay 5C", "pay 4C"]
    play(s, "pay 4C")
    assert hand(s) == "5C 2C"
    assert s.view(1)["known"] == {"5C": 0}


@pytest.mark.rule("JR-7.2")
def test_a_royal_passport_that_pays_goes_back_to_the_court():
    s = standard(rabbits=("KC", "JD"), hands=("QC", ""), dice=((6, 6),), moves="passport QC; roll; pass; fly KS")
    events = play(s, "pay QC")
    assert told(events, "royal-returned") == [{"seat": 0, "card": "QC"}]
    assert s.view(1)["carrots"] == {}


@pytest.mark.rule("JR-7.2")
def test_from_another_tower_no_club_pays():
    s = standard(rabbits=("KS", "JD"), hands=("5C 4C 2C", ""), dice=((3, 6),), moves="passport 5C; roll; pass")
    assert legal(s) == ["fall"]


@pytest.mark.rule("JR-7.2")
def test_the_lottery_is_played_as_usual_and_the_passport_may_win_it():
    s = standard(rabbits=("KS", "JD"), hands=("4C 3S", ""), pile="9H", dice=((4, 6),), moves="passport 4C; roll")
    assert legal(s) == ["lottery 4C", "pass"]
    play(s, "lottery 4C")
    assert hand(s) == "9H 4C 3S"


@pytest.mark.rule("JR-7.2")
def test_the_prize_may_pay_the_shortfall():
    s = standard(
        rabbits=("KS", "JD"), hands=("4C 3S", ""), pile="6S", dice=((4, 6),), moves="passport 4C; roll; lottery 4C"
    )
    assert legal(s) == ["fly KC", "fly KH", "fly KD", "fall"]
    play(s, "fly KD", "pay 6S")
    assert (rabbit(s), s.view(1)["lot"]) == ("KD", ["6S"])


@pytest.mark.rule("JR-7.2")
def test_the_goal_of_a_flight_is_a_draft_until_it_is_paid():
    s = standard(rabbits=("KS", "JD"), hands=("3C 4S 2S", ""), dice=((1, 6),), moves="passport 3C; roll; pass")
    seen = s.view(1)
    events = play(s, "fly KH")
    assert (codes(events, 1), s.view(1), s.view(0)["draft"]) == ([], seen, ["fly KH"])
    s.undo(0)
    assert legal(s) == ["fly KC", "fly KH", "fly KD", "fall"]
    play(s, "fly KD", "pay 4S")
    assert (rabbit(s), s.undoable(0)) == ("KD", False)


@pytest.mark.rule("JR-7.2")
def test_a_rabbit_that_fell_comes_back_by_the_underground():
    s = standard(
        rabbits=("KS", "JD"),
        hands=("3C", ""),
        dice=((6, 6),) * 3,
        moves="passport 3C; roll; pass; fall; 1: roll; pass; stay; rest; 0: roll; pass",
    )
    assert legal(s, 0) == ["underground"]
