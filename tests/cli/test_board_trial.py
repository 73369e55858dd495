"""`jackhouse board try`: bots play on a map, and its figures are told (JR-3.2)."""

import json
from pathlib import Path

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.matches.trial import BoardTrial, games_of, royals_of, trial_setup
from tests.art.parsed_svg import ParsedSvg
from tests.cli.run import jackhouse

SAMPLE = trial_setup("sample", 4, {}, 0)


def figures(count: int) -> dict[str, object]:
    trial = BoardTrial(4, royals_of(SAMPLE))
    for game in games_of(SAMPLE, count):
        trial.add(game)
    return trial.result()


@pytest.mark.rule("JR-3.2")
def test_a_map_is_tried_by_the_games_of_a_trial() -> None:
    done = jackhouse("board", "try", "sample", "--games", "3", "--json")
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out) == figures(3)


def test_the_number_of_processes_has_no_influence() -> None:
    done = jackhouse("board", "try", "sample", "--games", "3", "--jobs", "2", "--json")
    assert json.loads(done.out) == figures(3)


@pytest.mark.rule("JR-3.2")
def test_a_code_and_a_file_are_tried_too(tmp_path: Path) -> None:
    document = load_board("sample").written()
    (tmp_path / "map.json").write_text(json.dumps(document))
    for board in (encode(document), str(tmp_path / "map.json")):
        assert json.loads(jackhouse("board", "try", board, "--games", "1", "--json").out)["games"] == 1


def test_the_figures_are_told_in_words_of_both_languages() -> None:
    lines = jackhouse("board", "try", "sample", "--games", "2").out.splitlines()
    assert lines[0] == "2 games, 4 players"
    assert lines[1].startswith("Turns in a game: ")
    assert lines[2] == "Games with a winner: 100 % (95 % interval: 34–100 %)"
    assert [line.split("  ")[0] for line in lines[6:10]] == ["No. 1", "No. 2", "No. 3", "No. 4"]
    assert len(lines) == 25
    spanish = jackhouse("board", "try", "sample", "--games", "2", lang="es").out
    assert spanish.startswith("2 partidas, 4 jugadores\nTurnos por partida: ")
    assert "trial-" not in spanish


def test_fewer_suits_are_tried_with_their_options() -> None:
    words = ("board", "try", "sample-2", "--players", "2", "--options", "tight-suits", "--games", "1", "--json")
    assert len(json.loads(jackhouse(*words).out)["royals"]) == 6


def test_the_map_is_drawn_with_the_share_of_each_royal(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    done = jackhouse("board", "try", "sample", "--games", "1", "--svg", str(file))
    assert str(file) in done.out.splitlines()[-1]
    picture = ParsedSvg(file.read_text())
    assert {f"share-{rank}{suit}" for rank in "KQJ" for suit in "CSHD"} <= set(picture.ids)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("atoll",), "atoll"),
        (("JR1xx",), "JR1xx"),
        (("sample-2",), "(JR-3.5)"),
        (("sample", "--players", "9"), "9"),
        (("sample", "--svg", "/nowhere/map.svg"), "/nowhere/map.svg"),
        (("sample", "--svg", "map.svg", "--palette", "pink"), "pink"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...], part: str) -> None:
    done = jackhouse("board", "try", *words, folder=tmp_path)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert part in done.err
    assert not list(tmp_path.iterdir())
