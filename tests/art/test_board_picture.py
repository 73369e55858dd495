"""The picture of a board: complete, with titles in both languages, continuous roads and readable coins."""

import re
from functools import cache
from math import dist
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.art.jackrabbits import board_picture, position_picture
from jackhouse.art.jackrabbits.geometry import CASING, SURFACE, geometry_of
from jackhouse.art.jackrabbits.motifs import COIN, DrawingContext
from jackhouse.art.jackrabbits.roads import draw_road, road_curves
from jackhouse.art.jackrabbits.tiles import TILE_DRAWERS
from jackhouse.art.palette import DARK, LIGHT, Palette, colours, greyscale
from jackhouse.jackrabbits.board import DEAD, EDGES, Board, load_board
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.tiles import IS_HEX, KIND, KIND_NAMES, PLACE_NAMES, TILE_SUITS
from jackhouse.text import load
from tests.art.goldens import in_play
from tests.art.parsed_svg import ParsedSvg, trace
from tests.art.test_geometry import SAMPLE, SMALL, some_board, walked
from tests.jackrabbits.boards import sample_document

EN, ES = load("en"), load("es")
LARGEST = 200_000
NAMED = "(tile|road|exit|water)-|underground|off-board"


@cache
def drawing(board: Board = SAMPLE, palette: Palette = LIGHT) -> ParsedSvg:
    return ParsedSvg(board_picture(board, EN, palette))


def by_id(picture: ParsedSvg) -> dict[str, Any]:
    return {element.attrib["id"]: element for element in picture.elements if "id" in element.attrib}


def title_of(element: Any) -> str:
    return str(element[0].text)


def strokes(element: Any, breadth: float) -> list[str]:
    """Returns the `d` of the lines of that width in an element."""
    return [inner.attrib["d"] for inner in element.iter() if inner.attrib.get("stroke-width") == str(breadth)]


# ---- the picture -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", [LIGHT, DARK, greyscale(LIGHT)], ids=["light", "dark", "grey"])
def test_a_board_uses_only_colours_of_its_palette_and_no_font_or_style(palette: Palette) -> None:
    drawing(SAMPLE, palette).check(palette)
    assert re.findall(r"#[0-9a-f]{6}\b", drawing(SAMPLE, palette).svg) != []


