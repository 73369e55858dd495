"""The commands print what the README says; bad input gives one line on standard error and exit status 2."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from tests.cli.run import Result, jackhouse, jackhouse_process

KEYS = [
    *["game", "games", "players", "finished", "unfinished", "decisions", "choices", "turns_mean", "turns_p90"],
    *["wins", "wins_by_bot", "seconds", "decisions_per_second", "compiled"],
]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    done = jackhouse("simulate", "jack-rabbits", "--games", "1", "--players", "2", "--records", str(tmp_path))
    assert done.status == 0, done.err
    return tmp_path / "game-000000.json"


def test_board_check_prints_the_figures_of_the_sample_board() -> None:
    done = jackhouse("board", "check", "sample", "--json")
    assert json.loads(done.out) == {
        "tiles": 37,
        "hexes": 13,
        "open_roads": 12,
        "dead_ends": 0,
        "landmasses": 2,
        "lakes": [1],
    }


def test_board_roads_prints_the_ends_of_all_roads() -> None:
    roads = json.loads(jackhouse("board", "roads", "sample", "--json").out)
    assert roads["citadel"]["0"] == ["JD"]
    assert roads["citadel"]["2"] == ["JH", "QH"]
    assert roads["citadel"]["3"] == roads["citadel"]["5"] == ["citadel"]
    assert len(roads) == 13
    assert set(roads["KD"]) == {"0", "3"}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("command", [("board", "show"), ("board", "roads"), ("board", "check"), ("games",)])
def test_commands_print_in_both_languages(command: tuple[str, ...], lang: str) -> None:
    done = jackhouse(*command, "--lang", lang)
    assert (done.status, done.err) == (0, "")
    assert done.out.strip()


def test_simulate_prints_one_json_document() -> None:
    done = jackhouse("simulate", "jack-rabbits", "--games", "3", "--options", "round-cap=5", "--json")
    figures = json.loads(done.out)
    assert list(figures) == KEYS
    assert figures["games"] == figures["finished"] + figures["unfinished"] == 3
    assert figures["choices"] < figures["decisions"]
    assert done.err == ""


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    def figures(jobs: int) -> dict[str, Any]:
        done = jackhouse_process(
            "simulate", "jack-rabbits", "--games", "6", "--options", "round-cap=10", "--jobs", str(jobs), "--json"
        )
        found: dict[str, Any] = json.loads(done.out)
        return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}

    assert figures(1) == figures(2)


def test_replay_prints_a_record_in_both_languages(record: Path) -> None:
    english, spanish = jackhouse("replay", str(record)), jackhouse("replay", str(record), "--lang", "es")
    assert english.status == spanish.status == 0
    assert len(english.out.splitlines()) == len(spanish.out.splitlines()) > 100
    assert english.out != spanish.out


def test_verify_accepts_a_record(record: Path) -> None:
    assert jackhouse("verify", str(record)).status == 0


def test_verify_rejects_another_seed(record: Path) -> None:
    data = json.loads(record.read_text())
    data["start"]["seed"] += 1
    record.write_text(json.dumps(data))
    assert_bad(jackhouse("verify", str(record)), "")


def test_verify_rejects_another_ranking(record: Path) -> None:
    data = json.loads(record.read_text())
    data["ranking"] = data["ranking"][::-1]
    record.write_text(json.dumps(data))
    assert_bad(jackhouse("verify", str(record)), "")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_verify_rejects_a_missing_ranking_and_a_missing_last_action(record: Path, lang: str) -> None:
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "ranking": None}))
    assert_bad(jackhouse("verify", str(record), lang=lang), str(data["ranking"]))
    record.write_text(json.dumps({**data, "actions": data["actions"][:-1]}))
    done = jackhouse("verify", str(record), lang=lang)
    assert_bad(done, str(data["ranking"]))
    assert "None" not in done.err


def test_the_error_says_why_a_file_cannot_be_read(tmp_path: Path) -> None:
    assert_bad(jackhouse("replay", str(tmp_path)), "it is a folder")
    assert_bad(jackhouse("replay", str(tmp_path / "missing.json")), "there is none")
    assert_bad(jackhouse("replay", str(tmp_path / "missing.json"), lang="es"), "no hay ninguno")


def test_play_without_a_terminal_explains_how_to_play() -> None:
    done = jackhouse("play", "jack-rabbits")
    assert (done.status, done.err) == (0, "")
    assert "jackhouse play jack-rabbits" in done.out


def assert_bad(done: Result, names: str) -> None:
    """Asserts one line on standard error that names the value, exit status 2, and nothing on standard output."""
    assert done.status == 2, done
    assert done.out == ""
    assert len(done.err.strip().splitlines()) == 1, done.err
    assert names in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "jack-rabbits", "--players", "9"), "9"),
        (("simulate", "jack-rabbits", "--players", "two"), "two"),
        (("simulate", "jack-rabbits", "--games", "0"), "0"),
        (("simulate", "jack-rabbits", "--options", "wings=on"), "wings"),
        (("simulate", "jack-rabbits", "--options", "objective=world-peace"), "world-peace"),
        (("simulate", "jack-rabbits", "--options", "round-cap=-3"), "-3"),
        (("simulate", "jack-rabbits", "--players", "2", "--options", "first-player=3"), "3"),
        (("simulate", "jack-rabbits", "--preset", "deluxe"), "deluxe"),
        (("simulate", "jack-rabbits", "--bots", "deep-blue"), "deep-blue"),
        (("simulate", "jack-rabbits", "--board", "atlantis"), "atlantis"),
        (("simulate", "jack-rabbits", "--board", "missing.json"), "missing.json"),
        (("simulate", "jack-rabbits", "--nonsense"), "--nonsense"),
        (("replay", "missing.json"), "missing.json"),
        (("board", "show", "atlantis"), "atlantis"),
        (("board", "roads", "sample", "--lang", "tlh"), "tlh"),
        (("frobnicate",), "frobnicate"),
    ],
)
def test_bad_input_gives_one_line(words: tuple[str, ...], names: str, lang: str, tmp_path: Path) -> None:
    assert_bad(jackhouse(*words, folder=tmp_path, lang=lang), names)
    assert list(tmp_path.iterdir()) == [], "nothing is written"


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "{}", "null", '{"format": "jackhouse-record-1"}', "\ufeff{}", "[" * 9999]
)
def test_a_corrupt_record_gives_one_line(content: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert_bad(jackhouse("replay", str(file)), "")
    assert file.read_text(encoding="utf-8") == content


def test_an_unknown_action_in_a_record_is_named_by_its_line(record: Path) -> None:
    data = json.loads(record.read_text())
    data["actions"][5] = "0 dance with wolves"
    record.write_text(json.dumps(data))
    assert_bad(jackhouse("replay", str(record)), "6")


def test_an_impossible_position_in_a_record_is_refused(tmp_path: Path) -> None:
    state = games.get("jack-rabbits").position(rabbits=("KD", "KC"), hands=("9C", "7S"))
    data = state.record.as_dict()
    data["start"]["position"]["hands"] = ["9C", "9C"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert_bad(jackhouse("replay", str(file)), "9C")


def test_help_lists_every_command() -> None:
    done = jackhouse("--help")
    assert done.status == 0
    for command in ("play", "simulate", "replay", "games", "board"):
        assert command in done.out
    assert jackhouse("--version").out.startswith("jackhouse 0.")


@pytest.mark.parametrize("words", [("simulate", "chess"), ("frobnicate",), ("games", "--lang", "es")])
def test_a_process_prints_and_exits_as_the_command_in_this_process(words: tuple[str, ...]) -> None:
    assert jackhouse_process(*words) == jackhouse(*words)


def test_the_entry_point_selects_the_plain_engine_where_that_is_wanted() -> None:
    assert jackhouse_process("--version").out.endswith("(plain engine)\n")


def test_a_closed_pipe_ends_a_command_quietly() -> None:
    """As with `jackhouse board roads | head -1`. The status 1 is that of typer."""
    reader, writer = os.pipe()
    os.close(reader)
    env = {**os.environ, "JACKHOUSE_ENGINE": "plain"}
    command = [sys.executable, "-m", "jackhouse", "board", "roads"]
    done = subprocess.run(command, env=env, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")
