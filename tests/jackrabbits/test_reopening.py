"""Boards that were built and cannot be played reopen (JR-3.2): no cave is free, or nobody could win."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from jackhouse import text
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.jackrabbits.building.construction import Construction, LaidTile
from jackhouse.jackrabbits.building.phase import MOST_REOPENINGS, BuildingPhase
from jackhouse.jackrabbits.building.pieces import PIECE_CODES, PIECE_NAMES, ROTATIONS
from jackhouse.jackrabbits.building.placement_choice import faces_water
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.components import components_of
from jackhouse.jackrabbits.default_boards import default_board
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.objectives import OBJECTIVES, trios
from jackhouse.jackrabbits.options.tight_suits import ALL_SUITS, FEWER, options_for
from jackhouse.jackrabbits.reachability import why_unwinnable
from jackhouse.jackrabbits.setup import ruleset_of
from jackhouse.kernel.build import COMPILED
from tests.helpers import RABBITS, codes, legal, play, told, why
from tests.jackrabbits.builders import build, dead_cave, hand, lay, lay_all, new

pytestmark = pytest.mark.rule("JR-3.2")

# ---- no cave is free -------------------------------------------------------------------------------------------------


def lay_dead_caves(state: Any) -> list[Any]:
    events: list[Any] = []
    for _ in range(hand(state, 0).count("cave")):
        tile = dead_cave(state.building.site)
        events += lay(state, 0, "cave", tile.rotation, tile.a, tile.b)
    return events


@pytest.mark.rule("JR-4.5")
def test_a_board_without_a_free_cave_reopens_and_says_why() -> None:
    state = new("free", 1)
    lay_all(state, but=("cave",))
    events = lay_dead_caves(state)
    assert told(events, "reopened") == [{"problem": "no-free-cave", "tiles": ["cave"] * 4}]
    assert state.view(0)["building"]["problem"] == "no-free-cave"
    assert hand(state, 0) == ["cave"] * 4
    assert state.awaited == [0]
    build(state)
    assert state.building is None
    assert state.phase == "lottery"


@pytest.mark.rule("JR-4.5")
def test_it_reopens_twice_and_then_the_caves_are_laid_by_the_game() -> None:
    state = new("free", 1)
    lay_all(state, but=("cave",))
    for _ in range(2):
        events = lay_dead_caves(state)
        assert codes(events)[-1] == "reopened"
    events = lay_dead_caves(state)
    assert codes(events).count("reopened") == 1
    assert codes(events)[-2:] == ["built", "turn-began"]
    assert state.building is None
    assert RABBITS.replay(state.record).view(0) == state.view(0)


def test_after_the_last_reopening_the_game_lays_caves_with_their_road_at_the_water() -> None:
    phase = new("free", 1).building.copy()
    cave = PIECE_CODES["cave"]
    assert not faces_water(phase.site, phase.placement_for(0, cave))  # it joins a road of the Citadel
    phase.reopened = MOST_REOPENINGS + 1
    assert faces_water(phase.site, phase.placement_for(0, cave))


@pytest.mark.rule("JR-4.5")
def test_in_strict_building_tiles_that_were_given_back_may_be_left_to_the_game() -> None:
    state = new("strict", 1)
    while state.building is not None and not state.building.reopened:
        if not hand(state, 0):
            flip = next(line for line in ("flip hex", "flip rhombus", "flip triangle") if line in legal(state))
            play(state, flip)
            assert "finish" not in legal(state)
            assert why(state, "finish").code == "lay-it-first"
        if hand(state, 0) == ["cave"]:
            tile = dead_cave(state.building.site)
            play(state, f"turn {tile.rotation}", f"place {tile.a},{tile.b}")
        else:
            for line in RABBITS.prospects(state.view(0))[0]["actions"]:
                play(state, line)
    assert hand(state, 0) == ["cave"] * 4
    assert legal(state)[-1] == "finish"
    play(state, "turn 1")
    assert "finish" not in legal(state)
    state.undo(0)
    play(state, "finish")
    assert state.building is None


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins_after_a_reopening_too(first: int, seed: int) -> None:
    """Then the seats have tiles of different numbers to lay, so that anyone may lay the last one."""
    state = new("strict", 3, seed, **{"first-player": str(first)})
    while state.building is not None:
        seat = state.awaited[0]
        if not hand(state, seat):
            flip = next(line for line in ("flip hex", "flip rhombus", "flip triangle") if line in legal(state, seat))
            play(state, f"{seat}: {flip}")
        if hand(state, seat)[0] == "cave" and not state.building.reopened:
            tile = dead_cave(state.building.site)
            play(state, f"{seat}: turn {tile.rotation}", f"{seat}: place {tile.a},{tile.b}")
        else:
            for line in RABBITS.prospects(state.view(seat))[0]["actions"]:
                play(state, f"{seat}: {line}")
    assert state.awaited == [first]


@pytest.mark.skipif(COMPILED, reason="a compiled method cannot be replaced")
def test_if_the_game_lays_no_free_cave_either_the_usual_board_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new("free", 1)
    lay_all(state, but=("cave",))
    for _ in range(MOST_REOPENINGS):
        lay_dead_caves(state)

    def dead(phase: BuildingPhase, seat: int, piece: int) -> LaidTile:
        tile = dead_cave(phase.site)
        return LaidTile(piece, tile.rotation, tile.a, tile.b, seat)

    monkeypatch.setattr(BuildingPhase, "placement_for", dead)
    events = lay_dead_caves(state)
    assert [len(event["tiles"]) for event in told(events, "reopened")] == [4, 36]
    assert is_the_usual(state)


def test_caves_that_hold_others_are_given_back_with_what_was_laid_after_them() -> None:
    """Caves and taverns in a chain: behind every cave a tavern hangs on it alone, so that no cave could be lifted."""
    state = new("free", 1)
    phase = state.building.copy()
    for _ in range(4):
        phase.site.lay(hanging_on(phase.site, "cave", phase.site.tiles[-1]))
        phase.site.lay(hanging_on(phase.site, "tavern", phase.site.tiles[-1]))
    assert [PIECE_NAMES[tile.piece] for tile in phase.tiles_to_give_back("no-free-cave")] == ["tavern", "cave"]


def is_the_usual(state: Any) -> bool:
    """Whether the board that was built is the one of a game that names none."""
    usual = default_board(state.rules.components)
    return state.building is None and encode(state.rules.board.written()) == encode(usual.written())


def hanging_on(site: Construction, name: str, only: LaidTile) -> LaidTile:
    """Returns a way to lay a tile so that it touches no tile but that one."""
    piece, alone, rest = PIECE_CODES[name], Construction(), Construction()
    for other in site.tiles:
        (alone if other is only else rest).lay(other)
    spots = [tile for rotation in range(6) for tile in site.spots(piece, rotation)]
    return next(tile for tile in spots if alone.touches(tile) and not rest.touches(tile))


# ---- nobody could win ------------------------------------------------------------------------------------------------

ONE_SUIT: dict[str, Any] = {"tight-suits": True, "objective": "simple"}


def lay_roadless(state: Any, *tiles: str) -> list[Any]:
    """Lays tiles far from the Citadel, so that no road joins them to the map."""
    events: list[Any] = []
    for name in tiles:
        site, piece = state.building.site, PIECE_CODES[name]
        spots = [tile for rotation in range(ROTATIONS[piece]) for tile in site.spots(piece, rotation)]
        tile = max((tile for tile in spots if not site.touch(tile).roads), key=lambda tile: tile.a + tile.b)
        events += lay(state, 0, name, tile.rotation, tile.a, tile.b)
    return events


def lay_far_islands(state: Any) -> list[Any]:
    """Lays all tiles of one suit. The royals' hexes are islands; merchants and the tavern touch them without a road."""
    for royal in ("KS", "QS", "JS"):
        play(state, f"pick {royal}", "island")
        spots = [tuple(map(int, line.split()[1].split(","))) for line in legal(state) if line.startswith("place")]
        a, b = max(spots, key=sum)
        play(state, f"place {a},{b}")
    lay_roadless(state, "tavern")
    lay_all(state, but=("fork",))
    return lay_roadless(state, "fork")


