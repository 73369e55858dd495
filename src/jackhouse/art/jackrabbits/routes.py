"""Journeys on the map: the ports that a rabbit went through as one walk (JR-4.4, JR-6).

A port is written as in events and views: `fork1:0`, the tile and the edge by which the rabbit came onto it (6: up out
of a cave's mouth, or into a hex from a ride).
"""

from collections.abc import Sequence
from itertools import pairwise

from jackhouse.art.curves import Trail, cut, line, path_data, reverse
from jackhouse.art.jackrabbits.geometry import Chart
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.jackrabbits.board import BRINK, EDGES, ENDS_FORK, INSIDE, WATER, Board
from jackhouse.jackrabbits.tiles import HEXES, OFF_BOARD, PLACE_CODES, PLACE_NAMES

__all__ = ["parse_port", "port_name", "route", "walk"]


def parse_port(text: str) -> int:
    """`fork1:0` as a port; KeyError or ValueError if it is none."""
    place, _, edge = text.partition(":")
    return PLACE_CODES[place] * EDGES + int(edge)


def port_name(port: int) -> str:
    return f"{PLACE_NAMES[port // EDGES]}:{port % EDGES}"


def route(board: Board, start: str, ports: Sequence[str], end: str = "") -> str:
    """The path (`d`) of a journey from `start` through these ports, as the event `travelled` names them.

    `start` is a place, or the port by which the rabbit came to the road tile where it stood: what it then leaves by is
    seen from the first port. Where it did not walk (a ride, a boat, a flight, a burrow), the path leaps. `end` may say
    that the journey went on `off-board` or `underground` from the last tile.
    """
    return path_data(walk(board, start, ports, end))


def walk(board: Board, start: str, ports: Sequence[str], end: str = "") -> Trail:
    """The same as curves."""
    layout = layout_of(board)
    way = [parse_port(port) for port in ports]
    if not way:
        return _over_the_brink(layout, start) if end == PLACE_NAMES[OFF_BOARD] else []
    trail = _setting_out(layout, start, way[0])
    for here, there in pairwise(way):
        trail += _crossing(layout.chart, here, board.across[there])
    if end == PLACE_NAMES[OFF_BOARD]:
        return trail + _over_the_brink(layout, port_name(way[-1]))
    return trail + _coming_in(layout.chart, way[-1])


def _setting_out(layout: Layout, start: str, first: int) -> Trail:
    """From where the rabbit stood to the edge of the first tile, if it walked there."""
    chart = layout.chart
    place = PLACE_CODES[start.partition(":")[0]] if start else -1
    if first % EDGES == INSIDE:
        return []
    out = chart.board.across[first]
    if out == WATER:  # it came by boat
        return line(layout.brink(first), chart.middles[first])
    if out // EDGES != place:
        return []
    if place < HEXES:
        return chart.exit(out)
    return _leaving(chart, parse_port(start), out) if ":" in start else reverse(chart.halfway(out))


def _leaving(chart: Chart, entry: int, out: int) -> Trail:
    """From where the rabbit stopped on a road tile to the edge by which it leaves, perhaps by the other road."""
    board, place = chart.board, entry // EDGES
    if board.onward[entry] == ENDS_FORK:
        return line(chart.centre(place), chart.middles[out])
    if board.onward[entry] == out % EDGES:
        crossing = chart.across(place, entry % EDGES, out % EDGES)
        return crossing if entry % EDGES == INSIDE else cut(crossing, chart.share(entry))[1]
    return line(chart.halt(entry), chart.halt(out)) + reverse(chart.halfway(out))  # JR-6.1


def _crossing(chart: Chart, entry: int, out: int) -> Trail:
    """Over a road tile from edge to edge."""
    place = entry // EDGES
    if out // EDGES != place:
        return chart.halfway(entry)
    if out in chart.board.ways[entry]:
        return chart.across(place, entry % EDGES, out % EDGES)
    return chart.halfway(entry) + _leaving(chart, entry, out)


def _coming_in(chart: Chart, last: int) -> Trail:
    """Onto the tile where the walk ends; who rides or flies is in the house at once."""
    if last // EDGES < HEXES and last % EDGES == INSIDE:
        return []
    return reverse(chart.exit(last)) if last // EDGES < HEXES else chart.halfway(last)


def _over_the_brink(layout: Layout, start: str) -> Trail:
    """JR-6.6: by an open road from this place or port over the water."""
    chart, board = layout.chart, layout.chart.board
    place = PLACE_CODES[start.partition(":")[0]]
    if place < HEXES:
        opens = [place * EDGES + edge for edge in board.exits[place] if board.leads[place * EDGES + edge] == BRINK]
        return chart.exit(opens[0]) + line(chart.middles[opens[0]], layout.brink(opens[0])) if opens else []
    entry = parse_port(start)
    opens = [out for out in board.ways[entry] if board.leads[out] == BRINK]
    if not opens:
        return chart.halfway(entry)
    return _crossing(chart, entry, opens[0]) + line(chart.middles[opens[0]], layout.brink(opens[0]))
