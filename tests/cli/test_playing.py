"""A game at a real terminal: played, taken back, explained, kept, gone on with, left."""

import json
import re
from pathlib import Path

import pytest

from jackhouse import games
from tests.cli.run import Terminal, jackhouse

PROMPTS = {"en": "quit):", "es": "salir):"}
ENDS = {"en": "Press Enter to leave", "es": "Pulsa Intro para dejar"}
OVER = {"en": "The game is over. Ranking:", "es": "La partida ha terminado. Clasificación:"}
LEFT = "\x1b[?1049l"  # the terminal's own screen is back


def begun(*words: str, lang: str = "en", size: tuple[int, int] = (80, 24), term: str = "xterm-256color") -> Terminal:
    """A game in which the person at the terminal begins."""
    terminal = Terminal("play", "jack-rabbits", "--seed", "4", *words, lang=lang, size=size, term=term)
    terminal.wait_for(PROMPTS[lang])
    return terminal


def begun_first(*words: str, **how: str) -> Terminal:
    return begun("--options", "first-player=0", *words, **how)  # type: ignore[arg-type]


def say(terminal: Terminal, line: str, prompt: str = "quit):") -> str:
    """Type a line; the screen that answers it."""
    terminal.type(line)
    terminal.wait_for(prompt)
    return terminal.text()


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_by_numbers(lang: str, term: str) -> None:
    terminal = begun("--options", "round-cap=3", lang=lang, term=term)
    moves, came = 0, ""
    while ENDS[lang] not in came:
        terminal.type("1")
        moves += 1
        came = terminal.wait_for(PROMPTS[lang], ENDS[lang])
    assert moves >= 9
    assert re.search(r"1\. \w+ \d", terminal.text())
    assert LEFT not in terminal.raw
    terminal.type("")
    assert terminal.status() == 0
    after = terminal.raw.split(LEFT)[-1]
    assert OVER[lang] in after, "the ranking stays on the terminal's own screen"
    assert re.search(r"1\. .*\n\s+2\. ", after.replace("\r", ""))


