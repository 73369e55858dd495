"""`jackhouse verify`: a record that is right is said to be, and whatever was changed in it is caught."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jackhouse import games
from jackhouse.cli import speaking
from jackhouse.cli.app import run
from tests.cli.run import jackhouse
from tests.kernel.mutations import KINDS, finished, mutated

KEYS = [game.key for game in games.all_games()]
BEFORE = json.loads((Path(__file__).parents[1] / "kernel" / "served_before.json").read_text("utf-8"))
SAME_RULES = [before for before in BEFORE if before["record"]["rules"] == games.get(before["record"]["game"]).version]
OLDER_RULES = [before for before in BEFORE if before not in SAME_RULES]


def written(folder: Path, record: Any) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    return str(file)


@pytest.mark.parametrize(("lang", "right"), [("en", "The record is right"), ("es", "El registro es correcto")])
@pytest.mark.parametrize("key", KEYS)
def test_a_good_record_is_right_and_its_commitment_is_said(tmp_path: Path, key: str, lang: str, right: str) -> None:
    record = finished(key)
    done = jackhouse("verify", written(tmp_path, record), lang=lang)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(right)
    assert len(done.out.splitlines()) == 1
    for fact in (record["commitment"], len(record["actions"]), sum(map(len, record["draws"]))):
        assert str(fact) in done.out


@pytest.mark.parametrize("before", SAME_RULES, ids=lambda before: before["record"]["game"])
def test_a_record_from_before_commitments_is_right_as_far_as_it_goes(tmp_path: Path, before: Any) -> None:
    done = jackhouse("verify", written(tmp_path, before["record"]))
    assert (done.status, done.err) == (0, "")
    assert "no commitment" in done.out
    assert len(done.out.splitlines()) == 1


@pytest.mark.parametrize("before", OLDER_RULES, ids=lambda before: before["record"]["game"])
def test_a_record_of_older_rules_is_said_to_be_one(tmp_path: Path, before: Any) -> None:
    done = jackhouse("verify", written(tmp_path, before["record"]))
    assert (done.status, done.out) == (2, "")
    assert f"version {before['record']['rules']} of the rules" in done.err


def test_what_is_wrong_is_one_line_and_exit_status_2(tmp_path: Path) -> None:
    changed = mutated(finished("jack-rabbits"), "result", Random(1))
    done = jackhouse("verify", written(tmp_path, changed))
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert "where its secret gives" in done.err


def test_replay_checks_no_more_by_an_option(tmp_path: Path) -> None:
    assert jackhouse("replay", written(tmp_path, finished("jackal")), "--verify").status == 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", KEYS)
def test_whatever_was_changed_is_caught_100_of_100(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: str, kind: str
) -> None:
    """The whole command, in this process: another for each would take minutes."""
    monkeypatch.setattr(speaking, "_spoken", [])  # what is spoken here is forgotten again
    caught = 0
    for number in range(100):
        file = written(tmp_path, mutated(finished(key), kind, Random(1000 + number)))
        monkeypatch.setattr(sys, "argv", ["jackhouse", "verify", file, "--lang", "en"])
        with pytest.raises(SystemExit) as ended:
            run()
        said = capsys.readouterr()
        caught += (ended.value.code, said.out, len(said.err.splitlines())) == (2, "", 1)
        assert "Traceback" not in said.err
        assert "reason-" not in said.err
    assert caught == 100
