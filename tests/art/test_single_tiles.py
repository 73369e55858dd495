"""The sheet of single tiles: each as it looks on a board, in each of its rotations."""

from collections import Counter
from typing import Any

import pytest

from jackhouse.art.jackrabbits.board import draw_tile
from jackhouse.art.jackrabbits.geometry import geometry_of
from jackhouse.art.jackrabbits.motifs import DrawingContext
from jackhouse.art.jackrabbits.single_tiles import tile_sheet
from jackhouse.art.palette import DARK, LIGHT, Palette, greyscale
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.construction import read
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES
from jackhouse.text import load
from tests.art.parsed_svg import NAMESPACE, ParsedSvg, trace
from tests.jackrabbits.boards import sample_document

EN = load("en")
PREFIX = "of-tile-"
SHEET = ParsedSvg(tile_sheet(EN, LIGHT))
SYMBOLS = {element.attrib["id"]: element for element in SHEET.elements if element.tag == f"{NAMESPACE}symbol"}
LAID = [read(entry) for entry in sample_document()["tiles"]]


def shapes(element: Any) -> Counter[tuple[str | None, ...]]:
    """Returns what an element draws, without the positions."""
    keys = ("href", "fill", "stroke", "stroke-width")
    return Counter(
        (inner.tag, *[inner.attrib.get(key) for key in keys])
        for inner in element.iter()
        if inner.tag not in {f"{NAMESPACE}{name}" for name in ("g", "symbol", "svg", "title")}
        and inner.attrib.get("href") != f"#{PREFIX}motif-jetty"
    )


@pytest.mark.parametrize("palette", [LIGHT, DARK, greyscale(LIGHT)], ids=["light", "dark", "grey"])
def test_a_sheet_uses_only_colours_of_its_palette(palette: Palette) -> None:
    ParsedSvg(tile_sheet(EN, palette)).check(palette)


def test_there_is_a_symbol_for_each_tile_in_each_rotation() -> None:
    assert len(SYMBOLS) == 13 * 6 + 3 * 3 + 3 * 6 + 1
    assert {"tile-citadel-0", "tile-KD-5", "tile-woods-2", "tile-cave-5", "jetty"} <= SYMBOLS.keys()


def test_a_single_tile_is_drawn_as_on_the_board() -> None:
    board = load_board("sample")
    context = DrawingContext(geometry_of(board), LIGHT, PREFIX, numbers_caves=False)
    for place, tile in zip(board.tiles, LAID, strict=True):
        name = f"tile-{PIECE_NAMES[tile.piece]}-{tile.rotation}"
        there = ParsedSvg(f'<svg xmlns="http://www.w3.org/2000/svg">{draw_tile(context, place, EN)}</svg>').elements[0]
        assert shapes(SYMBOLS[name]) == shapes(there), name


def test_roads_are_turned_and_letters_are_not() -> None:
    def paths(name: str) -> tuple[list[str], list[str]]:
        """Returns the path data of the roads' surfaces, and of letters and suits."""
        found = list(SYMBOLS[name].iter(f"{NAMESPACE}path"))
        surfaces = [path.attrib["d"] for path in found if path.attrib.get("stroke") == LIGHT.road]
        upright = [path.attrib["d"] for path in found if path.attrib.get("stroke") not in (LIGHT.road, LIGHT.road_edge)]
        return surfaces, upright

    ([north], letters), ([northeast], same) = paths("tile-KC-0"), paths("tile-KC-1")
    assert letters == same
    assert letters
    assert min(y for _, y in trace(north)) == pytest.approx(-87.8, abs=0.1)
    assert max(x for x, _ in trace(northeast)) == pytest.approx(87.8 * 3**0.5 / 2, abs=0.1)


def test_every_tile_has_its_centre_in_the_middle_of_its_symbol() -> None:
    for name, found in SYMBOLS.items():
        if name == "jetty":
            continue
        group, ground = found[0], found[0][0]
        shift = [float(part) for part in group.attrib["transform"].removeprefix("translate(").rstrip(")").split()]
        corners = [tuple(map(float, corner.split(","))) for corner in ground.attrib["points"].split()]
        centre = [sum(axis) / len(corners) + move for axis, move in zip(zip(*corners, strict=True), shift, strict=True)]
        assert centre == pytest.approx([0, 0], abs=0.15), name
