"""Served games: each line has a generator of the secret and the nonces, and its draws are listed."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import BadInput, Record, Rng
from jackhouse.kernel.secret import commitment_of
from tests.full_state import full_state
from tests.kernel.mutations import KINDS, finished, mutated, uncommitted

GAME = games.get("jack-rabbits")
SECRET = "0123456789abcdef" * 2
NONCES = ["00ff", "", "7" * 32]
BEFORE = json.loads((Path(__file__).parent / "served_before.json").read_text("utf-8"))
KEYS = [game.key for game in games.all_games()]


def played(seed: object, lines: int = 60) -> Any:
    state, rng = GAME.new(3, seed), Rng.of_seed(1)
    for _ in range(lines):
        seat = state.awaited[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    again = GAME.replay(state.record)
    assert full_state(again) == full_state(state)
    assert full_state(GAME.load(json.loads(json.dumps(GAME.dump(state))))) == full_state(state)
    return state


def refusal(data: Any) -> Any:
    with pytest.raises(BadInput) as refused:
        games.get(data["game"]).replay(data)
    return refused.value.reason


def test_a_served_game_replays_from_its_secret() -> None:
    assert played(SECRET).record.actions == played(SECRET).record.actions
    assert played(SECRET).record.actions != played("f" * 32).record.actions


def test_earlier_draws_do_not_reveal_later_ones() -> None:
    """Two games with the same generator go on differently, since each line has its own."""
    one, other = GAME.new(2, SECRET), GAME.new(2, "f" * 32)
    one.rng, other.rng = Rng.of_seed(5), Rng.of_seed(5)
    rolls = []
    for state in (one, other):
        seat = state.awaited[0]
        state.play(seat, GAME.parse("roll"))
        rolls.append(state.rng.as_list())
    assert rolls[0] != rolls[1]


def test_a_clone_goes_on_alike() -> None:
    state = GAME.new(2, SECRET)
    copy = state.clone()
    for one in (state, copy):
        one.play(one.awaited[0], GAME.parse("roll"))
    assert full_state(state) == full_state(copy)


def test_the_secret_is_in_no_view_and_no_event() -> None:
    state = GAME.new(2, SECRET)
    events = state.play(state.awaited[0], GAME.parse("roll"))
    seen = [state.view(seat) for seat in (0, 1, None)] + [event.to(seat) for event in events for seat in (0, 1, None)]
    assert SECRET not in str(seen)


@pytest.mark.parametrize("secret", ["", "12", "G" * 32, "F" * 32, "0" * 33])
def test_a_secret_has_its_form(secret: str) -> None:
    for seed in (secret, {"secret": secret, "nonces": ["", ""]}):
        with pytest.raises(BadInput) as refused:
            GAME.new(2, seed)
        assert refused.value.reason.code == "bad-secret"
        assert secret not in str(refused.value.reason.params) or not secret


# ---- nonces ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nonces", [None, "", [], [""], ["", "", ""], ["", 5], ["", "F"], ["", "0" * 33], ["", "a,b"]])
def test_nonces_have_their_form_one_for_each_seat(nonces: object) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(2, {"secret": SECRET, "nonces": nonces})
    assert refused.value.reason.code == "bad-nonces"


def test_every_nonce_changes_the_numbers_and_so_does_whose_it_is() -> None:
    given = (["", ""], ["a", ""], ["", "a"], ["a", "a"], ["aa", ""])
    origins: list[Any] = [SECRET, *({"secret": SECRET, "nonces": nonces} for nonces in given)]
    deals = [GAME.new(2, origin).record.draws for origin in origins]
    assert len({str(deal) for deal in deals}) == len(origins)


def test_the_numbers_are_those_of_the_text_of_secret_nonces_and_line() -> None:
    """Written independently: verifiers in other languages rely on it."""
    record = played({"secret": SECRET, "nonces": NONCES}).record
    assert record.draws is not None
    for line, draws in enumerate(record.draws):
        text = f"{SECRET}:00ff,,{'7' * 32}:{line - 1}"
        rng = Rng.of_seed(int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big"))
        assert draws == [[bound, rng.below(bound)] for bound, _ in draws]
    assert [bound for bound, _ in record.draws[0]] == [*range(40, 1, -1), 3], "a shuffle, and who is first"
    rolls = [at for at, action in enumerate(record.actions, 1) if action.endswith("roll")]
    assert rolls
    assert all([bound for bound, _ in record.draws[at]][:2] == [6, 6] for at in rolls)


# ---- the record ------------------------------------------------------------------------------------------------------


def test_a_record_tells_the_dice_that_were_rolled() -> None:
    state = GAME.new(2, SECRET)
    events = state.play(state.awaited[0], GAME.parse("roll"))
    dice = next(event.params["dice"] for event in events if event.code == "rolled")
    assert state.record.draws is not None
    assert state.record.draws[1][:2] == [[6, die - 1] for die in dice]
    assert state.record.commitment == commitment_of(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_a_game_without_a_secret_lists_nothing() -> None:
    state = GAME.new(2, seed=5)
    state.play(state.awaited[0], GAME.parse("roll"))
    assert not {"draws", "commitment"} & set(state.record.as_dict())


def test_draws_of_a_search_are_not_listed() -> None:
    """Clones share the list of draws; a search on a clone adds nothing to it."""
    state = GAME.new(2, SECRET)
    before = full_state(state)
    kept, tried = state.clone(), state.clone()
    roll = GAME.parse("roll")
    tried.apply(tried.awaited[0], roll)
    state.apply(state.awaited[0], roll)
    assert full_state(kept) == before
    kept.play(kept.awaited[0], roll)
    assert full_state(GAME.replay(kept.record)) == full_state(kept)


@pytest.mark.parametrize("key", KEYS)
def test_a_record_from_before_there_were_nonces_replays(key: str) -> None:
    data = uncommitted(key)
    record = Record.from_dict(data)
    state = games.get(key).replay(record)
    assert state.ranking == record.ranking
    assert record.as_dict() == data, "and is written as it was"
    again = state.record.as_dict()
    assert again["start"] == data["start"]
    assert full_state(games.get(key).replay(again)) == full_state(state)


@pytest.mark.parametrize("before", BEFORE, ids=lambda before: before["record"]["game"])
def test_a_record_of_older_rules_is_read_and_refused_by_name(before: dict[str, Any]) -> None:
    record = Record.from_dict(before["record"])
    assert record.as_dict() == before["record"], "and is written as it was"
    reason = refusal(before["record"])
    assert (reason.code, reason.params["rules"]) == ("record-other-rules", record.rules)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", KEYS)
def test_a_changed_record_is_refused_100_of_100(key: str, kind: str) -> None:
    good = finished(key)
    games.get(key).replay(good)
    codes = {refusal(mutated(good, kind, Random(number))).code for number in range(100)}
    assert codes <= CODES[kind], codes


CODES = {
    "secret": {"record-commitment"},
    "secret and commitment": {"record-draws"},
    "commitment": {"record-commitment"},
    "nonce": {"record-draws"},
    "nonces swapped": {"record-draws"},
    "result": {"record-draws"},
    "bound": {"record-draws"},
    "draw left out": {"record-draws"},
    "draw added": {"record-draws"},
    "line left out": {"record-corrupt"},
    "action": {"record-line", "record-draws"},
}


def test_the_line_whose_numbers_are_wrong_is_named() -> None:
    record = played({"secret": SECRET, "nonces": NONCES}).record.as_dict()
    line = next(at for at, draws in enumerate(record["draws"]) if at and draws)
    bound, number = record["draws"][line][1]
    record["draws"][line][1] = [bound, (number + 1) % bound]
    reason = refusal(record)
    assert (reason.code, reason.params["line"]) == ("record-draws", line)
    assert reason.params["found"] == str([bound, number])
    record["draws"][0] = []
    assert refusal(record).params["line"] == 0


@pytest.mark.parametrize(
    "change",
    [
        {"draws": 5}, {"draws": [5]}, {"draws": [[5]]}, {"draws": [[[6]]]}, {"draws": [[[6, True]]]},
        {"draws": [[[6, 1.0]]]}, {"draws": [[[6, 1, 2]]]}, {"draws": []}, {"commitment": 5}, {"start": {"seed": 5}},
        {"start": {"seed": 5}, "commitment": "", "draws": [[]]},
    ],
)  # fmt: skip
def test_data_that_is_no_list_of_draws_is_refused(change: dict[str, Any]) -> None:
    assert refusal({**GAME.new(2, SECRET).record.as_dict(), **change}).code == "record-corrupt"
