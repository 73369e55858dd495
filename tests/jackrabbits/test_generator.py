"""Random boards (JR-3.2): what each of them has, from many seeds and for any number of suits."""

import hashlib
import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from jackhouse.jackrabbits.board import EDGES, INSIDE, Board, load_board
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.building.generator import generate, most_landmasses, open_road_limits
from jackhouse.jackrabbits.building.measures import distances
from jackhouse.jackrabbits.building.pieces import CAPITAL_PIECE, pieces_in_play
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.jackrabbits.lattice import corners
from jackhouse.jackrabbits.tiles import CAVE, CITADEL
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.reason import BadInput
from tests.jackrabbits.board_pairs import look, mean_share
from tests.jackrabbits.lawful_order import first_problem

SEEDS = 25 if COMPILED else 2  # the plain engine takes about a second for the largest
SUITS = [(1,), (0, 3), (0, 1, 2), CLASSIC]
BOARDS = [(suits, seed) for suits in SUITS for seed in range(SEEDS)]
MOST_LAKES, LARGEST_LAKE = 2, 4


@cache
def document(suits: tuple[int, ...], seed: int, landmasses: int = 0) -> dict[str, Any]:
    return generate(components_of(suits), seed, landmasses)


@cache
def board(suits: tuple[int, ...], seed: int, landmasses: int = 0) -> Board:
    return Board.from_document(document(suits, seed, landmasses))


def landmasses_of(one: Board) -> list[list[int]]:
    return [[place for place in one.tiles if one.landmass[place] == land] for land in range(one.landmasses)]


# -- the tiles and the law ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_all_tiles_in_play_lie_on_it_in_an_order_that_the_law_allows(suits: tuple[int, ...], seed: int):
    pieces = [CAPITAL_PIECE, *pieces_in_play(components_of(suits))]
    assert first_problem(document(suits, seed), pieces) == ""


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_it_follows_the_advice(suits: tuple[int, ...], seed: int):
    broken = Counter(one.code for one in Construction.of_document(document(suits, seed)).advice())
    assert set(broken) <= {"triangles"}
    assert broken["triangles"] <= 4


# -- roads and waters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_it_has_neither_few_nor_many_open_roads(suits: tuple[int, ...], seed: int):
    one = board(suits, seed)
    fewest, most = open_road_limits(len(one.tiles), one.landmasses)
    assert fewest <= len(one.open_ports) <= most


