"""Positions: states set up by hand, with defaults, and refusals of contradictions."""

from typing import Any

import pytest

from jackhouse.jackrabbits.cards import CARD_NAMES, NUMBERS
from jackhouse.kernel.reason import BadInput
from tests.full_state import full_state
from tests.helpers import RABBITS, hand, legal, play, position
from tests.jackrabbits import boards

NUMBER_CARDS = sorted(CARD_NAMES[card] for card in NUMBERS)


def pile(state: Any) -> list[str]:
    """Returns the pile, its top first."""
    return [CARD_NAMES[card] for card in reversed(state.pile)]


def everything(state: Any) -> list[str]:
    """Returns all cards in all places."""
    hands = [name for seat in range(state.players) for name in state.view(seat)["hand"]]
    return sorted(hands + pile(state) + state.view(None)["lot"] + state.view(None)["court"])


def problem(**setup: Any) -> str:
    """Returns the problem and the detail for which a position is refused."""
    with pytest.raises(BadInput) as refused:
        position(**setup)
    reason = refused.value.reason
    if reason.code != "bad-position":
        return reason.code
    return f"{reason.params['problem']} {reason.params['detail']}"


def stuck(**setup: Any) -> str:
    """Returns the move that a position refuses, and the reason."""
    with pytest.raises(BadInput) as refused:
        position(**setup)
    reason = refused.value.reason
    assert reason.code == "bad-move"
    return f"{reason.params['move']}: {reason.params['why']}"


# -- what is asked for -------------------------------------------------------------------------------------------------


def test_the_example_of_the_design():
    s = position(
        board="sample",
        turn=0,
        rabbits=("KD", "citadel"),
        hands=("9C 4D horse", "7S 2H KS"),
        pile="2C 10H",
        lot="5S",
        dice=((3, 4),),
        options={},
    )
    view = s.view(0)
    assert (view["turn"], view["first"], view["round"], view["phase"]) == (0, 0, 1, "lottery")
    assert view["rabbits"] == ["KD", "citadel"]
    assert (hand(s, 0), hand(s, 1)) == ("9C 4D horse", "KS 7S 2H")
    assert view["lot"] == ["5S"]
    assert pile(s)[:2] == ["2C", "10H"]
    assert view["carrots"] == {"KS": 1}
    assert (s.awaited, legal(s)) == ([0], ["roll"])
    assert not s.record.actions
    play(s, "roll")
    assert s.view(0)["dice"] == [3, 4]


def test_any_seat_may_have_the_turn():
    s = position(players=3, turn=2)
    assert (s.awaited, s.view(None)["turn"], s.view(None)["first"]) == ([2], 2, 2)


def test_every_place_where_a_rabbit_rests_has_a_name():
    places = ["citadel", "QC", "underground", "off-board"]
    assert position(rabbits=places).view(None)["rabbits"] == places


def test_cards_are_named_with_blanks_or_commas():
    assert hand(position(hands=("9C, 4D,horse  2H",))) == "9C 4D 2H horse"


def test_dice_are_the_next_rolls_and_then_chance_goes_on():
    s = position(players=1, dice=((1, 2), (3, 4)))
    rolls = []
    for _ in range(3):
        play(s, "roll")
        rolls.append(s.view(0)["dice"])
        play(s, "pass", "stay")
    assert rolls[:2] == [[1, 2], [3, 4]]
    assert all(1 <= die <= 6 for die in rolls[2])


def test_the_round_may_be_named():
    assert position(players=2, round=7).view(None)["round"] == 7


def test_options_make_the_table():
    s = position(players=2, preset="intro", options={"objective": "tribal"})
    assert s.view(None)["options"]["objective"] == "tribal"


def test_a_board_of_ones_own():
    s = position(board=boards.tiny(), rabbits=("underground",), moves="roll; hole cave1")
    assert s.view(0)["rabbits"] == ["citadel"]


# -- what is left out --------------------------------------------------------------------------------------------------


def test_nothing_at_all_is_a_solo_game_on_the_sample():
    view = position().view(0)
    assert (view["players"], view["board"], view["rabbits"], view["hand_sizes"]) == (1, "sample", ["citadel"], [3])
    assert (view["pile_size"], view["lot"], len(view["court"])) == (37, [], 14)


