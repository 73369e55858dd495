"""The full-screen display in every common size; nobody sees the hand of another player."""

import re
from typing import Any

import pytest

from jackhouse import games
from jackhouse.text import load
from tests.cli.run import Terminal
from tests.cli.test_play import PROMPTS, RESTORED, send, started, started_first

ENTERED = "\x1b[?1049h"  # the terminal enters the alternate screen, which has no history
HEXES = [rank + suit for rank in "JQK" for suit in "♣♠♥♦"]
SIZES = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)]


def same_game(moves: str, players: int = 2) -> Any:
    """Returns the game of `--seed 4 --options first-player=0` after these moves."""
    game = games.get("jack-rabbits")
    state = game.new(players, 4, options={"first-player": "0"})
    game.play_moves(state, moves)
    return state


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_screen_has_the_map_hand_court_price_phase_and_choices(lang: str, size: tuple[int, int]) -> None:
    terminal = started_first(lang=lang, size=size)
    for line in ("roll", "pass"):
        send(terminal, line, PROMPTS[lang])
    lexicon, state = load(lang), same_game("roll; pass")
    view, lines = state.view(0), terminal.lines()
    text, top, last = "\n".join(lines), lines[0], lines[-1]
    for label in (
        lexicon.game("jack-rabbits").label,
        lexicon.objective("diverse").label,
        lexicon.phase("journey").label,
        "8 (4+4)",
    ):
        assert label in top
    assert last.endswith(PROMPTS[lang]), "the screen has not scrolled"
    assert len(lines) == size[1]
    on_map = "\n".join(line[: size[0] // 2 + 10] for line in lines)
    for name in HEXES:
        assert name in on_map
    assert re.search(rf"12(⌂|\[{lexicon.place('citadel', 'short')}\])", on_map), "rabbits on the map"
    assert f"{lexicon.say('screen-court')} ♣JQK ♠JQK ♥JQK ♦JQK" in text
    hand = next(line for line in lines if lexicon.say("screen-hand") in line)
    assert [card[:-1] for card in view["hand"] if card[-1] == "S"] == ["3", "A"]
    assert "♠3 A=4 · ♦9" in hand
    assert f"{lexicon.say('screen-pile')} {view['pile_size']}" in text
    for number in range(1, len(state.legal(0)) + 1):
        assert re.search(rf"(^|\s){number}\) \S", text, re.MULTILINE)


def test_no_color_switches_colours_off() -> None:
    words = ("play", "jack-rabbits", "--seed", "4", "--options", "first-player=0")
    coloured, plain = Terminal(*words), Terminal(*words, env={"NO_COLOR": "1"})
    for terminal in (coloured, plain):
        terminal.wait_for("quit):")
    assert re.search(r"\x1b\[[\d;]*3[1-7]m", coloured.raw)
    assert not re.search(r"\x1b\[(\d+;)*(3[0-7]|9[0-7]|38;5;\d+)m", plain.raw)
    assert coloured.text() == plain.text()


def test_a_resized_terminal_is_drawn_again() -> None:
    terminal = started_first()
    send(terminal, "roll")
    terminal.press("1")  # not sent yet
    for size in [(120, 40), (60, 34), (50, 16), (24, 8), (200, 60), (80, 24)]:
        terminal.resize(size)
        terminal.wait_for("quit):")
        assert "4+4" in terminal.lines()[0]
        assert terminal.lines()[-1].endswith("quit):")
    send(terminal, "1")  # the input before the resize is discarded: this is not 11
    assert "Player 1 (you) passes" in terminal.panel()


def test_the_map_is_above_the_panel_in_a_narrow_high_terminal() -> None:
    terminal = started_first(size=(60, 44))
    send(terminal, "roll")
    lines = terminal.lines()
    heading = next(number for number, line in enumerate(lines) if line.startswith("Court"))
    assert "K♦" in "\n".join(lines[:heading])
    assert "K♣" in "\n".join(lines[:heading])


def test_the_large_map_has_names_and_a_legend() -> None:
    terminal = started_first()
    first = send(terminal, "map")
    second = send(terminal, "")
    for name in ("[K♦]", "wood1", "tavn2", "12[Citadel]"):
        assert name in first
    for name in ("[K♣]", "cave4", "horse or a boat for ♠♦", "▾1 a carrot of player 1"):
        assert name in " ".join(second.split())
    assert "1) roll the dice" in send(terminal, "")


def test_the_linux_console_has_a_map_without_braille() -> None:
    terminal = started("--options", "first-player=0", term="linux")
    assert "·" in "".join(terminal.lines()[1:20])
    assert not re.search("[\u2800-\u28ff]", terminal.raw)


def test_a_dumb_terminal_has_plain_lines() -> None:
    terminal = started("--options", "first-player=0", term="dumb")
    terminal.type("roll")
    came = terminal.wait_for("quit):")
    assert "\x1b" not in terminal.raw
    assert "  - Player 1 (you) rolls 4 and 4: the Price is 8." in came
    for line in ("== Jack Rabbits · Diverse · Round 1", "Court ♣JQK", "Your hand ♠3 A=4 · ♦9", "   1) pass"):
        assert line in came
    for line, expected in (
        ("map", "[K♦]"),
        ("?", "does not match the dice"),
        ("99", "not a choice"),
        ("rule 6.2", "Merchants"),
        ("log", "Welcome"),
        ("undo", "nothing to take back"),
    ):
        terminal.type(line)
        assert expected in terminal.wait_for("quit):")


# ---- several people at one screen ----------------------------------------------------------------------------------


def cards_of(state: Any, seat: int) -> list[str]:
    lexicon = load("en")
    return [lexicon.card(card) for card in state.view(seat)["hand"]]


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_no_player_sees_the_hand_of_another(term: str) -> None:
    terminal = Terminal(
        *("play", "jack-rabbits", "--seed", "4", "--humans", "2", "--options", "first-player=0"), term=term
    )
    terminal.wait_for("Pass the screen to Player 1 and press Enter.")
    assert "♠3 A=4 · ♦9" not in terminal.raw
    assert "has to decide" in terminal.raw
    send(terminal, "")
    state = same_game("")
    mine, theirs = cards_of(state, 0), cards_of(state, 1)
    assert "♠3 A=4 · ♦9" in terminal.text()
    for line in ("roll", "pass"):
        send(terminal, line)
    send(terminal, "stay")
    send(terminal, "rest", "Pass the screen to Player 2 and press Enter.")
    if term != "dumb":
        assert "♠3 A=4" not in terminal.text(), "the hand is hidden while the screen is handed over"
        assert "Court" in terminal.text(), "the public part is shown"
        assert "K♦" in "".join(line[:40] for line in terminal.lines()), "the map is shown"
    drawn = set(cards_of(same_game("roll; pass; stay; rest"), 0)) - set(mine)
    assert drawn, "the first player has drawn a card"
    seen = len(terminal.raw)
    send(terminal, "")
    log = send(terminal, "log")
    shown = terminal.raw[seen:]
    assert "Player 1 draws a card (increment)." in " ".join(log.split())
    for card in [*mine, *drawn]:
        assert card not in re.sub(r"\x1b\[[\d;]*m", "", shown)
    assert "♠3 A=4 · ♦9" not in shown
    assert len(theirs) == 3


def test_no_hand_stays_in_the_history_of_the_terminal() -> None:
    terminal = started_first("--humans", "1")
    send(terminal, "roll")
    send(terminal, "quit", "without it:")
    terminal.type("")
    assert terminal.status() == 0
    before, _, rest = terminal.raw.partition(ENTERED)
    within, _, after = rest.partition(RESTORED)
    assert "Your hand" in within
    assert not re.search("[♣♠♥♦]", before + after)
