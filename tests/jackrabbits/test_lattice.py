"""JR-2.1: the lattice, compared with plain geometry."""

from math import atan2, degrees, dist

import pytest

from jackhouse.jackrabbits.lattice import (
    Cell,
    corners,
    edges,
    hexagon,
    neighbour,
    opposite,
    outline,
    point,
    region,
    take_connected,
)

CELLS: list[Cell] = [(a, b, pointing) for a in (-2, 0, 3) for b in (-1, 0, 4) for pointing in "DU"]


def middle(vertices: list[tuple[int, int]]) -> tuple[float, float]:
    points = [point(a, b) for a, b in vertices]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def heading(start: tuple[float, float], end: tuple[float, float]) -> int:
    """0 N, 1 NE, ... by the compass, y down."""
    clockwise_from_north = degrees(atan2(end[0] - start[0], start[1] - end[1])) % 360
    return round(clockwise_from_north / 60) % 6


@pytest.mark.rule("JR-2.1")
@pytest.mark.parametrize("cell", CELLS)
def test_cells_are_triangles_with_edges_of_length_one(cell: Cell):
    points = [point(a, b) for a, b in corners(cell)]
    for one, two in zip(points, points[1:] + points[:1], strict=True):
        assert dist(one, two) == pytest.approx(1)


@pytest.mark.rule("JR-2.1")
@pytest.mark.parametrize("cell", CELLS)
def test_a_cell_meets_its_neighbour_in_the_edge_of_that_direction(cell: Cell):
    for direction in edges(cell):
        shared = [vertex for vertex in corners(cell) if vertex in corners(neighbour(cell, direction))]
        assert len(shared) == 2
        assert heading(middle(corners(cell)), middle(shared)) == direction


@pytest.mark.rule("JR-2.1")
@pytest.mark.parametrize("cell", CELLS)
def test_two_cells_see_their_edge_with_directions_that_differ_by_three(cell: Cell):
    for direction in edges(cell):
        beyond = neighbour(cell, direction)
        assert abs(opposite(direction) - direction) == 3
        assert opposite(direction) in edges(beyond)
        assert neighbour(beyond, opposite(direction)) == cell


@pytest.mark.rule("JR-2.1")
def test_a_hex_covers_the_six_cells_round_its_vertex():
    cells = hexagon(3, -2)
    assert len(set(cells)) == 6
    assert all((3, -2) in corners(cell) for cell in cells)
    for direction, cell in enumerate(cells):
        assert heading(point(3, -2), middle(corners(cell))) == direction


@pytest.mark.rule("JR-2.1")
def test_a_hex_has_one_edge_in_each_direction():
    cells = hexagon(-1, 4)
    assert [(direction, inside) for direction, inside, _ in outline(cells)] == list(enumerate(cells))


@pytest.mark.rule("JR-2.1")
def test_a_triangle_has_three_edges_and_a_rhombus_four():
    down: Cell = (0, 0, "D")
    assert [edge[0] for edge in outline([down])] == [0, 2, 4]
    assert [edge[0] for edge in outline([(0, 0, "U")])] == [1, 3, 5]
    for direction, left in ((0, [1, 2, 4, 5]), (2, [0, 1, 3, 4]), (4, [0, 2, 3, 5])):
        assert [edge[0] for edge in outline([down, neighbour(down, direction)])] == left


def test_an_outline_knows_the_cells_outside():
    assert outline([(0, 0, "D")]) == [
        (0, (0, 0, "D"), (0, -1, "U")),
        (2, (0, 0, "D"), (0, 0, "U")),
        (4, (0, 0, "D"), (-1, 0, "U")),
    ]


def test_a_region_has_a_rim_that_holds_together():
    land = set(hexagon(2, 5))
    cells = region(land)
    assert cells[0] == (0, 3, "D")
    water = set(cells) - land
    assert len(take_connected(cells[0], water)) == len(cells) - 6
    assert not water


def test_cells_that_touch_at_a_corner_are_not_connected():
    cells: set[Cell] = {(0, 0, "D"), (0, 0, "U"), (1, -1, "D")}
    assert take_connected((0, 0, "D"), cells) == [(0, 0, "D"), (0, 0, "U")]
    assert cells == {(1, -1, "D")}
