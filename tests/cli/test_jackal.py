"""Jackal at the command line: `islands`, a game at the terminal, simulation and replay."""

import json
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from jackhouse.cli.views.jackal import JackalRenderer
from jackhouse.text import load
from tests.cli.run import Terminal, jackhouse
from tests.helpers import play
from tests.jackal.hunts import hunt

JACKAL = games.get("jackal")


def test_islands_prints_the_figures_of_each_island() -> None:
    done = jackhouse("islands", "W o 3 / 1 . .; W 1", "--json")
    assert (done.status, done.err) == (0, "")
    figures = json.loads(done.out)
    assert [row["text"] for row in figures["islands"]] == ["W o 3 / 1 . .", "W 1"]
    assert figures["islands"][0]["treasures"] == [1, 3]
    drawn = jackhouse("islands", "W o 3 / 1 . .", "--draw", lang="es")
    assert "una isla propia" in drawn.out
    assert "    W o 3\n    1 . ." in drawn.out


def test_a_malformed_island_gives_one_line() -> None:
    for lang, says in (("en", "no mark"), ("es", "ninguna marca")):
        done = jackhouse("islands", "W q / 1 .", lang=lang)
        assert (done.status, done.out) == (2, "")
        assert says in done.err
        assert "JK-2.1" in done.err
        assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("--players", "1"), "1"),
        (("--board", "atlantis"), "atlantis"),
        (("--options", "islands=41"), "41"),
        (("--preset", "standard"), "standard"),
    ],
)
def test_bad_input_is_named_in_the_error(words: tuple[str, ...], names: str) -> None:
    done = jackhouse("simulate", "jackal", "--games", "1", *words)
    assert (done.status, done.out) == (2, "")
    assert names in done.err


def test_a_simulated_game_replays(tmp_path: Path) -> None:
    simulated = jackhouse("simulate", "jackal", "--games", "1", "--players", "3", "--records", str(tmp_path), "--json")
    assert json.loads(simulated.out)["finished"] == 1
    record = tmp_path / "game-000000.json"
    assert "right" in jackhouse("verify", str(record)).out
    replayed = jackhouse("replay", str(record), lang="es").out
    assert "muestra su hilera" in replayed
    assert "event-" not in replayed


@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("es", (110, 40))])
def test_a_round_at_the_terminal(lang: str, size: tuple[int, int]) -> None:
    terminal = Terminal("play", "jackal", "--seed", "4", "--players", "2", lang=lang, size=size)
    prompt = {"en": "your choice", "es": "elige"}[lang]
    terminal.wait_for(prompt)
    lexicon = load(lang)
    state = JACKAL.new(2, 4)
    assert lexicon.island(state.isle().key) in terminal.text()
    assert lexicon.question("planning").label in terminal.text()
    laid = [str(action) for action in state.legal(0)]
    refused = "lay weapon" if "lay rum" in laid else "lay rum"
    for line in (refused, laid[0], "undo", laid[0], "commit"):
        terminal.type(line)
        assert ("JK-" in terminal.wait_for(prompt)) == (line == refused), line
    assert lexicon.phase("resolving").label in terminal.text() or "2" in terminal.text()
    terminal.press("\x03")
    assert terminal.status() == 130


def test_the_renderer_draws_the_island_with_its_pirates() -> None:
    state: Any = hunt("W o 3 / . ! ^", "LR", "rum", extra=("friday",))
    view = state.view(0)
    renderer = JackalRenderer(load("en"), ["Ana", "Ben"])
    for width, height in ((60, 20), (24, 6), (10, 3)):
        lines = [line.plain for line in renderer.picture(view, width, height)]
        assert len(lines) <= height
        assert "$3" in "".join(lines)
        assert "·1" in "".join(lines)
    assert "Ben" in " ".join(line.plain for line in renderer.status(view, 60, True))
    assert "W R B" in renderer.legend(view)[0].plain
    assert renderer.hints(view, JACKAL.parse("go E"))[0] == " → C1"
    play(state, "pass")
    assert state.over
    assert renderer.outcome(state.view(None)) == "Ana, Ben share the win!"


@pytest.mark.parametrize(
    ("lang", "laid", "gone"),
    [
        ("en", ": reaches 3 coins in 2 steps", " → C1: reaches 3 coins in 2 steps, and nobody can be sooner"),
        ("es", ": llega a 3 monedas en 2 pasos", " → C1: llega a 3 monedas en 2 pasos, y nadie puede llegar antes"),
    ],
)
def test_a_choice_says_which_treasure_it_reaches(lang: str, laid: str, gone: str) -> None:
    renderer = JackalRenderer(load(lang), ["Ana", "Ben"])
    state: Any = JACKAL.position(island="o W o / o o 3", hands=["UD LR", "UD"])
    play(state, "0: lay LR")
    assert renderer.hints(state.view(0), JACKAL.parse("lay UD"))[0].endswith(laid)
    assert renderer.hints(state.view(0), JACKAL.parse("commit")) == ["", "", ""]
    play(state, "0: lay UD", "0: commit", "1: lay UD", "1: commit")
    play(state, *["pass"] * ("pass" in [str(action) for action in state.legal(state.awaited[0])]))
    assert renderer.hints(state.view(0), JACKAL.parse("go E"))[0] == gone
