"""Letters drawn as strokes."""

import string
from itertools import pairwise

import pytest

from jackhouse.art import glyphs
from jackhouse.art.palette import LIGHT
from jackhouse.text import languages, load
from tests.art.parsed_svg import ParsedSvg, trace

LETTERS = string.ascii_uppercase + string.digits


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_fills_its_box(letter: str) -> None:
    glyph = glyphs.GLYPHS[letter]
    xs, ys = zip(*trace(glyph.lines))
    assert min(xs) == pytest.approx(0, abs=1)
    assert max(xs) == pytest.approx(glyph.width, abs=1)
    assert min(ys) == pytest.approx(-50, abs=1)
    assert max(ys) == pytest.approx(50, abs=2.5)


def test_no_two_letters_look_the_same() -> None:
    assert len({glyph.lines for glyph in glyphs.GLYPHS.values()}) == len(glyphs.GLYPHS)


def test_text_is_one_path_and_no_font() -> None:
    drawing = ParsedSvg(glyphs.text("King 10", 12, LIGHT.ink, id="words"))
    drawing.check(LIGHT)
    assert drawing.ids == ["words"]
    assert drawing.svg.count("<path") == 1


def test_small_letters_are_drawn_as_capitals() -> None:
    assert glyphs.text("corazón", 9, LIGHT.ink) == glyphs.text("CORAZÓN", 9, LIGHT.ink)


def test_an_accent_is_drawn_and_adds_no_width() -> None:
    assert glyphs.text("CORAZÓN", 9, LIGHT.ink) != glyphs.text("CORAZON", 9, LIGHT.ink)
    assert glyphs.width("CORAZÓN", 9) == glyphs.width("CORAZON", 9)


def test_width_grows_with_text_height_and_gap() -> None:
    widths = [glyphs.width("JACKRABBIT"[:size], 10) for size in range(1, 11)]
    assert all(one < two for one, two in pairwise(widths))
    assert glyphs.width("JACK", 20) == pytest.approx(2 * glyphs.width("JACK", 10))
    assert glyphs.width("10", 10, gap=20) < glyphs.width("10", 10)


@pytest.mark.parametrize(("anchor", "left"), [("start", 0.0), ("middle", -0.5), ("end", -1.0)])
def test_text_is_placed_at_its_anchor(anchor: str, left: float) -> None:
    """The first stroke of an H is half a stroke's width inside the text's width."""
    drawn = glyphs.text("HH", 113, LIGHT.ink, anchor, weight=13)
    pen = float(drawn.split("translate(")[1].split()[0])
    assert pen - 6.5 == pytest.approx(left * glyphs.width("HH", 113, 13), abs=0.1)


def test_a_character_without_a_glyph_is_an_empty_box() -> None:
    assert not glyphs.can_draw("李")
    assert glyphs.text("李", 9, LIGHT.ink) == glyphs.text("雷", 9, LIGHT.ink)
    assert glyphs.can_draw("Muñoz & Ça"[:5] + " Ça…")


@pytest.mark.parametrize("language", languages())
def test_every_caption_can_be_drawn(language: str) -> None:
    lexicon = load(language)
    captions = [lexicon.phase(key).label for key in ("lottery", "journey", "acquisition", "increment")]
    captions += [lexicon.say(f"art-{key}") for key in ("court", "lot", "pile", "hand", "price")]
    captions += [lexicon.say("art-round", round=12), lexicon.seat(3), lexicon.say("screen-winner", player="Ana")]
    assert [caption for caption in captions if not glyphs.can_draw(caption)] == []
