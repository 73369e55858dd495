"""The pictures of positions, and the anchors and routes for a page that moves pieces."""

import json
import re
from collections import Counter
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest

from jackhouse import games
from jackhouse.art.jackrabbits import Highlights, anchors, position_picture, route
from jackhouse.art.jackrabbits.geometry import geometry_of
from jackhouse.art.jackrabbits.houses import advanced_citadel
from jackhouse.art.jackrabbits.layout import SEATS
from jackhouse.art.jackrabbits.pieces import carrot, rabbit
from jackhouse.art.palette import DARK, LIGHT
from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.tiles import PLACE_CODES
from jackhouse.kernel import Rng
from jackhouse.text import load
from tests.art.goldens import in_play
from tests.art.parsed_svg import ParsedSvg, trace
from tests.art.test_board_picture import by_id, title_of
from tests.art.test_geometry import SAMPLE, SMALL

EN, ES = load("en"), load("es")
RABBITS = games.get("jack-rabbits")
RABBIT_WIDTH = 28


def place_of(drawing: ParsedSvg, name: str) -> tuple[float, float]:
    sprite = by_id(drawing)[name][1]
    return float(sprite.attrib["x"]), float(sprite.attrib["y"])


# ---- pieces ---------------------------------------------------------------------------------------------------------


def test_pieces_are_at_the_positions_of_the_view() -> None:
    view, places = in_play(), anchors(SAMPLE)["places"]
    drawing = ParsedSvg(position_picture(view, EN, LIGHT))
    drawing.check(LIGHT)
    for seat in (1, 2, 3):
        assert place_of(drawing, f"rabbit-{seat}") == tuple(places[view["rabbits"][seat]]["rabbits"][seat])
    for name in view["carrots"]:
        assert place_of(drawing, f"carrot-{name}") == tuple(places[name]["carrot"])
    assert len([name for name in drawing.ids if name.startswith("carrot-")]) == len(view["carrots"]) == 4


@pytest.mark.rule("JR-8.1")
def test_the_advanced_citadel_is_drawn_with_its_other_side() -> None:
    pictures = [
        position_picture(RABBITS.new(2, 1, options={"advanced-citadel": on}).view(0), load("en"), palette)
        for palette in (LIGHT, DARK)
        for on in (False, True)
    ]
    assert [picture.count('href="#motif-capital"') for picture in pictures] == [1, 0, 1, 0]
    assert [advanced_citadel(palette) in pictures[at] for at, palette in ((1, LIGHT), (3, DARK))] == [True, True]


def test_a_rabbit_on_a_journey_is_drawn_on_its_road() -> None:
    drawing = ParsedSvg(position_picture(in_play(), EN, LIGHT))
    assert list(place_of(drawing, "rabbit-0")) == anchors(SAMPLE)["halts"]["woods1:0"]
    assert Counter(re.findall(r"#sprite-rabbit-\d", drawing.svg))["#sprite-rabbit-0"] == 2  # and faded at its start
    at_brink = in_play() | {"journey": {"at": "QD", "edge": 0, "brink": True, "way": []}}
    x, y = place_of(ParsedSvg(position_picture(at_brink, EN, LIGHT)), "rabbit-0")
    edge_x, edge_y = anchors(SAMPLE)["places"]["QD"]["exits"]["0"]
    assert x == edge_x
    assert y < edge_y


def test_pieces_have_titles_in_both_languages() -> None:
    names = ["Ana", "Ben", "Eva", "Leo"]
    english = by_id(ParsedSvg(position_picture(in_play(), EN, LIGHT, names=names)))
    spanish = by_id(ParsedSvg(position_picture(in_play(), ES, LIGHT)))
    assert title_of(english["rabbit-1"]) == "Ben: the rabbit, Underground"
    assert title_of(spanish["rabbit-1"]) == "Jugador 2: el conejo, en el subsuelo"
    assert title_of(spanish["carrot-KS"]) == "Jugador 4: una zanahoria, en la torre de picas (K♠)"


