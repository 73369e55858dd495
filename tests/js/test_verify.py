"""The page computes every random number of a record again (`web/js/table/verify.js`), in node as in the browser."""

import json
from random import Random
from typing import Any

import pytest

from jackhouse import games
from tests.js.node import run_node
from tests.kernel.mutations import finished, mutated

KEYS = [game.key for game in games.all_games()]


def verified(*asked: tuple[Any, Any]) -> list[dict[str, Any]]:
    done = run_node("verify.js", stdin=json.dumps(asked))
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_good_record_is_right_with_nonces_and_without(key: str) -> None:
    record = finished(key)
    older = games.get(key).new(2, "0123456789abcdef" * 2).record.as_dict()
    right: list[dict[str, Any]] = [
        {"right": True, "problem": "", "line": 0, "numbers": sum(map(len, each["draws"]))} for each in (record, older)
    ]
    assert verified((record, {}), (older, {})) == right
    assert right[0]["numbers"] > 40


PAGE_KINDS = ["secret", "secret and commitment", "commitment", "nonce", "nonces swapped", "result", "line left out"]


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_secret_roll_or_nonce_is_caught_100_of_100(key: str) -> None:
    good = finished(key)
    changed = {kind: [mutated(good, kind, Random(number)) for number in range(100)] for kind in PAGE_KINDS}
    found = verified(*((record, {}) for kind in PAGE_KINDS for record in changed[kind]))
    caught = {kind: [each["right"] for each in found[at : at + 100]].count(False) for at, kind in _each_hundred()}
    assert caught == dict.fromkeys(PAGE_KINDS, 100)


def _each_hundred() -> list[tuple[int, str]]:
    return [(100 * at, kind) for at, kind in enumerate(PAGE_KINDS)]


@pytest.mark.parametrize("key", KEYS)
def test_the_first_line_that_is_wrong_is_named(key: str) -> None:
    record = finished(key)
    drawing = [line for line, draws in enumerate(record["draws"]) if draws]
    asked: list[Any] = []
    for line in drawing:
        changed = finished(key)
        for later in (line, drawing[-1]):
            bound, number = changed["draws"][later][-1]
            changed["draws"][later][-1] = [bound, (number + 1) % bound]
        asked.append((changed, {}))
    found = verified(*asked[:-1])  # the last would be changed twice
    assert [(each["problem"], each["line"]) for each in found] == [("draws", line) for line in drawing[:-1]]


def test_odd_records_are_not_right_whatever_is_in_them() -> None:
    good = finished("jackal")
    deal, lines = good["draws"][0][1:], good["draws"][1:]
    odd: list[dict[str, Any]] = [
        {"draws": None}, {"commitment": ""}, {"start": {"seed": 5}}, {"start": None}, {"actions": None}, {"draws": []},
        {"start": {**good["start"], "nonces": [""]}}, {"start": {**good["start"], "nonces": ["", "", "G"]}},
        *({"draws": [[draw, *deal], *lines]} for draw in ([0, 0], [-5, 1], [2**40, 1], [6.5, 1], [6], None)),
    ]  # fmt: skip
    found = verified(*(({**good, **change}, {}) for change in odd))
    assert [each["right"] for each in found] == [False] * len(odd)
    assert {each["problem"] for each in found} == {"none", "record", "draws"}


def test_what_the_page_saw_itself_is_compared() -> None:
    record = finished("jack-rabbits")
    nonces = record["start"]["nonces"]
    rolls = [record["draws"][at][:2] for at, action in enumerate(record["actions"], 1) if action.endswith(" roll")]
    other_roll = [[[6, (rolls[0][0][1] + 1) % 6], rolls[0][1]], *rolls[1:]]
    seen: list[tuple[dict[str, Any], str]] = [
        ({"commitment": record["commitment"]}, ""),
        ({"commitment": "0" * 64}, "promise"),
        ({"nonces": {"0": [nonces[0]]}}, ""),
        ({"nonces": {"0": ["ab", nonces[0]], "2": [nonces[2]]}}, ""),
        ({"nonces": {"0": ["ab"]}}, "nonce"),
        ({"nonces": {"1": ["ab"]}}, "nonce"),
        ({"shown": {"verb": "roll", "numbers": rolls}}, ""),
        ({"shown": {"verb": "roll", "numbers": other_roll}}, "shown"),
        ({"shown": {"verb": "roll", "numbers": rolls[:-1]}}, "shown"),
        ({"shown": {"verb": "roll", "numbers": [*rolls, rolls[0]]}}, "shown"),
    ]
    found = verified(*((record, each) for each, _ in seen))
    assert [each["problem"] for each in found] == [problem for _, problem in seen]
