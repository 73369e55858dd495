"""Section 3 and JR-1.4: the components of each player, the deal, the first player, and the objectives."""

from typing import Any

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.cards import CARD_NAMES, COURT, NUMBERS
from jackhouse.jackrabbits.catalogue import CATALOGUE
from jackhouse.jackrabbits.components import components_of
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.reason import BadInput
from tests.full_state import full_state
from tests.helpers import RABBITS, legal, play, position, told
from tests.jackrabbits import boards


def refusal(players: object = 2, **setup: Any) -> str:
    """Returns the code and the rule for which a new game is refused."""
    with pytest.raises(BadInput) as refused:
        RABBITS.new(players=players, **setup)
    return f"{refused.value.reason.code} {refused.value.reason.rule}"


def top_of_pile(seed: int) -> str:
    return CARD_NAMES[RABBITS.new(players=2, seed=seed).pile[-1]]


# -- what each player has ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-1.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_one_rabbit_and_three_carrots_to_place(players: int):
    s = RABBITS.new(players=players)
    assert len(s.view(None)["rabbits"]) == players
    assert [s.free_carrots(seat) for seat in range(players)] == [3] * players
    assert s.view(None)["carrots"] == {}


@pytest.mark.rule("JR-1.4")
def test_three_royals_take_all_carrots_and_a_fourth_cannot_be_held():
    s = position(rabbits=("KD",), hands=("KC QC JC",))
    assert s.free_carrots(0) == 0
    with pytest.raises(BadInput, match="too-many-royals"):
        position(rabbits=("KD",), hands=("KC QC JC JS",))


@pytest.mark.rule("JR-1.4")
def test_two_dice_of_six_sides_fall_in_36_ways():
    rolls = set()
    for seed in range(600):
        s = RABBITS.new(players=1, seed=seed)
        play(s, "roll")
        rolls.add(tuple(s.view(None)["dice"]))
    assert rolls == {(one, two) for one in range(1, 7) for two in range(1, 7)}


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_to_four_may_play_and_one_may_practise(players: int):
    s = RABBITS.new(players=players)
    assert s.view(None)["players"] == players
    assert len(s.view(None)["hand_sizes"]) == players


@pytest.mark.rule("JR-3.1")
@pytest.mark.parametrize("players", [0, 5, 9, -1, True, None, 2.0, "two"])
def test_other_numbers_of_players_are_refused(players: object):
    assert refusal(players) == "bad-player-count JR-3.1"


@pytest.mark.rule("JR-3.1")
def test_solo_practice_is_counted_in_turns():
    s = position(players=1)
    for turn in (1, 2, 3):
        assert (s.view(0)["round"], s.view(0)["turn"]) == (turn, 0)
        play(s, "roll", "pass", "stay")


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_cards_each_from_the_pile_and_the_court_laid_out(players: int):
    s = RABBITS.new(players=players)
    view = s.view(0)
    assert view["hand_sizes"] == [3] * players
    assert view["pile_size"] == 40 - 3 * players
    assert view["court"] == [CARD_NAMES[card] for card in COURT]
    assert view["lot"] == []
    assert sorted(s.pile + [card for hand in s.hands for card in hand]) == NUMBERS


@pytest.mark.rule("JR-3.4")
def test_all_rabbits_start_on_the_citadel():
    assert RABBITS.new(players=3).view(None)["rabbits"] == ["citadel"] * 3


@pytest.mark.rule("JR-3.4")
def test_the_pile_is_shuffled_so_that_any_card_may_lie_on_top():
    assert {top_of_pile(seed) for seed in range(500)} == {CARD_NAMES[card] for card in NUMBERS}


@pytest.mark.rule("JR-3.4")
def test_the_hands_are_dealt_from_the_shuffled_pile():
    assert len({tuple(RABBITS.new(players=2, seed=seed).view(1)["hand"]) for seed in range(20)}) == 20


def test_the_same_seed_deals_the_same_game():
    one, two = RABBITS.new(players=4, seed=99), RABBITS.new(players=4, seed=99)
    assert full_state(one) == full_state(two)


@pytest.mark.rule("JR-3.4")
def test_the_first_player_is_drawn_at_random():
    firsts = [RABBITS.new(players=4, seed=seed).view(None)["first"] for seed in range(400)]
    assert all(70 <= firsts.count(seat) <= 130 for seat in range(4))


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_player_may_be_chosen(seat: int):
    s = RABBITS.new(players=3, options={"first-player": str(seat)})
    assert s.awaited == [seat]
    assert (s.view(None)["first"], s.view(None)["turn"], s.view(None)["round"]) == (seat, seat, 1)
    assert legal(s, seat) == ["roll"]