def test_eight_seats_differ_by_colour_and_by_shape() -> None:
    for palette in (LIGHT, DARK):
        assert len(set(palette.seats)) == SEATS
        for piece in (rabbit, carrot):
            drawn = [piece(seat, palette) for seat in range(SEATS)]
            bare = {re.sub(r'(fill|stroke)="#\w+"', "", one) for one in drawn}
            assert len(set(drawn)) == len(bare) == SEATS


def test_hidden_information_is_not_in_the_picture() -> None:
    """Two deals with the same view give the same picture."""
    view = in_play()
    other = RABBITS.determinise(view, 3).view(0)
    assert position_picture(view, EN, LIGHT) == position_picture(other, EN, LIGHT)


def test_highlights_are_drawn() -> None:
    marks = Highlights(places=["KC", "underground"], exits=["JS:1"], paths=[route(SAMPLE, "JS", ["tavern2:4"])])
    marked = ParsedSvg(position_picture(in_play(), EN, LIGHT, marks))
    marked.check(LIGHT)
    plain = ParsedSvg(position_picture(in_play(), EN, LIGHT))
    assert Counter(marked.tags) == Counter(plain.tags)
    assert marked.svg.count(LIGHT.highlight) == plain.svg.count(LIGHT.highlight) + 4


# ---- anchors --------------------------------------------------------------------------------------------------------


def every_point(data: Any) -> list[tuple[float, float]]:
    if isinstance(data, dict):
        return [point for key, part in data.items() if key != "viewBox" for point in every_point(part)]
    if isinstance(data, str):
        return trace(data)
    if isinstance(data, list) and len(data) == 2 and all(isinstance(value, float) for value in data):
        return [(data[0], data[1])]
    return [point for part in data for point in every_point(part)] if isinstance(data, list) else []


@pytest.mark.parametrize("board", [SAMPLE, *SMALL], ids=lambda board: board.name)
def test_anchors_are_plain_data_within_the_view_box(board: Board) -> None:
    data = anchors(board)
    assert json.loads(json.dumps(data)) == data
    x, y, width, height = data["viewBox"]
    points = every_point(data)
    assert len(points) > 100
    assert all(x < at < x + width and y < down < y + height for at, down in points)


def test_rabbits_and_carrot_do_not_overlap() -> None:
    for name, place in anchors(SAMPLE)["places"].items():
        points = [*place["rabbits"], *([place["carrot"]] if place["carrot"] else [])]
        assert len(place["rabbits"]) == SEATS or PLACE_CODES[name] in range(13, 37)
        assert all(dist(one, two) >= RABBIT_WIDTH for one, two in combinations(points, 2)), name
    claimed = {name for name, place in anchors(SAMPLE)["places"].items() if place["carrot"]}
    assert claimed == {rank + suit for rank in "KQJ" for suit in "CSHD"}


def test_ways_across_tiles_begin_and_end_at_their_edges() -> None:
    data = anchors(SAMPLE)
    assert set(data["roads"]["fork1:1"]) == {"3", "5"}
    assert set(data["roads"]["mountain1:1"]) == {"4"}
    assert set(data["roads"]["cave1:3"]) == {"6"}
    assert set(data["roads"]["cave1:6"]) == {"3"}
    for port, ways in data["roads"].items():
        name, _, entry = port.partition(":")
        edges = data["places"][name]["exits"]
        for leave, way in ways.items():
            ends = trace(way)
            assert entry == "6" or ends[0] == pytest.approx(edges[entry], abs=0.1)
            assert leave == "6" or ends[-1] == pytest.approx(edges[leave], abs=0.1)
    for name, ways in data["exits"].items():
        for edge, way in ways.items():
            assert trace(way)[0] == pytest.approx(data["places"][name]["centre"], abs=0.1)
            assert trace(way)[-1] == pytest.approx(data["places"][name]["exits"][edge], abs=0.1)


