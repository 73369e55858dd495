"""`jackhouse study`: tables, JSON and charts of sets of options; bad input gives one line and nothing else."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from jackhouse.cli.text_tables import TextTable, split_columns
from tests.cli.run import Result, Terminal, jackhouse, jackhouse_process
from tests.cli.test_commands import assert_bad

JACKAL = ("study", "jackal", "--players", "2", "--bots", "random", "--games", "3")
RABBITS = ("study", "jack-rabbits", "--players", "2", "--games", "2")
ONE_SET = {"jackal": (*JACKAL, "--options", "islands=2"), "jack-rabbits": (*RABBITS, "--options", "fights=off,trades")}


def figures(done: Result) -> dict[str, Any]:
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


@pytest.mark.parametrize("game", ["jackal", "jack-rabbits"])
def test_json_has_the_preset_and_each_set_with_intervals(game: str) -> None:
    found = figures(jackhouse(*ONE_SET[game], "--json"))
    assert (found["game"], found["players"], found["seed"]) == (game, 2, 7)
    preset, changed = found["sets"]
    assert preset["options"] == {}
    assert changed["options"] == ({"islands": 2} if game == "jackal" else {"fights": False, "trades": True})
    for estimate in (changed["turns"], changed["turns_difference"], changed["finished"], *changed["wins_by_order"]):
        assert estimate["low"] <= estimate["value"] <= estimate["high"]
    assert len(changed["wins_by_seat"]) == len(changed["wins_by_order"]) == 2
    assert list(changed["actions"]) == list(changed["actions_difference"]) == list(preset["actions"])
    assert preset["turns_difference"] is None


@pytest.mark.parametrize(
    ("game", "lang", "says"),
    [
        ("jackal", "en", ["voyage", "islands=2", "turns in a game", "Player 2", "No. 2", "commit"]),
        ("jackal", "es", ["voyage", "islands=2", "turnos por partida", "Jugador 2", "N.º 2", "commit"]),
        ("jack-rabbits", "en", ["standard", "fights=off, trades=on", "Share of wins by order of play", "roll"]),
        ("jack-rabbits", "es", ["standard", "fights=off, trades=on", "Proporción de victorias por orden", "roll"]),
    ],
)
def test_tables_are_printed_in_both_languages(game: str, lang: str, says: list[str]) -> None:
    done = jackhouse(*ONE_SET[game], lang=lang)
    assert (done.status, done.err) == (0, "")
    assert [words for words in says if words not in done.out] == []
    assert "screen-" not in done.out
    assert not [line for line in done.out.splitlines()[2:] if len(line) > 80]


def test_a_clear_difference_has_a_star() -> None:
    lines = jackhouse(*ONE_SET["jackal"]).out.splitlines()
    changed = next(line for line in lines if line.startswith("islands=2"))
    assert "*" in changed
    assert "-" in changed
    assert not [line for line in lines if line.startswith("voyage") and "*" in line]


def test_the_set_without_options_is_the_preset() -> None:
    found = figures(jackhouse(*JACKAL, "--options", "", "--json"))
    assert [each["options"] for each in found["sets"]] == [{}]
    assert "voyage" in jackhouse(*JACKAL, "--options", "").out


def test_without_options_all_of_them_are_studied() -> None:
    words = ("study", "jackal", "--preset", "first-voyage", "--players", "2", "--bots", "random", "--games", "2")
    found = figures(jackhouse(*words, "--json"))
    changed = [next(iter(each["options"].items())) for each in found["sets"][1:]]
    assert changed == [
        ("islands", 2),
        ("islands", 8),
        ("first-player", "0"),
        ("first-player", "1"),
        ("turned-islands", False),
        ("gentle-islands", False),
    ]
    assert "first-player=2" in jackhouse(*words).out.splitlines()[-2]  # left out: there are two players


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    words = (*ONE_SET["jackal"], "--json")
    assert figures(jackhouse_process(*words, "--jobs", "2")) == figures(jackhouse(*words))


# ---- charts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "says"), [("en", "turns in a game"), ("es", "turnos por partida")])
def test_a_chart_is_drawn_as_svg(lang: str, says: str, tmp_path: Path) -> None:
    done = jackhouse(*ONE_SET["jackal"], "--chart", "study.svg", folder=tmp_path, lang=lang)
    assert (done.status, done.err) == (0, "")
    assert "study.svg" in done.out.splitlines()[-1]
    drawn = (tmp_path / "study.svg").read_text("utf-8")
    assert "<svg" in drawn
    for words in (says, "islands=2", "commit"):
        assert words in drawn
    jackhouse(*ONE_SET["jackal"], "--chart", "again.svg", folder=tmp_path, lang=lang)
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn
    assert sorted(file.name for file in tmp_path.iterdir()) == ["again.svg", "study.svg"]


def test_a_chart_is_drawn_as_png_beside_json(tmp_path: Path) -> None:
    figures(jackhouse(*JACKAL, "--options", "", "--chart", "study.PNG", "--json", folder=tmp_path))
    assert (tmp_path / "study.PNG").read_bytes().startswith(b"\x89PNG")


# ---- bad input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("study", "chess"), "chess"),
        ((*RABBITS, "--options", "fights=off", "--options", "wings=on"), "wings"),
        ((*RABBITS, "--options", "objective=world-peace"), "world-peace"),
        ((*RABBITS, "--options", "quiet-underground,fights=off"), "quiet-underground"),
        ((*RABBITS, "--bots", "deep-blue"), "deep-blue"),
        ((*RABBITS, "--preset", "deluxe"), "deluxe"),
        (("study", "jack-rabbits", "--players", "9"), "9"),
        (("study", "jack-rabbits", "--games", "1"), "1"),
        ((*JACKAL, "--board", "atlantis"), "atlantis"),
        ((*RABBITS, "--chart", "study.pdf"), "study.pdf"),
        ((*RABBITS, "--chart", "study"), ".png"),
        ((*RABBITS, "--chart", "nowhere/study.svg"), "nowhere"),
    ],
)
def test_bad_input_gives_one_line(words: tuple[str, ...], names: str, lang: str, tmp_path: Path) -> None:
    assert_bad(jackhouse(*words, folder=tmp_path, lang=lang), names)
    assert list(tmp_path.iterdir()) == [], "nothing is written"


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    assert_bad(
        jackhouse("study", "jackal", "--games", "1000000", "--chart", "folder.svg", folder=tmp_path), "folder.svg"
    )


@pytest.mark.parametrize(("lang", "says"), [("en", "not installed"), ("es", "no está instalado")])
def test_without_matplotlib_only_the_chart_is_refused(
    lang: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = jackhouse(*JACKAL, "--chart", "study.svg", folder=tmp_path, lang=lang)
    assert_bad(done, says)
    assert "jackhouse[lab]" in done.err
    assert jackhouse(*ONE_SET["jackal"], folder=tmp_path, lang=lang).status == 0
    assert list(tmp_path.iterdir()) == []


# ---- the terminal ---------------------------------------------------------------------------------------------------


def test_a_progress_bar_is_drawn_on_a_terminal() -> None:
    terminal = Terminal(*ONE_SET["jackal"], size=(100, 60))
    assert "0/6" in terminal.wait_for("commit")
    assert terminal.status() == 0


def test_a_wide_table_is_split_and_keeps_its_fixed_columns() -> None:
    table = TextTable("t", ["row", "base", "aaaa", "bbbb", "cccc"], [["1", "2", "3", "4", "5"]], fixed=2)
    assert [part.heads for part in split_columns(table, 21)] == [
        ["row", "base", "aaaa", "bbbb"],
        ["row", "base", "cccc"],
    ]
    assert [part.rows for part in split_columns(table, 1)] == [[["1", "2", "3"]], [["1", "2", "4"]], [["1", "2", "5"]]]
    assert [part.heads for part in split_columns(table, 99)] == [table.heads]
    assert list(split_columns(table.part(5, 5), 99)) == [table.part(5, 5)]
