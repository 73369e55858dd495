"""The purpose of an answer: what a card, a fight or a contest is good for, from the view alone."""

from typing import Any

import pytest

from jackhouse import bots, games
from jackhouse.kernel import BadInput, Rng
from jackhouse.text import languages, load
from tests.helpers import RABBITS, position


def told(state: Any, action: str) -> tuple[str, dict[str, Any]] | None:
    found = RABBITS.purpose(state.view(state.awaited[0]), [action])
    return None if found is None else (found["code"], found["params"])


@pytest.mark.rule("JR-4.2")
def test_the_lottery_gives_a_card_for_nothing() -> None:
    state = position(rabbits=("KD", "KS"), hands=("4D 9H", "2D"), dice=((3, 4),), moves="roll")
    assert told(state, "lottery 4D") == ("draws", {"card": "4D"})
    assert told(state, "pass") is None


@pytest.mark.rule("JR-7.3")
def test_an_attack_tells_the_own_spades_and_the_royals_to_win() -> None:
    state = position(
        rabbits=("KD", "KD"), hands=("5S 4S 9H", "KH 2D"), dice=((3, 4),), moves="roll; pass; stay", preset="standard"
    )
    assert told(state, "fight 1") == ("attacks", {"victim": 1, "best": 9, "count": 1})


@pytest.mark.rule("JR-4.9")
def test_a_discard_tells_what_is_kept() -> None:
    state = position(
        rabbits=("KD", "KS"), hands=("2C 3C 4C 5C 9D 8D 7D 6D 3D", "2D"), pile="2S 3S", dice=((1, 6),),
        moves="roll; lottery 6D",
    )  # fmt: skip
    assert told(state, "discard 2C") == ("discards-least", {})
    assert told(state, "discard 5C") == ("keeps-suit", {"best": 33, "suit": "D"})


@pytest.mark.rule("JR-7.8")
def test_a_card_of_the_lot_tells_what_the_suit_is_worth_with_it() -> None:
    table: dict[str, Any] = {"rabbits": ("JC", "KD"), "hands": ("9D 4D 2C", "2S"), "lot": "6C 3C"}
    state = position(**table, dice=((1, 6),), moves="roll; pass; stay", preset="standard")
    assert told(state, "trade 6C") == ("adds-to-suit", {"best": 8, "suit": "C"})


def test_a_view_that_is_none_is_refused() -> None:
    for bad in ({}, {"question": {"code": "lottery"}}):
        with pytest.raises(BadInput):
            RABBITS.purpose(bad, ["fight 1"])


def test_the_hints_of_whole_games_say_why_in_both_languages() -> None:
    codes, bot = set[str](), bots.get("greedy")
    for seed in range(4):
        state, rng = games.get("jack-rabbits").new(3, seed=seed), Rng.of_seed(seed)
        for _ in range(250):
            if state.over:
                break
            seat = state.awaited[0]
            action = bot.choose(state.view(seat), state.legal(seat), rng)
            found = RABBITS.purpose(state.view(seat), [str(action)])
            if found is not None:
                codes.add(found["code"])
                for language in languages():
                    text = load(language).purpose(found["code"], found["params"])
                    assert text
                    assert "purpose-" not in text
            state.play(seat, action)
    assert len(codes) > 3, codes
