"""The talk at a terminal: what is done without asking, what is asked twice, what the curtain shows."""

from collections.abc import Sequence
from typing import Any

import pytest

from jackhouse import bots, games, text
from jackhouse.cli.page import Page
from jackhouse.cli.talk import Talk
from jackhouse.text import load

GAME = games.get("jack-rabbits")


class Script:
    """Somebody who types these lines and then has had enough."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.pages: list[Page] = []
        self.curtains: list[Page] = []

    def ask(self, page: Page) -> str:
        self.pages.append(page)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def curtain(self, page: Page) -> None:
        self.curtains.append(page)


def talked(state: Any, *lines: str, lang: str = "en", humans: int = 1) -> Script:
    script = Script(lines)
    others = bots.fill_seats("greedy", state.ruleset.players - humans)
    Talk(load(lang), state.ruleset.game, state, humans, others, None).run(script)
    return script


def journeys() -> Any:
    """First steps of journeys from every hex, and what lies behind a cave that can be paid for."""
    for start in GAME.atlas(GAME.new(2).view(0))["hexes"]:
        setup: dict[str, Any] = {"rabbits": (start, "citadel"), "hands": ("9C", "2D"), "dice": ((3, 6),)}
        for first in GAME.position(**setup, moves="roll; pass").legal(0):
            state = GAME.position(**setup, moves=f"roll; pass; {first}")
            for hole in [action for action in state.legal(0) if str(action).startswith("hole")]:
                yield GAME.position(**setup, moves=f"roll; pass; {first}; {hole}")


def test_a_forced_step_after_a_paid_cave_is_taken_by_itself() -> None:
    state = next(state for state in journeys() if lone_after_payment(state) == ["on"])
    script = talked(state, "pay 9C")
    assert script.pages[0].title == load("en").question("payment").label
    assert "on" in [line.split(" ", 1)[1] for line in state.record.actions]
    assert all(len(page.choices) != 1 or "go on" not in page.choices[0][0] for page in script.pages)


def lone_after_payment(state: Any) -> list[str]:
    after = state.clone()
    after.play(0, GAME.parse("pay 9C"))
    return [str(action) for action in after.legal(0)]


def test_a_rabbit_off_board_goes_underground_by_itself() -> None:
    state = GAME.position(rabbits=("off-board", "KD"), hands=("9C 8D", "2D"), dice=((3, 6),))
    talked(state, "roll", "pass")
    assert "0 underground" in state.record.actions


def test_a_royal_is_laid_in_a_fight_only_after_a_warning() -> None:
    state = GAME.position(
        rabbits=("JC", "JC"), hands=("KS 4S QH", "9S 2H"), dice=((6, 6),), moves="roll; pass; stay; fight 1"
    )
    script = talked(state, "spades KS", "spades 4S", "spades KS")
    assert "Win or lose, K♠ goes back to the court" in script.pages[1].word
    assert "0 spades 4S" in state.record.actions
    assert "0 spades KS" not in state.record.actions, "another choice in between takes the first back"
    talked(state, "spades KS", "spades KS")
    assert "0 spades KS" in state.record.actions


@pytest.mark.parametrize("lang", text.languages())
def test_a_discard_is_chosen_twice(lang: str) -> None:
    state = GAME.position(
        rabbits=("citadel", "KD"), hands=("KS AC 2C 3C 4C 5C 6C 7C 8C", "2H"), dice=((6, 5),), moves="roll; pass; stay"
    )
    script = talked(state, "discard KS", "discard 2C", lang=lang)
    assert not any("discard" in line for line in state.record.actions)
    lexicon = load(lang)
    assert script.pages[1].word.startswith(lexicon.say("table-pay-royal", cards="K♠"))
    assert script.pages[2].word.startswith(lexicon.say("table-discard-sure", card="2♣"))
    talked(state, "discard 2C", "discard 2C", lang=lang)
    assert "0 discard 2C" in state.record.actions


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
@pytest.mark.parametrize("lang", text.languages())
def test_the_curtain_shows_what_all_may_see_and_says_why(game: str, lang: str) -> None:
    state = games.get(game).new(2, 4)
    first = state.awaited[0]
    curtain = talked(state, lang=lang, humans=2).curtains[0]
    assert curtain.view == state.view(None)
    assert curtain.view["hand"] is None
    assert curtain.title == load(lang).phase(state.phase).label
    assert load(lang).seat(first) in curtain.question
    assert load(lang).seat(first) in curtain.prompt


@pytest.mark.parametrize("lang", text.languages())
def test_the_intro_game_lists_no_rule_that_is_not_in_play(lang: str) -> None:
    lexicon = load(lang)
    for preset in GAME.catalogue.presets:
        state = GAME.new(2, 4, preset, {"first-player": "0"})
        script = talked(state, "rule", "rule JR-6.4", lang=lang)
        idle = GAME.idle_rules(state.ruleset.options)
        assert bool(idle) == (preset == "intro")
        listed, joker = (noted(page) for page in script.pages[1:])
        for rule in lexicon.rules():
            if rule.startswith("JR-"):
                assert (lexicon.rule(rule).label in listed) == (rule not in idle), rule
        assert (lexicon.rule("JR-6.4").text in joker) == (preset != "intro")
        assert (lexicon.rule("JR-6.4", "basic").text in joker) == (preset == "intro")


def noted(page: Page) -> str:
    assert page.note is not None
    return "\n".join(line.plain for line in page.note.lines(10_000, 100))
