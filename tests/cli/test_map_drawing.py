"""The map in characters, in all sizes."""

import pytest

from jackhouse.cli.views.map_drawing import LARGE, Mark, draw_map
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.tiles import PLACE_CODES
from jackhouse.text import load

BOARD = load_board("sample")
HEXES = [rank + suit for rank in "JQK" for suit in "♣♠♥♦"]


def drawn(width: int, height: int, marks: dict[str, Mark] | None = None, focus: str = "citadel") -> list[str]:
    found = {PLACE_CODES[name]: mark for name, mark in (marks or {}).items()}
    return [line.plain for line in draw_map(BOARD, load("en"), found, width, height, PLACE_CODES[focus]).lines]


@pytest.mark.parametrize("size", [(36, 16), (39, 21), (49, 27), (66, 37), LARGE, (88, 47), (110, 57)])
def test_every_hex_and_tile_is_on_a_map_of_any_size(size: tuple[int, int]) -> None:
    lines = drawn(*size)
    assert len(lines) == size[1]
    assert {len(line) for line in lines} == {size[0]}
    text = "\n".join(lines)
    tiny = "⌂" in text
    for name in HEXES:
        assert name in text
    for number in range(1, 5):
        for initial, name in [("w", "wood"), ("m", "mont"), ("r", "rivr"), ("f", "fork"), ("t", "tavn"), ("c", "cave")]:
            assert f"{initial if tiny else name}{number}" in text
    assert tiny == (size[1] < 24)


def test_rabbits_are_before_a_name_and_carrots_after_it() -> None:
    marks = {"KD": Mark((0, 2), 1), "fork1": Mark((3,)), "QS": Mark((), 0)}
    large, small = "\n".join(drawn(*LARGE, marks)), "\n".join(drawn(40, 21, marks))
    assert all(name in large for name in ("13[K♦]▾2", "4fork1", "[Q♠]▾1"))
    assert all(name in small for name in ("13K♦▾2", "4f1", "Q♠▾1"))


@pytest.mark.parametrize("place", ["KD", "KC", "JS", "QH"])
def test_a_small_box_shows_the_part_around_the_rabbit(place: str) -> None:
    lines = drawn(20, 8, {place: Mark((0,))}, place)
    assert (len(lines), max(len(line) for line in lines)) == (8, 20)
    assert f"1{load('en').card(place)}" in "\n".join(lines)


def test_roads_are_drawn_in_braille() -> None:
    """Lines of dots, as the road from the Citadel to J♦."""
    text = "\n".join(drawn(*LARGE))
    assert sum("\u2801" <= letter <= "\u28ff" for letter in text) > 300
