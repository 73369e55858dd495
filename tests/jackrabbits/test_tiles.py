"""Sections 1 and 2: the tiles, their roads and their suits."""

from itertools import combinations

import pytest

from jackhouse.jackrabbits.cards import CARDS, CLUBS, DIAMONDS, HEARTS, SPADES, card_code
from jackhouse.jackrabbits.tiles import (
    APART,
    CAPITAL,
    CAVE,
    CITADEL,
    EXITS,
    FORK,
    HEX_OF,
    HEX_WRITTEN,
    KIND,
    KIND_NAMES,
    MOUNTAIN,
    OFF_BOARD,
    PALACE,
    PLACE_CODES,
    PLACE_NAMES,
    PLACES,
    PLAZA,
    RIVER,
    ROAD_KINDS,
    ROADS,
    ROYAL_OF,
    SETS,
    TAVERN,
    TILE_SUITS,
    TOWER,
    TRAILWAYS,
    UNDERGROUND,
    WOODS,
    first_tile,
    turned,
    turned_roads,
)


@pytest.mark.rule("JR-1.3")
def test_there_are_thirteen_hexes_one_for_each_royal_and_the_citadel():
    assert PLACE_NAMES[:HEXES] == ["citadel", "JC", "QC", "KC", "JS", "QS", "KS", "JH", "QH", "KH", "JD", "QD", "KD"]
    assert ROYAL_OF[CITADEL] == -1
    for place in range(1, HEXES):
        assert ROYAL_OF[place] == card_code(PLACE_NAMES[place])
        assert HEX_OF[ROYAL_OF[place]] == place
    assert sum(HEX_OF[card] >= 0 for card in range(CARDS)) == 12


@pytest.mark.rule("JR-1.3")
def test_there_are_twelve_rhombi_and_twelve_triangles_in_four_sets():
    road_tiles = list(range(HEXES, TILES))
    assert len([place for place in road_tiles if KIND[place] in TRAILWAYS]) == 12
    assert len([place for place in road_tiles if KIND[place] not in TRAILWAYS]) == 12
    for kind, name in enumerate(ROAD_KINDS, start=WOODS):
        tiles = [place for place in road_tiles if KIND[place] == kind]
        assert [PLACE_NAMES[place] for place in tiles] == [f"{name}{n}" for n in (1, 2, 3, 4)]
        assert tiles[0] == first_tile(name)
    assert SETS == 4
    assert ROAD_KINDS == ("woods", "mountain", "river", "fork", "tavern", "cave")


@pytest.mark.rule("JR-1.3")
def test_the_underground_lies_apart_from_the_map():
    assert (UNDERGROUND, OFF_BOARD, PLACES) == (37, 38, 39)
    assert PLACE_NAMES[UNDERGROUND:] == ["underground", "off-board"]
    assert KIND[UNDERGROUND] == KIND[OFF_BOARD] == APART


HEXES, TILES = 13, 37  # the classic ones come first


def test_every_place_has_a_name_and_a_kind_of_its_own():
    assert len(PLACE_CODES) == len(KIND) == len(ROYAL_OF) == PLACES
    assert [PLACE_CODES[name] for name in PLACE_NAMES] == list(range(PLACES))
    assert [KIND_NAMES[kind] for kind in (WOODS, MOUNTAIN, RIVER, FORK, TAVERN, CAVE)] == list(ROAD_KINDS)
    assert [KIND_NAMES[kind] for kind in (CAPITAL, PLAZA, PALACE, TOWER)] == ["capital", "plaza", "palace", "tower"]


@pytest.mark.rule("JR-1.5")
def test_kings_have_towers_queens_palaces_and_jacks_plazas():
    assert KIND[CITADEL] == CAPITAL
    for suit in "CSHD":
        assert [KIND[PLACE_CODES[letter + suit]] for letter in "KQJ"] == [TOWER, PALACE, PLAZA]