@pytest.mark.parametrize(
    ("setup", "players"),
    [
        ({"rabbits": ("KD", "KC", "KH")}, 3),
        ({"hands": ("9C", "9S")}, 2),
        ({"turn": 3}, 4),
        ({"hands": ("9C",), "rabbits": ("KD", "KC"), "turn": 0}, 2),
        ({"hands": ("9C",), "players": 4}, 4),
    ],
)
def test_there_are_as_many_players_as_are_named(setup: dict[str, Any], players: int):
    assert position(**setup).players == players


def test_a_hand_left_out_is_dealt_and_an_empty_one_is_not():
    s = position(players=4, hands=("", None, "9C"))
    assert s.view(None)["hand_sizes"] == [0, 3, 1, 3]
    assert set(s.view(1)["hand"] + s.view(3)["hand"]) < set(NUMBER_CARDS) - {"9C"}


def test_rabbits_left_out_are_on_the_citadel():
    assert position(players=3, rabbits=("KD",)).view(None)["rabbits"] == ["KD", "citadel", "citadel"]


def test_cards_not_named_lie_shuffled_under_the_pile():
    one, two = (position(hands=("9C",), pile="2C 10H", seed=seed) for seed in (1, 2))
    assert pile(one)[:2] == pile(two)[:2] == ["2C", "10H"]
    assert sorted([*pile(one), "9C"]) == NUMBER_CARDS
    assert pile(one) != pile(two)


def test_cards_not_named_lie_in_the_lot_if_asked_for():
    s = position(hands=("9C",), pile="2C 10H", lot="5S", rest="lot")
    assert pile(s) == ["2C", "10H"]
    assert s.view(0)["lot"][0] == "5S"
    assert sorted([*s.view(0)["lot"], "9C", "2C", "10H"]) == NUMBER_CARDS


def test_royals_and_jokers_not_named_lie_in_the_court():
    s = position(rabbits=("KD",), hands=("KC horse",))
    court = s.view(0)["court"]
    assert ("KC" in court, "horse" in court, len(court)) == (False, False, 12)


def test_no_card_is_lost_or_doubled():
    everywhere = everything(RABBITS.new(players=1))
    assert len(everywhere) == 54
    for setup in ({}, {"rest": "lot"}, {"hands": ("KC 9C boat", None, "")}, {"pile": "2C", "lot": "3C", "players": 4}):
        assert everything(position(**setup)) == everywhere


def test_a_royal_in_a_hand_comes_with_its_carrot_and_was_bought_in_sight_of_all():
    s = position(rabbits=("KD", "KD"), hands=("KC 9C", "horse"))
    assert s.view(1)["carrots"] == {"KC": 0}
    assert s.view(1)["known"] == {"KC": 0}
    assert s.view(0)["known"] == {"horse": 1}


def test_the_same_position_is_the_same_state():
    setup: dict[str, Any] = {"players": 3, "hands": ("9C",), "seed": 5, "moves": "roll; stay"}
    assert full_state(position(**setup)) == full_state(position(**setup))


def test_a_position_is_replayed_from_its_record():
    s = position(rabbits=("JC", "KC"), hands=("9D 4D", None), dice=((4, 5),), moves="roll; lottery 4D; exit 2")
    assert s.record.actions == ["0 roll", "0 lottery 4D", "0 exit 2"]
    assert full_state(RABBITS.replay(s.record)) == full_state(s)


# -- moves -------------------------------------------------------------------------------------------------------------


def test_moves_are_of_the_first_awaited_or_of_the_seat_named():
    s = position(hands=("", ""), moves="roll; pass; stay; 1: roll")
    assert s.record.actions == ["0 roll", "0 pass", "0 stay", "1 roll"]


def test_a_lone_answer_may_be_left_out():
    s = position(rabbits=("KD", "KC"), hands=("", ""), moves="stay; 1: stay")
    assert s.record.actions == ["0 roll", "0 pass", "0 stay", "0 rest", "1 roll", "1 pass", "1 stay"]


def test_a_pass_may_be_left_out_where_there_is_something_else_to_do():
    s = position(hands=("4D", ""), dice=((3, 4),), moves="roll; stay")
    assert s.record.actions == ["0 roll", "0 pass", "0 stay"]


def test_in_a_sealed_window_the_others_pass_too():
    hands = ("", "", "10S 9S 8S 7S 6S 5S 4S 3S 2S AS")
    s = position(hands=hands, options={"hand-limit": "caught"}, moves="roll; stay; 1: call 2; 2: discard AS")
    assert s.record.actions[-4:] == ["0 stay", "1 call 2", "0 pass", "2 discard AS"]


