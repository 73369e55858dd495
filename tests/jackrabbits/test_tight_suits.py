"""JR-8.2, addition `tight-suits`: as many suits as players, on a smaller board."""

from typing import Any

import pytest

from jackhouse.jackrabbits.options.tight_suits import FEWER
from jackhouse.kernel import BadInput
from jackhouse.kernel.playout import Playout
from jackhouse.kernel.rng import Rng
from tests.helpers import RABBITS, legal, play

TIGHT = {"tight-suits": True}


def tight(players: int, **options: Any) -> Any:
    return RABBITS.new(players, 3, options={**TIGHT, **options})


def refusal(players: int, board: object = "", **options: Any) -> Any:
    with pytest.raises(BadInput) as refused:
        RABBITS.new(players, 3, options={**TIGHT, **options}, board=board)
    return refused.value.reason


@pytest.mark.rule("JR-8.2")
@pytest.mark.parametrize(
    ("players", "suits", "board", "tiles"),
    [(1, "S", "sample-1", 10), (2, "SH", "sample-2", 19), (3, "SHD", "sample-3", 28), (4, "CSHD", "sample", 37)],
)
def test_there_are_as_many_suits_as_players(players: int, suits: str, board: str, tiles: int):
    state = tight(players)
    atlas = RABBITS.atlas(state.view(None))
    assert "".join(dict.fromkeys(card["suit"] for card in atlas["cards"].values())) == suits
    assert len(atlas["cards"]) == 2 + 13 * players
    assert len(atlas["hexes"]) == 1 + 3 * players
    assert (state.view(None)["board"], len(state.rules.board.tiles)) == (board, tiles)
    assert state.rules.board.dead_ends == []


@pytest.mark.rule("JR-8.2")
def test_only_cards_of_these_suits_are_dealt():
    state = tight(2)
    view = state.view(0)
    cards = [*view["hand"], *view["court"], *[card for batch in view["unseen"] for card in batch["cards"]]]
    assert {card[-1] for card in cards if card not in ("boat", "horse")} == {"S", "H"}
    assert len(cards) == 28


@pytest.mark.rule("JR-8.2")
@pytest.mark.parametrize("suits", FEWER)
def test_the_suits_may_be_chosen_and_have_a_board(suits: str):
    state = tight(len(suits), suits=suits.lower())
    assert state.rules.options["suits"] == suits
    assert {name[1] for name in RABBITS.atlas(state.view(None))["hexes"] if name != "citadel"} == set(suits)
    assert len(state.rules.board.tiles) == 1 + 9 * len(suits)
    replayed = RABBITS.replay(state.record)
    assert replayed.view(0) == state.view(0)


@pytest.mark.rule("JR-8.2")
def test_as_many_suits_must_be_chosen_as_there_are_players():
    assert refusal(2, suits="S").code == "suits-not-players"
    assert refusal(3, suits="SH").params == {"suits": "SH", "players": 3}
    with pytest.raises(BadInput, match="option-needs"):
        RABBITS.new(2, 3, options={"suits": "SH"})


@pytest.mark.rule("JR-8.2")
def test_an_impossible_objective_is_refused_and_the_usual_one_becomes_simple():
    assert tight(2).rules.options["objective"] == "simple"
    assert tight(3).rules.options["objective"] == "diverse"
    reason = refusal(2, objective="diverse")
    assert (reason.code, reason.rule) == ("objective-impossible", "JR-3.5")
    assert reason.params["possible"] == ["simple", "monarchic", "tribal"]
    assert refusal(1, objective="triple-court").params["possible"] == ["simple", "monarchic", "tribal"]


@pytest.mark.rule("JR-8.2")
def test_a_board_with_tiles_out_of_play_is_refused():
    assert refusal(2, board="sample").code == "board-not-of-suits"
    assert refusal(2, board="sample-2", suits="CD").params == {"board": "sample-2", "suits": "CD"}
    assert refusal(1, board="sample-2").code == "board-not-of-suits"


@pytest.mark.rule("JR-8.2")
def test_the_strategy_of_a_suit_out_of_play_is_off():
    names = tight(2).rules.turn_names
    assert "contest" in names  # hearts are in play
    assert "take-off" not in names  # clubs are not
    clubs = tight(2, suits="CD").rules
    assert "take-off" in clubs.turn_names
    assert "contest" not in clubs.turn_names
    tight(2, **{"suits": "CD", "queen-card-is-proof": "both"})  # a setting of a strategy that is off


@pytest.mark.rule("JR-8.2")
def test_an_addition_to_a_strategy_that_is_off_is_refused():
    reason = refusal(2, **{"special-flights": True})
    assert (reason.code, reason.params) == ("option-needs-suit", {"option": "special-flights", "suit": "C"})


@pytest.mark.rule("JR-8.2")
def test_the_suits_that_stay_are_named_in_any_order():
    for written in ("HS", "sh", " SH"):
        assert tight(2, suits=written).ruleset.options["suits"] == "SH"
    assert refusal(2, suits="SX").code == "bad-option-value"
    assert refusal(2, suits="SS").code == "bad-option-value"


@pytest.mark.rule("JR-8.2")
def test_it_warns_of_tiles_that_nobody_can_pay():
    def warned(players: int, suits: str) -> list[object]:
        return [warning.params["kind"] for warning in tight(players, suits=suits).rules.warnings]

    assert warned(1, "S") == ["tavern", "cave"]
    assert warned(1, "D") == ["woods"]
    assert warned(2, "SH") == ["cave"]
    assert warned(3, "SHD") == []


@pytest.mark.rule("JR-8.2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_games_are_played_to_the_end(players: int):
    state = tight(players, **{"round-cap": 30})
    Playout().run(state, Rng.of_seed(players))
    assert state.over


@pytest.mark.rule("JR-8.2")
def test_a_journey_on_the_small_board():
    state = RABBITS.position(
        rabbits=("citadel",), hands=("9S",), preset="intro", options=TIGHT, dice=((1, 2),), moves="roll; pass"
    )
    assert "stay" in legal(state)
    play(state, next(line for line in legal(state) if line.startswith("exit")))
