"""`jackhouse verify` accepts correct records and detects every change."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jackhouse import games
from tests.cli.run import jackhouse
from tests.kernel.mutations import KINDS, finished, mutated, uncommitted

KEYS = [game.key for game in games.all_games()]
BEFORE = json.loads((Path(__file__).parents[1] / "kernel" / "served_before.json").read_text("utf-8"))


def written(folder: Path, record: Any) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    return str(file)


@pytest.mark.parametrize(("lang", "right"), [("en", "The record is right"), ("es", "El registro es correcto")])
@pytest.mark.parametrize("key", KEYS)
def test_a_correct_record_is_accepted_with_its_commitment(tmp_path: Path, key: str, lang: str, right: str) -> None:
    record = finished(key)
    done = jackhouse("verify", written(tmp_path, record), lang=lang)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(right)
    assert len(done.out.splitlines()) == 1
    for fact in (record["commitment"], len(record["actions"]), sum(map(len, record["draws"]))):
        assert str(fact) in done.out


@pytest.mark.parametrize("key", KEYS)
def test_a_record_without_a_commitment_is_accepted_as_such(tmp_path: Path, key: str) -> None:
    done = jackhouse("verify", written(tmp_path, uncommitted(key)))
    assert (done.status, done.err) == (0, "")
    assert "no commitment" in done.out
    assert len(done.out.splitlines()) == 1


@pytest.mark.parametrize("before", BEFORE, ids=lambda before: before["record"]["game"])
def test_a_record_of_older_rules_is_rejected_as_such(tmp_path: Path, before: Any) -> None:
    done = jackhouse("verify", written(tmp_path, before["record"]))
    assert (done.status, done.out) == (2, "")
    assert f"version {before['record']['rules']} of the rules" in done.err


def test_an_error_is_one_line_and_exit_status_2(tmp_path: Path) -> None:
    changed = mutated(finished("jack-rabbits"), "result", Random(1))
    done = jackhouse("verify", written(tmp_path, changed))
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert "where its secret gives" in done.err


def test_replay_has_no_option_verify(tmp_path: Path) -> None:
    assert jackhouse("replay", written(tmp_path, finished("jackal")), "--verify").status == 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", KEYS)
def test_every_change_is_detected(tmp_path: Path, key: str, kind: str) -> None:
    detected = 0
    for number in range(100):
        file = written(tmp_path, mutated(finished(key), kind, Random(1000 + number)))
        done = jackhouse("verify", file, "--lang", "en")
        detected += (done.status, done.out, len(done.err.splitlines())) == (2, "", 1)
        assert "Traceback" not in done.err
        assert "reason-" not in done.err
    assert detected == 100