@given(seed=st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_any_board_can_be_drawn(seed: int) -> None:
    drawing(some_board(seed)).check(LIGHT)


def test_two_pictures_on_a_page_share_no_id() -> None:
    other = ParsedSvg(board_picture(SAMPLE, EN, LIGHT, "b-"))
    other.check(LIGHT)
    assert all(name.startswith("b-") for name in other.ids)
    assert [name.removeprefix("b-") for name in other.ids] == drawing().ids


def test_a_full_position_is_smaller_than_the_limit() -> None:
    view = in_play() | {"rabbits": ["citadel"] * 8, "carrots": {"KD": 0, "QH": 1, "JC": 2, "KS": 3, "QD": 4, "JD": 5}}
    assert len(position_picture(view, ES, DARK).encode()) < LARGEST


def test_the_name_of_a_board_is_escaped() -> None:
    board = load_board(sample_document() | {"name": 'x</title><script>&"'})
    assert ParsedSvg(board_picture(board, EN, LIGHT)).titles[0] == 'The map “x</title><script>&"”'


# ---- titles ----------------------------------------------------------------------------------------------------------


def test_every_tile_road_exit_and_water_has_its_id() -> None:
    ids = set(drawing().ids)
    expected = {f"tile-{PLACE_NAMES[place]}" for place in SAMPLE.tiles} | {"underground", "off-board"}
    expected |= {f"exit-{PLACE_NAMES[place]}-{edge}" for place in SAMPLE.hexes for edge in SAMPLE.exits[place]}
    expected |= {"road-mountain1-1-4", "road-mountain1-2-5", "road-fork1-1-3-5", "road-cave1-3", "road-tavern1-1-3"}
    expected |= {"water-0", "water-1"}
    assert expected <= ids
    assert len([name for name in ids if name.startswith("road-")]) == 12 * 2 + 12


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [
        ("tile-KD", "The tower of diamonds (K♦)", "La torre de diamantes (K♦)"),
        ("tile-citadel", "The Citadel", "La ciudadela"),
        ("tile-woods1", "Woods 1: pay with ♣, ♠ or ♥", "El bosque 1: se paga con ♣, ♠ o ♥"),
        ("tile-fork2", "Fork 2: pay with ♠ or ♦", "El cruce 2: se paga con ♠ o ♦"),
        (
            "exit-KD-3",
            "The tower of diamonds (K♦), road south to woods 1",
            "La torre de diamantes (K♦), camino sur, al bosque 1",
        ),
        (
            "road-mountain1-1-4",
            "Mountain 1, road: northeast to woods 1; southwest to woods 2",
            "La montaña 1, camino: noreste, al bosque 1; suroeste, al bosque 2",
        ),
        (
            "road-cave1-3",
            "Cave 1, road: south to the tower of diamonds (K♦); down to the Underground",
            "La cueva 1, camino: sur, a la torre de diamantes (K♦); abajo, al subsuelo",
        ),
        (
            "exit-JS-4",
            "The plaza of spades (J♠), road southwest off-board",
            "La plaza de picas (J♠), camino suroeste, al destierro",
        ),
        ("underground", "The Underground", "El subsuelo"),
        ("off-board", "Off-board", "El destierro"),
        ("water-0", "The sea", "El mar"),
        ("water-1", "Lake 1", "Lago 1"),
    ],
)
def test_elements_have_titles_in_both_languages(name: str, english: str, spanish: str) -> None:
    assert title_of(by_id(drawing())[name]) == english
    assert title_of(by_id(ParsedSvg(board_picture(SAMPLE, ES, LIGHT)))[name]) == spanish


def test_every_tile_and_road_has_a_unique_title() -> None:
    for lexicon in (EN, ES):
        parts = by_id(ParsedSvg(board_picture(SAMPLE, lexicon, LIGHT)))
        titles = [title_of(part) for name, part in parts.items() if re.match(NAMED, name)]
        assert len(titles) == len(set(titles)) == 37 + 36 + sum(map(len, SAMPLE.exits)) + 4


# ---- roads ----------------------------------------------------------------------------------------------------------


def drawn_roads(board: Board) -> dict[int, list[list[tuple[float, float]]]]:
    """Returns by place the visible lines of road surface, each as points."""
    parts = by_id(drawing(board))
    found: dict[int, list[list[tuple[float, float]]]] = {}
    for place in board.tiles:
        for road in geometry_of(board).roads(place):
            part = parts[f"{'exit' if IS_HEX[place] else 'road'}-{road.name}"]
            surfaces = strokes(part, SURFACE)
            assert len(surfaces) == len(strokes(part, CASING)) == 1
            found.setdefault(place, []).extend(trace("M" + line) for line in surfaces[0].split("M")[1:])
    return found


