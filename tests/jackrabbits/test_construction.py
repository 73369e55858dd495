"""Building a map: pieces, where tiles may lie, and what the rulebook advises (JR-3.2)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.jackrabbits.board import built_in_boards, load_board
from jackhouse.jackrabbits.building.construction import Construction, LaidTile, cell_of, code_of
from jackhouse.jackrabbits.building.pieces import (
    CAPITAL_PIECE,
    HEX,
    PIECE_CODES,
    PIECE_NAMES,
    RHOMBUS,
    ROTATIONS,
    SHAPE,
    TRIANGLE,
    pieces_in_play,
    roads_of,
)
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.jackrabbits.document import FARTHEST, DocumentReader
from jackhouse.jackrabbits.lattice import edges, neighbour
from tests.jackrabbits import boards
from tests.jackrabbits.boards import Document

FARTHEST_ISLAND = 3  # cells of water


def tile(name: str, a: int, b: int, rotation: int = 0) -> LaidTile:
    return LaidTile(PIECE_CODES[name], rotation, a, b)


def map_of(*tiles: LaidTile) -> Construction:
    """Returns a map of the Citadel at (0, 0) and these tiles, which are not checked."""
    site = Construction.begun()
    for one in tiles:
        site.lay(one)
    return site


def map_of_document(document: Document) -> Construction:
    return Construction.of_document(document)


def advice(site: Construction) -> list[tuple[str, tuple[str, ...], int]]:
    """Returns the advice that a map does not follow, with the names of the tiles."""
    return [
        (one.code, tuple(PIECE_NAMES[site.tiles[number].piece] for number in one.tiles), one.edge)
        for one in site.advice()
    ]


def water_between(site: Construction, other: LaidTile) -> int:
    """Returns the fewest cells of water from the map to a tile, counted step by step."""
    land = {cell_of(cell) for cell in site.owner}
    reached, goal = set(land), {cell_of(cell) for cell in other.cells}
    for steps in range(30):
        reached |= {neighbour(cell, edge) for cell in reached for edge in edges(cell)}
        if reached & goal:
            return steps
    raise AssertionError("out of sight")


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("suits", [(1,), (0, 3), (0, 1, 2), CLASSIC])
def test_all_tiles_but_the_citadel_are_dealt(suits: tuple[int, ...]):
    pieces = pieces_in_play(components_of(suits))
    assert CAPITAL_PIECE not in pieces
    assert Counter(SHAPE[piece] for piece in pieces) == {shape: 3 * len(suits) for shape in (HEX, RHOMBUS, TRIANGLE)}
    roads = Counter(PIECE_NAMES[piece] for piece in pieces if SHAPE[piece] != HEX)
    assert roads == dict.fromkeys(["woods", "mountain", "river", "fork", "tavern", "cave"], len(suits))


def test_the_number_of_a_cell_leads_back_to_it():
    for cell in [
        (a, b, pointing) for a in range(-FARTHEST, FARTHEST, 7) for b in (-99, -1, 0, 98) for pointing in "DU"
    ]:
        assert cell_of(code_of(cell)) == cell


# -- the law -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
def test_the_citadel_is_the_first_tile():
    site = Construction.begun()
    assert [PIECE_NAMES[one.piece] for one in site.tiles] == ["citadel"]
    assert len(site.owner) == 6


@pytest.mark.rule("JR-3.2")
def test_tiles_may_not_overlap():
    site = map_of(tile("cave", 0, -2, 3))
    for other in (tile("KD", 1, 0), tile("fork", 0, -2, 1), tile("woods", 0, -1, 0)):
        assert site.problem(other) == "overlap"
        assert "overlap" not in (site.problem(tile("KD", 2, -1)), site.problem(tile("fork", 0, -2)))


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("name", ["fork", "cave", "tavern", "woods", "river", "mountain"])
def test_a_road_tile_must_share_an_edge_with_the_map(name: str):
    site, rotation = Construction.begun(), 1
    a = 1 if SHAPE[PIECE_CODES[name]] == RHOMBUS else 0
    assert site.problem(tile(name, a, -2, rotation)) == ""
    assert site.problem(tile(name, a + 1, -3, rotation)) == "no-shared-edge"
    assert site.problem(tile(name, 5, 5, rotation)) == "no-shared-edge"


@pytest.mark.rule("JR-3.2")
def test_a_corner_is_no_shared_edge():
    site = Construction.begun()
    assert not site.touches(tile("cave", 1, 0))  # the cell beside the eastern corner
    assert site.problem(tile("cave", 1, 0)) == "no-shared-edge"
    assert site.problem(tile("KD", 3, -1)) == ""  # a hex may: it starts an island


@pytest.mark.rule("JR-3.2")
def test_a_hex_may_start_an_island_within_three_cells_of_the_map():
    site = Construction.begun()
    found = {
        water_between(site, tile("KD", a, b)): site.problem(tile("KD", a, b)) for a in range(2, 7) for b in (0, 1, 2)
    }
    assert {water for water, problem in found.items() if not problem} >= {1, 2, 3}
    assert {water for water, problem in found.items() if problem} >= {4, 5}
    assert set(found.values()) == {"", "island-too-far"}
    assert all((water > FARTHEST_ISLAND) == (problem == "island-too-far") for water, problem in found.items())


@pytest.mark.rule("JR-3.2")
def test_the_distance_of_an_island_is_measured_from_all_of_the_map():
    far = tile("QD", 6, 0)
    assert Construction.begun().problem(far) == "island-too-far"
    assert map_of(tile("KD", 3, 0)).problem(far) == ""


@pytest.mark.rule("JR-3.2")
def test_tiles_stay_on_the_lattice():
    site = map_of(tile("KD", FARTHEST - 2, 0))
    assert site.problem(tile("fork", FARTHEST, 0)) == "too-far-out"
    assert all(abs(one.a) < FARTHEST and abs(one.b) < FARTHEST for one in site.spots(PIECE_CODES["QD"], 0))
    assert all(abs(one.a) < FARTHEST and abs(one.b) < FARTHEST for one in site.islands(PIECE_CODES["QD"], 0))


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("name", ["KD", "woods", "fork"])
def test_all_spots_that_the_law_allows_are_listed_once(name: str):
    site = map_of(tile("cave", 0, -2, 3), tile("river", 0, 0, 1), tile("QD", -4, 2))
    piece = PIECE_CODES[name]
    for rotation in range(ROTATIONS[piece]):
        spots = [(one.a, one.b) for one in site.spots(piece, rotation)]
        islands = [(one.a, one.b) for one in site.islands(piece, rotation)]
        around = [LaidTile(piece, rotation, a, b) for b in range(-12, 13) for a in range(-12, 13)]
        lawful = [one for one in around if not site.problem(one)]
        assert sorted(spots) == sorted((one.a, one.b) for one in lawful if site.touches(one))
        if SHAPE[piece] == HEX:
            assert sorted(islands) == sorted((one.a, one.b) for one in lawful if not site.touches(one))


def test_a_tile_that_is_lifted_leaves_its_cells_free():
    site, other = map_of(tile("cave", 0, -2, 3)), tile("fork", 0, -2, 1)
    copy = site.clone()
    site.lift(site.tiles[1])
    assert site.problem(other) == ""
    assert len(site.tiles) == 1
    assert copy.problem(other) == "overlap"
    assert len(copy.tiles) == 2


# -- the advice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
def test_a_road_that_meets_an_edge_without_one_is_a_dead_end():
    site = map_of_document(boards.walled())
    assert advice(site) == [("dead-end", ("citadel", "tavern"), 3), ("no-road", ("tavern",), -1)]


@pytest.mark.rule("JR-3.2")
def test_a_road_straight_from_hex_to_hex_is_told_once():
    site = map_of(tile("JD", 2, -1))
    assert advice(site) == [("hex-to-hex", ("citadel", "JD"), 1)]
    assert advice(map_of(tile("KC", 2, -1, 4))) == [("hex-to-hex", ("citadel", "KC"), 1)]


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(
    ("second", "code"), [("fork", "same-triangles"), ("cave", "triangles"), ("tavern", "triangles")]
)
def test_triangles_side_by_side_are_told_and_more_strongly_those_of_a_kind(second: str, code: str):
    beside = next(
        one for rotation in range(6) for one in [tile(second, 0, -2, rotation)] if rotation % 2 == 0 and one.has_road(4)
    )
    site = map_of(tile("fork", -1, -2, 1))
    site.lift(site.tiles[0])
    site.lay(beside)
    assert (code, ("fork", second), 1) in advice(site)
    assert {"triangles", "same-triangles"} - {one.code for one in site.advice()} == {"triangles", "same-triangles"} - {
        code
    }


@pytest.mark.rule("JR-3.2")
def test_a_tile_should_join_by_a_road():
    assert advice(map_of(tile("KC", 2, -1, 0))) == [
        ("dead-end", ("citadel", "KC"), 1),
        ("no-road", ("citadel",), -1),
        ("no-road", ("KC",), -1),
    ]
    assert advice(map_of(tile("KD", 3, -1))) == []  # an island touches nothing


@pytest.mark.rule("JR-3.2")
def test_the_sample_follows_all_advice():
    assert map_of_document(boards.sample_document()).advice() == []


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000))
@pytest.mark.rule("JR-3.2")
def test_how_a_tile_touches_the_map_is_what_the_advice_tells(seed: int):
    site = map_of_document(boards.jumbled(seed))
    touches = [site.touch(one) for one in site.tiles]
    told = Counter(one.code for one in site.advice())
    assert told["dead-end"] * 2 == sum(touch.dead_ends for touch in touches)
    assert told["hex-to-hex"] * 2 == sum(touch.hex_roads for touch in touches)
    assert told["same-triangles"] * 2 == sum(touch.same_triangles for touch in touches)
    assert (told["triangles"] + told["same-triangles"]) * 2 == sum(touch.triangles for touch in touches)
    assert told["no-road"] == sum(touch.shared > 0 and touch.roads == 0 for touch in touches)


# -- documents ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-2.7")
@pytest.mark.parametrize("name", built_in_boards())
def test_a_map_gives_the_document_it_was_made_of(name: str):
    document: Any = load_board(name).written()
    written = map_of_document(document).document(document["name"])
    assert written["tiles"] == [
        entry if "vertex" in entry else {**entry, "cells": sorted(entry["cells"])} for entry in document["tiles"]
    ]
    assert load_board(written).roads() == load_board(name).roads()


# -- any sequence of tiles ---------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(data=st.data())
@pytest.mark.rule("JR-3.2")
def test_any_sequence_of_legal_placements_keeps_the_laws(data: st.DataObject):
    site = Construction.begun()
    pieces = data.draw(st.permutations(pieces_in_play(components_of((1, 2)))), label="pieces")
    for piece in pieces[: data.draw(st.integers(1, len(pieces)), label="count")]:
        rotation = data.draw(st.integers(0, ROTATIONS[piece] - 1), label="rotation")
        apart = SHAPE[piece] == HEX and data.draw(st.booleans(), label="island")
        spots = site.islands(piece, rotation) if apart else site.spots(piece, rotation)
        chosen = data.draw(st.sampled_from(spots), label="spot")
        assert site.problem(chosen) == ""
        assert 1 <= water_between(site, chosen) <= FARTHEST_ISLAND if apart else water_between(site, chosen) == 0
        site.lay(chosen)
    assert len(site.owner) == sum(len(one.cells) for one in site.tiles)
    document = site.document("built")
    reader = DocumentReader()
    reader.read(document)  # on the lattice, no overlap, each tile once
    assert reader.document == document
    again = map_of_document(document)
    assert again.document("built") == document
    assert [roads_of(one.piece, one.rotation) for one in again.tiles] == [
        roads_of(one.piece, one.rotation) for one in site.tiles
    ]
    assert again.advice() == site.advice()
