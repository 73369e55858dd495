"""The game, its setup and the order of a round (JK-1)."""

from collections import Counter
from typing import Any

import pytest

from jackhouse.jackal.cards import CARD_NAMES
from jackhouse.kernel import BadInput, Rng
from tests.helpers import codes, legal, play
from tests.jackal.hunts import JACKAL, ashore, go_on, hunt, lay, play_round, question

FLAT = "W 1 o"


@pytest.mark.rule("JK-1.1")
def test_two_to_four_pirates() -> None:
    for players in (2, 3, 4):
        assert len(JACKAL.new(players).coins) == players
    for wrong in (0, 1, 5, True, "3"):
        with pytest.raises(BadInput) as refusal:
            JACKAL.new(wrong)
        assert (refusal.value.reason.code, refusal.value.reason.rule) == ("bad-player-count", "JK-1.1")


@pytest.mark.rule("JK-1.1")
@pytest.mark.parametrize(
    ("preset", "options", "islands"), [("voyage", {}, 10), ("first-voyage", {}, 4), ("voyage", {"islands": 40}, 40)]
)
def test_a_game_visits_as_many_islands_as_the_table_says(preset: str, options: Any, islands: int) -> None:
    state, rng = JACKAL.new(2, 3, preset, options), Rng.of_seed(1)
    shown = 1
    while not state.over:
        choices = state.legal(state.awaited[0])
        shown += codes(state.play(state.awaited[0], choices[rng.below(len(choices))])).count("island-shown")
    assert shown == islands
    assert len({entry["number"] for entry in state.view(None)["visited"]}) == islands


@pytest.mark.rule("JK-1.1")
@pytest.mark.parametrize("islands", [0, 41, "many"])
def test_one_to_forty_islands(islands: object) -> None:
    with pytest.raises(BadInput) as refusal:
        JACKAL.new(2, options={"islands": islands})
    assert (refusal.value.reason.code, refusal.value.reason.params["option"]) == ("bad-option-value", "islands")


@pytest.mark.rule("JK-1.1")
def test_most_coins_win_and_ties_share() -> None:
    state = go_on(hunt("1 W 3", "NE", "NW", "NE", coins=(4, 7, 7)))
    assert state.over
    assert state.ranking == [[1, 2], [0]]


@pytest.mark.rule("JK-1.2")
def test_the_steps_of_a_round_in_order() -> None:
    state = ashore(island=FLAT, hands=("LR LR", "LR UD"), coins=(1, 0))
    assert question(state) == "tortuga"
    play(state, "sail")
    assert question(state) == "planning"
    lay(state, 0, "LR")
    assert state.view(0)["rows"] is None
    events = play(state, "1: lay LR", "1: commit")
    assert codes(events)[:2] == ["revealed", "revealed"]
    assert state.view(0)["rows"] == [["LR"], ["LR"]]
    assert question(state) == "rum"
    events = [
        event for _ in range(9) if question(state) not in ("planning", "tortuga") for event in play(state, "pass")
    ]
    order = [code for code in codes(events) if code in ("moved", "paid-out", "drew", "island-shown")]
    assert order == sorted(order, key=["moved", "paid-out", "drew", "island-shown"].index)
    assert set(order) == {"moved", "paid-out", "drew", "island-shown"}


@pytest.mark.rule("JK-1.2")
def test_the_token_passes_to_the_left() -> None:
    state = hunt(FLAT, "LR", "LR", "LR", extra=("friday",), first=1, options={"islands": 9})
    assert (state.first, state.round) == (1, 1)
    assert [go_on(state).first, state.round] == [2, 2]
    play_round(state)
    assert (state.first, state.round) == (0, 3)
    play_round(state)
    assert (state.first, state.round) == (1, 4)


@pytest.mark.rule("JK-1.3")
def test_the_deal() -> None:
    state = JACKAL.new(4, 5)
    assert state.view(None)["hand_sizes"] == [5, 5, 5, 5]
    assert state.coins == [0, 0, 0, 0]
    assert state.view(None)["pile_size"] == 40
    assert state.view(None)["islands_left"] == 9
    assert state.view(1)["hand"] == [CARD_NAMES[card] for card in state.hands[1]]
    assert all(state.view(None)[key] is None for key in ("hand", "rows"))
    assert state.pile != sorted(state.pile)


@pytest.mark.rule("JK-1.3")
def test_islands_and_cards_are_shuffled_and_the_first_player_is_random() -> None:
    games = [JACKAL.new(4, seed) for seed in range(60)]
    assert len({state.island for state in games}) > 15
    assert len({tuple(state.hands[0]) for state in games}) == 60
    assert set(Counter(state.first for state in games)) == {0, 1, 2, 3}


@pytest.mark.rule("JK-1.3")
def test_the_table_may_name_the_first_player() -> None:
    assert {JACKAL.new(3, seed, options={"first-player": "2"}).first for seed in range(8)} == {2}
    with pytest.raises(BadInput) as refusal:
        JACKAL.new(2, options={"first-player": "2"})
    assert refusal.value.reason.code == "no-such-first-player"


@pytest.mark.rule("JK-1.3")
def test_the_bank_never_runs_out() -> None:
    state = go_on(hunt("3 W 3", "LR", "LR", coins=(999, 999)))
    assert question(state) == "go"
    play(state, "go E")
    go_on(state)
    play(state, "go W")
    assert go_on(state).coins == [1002, 1002]


@pytest.mark.rule("JK-7.3")
def test_after_the_last_island_the_coins_are_counted() -> None:
    state = hunt("1 W 3", "LR", "LR", round=10, options={})
    go_on(state)
    play(state, "go W")
    go_on(state)
    events = play(state, "go E")
    assert codes(events)[-1] == "ended"
    assert state.over
    assert "drew" not in codes(events)
    assert state.ranking == [[1], [0]]
    assert state.coins == [1, 3]
    assert legal_of_all(state) == [[], []]


def legal_of_all(state: Any) -> list[list[str]]:
    return [legal(state, seat) for seat in range(state.players)]


@pytest.mark.rule("JK-7.3")
def test_before_the_last_island_the_game_goes_on() -> None:
    state = go_on(hunt("W o", "LR", "LR", round=9, options={}))
    assert (state.over, state.round) == (False, 10)
