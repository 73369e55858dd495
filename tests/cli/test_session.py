"""The interactive session: forced steps, warnings, handing over the screen, rules of a preset."""

from collections.abc import Sequence
from typing import Any

import pytest

from jackhouse import bots, games, text
from jackhouse.cli.terminal.page import Page
from jackhouse.cli.terminal.session import Session
from jackhouse.kernel.options import Option
from jackhouse.text import load

GAME = games.get("jack-rabbits")


class Script:
    """A display with a player who types these lines and then ends the input."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.pages: list[Page] = []
        self.handed_over: list[Page] = []

    def ask(self, page: Page) -> str:
        self.pages.append(page)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def hand_over(self, page: Page) -> None:
        self.handed_over.append(page)


def run_session(state: Any, *lines: str, lang: str = "en", humans: int = 1) -> Script:
    script = Script(lines)
    others = bots.fill_seats("greedy", state.ruleset.players - humans)
    Session(load(lang), state.ruleset.game, state, humans, others, None).run(script)
    return script


def journeys() -> Any:
    """Yields the states before the payment for a cave, for first steps from every hex."""
    for start in GAME.atlas(GAME.new(2).view(0))["hexes"]:
        setup: dict[str, Any] = {"rabbits": (start, "citadel"), "hands": ("9C", "2D"), "dice": ((3, 6),)}
        for first in GAME.position(**setup, moves="roll; pass").legal(0):
            state = GAME.position(**setup, moves=f"roll; pass; {first}")
            for hole in [action for action in state.legal(0) if str(action).startswith("hole")]:
                yield GAME.position(**setup, moves=f"roll; pass; {first}; {hole}")


def test_a_forced_step_after_a_paid_cave_is_played_without_asking() -> None:
    state = next(state for state in journeys() if legal_after_payment(state) == ["on"])
    script = run_session(state, "pay 9C")
    assert script.pages[0].title == load("en").question("payment").label
    assert "on" in [line.split(" ", 1)[1] for line in state.record.actions]
    assert all(len(page.choices) != 1 or "go on" not in page.choices[0][0] for page in script.pages)


def legal_after_payment(state: Any) -> list[str]:
    after = state.clone()
    after.play(0, GAME.parse("pay 9C"))
    return [str(action) for action in after.legal(0)]


def test_a_rabbit_off_board_goes_underground_without_asking() -> None:
    state = GAME.position(rabbits=("off-board", "KD"), hands=("9C 8D", "2D"), dice=((3, 6),))
    run_session(state, "roll", "pass")
    assert "0 underground" in state.record.actions


def test_a_royal_is_played_in_a_fight_only_after_a_warning() -> None:
    state = GAME.position(
        rabbits=("JC", "JC"), hands=("KS 4S QH", "9S 2H"), dice=((6, 6),), moves="roll; pass; stay; fight 1"
    )
    script = run_session(state, "spades KS", "spades 4S", "spades KS")
    assert "Win or lose, K♠ goes back to the court" in script.pages[1].message
    assert "0 spades 4S" in state.record.actions
    assert "0 spades KS" not in state.record.actions, "another choice in between cancels the first"
    run_session(state, "spades KS", "spades KS")
    assert "0 spades KS" in state.record.actions


@pytest.mark.parametrize("lang", text.languages())
def test_a_royal_is_laid_in_a_trade_only_after_a_warning(lang: str) -> None:
    state = GAME.position(
        rabbits=("citadel", "citadel"),
        hands=("KS 4D", "9S 2H"),
        options={"personal-trades": True},
        dice=((6, 6),),
        moves="roll; pass; stay; offer 1; give 4D; want 9S; propose; 1: accept",
    )
    script = run_session(state, "hand KS", "hand 4D", lang=lang, humans=2)
    assert script.pages[1].message.startswith(load(lang).say("table-hand-royal", cards="K♠"))
    assert "0 hand KS" not in state.record.actions
    assert "0 hand 4D" in state.record.actions


@pytest.mark.parametrize("lang", text.languages())
def test_a_discard_must_be_chosen_twice(lang: str) -> None:
    state = GAME.position(
        rabbits=("citadel", "KD"), hands=("KS AC 2C 3C 4C 5C 6C 7C 8C", "2H"), dice=((6, 5),), moves="roll; pass; stay"
    )
    script = run_session(state, "discard KS", "discard 2C", lang=lang)
    assert not any("discard" in line for line in state.record.actions)
    lexicon = load(lang)
    assert script.pages[1].message.startswith(lexicon.say("table-pay-royal", cards="K♠"))
    assert script.pages[2].message.startswith(lexicon.say("table-discard-sure", card="2♣"))
    run_session(state, "discard 2C", "discard 2C", lang=lang)
    assert "0 discard 2C" in state.record.actions


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
@pytest.mark.parametrize("lang", text.languages())
def test_handing_over_shows_the_public_view_and_the_reason(game: str, lang: str) -> None:
    state = games.get(game).new(2, 4)
    first = state.awaited[0]
    page = run_session(state, lang=lang, humans=2).handed_over[0]
    assert page.view == state.view(None)
    assert page.view["hand"] is None
    assert page.title == load(lang).phase(state.phase).label
    assert load(lang).seat(first) in page.question
    assert load(lang).seat(first) in page.prompt


@pytest.mark.parametrize("lang", text.languages())
def test_the_intro_game_lists_only_rules_in_play(lang: str) -> None:
    lexicon = load(lang)
    for preset in GAME.catalogue.presets:
        state = GAME.new(2, 4, preset, {"first-player": "0"}, "sample")
        script = run_session(state, "rule", "rule JR-6.4", lang=lang)
        idle = GAME.idle_rules(state.ruleset.options)
        assert ("JR-7.1" in idle) == (preset in ("intro", "meadow"))
        listed, joker = (overlay_text(page) for page in script.pages[1:])
        for rule in lexicon.rules():
            if rule.startswith("JR-"):
                assert (lexicon.rule(rule).label in listed) == (rule not in idle), rule
        if preset == "meadow":
            continue
        assert (lexicon.rule("JR-6.4").text in joker) == (preset != "intro")
        assert (lexicon.rule("JR-6.4", "basic").text in joker) == (preset == "intro")


def overlay_text(page: Page) -> str:
    assert page.overlay is not None
    return "\n".join(line.plain for line in page.overlay.lines(10_000, 100))


# ---- destinations --------------------------------------------------------------------------------------------------


def on_a_journey(hand: str = "9C 7D 4D 3H") -> Any:
    return GAME.position(rabbits=("citadel", "KD"), hands=(hand, "2D"), dice=((2, 4),), moves="roll; pass", players=2)


def answers(state: Any) -> list[str]:
    return [line.split(" ", 1)[1] for line in state.record.actions if line.startswith("0 ")]


@pytest.mark.parametrize("typed", ["to JD", "to jd", "hasta j♦"])
def test_a_destination_is_reached_at_once(typed: str) -> None:
    state = on_a_journey()
    run_session(state, typed)
    assert state.view(0)["rabbits"][0] == "JD"


def test_a_paid_way_stops_at_the_payment_goes_on_after_it_and_is_undone_at_once() -> None:
    state = on_a_journey("9C")
    script = run_session(state, "to QD", "undo", "to QD", "pay 9C")
    assert [page.title for page in script.pages[:4]] == ["Journey", "Payment", "Journey", "Payment"]
    assert answers(state)[2:9] == ["exit 0", "hike 5", "undo", "undo", "exit 0", "hike 5", "pay 9C"]
    assert state.view(0)["rabbits"][0] == "QD"


@pytest.mark.parametrize(("lang", "word", "free", "far"), [
    ("en", "to", "JD: walk to the plaza of diamonds (J♦) (free). Your 7♦ 4♦ buy it", "ZZ cannot be reached"),
    ("es", "hasta", "JD: ir a la plaza de diamantes (J♦) (gratis). Tus 7♦ 4♦ la compran", "No se puede llegar a ZZ"),
])  # fmt: skip
def test_destinations_are_listed_with_their_cost(lang: str, word: str, free: str, far: str) -> None:
    script = run_session(on_a_journey(), word, f"{word} ZZ", lang=lang)
    listed, missed = [page.overlay for page in script.pages[1:3]]
    assert listed is not None
    assert missed is not None
    assert free in [line.plain for line in listed.lines(100, 40)]
    assert "KH" in " ".join(line.plain for line in listed.lines(100, 40))
    assert far in missed.lines(100, 40)[0].plain


def test_an_undo_after_single_steps_takes_back_one() -> None:
    drafted = on_a_journey()
    run_session(drafted, "to QD", "undo", "exit 4", "on", "undo")
    assert drafted.view(0)["draft"] == ["exit 4"]
    ended = on_a_journey()
    session = Session(load("en"), GAME.key, ended, 1, bots.fill_seats("greedy", 1), None)
    session.run(Script(["to QH"]))
    assert session.drafted == 0


def test_every_game_says_that_only_journeys_have_destinations() -> None:
    for game in games.all_games():
        script = run_session(game.new(2, seed=1), "to")
        overlay = script.pages[1].overlay
        assert overlay is not None
        assert overlay.lines(80, 20)[0].plain == "Only a journey has destinations."


ADDITIONS = [option for option in GAME.catalogue.options.values() if option.is_addition]


@pytest.mark.parametrize("option", ADDITIONS, ids=[option.key for option in ADDITIONS])
@pytest.mark.parametrize("lang", text.languages())
def test_the_log_begins_with_the_additions_in_play(option: Option, lang: str) -> None:
    lexicon = load(lang)
    of_two = [value for value in option.values if len(value) == 2]  # of `suits`: as many as players
    value = [*of_two, *option.values[1:], True][0]
    needed = {**option.needs, **dict(list(option.needs_any.items())[:1])}
    preset = "intro" if option.clashes else "standard"
    state = GAME.new(2, 4, preset, {**needed, option.key: value})
    script = run_session(state, lang=lang)
    line = next(line for line in script.pages[0].log if lexicon.option(option.key).label in line)
    assert lexicon.say("screen-additions", options="#").split("#")[0] in line
    plain = run_session(GAME.new(2, 4, "standard"), lang=lang)
    assert not any(lexicon.option(option.key).label in line for line in plain.pages[0].log)


@pytest.mark.rule("JR-8.2")
@pytest.mark.parametrize("lang", text.languages())
def test_the_log_begins_with_the_warnings_of_a_set_up(lang: str) -> None:
    pairs = [value for value in GAME.catalogue.options["suits"].values if len(value) == 2]
    states = (GAME.new(2, 4, "standard", {"tight-suits": True, "suits": pair}) for pair in pairs)
    state = next(state for state in states if state.ruleset.warnings)
    script = run_session(state, lang=lang)
    for warned in state.ruleset.warnings:
        assert load(lang).reason(warned.code, warned.rule, warned.params) in script.pages[0].log


@pytest.mark.parametrize("seed", range(4))
def test_the_log_tells_whole_games_with_additions(seed: int) -> None:
    mixes: list[dict[str, Any]] = [
        {},
        {"hearts-boost": True, "ambivalent-aces": True, "hand-limit": "caught", "seized-surplus": True},
        {"provisional-palaces": True, "patriarchal-values": True, "personal-trades": True, "early-deeds": True},
        {"special-access": True, "capital-aces": True, "additional-capital": True, "overtaxed-hands": True},
    ]
    state = GAME.new(4, seed, "standard-plus", {**mixes[seed], "round-cap": 60})
    session = Session(load("en"), GAME.key, state, 0, bots.fill_seats("random", 4), None)
    session.run(Script([""]))
    assert state.over
    for viewer in (None, 0, 1, 2, 3):
        assert len(session.log.lines(viewer)) > len(session.log.opening)
