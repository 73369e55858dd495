"""The geometry of boards: roads, edges and shores."""

from itertools import combinations
from math import dist, hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.art.curves import Curve, point_at, start, stop
from jackhouse.art.jackrabbits.geometry import CASING, UNIT, BoardGeometry, geometry_of, outward
from jackhouse.art.jackrabbits.layout import layout_of
from jackhouse.art.jackrabbits.roads import road_curves
from jackhouse.jackrabbits.board import EDGES, WATER, Board, load_board
from jackhouse.jackrabbits.tiles import IS_HEX, KIND, MOUNTAIN
from jackhouse.kernel import BadInput
from tests.jackrabbits import boards, journey_boards

SAMPLE = load_board("sample")
SMALL = [
    load_board(document())
    for document in (boards.roundabout, boards.two_lakes, journey_boards.blind_woods, journey_boards.blind_fork)
]


def some_board(seed: int) -> Board:
    try:
        return load_board(boards.jumbled(seed))
    except BadInput:  # the board has no cave with a free end
        return SAMPLE


def walked(curve: Curve, steps: int = 10) -> list[tuple[float, float]]:
    return [point_at(bezier, step / steps) for bezier in curve for step in range(steps + 1)]


def heading(curve: Curve) -> tuple[float, float]:
    """Returns the direction in which a curve ends."""
    (ax, ay), (bx, by) = curve[-1][2], curve[-1][3]
    return (bx - ax) / hypot(bx - ax, by - ay), (by - ay) / hypot(bx - ax, by - ay)


def roads_to(geometry: BoardGeometry, port: int) -> list[Curve]:
    """Returns the curves of a tile that end at that port."""
    place, edge = port // EDGES, port % EDGES
    if IS_HEX[place]:
        return [geometry.exit(port)]
    entries = [entry for entry in range(place * EDGES, place * EDGES + 7) if port in geometry.board.ports_out[entry]]
    return [geometry.across(place, entry % EDGES, edge) for entry in entries]


@pytest.mark.rule("JR-2.1")
def test_every_edge_is_one_unit_long_and_shared() -> None:
    geometry = geometry_of(SAMPLE)
    for port, (one, two) in geometry.sides.items():
        assert dist(one, two) == pytest.approx(UNIT)
        beyond = SAMPLE.across[port]
        if beyond != WATER:
            first, second = geometry.sides[beyond]
            assert first == pytest.approx(two)
            assert second == pytest.approx(one)


@pytest.mark.rule("JR-2.2")
@pytest.mark.parametrize("board", [SAMPLE, *SMALL], ids=lambda board: board.name)
def test_a_road_continues_where_its_neighbour_ends(board: Board) -> None:
    geometry = geometry_of(board)
    for port in geometry.sides:
        for curve in roads_to(geometry, port):
            assert stop(curve) == pytest.approx(geometry.middles[port])
            assert heading(curve) == pytest.approx(outward(port % EDGES))  # no bend at the edge
            if board.leads[port] >= 0:
                for other in roads_to(geometry, board.leads[port]):
                    assert stop(other) == pytest.approx(stop(curve))


def test_a_road_crosses_its_edge_at_a_right_angle() -> None:
    geometry = geometry_of(SAMPLE)
    for port in geometry.sides:
        for curve in roads_to(geometry, port):
            near = min(walked(curve, 200), key=lambda at: abs(dist(at, geometry.middles[port]) - 6))
            assert dist(near, geometry.beyond(port, -6)) < 2


@pytest.mark.rule("JR-2.3")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_roads_that_do_not_join_do_not_touch(seed: int) -> None:
    geometry = geometry_of(some_board(seed))
    for place in geometry.board.tiles:
        if not IS_HEX[place] and KIND[place] != MOUNTAIN:
            for one, two in combinations(geometry.roads(place), 2):
                near = min(
                    dist(here, there)
                    for way in road_curves(geometry, one)
                    for other in road_curves(geometry, two)
                    for here in walked(way)
                    for there in walked(other)
                )
                assert near > CASING + 10


@pytest.mark.rule("JR-2.3")
def test_on_a_mountain_one_road_of_two_goes_through_the_tunnel() -> None:
    geometry = geometry_of(SAMPLE)
    for place in SAMPLE.of_kind(MOUNTAIN):
        assert [geometry.is_tunnel(road) for road in geometry.roads(place)] == [False, True]
        over, under = [[geometry.halt(place * EDGES + edge) for edge in road.edges] for road in geometry.roads(place)]
        assert over == [pytest.approx(geometry.centre(place))] * 2
        assert dist(under[0], under[1]) > 2 * 25  # before the portals


@pytest.mark.rule("JR-2.4")
def test_a_cave_has_a_road_in_both_directions() -> None:
    geometry = geometry_of(SAMPLE)
    for cave in SAMPLE.of_kind(9):
        edge = geometry.roads(cave)[0].edges[0]
        down, up = geometry.across(cave, edge, 6), geometry.across(cave, 6, edge)
        assert start(down) == stop(up) == geometry.middles[cave * EDGES + edge]
        assert stop(down) == start(up) == geometry.mouth(cave)


@pytest.mark.rule("JR-2.6")
@pytest.mark.parametrize("board", [SAMPLE, *SMALL], ids=lambda board: board.name)
def test_shores_are_closed_and_complete(board: Board) -> None:
    geometry = geometry_of(board)
    for body in range(board.waters):
        loops = geometry.shores(body)
        for loop in loops:
            assert all(dist(one, two) == pytest.approx(UNIT) for one, two in zip(loop, [*loop[1:], loop[0]]))
        assert sum(map(len, loops)) == board.water_of.count(body)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_the_places_off_the_map_are_in_open_water_within_the_view_box(seed: int) -> None:
    layout = layout_of(some_board(seed))
    frame = layout.box
    boxes = [layout.box_of(place) for place in layout.off_map]
    assert len(boxes) == 2
    for box in boxes:
        assert frame.x <= box.x < box.x + box.width <= frame.x + frame.width
        assert frame.y <= box.y < box.y + box.height <= frame.y + frame.height
        for tile in layout.geometry.board.tiles:
            for x, y in [*layout.geometry.corners[tile], layout.geometry.centre(tile)]:
                assert not (box.x - 9 < x < box.x + box.width + 9 and box.y - 9 < y < box.y + box.height + 9)
    one, two = boxes
    assert abs(one.x - two.x) >= one.width or abs(one.y - two.y) >= one.height