def test_nothing_is_played_beyond_the_last_move():
    s = position(rabbits=("KD", "KC"), hands=("", ""), moves="roll; pass; stay")
    assert legal(s, 0) == ["rest"]


def test_blank_moves_are_no_moves():
    assert position(moves=" ; ;").record.actions == []
    assert position(moves=";roll;").record.actions == ["0 roll"]


def test_an_illegal_move_is_refused_with_the_move_and_the_reason():
    assert stuck(rabbits=("KD",), hands=("9D",), moves="roll; exit 1; acquire") == "exit 1: no-road"
    assert stuck(rabbits=("KD",), hands=("10C 10S",), moves="roll; exit 3; stay") == "stay: mid-journey"
    assert stuck(rabbits=("KD", "KD"), moves="roll; 1: exit 3") == "1: exit 3: not-awaited"
    assert stuck(moves="9: roll") == "9: roll: no-such-seat"


def test_a_choice_is_never_left_out():
    assert stuck(rabbits=("KD", "KC"), hands=("10D", ""), moves="roll; rest") == "rest: not-now"
    assert stuck(rabbits=("KD", "KC"), hands=("10D", ""), moves="stay; pay 9D") == "pay 9D: not-now"


def test_moves_after_the_end_are_refused():
    assert stuck(hands=("KC QS JH",), moves="roll") == "roll: game-over"


def test_moves_that_are_no_words_are_refused():
    assert problem(moves="roll; dance") == "unknown-verb"
    assert problem(moves="roll; lottery 11C") == "action-form"


# -- what makes no sense -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ({"hands": ("9C 9C",)}, "card-twice 9C"),
        ({"hands": ("9C", "9C")}, "card-twice 9C"),
        ({"hands": ("9C",), "pile": "9C"}, "card-twice 9C"),
        ({"hands": ("9C",), "lot": "9C"}, "card-twice 9C"),
        ({"pile": "2C", "lot": "2C"}, "card-twice 2C"),
        ({"hands": ("KC", "KC")}, "card-twice KC"),
        ({"hands": ("11C",)}, "unknown-card 11C"),
        ({"hands": ("9c",)}, "unknown-card 9c"),
        ({"pile": "joker"}, "unknown-card joker"),
        ({"hands": (9,)}, "not-cards 9"),
        ({"lot": ["9C"]}, "not-cards ['9C']"),
        ({"pile": "KC"}, "court-card-in-pile KC"),
        ({"lot": "boat"}, "court-card-in-pile boat"),
        ({"hands": ("KC QC JC KS",)}, "too-many-royals 0"),
        ({"rest": "court"}, "bad-rest court"),
        ({"dice": ((0, 3),)}, "bad-dice (0, 3)"),
        ({"dice": ((3, 7),)}, "bad-dice (3, 7)"),
        ({"dice": ((3,),)}, "bad-dice (3,)"),
        ({"dice": ((3, 4, 5),)}, "bad-dice (3, 4, 5)"),
        ({"rabbits": ("fork1",)}, "no-such-place fork1"),
        ({"rabbits": ("atlantis",)}, "no-such-place atlantis"),
        ({"rabbits": (3,)}, "no-such-place 3"),
        ({"rabbits": ("KD",), "board": boards.tiny()}, "no-such-place KD"),
        ({"players": 2, "rabbits": ("KD", "KC", "KH")}, "more-than-players 2"),
        ({"players": 1, "hands": ("9C", "9S")}, "more-than-players 1"),
        ({"players": 2, "turn": 2}, "more-than-players 2"),
        ({"turn": -1}, "more-than-players 1"),
        ({"round": 0}, "bad-round 0"),
        ({"round": 101}, "bad-round 101"),
        ({"round": 3, "options": {"round-cap": 2}}, "bad-round 3"),
        ({"hands": ("", "", "", "", "")}, "bad-player-count"),
        ({"turn": 8}, "bad-player-count"),
        ({"players": 0}, "bad-player-count"),
        ({"options": {"gravity": "off"}}, "unknown-option"),
        ({"preset": "chess"}, "unknown-preset"),
        ({"board": "atlantis"}, "unknown-board"),
    ],
)
def test_a_contradiction_to_the_components_is_refused(setup: dict[str, Any], expected: str):
    assert problem(**setup) == expected
