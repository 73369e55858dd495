"""A game at a real terminal."""

import json
import re
from pathlib import Path

import pytest

from jackhouse import games
from tests.cli.run import Terminal, jackhouse

PROMPTS = {"en": "quit):", "es": "salir):"}
OVER = {"en": "The game is over", "es": "La partida terminó"}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_by_numbers(lang: str) -> None:
    terminal = Terminal("play", "jack-rabbits", "--seed", "4", "--options", "round-cap=3", lang=lang)
    moves = 0
    while OVER[lang] not in terminal.wait_for(PROMPTS[lang], OVER[lang]):
        terminal.type("1")
        moves += 1
    assert terminal.status() == 0
    assert moves >= 9


def test_help_undo_and_nonsense_at_the_prompt() -> None:
    terminal = Terminal("play", "jack-rabbits", "--seed", "4", "--options", "first-player=0")
    terminal.wait_for("quit):")
    terminal.type("99")
    assert "not a choice" in terminal.wait_for("quit):")
    terminal.type("undo")
    assert "nothing to take back" in terminal.wait_for("quit):").lower()
    terminal.type("roll")
    assert re.search(r"rolls \d and \d", terminal.wait_for("quit):"))
    terminal.type("?")
    assert "JR-4.2" in terminal.wait_for("quit):")
    terminal.type("quit")
    assert terminal.status() == 0


def test_a_game_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = Terminal("play", "jack-rabbits", "--seed", "4", "--save", str(save), "--options", "first-player=0")
    terminal.wait_for("quit):")
    terminal.type("roll")
    terminal.wait_for("quit):")
    terminal.type("quit")
    assert terminal.status() == 0
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    assert "Price" in terminal.wait_for("quit):")
    terminal.type("quit")
    assert terminal.status() == 0
    assert jackhouse("replay", str(save), "--verify").status == 0


def test_a_corrupt_save_is_refused_and_left_alone(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"format": "jackhouse-state-3", "record": {}}')
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    assert terminal.status() == 2
    assert len(terminal.screen.strip().splitlines()) == 1
    assert save.read_text() == '{"format": "jackhouse-state-3", "record": {}}'
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
