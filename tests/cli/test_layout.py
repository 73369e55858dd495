"""Pages in many sizes: all choices are shown, and nothing is too wide or too high."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.text import Text

from jackhouse import bots, games
from jackhouse.cli.terminal.layout import lay_out
from jackhouse.cli.terminal.page import Page, text_overlay
from jackhouse.cli.terminal.session import Session
from jackhouse.text import load

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60), (60, 40), (76, 20), (50, 18), (30, 12), (20, 8)]
GAME = games.get("jack-rabbits")


class RandomPlayer:
    """A display that answers at random and passes every page to a function."""

    def __init__(self, look: Callable[[Page], None]) -> None:
        self.look = look
        self.rng = random.Random(3)

    def ask(self, page: Page) -> str:
        self.look(page)
        return str(self.rng.randrange(1, len(page.choices) + 1)) if page.choices else ""

    def hand_over(self, page: Page) -> None:
        self.look(page)


def new_session(state: Any, lang: str = "en", humans: int = 1) -> Session:
    return Session(load(lang), GAME.key, state, humans, bots.fill_seats("greedy", state.ruleset.players - humans), None)


def assert_fits(page: Page, lang: str, size: tuple[int, int]) -> None:
    lexicon, (width, height) = load(lang), size
    layout = lay_out(page, lexicon, width, height)
    seen: set[int] = set()
    for at in range(layout.pages):
        lines = lay_out(page, lexicon, width, height, at).lines if at else layout.lines
        assert len(lines) <= height - 1, size
        assert max(line.cell_len for line in lines) <= width, size
        seen |= {int(number) for line in lines for number in re.findall(r"(?:^|\s)(\d+)\) ", line.plain)}
    assert seen >= set(range(1, len(page.choices) + 1)), size


@pytest.mark.parametrize(("players", "lang"), [(1, "en"), (2, "es"), (4, "en"), (4, "es")])
def test_every_page_of_a_game_fits_every_terminal(players: int, lang: str) -> None:
    state = GAME.new(players, 5, options={"round-cap": "6", "objective": "diverse-monarchic"})
    pages: list[Page] = []
    new_session(state, lang).run(RandomPlayer(pages.append))
    assert state.over
    for page in pages[:: max(1, len(pages) // 5)]:
        for size in SIZES:
            assert_fits(page, lang, size)


@pytest.mark.parametrize(
    ("count", "size"), [*[(30, size) for size in SIZES], (1, (20, 8)), *[(120, size) for size in SIZES[:4]]]
)
def test_no_choice_is_lost_however_many_there_are(count: int, size: tuple[int, int]) -> None:
    session = new_session(GAME.position(rabbits=("citadel", "KC"), hands=("9C", "7S")))
    page = session.page(0)
    many = [
        (f"sail to the palace of diamonds (Q♦), number {n}", f"sail to Q♦ {n} (pay 3)", f"sail to Q♦ {n}")
        for n in range(count)
    ]
    filled = Page(**{**vars(page), "choices": many})
    assert_fits(filled, "en", size)


def test_choices_are_shortened_where_they_do_not_fit() -> None:
    fork = new_session(GAME.position(rabbits=("citadel", "KC"), hands=("9D 8S 7S", "6H"), dice=((1, 2),)))
    GAME.play_moves(fork.state, "roll; exit 4; on")
    page = fork.page(0)
    narrow = "\n".join(line.plain for line in lay_out(page, load("en"), 80, 24).lines)
    wide = "\n".join(line.plain for line in lay_out(page, load("en"), 200, 60).lines)
    assert "ride a horse to the tower of hearts (K♥)" in wide
    assert "ride to K♥" in narrow


def test_log_lines_that_do_not_fit_are_counted() -> None:
    page = new_session(GAME.position(rabbits=("citadel", "KC"), hands=("9C", "7S"))).page(0)
    log = [f"News number {n}." for n in range(100)]
    layout = lay_out(Page(**{**vars(page), "log": log, "fresh": 90}), load("en"), 80, 24)
    shown = "\n".join(line.plain for line in layout.lines)
    kept = re.findall(r"News number (\d+)\.", shown)
    assert kept[-1] == "99"
    assert f"{90 - len(kept)} things before this" in shown


def test_a_short_overlay_covers_the_map_and_a_long_one_the_screen() -> None:
    page = new_session(GAME.position(rabbits=("citadel", "KC"), hands=("9C", "7S"))).page(0)
    for count, choices_stay in ((3, True), (300, False)):
        overlay = text_overlay("Note", [Text(f"line {n}") for n in range(count)])
        layout = lay_out(Page(**{**vars(page), "overlay": overlay}), load("en"), 80, 24)
        shown = "\n".join(line.plain for line in layout.lines)
        assert ("1) roll the dice" in shown) == choices_stay
        assert (layout.pages > 1) == (not choices_stay)
        assert "K♣" not in shown or choices_stay


def test_a_loaded_game_has_the_log_of_the_saved_game() -> None:
    state = GAME.new(2, 5, options={"round-cap": "4"})
    first = new_session(state)
    first.run(RandomPlayer(lambda page: None))
    again = new_session(GAME.load(GAME.dump(state)))
    assert again.log.lines(0) == first.log.lines(0)
    assert len(first.log.lines(0)) > 30
    assert [line for line in first.log.lines(0) if "draws" in line] != [
        line for line in first.log.lines(None) if "draws" in line
    ]
