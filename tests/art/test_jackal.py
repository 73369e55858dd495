"""The pictures of Jackal: islands, cards, pirates and tables."""

from itertools import combinations

import pytest

from jackhouse import art, games, text
from jackhouse.art import DARK, LIGHT, PALETTES, Palette, greyscale
from jackhouse.art.jackal import anchors, atlas_picture, card_picture, deck_picture, island_picture, table_picture
from jackhouse.art.jackal.cards import card, card_icon, id_word
from jackhouse.art.jackal.features import FEATURE_DRAWERS
from jackhouse.art.jackal.pieces import pirate
from jackhouse.art.sprite_sheets import action_sheet, crew_sheet
from jackhouse.jackal.archipelago import built_in
from jackhouse.jackal.cards import KIND_NAMES
from jackhouse.text import Lexicon
from tests.art.jackal_views import EVERYTHING, planning, resolving
from tests.art.parsed_svg import ParsedSvg

EN, ES = text.load("en"), text.load("es")
FORTY = [(island.key, island.written()) for island in built_in("forty")]

lexicons = pytest.mark.parametrize("lexicon", [EN, ES], ids=["en", "es"])
palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


@lexicons
@palettes
def test_every_picture_is_valid(lexicon: Lexicon, palette: Palette) -> None:
    for svg in (
        island_picture("everything", EVERYTHING, lexicon, palette),
        atlas_picture(FORTY, lexicon, palette),
        deck_picture(lexicon, palette, "d-"),
        card_picture("rum", lexicon, palette),
        table_picture(planning(None), lexicon, palette),
        table_picture(resolving(), lexicon, palette, "t-", ("Ana", "Борис", "<b>")),
        action_sheet(lexicon, palette),
        crew_sheet(lexicon, palette),
    ):
        ParsedSvg(svg).check(palette)


@pytest.mark.parametrize(("key", "written"), FORTY, ids=[key for key, _ in FORTY])
def test_every_island_has_its_spaces_with_their_features(key: str, written: str) -> None:
    drawing = ParsedSvg(island_picture(key, written, EN, LIGHT))
    marks = {
        f"{'abcde'[at]}{row + 1}": mark
        for row, line in enumerate(written.split("/"))
        for at, mark in enumerate(line.split())
    }
    land = {f"space-{cell}" for cell, mark in marks.items() if mark != "."}
    assert {name for name in drawing.ids if name.startswith("space-")} == land
    assert sum("treasure" in title for title in drawing.titles) == sum(mark in "123" for mark in marks.values())


@lexicons
def test_every_space_has_a_title(lexicon: Lexicon) -> None:
    titles = ParsedSvg(island_picture("everything", EVERYTHING, lexicon, LIGHT)).titles
    assert len(set(titles)) == 10  # the island, and nine spaces
    assert not [title for title in titles if "art-" in title]


def test_features_cards_and_pirates_differ_without_colour() -> None:
    grey = greyscale(LIGHT)
    sights = [draw(grey) for draw in FEATURE_DRAWERS.values()]
    signs = [card_icon(kind, grey) for kind in KIND_NAMES]
    pirates = [pirate(seat, greyscale(DARK)) for seat in range(4)]
    for drawn in (sights, signs, pirates):
        assert all(one != other for one, other in combinations(drawn, 2))


@lexicons
def test_every_card_has_its_name_and_a_symbol(lexicon: Lexicon) -> None:
    names = [ParsedSvg(card(kind, lexicon, LIGHT)).titles[0] for kind in KIND_NAMES]
    assert len(set(names)) == len(KIND_NAMES)
    assert not [name for name in names if "art-" in name]
    symbols = set(ParsedSvg(action_sheet(lexicon, LIGHT)).ids)
    assert {f"action-{id_word(kind)}" for kind in KIND_NAMES} | {"action-back"} <= symbols


def test_pirates_are_at_the_positions_of_the_view_and_not_shown_in_tortuga() -> None:
    drawing = ParsedSvg(art.show(resolving()).svg)
    spaces = anchors("everything", EVERYTHING)["spaces"]
    where = {
        element.attrib["href"]: [float(element.attrib["x"]), float(element.attrib["y"])]
        for element in drawing.elements
        if "x" in element.attrib and "pirate" in element.attrib.get("href", "")
    }
    assert where["#sprite-pirate-0"] == spaces["a3"]["pirates"][0]
    assert where["#sprite-pirate-1"] == spaces["b2"]["pirates"][1]
    assert "pirate-2" not in drawing.ids


def test_a_pirate_that_has_not_landed_is_in_a_boat() -> None:
    drawing = ParsedSvg(art.show(planning()).svg)
    assert sum(element.attrib.get("href") == "#sprite-boat" for element in drawing.elements) == 3
    assert EN.say("art-pirate-aboard", who="Player 1") in drawing.titles


def test_a_table_shows_rows_only_after_they_are_revealed() -> None:
    hidden, shown = (
        ParsedSvg(table_picture(planning(None), EN, LIGHT)),
        ParsedSvg(table_picture(resolving(), EN, LIGHT)),
    )
    assert "Wild horse" not in hidden.titles
    assert {"Straight", "Wild horse", "Red flag", "Left or right", "Diagonal"} <= set(shown.titles)


def test_anchors_are_within_the_picture() -> None:
    for key, written in FORTY:
        found = anchors(key, written)
        x, y, wide, high = found["viewBox"]
        points = [at for space in found["spaces"].values() for at in [space["centre"], *space["pirates"]]]
        assert all(x < px < x + wide and y < py < y + high for px, py in points + found["aboard"])


def test_pictures_are_smaller_than_the_limits() -> None:
    assert len(island_picture(*FORTY[0], EN, LIGHT)) < 20_000
    assert len(table_picture(resolving(), EN, LIGHT)) < 60_000
    assert len(atlas_picture(FORTY, EN, LIGHT)) < 450_000


def test_the_views_of_two_seats_give_different_pictures() -> None:
    state = games.get("jackal").new(players=2, seed=1)
    assert art.show(state.view(0), lang="es").svg != art.show(state.view(1), lang="es").svg
