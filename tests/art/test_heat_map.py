"""The picture of a board with the shares of its royals (JR-3.2)."""

import pytest

from jackhouse.art.jackrabbits import board_picture, heat_map_picture
from jackhouse.art.palette import DARK, LIGHT, Palette, greyscale
from jackhouse.jackrabbits.board import load_board
from jackhouse.text import load
from tests.art.parsed_svg import ParsedSvg
from tests.art.test_geometry import SAMPLE

SHARES = {"KD": 1.0, "QH": 0.456, "JC": 0.0}


def drawn(palette: Palette = LIGHT, lang: str = "en", prefix: str = "") -> ParsedSvg:
    return ParsedSvg(heat_map_picture(SAMPLE, SHARES, load(lang), palette, prefix))


def shades(picture: ParsedSvg) -> list[str]:
    """Returns the opacity of each shade."""
    found = {element.attrib["id"]: element for element in picture.elements if "id" in element.attrib}
    return [inner.attrib["fill-opacity"] for inner in found["claims"].iter() if "fill-opacity" in inner.attrib]


@pytest.mark.parametrize("palette", [LIGHT, DARK, greyscale(LIGHT)], ids=["light", "dark", "grey"])
def test_it_uses_only_colours_of_its_palette(palette: Palette) -> None:
    drawn(palette).check(palette)


def test_each_share_is_shaded_and_told_in_words_of_both_languages() -> None:
    assert shades(drawn()) == ["0.9", "0.41", "0"]
    titles = drawn().titles
    assert "The tower of diamonds (K♦): acquired in 100 % of the games" in titles
    assert "The palace of hearts (Q♥): acquired in 46 % of the games" in titles
    assert "El palacio de corazones (Q♥): adquirido en el 46 % de las partidas" in drawn(lang="es").titles


def test_the_rest_is_the_board_itself() -> None:
    picture, board = drawn(), ParsedSvg(board_picture(SAMPLE, load("en"), LIGHT))
    assert set(board.ids) <= set(picture.ids)
    assert {"shares", "share-KD", "share-QH", "share-JC"} <= set(picture.ids)
    assert all(name.startswith("x-") for name in drawn(prefix="x-").ids)


def test_royals_without_a_hex_on_the_board_are_left_out() -> None:
    picture = ParsedSvg(heat_map_picture(load_board("sample-1"), {"KS": 0.5, "KD": 0.5}, load("en"), LIGHT))
    assert "share-KS" in picture.ids
    assert "share-KD" not in picture.ids
