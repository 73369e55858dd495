"""The pictures of hands, court, lot and whole tables."""

import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from jackhouse.art.cards import pile
from jackhouse.art.jackrabbits.cards import card_fan, spread
from jackhouse.art.jackrabbits.table import court_picture, hand_picture, lot_picture, table_picture
from jackhouse.art.palette import LIGHT, PALETTES, Palette
from jackhouse.jackrabbits.cards import CARD_NAMES, COURT, NUMBERS
from jackhouse.text import languages, load
from tests.art.parsed_svg import ParsedSvg
from tests.helpers import RABBITS, position, standard

EN, ES = load("en"), load("es")
ROYALS = [CARD_NAMES[code] for code in COURT]
PLAIN = [CARD_NAMES[code] for code in NUMBERS]
both_palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))


def midgame(players: int = 4, seed: int = 7, moves: int = 400) -> Any:
    """Returns the state after some random moves."""
    state, rng = RABBITS.new(players=players, seed=seed), Random(seed)
    for _ in range(moves):
        if not state.over:
            seat = rng.choice(state.awaited)
            state.play(seat, rng.choice(state.legal(seat)))
    return state


def seen(view: dict[str, Any]) -> list[str]:
    """Returns the cards that a view shows face up."""
    return sorted([*view["court"], *view["lot"], *(view["hand"] or [])])


def place_of(drawing: ParsedSvg, name: str) -> tuple[float, float]:
    """Returns the translation of the card's group."""
    found = re.search(rf'translate\((\S+) (\S+?)\)[^>]*><g id="card-{name}"', drawing.svg)
    assert found, name
    return float(found[1]), float(found[2])


# ---- cards together -------------------------------------------------------------------------------------------------


@both_palettes
@pytest.mark.parametrize("size", [0, 1, 2, 3, 9, 15])
def test_a_hand_shows_its_cards_in_order(size: int, palette: Palette) -> None:
    cards = PLAIN[::2][:size]
    drawing = ParsedSvg(hand_picture(cards, EN, palette))
    drawing.check(palette)
    assert drawing.cards == cards


def test_a_fan_is_level_and_every_index_is_visible() -> None:
    for size in range(2, 16):
        drawing = ParsedSvg(card_fan(PLAIN[:size], EN, LIGHT).body)
        points = [place_of(drawing, name) for name in PLAIN[:size]]
        assert points[0][1] == pytest.approx(points[-1][1])
        assert all(two[0] - one[0] > 17 for one, two in pairwise(points))


@pytest.mark.parametrize("size", [0, 1, 25, 40])
def test_a_lot_is_sorted_by_suit_and_value(size: int) -> None:
    cards = Random(size).sample(PLAIN, size)
    view = {"lot": cards}
    drawing = ParsedSvg(lot_picture(view, EN, LIGHT))
    drawing.check(LIGHT)
    assert drawing.cards == sorted(cards, key=CARD_NAMES.index)
    rows = {name[-1]: {place_of(drawing, other)[1] for other in cards if other[-1] == name[-1]} for name in cards}
    assert all(len(row) == 1 for row in rows.values())
    assert len({row.pop() for row in rows.values()}) == len(rows)


def test_a_full_lot_is_not_wider_than_asked() -> None:
    assert spread(PLAIN, EN, LIGHT, width=270).width <= 270


@pytest.mark.parametrize("size", [0, 1, 9, 28, 40])
def test_a_pile_shows_its_size_and_no_card(size: int) -> None:
    part = pile(size, LIGHT)
    assert ParsedSvg(part.body).cards == []
    assert size == 28 or part.body != pile(28, LIGHT).body


# ---- the court ------------------------------------------------------------------------------------------------------


@both_palettes
def test_a_full_court_shows_every_royal_and_both_jokers(palette: Palette) -> None:  # JR-1.2
    drawing = ParsedSvg(court_picture(position().view(None), EN, palette))
    drawing.check(palette)
    assert sorted(drawing.cards) == sorted(ROYALS)


def test_a_taken_royal_leaves_a_slot_with_its_owners_carrot() -> None:  # JR-4.6
    view = position(hands=("KD 2C", "QH")).view(1)
    drawing = ParsedSvg(court_picture(view, EN, LIGHT, names=("Ana", "Ben")))
    drawing.check(LIGHT)
    assert {"slot-KD", "slot-QH"} <= set(drawing.ids)
    assert not {"KD", "QH"} & set(drawing.cards)
    assert {"king of diamonds: Ana has it", "queen of hearts: Ben has it"} <= set(drawing.titles)
    assert '"#sprite-carrot-0"' in drawing.svg
    assert '"#sprite-carrot-1"' in drawing.svg


