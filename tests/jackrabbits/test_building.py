"""Building the board together, strictly and freely (JR-3.2)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from jackhouse import bots
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.building.phase import (
    MOST_ISLANDS,
    MOST_TAKEN_BACK,
    islands_offered,
    shares,
)
from jackhouse.jackrabbits.building.pieces import LOOKS, PIECE_CODES, ROTATIONS, SHAPE
from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput, Rng
from tests.helpers import RABBITS, codes, legal, play, told, why
from tests.jackrabbits.builders import build, finished, hand, lay, new, tiles_on_map

pytestmark = pytest.mark.rule("JR-3.2")

SHAPES = {"hex": 12, "rhombus": 12, "triangle": 12}
COUNTER_CLOCKWISE: dict[str, Any] = {"turn-order": "counter-clockwise"}
FROM_SEAT_1: dict[str, Any] = {"first-player": "1"}


def shape_counts(tiles: list[str]) -> list[int]:
    shapes = Counter(SHAPE[PIECE_CODES[tile]] for tile in tiles)
    return [shapes[0], shapes[1], shapes[2]]


# ---- the tiles are dealt ---------------------------------------------------------------------------------------------


def test_the_citadel_lies_first_and_the_rest_is_dealt_by_shape_in_equal_shares() -> None:
    strict, free = new("strict", 3), new("free", 3)
    for state in (strict, free):
        assert state.view(None)["building"]["tiles"] == [{"tile": "citadel", "at": [0, 0], "rotation": 0, "by": None}]
        assert state.phase == "building"
        assert state.view(0)["hand"] == []
    assert strict.view(None)["building"]["stacks"] == [[4, 4, 4]] * 3
    assert strict.view(None)["building"]["open"] == [[], [], []]
    assert [shape_counts(hand(free, seat)) for seat in range(3)] == [[4, 4, 4]] * 3
    assert free.view(None)["building"]["stacks"] == [[0, 0, 0]] * 3
    dealt = sorted(tile for seat in range(3) for tile in hand(free, seat))
    assert len(dealt) == 36
    assert dealt.count("woods") == 4
    assert dealt.count("KD") == 1


def test_leftovers_go_one_each_to_the_first_in_the_order_of_play() -> None:
    assert shares(12, [2, 0, 1]) == [(2, 4), (0, 4), (1, 4)]
    assert shares(11, [2, 0, 1]) == [(2, 4), (0, 4), (1, 3)]
    assert shares(1, [2, 0, 1]) == [(2, 1), (0, 0), (1, 0)]


@pytest.mark.rule("JR-8.2")
def test_with_fewer_suits_there_are_fewer_tiles() -> None:
    options: dict[str, Any] = {"tight-suits": True, "suits": "SH"}
    state = new("free", 2, **options)
    assert [shape_counts(hand(state, seat)) for seat in range(2)] == [[3, 3, 3]] * 2
    assert {tile[1] for seat in range(2) for tile in hand(state, seat) if tile[0] in "KQJ"} == {"S", "H"}
    build(state)
    assert len(state.rules.board.tiles) == 19


def test_the_deal_of_free_building_depends_on_chance_and_all_see_it() -> None:
    deals = [new("free", 2, seed) for seed in (1, 2)]
    assert hand(deals[0], 0) != hand(deals[1], 0)
    assert [event.code for event in deals[0].opening] == ["building-began", "tiles-dealt"]
    told_to = deals[0].opening[1].to(None)
    assert told_to is not None
    assert told_to["params"] == {"tiles": [hand(deals[0], 0), hand(deals[0], 1)]}


def test_the_opening_names_the_style_and_who_begins() -> None:
    firsts = set()
    for seed in range(12):
        state = RABBITS.new(3, seed, "intro", {"building": "strict"})
        assert [event.to(None) for event in state.opening] == [
            {"code": "building-began", "params": {"style": "strict", "first": state.first}}
        ]
        assert state.awaited == [state.first]
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


# ---- strict ----------------------------------------------------------------------------------------------------------


def test_in_turns_each_flips_an_own_tile_and_lays_it() -> None:
    state = new("strict", 3, **COUNTER_CLOCKWISE)
    builders = []
    for _ in range(6):
        (seat,) = state.awaited
        builders.append(seat)
        assert legal(state) == ["flip hex", "flip rhombus", "flip triangle", "finish"]
        (flipped,) = play(state, "flip triangle")
        tile = flipped.to(None)["params"]["tile"]
        assert flipped.to(None) == {"code": "flipped", "params": {"seat": seat, "tile": tile}}
        assert hand(state, seat) == [tile]
        assert state.awaited == [seat]
        assert not any(line.startswith("flip") for line in legal(state))
        build(state, 1)
        assert tiles_on_map(state)[-1] == tile
    assert builders == [0, 2, 1, 0, 2, 1]
    assert state.view(None)["building"]["stacks"] == [[4, 4, 2]] * 3


def test_a_stack_that_is_used_up_cannot_be_flipped() -> None:
    state = new("strict", 4)
    for _ in range(12):
        play(state, "flip hex")
        build(state, 1)
    assert legal(state) == ["flip rhombus", "flip triangle", "finish"]
    assert why(state, "flip hex").code == "no-such-shape-left"
    assert why(state, "flip hex").rule == "JR-3.2"


def test_any_tile_of_the_shape_may_be_flipped() -> None:
    """Nothing hidden exists: a guess from a view flips another tile than the game does."""
    state = new("strict", 2)
    drawn: Counter[str] = Counter()
    for seed in range(400):
        guess = RABBITS.determinise(state.view(1), seed)
        drawn[play(guess, "flip triangle")[0].params["tile"]] += 1
    assert set(drawn) == {"fork", "tavern", "cave"}
    assert all(95 < count < 175 for count in drawn.values()), drawn


def test_a_flip_cannot_be_taken_back_but_the_turn_of_a_tile_can() -> None:
    state = new("strict", 2)
    play(state, "flip hex")
    assert not state.undoable(0)
    play(state, "turn 2", "island")
    assert state.view(0)["draft"] == ["turn 2", "island"]
    state.undo(0)
    assert state.view(0)["draft"] == ["turn 2"]
    state.undo(0)
    assert not state.undoable(0)


# ---- free ------------------------------------------------------------------------------------------------------------


def test_all_who_have_tiles_build_at_the_same_time() -> None:
    state = new("free", 3)
    assert state.awaited == [0, 1, 2]
    play(state, "2: finish")
    assert state.awaited == [0, 1]
    build(state)
    assert state.building is None


def test_only_own_tiles_are_laid() -> None:
    state = new("free", 2)
    assert [line for line in legal(state, 0) if line.startswith("pick")] == [
        f"pick {tile}" for tile in dict.fromkeys(hand(state, 0))
    ]
    foreign = next(tile for tile in hand(state, 1) if tile not in hand(state, 0))
    assert why(state, f"pick {foreign}", 0).code == "no-such-tile-left"
    assert why(state, "place 1,-2", 0).code == "choose-a-tile"
    assert why(state, "turn 1", 0).code == "choose-a-tile"


def test_a_tile_is_laid_as_it_was_turned() -> None:
    state = new("free", 1)
    (placed,) = lay(state, 0, "KD", 2, 1, -2)
    assert placed.params == {"seat": 0, "tile": "KD", "at": [1, -2], "rotation": 2}
    assert state.view(None)["building"]["tiles"][1] == {"tile": "KD", "at": [1, -2], "rotation": 2, "by": 0}
    assert state.board_data()["tiles"][1] == {"tile": "K♦", "vertex": [1, -2], "rotation": 2, "exits": [2, 5]}
    assert "KD" not in hand(state, 0)


def test_a_tile_is_turned_once_and_a_rhombus_in_three_ways() -> None:
    state = new("free", 1)
    play(state, "pick woods")
    assert [line for line in legal(state) if line.startswith("turn")] == ["turn 0", "turn 1", "turn 2"]
    assert why(state, "turn 3").code == "no-such-turn"
    play(state, "turn 1")
    assert why(state, "turn 2").code == "turned-already"
    assert why(state, "pick woods").code == "lay-it-first"
    assert why(state, "finish").code == "lay-it-first"


def test_a_tile_is_not_turned_so_that_it_fits_nowhere() -> None:
    """Three triangles that point down leave no room beside the Citadel for a fourth."""
    state = new("free", 1)
    for a, b in ((1, -1), (-1, 1), (-1, -1)):
        lay(state, 0, "fork", 0, a, b)
    play(state, "pick cave")
    assert [line for line in legal(state) if line.startswith("turn")] == ["turn 1", "turn 3", "turn 5"]
    assert not any(line.startswith("place") for line in legal(state))
    assert why(state, "turn 0").code == "fits-nowhere"


def test_a_tile_may_be_turned_again_if_others_have_taken_all_its_spots() -> None:
    state = new("free", 2)
    mine = next(tile for tile in hand(state, 0) if SHAPE[PIECE_CODES[tile]] == 2)
    theirs = [tile for tile in hand(state, 1) if SHAPE[PIECE_CODES[tile]] == 2]
    play(state, f"0: pick {mine}", "0: turn 2")
    for (a, b), tile in zip(((1, -1), (-1, 1), (-1, -1)), theirs):
        lay(state, 1, tile, 0, a, b)
    assert legal(state, 0) == ["turn 1", "turn 3", "turn 5"]
    play(state, "0: turn 3")
    assert legal(state, 0)[0].startswith("place")


def overtaken(players: int = 2) -> Iterator[Any]:
    """Yields a game after each line: the others take all the spots of a triangle that seat 0 has turned."""
    state = new("free", players)
    mine = next(tile for tile in hand(state, 0) if SHAPE[PIECE_CODES[tile]] == 2)
    play(state, f"0: pick {mine}")
    yield state
    play(state, "0: turn 2")
    yield state
    for number, spot in enumerate(("1,-1", "-1,1", "-1,-1")):
        seat = 1 + number % (players - 1)
        theirs = next(tile for tile in hand(state, seat) if SHAPE[PIECE_CODES[tile]] == 2)
        for line in (f"pick {theirs}", "turn 0", f"place {spot}"):
            play(state, f"{seat}: {line}")
            yield state


@pytest.mark.parametrize("players", [2, 3])
def test_a_draft_that_others_have_overtaken_can_be_guessed_guided_and_ended(players: int) -> None:
    greedy = bots.get("greedy")
    for state in overtaken(players):
        for seat in [*state.awaited, None]:
            view = state.view(seat)
            guess = RABBITS.determinise(view, 1)
            assert guess.view(seat) == view
            if seat is None:
                continue
            assert guess.legal(seat) == state.legal(seat)
            assert RABBITS.guidance(view) == {} or RABBITS.guidance(view)["tile"] == view["question"]["tile"]
            placements = RABBITS.prospects(view)
            assert RABBITS.parse(placements[0]["actions"][0]) in state.legal(seat)
            assert greedy.choose(view, state.legal(seat), Rng.of_seed(1)) in state.legal(seat)
    assert state.view(0)["draft"][-1] == "turn 2"
    build(state, 1)
    assert state.view(0)["draft"] == []


def test_a_draft_without_a_map_is_no_view() -> None:
    state = new("free", 2)
    play(state, f"0: pick {hand(state, 0)[0]}")
    with pytest.raises(BadInput) as refused:
        RABBITS.determinise({**state.view(0), "building": None, "board": "sample"}, 1)
    assert refused.value.reason.code == "bad-view"


def test_a_map_that_does_not_begin_with_the_citadel_in_the_middle_is_no_view() -> None:
    state = new("free", 1)
    shifted = state.view(0)
    shifted["building"]["tiles"][0]["at"] = [1, 0]
    shifted["board"]["tiles"][0]["vertex"] = [1, 0]
    lay(state, 0, "QD", 0, 3, 0, island=True)  # without advice, whose tiles are numbers
    reordered = state.view(0)
    assert reordered["building"]["advice"] == []
    for part in ("building", "board"):
        reordered[part]["tiles"].reverse()
    for view in (shifted, reordered):
        with pytest.raises(BadInput) as refused:
            RABBITS.determinise(view, 1)
        assert refused.value.reason.code == "bad-view"


def test_a_draft_of_another_form_is_no_view() -> None:
    state = new("free", 2)
    mine = next(tile for tile in hand(state, 0) if SHAPE[PIECE_CODES[tile]] == 0)
    play(state, f"0: pick {mine}", "0: turn 1", "0: island")
    view = state.view(0)
    assert RABBITS.determinise(view, 1).view(0) == view
    road = next(tile for tile in hand(state, 0) if SHAPE[PIECE_CODES[tile]] == 1)
    for draft in (
        ["turn 1"],
        ["island"],
        [f"pick {road}", "island"],
        [f"pick {road}", "turn 3"],
        [f"pick {mine}", "island", "island"],
        [f"pick {mine}", "turn 1", "place 3,0"],
    ):
        with pytest.raises(BadInput) as refused:
            RABBITS.determinise({**view, "draft": draft}, 1)
        assert refused.value.reason.params["key"] == "draft"
    theirs = hand(state, 1)[0]
    with pytest.raises(BadInput):
        RABBITS.determinise({**view, "draft": [f"pick {theirs}", "turn 1", "island"]}, 1)


# ---- the hard law ----------------------------------------------------------------------------------------------------


def test_a_tile_shares_an_edge_with_the_map_and_overlaps_none() -> None:
    state = new("free", 1)
    play(state, "pick fork")
    assert why(state, "place 0,0").code == "overlap"
    assert why(state, "place 0,0").params == {"tile": "citadel"}
    assert why(state, "place 5,5").code == "no-shared-edge"
    assert why(state, "island").code == "only-hexes-begin-islands"
    assert {line for line in legal(state) if line.startswith("place")} == {"place 1,-1", "place -1,1", "place -1,-1"}


def test_a_hex_begins_an_island_within_three_spaces_of_the_map() -> None:
    state = new("free", 1)
    play(state, "pick KD")
    assert why(state, "place 3,0").code == "is-an-island"
    play(state, "island")
    assert "place 3,0" in legal(state)
    assert why(state, "place 1,-2").code == "joins-the-map"
    assert why(state, "place 9,0").code == "island-too-far"
    nearest = Construction.begun()
    for line in [line for line in legal(state) if line.startswith("place")]:
        a, b = map(int, line.split()[1].split(","))
        tile = next(t for t in nearest.islands(PIECE_CODES["KD"], 0) if (t.a, t.b) == (a, b))
        assert nearest.problem(tile) == ""
        assert not nearest.touches(tile)
    play(state, "place 3,0")
    assert load_board({**state.board_data(), "tiles": [*state.board_data()["tiles"], CAVE]}).landmasses == 2


CAVE = {"tile": "cave", "cells": [[-1, 1, "D"]], "roads": [[0]]}


def test_a_map_may_not_grow_wider_than_a_board_may_be() -> None:
    """Islands in one line: in the end no farther one is offered, and the board is one."""
    state = new("free", 1)
    for tile in [tile for tile in hand(state, 0) if tile[0] in "KQJ"]:
        play(state, f"pick {tile}", "island")
        spots = [tuple(map(int, line.split()[1].split(","))) for line in legal(state) if line.startswith("place")]
        a, b = max(spots, key=sum)
        play(state, f"place {a},{b}")
    play(state, "pick cave")
    assert why(state, "place 97,97").code == "too-far-out"
    state.undo(0)
    play(state, "finish")
    assert state.rules.board.landmasses > 8


def test_lists_stay_short_however_far_the_islands_lie_apart() -> None:
    largest = 0
    for seed in range(3):
        rng, state = Random(seed), new("free", 2, seed)
        while state.building is not None:
            seat = rng.choice(state.awaited)
            choices = [action for action in state.legal(seat) if str(action) != "finish"]
            largest = max(largest, len(choices))
            islands = [action for action in choices if str(action) == "island"]
            state.play(seat, islands[0] if islands else rng.choice(choices))
    assert 120 < largest <= 170


def test_of_too_many_islands_the_nearest_are_offered() -> None:
    rng, site = Random(1), Construction.begun()
    while len(site.islands(PIECE_CODES["KD"], 0)) <= MOST_ISLANDS:  # on a map of more hexes than a game has
        site.lay(rng.choice(site.islands(PIECE_CODES["KD"], 0)))
    every, offered = site.islands(PIECE_CODES["KC"], 0), islands_offered(site, PIECE_CODES["KC"], 0)
    assert len(every) > len(offered) == MOST_ISLANDS
    near = set(site.nearby(1))
    left_out = [tile for tile in every if (tile.a, tile.b) not in [(other.a, other.b) for other in offered]]
    assert all(near.isdisjoint(tile.cells) for tile in left_out)


@pytest.mark.parametrize("style", ["strict", "free"])
def test_any_sequence_of_legal_placements_keeps_the_law(style: str) -> None:
    for seed in range(6):
        rng, state = Random(seed), new(style, 1 + seed % 4, seed)
        while state.building is not None:
            audit(state)
            seat = rng.choice(state.awaited)
            choices = [action for action in state.legal(seat) if str(action) != "finish"]
            state.play(seat, rng.choice(choices))
        assert len(state.rules.board.tiles) == 37
        assert load_board(state.rules.board.written()) is state.rules.board


# ---- a race ----------------------------------------------------------------------------------------------------------


def test_a_spot_taken_meanwhile_is_refused_as_such_and_the_draft_stays() -> None:
    state = new("free", 2)
    mine = next(tile for tile in hand(state, 0) if SHAPE[PIECE_CODES[tile]] == 0)
    theirs = next(tile for tile in hand(state, 1) if SHAPE[PIECE_CODES[tile]] == 0)
    play(state, f"0: pick {mine}", "0: turn 4", f"1: pick {theirs}")
    assert "place 1,-2" in legal(state, 0)
    play(state, "1: place 1,-2")
    assert "place 1,-2" not in legal(state, 0)
    reason = why(state, "place 1,-2", 0)
    assert (reason.code, reason.rule, reason.params) == ("spot-taken", "JR-3.2", {"seat": 1, "tile": theirs})
    assert state.view(0)["draft"] == [f"pick {mine}", "turn 4"]
    play(state, "0: place -1,-1")
    assert tiles_on_map(state) == ["citadel", theirs, mine]
    play(state, f"0: pick {hand(state, 0)[0]}")
    assert why(state, "place -1,-1", 0).code == "overlap"  # that was the seat's own


# ---- taking back -----------------------------------------------------------------------------------------------------


def test_the_tile_laid_last_may_be_taken_back() -> None:
    state = new("free", 2)
    tile = [tile for tile in hand(state, 0) if SHAPE[PIECE_CODES[tile]] == 0][-1]
    before = hand(state, 0)
    assert why(state, "take-back", 0).code == "nothing-to-take-back"
    lay(state, 0, tile, 0, 1, -2)
    events = play(state, "0: take-back")
    assert [event.to(None) for event in events] == [{"code": "taken-back", "params": {"seat": 0, "tile": tile}}]
    assert hand(state, 0) == before
    assert tiles_on_map(state) == ["citadel"]


@pytest.mark.parametrize("spot", [(2, -4), (2, -1)], ids=["beside it alone", "beside the Citadel too"])
def test_not_once_a_tile_lies_against_it(spot: tuple[int, int]) -> None:
    state = new("free", 2)
    mine, theirs = [next(t for t in hand(state, seat) if SHAPE[PIECE_CODES[t]] == 0) for seat in (0, 1)]
    lay(state, 0, mine, 0, 1, -2)
    lay(state, 1, theirs, 0, *spot)
    assert "take-back" not in legal(state, 0)
    assert why(state, "take-back", 0).code == "nothing-to-take-back"
    play(state, "1: take-back", "0: take-back")
    assert tiles_on_map(state) == ["citadel"]


def test_not_if_an_island_would_be_too_far_away() -> None:
    state = new("free", 2)
    mine, theirs = [next(t for t in hand(state, seat) if SHAPE[PIECE_CODES[t]] == 0) for seat in (0, 1)]
    lay(state, 0, mine, 0, 3, 0, island=True)
    lay(state, 1, theirs, 0, 6, 0, island=True)
    assert "take-back" not in legal(state, 0)
    assert "take-back" in legal(state, 1)


def test_a_seat_takes_back_a_limited_number_of_tiles() -> None:
    state = new("free", 1)
    for _ in range(MOST_TAKEN_BACK):
        lay(state, 0, "KD", 0, 1, -2)
        play(state, "take-back")
    lay(state, 0, "KD", 0, 1, -2)
    assert why(state, "take-back").params == {"most": MOST_TAKEN_BACK}


def test_not_the_last_of_the_own_tiles() -> None:
    """Who has none left is not asked any more; the last tile of all ends building."""
    state = new("free", 2)
    while len(hand(state, 0)) > 1:
        for line in RABBITS.prospects(state.view(0))[0]["actions"]:
            play(state, f"0: {line}")
    assert "take-back" in legal(state, 0)
    for line in RABBITS.prospects(state.view(0))[0]["actions"]:
        play(state, f"0: {line}")
    assert state.awaited == [1]
    assert why(state, "take-back", 0).code == "not-awaited"


# ---- advice ----------------------------------------------------------------------------------------------------------


def test_advice_is_shown_and_never_enforced() -> None:
    state = new("free", 1)
    lay(state, 0, "KC", 0, 1, -2)  # its one road leads away from the Citadel
    advice = state.view(None)["building"]["advice"]
    assert {"code": "dead-end", "tiles": [0, 1], "edge": 0} in advice
    assert {"code": "no-road", "tiles": [1], "edge": -1} in advice
    play(state, "take-back")
    lay(state, 0, "KC", 3, 1, -2)
    assert state.view(None)["building"]["advice"] == [{"code": "hex-to-hex", "tiles": [0, 1], "edge": 0}]


@pytest.mark.parametrize(
    ("tile", "looks"), [("KC", 6), ("QD", 2), ("KD", 3), ("fork", 2), ("cave", 6), ("woods", 3), ("mountain", 3)]
)
def test_guidance_says_where_a_tile_in_hand_may_lie_in_every_look_that_it_has(tile: str, looks: int) -> None:
    state = new("free", 1)
    assert RABBITS.guidance(state.view(0)) == {}
    play(state, f"pick {tile}")
    guidance, piece = RABBITS.guidance(state.view(0)), PIECE_CODES[tile]
    assert guidance["tile"] == tile
    assert list(guidance["spots"]) == list(guidance["islands"]) == [str(look) for look in range(looks)]
    for rotation in range(ROTATIONS[piece]):
        look = str(LOOKS[piece][rotation])
        play(state, f"turn {rotation}")
        spots = [f"place {a},{b}" for a, b, _ in guidance["spots"][look]]
        assert spots == [line for line in legal(state, 0) if line.startswith("place")]
        if SHAPE[piece] == 0:
            play(state, "island")
            islands = [f"place {a},{b}" for a, b, _ in guidance["islands"][look]]
            assert islands == [line for line in legal(state, 0) if line.startswith("place")]
            state.undo(0)
        state.undo(0)


# ---- the rest is laid for a seat -------------------------------------------------------------------------------------


def test_in_free_building_the_rest_is_laid_at_once() -> None:
    state = new("free", 2)
    events = play(state, "0: finish")
    assert codes(events)[0] == "finishing"
    assert [event["seat"] for event in told(events, "placed")] == [0] * 18
    assert state.awaited == [1]


def test_in_strict_building_it_is_laid_when_the_turn_comes() -> None:
    state = new("strict", 2)
    events = play(state, "finish")
    assert codes(events) == ["finishing", "flipped", "placed"]
    assert state.awaited == [1]
    play(state, "flip hex")
    events = build(state, 1)
    assert [event["seat"] for event in told(events, "placed")] == [1, 0]
    events = play(state, "finish")
    assert codes(events)[-1] == "turn-began"


def test_what_is_laid_for_a_seat_follows_the_advice() -> None:
    for seed in range(5):
        board = finished("strict", 3, seed).rules.board
        assert len(board.dead_ends) <= 2
        assert board.landmasses == 1


# ---- the board is there ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("style", ["strict", "free"])
def test_the_board_is_handed_to_the_game_which_is_dealt_then(style: str) -> None:
    state = new(style, 3, **FROM_SEAT_1)
    events = build(state)
    built = told(events, "built")
    assert built[0]["board"] == state.board_data() == state.rules.board.written()
    assert codes(events)[-2:] == ["built", "turn-began"]
    assert state.awaited == [1]
    assert legal(state) == ["roll"]
    assert state.view(0)["hand_sizes"] == [3, 3, 3]
    assert len(state.view(0)["hand"]) == 3
    assert state.view(0)["rabbits"] == ["citadel"] * 3
    assert state.view(0)["building"] is None
    assert state.view(0)["board"]["name"] == "built"
    assert len(state.rules.caves) == 4
    hands = [new("strict", 3, seed) for seed in (4, 5)]
    assert len({str(build(state) and state.view(0)["hand"]) for state in hands}) == 2


@pytest.mark.parametrize("style", ["strict", "free"])
def test_a_record_builds_the_same_board(style: str) -> None:
    state = finished(style, 2, 3)
    record = state.record
    assert record.board == ""
    assert record.options["building"] == style
    again = RABBITS.replay(record)
    assert again.view(0) == state.view(0)
    assert again.rules is state.rules is RABBITS.determinise(state.view(0), 1).rules
    assert RABBITS.load(RABBITS.dump(state)).view(1) == state.view(1)
    assert RABBITS.new(2, 3, "intro", {"building": style, "first-player": "0", "round-cap": 3}).rules is not state.rules


def test_a_game_that_builds_its_board_names_none() -> None:
    with pytest.raises(BadInput) as refusal:
        RABBITS.new(2, options={"building": "free"}, board="sample")
    assert refusal.value.reason.code == "board-named-and-built"
    with pytest.raises(BadInput) as refusal:
        RABBITS.position(options={"building": "strict"})
    assert refusal.value.reason.params["problem"] == "board-not-built"


def test_without_building_nothing_is_said_of_it() -> None:
    state = RABBITS.new(2, 1)
    assert "building" not in state.view(0)
    assert "building" not in state.ruleset.options
    assert RABBITS.new(2, 1, options={"building": "off"}).ruleset is state.ruleset