@pytest.mark.rule("JR-3.5")
def test_a_board_on_which_nobody_can_win_reopens_and_gives_the_forks_back() -> None:
    state = new("free", 1, **ONE_SUIT)
    events = lay_far_islands(state)
    assert told(events, "reopened") == [{"problem": "unwinnable", "tiles": ["fork"]}]
    assert state.view(0)["building"]["problem"] == "unwinnable"
    assert hand(state, 0) == ["fork"]
    assert RABBITS.determinise(state.view(0), 1).view(0) == state.view(0)
    build(state)  # the fork joins a road of the Citadel, where one may ride to every hex
    assert state.building is None
    assert state.phase == "lottery"
    assert why_unwinnable(state.rules) is None
    assert RABBITS.new(1, 1, "intro", ONE_SUIT, state.board_data()).rules.board is state.rules.board


@pytest.mark.rule("JR-3.5")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The board cannot be played yet: nobody could win on it, since too few royals of the objective can be "
            "reached from the Citadel and brought back. Lay these tiles again: a fork tile.",
        ),
        (
            "es",
            "Todavía no se puede jugar en este tablero: nadie podría ganar en él, porque hay demasiado pocas cartas "
            "reales para el fin del juego a las que se llegue desde la ciudadela y con las que se vuelva. Hay que "
            "volver a colocar estas piezas: un cruce.",
        ),
    ],
)
def test_the_reason_is_told_in_both_languages(language: str, sentence: str) -> None:
    events = lay_far_islands(new("free", 1, **ONE_SUIT))
    seen = events[-1].to(0)
    assert text.load(language).event(seen["code"], seen["params"]) == sentence


