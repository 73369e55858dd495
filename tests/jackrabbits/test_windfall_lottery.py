"""JR-8.11, addition `windfall-lottery`: every matching card wins a prize, and two with doubles."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from tests.bots.play import bot_choice
from tests.helpers import codes, hand, legal, play, position, standard, told, why

WINDFALL = {"windfall-lottery": True}
CAUGHT = {**WINDFALL, "hand-limit": "caught"}


def rolled(mine: str, dice: tuple[int, int] = (3, 4), moves: str = "roll", **setup: Any) -> RabbitState:
    return position(
        **{
            "rabbits": ("KD", "KD"),
            "hands": (mine, ""),
            "options": WINDFALL,
            "pile": "2C 2S 2H 2D",
            "dice": (dice,),
            "moves": moves,
            **setup,
        }
    )


def phase(state: RabbitState) -> tuple[list[int], str]:
    return state.awaited, state.view(state.awaited[0])["question"]["code"]


@pytest.mark.rule("JR-8.11")
def test_every_card_with_the_number_of_a_die_may_be_shown_one_by_one():
    s = rolled("9S 4C 4D 3H")
    assert legal(s) == ["lottery 4C", "lottery 4D", "lottery 3H", "pass"]
    play(s, "lottery 4D")
    assert legal(s) == ["lottery 4C", "lottery 3H", "draw", "pass"]
    play(s, "lottery 3H", "lottery 4C")
    assert legal(s) == ["draw", "pass"]
    assert s.view(0)["question"] == {"code": "windfall", "laid": ["4D", "3H", "4C"], "prizes": 3, "each": 1}


@pytest.mark.rule("JR-8.11")
def test_the_cards_are_shown_together_and_each_wins_a_prize():
    s = rolled("9S 4C 4D 3H", moves="roll; lottery 4D; lottery 3H; lottery 4C")
    events = play(s, "draw")
    assert codes(events, 1) == ["showed", "drew", "drew", "drew"]
    assert told(events, "showed") == [{"seat": 0, "cards": ["4D", "3H", "4C"], "cause": "lottery"}]
    assert [prize["card"] for prize in told(events, "drew")] == ["2C", "2S", "2H"]
    assert [event.to(1)["params"] for event in events[1:]] == [{"seat": 0, "cause": "lottery"}] * 3
    assert (hand(s), phase(s)) == ("9S 4C 4D 3H 2C 2S 2H", ([0], "journey"))
    assert sorted(s.view(1)["known"]) == ["3H", "4C", "4D"]


@pytest.mark.rule("JR-8.11")
def test_one_need_not_show_all():
    s = rolled("4C 4D 3H", moves="roll; lottery 3H; draw")
    assert (hand(s), sorted(s.view(1)["known"])) == ("4C 4D 3H 2C", ["3H"])


@pytest.mark.rule("JR-8.11")
def test_with_doubles_each_card_wins_two():
    s = rolled("9S 4C 4D", dice=(4, 4), moves="roll; lottery 4C; lottery 4D")
    assert s.view(0)["question"] == {"code": "windfall", "laid": ["4C", "4D"], "prizes": 4, "each": 2}
    assert codes(play(s, "draw"), 1) == ["showed", "drew", "drew", "drew", "drew"]
    assert hand(s) == "9S 4C 4D 2C 2S 2H 2D"


@pytest.mark.rule("JR-8.11")
def test_a_double_by_itself_wins_nothing():
    s = rolled("9S 3C", dice=(4, 4))
    assert legal(s) == ["pass"]
    play(s, "pass")
    assert (hand(s), phase(s)) == ("9S 3C", ([0], "journey"))


@pytest.mark.rule("JR-8.11")
def test_a_prize_wins_nothing_more():
    s = rolled("4C", pile="4D 3H", moves="roll; lottery 4C; draw")
    assert (hand(s), phase(s)) == ("4C 4D", ([0], "journey"))


@pytest.mark.rule("JR-8.11")
def test_an_ace_is_a_one_and_royals_and_jokers_have_no_number():
    s = rolled("AC KH horse 2D", dice=(1, 2), pile="3C")
    assert legal(s) == ["lottery 2D", "lottery AC", "pass"]


@pytest.mark.rule("JR-8.11")
def test_every_hand_is_asked_and_passing_shows_none():
    assert legal(rolled("")) == ["pass"]
    s = rolled("4C 4D", moves="roll; lottery 4C")
    events = play(s, "pass")
    assert [event.to(1) for event in events] == [{"code": "passed", "params": {"seat": 0, "question": "windfall"}}]
    assert (hand(s), s.view(1)["known"]) == ("4C 4D", {})


@pytest.mark.rule("JR-8.11")
def test_the_cards_chosen_are_a_draft_that_can_be_taken_back():
    s = rolled("4C 4D")
    before = [s.view(1), s.view(None)]
    assert [codes(play(s, f"lottery {card}"), 1) for card in ("4C", "4D")] == [[], []]
    assert [s.view(1), s.view(None)] == before
    assert s.view(0)["draft"] == ["lottery 4C", "lottery 4D"]
    s.undo(0)
    assert legal(s) == ["lottery 4D", "draw", "pass"]
    s.undo(0)
    assert legal(s) == ["lottery 4C", "lottery 4D", "pass"]
    play(s, "lottery 4D", "draw")
    assert not s.undoable(0)


@pytest.mark.rule("JR-8.11")
def test_the_hand_limit_is_looked_at_after_the_last_prize():
    eight = "9S 9H 9D 8S 8H 8D 4C 4D"
    s = rolled(eight, moves="roll; lottery 4C; lottery 4D; draw")
    assert phase(s) == ([0], "discarding")
    play(s, "discard 9S")
    assert phase(s) == ([0], "journey")
    called = rolled(eight, options=CAUGHT, moves="roll; lottery 4C; lottery 4D; draw")
    assert (called.awaited, legal(called, 1)) == ([1], ["call 0", "pass"])
    assert phase(rolled(eight, moves="roll; lottery 4C; draw")) == ([0], "journey")


@pytest.mark.rule("JR-8.11")
def test_the_lot_is_shuffled_for_the_rest_and_prizes_without_a_card_are_lost():
    s = rolled("4C 4D 3H", pile="2C", lot="2S", rest="lot", moves="roll; lottery 4C; lottery 4D")
    assert codes(play(s, "draw"), 1) == ["showed", "drew", "reshuffled", "drew"]
    others = " ".join(f"{rank}{suit}" for suit in "CSHD" for rank in ("A", *range(2, 11)))
    held = " ".join(card for card in others.split() if card not in ("4C", "4D", "2C"))
    s = rolled("4C 4D", hands=("4C 4D", held), options=CAUGHT, pile="2C", moves="roll; lottery 4C; lottery 4D")
    assert codes(play(s, "draw"), 1)[:3] == ["showed", "drew", "no-card-left"]
    assert hand(s) == "4C 4D 2C"


@pytest.mark.rule("JR-8.11")
def test_a_passport_may_win_with_the_others():
    s = standard(rabbits=("KS", "JD"), hands=("4C 3H", ""), options=WINDFALL, dice=((3, 4),), moves="passport 4C; roll")
    assert legal(s) == ["lottery 4C", "lottery 3H", "pass"]


@pytest.mark.rule("JR-8.11")
def test_what_cannot_be_shown_is_refused_with_a_reason():
    s = rolled("9S 4C")
    assert (why(s, "draw").code, why(s, "draw").rule) == ("nothing-to-show", "JR-8.11")
    assert (why(s, "lottery 9S").code, why(s, "lottery 4D").code) == ("no-match", "not-in-hand")
    play(s, "lottery 4C")
    assert (why(s, "lottery 4C").code, why(s, "lottery 4C").params) == ("already-shown", {"card": "4C"})


@pytest.mark.rule("JR-8.11")
def test_without_the_addition_one_card_wins_one_prize():
    s = rolled("4C 4D", dice=(4, 4), options={}, moves="roll; lottery 4C")
    assert (hand(s), phase(s)) == ("4C 4D 2C", ([0], "journey"))


def test_the_greedy_bot_shows_all_that_wins_and_draws():
    s = rolled("9S 4C 4D")
    for choice in ("lottery 4C", "lottery 4D", "draw"):
        assert bot_choice(s) == choice
        play(s, choice)
    assert bot_choice(rolled("9S")) == "pass"