def test_a_board_of_the_base_game_may_have_6_to_20_open_roads():
    assert {open_road_limits(37, landmasses) for landmasses in (1, 2, 3)} == {(6, 20)}


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_free_roads_reach_two_thirds_of_the_royals(suits: tuple[int, ...], seed: int):
    one = board(suits, seed)
    assert 3 * (len(distances(one)) - 1) >= 2 * (len(one.hexes) - 1)


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_each_landmass_can_be_reached_by_cave_or_boat(suits: tuple[int, ...], seed: int):
    one = board(suits, seed)
    shores = [
        {one.water_of[port] for port in one.open_ports if one.landmass[port // EDGES] == land}
        for land in range(one.landmasses)
    ]
    free_caves = [cave for cave in one.of_kind(CAVE) if one.free[cave * EDGES + INSIDE]]
    assert free_caves
    home = one.landmass[CITADEL]
    assert any(one.landmass[cave] == home for cave in free_caves)
    for land, waters in enumerate(shores):
        assert land == home or waters & shores[home] or any(one.landmass[cave] == land for cave in free_caves)


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_it_is_compact_with_few_and_small_lakes(suits: tuple[int, ...], seed: int):
    one = board(suits, seed)
    lakes = [len(cells) for cells in one.water_cells[1:]]
    assert len(lakes) <= MOST_LAKES
    assert all(size <= LARGEST_LAKE for size in lakes)
    for tiles in landmasses_of(one):
        land = sum(len(one.cells[place]) for place in tiles)
        coast = sum(one.water_of[port] >= 0 for place in tiles for port in range(place * EDGES, place * EDGES + 6))
        assert coast * coast <= 20 * land  # a hexagon: 6; a row of hexes: 4 * (4n + 2)² / 24n


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_landmasses_do_not_touch_even_at_a_corner(suits: tuple[int, ...], seed: int):
    one = board(suits, seed)
    points = [
        {point for place in tiles for cell in one.cells[place] for point in corners(cell)}
        for tiles in landmasses_of(one)
    ]
    assert sum(map(len, points)) == len(set().union(*points))


# -- landmasses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("suits", SUITS)
def test_the_number_of_landmasses_can_be_chosen(suits: tuple[int, ...]):
    for landmasses in range(1, most_landmasses(components_of(suits)) + 1):
        one = board(suits, 3, landmasses)
        assert one.landmasses == landmasses
        assert all(any(place in one.hexes for place in tiles) for tiles in landmasses_of(one))


@pytest.mark.rule("JR-3.2")
def test_one_to_three_landmasses_are_drawn():
    assert {board((1, 2), seed).landmasses for seed in range(8)} == {1, 2, 3}


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("suits", "landmasses", "most"), [((1,), 3, 2), (CLASSIC, 4, 3), (CLASSIC, -1, 3)])
def test_more_landmasses_than_the_royals_allow_are_refused(suits: tuple[int, ...], landmasses: int, most: int):
    with pytest.raises(BadInput) as refused:
        generate(components_of(suits), 1, landmasses)
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.params) == (
        "bad-landmasses",
        "JR-3.2",
        {"value": str(landmasses), "most": most},
    )


# -- seeds -------------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_board():
    for suits in SUITS:
        assert generate(components_of(suits), 1) == document(suits, 1)


def test_a_seed_of_any_size_gives_a_board_that_can_be_loaded():
    for seed in (-5, 2**128 - 1, 10**90):
        assert len(load_board(document((1,), seed)).tiles) == 10


def test_both_engines_give_the_same_boards():
    text = json.dumps([document(suits, seed) for suits in SUITS for seed in range(2)], sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "abde7775d156c7c3"


@pytest.mark.parametrize("suits", SUITS)
def test_no_two_boards_are_equal_up_to_rotation(suits: tuple[int, ...]):
    assert len({look(document(suits, seed)) for seed in range(SEEDS)}) == SEEDS


def test_a_rotated_board_is_told_from_others():
    one, other = document(CLASSIC, 0), document(CLASSIC, 1)
    assert look(one) == look(rotated(one)) != look(other)
    assert rotated(one) != one


def rotated(given: dict[str, Any]) -> dict[str, Any]:
    """Returns a board turned by a sixth round the Citadel, tile by tile."""
    tiles = []
    for entry in given["tiles"]:
        if "vertex" in entry:
            a, b = entry["vertex"]
            turn = {"vertex": [-b, a + b], "rotation": (entry["rotation"] + 1) % 6}
            tiles.append({**entry, **turn, "exits": sorted((edge + 1) % 6 for edge in entry["exits"])})
        else:
            # a cell D with its first corner at P(a, b) becomes the cell U to the left of the turned corner
            cells = sorted(
                [-b - 1, a + b, "U"] if pointing == "D" else [-b - 1, a + b + 1, "D"]
                for a, b, pointing in entry["cells"]
            )
            tiles.append(
                {
                    **entry,
                    "cells": cells,
                    "roads": sorted(sorted((edge + 1) % 6 for edge in road) for road in entry["roads"]),
                }
            )
    return {**given, "tiles": tiles}


@pytest.mark.parametrize("suits", SUITS)
def test_boards_have_few_pairs_of_neighbours_in_common(suits: tuple[int, ...]):
    assert mean_share([document(suits, seed) for seed in range(SEEDS)], by_edges=True) <= 0.3
