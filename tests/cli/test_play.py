"""`jackhouse play` at a real terminal: a whole game, undo, help, rules, saving, loading, quitting."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from tests.cli.run import XTERM, Terminal, jackhouse

PROMPTS = {"en": "quit):", "es": "salir):"}
ENDS = {"en": "Press Enter to leave", "es": "Pulsa Intro para dejar"}
OVER = {"en": "The game is over. Ranking:", "es": "La partida ha terminado. Clasificación:"}
RESTORED = "\x1b[?1049l"  # the terminal leaves the alternate screen


def started(*words: str, lang: str = "en", **options: Any) -> Terminal:
    """Starts a game and waits for the first question."""
    terminal = Terminal("play", "jack-rabbits", "--seed", "4", *words, lang=lang, **options)
    terminal.wait_for(PROMPTS[lang])
    return terminal


def started_first(*words: str, **options: Any) -> Terminal:
    """Starts a game in which the person at the terminal has the first turn."""
    return started("--options", "first-player=0", *words, **options)


def send(terminal: Terminal, line: str, prompt: str = "quit):") -> str:
    """Types a line. Returns the screen of the next question."""
    terminal.type(line)
    terminal.wait_for(prompt)
    return terminal.text()


@pytest.mark.parametrize(
    ("lang", "term", "process"),
    [("en", XTERM, True), ("es", XTERM, False), ("en", "dumb", False), ("es", "dumb", False)],
)
def test_a_whole_game_by_numbers(lang: str, term: str, process: bool) -> None:
    terminal = started("--options", "round-cap=3", lang=lang, term=term, process=process)
    moves, came = 0, ""
    while ENDS[lang] not in came:
        terminal.type("1")
        moves += 1
        came = terminal.wait_for(PROMPTS[lang], ENDS[lang])
    assert moves >= 9
    assert re.search(r"1\. \w+ \d", terminal.text())
    assert RESTORED not in terminal.raw
    terminal.type("")
    assert terminal.status() == 0
    after = terminal.raw.split(RESTORED)[-1]
    assert OVER[lang] in after, "the ranking stays on the normal screen"
    assert re.search(r"1\. .*\n\s+2\. ", after.replace("\r", ""))


def test_the_last_page_names_the_winner_and_the_ranking(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    game = games.get("jack-rabbits")
    state = game.position(rabbits=("JD", "KC"), hands=("KD QS JC 9C", "7S"), dice=((3, 4),), pile="2C")
    save.write_text(json.dumps(game.dump(state)))
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    terminal.wait_for("quit):")
    for line in ("roll", "pass"):
        send(terminal, line)
    terminal.type("exit 3")
    while "quit):" in terminal.wait_for("quit):", ENDS["en"]):  # past the tavern, through the woods
        terminal.type("on")
    shown = terminal.panel()
    assert "Player 1 (you) wins!" in shown
    assert "Player 1 (you) is home at the Citadel with K♦ Q♠ J♣ and wins!" in shown
    assert "1. Player 1 (you) 2. Bot 1" in shown
    terminal.type("")
    assert terminal.status() == 0


def test_undo_takes_back_own_steps_only() -> None:
    terminal = started_first()
    send(terminal, "undo")
    assert "nothing to take back" in terminal.panel()
    send(terminal, "roll")
    send(terminal, "pass")
    assert "undo" not in terminal.lines()[-1]
    under_way = send(terminal, "exit 0")
    assert "tavern 3 · 3 cards" in under_way
    assert "undo" in terminal.lines()[-1]
    assert "Citadel · 3 cards" in send(terminal, "undo")
    assert "takes the last step back" in terminal.panel()
    send(terminal, "undo")
    assert "nothing to take back" in terminal.panel()


def test_invalid_input_gets_a_message_and_the_screen_stays() -> None:
    terminal = started_first()
    for typed in ("99", "0", "-1", "²", "roll roll", "jump", "é" * 300, "rule", "", "? 9"):
        shown = send(terminal, typed) if typed else terminal.text()
        assert terminal.lines()[0].startswith(" Jack Rabbits · "), typed
        assert shown
    send(terminal, "99")
    assert "not a choice: the only one is 1." in terminal.panel()
    assert "Price" in send(terminal, "")


def test_help_explains_the_question_and_the_refused_actions() -> None:
    terminal = started_first()
    send(terminal, "roll")
    shown = " ".join(send(terminal, "?").split())
    assert "Not possible now" in shown
    assert re.search(r"× show \S+ and draw a card: .* does not match the dice: .* \(JR-4\.2\)", shown)
    assert "1) pass" in send(terminal, ""), "Enter closes the overlay"


@pytest.mark.parametrize(("lang", "title"), [("en", "JR-4.1 · Rolling the dice"), ("es", "JR-4.1 · ")])
def test_help_about_a_choice_shows_its_rule(lang: str, title: str) -> None:
    terminal = started_first(lang=lang)
    assert title in send(terminal, "? 1", PROMPTS[lang])
    assert title in send(terminal, "?1", PROMPTS[lang])
    assert title in send(terminal, "? roll", PROMPTS[lang])


def test_help_about_a_pass_shows_the_rule_of_the_refused_action() -> None:
    terminal = started_first()
    send(terminal, "roll")
    assert "JR-4.2 · The lottery" in send(terminal, "? pass")


def test_an_illegal_action_is_explained_by_its_rule() -> None:
    terminal = started_first()
    send(terminal, "roll")
    send(terminal, "pass")
    shown = " ".join(send(terminal, "ride KD").split())
    assert "Horses and boats start at forks" in shown
    assert "JR-6.2 · Merchants: horse or boat" in shown
    assert "A horse takes you to any hex" in " ".join(send(terminal, "? ride KD").split())


@pytest.mark.parametrize(
    ("lang", "word", "title"),
    [("en", "rule", "Merchants: horse or boat"), ("es", "regla", "JR-6.2 · "), ("es", "rule", "JR-6.2 · ")],
)
def test_rule_shows_a_rule_by_its_id(lang: str, word: str, title: str) -> None:
    terminal = started_first(lang=lang)
    for name in ("JR-6.2", "jr-6.2", "6.2"):
        assert title in send(terminal, f"{word} {name}", PROMPTS[lang])
    assert "JR-9.9" in send(terminal, f"{word} JR-9.9", PROMPTS[lang])
    assert "JR-1.1 · " in send(terminal, word, PROMPTS[lang])


def test_the_log_has_pages() -> None:
    terminal = started("--options", "first-player=0,round-cap=9")
    while "of 3 " not in send(terminal, "log"):
        send(terminal, "")
        send(terminal, "1")
    assert "Page 3 of 3" in terminal.text()
    assert "Page 2 of 3" in send(terminal, "-")
    first = send(terminal, "-")
    assert "Page 1 of 3" in first
    assert "Welcome to Jack Rabbits" in first
    assert "Page 2 of 3" in send(terminal, "")
    send(terminal, "")
    assert "1) " in send(terminal, ""), "back at the table"


def test_a_game_is_saved_and_continued(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = started_first("--save", str(save))
    send(terminal, "roll")
    terminal.type("quit")
    assert terminal.status() == 0
    assert str(save) in terminal.raw.split(RESTORED)[-1]
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    terminal.wait_for("quit):")
    assert "Price 8 (4+4)" in terminal.lines()[0]
    assert "rolls 4 and 4" in terminal.text(), "the log has the events before the game was saved"
    terminal.type("quit")
    assert terminal.status() == 0
    assert jackhouse("verify", str(save)).status == 0


def test_quit_offers_to_save_a_game_without_a_file(tmp_path: Path) -> None:
    terminal = started_first()
    send(terminal, "roll")
    send(terminal, "quit", "without it:")
    assert "not kept anywhere yet" in terminal.panel()
    send(terminal, str(tmp_path / "nowhere" / "game.json"), "without it:")
    assert "its folder is not there" in terminal.panel()
    save = tmp_path / "game.json"
    terminal.type(str(save))
    assert terminal.status() == 0
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]


def test_quit_without_saving() -> None:
    terminal = started_first()
    send(terminal, "quit", "without it:")
    terminal.type("")
    assert terminal.status() == 0
    assert "Goodbye!" in terminal.raw.split(RESTORED)[-1]


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_leave_the_game_saved_and_the_terminal_restored(
    key: str, status: int, tmp_path: Path
) -> None:
    save = tmp_path / "game.json"
    terminal = started_first("--save", str(save), process=True)
    send(terminal, "roll")
    terminal.press(key)
    assert terminal.status() == status
    assert terminal.raw.count(RESTORED) == 1
    assert "Traceback" not in terminal.raw
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]


def test_a_save_that_cannot_be_written_is_reported_before_the_game(tmp_path: Path) -> None:
    terminal = Terminal("play", "jack-rabbits", "--save", str(tmp_path / "nowhere" / "game.json"))
    assert terminal.status() == 2
    assert "its folder is not there" in " ".join(terminal.raw.split())


def test_a_corrupt_save_is_refused_and_not_changed(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"format": "jackhouse-state-3", "record": {}}')
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    assert terminal.status() == 2
    assert len(terminal.raw.strip().splitlines()) == 1
    assert save.read_text() == '{"format": "jackhouse-state-3", "record": {}}'
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_more_bots_than_free_seats_are_refused() -> None:
    terminal = Terminal("play", "jack-rabbits", "--players", "2", "--bots", "greedy,random")
    assert terminal.status() == 2
    assert "one seat for bots, but 2 were named" in " ".join(terminal.raw.split())
