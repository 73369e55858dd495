"""The commands print what the README says; bad input gives one line on standard error and exit status 2."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from tests.cli.run import Result, jackhouse, jackhouse_process
from tests.jackrabbits.boards import walled

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
    found = json.loads(jackhouse("board", "check", "sample", "--json").out)
    assert found.pop("distances")["KD"] == {"journeys": 3, "road_tiles": 7}
    assert found == {
        "code": jackhouse("board", "code", "sample").out.strip(),
        "problem": None,
        "tiles": 37,
        "hexes": 13,
        "open_roads": 12,
        "dead_ends": 0,
        "landmasses": 2,
        "lakes": [1],
        "royals_free": 9,
        "royals_by_cave": 3,
        "royals_by_transfer": 0,
        "caves": [3, 1],
        "advice": {},
    }


def test_board_check_tells_the_advice_that_is_not_followed(tmp_path: Path) -> None:
    file = tmp_path / "walled.json"
    file.write_text(json.dumps(walled()), encoding="utf-8")
    lines = jackhouse("board", "check", str(file)).out.splitlines()
    assert "advice not followed: dead ends (T): 1; tiles that no road joins: 1" in lines
    lines = jackhouse("board", "check", "sample", "--lang", "es").out.splitlines()
    assert "consejos sin seguir: ninguno" in lines
    assert [line.split() for line in lines if line.startswith(("KC", "KD"))] == [["KC", "–", "–"], ["KD", "3", "7"]]


def test_board_check_tells_the_code_and_that_nobody_can_win(tmp_path: Path) -> None:
    file = tmp_path / "walled.json"
    file.write_text(json.dumps(walled()), encoding="utf-8")
    code = jackhouse("board", "code", str(file)).out.strip()
    english = "On the board “test” nobody can win, with any objective: fewer than three royals"
    for lang, sound, words in (
        ("en", "The board is sound", english),
        ("es", "El tablero está bien", "En el tablero «test» nadie puede ganar, con ningún fin del juego"),
    ):
        done = jackhouse("board", "check", str(file), "--lang", lang)
        assert done.status == 0
        assert code in done.out
        assert words in done.out
        assert sound not in done.out
        assert sound in jackhouse("board", "check", "sample", "--lang", lang).out
    problem = json.loads(jackhouse("board", "check", str(file), "--json").out)["problem"]
    assert problem["code"] == "board-unwinnable"


def test_board_random_tells_its_code_and_a_link(tmp_path: Path) -> None:
    words = ("board", "random", "--suits", "S", "--seed", "5")
    told = json.loads(jackhouse(*words, "--json").out)
    assert told["link"] == f"/build#{told['code']}"
    assert jackhouse("board", "code", told["code"]).out.strip() == told["code"]
    plain = jackhouse(*words).out
    assert f"The code of this board is {told['code']}.\nOn a server it is at {told['link']}." in plain


def test_a_pasted_code_may_have_blanks_around_it() -> None:
    code = jackhouse("board", "code", "sample").out
    assert jackhouse("board", "check", f"  {code}").out == jackhouse("board", "check", "sample").out


def test_two_pictures_in_one_file_are_refused(tmp_path: Path) -> None:
    one = str(tmp_path / "one")
    for words in (("show", "--svg", one, "--png", one), ("random", "--suits", "S", "--save", one, "--svg", one)):
        assert_bad(jackhouse("board", *words), "one")
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_the_user_is_never_taken_for_a_draft(tmp_path: Path) -> None:
    mine = tmp_path / "board.json.new"
    mine.write_text("mine")
    done = jackhouse("board", "random", "--suits", "S", "--save", str(tmp_path / "board.json"))
    assert done.status == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["board.json", "board.json.new"]
    assert mine.read_text() == "mine"


def test_board_random_tells_its_seed_and_makes_the_same_board_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    told = jackhouse("board", "random", "--suits", "S", "--save", str(first))
    assert (told.status, told.err) == (0, "")
    seed = re.search(r"The seed of this board is (\d+)\.", told.out)
    assert seed
    again = jackhouse("board", "random", "--suits", "S", "--seed", seed[1], "--save", str(second), "--json")
    figures = json.loads(again.out)
    assert (str(figures["seed"]), figures["tiles"]) == (seed[1], 10)
    assert json.loads(first.read_text("utf-8")) == json.loads(second.read_text("utf-8")) == figures["board"]
    assert jackhouse("board", "check", str(first)).status == 0


def test_board_random_makes_as_many_landmasses_as_asked_and_draws_them(tmp_path: Path) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    drawn = ("--svg", str(svg), "--png", str(png))
    done = jackhouse("board", "random", "--suits", "SH", "--islands", "3", "--seed", "4", "--lang", "es", *drawn)
    assert (done.status, done.err) == (0, "")
    assert "masas de tierra: 3" in done.out
    assert svg.read_text("utf-8").startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_board_roads_prints_the_ends_of_all_roads() -> None:
    roads = json.loads(jackhouse("board", "roads", "sample", "--json").out)
    assert roads["citadel"]["0"] == ["JD"]
    assert roads["citadel"]["2"] == ["JH", "QH"]
    assert roads["citadel"]["3"] == roads["citadel"]["5"] == ["citadel"]
    assert len(roads) == 13
    assert set(roads["KD"]) == {"0", "3"}


@pytest.mark.rule("JR-3.2")
def test_board_code_prints_a_code_that_every_command_takes(tmp_path: Path) -> None:
    done = jackhouse("board", "code", "sample")
    code = done.out.strip()
    assert (done.out, done.err) == (f"{code}\n", "")
    assert jackhouse("board", "code", code).out == done.out
    assert jackhouse("board", "check", code).out == jackhouse("board", "check", "sample").out
    assert jackhouse("board", "show", code).status == 0
    assert sorted(json.loads(jackhouse("board", "roads", code, "--json").out)["citadel"]) == list("012345")
    played = jackhouse(
        *("simulate", "jack-rabbits", "--games", "1", "--options", "round-cap=1", "--board", code),
        *("--records", str(tmp_path)),
    )
    assert played.status == 0, played.err
    board = json.loads((tmp_path / "game-000000.json").read_text("utf-8"))["board"]
    assert (board["name"], len(board["tiles"])) == (code[:9], 37), "a record holds the whole board"


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
        (("board", "check", "JR1p62Cgf54pPMuxd1zEce"), "JR1p62Cgf"),
        (("board", "code", "JR2p62Cgf54pPMuxd1zEce"), "JR2p62Cgf"),
        (("simulate", "jack-rabbits", "--board", "p62Cgf54pPMuxd1zEceMWjQBRvCgGfiLCgzo"), "p62Cgf54p"),
        (("board", "random", "--islands", "4"), "4"),
        (("board", "random", "--suits", "XY"), "XY"),
        (("board", "random", "--suits", "S", "--save", "x.json", "--svg", "/nonexistent/a.svg"), "/nonexistent/a.svg"),
        (("board", "random", "--suits", "S", "--save", "x.json", "--svg", "a.svg", "--palette", "pink"), "pink"),
        (("board", "random", "--suits", "S", "--save", "x.json", "--svg", "x.json"), "x.json"),
        (("board", "show", "--svg", "a.svg", "--png", "a.svg"), "a.svg"),
        (("board", "check", "boards/of-our-own/an-island-of-1.map"), "boards/of-our-own/an-island-of-1.map"),
        (("board", "roads", "sample", "--lang", "tlh"), "tlh"),
        (("frobnicate",), "frobnicate"),
    ],
)
def test_bad_input_gives_one_line(words: tuple[str, ...], names: str, lang: str, tmp_path: Path) -> None:
    assert_bad(jackhouse(*words, folder=tmp_path, lang=lang), names)
    assert list(tmp_path.iterdir()) == [], "nothing is written"


@pytest.mark.parametrize(
    ("words", "english", "spanish"),
    [
        (("simulate", "jack-rabbits", "--players", "two"), "That must be a whole number.", "Tiene que ser un número"),
        (("board", "random", "--islands", "1.5"), "That must be a whole number.", "Tiene que ser un número entero."),
        (("simulate", "jack-rabbits", "--games", "0"), "That must be 1 or more.", "Tiene que ser 1 o más."),
        (("simulate", "jack-rabbits", "--jobs", "999"), "That must be 256 or less.", "Tiene que ser 256 o menos."),
        (("simulate", "jack-rabbits", "--nonsense"), "no option --nonsense.", "ninguna opción --nonsense."),
        (("simulate", "jack-rabbits", "--games"), "--games needs a value.", "--games necesita un valor."),
        (("frobnicate",), "There is no command frobnicate.", "No hay ninguna orden frobnicate."),
        (("board", "frobnicate"), "There is no command frobnicate.", "No hay ninguna orden frobnicate."),
        (("board", "show", "sample", "atlas"), "words too many: atlas.", "Sobran palabras: atlas."),
        (("simulate",), "game: This word is missing.", "game: Falta esta palabra."),
    ],
)
def test_words_of_the_wrong_type_are_refused_in_the_language_asked_for(
    words: tuple[str, ...], english: str, spanish: str
) -> None:
    assert english in jackhouse(*words).err
    assert spanish in jackhouse(*words, lang="es").err
    if words[-1] != "--games" and words != ("frobnicate",):
        assert spanish in jackhouse(*words, "--lang", "es").err
        assert english in jackhouse(*words, "--lang=en", lang="es").err


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
