"""A board: tiles on the lattice, with roads, waters and landmasses (JR-2.1 to JR-2.7), computed once.

Everything is a list indexed by place, or by *port*: place * 8 + edge. A port is an edge of a tile seen from inside;
a rabbit leaves by a port and enters by a port of the next tile. The way up out of a cave has the edge `INSIDE`.
"""

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from jackhouse.jackrabbits.building.board_code import decode, looks_like_code
from jackhouse.jackrabbits.collection import COLLECTION
from jackhouse.jackrabbits.document import LONGEST_NAME, BoardTile, DocumentReader
from jackhouse.jackrabbits.lattice import (
    DIRECTIONS,
    Cell,
    opposite,
    outline,
    region,
    take_connected,
)
from jackhouse.jackrabbits.read_only import read_only
from jackhouse.jackrabbits.tiles import (
    CAVE,
    FORK,
    IS_HEX,
    KIND,
    PLACE_NAMES,
    PLACES,
    TRAILWAYS,
)
from jackhouse.kernel.reason import BadInput, Reason

EDGES: Final = 8  # a port is place * EDGES + edge
INSIDE: Final = 6  # the "edge" of a cave by which a rabbit comes up
PASSED: Final = 7  # in the memory of a journey: the hex has been passed and may not be entered again
PORTS: Final = PLACES * EDGES
PORT_NAMES: Final[list[str]] = [f"{PLACE_NAMES[port // EDGES]}:{port % EDGES}" for port in range(PORTS)]

# Board.across
WATER: Final = -1
NO_EDGE: Final = -2
# Board.onward
NO_ROAD: Final = -1
ENDS_FORK: Final = -2
ENDS_MOUTH: Final = -3
ENDS_HEX: Final = -4
# Board.leads
BRINK: Final = -1
DEAD: Final = -2

BOARDS: Final = resources.files("jackhouse.jackrabbits").joinpath("boards")


