"""Served games: chance comes from a secret, anew for every line."""

import pytest

from jackhouse import games
from jackhouse.kernel import BadInput, Chance

GAME = games.get("jack-rabbits")
SECRET = "0123456789abcdef" * 2


def played(secret: str, lines: int = 60) -> list[str]:
    state, rng = GAME.new(3, secret), Chance.of_seed(1)
    for _ in range(lines):
        seat = state.awaited[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    again = GAME.replay(state.record)
    assert GAME.dump(again) == GAME.dump(state)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    return state.record.actions


def test_a_served_game_replays_from_its_secret() -> None:
    assert played(SECRET) == played(SECRET)
    assert played(SECRET) != played("f" * 32)


def test_what_was_seen_does_not_tell_what_comes() -> None:
    """Two games that have come to the same generator go on differently, since each line has its own."""
    one, other = GAME.new(2, SECRET), GAME.new(2, "f" * 32)
    one.chance, other.chance = Chance.of_seed(5), Chance.of_seed(5)
    rolls = []
    for state in (one, other):
        seat = state.awaited[0]
        state.play(seat, GAME.parse("roll"))
        rolls.append(state.chance.as_list())
    assert rolls[0] != rolls[1]


def test_a_clone_goes_on_alike() -> None:
    state = GAME.new(2, SECRET)
    copy = state.clone()
    for one in (state, copy):
        one.play(one.awaited[0], GAME.parse("roll"))
    assert GAME.dump(state) == GAME.dump(copy)


def test_the_secret_is_in_no_view_and_no_event() -> None:
    state = GAME.new(2, SECRET)
    events = state.play(state.awaited[0], GAME.parse("roll"))
    seen = [state.view(seat) for seat in (0, 1, None)] + [event.to(seat) for event in events for seat in (0, 1, None)]
    assert SECRET not in str(seen)


@pytest.mark.parametrize("secret", ["", "12", "G" * 32, "F" * 32, "0" * 33])
def test_a_secret_has_its_form(secret: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(2, secret)
    assert refused.value.reason.code == "bad-secret"
    assert secret not in str(refused.value.reason.params) or not secret
