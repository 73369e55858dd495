"""The pictures of suits, cards and dice."""

import re

import pytest

from jackhouse.art import dice
from jackhouse.art.cards import HEIGHT, WIDTH
from jackhouse.art.jackrabbits.cards import PIPS, card, card_back, card_defs, card_picture
from jackhouse.art.jackrabbits.suits import JOKER_PATHS, SUIT_PATHS, suit, suit_colour, suit_defs, use_suit
from jackhouse.art.palette import DARK, LIGHT, PALETTES, Palette
from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, IS_ROYAL, SUITS, VALUE
from jackhouse.text import languages, load
from tests.art.parsed_svg import ParsedSvg, trace

EN = load("en")
both_palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))


def face(name: str, palette: Palette = LIGHT) -> str:
    """Returns a card without its title and ids: what is visible."""
    drawn = card(name, EN, palette)
    return re.sub(r' id="[^"]*"|<title>.*?</title>', "", drawn)


def colourless(drawn: str) -> str:
    return re.sub(r'"#[0-9a-f]{6}"', '"grey"', drawn)


# ---- suits ----------------------------------------------------------------------------------------------------------


def test_there_is_a_shape_for_every_suit() -> None:
    assert "".join(SUIT_PATHS) == SUITS


@pytest.mark.parametrize("name", [*SUIT_PATHS, *JOKER_PATHS])
def test_a_symbol_fills_its_box_and_stays_inside(name: str) -> None:
    xs, ys = zip(*trace((SUIT_PATHS | JOKER_PATHS)[name]))
    assert max(map(abs, [*xs, *ys])) <= 50
    assert max(xs) - min(xs) >= 75
    assert max(ys) - min(ys) >= 85


@pytest.mark.parametrize("kind", SUITS)
def test_a_suit_is_symmetric(kind: str) -> None:
    xs, _ = zip(*trace(SUIT_PATHS[kind]))
    assert min(xs) == pytest.approx(-max(xs), abs=0.1)


def test_a_suit_is_drawn_with_its_size_at_its_point() -> None:
    drawn = suit("H", 20, LIGHT.hearts, at=(3, 4), transform="rotate(9)", id="x")
    assert 'transform="rotate(9)translate(3 4)scale(0.2)"' in drawn
    ParsedSvg(drawn).check(LIGHT)


def test_a_suit_can_be_used_from_the_defs() -> None:
    drawing = ParsedSvg(suit_defs("p-") + use_suit("S", 10, LIGHT.spades, prefix="p-"))
    drawing.check(LIGHT)
    assert drawing.ids == [f"p-suit-{kind}" for kind in SUITS]


@both_palettes
def test_every_suit_has_its_colour(palette: Palette) -> None:
    assert len({suit_colour(kind, palette) for kind in SUITS}) == 4


# ---- cards ----------------------------------------------------------------------------------------------------------


@both_palettes
@pytest.mark.parametrize("name", CARD_NAMES)
def test_a_card_is_a_valid_picture(name: str, palette: Palette) -> None:
    drawing = ParsedSvg(card_picture(name, EN, palette))
    drawing.check(palette)
    assert drawing.cards == [name]
    assert f'viewBox="0 0 {WIDTH} {HEIGHT}"' in drawing.svg
    assert len(drawing.svg) < 12_000


@pytest.mark.parametrize("language", languages())
def test_a_card_has_its_name_as_title(language: str) -> None:
    lexicon = load(language)
    for name in CARD_NAMES:
        assert ParsedSvg(card(name, lexicon, LIGHT)).titles == [lexicon.card_name(name)]


def test_card_titles_are_translated() -> None:
    assert ParsedSvg(card("7S", load("es"), LIGHT)).titles == ["siete de picas"]


def test_no_two_cards_look_the_same_even_in_grey() -> None:
    assert len({face(name) for name in CARD_NAMES}) == 54
    assert len({colourless(face(name)) for name in CARD_NAMES}) == 54


def test_a_dark_card_differs_only_in_colour() -> None:
    for name in CARD_NAMES:
        assert face(name, LIGHT) != face(name, DARK)
        assert colourless(face(name, LIGHT)) == colourless(face(name, DARK))


def test_a_number_card_has_as_many_pips_as_its_value() -> None:  # JR-5.1
    for name in CARD_NAMES:
        if name[:-1] in PIPS:
            corner = 1
            assert card(name, EN, LIGHT).count(f'"#suit-{name[-1]}"') == VALUE[CARD_CODES[name]] + corner


def test_pips_stay_on_the_card_and_do_not_overlap() -> None:
    for rows, size, across, down in PIPS.values():
        assert (max(rows) - 1) * across + size <= WIDTH - 14
        assert (len(rows) - 1) * down + size <= HEIGHT - 6
        assert max(rows) == 1 or size <= across


def test_royals_show_their_value() -> None:  # JR-5.1
    for name in CARD_NAMES:
        shown = card(name, EN, LIGHT, value="10")
        assert (card(name, EN, LIGHT) == shown) == IS_ROYAL[CARD_CODES[name]]


def test_a_card_can_show_another_value() -> None:
    assert card("KS", EN, LIGHT, value="13") != card("KS", EN, LIGHT)
    assert card("AS", EN, LIGHT, value="11") != card("AS", EN, LIGHT)


@both_palettes
def test_all_cards_share_their_definitions(palette: Palette) -> None:
    cards = "".join(card(name, EN, palette, "deck-") for name in CARD_NAMES)
    drawing = ParsedSvg(f"<defs>{card_defs(palette, 'deck-')}</defs>{cards}{card_back('deck-')}")
    drawing.check(palette)
    assert all(name.startswith("deck-") for name in drawing.ids)
    assert len(drawing.svg) < 60_000


def test_a_back_shows_no_card() -> None:
    drawing = ParsedSvg(card_defs(LIGHT) + card_back())
    drawing.check(LIGHT)
    assert drawing.cards == []
    assert drawing.titles == []


# ---- dice -----------------------------------------------------------------------------------------------------------


@both_palettes
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_its_spots(value: int, palette: Palette) -> None:
    drawing = ParsedSvg(dice.die(value, palette, 1))
    drawing.check(palette)
    assert drawing.ids == ["die-1"]
    assert drawing.svg.count("<circle") == value


def test_dice_before_the_roll_are_empty_outlines() -> None:
    drawing = ParsedSvg(dice.pair(None, LIGHT).body)
    drawing.check(LIGHT)
    assert drawing.ids == ["die-0", "die-1"]
    assert "<circle" not in drawing.svg
