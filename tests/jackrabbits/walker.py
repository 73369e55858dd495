"""An independent search of free roads: it follows them on a board document, with nothing precomputed."""

from collections.abc import Collection

from jackhouse.jackrabbits.lattice import Cell, hexagon, opposite, outline
from jackhouse.jackrabbits.state import RabbitState
from tests.helpers import told
from tests.jackrabbits.boards import Document

Way = tuple[tuple[str, ...], str]  # tiles with the edges by which they were entered, and the end


class Walker:
    """JR-4.5 as a plain search: do not turn back, enter no tile twice by one edge, stop where a journey may end."""

    def __init__(self, document: Document, barred: Collection[str] = ()) -> None:
        self.barred = barred  # tiles that nobody may enter
        self.kinds: dict[str, str] = {}
        self.cells: dict[str, list[Cell]] = {}
        self.roads: dict[str, list[list[int]]] = {}
        for tile in document["tiles"]:
            kind = tile["tile"]
            if "vertex" in tile:
                name = kind.lower() if kind == "Citadel" else kind[0] + "CSHD"["♣♠♥♦".index(kind[1])]
                self.cells[name], self.roads[name] = hexagon(*tile["vertex"]), [tile["exits"]]
            else:
                name = f"{kind}{1 + list(self.kinds.values()).count(kind)}"
                self.cells[name], self.roads[name] = [(a, b, up) for a, b, up in tile["cells"]], tile["roads"]
            self.kinds[name] = "hex" if "vertex" in tile else kind
        self.owner = {cell: name for name, cells in self.cells.items() for cell in cells}

    def beyond(self, name: str, edge: int) -> tuple[str, int] | None:
        """Returns the tile across an edge and its edge of entry; None for water."""
        for direction, _, cell in outline(self.cells[name]):
            if direction == edge and cell in self.owner:
                return self.owner[cell], opposite(edge)
        return None

    def ways_out(self, name: str, edge: int) -> list[int] | None:
        """Returns the edges by which a road entered here goes on; None if there is no road."""
        for road in self.roads[name]:
            if edge in road:
                return [other for other in road if other != edge]
        return None

    def ways(self, hexagon: str) -> set[Way]:
        """Returns every free journey from a hex."""
        found: set[Way] = set()
        for edge in self.roads[hexagon][0]:
            self._leave(hexagon, edge, (), found)
        return found

    def _leave(self, name: str, edge: int, path: tuple[str, ...], found: set[Way]) -> None:
        ahead = self.beyond(name, edge)
        if ahead is None:
            found.add((path, "off-board"))
            return
        step = f"{ahead[0]}:{ahead[1]}"
        ways = self.ways_out(*ahead)
        if ways is None or step in path or ahead[0] in self.barred:
            return
        path = (*path, step)
        if self.kinds[ahead[0]] == "hex":
            found.add((path, ahead[0]))
        elif self.kinds[ahead[0]] == "cave":
            found.add((path, "underground"))
        else:
            for way in ways:
                self._leave(ahead[0], way, path, found)


def journeys(state: RabbitState) -> set[Way]:
    """Returns every journey that the game allows the active rabbit, from its public events."""
    found: set[Way] = set()
    for action in state.legal(state.turn):
        if str(action) == "stay":
            continue
        after = state.clone()
        events = after.play(after.turn, action)
        arrived = told(events, "arrived")
        if not arrived:
            found |= journeys(after)
            continue
        path = [step for way in told(events, "travelled") for step in way["path"]]
        found.add((tuple(path), arrived[0]["to"]))
    return found