@pytest.mark.rule("JR-3.4")
def test_a_first_player_who_does_not_play_is_refused():
    assert refusal(2, options={"first-player": "2"}) == "no-such-first-player JR-3.4"


@pytest.mark.rule("JR-3.4")
def test_turns_go_clockwise_from_the_first_player():
    s = position(players=4, turn=2)
    turns = []
    for _ in range(6):
        turns.append((s.view(None)["turn"], s.view(None)["round"]))
        play(s, "roll", "pass", "stay")
    assert turns == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2)]


def test_a_turn_that_begins_is_told_to_all():
    s = position(players=2, moves="roll; pass")
    assert told(play(s, "stay"), "turn-began") == [{"seat": 1, "round": 1}]


# -- objectives --------------------------------------------------------------------------------------------------------

#   a trio                                  the objectives that it meets
TRIOS = {
    "KC QS JH": "simple diverse monarchic diverse-monarchic",
    "KC KS KH": "simple diverse triple-court",
    "KC QS KH": "simple diverse",
    "KC QC JC": "simple monarchic tribal",
    "KC QC JS": "simple monarchic",
    "KC QC QS": "simple",
}
OBJECTIVES = ["simple", "diverse", "monarchic", "diverse-monarchic", "tribal", "triple-court"]


@pytest.mark.rule("JR-3.5")
@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("trio", TRIOS)
def test_a_trio_wins_if_it_meets_the_objective(trio: str, objective: str):
    s = position(players=2, rabbits=("citadel",), hands=(trio,), options={"objective": objective})
    assert s.over == (objective in TRIOS[trio].split())


@pytest.mark.rule("JR-3.5")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_two_royals_meet_no_objective(objective: str):
    assert not position(players=2, hands=("KC QS 10H",), options={"objective": objective}).over


@pytest.mark.rule("JR-3.5")
def test_there_are_six_objectives_and_diverse_is_the_usual_one():
    assert RABBITS.new().view(None)["options"]["objective"] == "diverse"
    assert sorted(CATALOGUE.options["objective"].values) == sorted(OBJECTIVES)
    assert refusal(options={"objective": "royal-flush"}) == "bad-option-value JR-3.5"


def rules(objective: str, suits: tuple[int, ...]) -> RabbitRules:
    options = CATALOGUE.resolve("intro", {"objective": objective})
    return RabbitRules(2, options, load_board("sample"), components_of(suits))


@pytest.mark.rule("JR-3.5")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_that_the_cards_in_play_make_impossible_is_refused(objective: str):
    of_two_suits = (0, 1)
    if objective in ("diverse", "diverse-monarchic", "triple-court"):
        with pytest.raises(BadInput, match=rf"objective-impossible \[JR-3.5\] objective='{objective}'"):
            rules(objective, of_two_suits)
    else:
        assert rules(objective, of_two_suits).trios


# -- presets -----------------------------------------------------------------------------------------------------------

STRATEGIES = ("flights", "fights", "vetting", "trades")  # a strategy per suit: section 7


def test_the_standard_game_with_a_strategy_per_suit_is_the_usual_one():
    usual = RABBITS.new().view(None)["options"]
    assert usual == RABBITS.new(preset="standard").view(None)["options"]
    assert usual == RABBITS.position(players=2).view(None)["options"]
    assert [usual[strategy] for strategy in STRATEGIES] == [True] * 4
    assert usual["queen-card-is-proof"] == "no"


def test_the_intro_game_has_no_strategy():
    intro = RABBITS.new(preset="intro").view(None)["options"]
    assert [intro[strategy] for strategy in STRATEGIES] == [False] * 4
    assert {**RABBITS.new().view(None)["options"], **dict.fromkeys(STRATEGIES, False)} == intro


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_strategy_is_a_switch_of_its_own(strategy: str):
    alone = RABBITS.new(preset="intro", options={strategy: True}).view(None)["options"]
    assert [key for key in STRATEGIES if alone[key]] == [strategy]
    without = RABBITS.new(options={strategy: False}).view(None)["options"]
    assert [key for key in STRATEGIES if not without[key]] == [strategy]


@pytest.mark.rule("JR-3.5")
def test_a_game_that_its_board_makes_impossible_is_refused():
    two_suits = boards.sample_document()
    two_suits["tiles"] = [tile for tile in two_suits["tiles"] if tile["tile"][-1] not in "♥♦"]
    assert refusal(board=two_suits, options={"objective": "diverse"}) == "board-unwinnable JR-3.5"
    assert RABBITS.new(2, 1, board=two_suits, options={"objective": "tribal"}).rules.trios
    assert position(board=two_suits).view(0)["phase"] == "lottery"  # good enough to study
