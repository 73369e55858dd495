"""Random boards (JR-3.2): what each of them has, from many seeds and for any number of suits."""

import hashlib
import json
from functools import cache
from typing import Any

import pytest

from jackhouse import text
from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.building import generator
from jackhouse.jackrabbits.building.generator import generate, most_landmasses, open_road_limits
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.reason import BadInput
from tests.jackrabbits import boards
from tests.jackrabbits.board_pairs import look, mean_share
from tests.jackrabbits.generated_boards import CHECKS, Check, landmasses_of

SEEDS = 25 if COMPILED else 2  # the plain engine takes about a second for the largest
SUITS = [(1,), (0, 3), (0, 1, 2), CLASSIC]
BOARDS = [(suits, seed) for suits in SUITS for seed in range(SEEDS)]
if not COMPILED:
    BOARDS.append(((0, 1, 2), 2))  # its first tries are not compact


@cache
def document(suits: tuple[int, ...], seed: int, landmasses: int = 0) -> dict[str, Any]:
    return generate(components_of(suits), seed, landmasses)


@cache
def board(suits: tuple[int, ...], seed: int, landmasses: int = 0) -> Board:
    return Board.from_document(document(suits, seed, landmasses))


# -- each board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("suits", "seed"), BOARDS)
def test_it_is_as_it_should_be(suits: tuple[int, ...], seed: int, check: Check):
    assert check(document(suits, seed), board(suits, seed), components_of(suits)) == ""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_each_check_finds_what_is_wrong(check: Check):
    """The archipelago of the collection and small boards have each of the faults."""
    bad = [load_board(name) for name in ("archipelago", "two-lakes", "long-road")]
    bad += [load_board(one) for one in (boards.walled(), boards.two_lakes(), boards.tiny())]
    islet = [boards.hexagon("K♠", 6, 0, 0, [0, 1]), boards.triangle("cave", 6, -2, "U", 3)]
    bad.append(load_board(boards.document(boards.CITADEL, *islet)))  # no cave on the landmass of the Citadel
    written: list[Any] = [one.written() for one in bad]
    assert any(check(text, one, components_of(CLASSIC)) for text, one in zip(written, bad, strict=True))


def test_a_board_of_the_base_game_may_have_6_to_20_open_roads():
    assert {open_road_limits(37, landmasses) for landmasses in (1, 2, 3)} == {(6, 20)}


@pytest.mark.skipif(COMPILED, reason="a compiled constant cannot be replaced")
def test_if_no_attempt_succeeds_another_seed_is_asked_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(generator, "_ATTEMPTS", 0)
    with pytest.raises(BadInput) as refused:
        generate(components_of((1,)), 12)
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.params) == ("no-random-board", "JR-3.2", {"value": "12", "attempts": 0})
    assert "take another seed" in text.load("en").reason(reason.code, reason.rule, reason.params)
    assert "prueba otra semilla" in text.load("es").reason(reason.code, reason.rule, reason.params)


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