@pytest.mark.rule("JR-3.5")
def test_the_third_time_the_game_lays_the_forks_where_they_join_a_road() -> None:
    state = new("free", 1, **ONE_SUIT)
    events = lay_far_islands(state)
    for _ in range(MOST_REOPENINGS):
        assert codes(events)[-1] == "reopened"
        events = lay_roadless(state, "fork")
    assert codes(events) == ["placed", "reopened", "placed", "built", "turn-began"]
    assert why_unwinnable(state.rules) is None
    assert not is_the_usual(state)
    assert RABBITS.replay(state.record).view(0) == state.view(0)


@pytest.mark.rule("JR-3.5")
def test_if_nobody_could_win_on_that_board_either_the_usual_board_is_laid() -> None:
    found = 0
    for state, events in games_laid_at_random(40, **ONE_SUIT):
        reopened = told(events, "reopened")
        assert len(reopened) <= MOST_REOPENINGS + 2
        if len(reopened) == MOST_REOPENINGS + 2:
            found += 1
            assert len(reopened[-1]["tiles"]) == 9
            assert codes(events)[-11:] == [*["placed"] * 9, "built", "turn-began"]
            assert is_the_usual(state)
            assert RABBITS.replay(state.record).view(0) == state.view(0)
    assert found


def games_laid_at_random(count: int, **options: Any) -> Iterator[tuple[Any, list[Any]]]:
    """Yields games of one player who lays every tile at random, with their events."""
    for seed in range(count):
        rng, state, events = Random(seed), new("free", 1, seed, **options), []
        while state.building is not None:
            choices = [action for action in state.legal(0) if str(action) not in ("finish", "take-back")]
            events += state.play(0, rng.choice(choices))
        yield state, events


@pytest.mark.rule("JR-3.5")
@pytest.mark.parametrize("style", ["strict", "free"])
@pytest.mark.parametrize("mix", range(6))
def test_whatever_is_built_somebody_can_win_on_it(style: str, mix: int) -> None:
    rng = Random(mix)
    suits = rng.choice([*FEWER, ALL_SUITS])
    components = components_of(tuple([SUITS.index(suit) for suit in suits]))
    objective = rng.choice([one for one in OBJECTIVES if trios(one, tuple(components.royals))])
    options: dict[str, Any] = {**options_for(suits), "objective": objective, "landbound-horses": rng.random() < 0.5}
    state = new(style, len(suits), mix, **options)
    while state.building is not None:
        audit(state)
        seat = rng.choice(state.awaited)
        choices = [action for action in state.legal(seat) if str(action) not in ("finish", "take-back")]
        state.play(seat, rng.choice(choices))
    assert why_unwinnable(state.rules) is None
    assert RABBITS.new(len(suits), 1, "intro", options, state.board_data()).rules.board is state.rules.board


@pytest.mark.rule("JR-3.5")
def test_on_the_usual_board_somebody_can_win_with_any_suits_and_objective() -> None:
    """In the game with the fewest ways, so in all."""
    for suits in [*FEWER, ALL_SUITS]:
        for objective in OBJECTIVES:
            options = {**options_for(suits), "objective": objective, "landbound-horses": True}
            components = components_of(tuple([SUITS.index(suit) for suit in suits]))
            if trios(objective, tuple(components.royals)):
                assert why_unwinnable(ruleset_of(len(suits), "intro", options, "")) is None, (suits, objective)
        usual: Any = default_board(components).written()
        tiles = Construction.of_document(usual).tiles
        assert [(tile.a, tile.b) for tile in tiles if PIECE_NAMES[tile.piece] == "citadel"] == [(0, 0)]


@pytest.mark.rule("JR-3.3")
def test_on_a_meadow_nobody_has_to_win() -> None:
    state = RABBITS.new(1, 1, "meadow", {"building": "free", "tight-suits": True})
    events = lay_far_islands(state)
    assert told(events, "reopened") == []
    assert state.building is None