@pytest.mark.rule("JR-2.6")
@pytest.mark.parametrize("board", [SAMPLE, *SMALL], ids=lambda board: board.name)
def test_roads_are_drawn_across_every_edge_that_they_cross_and_no_other(board: Board) -> None:
    geometry, lines_of = geometry_of(board), drawn_roads(board)
    ends = {place: [end for line in drawn for end in (line[0], line[-1])] for place, drawn in lines_of.items()}
    for port, middle in geometry.middles.items():
        over = [end for end in ends[port // EDGES] if dist(end, geometry.beyond(port, 1.2)) < 0.2]
        if board.leads[port] != DEAD:
            assert over
        elif port in board.dead_ends:
            assert [end for end in ends[port // EDGES] if dist(end, middle) < 0.1]
            assert not over
        else:
            assert not over


@pytest.mark.rule("JR-2.3")
def test_on_a_mountain_the_upper_road_is_drawn_over_the_one_in_the_tunnel() -> None:
    ids, parts = drawing().ids, by_id(drawing())
    for number in range(1, 5):
        under, over = f"road-mountain{number}-2-5", f"road-mountain{number}-1-4"
        assert ids.index(under) < ids.index(over)
        assert strokes(parts[under], SURFACE)[0].count("M") == 2  # it is visible only before and after the tunnel
        assert strokes(parts[over], SURFACE)[0].count("M") == 1
        assert sum(inner.attrib.get("fill") == LIGHT.land.hollow for inner in parts[over].iter()) == 4  # two portals


@pytest.mark.rule("JR-2.6")
def test_an_open_road_has_a_jetty_and_a_dead_end_a_bar() -> None:
    parts = by_id(drawing())
    jetties = [name for name, part in parts.items() if re.match("(road|exit)-", name) and "#motif-jetty" in uses(part)]
    ends = [f"{PLACE_NAMES[port // EDGES]}-.*{port % EDGES}" for port in SAMPLE.open_ports]
    assert len(jetties) == len(ends) == 12
    assert all(any(re.search(end, name) for name in jetties) for end in ends)
    blind = drawing(SMALL[2])  # `blind_woods`
    assert blind.svg.count('stroke-dasharray="4 4"') == len(SMALL[2].dead_ends) == 2
    assert "Woods 1, road: north to the Citadel; southwest to a closed side" in blind.titles


def uses(part: Any) -> set[str | None]:
    return {inner.get("href") for inner in part.iter()}


# ---- coins ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-2.5")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_each_road_tile_shows_the_suits_that_pay_there_clear_of_its_roads(seed: int) -> None:
    board = some_board(seed)
    geometry = geometry_of(board)
    shown: dict[int, set[str]] = {place: set() for place in board.tiles}
    for element in drawing(board).elements:
        coin = re.fullmatch(r"#motif-coin-(.)", element.attrib.get("href", ""))
        if coin:
            at = (float(element.attrib["x"]), float(element.attrib["y"]))
            place = min(board.tiles, key=lambda tile: outside(geometry.corners[tile], at))
            assert outside(geometry.corners[place], at) <= -COIN + 2
            shown[place].add(coin[1])
            for road in geometry.roads(place):
                for curve in road_curves(geometry, road):
                    assert min(dist(at, step) for step in walked(curve)) > COIN + SURFACE / 2
    for place in board.tiles:
        assert shown[place] == {letter for code, letter in enumerate(SUITS) if TILE_SUITS[KIND[place]] >> code & 1}


def outside(corners: list[tuple[float, float]], at: tuple[float, float]) -> float:
    """Returns the distance of a point outside a tile; negative inside."""
    far = -1e9
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]]):
        far = max(far, ((at[0] - ax) * (by - ay) - (at[1] - ay) * (bx - ax)) / dist((ax, ay), (bx, by)))
    return far


def test_the_grey_palette_is_grey() -> None:
    grey = greyscale(LIGHT)
    assert all(len({colour[1:3], colour[3:5], colour[5:7]}) == 1 for colour in colours(grey))


@pytest.mark.parametrize("kind", ["woods", "mountain", "river", "fork", "tavern", "cave"])
def test_each_kind_of_tile_has_a_shape_that_no_other_kind_has(kind: str) -> None:
    """Kinds can be distinguished without colour."""
    context = DrawingContext(geometry_of(SAMPLE), LIGHT)
    own = {place: shapes(context, place) for place in SAMPLE.tiles if not IS_HEX[place]}
    others = set().union(*[found for place, found in own.items() if KIND_NAMES[KIND[place]] != kind])
    for place in SAMPLE.tiles:
        if KIND_NAMES[KIND[place]] == kind:
            assert own[place] - others


def shapes(context: DrawingContext, place: int) -> set[str]:
    """Returns the motifs and elements on a tile without its coins; a mountain also has its tunnel."""
    layers = TILE_DRAWERS[KIND[place]](context, place)
    roads = "".join(draw_road(context, road) for road in context.geometry.roads(place))
    motifs = re.findall(r"motif-(?!coin)\w+|<\w+", layers.under + layers.over)
    return set(motifs) | ({"tunnel"} if context.palette.land.hollow in roads else set())
