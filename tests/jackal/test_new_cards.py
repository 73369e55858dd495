"""New cards and Tortuga (JK-7)."""

import pytest

from jackhouse.jackal.invariants import audit
from tests.helpers import codes, legal, play, told, why
from tests.jackal.hunts import ashore, go_on, hunt, lay, play_round, question

LONG = {"islands": 10}


@pytest.mark.rule("JK-7.1")
def test_all_cards_laid_or_attached_go_to_the_discard_carried_out_or_not() -> None:
    state = hunt("W ! o 1", "LR UD X", "NE", extra=("weapon", "rum"), options=LONG)
    play(state, "rum 1", "weapon")
    go_on(state)
    assert sorted(state.view(None)["discard"]) == sorted(["LR", "UD", "X", "weapon", "NE", "rum"])
    assert state.view(None)["attached"] == []
    audit(state)


@pytest.mark.rule("JK-7.1")
def test_each_draws_one_and_fills_up_to_four_from_the_first_player_on() -> None:
    state = ashore(island="W o", hands=("LR LR LR LR LR", "LR UD", "UD X X X + +"), first=1, options=LONG)
    lay(state, 0, "LR")
    lay(state, 1, "UD")
    lay(state, 2, "UD")
    events = play_round(state)
    assert [params["seat"] for params in told(events, "drew")] == [1, 1, 1, 2, 0]
    assert [len(hand) for hand in state.hands] == [5, 4, 6]


@pytest.mark.rule("JK-7.1")
@pytest.mark.parametrize(("hand", "drawn"), [("LR", 1), ("", 2), ("LR LR", 0), ("UD UD UD UD", 0)])
def test_a_seat_that_was_in_tortuga_only_fills_up_to_four(hand: str, drawn: int) -> None:
    """Two cards were bought; the one card that the others draw first is not dealt."""
    state = ashore(island="W 1", hands=(hand, "LR LR LR LR LR"), coins=(1, 0), options=LONG)
    play(state, "tortuga 1")
    events = play(state, "1: lay LR", "1: commit")
    assert [params["seat"] for params in told(events, "drew")] == [0] * drawn + [1]
    assert len(state.hands[0]) == len(hand.split()) + 2 + drawn


@pytest.mark.rule("JK-7.1")
def test_an_empty_deck_is_remade_from_the_discard() -> None:
    state = ashore(island="W o", hands=("LR UD", "LR UD"), rest="discard", options=LONG)
    assert state.view(None)["pile_size"] == 0
    lay(state, 0, "UD")
    lay(state, 1, "UD")
    events = play_round(state)
    assert told(events, "deck-remade") == [{"cards": 58}]
    assert codes(events).index("deck-remade") < codes(events).index("drew")
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert state.view(0)["unseen"][1]["pile"] == 58 - 6
    audit(state)


ALL_BUT_TWO = "NE NE SE SE SW SW NW NW LR LR LR LR LR LR UD UD UD UD UD UD UD X X X X + + + + +"


@pytest.mark.rule("JK-7.1")
def test_with_deck_and_discard_empty_there_is_no_card() -> None:
    others = "horse " * 6 + "red " * 4 + "blue " * 4 + "double " * 4 + "friday " * 3 + "weapon " * 4 + "rum " * 4
    state = ashore(island="W o", hands=(ALL_BUT_TWO, others + "LR"), coins=(1, 0), options=LONG)
    assert (state.pile, state.discard) == ([], [])
    events = play(state, "tortuga 1")
    assert codes(events).count("deck-empty") == 2
    assert (len(state.hands[0]), state.coins[0]) == (30, 0)


@pytest.mark.rule("JK-7.2")
@pytest.mark.parametrize(("coins", "cards"), [(1, 2), (2, 3), (3, 5)])
def test_tortuga_sells_cards_at_once_and_the_round_is_skipped(coins: int, cards: int) -> None:
    state = ashore(island="W 1", hands=("LR LR LR LR", "LR LR"), coins=(5, 0), options=LONG)
    assert legal(state, 0) == ["sail", "tortuga 1", "tortuga 2", "tortuga 3"]
    events = play(state, f"tortuga {coins}")
    assert told(events, "visited-tortuga") == [{"seat": 0, "coins": coins, "count": cards}]
    assert (len(state.hands[0]), state.coins[0]) == (4 + cards, 5 - coins)
    assert state.awaited == [1]
    lay(state, 1, "LR")
    go_on(state)
    assert (state.round, len(state.hands[0])) == (2, 4 + cards)  # the one card is not drawn at the end
    assert state.coins == [5 - coins, 1]


@pytest.mark.rule("JK-7.2")
def test_tortuga_is_asked_openly_in_turn_order_of_those_with_a_coin() -> None:
    state = ashore(island="W o", hands=("LR", "LR", "LR"), coins=(2, 0, 1), first=2)
    assert (question(state), state.awaited, legal(state)) == ("tortuga", [2], ["sail", "tortuga 1"])
    assert (why(state, "tortuga 2").code, why(state, "tortuga 2").rule) == ("coins-unmet", "JK-7.2")
    assert why(state, "tortuga 4").code == "no-such-price"
    assert codes(play(state, "sail"), None) == ["sailed"]
    assert state.awaited == [0]
    assert legal(state) == ["sail", "tortuga 1", "tortuga 2"]
    play(state, "sail")
    assert question(state) == "planning"


@pytest.mark.rule("JK-7.2")
def test_bought_cards_are_secret() -> None:
    state = ashore(island="W o", hands=("LR", "LR"), coins=(1, 0), pile="rum friday")
    events = play(state, "tortuga 1")
    assert [event.to(0)["params"]["card"] for event in events if event.code == "drew"] == ["rum", "friday"]
    assert "rum" not in str([event.to(1) for event in events])
    assert not state.undoable(0)


@pytest.mark.rule("JK-7.2")
def test_if_all_stay_away_the_island_is_lost() -> None:
    state = ashore(island="W 1", hands=("LR", "LR"), coins=(1, 1), options=LONG)
    play(state, "tortuga 1")
    events = play(state, "tortuga 1")
    assert "island-lost" in codes(events)
    assert (state.round, state.coins) == (2, [0, 0])
    assert [len(hand) for hand in state.hands] == [4, 4]  # each had one, bought two and filled up
