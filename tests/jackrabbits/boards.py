"""Small board documents for tests: each tile is written as in `boards/sample.json`.

The Citadel lies at (0, 0). The cells beyond its exits 0 to 5 are (0,-2,U) (1,-1,D) (0,0,U) (-1,1,D) (-2,0,U) (-1,-1,D).
"""

import copy
import json
import random
from importlib import resources
from typing import Any

from jackhouse.jackrabbits.board import load_board
from jackhouse.kernel.reason import BadInput

Document = dict[str, Any]


def sample_document() -> Document:
    file = resources.files("jackhouse.jackrabbits") / "boards" / "sample.json"
    document: Document = json.loads(file.read_text("utf-8"))
    return document


def document(*tiles: Document, name: str = "test") -> Document:
    return {"name": name, "tiles": copy.deepcopy(list(tiles))}


def hexagon(tile: str, a: int, b: int, rotation: int, exits: list[int]) -> Document:
    return {"tile": tile, "vertex": [a, b], "rotation": rotation, "exits": exits}


def triangle(tile: str, a: int, b: int, pointing: str, *road: int) -> Document:
    return {"tile": tile, "cells": [[a, b, pointing]], "roads": [list(road)]}


def rhombus(tile: str, cells: list[list[object]], *roads: list[int]) -> Document:
    return {"tile": tile, "cells": cells, "roads": list(roads)}


CITADEL = hexagon("Citadel", 0, 0, 0, [0, 1, 2, 3, 4, 5])
CAVE = triangle("cave", 0, -2, "U", 3)  # north of the Citadel, its road leads there


def tiny() -> Document:
    """The smallest board: the Citadel, and a cave at its exit 0."""
    return document(CITADEL, CAVE)


def walled() -> Document:
    """The Citadel's exit 3 meets the wall of a tavern."""
    return document(CITADEL, CAVE, triangle("tavern", -1, 1, "D", 2, 4))


def crossing() -> Document:
    """A fork at exit 3, with K♣ to its south-west and the sea to its south-east."""
    fork = triangle("fork", -1, 1, "D", 0, 2, 4)
    return document(CITADEL, CAVE, fork, hexagon("K♣", -2, 2, 1, [1]))


def whirl() -> Document:
    """Three rivers round a vertex: their inner roads are a circle that nobody can leave without a transfer."""
    return document(
        CITADEL,
        CAVE,
        rhombus("river", [[9, -1, "D"], [9, -1, "U"]], [3, 4], [0, 1]),
        rhombus("river", [[9, 0, "D"], [8, 0, "U"]], [2, 3], [0, 5]),
        rhombus("river", [[8, -1, "U"], [8, 0, "D"]], [1, 2], [4, 5]),
    )


def roundabout() -> Document:
    """Four taverns and two forks in a circle: fork1 leads to the Citadel, fork2 meets the wall of a cave."""
    return document(
        CITADEL,
        triangle("fork", 0, -2, "U", 1, 3, 5),
        triangle("tavern", 0, -2, "D", 0, 2),
        triangle("tavern", 0, -3, "U", 1, 3),
        triangle("fork", 1, -3, "D", 0, 2, 4),
        triangle("tavern", 1, -3, "U", 3, 5),
        triangle("tavern", 1, -2, "D", 0, 4),
        triangle("cave", 1, -4, "U", 1),
    )


def two_lakes() -> Document:
    """Four hexes that touch at corners only, and so enclose two lakes of one cell: all lie at the sea too."""
    return document(
        CITADEL,
        triangle("cave", -1, -1, "D", 2),
        hexagon("K♦", 2, -2, 0, [0, 3]),
        hexagon("K♠", 2, 0, 0, [0, 1]),
        hexagon("K♥", 0, 2, 0, [0, 2]),
    )


RHOMBUS_EDGES = {"woods": [[1, 5], [2, 4]], "mountain": [[1, 4], [2, 5]], "river": [[1, 2], [4, 5]]}


def jumbled(seed: int) -> Document:
    """The sample with hexes turned, road tiles swapped and turned, and some tiles gone: dead ends, loops, lakes."""
    dice = random.Random(seed)
    kept = dice.choice([1.0, 0.9, 0.6])
    tiles = [tile for tile in sample_document()["tiles"] if tile["tile"] == "Citadel" or dice.random() < kept]
    for size in (1, 2):
        same_shape = [tile for tile in tiles if len(tile.get("cells", [])) == size]
        kinds = [tile["tile"] for tile in same_shape]
        dice.shuffle(kinds)
        for tile, kind in zip(same_shape, kinds, strict=True):
            tile["tile"] = kind
            if size == 1:
                edges = [0, 2, 4] if tile["cells"][0][2] == "D" else [1, 3, 5]
                tile["roads"] = [sorted(dice.sample(edges, {"cave": 1, "tavern": 2, "fork": 3}[kind]))]
            else:
                present = {edge for road in tile["roads"] for edge in road}
                turn = next(turn for turn in range(3) if not present & {turn, turn + 3})
                tile["roads"] = [[(edge + turn) % 6 for edge in road] for road in RHOMBUS_EDGES[kind]]
    for tile in tiles:
        if "vertex" in tile:
            turn = dice.randrange(6)
            tile["rotation"] = (tile["rotation"] + turn) % 6
            tile["exits"] = [(edge + turn) % 6 for edge in tile["exits"]]
    return document(*tiles, name="jumbled")


def jumbled_boards(number: int) -> list[Document]:
    """Returns so many boards with many dead ends and loops. Boards without a way up from Underground are invalid."""
    found: list[Document] = []
    seed = 0
    while len(found) < number:
        document = jumbled(seed)
        seed += 1
        try:
            load_board(document)
        except BadInput:
            continue
        found.append(document)
    return found
