"""How alike two boards are: equal after a rotation, and the pairs of neighbouring tiles that both have.

A *pair* is an edge that two tiles share. It is read in two ways:
- `kinds`: the names of the two tiles, hexes by name and road tiles by kind (`KD`, `woods`);
- `edges`: also by which edge each of them touches the other, counted from the tile's own rotation 0. Edges that a
  rotation of the tile brings onto each other, as those of a fork, count as one.
The share in common of two boards is the number of pairs that both have, over the mean number of pairs, each as often as
it occurs in both.
"""

from collections import Counter
from functools import cache
from itertools import combinations
from statistics import fmean
from typing import Any

from jackhouse.jackrabbits.building.construction import SIDES, Construction
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES, ROTATIONS, cells_of, roads_of
from jackhouse.jackrabbits.lattice import DIRECTIONS, corners, outline

Pair = tuple[tuple[str, int], tuple[str, int]]
Pairs = Counter[Pair]


def pairs(document: dict[str, Any], by_edges: bool) -> Pairs:
    """Returns the pairs of neighbours of a board."""
    site = Construction.of_document(document)
    numbers = {tile.cells[0]: number for number, tile in enumerate(site.tiles)}
    found: Pairs = Counter()
    for tile in site.tiles:
        for cell in tile.cells:
            for direction, step in SIDES[cell & 1]:
                other = site.owner.get(cell + step)
                if other is None or numbers[tile.cells[0]] >= numbers[other.cells[0]]:
                    continue
                mine = (PIECE_NAMES[tile.piece], _own_edge(tile.piece, tile.rotation, direction) if by_edges else 0)
                back = (direction + 3) % DIRECTIONS
                its = (PIECE_NAMES[other.piece], _own_edge(other.piece, other.rotation, back) if by_edges else 0)
                found[min(mine, its), max(mine, its)] += 1
    return found


@cache
def _own_edge(piece: int, rotation: int, direction: int) -> int:
    """Returns the edge of a tile in its own frame, the least of those that look the same."""
    look = _look(piece, rotation)
    turns = [turn for turn in range(DIRECTIONS) if _look(piece, turn % ROTATIONS[piece]) == look]
    return min((direction - turn) % DIRECTIONS for turn in turns)


def _look(piece: int, rotation: int) -> tuple[Any, ...]:
    return [edge for edge, _, _ in outline(cells_of(piece, rotation))], roads_of(piece, rotation)


def share_in_common(one: Pairs, other: Pairs) -> float:
    """Returns the share of the pairs of two boards that both have."""
    return 2 * (one & other).total() / (one.total() + other.total())


def mean_share(documents: list[dict[str, Any]], by_edges: bool) -> float:
    """Returns the mean share in common over all pairs of these boards."""
    found = [pairs(document, by_edges) for document in documents]
    return fmean(share_in_common(one, other) for one, other in combinations(found, 2))


def look(document: dict[str, Any]) -> frozenset[Any]:
    """Returns what is the same for two boards if one is the other, rotated round the Citadel."""
    tiles = [_tile(entry) for entry in Construction.of_document(document).document("")["tiles"]]
    home = next(sorted(points)[len(points) // 2] for name, points, _ in tiles if name == "Citadel")
    moved = [(name, [(a - home[0], b - home[1]) for a, b in points], roads) for name, points, roads in tiles]
    return frozenset([frozenset(_turned(moved, turns)) for turns in range(DIRECTIONS)])


def _tile(entry: dict[str, Any]) -> tuple[str, list[tuple[int, int]], list[list[int]]]:
    """Returns a tile's name, its corner points and its roads."""
    if "vertex" in entry:
        a, b = entry["vertex"]
        around = [(a, b - 1), (a + 1, b - 1), (a - 1, b), (a, b), (a + 1, b), (a - 1, b + 1), (a, b + 1)]
        return entry["tile"], around, [entry["exits"]]
    points = {corner for a, b, pointing in entry["cells"] for corner in corners((a, b, pointing))}
    return entry["tile"], sorted(points), entry["roads"]


def _turned(tiles: list[tuple[str, list[tuple[int, int]], list[list[int]]]], turns: int) -> list[Any]:
    """Returns the tiles turned clockwise by so many sixths round the point (0, 0)."""
    found: list[Any] = []
    for name, points, roads in tiles:
        for _ in range(turns):
            points = [(-b, a + b) for a, b in points]
        turned = [tuple(sorted((edge + turns) % DIRECTIONS for edge in road)) for road in roads]
        found.append((name, tuple(sorted(points)), tuple(sorted(turned))))
    return found