def test_anchors_have_the_cave_mouths_and_the_ends_of_open_roads() -> None:
    data = anchors(SAMPLE)
    assert set(data["places"]["underground"]["exits"]) == {"cave1", "cave2", "cave3", "cave4"}
    assert len(data["brinks"]) == 12
    for port, way in data["brinks"].items():
        name, _, edge = port.partition(":")
        assert trace(way)[0] == pytest.approx(data["places"][name]["exits"][edge], abs=0.1)


# ---- routes ---------------------------------------------------------------------------------------------------------


def test_a_route_is_one_continuous_path_from_house_to_house() -> None:
    walk = route(SAMPLE, "QS", ["woods4:4", "river4:3", "mountain4:5", "JH:5"])
    geometry = geometry_of(SAMPLE)
    assert walk.count("M") == 1
    assert trace(walk)[0] == pytest.approx(geometry.centre(PLACE_CODES["QS"]), abs=0.1)
    assert trace(walk)[-1] == pytest.approx(geometry.centre(PLACE_CODES["JH"]), abs=0.1)
    back = route(SAMPLE, "JH", ["mountain4:2", "river4:2", "woods4:0", "QS:1"])
    there, here = list(dict.fromkeys(trace(walk))), list(dict.fromkeys(trace(back)))
    assert all(dist(one, two) < 0.2 for one, two in zip(there, reversed(here), strict=True))


def test_a_route_can_start_and_end_in_the_middle_of_a_road() -> None:
    halts, geometry = anchors(SAMPLE)["halts"], geometry_of(SAMPLE)
    stopped = route(SAMPLE, "citadel", ["woods3:4"])
    assert list(trace(stopped)[-1]) == pytest.approx(halts["woods3:4"], abs=0.1)
    on = route(SAMPLE, "woods3:4", ["river3:5"])  # continues on its road
    hiked = route(SAMPLE, "woods3:4", ["tavern3:4", "JD:3"])  # by the other road (JR-6.1)
    for walk in (on, hiked):
        assert walk.count("M") == 1
        assert list(trace(walk)[0]) == pytest.approx(halts["woods3:4"], abs=0.1)
    up = route(SAMPLE, "underground", ["cave1:6", "KD:0"])
    assert up.count("M") == 1
    assert trace(up)[0] == pytest.approx(geometry.mouth(PLACE_CODES["cave1"]), abs=0.1)


def test_a_route_off_the_map_ends_over_the_water() -> None:
    brinks = anchors(SAMPLE)["brinks"]
    for walk, port in (
        (route(SAMPLE, "KH", ["fork1:3"], "off-board"), "fork1:1"),
        (route(SAMPLE, "QD", [], "off-board"), "QD:0"),
    ):
        assert walk.count("M") == 1
        assert trace(walk)[-1] == trace(brinks[port])[-1]
    landed = route(SAMPLE, "fork4", ["QD:0"])  # by boat
    assert trace(landed)[0] == trace(brinks["QD:0"])[-1]


@pytest.mark.parametrize("seed", range(6))
def test_routes_of_random_games_have_no_gaps(seed: int) -> None:
    state, rng, walks = RABBITS.new(3, seed, options={"round-cap": "12"}), Rng.of_seed(seed), 0
    while not state.over:
        seat = state.awaited[0]
        legal = state.legal(seat)
        stood = state.view(seat)["rabbits"]
        for event in state.play(seat, legal[rng.below(len(legal))]):
            if event.code == "travelled":
                path = event.params["path"]
                walk = route(SAMPLE, stood[event.params["seat"]], path)
                walks += 1
                assert walk.count("M") == (1 if walk else 0)
                steps = trace(walk)
                assert all(dist(one, two) < 101 for one, two in pairwise(steps))
    assert walks > 5