def test_a_won_game_tells_who_won_and_how(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    game = games.get("jack-rabbits")
    state = game.position(rabbits=("JD", "KC"), hands=("KD QS JC 9C", "7S"), dice=((3, 4),), pile="2C")
    save.write_text(json.dumps(game.dump(state)))
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    terminal.wait_for("quit):")
    for line in ("roll", "pass"):
        say(terminal, line)
    terminal.type("exit 3")
    while "quit):" in terminal.wait_for("quit):", ENDS["en"]):  # past the tavern, through the woods
        terminal.type("on")
    shown = terminal.beside_the_map()
    assert "Player 1 (you) wins!" in shown
    assert "Player 1 (you) is home at the Citadel with K♦ Q♠ J♣ and wins!" in shown
    assert "1. Player 1 (you) 2. Bot 1" in shown
    terminal.type("")
    assert terminal.status() == 0


def test_undo_while_fair_and_not_after() -> None:
    terminal = begun_first()
    say(terminal, "undo")
    assert "nothing to take back" in terminal.beside_the_map()
    say(terminal, "roll")
    say(terminal, "pass")
    assert "undo" not in terminal.lines()[-1]
    under_way = say(terminal, "exit 0")
    assert "tavern 3 · 3 cards" in under_way
    assert "undo" in terminal.lines()[-1]
    assert "Citadel · 3 cards" in say(terminal, "undo")
    assert "takes the last step back" in terminal.beside_the_map()
    say(terminal, "undo")
    assert "nothing to take back" in terminal.beside_the_map()


def test_nonsense_is_answered_and_the_screen_stays() -> None:
    terminal = begun_first()
    for nonsense in ("99", "0", "-1", "²", "roll roll", "jump", "é" * 300, "rule", "", "? 9"):
        shown = say(terminal, nonsense) if nonsense else terminal.text()
        assert terminal.lines()[0].startswith(" Jack Rabbits · "), nonsense
        assert shown
    say(terminal, "99")
    assert "not a choice: the only one is 1." in terminal.beside_the_map()
    assert "Price" in say(terminal, "")


def test_help_tells_the_question_and_what_is_not_possible_and_why() -> None:
    terminal = begun_first()
    say(terminal, "roll")
    shown = " ".join(say(terminal, "?").split())
    assert "Not possible now" in shown
    assert re.search(r"× show \S+ and draw a card: .* does not match the dice: .* \(JR-4\.2\)", shown)
    assert "1) pass" in say(terminal, ""), "Enter puts the note away"


@pytest.mark.parametrize(("lang", "title"), [("en", "JR-4.1 · Rolling the dice"), ("es", "JR-4.1 · ")])
def test_the_rule_behind_a_choice(lang: str, title: str) -> None:
    terminal = begun_first(lang=lang)
    assert title in say(terminal, "? 1", PROMPTS[lang])
    assert title in say(terminal, "?1", PROMPTS[lang])
    assert title in say(terminal, "? roll", PROMPTS[lang])


def test_the_rule_behind_a_pass_is_that_of_what_is_passed_by() -> None:
    terminal = begun_first()
    say(terminal, "roll")
    assert "JR-4.2 · The lottery" in say(terminal, "? pass")


def test_a_refusal_is_explained_by_its_rule() -> None:
    terminal = begun_first()
    say(terminal, "roll")
    say(terminal, "pass")
    shown = " ".join(say(terminal, "ride KD").split())
    assert "Horses and boats start at forks" in shown
    assert "JR-6.2 · Merchants: horse or boat" in shown
    assert "A horse takes you to any hex" in " ".join(say(terminal, "? ride KD").split())


@pytest.mark.parametrize(
    ("lang", "word", "title"),
    [("en", "rule", "Merchants: horse or boat"), ("es", "regla", "JR-6.2 · "), ("es", "rule", "JR-6.2 · ")],
)
def test_a_rule_by_its_id(lang: str, word: str, title: str) -> None:
    terminal = begun_first(lang=lang)
    for name in ("JR-6.2", "jr-6.2", "6.2"):
        assert title in say(terminal, f"{word} {name}", PROMPTS[lang])
    assert "JR-9.9" in say(terminal, f"{word} JR-9.9", PROMPTS[lang])
    assert "JR-1.1 · " in say(terminal, word, PROMPTS[lang])


def test_the_log_is_read_page_by_page() -> None:
    terminal = begun("--options", "first-player=0,round-cap=9")
    while "of 3 " not in say(terminal, "log"):
        say(terminal, "")
        say(terminal, "1")
    assert "Page 3 of 3" in terminal.text()
    assert "Page 2 of 3" in say(terminal, "-")
    first = say(terminal, "-")
    assert "Page 1 of 3" in first
    assert "Welcome to Jack Rabbits" in first
    assert "Page 2 of 3" in say(terminal, "")
    say(terminal, "")
    assert "1) " in say(terminal, ""), "back at the table"


def test_a_game_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = begun_first("--save", str(save))
    say(terminal, "roll")
    terminal.type("quit")
    assert terminal.status() == 0
    assert str(save) in terminal.raw.split(LEFT)[-1]
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    terminal.wait_for("quit):")
    assert "Price 8 (4+4)" in terminal.lines()[0]
    assert "rolls 4 and 4" in terminal.text(), "what happened before is told again"
    terminal.type("quit")
    assert terminal.status() == 0
    assert jackhouse("verify", str(save)).status == 0


def test_a_game_without_a_file_is_offered_one(tmp_path: Path) -> None:
    terminal = begun_first()
    say(terminal, "roll")
    say(terminal, "quit", "without it:")
    assert "not kept anywhere yet" in terminal.beside_the_map()
    say(terminal, str(tmp_path / "nowhere" / "game.json"), "without it:")
    assert "its folder is not there" in terminal.beside_the_map()
    save = tmp_path / "game.json"
    terminal.type(str(save))
    assert terminal.status() == 0
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]


def test_a_game_can_be_left_without_keeping_it() -> None:
    terminal = begun_first()
    say(terminal, "quit", "without it:")
    terminal.type("")
    assert terminal.status() == 0
    assert "Goodbye!" in terminal.raw.split(LEFT)[-1]


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_whoever_breaks_off_has_the_game_kept_and_the_terminal_put_back(key: str, status: int, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = begun_first("--save", str(save))
    say(terminal, "roll")
    terminal.press(key)
    assert terminal.status() == status
    assert terminal.raw.count(LEFT) == 1
    assert "Traceback" not in terminal.raw
    assert games.get("jack-rabbits").load(json.loads(save.read_text())).record.actions == ["0 roll"]


def test_a_save_that_cannot_be_written_is_said_before_the_game(tmp_path: Path) -> None:
    terminal = Terminal("play", "jack-rabbits", "--save", str(tmp_path / "nowhere" / "game.json"))
    assert terminal.status() == 2
    assert "its folder is not there" in " ".join(terminal.raw.split())


def test_a_corrupt_save_is_refused_and_left_alone(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"format": "jackhouse-state-3", "record": {}}')
    terminal = Terminal("play", "jack-rabbits", "--save", str(save))
    assert terminal.status() == 2
    assert len(terminal.raw.strip().splitlines()) == 1
    assert save.read_text() == '{"format": "jackhouse-state-3", "record": {}}'
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_bots_are_named_for_the_bots_seats() -> None:
    terminal = Terminal("play", "jack-rabbits", "--players", "2", "--bots", "greedy,random")
    assert terminal.status() == 2
    assert "one seat for bots, but 2 were named" in " ".join(terminal.raw.split())
