"""The figures of a board: how far the royals are, and what the map does not follow of the advice (JR-3.2)."""

from collections import Counter
from typing import Any, Final

from jackhouse.jackrabbits.board import EDGES, ENDS_HEX, INSIDE, Board
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.tiles import CAVE, CITADEL, PLACE_NAMES

__all__ = ["Distance", "distances", "measures"]

Distance = tuple[int, int]
"""Journeys from hex to hex, and road tiles crossed in them."""

_FAR: Final = (1 << 20, 0)


def distances(board: Board) -> dict[int, Distance]:
    """Returns how far each hex is from the Citadel over free roads, the fewest journeys first (JR-4.4).

    Other hexes are missing; the Citadel is at (0, 0).
    """
    found: dict[int, Distance] = {CITADEL: (0, 0)}
    newest = [CITADEL]
    while newest:
        reached: dict[int, Distance] = {}
        for place in newest:
            journeys, tiles = found[place]
            for other, crossed in _one_journey(board, _exits(board, place)).items():
                if other not in found:
                    reached[other] = min(reached.get(other, _FAR), (journeys + 1, tiles + crossed))
        found.update(reached)
        newest = sorted(reached)
    return found


def _from_caves(board: Board) -> set[int]:
    """Returns the hexes that free roads reach from a cave, for whoever comes up out of it (JR-6.5)."""
    ahead = list(_one_journey(board, [cave * EDGES + INSIDE for cave in board.of_kind(CAVE)]))
    found = set(ahead)
    for place in ahead:  # grows while it is read
        for other in _one_journey(board, _exits(board, place)):
            if other not in found:
                found.add(other)
                ahead.append(other)
    return found


def _exits(board: Board, place: int) -> list[int]:
    """Returns the ports of entry to which the roads of a hex lead, and negative numbers."""
    return [board.leads[place * EDGES + edge] for edge in board.exits[place]]


def _one_journey(board: Board, entered: list[int]) -> dict[int, int]:
    """Returns the hexes that free roads reach from these ports, each with the fewest road tiles on the way."""
    crossed: dict[int, int] = {port: 0 for port in entered if port >= 0}
    ahead = list(crossed)
    found: dict[int, int] = {}
    for port in ahead:  # grows while it is read, nearest first
        if board.onward[port] == ENDS_HEX:
            found.setdefault(port // EDGES, crossed[port])
        for out in board.ports_out[port]:
            beyond = board.leads[out]
            if beyond >= 0 and beyond not in crossed:
                crossed[beyond] = crossed[port] + 1
                ahead.append(beyond)
    return found


def measures(board: Board) -> dict[str, Any]:
    """Returns the figures of a board as plain data.

    `distances`: by the hex of each royal, the fewest journeys from the Citadel over free roads and the road tiles
    crossed in them; None if they do not lead there. `royals_by_cave` are those of the others that one reaches free of
    charge all the same, over the Underground. `caves`: of each landmass, that of the Citadel first.
    `lakes`: their sizes in cells.
    `advice`: how often each advice of building is not followed, by its code.
    """
    reached, up = distances(board), _from_caves(board)
    royals = [place for place in board.hexes if place != CITADEL]
    caves = [0] * board.landmasses
    for cave in board.of_kind(CAVE):
        caves[board.landmass[cave]] += 1
    home = caves.pop(board.landmass[CITADEL])
    document: Any = board.written()
    site = Construction.of_document(document)
    return {
        "distances": {
            PLACE_NAMES[place]: dict(zip(("journeys", "road_tiles"), reached[place])) if place in reached else None
            for place in royals
        },
        "royals_free": sum([place in reached for place in royals]),
        "royals_by_cave": sum([place not in reached and place in up for place in royals]),
        "royals_by_transfer": sum([place not in reached and place not in up for place in royals]),
        "open_roads": len(board.open_ports),
        "landmasses": board.landmasses,
        "caves": [home, *sorted(caves, reverse=True)],
        "lakes": [len(cells) for cells in board.water_cells[1:]],
        "advice": dict(sorted(Counter([advice.code for advice in site.advice()]).items())),
    }
