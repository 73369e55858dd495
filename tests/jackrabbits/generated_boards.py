"""What each generated board must have (JR-3.2): the same checks for the tests and for soak.

A check takes a document, its board and the components in play. It returns what is wrong, or "".
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from jackhouse.jackrabbits.board import EDGES, INSIDE, Board
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.building.generator import open_road_limits
from jackhouse.jackrabbits.building.measures import distances
from jackhouse.jackrabbits.building.pieces import CAPITAL_PIECE, pieces_in_play
from jackhouse.jackrabbits.components import Components
from jackhouse.jackrabbits.lattice import DIRECTIONS, corners
from jackhouse.jackrabbits.tiles import CAVE, CITADEL
from tests.jackrabbits.lawful_order import first_problem

__all__ = ["CHECKS", "Check", "first_fault", "landmasses_of"]

Check = Callable[[dict[str, Any], Board, Components], str]

MOST_TRIANGLES = 4  # pairs side by side
MOST_LAKES, LARGEST_LAKE = 2, 4
LEAST_COMPACT = 20  # the square of the coast over the land; a hexagon: 6; a row of n hexes: 4 * (4n + 2)² / 24n


def all_tiles_in_a_lawful_order(document: dict[str, Any], board: Board, components: Components) -> str:
    return first_problem(document, [CAPITAL_PIECE, *pieces_in_play(components)])


def advice_followed(document: dict[str, Any], board: Board, components: Components) -> str:
    broken = Counter(one.code for one in Construction.of_document(document).advice())
    if set(broken) - {"triangles"} or broken["triangles"] > MOST_TRIANGLES:
        return f"advice {dict(broken)}"
    return ""


def neither_few_nor_many_open_roads(document: dict[str, Any], board: Board, components: Components) -> str:
    fewest, most = open_road_limits(len(board.tiles), board.landmasses)
    return "" if fewest <= len(board.open_ports) <= most else f"{len(board.open_ports)} open roads"


def two_thirds_of_the_royals_by_free_roads(document: dict[str, Any], board: Board, components: Components) -> str:
    reached = len(distances(board)) - 1  # without the Citadel
    return "" if 3 * reached >= 2 * len(components.royals) else f"{reached} royals by free roads"


def each_landmass_by_cave_or_boat(document: dict[str, Any], board: Board, components: Components) -> str:
    shores = [
        {board.water_of[port] for port in board.open_ports if board.landmass[port // EDGES] == land}
        for land in range(board.landmasses)
    ]
    home = board.landmass[CITADEL]
    with_cave = {board.landmass[cave] for cave in board.of_kind(CAVE) if board.free[cave * EDGES + INSIDE]}
    if home not in with_cave:
        return "no free cave on the landmass of the Citadel"
    for land, waters in enumerate(shores):
        if land != home and land not in with_cave and not waters & shores[home]:
            return f"landmass {land} cannot be reached"
    return ""


def compact(document: dict[str, Any], board: Board, components: Components) -> str:
    for places in landmasses_of(board):
        land = sum(len(board.cells[place]) for place in places)
        ports = [place * EDGES + edge for place in places for edge in range(DIRECTIONS)]
        coast = sum(board.water_of[port] >= 0 for port in ports)
        if coast * coast > LEAST_COMPACT * land:
            return f"{land} cells of land with {coast} edges of coast"
    return ""


def few_and_small_lakes(document: dict[str, Any], board: Board, components: Components) -> str:
    lakes = [len(cells) for cells in board.water_cells[1:]]
    return f"lakes {lakes}" if len(lakes) > MOST_LAKES or max(lakes, default=0) > LARGEST_LAKE else ""


def landmasses_apart(document: dict[str, Any], board: Board, components: Components) -> str:
    """Landmasses do not touch, even at a corner."""
    points = [
        {point for place in places for cell in board.cells[place] for point in corners(cell)}
        for places in landmasses_of(board)
    ]
    return "" if sum(map(len, points)) == len(set().union(*points)) else "landmasses touch at a corner"


CHECKS: list[Check] = [
    all_tiles_in_a_lawful_order,
    advice_followed,
    neither_few_nor_many_open_roads,
    two_thirds_of_the_royals_by_free_roads,
    each_landmass_by_cave_or_boat,
    compact,
    few_and_small_lakes,
    landmasses_apart,
]


def first_fault(document: dict[str, Any], board: Board, components: Components) -> str:
    """Returns what is wrong with a board, or ""."""
    return next(filter(None, (check(document, board, components) for check in CHECKS)), "")


def landmasses_of(board: Board) -> list[list[int]]:
    """Returns the tiles of each landmass."""
    return [[place for place in board.tiles if board.landmass[place] == land] for land in range(board.landmasses)]