def test_a_taken_joker_leaves_a_slot_without_an_owner() -> None:
    view = position(hands=("boat", "2C")).view(1)
    drawing = ParsedSvg(court_picture(view, EN, LIGHT))
    assert "slot-boat" in drawing.ids
    assert "boat joker" in drawing.titles


# ---- the table ------------------------------------------------------------------------------------------------------


@both_palettes
@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_table_is_a_valid_picture(seat: int | None, upright: bool, palette: Palette) -> None:
    view = midgame().view(seat)
    drawing = ParsedSvg(table_picture(view, ES, palette, upright=upright))
    drawing.check(palette)
    assert {"court", "lot", "pile", "dice", "price", "seat-0", "seat-3", "tile-citadel", "rabbit-2"} <= set(drawing.ids)
    assert ("hand" in drawing.ids) == (seat is not None)
    assert f'viewBox="0 0 {360 if upright else 1280} ' in drawing.svg
    assert len(drawing.svg) < 200_000


def test_the_fullest_table_is_smaller_than_the_limit() -> None:
    view = dict(midgame(moves=3).view(0), hand=PLAIN[:12], lot=PLAIN[12:], court=ROYALS)
    assert len(table_picture(view, ES, LIGHT)) < 200_000


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_table_shows_exactly_the_cards_of_the_view(players: int) -> None:
    state = midgame(players, seed=players, moves=500)
    for seat in [None, *range(players)]:
        view = state.view(seat)
        assert sorted(ParsedSvg(table_picture(view, EN, LIGHT)).cards) == seen(view)


def test_no_title_names_a_hidden_card() -> None:
    """A title names a card only if the view shows it or it is a slot of the court."""
    for seed in range(6):
        state = midgame(3, seed=seed, moves=300)
        for seat in (None, 0, 1, 2):
            view = state.view(seat)
            open_cards = {*seen(view), *ROYALS, *(name for _, name in view["aside"]), view["passport"]}
            hidden = {EN.card_name(name) for name in CARD_NAMES if name not in open_cards}
            assert not hidden & set(ParsedSvg(table_picture(view, EN, LIGHT)).titles)


def test_two_tables_with_different_prefixes_share_no_id() -> None:
    view = midgame(2).view(0)
    one, two = (ParsedSvg(table_picture(view, EN, LIGHT, prefix)) for prefix in ("a-", "b-"))
    two.check(LIGHT)
    assert not set(one.ids) & set(two.ids)


@pytest.mark.parametrize("language", languages())
def test_the_titles_of_a_table_are_translated(language: str) -> None:
    lexicon = load(language)
    view = position(hands=("4C 2C", "7S"), dice=((3, 4),), moves="roll").view(0)
    titles = ParsedSvg(table_picture(view, lexicon, LIGHT, names=("Ana", "Ben"))).titles
    words = {"en": "Dice: 3 and 4|Price 7|Your hand|four of clubs|Ben: 1 card in hand|Lottery",
             "es": "Dados: 3 y 4|Precio 7|Tu mano|cuatro de tréboles|Ben: 1 carta en la mano|Lotería"}  # fmt: skip
    assert set(words[language].split("|")) <= set(titles)


def test_before_the_roll_there_is_no_price() -> None:  # JR-4.3
    titles = ParsedSvg(table_picture(position().view(0), EN, LIGHT)).titles
    assert {"Dice, before the roll", "Price"} <= set(titles)


def test_spades_in_a_fight_are_shown_with_their_player() -> None:  # JR-7.3
    state = standard(
        rabbits=("JD", "JD"), hands=("5S 4S", "9S 2H"), dice=((6, 6),),
        moves="roll; stay; fight 1; spades 5S; strike",
    )  # fmt: skip
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view["aside"] == [[0, "5S"]]
        drawing = ParsedSvg(table_picture(view, EN, LIGHT))
        assert drawing.titles.count("five of spades") == 1
        assert ("nine of spades" in drawing.titles) == (seat == 1)


def test_a_name_without_glyphs_is_in_the_title() -> None:
    view = midgame(2).view(0)
    drawn = table_picture(view, EN, LIGHT, names=("<Ana & Co>", "李雷"))
    titles = ParsedSvg(drawn).titles
    assert any(title.startswith("李雷: ") for title in titles)
    assert any(title.startswith("<Ana & Co>: ") for title in titles)


def test_drawing_a_table_is_deterministic() -> None:
    view = midgame().view(1)
    assert table_picture(view, EN, LIGHT) == table_picture(view, EN, LIGHT)