class Board:
    """A map. It does not change during a game, and all states share it."""

    def __init__(self, name: str, document: dict[str, object], laid: list[BoardTile]) -> None:
        self.name: str = name
        self.built_in: bool = False  # whether its name identifies it
        self.document = read_only(document)  # the same object in every view
        self.tiles: list[int] = [tile.place for tile in laid]
        self.cells: dict[int, list[Cell]] = {tile.place: tile.cells for tile in laid}
        self.present: list[bool] = [place in self.tiles for place in range(PLACES)]
        self.hexes: list[int] = [place for place in range(PLACES) if self.present[place] and IS_HEX[place]]

        # How tiles touch, by port: the port on the other side, or WATER, or NO_EDGE.
        self.across: list[int] = [NO_EDGE] * PORTS
        # Water bodies: 0 is the sea, then the lakes in reading order; by port the body it faces or -1; by place all.
        self.waters: int = 0
        self.water_cells: list[list[Cell]] = []  # of each lake; empty for the sea, which has no end
        self.water_of: list[int] = [-1] * PORTS
        self.waters_at: list[list[int]] = [[] for _ in range(PLACES)]
        self._lay(laid)

        self.landmasses: int = 0
        self.landmass: list[int] = [-1] * PLACES
        self._part_lands()

        # Roads, by port of entry: the edge by which the road goes on, or ENDS_..., or NO_ROAD.
        self.onward: list[int] = [NO_ROAD] * PORTS
        self.other_road: list[list[int]] = [[] for _ in range(PORTS)]
        self.exits: list[list[int]] = [[] for _ in range(PLACES)]
        self._draw_roads(laid)

        # By port of leaving: the port of entry to which the road leads, or BRINK, or DEAD.
        self.leads: list[int] = [DEAD] * PORTS
        self.open_ports: list[int] = []
        self.dead_ends: list[int] = []
        self._join_roads()

        # By port of entry: the ports by which a rabbit may leave for free, the ports of entry that it reaches so,
        # and whether an end is among them.
        self.ports_out: list[list[int]] = [self._ports_out(port) for port in range(PORTS)]
        self.is_end: list[bool] = [self._is_end(port) for port in range(PORTS)]
        self.reach: list[list[int]] = [self._reach(port) for port in range(PORTS)]
        self.free: list[bool] = [self.is_end[port] or self._meets_end(self.reach[port]) for port in range(PORTS)]

    @staticmethod
    def from_document(document: object) -> "Board":
        """Returns the board of a document (JR-2.7); `BadInput` says what is wrong with it."""
        reader = DocumentReader()
        board = Board._read(reader, document)
        for cave in board.of_kind(CAVE):
            if board.free[cave * EDGES + INSIDE]:
                return board
        raise reader.refusal("no-free-cave", "JR-4.5")  # else no rabbit could come up from Underground

    @staticmethod
    def unfinished(document: object) -> "Board":
        """Returns the board of a document that may lack a cave with a free end, such as a map that is being built."""
        return Board._read(DocumentReader(), document)

    @staticmethod
    def _read(reader: DocumentReader, document: object) -> "Board":
        reader.read(document)
        return Board(reader.name, reader.document, reader.laid)

    def written(self) -> object:
        """Returns a copy of the board's document, which may be changed."""
        return _copied(self.document)

    def of_kind(self, kind: int) -> list[int]:
        """Returns the tiles of that kind on this board, in place order."""
        return [place for place in range(PLACES) if self.present[place] and KIND[place] == kind]

    # ---- construction ------------------------------------------------------------------------------------------

    def _lay(self, laid: list[BoardTile]) -> None:
        """JR-2.1: what lies across each edge. JR-2.6: cells without a tile are water; the outer body is the sea."""
        owner: dict[Cell, int] = {cell: tile.place for tile in laid for cell in tile.cells}
        land = set(owner)
        cells = [cell for cell in region(land) if cell not in land]
        water = set(cells)
        body: dict[Cell, int] = {}
        for cell in cells:  # the first is on the rim, so that the sea is body 0
            if cell in water:
                pool = take_connected(cell, water)
                for wet in pool:
                    body[wet] = self.waters
                self.water_cells.append(sorted(pool) if self.waters else [])
                self.waters += 1
        for tile in laid:
            for direction, _, beyond in outline(tile.cells):
                port = tile.place * EDGES + direction
                if beyond in owner:
                    self.across[port] = owner[beyond] * EDGES + opposite(direction)
                else:
                    self.across[port] = WATER
                    self.water_of[port] = body[beyond]
            touched = self.water_of[tile.place * EDGES : tile.place * EDGES + DIRECTIONS]
            self.waters_at[tile.place] = sorted(set(touched) - {-1})

    def _part_lands(self) -> None:
        """JR-2.6: a landmass is a set of tiles connected edge to edge."""
        for start in self.tiles:
            if self.landmass[start] >= 0:
                continue
            self.landmass[start] = self.landmasses
            ashore = [start]
            for place in ashore:  # the loop appends to this list
                for port in range(place * EDGES, place * EDGES + DIRECTIONS):
                    beyond = self.across[port] // EDGES
                    if self.across[port] >= 0 and self.landmass[beyond] < 0:
                        self.landmass[beyond] = self.landmasses
                        ashore.append(beyond)
            self.landmasses += 1

    def _draw_roads(self, laid: list[BoardTile]) -> None:
        """JR-2.2 to JR-2.4: where the roads of each tile go."""
        for tile in laid:
            base = tile.place * EDGES
            kind = KIND[tile.place]
            for road in tile.roads:
                for edge in road:
                    if IS_HEX[tile.place]:
                        self.onward[base + edge] = ENDS_HEX
                    elif kind == FORK:
                        self.onward[base + edge] = ENDS_FORK
                    elif kind == CAVE:
                        self.onward[base + edge] = ENDS_MOUTH
                        self.onward[base + INSIDE] = edge
                    else:
                        self.onward[base + edge] = road[1] if edge == road[0] else road[0]
            if IS_HEX[tile.place]:
                self.exits[tile.place] = tile.roads[0]
            elif kind in TRAILWAYS:
                for this, other in ((0, 1), (1, 0)):
                    for edge in tile.roads[this]:
                        self.other_road[base + edge] = tile.roads[other]

    def _join_roads(self) -> None:
        """JR-2.6: a road that faces water is open; one that faces a tile edge without a road is a dead end."""
        for place in self.tiles:
            for port in range(place * EDGES, place * EDGES + DIRECTIONS):
                if self.onward[port] == NO_ROAD:
                    continue
                beyond = self.across[port]
                if beyond == WATER:
                    self.leads[port] = BRINK
                    self.open_ports.append(port)
                elif self.onward[beyond] == NO_ROAD:
                    self.dead_ends.append(port)
                else:
                    self.leads[port] = beyond

    def _ports_out(self, port: int) -> list[int]:
        base = port - port % EDGES
        edge = self.onward[port]
        if edge >= 0:
            return [base + edge]
        if edge == ENDS_FORK:
            return [out for out in range(base, base + DIRECTIONS) if out != port and self.onward[out] == ENDS_FORK]
        return []

    def _is_end(self, port: int) -> bool:
        """Whether a journey may end here: on a hex, down this cave, or over the brink ahead (JR-4.5)."""
        if self.onward[port] in (ENDS_HEX, ENDS_MOUTH):
            return True
        return BRINK in [self.leads[out] for out in self.ports_out[port]]

    def _reach(self, port: int) -> list[int]:
        reached: list[int] = []
        for out in self.ports_out[port]:
            if self.leads[out] >= 0 and self.leads[out] not in reached:
                reached.append(self.leads[out])
        for entry in reached:  # the loop appends to this list
            for out in self.ports_out[entry]:
                if self.leads[out] >= 0 and self.leads[out] not in reached:
                    reached.append(self.leads[out])
        return reached

    def _meets_end(self, ports: list[int]) -> bool:
        return any(self.is_end[port] for port in ports)

    # ---- queries -----------------------------------------------------------------------------------------------

    def free_end(self, port: int, visited: list[int], barred: list[int]) -> bool:
        """Whether a free end follows for a rabbit that entered here (JR-4.5).

        It may enter neither the ports visited nor any barred tile.
        """
        if not self.free[port]:
            return False
        if barred:
            return self._free_end_past(port, visited, barred)
        for seen in visited:
            if seen != port and seen in self.reach[port]:
                return self._free_end_past(port, visited, barred)
        return True  # nothing ahead is barred

    def _free_end_past(self, port: int, visited: list[int], barred: list[int]) -> bool:
        reached = [port]
        for entry in reached:  # the loop appends to this list
            if self.is_end[entry]:
                return True
            for out in self.ports_out[entry]:
                beyond = self.leads[out]
                if beyond < 0 or beyond in reached or beyond in visited or beyond // EDGES in barred:
                    continue
                reached.append(beyond)
        return False

    def ends(self, place: int, direction: int) -> list[str]:
        """Returns the ends of the free roads from that exit of a hex: hexes, `cave`, `off-board`; sorted."""
        start = self.leads[place * EDGES + direction]
        if start < 0:
            return ["off-board"] if start == BRINK else []
        found: set[str] = set()
        for entry in [start, *self.reach[start]]:
            if self.onward[entry] == ENDS_HEX:
                found.add(PLACE_NAMES[entry // EDGES])
            elif self.onward[entry] == ENDS_MOUTH:
                found.add("cave")
            elif self.is_end[entry]:
                found.add("off-board")
        return sorted(found)

    def roads(self) -> dict[str, dict[str, list[str]]]:
        """Returns the ends of the free roads from every exit of every hex."""
        return {
            PLACE_NAMES[place]: {str(direction): self.ends(place, direction) for direction in self.exits[place]}
            for place in self.hexes
        }

    def summary(self) -> dict[str, object]:
        """Returns the figures of the board; `lakes` are sizes in cells."""
        return {
            "tiles": len(self.tiles),
            "hexes": len(self.hexes),
            "open_roads": len(self.open_ports),
            "dead_ends": len(self.dead_ends),
            "landmasses": self.landmasses,
            "lakes": [len(cells) for cells in self.water_cells[1:]],
        }


def _copied(value: object) -> object:
    """Returns a copy of plain data; `copy.deepcopy` takes ten times as long."""
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value


_built_in: Final[dict[str, Board]] = {}  # by name; all stay, since other caches hold them too
_loaded: Final[dict[str, Board]] = {}  # by the text of the document, or by code
_MOST_LOADED: Final = 64
_seen: Final[list[tuple[object, Board]]] = []  # documents of views, the newest first
_MOST_SEEN: Final = 8


def built_in_boards() -> list[str]:
    """Returns the names of the built-in boards: the sample, the collection, then those of fewer suits."""
    names = sorted([file.name[:-5] for file in BOARDS.iterdir() if file.name.endswith(".json")])
    first = ["sample", *COLLECTION]
    return first + [name for name in names if name not in first]


def load_board(board: object) -> Board:
    """Returns the built-in board of that name, or the board of a code or document; `BadInput` if there is none.

    The same name gives the same object, and so does the same document as long as not too many others came after it. A
    code gives the same object as its document, even if it is the code of a built-in board: codes do not hold names.
    """
    if isinstance(board, str):
        board = board.strip()  # it may have been pasted
    key = board if isinstance(board, str) else _text_of(board)
    if key in _loaded:
        return _loaded[key]
    if isinstance(board, str) and (board in _built_in or board in built_in_boards()):
        return _load_built_in(board)
    loaded = _load_code(board) if isinstance(board, str) else Board.from_document(board)
    if key:
        if len(_loaded) >= _MOST_LOADED:
            del _loaded[next(iter(_loaded))]
        _loaded[key] = loaded
    return loaded


def board_seen(document: Mapping[str, Any]) -> Board:
    """Returns the board of a view's document. One that equals a document seen lately is not read again.

    Mostly it is the document of the board itself, which is compared at once.
    """
    for seen, board in _seen:
        if seen == document:
            return board
    board = load_board(document)
    if board.document == document:  # else it is not in the normal form, which views have
        _seen.insert(0, (board.document, board))
        del _seen[_MOST_SEEN:]
    return board


def _load_built_in(name: str) -> Board:
    if name not in _built_in:
        board = Board.from_document(json.loads(BOARDS.joinpath(name + ".json").read_text("utf-8")))
        board.built_in = True
        _built_in[name] = board
    return _built_in[name]


def _load_code(code: str) -> Board:
    if looks_like_code(code):
        return load_board(decode(code))
    # The name that was typed must be fit to send back.
    shown = code[:LONGEST_NAME].encode("utf-8", "replace").decode("utf-8")
    raise BadInput(Reason("unknown-board", "JR-3.2", {"board": shown, "known": built_in_boards()}))


def _text_of(document: object) -> str:
    """Returns a document as JSON text; "" if it is not plain JSON data."""
    try:
        text = json.dumps(document, sort_keys=True)
        return text if json.loads(text) == document else ""
    except (TypeError, ValueError, RecursionError):
        return ""
