"""Board documents: a map as plain, untrusted data (JR-2.7)."""

from typing import Final

from jackhouse.jackrabbits.lattice import DIRECTIONS, DOWN, UP, Cell, hexagon, outline, region_size
from jackhouse.jackrabbits.tiles import (
    CITADEL,
    EXITS,
    HEX_WRITTEN,
    KIND,
    PLACE_NAMES,
    ROAD_KINDS,
    SETS,
    TRAILWAYS,
    first_tile,
    turned,
    turned_roads,
)
from jackhouse.kernel.reason import BadInput, Reason

FARTHEST: Final = 99  # lattice coordinates go no farther from the origin
LARGEST: Final = 4000  # cells of the parallelogram round a board: all are searched for water
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 1000


class BoardTile:
    """A tile of a board: its place, its cells, and its roads (of a hex: one list, its exits)."""

    def __init__(self, place: int, cells: list[Cell], roads: list[list[int]]) -> None:
        self.place: int = place
        self.cells: list[Cell] = cells
        self.roads: list[list[int]] = roads


class DocumentReader:
    """Reads and validates a board document, and keeps its normal form."""

    def __init__(self) -> None:
        self.name: str = ""
        self.document: dict[str, object] = {}
        self.laid: list[BoardTile] = []
        self._places: set[int] = set()
        self._land: set[Cell] = set()
        self._where: str = ""  # the part that is being read, for the refusal

    def refusal(self, problem: str, rule: str) -> BadInput:
        """Returns the error for the part that is being read."""
        return BadInput(Reason("bad-board", rule, {"board": self.name, "problem": problem, "detail": self._where}))

    def read(self, document: object) -> None:
        """JR-2.7: a name, the tiles in order, and perhaps the words that state the lattice."""
        fields = self._fields(document, ["name", "tiles"], ["lattice"])
        self.name = self._text(fields, "name", LONGEST_NAME)
        self.document["name"] = self.name
        if "lattice" in fields:
            self.document["lattice"] = self._text(fields, "lattice", LONGEST_TEXT)
        tiles: list[dict[str, object]] = []
        for number, entry in enumerate(self._items(fields["tiles"], "not-json", "JR-2.7")):
            self._where = f"tiles[{number}]"
            tiles.append(self._tile(entry))
        self.document["tiles"] = tiles
        self._where = ""
        if CITADEL not in self._places:
            raise self.refusal("no-citadel", "JR-3.2")
        if region_size(self._land) > LARGEST:
            raise self.refusal("too-far-apart", "JR-2.7")

    def _tile(self, entry: object) -> dict[str, object]:
        written = entry.get("tile") if isinstance(entry, dict) else None
        if not isinstance(written, str):
            raise self.refusal("not-json", "JR-2.7")
        if written in HEX_WRITTEN:
            return self._hex(written, self._fields(entry, ["tile", "vertex", "rotation", "exits"], []))
        if written in ROAD_KINDS:
            return self._road_tile(written, self._fields(entry, ["tile", "cells", "roads"], []))
        raise self.refusal("unknown-tile", "JR-1.3")

    def _hex(self, written: str, fields: dict[str, object]) -> dict[str, object]:
        """JR-2.2: round its vertex, with the exits of its pattern turned."""
        place = HEX_WRITTEN[written]
        vertex = self._items(fields["vertex"], "bad-cells", "JR-2.1")
        if len(vertex) != 2:
            raise self.refusal("bad-cells", "JR-2.1")
        a, b = self._coordinate(vertex[0]), self._coordinate(vertex[1])
        rotation = self._edge(fields["rotation"], "bad-exits", "JR-2.2")
        exits = self._edges(fields["exits"], "bad-exits", "JR-2.2")
        if exits != turned(EXITS[PLACE_NAMES[place]], rotation):
            raise self.refusal("bad-exits", "JR-2.2")
        self._lay(place, hexagon(a, b), [exits])
        return {"tile": written, "vertex": [a, b], "rotation": rotation, "exits": list(exits)}

    def _road_tile(self, kind: str, fields: dict[str, object]) -> dict[str, object]:
        """JR-2.3, JR-2.4: on its one or two cells, with the roads of its kind in one of their orientations."""
        place = first_tile(kind)
        while place in self._places and place < first_tile(kind) + SETS - 1:
            place += 1
        rule = "JR-2.3" if KIND[place] in TRAILWAYS else "JR-2.4"
        given = self._items(fields["cells"], "bad-cells", rule)
        if len(given) != (2 if rule == "JR-2.3" else 1):
            raise self.refusal("bad-cells", rule)
        cells = sorted([self._cell(cell) for cell in given])
        shape = [direction for direction, _, _ in outline(cells)]
        if len(set(cells)) != len(cells) or len(shape) != 2 + len(cells):  # two cells must share an edge
            raise self.refusal("bad-cells", rule)
        joins = self._items(fields["roads"], "bad-roads", rule)
        roads = sorted([self._edges(road, "bad-roads", rule) for road in joins])
        orientations = [turned_roads(kind, rotation) for rotation in range(DIRECTIONS)]
        if roads not in orientations or any(edge not in shape for road in roads for edge in road):
            raise self.refusal("bad-roads", rule)
        self._lay(place, cells, roads)
        return {"tile": kind, "cells": [list(cell) for cell in cells], "roads": [list(road) for road in roads]}

    def _lay(self, place: int, cells: list[Cell], roads: list[list[int]]) -> None:
        """JR-1.3: each tile once. JR-2.1: no overlap."""
        if place in self._places:
            raise self.refusal("duplicate-tile", "JR-1.3")
        if not self._land.isdisjoint(cells):
            raise self.refusal("overlap", "JR-2.1")
        self._places.add(place)
        self._land.update(cells)
        self.laid.append(BoardTile(place, cells, roads))

    def _fields(self, value: object, needed: list[str], optional: list[str]) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.refusal("not-json", "JR-2.7")
        for key in value:
            if not isinstance(key, str) or key not in needed + optional:
                raise self.refusal("unknown-key", "JR-2.7")
        for key in needed:
            if key not in value:
                raise self.refusal("missing-key", "JR-2.7")
        return value

    def _text(self, fields: dict[str, object], key: str, longest: int) -> str:
        text = fields[key]
        if not isinstance(text, str) or not text.strip() or len(text) > longest or not text.isprintable():
            self._where = key
            raise self.refusal("bad-text", "JR-2.7")
        return text

    def _items(self, value: object, problem: str, rule: str) -> list[object]:
        if not isinstance(value, list):
            raise self.refusal(problem, rule)
        return value

    def _edges(self, value: object, problem: str, rule: str) -> list[int]:
        return sorted([self._edge(edge, problem, rule) for edge in self._items(value, problem, rule)])

    def _edge(self, value: object, problem: str, rule: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < DIRECTIONS:
            raise self.refusal(problem, rule)
        return value

    def _cell(self, value: object) -> Cell:
        cell = self._items(value, "bad-cells", "JR-2.1")
        if len(cell) == 3:
            pointing = cell[2]
            if isinstance(pointing, str) and pointing in (DOWN, UP):
                return self._coordinate(cell[0]), self._coordinate(cell[1]), pointing
        raise self.refusal("bad-cells", "JR-2.1")

    def _coordinate(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > FARTHEST:
            raise self.refusal("bad-cells", "JR-2.1")
        return value
