"""Building and the meadow at the terminal: the map with numbered spots, tiles in words, players in turn."""

from typing import Any

import pytest

from jackhouse import games
from jackhouse.cli.terminal.layout import lay_out
from jackhouse.cli.terminal.page import Page
from jackhouse.jackrabbits.building.pieces import LOOKS, PIECE_CODES
from jackhouse.text import load
from tests.cli.run import XTERM, Terminal
from tests.cli.test_session import run_session

GAME = games.get("jack-rabbits")


LAY_A_TILE = ["1", "2", "2"]  # the first tile, turned by a sixth, at the second spot


def building(style: str, players: int = 2, seed: int = 3) -> Any:
    options = {"building": style, "first-player": "0", "round-cap": 2}
    return GAME.new(players, seed, "intro", options)


def drawn(page: Page, width: int = 130, height: int = 42, lang: str = "en") -> str:
    return "\n".join(line.plain for line in lay_out(page, load(lang), width, height).lines)


def number_of(page: Page, words: str) -> str:
    """Returns the number of the first choice with these words."""
    return str(next(number for number, choice in enumerate(page.choices, 1) if words in choice[0]))


@pytest.mark.rule("JR-3.2")
def test_the_spots_of_a_tile_are_numbered_on_the_map_as_in_the_list() -> None:
    state = building("strict")
    script = run_session(state, "1", "2")
    held = script.pages[1]
    picture = "\n".join(line.plain for line in held.renderer.picture(held.view, 70, 40))
    for number, choice in enumerate(held.choices, 1):
        assert (f" {number} " in picture) == choice[0].startswith("lay it at")
    assert "[Citadel]" in picture
    turned = script.pages[2]
    assert not any(choice[0].startswith("turn") for choice in turned.choices)
    assert any("begin a new island" in choice[0] for choice in turned.choices)


@pytest.mark.rule("JR-3.2")
def test_hints_name_the_roads_of_a_turned_tile_and_the_advice_of_a_spot() -> None:
    state = building("free", 1)
    script = run_session(state, "pick KC", "turn 3", "undo")
    first = [choice[0] for choice in script.pages[1].choices]
    assert "leave the tile as it lies → north" in first
    assert "turn the tile 3 × 60° clockwise → south" in first
    north = next(line for line in [choice[0] for choice in script.pages[2].choices] if "1,-2" in line)
    assert north == "lay it at 1,-2 (dead end, no road joins it)" or north == "lay it at 1,-2 (hex to hex)"


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("tile", "turns"), [("QD", 6), ("KD", 6), ("fork", 6), ("woods", 3)])
def test_hints_are_the_same_for_turns_that_look_the_same(tile: str, turns: int) -> None:
    looks = LOOKS[PIECE_CODES[tile]]
    hints: dict[int, list[str]] = {}
    for turn in range(turns):
        script = run_session(building("free", 1), "pick KC", "turn 3", "place 1,-2", f"pick {tile}", f"turn {turn}")
        choices = [choice[0] for choice in script.pages[5].choices]
        hints[turn] = [line for line in choices if line.startswith("lay it at")]
        assert any("(dead end" in line for line in hints[turn])
        assert hints[turn] == hints[looks[turn]]


@pytest.mark.rule("JR-3.2")
def test_the_tiles_of_each_player_are_listed() -> None:
    page = run_session(building("strict")).pages[0]
    shown = drawn(page)
    assert "6 hexes · 6 rhombi · 6 triangles" in shown
    assert "Building the board" in shown
    assert "3 cards" not in shown
    free = drawn(run_session(building("free")).pages[0])
    assert "woods" in free
    assert "K♦" in free


@pytest.mark.rule("JR-3.2")
def test_in_free_building_each_lays_a_tile_in_turn_with_bots_and_people() -> None:
    state = building("free", 2)
    script = run_session(state, *LAY_A_TILE, *LAY_A_TILE)
    laid = [tile["by"] for tile in script.pages[-1].view["building"]["tiles"]]
    assert laid == [None, 0, 1, 0, 1]
    assert not script.handed_over
    people = run_session(building("free", 2), *LAY_A_TILE, *LAY_A_TILE, humans=2)
    assert [page.prompt.split()[4] for page in people.handed_over] == ["Player"] * 3
    assert [tile["by"] for tile in people.pages[-1].view["building"]["tiles"]] == [None, 0, 1]


@pytest.mark.rule("JR-3.2")
def test_the_game_begins_when_the_rest_is_laid() -> None:
    state = building("strict", 3)
    script = run_session(state, "finish")
    assert state.building is None
    page = script.pages[-1]
    shown = drawn(page)
    assert "The board is built." in shown
    assert "Your hand" in shown


@pytest.mark.rule("JR-3.3")
def test_a_meadow_shows_neither_cards_nor_an_objective() -> None:
    state = GAME.new(2, 3, "meadow", {"first-player": "0", "round-cap": 2}, "sample")
    script = run_session(state, *["1"] * 9)
    shown = drawn(script.pages[0])
    assert "Court" not in shown
    assert "Your hand" not in shown
    assert state.over
    assert "The rabbits have wandered enough." in drawn(script.pages[-1])


@pytest.mark.parametrize(("lang", "term"), [("en", XTERM), ("es", "dumb")])
@pytest.mark.parametrize("options", [("--options", "building=free,round-cap=1"), ("--preset", "meadow")])
def test_whole_games_at_a_terminal(lang: str, term: str, options: tuple[str, str]) -> None:
    prompts = {"en": ("quit):", "Press Enter to leave"), "es": ("salir):", "Pulsa Intro para dejar")}[lang]
    terminal = Terminal("play", "jack-rabbits", "--seed", "4", *options, lang=lang, term=term)
    terminal.wait_for(prompts[0])
    terminal.type("finish")
    came = terminal.wait_for(*prompts)
    for _ in range(200):
        if prompts[1] in came:
            break
        terminal.type("enough" if options[0] == "--preset" else "1")
        came = terminal.wait_for(*prompts)
        if "meadow" in options and prompts[1] not in came:
            terminal.type("1")
            came = terminal.wait_for(*prompts)
    assert prompts[1] in came
    terminal.type("")
    assert terminal.status() == 0