@pytest.mark.rule("JR-2.2")
def test_exits_as_printed():
    printed = {
        **{"KC": [0], "KS": [0, 1], "KH": [0, 2], "KD": [0, 3]},
        **{"QC": [0, 1, 2], "QS": [0, 1, 3], "QH": [0, 2, 3], "QD": [0, 2, 4]},
        **{"JC": [0, 1, 2, 3], "JS": [0, 1, 2, 4], "JH": [0, 1, 3, 4], "JD": [0, 1, 2, 3, 4]},
        "citadel": [0, 1, 2, 3, 4, 5],
    }
    assert {name: turned(edges, 0) for name, edges in EXITS.items()} == printed


@pytest.mark.rule("JR-2.2")
def test_the_hexes_are_all_road_patterns_up_to_rotation_each_once():
    def orbit(edges: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
        return frozenset(tuple(sorted((edge + turn) % 6 for edge in edges)) for turn in range(6))

    every = {orbit(edges) for size in range(1, 7) for edges in combinations(range(6), size)}
    ours = [orbit(tuple(turned(edges, 0))) for edges in EXITS.values()]
    assert len(ours) == len(set(ours)) == 13
    assert set(ours) == every


@pytest.mark.rule("JR-2.2")
def test_turning_a_hex_adds_to_its_exits():
    assert turned("023", 2) == [2, 4, 5]
    assert turned("0123", 5) == [0, 1, 2, 5]
    assert turned("0", 6) == [0]


@pytest.mark.rule("JR-2.3")
def test_the_trailways_are_the_three_matchings_of_four_edges():
    edges = [1, 2, 4, 5]  # those of a rhombus whose halves lie one above the other
    matchings = {
        tuple(sorted([pair, tuple(edge for edge in edges if edge not in pair)])) for pair in combinations(edges, 2)
    }
    ours = {tuple(sorted(tuple(road) for road in turned_roads(kind, 0))) for kind in ("river", "woods", "mountain")}
    assert ours == matchings


@pytest.mark.rule("JR-2.3")
@pytest.mark.parametrize(("kind", "apart"), [("river", 1), ("woods", 2), ("mountain", 3)])
def test_the_ends_of_a_trailway_are_60_120_or_180_degrees_apart(kind: str, apart: int):
    for rotation in range(6):
        for one, two in turned_roads(kind, rotation):
            assert min((one - two) % 6, (two - one) % 6) == apart


@pytest.mark.rule("JR-2.3")
@pytest.mark.parametrize("kind", ["river", "woods", "mountain"])
def test_a_trailway_has_three_orientations(kind: str):
    assert len({str(turned_roads(kind, rotation)) for rotation in range(6)}) == 3
    assert turned_roads(kind, 1) == turned_roads(kind, 4)


@pytest.mark.rule("JR-2.4")
def test_a_fork_joins_three_edges_a_tavern_two_and_a_cave_has_one_road():
    assert {kind: [len(road) for road in ROADS[kind]] for kind in ("fork", "tavern", "cave")} == {
        "fork": [3],
        "tavern": [2],
        "cave": [1],
    }
    assert turned_roads("fork", 0) == [[0, 2, 4]]
    assert turned_roads("fork", 1) == [[1, 3, 5]]


@pytest.mark.rule("JR-2.5")
def test_suits_printed_on_road_tiles():
    for kind in (WOODS, MOUNTAIN, RIVER):
        assert TILE_SUITS[kind] == CLUBS | SPADES | HEARTS
    assert TILE_SUITS[FORK] == SPADES | DIAMONDS
    assert TILE_SUITS[TAVERN] == HEARTS | DIAMONDS
    assert TILE_SUITS[CAVE] == CLUBS | DIAMONDS
    for kind in (CAPITAL, PLAZA, PALACE, TOWER, APART):
        assert TILE_SUITS[kind] == 0


def test_documents_write_hexes_with_their_suits():
    assert HEX_WRITTEN["Citadel"] == CITADEL
    assert [PLACE_NAMES[HEX_WRITTEN[written]] for written in ("K♣", "Q♠", "J♥", "K♦")] == ["KC", "QS", "JH", "KD"]
    assert sorted(HEX_WRITTEN.values()) == list(range(HEXES))
