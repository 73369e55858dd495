"""Helpers for tests of building (JR-3.2)."""

from typing import Any

from jackhouse.jackrabbits.building.construction import SIDES, Construction, LaidTile
from jackhouse.jackrabbits.building.pieces import PIECE_CODES, ROTATIONS
from tests.helpers import RABBITS, play

__all__ = ["build", "dead_cave", "finished", "hand", "lay", "lay_all", "new", "tiles_on_map"]


def new(style: str, players: int = 2, seed: int = 1, **options: Any) -> Any:
    """Returns a game in which seat 0 begins to build."""
    return RABBITS.new(players, seed, "intro", {"building": style, "first-player": "0", "round-cap": 3, **options})


def hand(state: Any, seat: int) -> list[str]:
    """Returns the tiles that lie face up before a seat."""
    tiles: list[str] = state.view(None)["building"]["open"][seat]
    return tiles


def tiles_on_map(state: Any) -> list[str]:
    return [tile["tile"] for tile in state.view(None)["building"]["tiles"]]


def lay(state: Any, seat: int, tile: str, rotation: int, a: int, b: int, island: bool = False) -> list[Any]:
    """Lays a tile in free building."""
    first = [f"pick {tile}", f"turn {rotation}", *(["island"] if island else [])]
    return play(state, *[f"{seat}: {line}" for line in [*first, f"place {a},{b}"]])


def build(state: Any, most: int = 10**6) -> list[Any]:
    """Lays up to so many tiles where they follow the advice best; returns all events."""
    events: list[Any] = []
    laid = 0
    while state.building is not None and laid < most:
        seat = state.awaited[0]
        placements = RABBITS.prospects(state.view(seat))
        lines = placements[0]["actions"] if placements else [str(state.legal(seat)[0])]
        for line in lines:
            events += state.play(seat, RABBITS.parse(line))
        laid += len(placements) > 0
    return events


def lay_all(state: Any, but: tuple[str, ...] = ()) -> list[Any]:
    """Lays all tiles of seat 0 but some kinds, in free building by one player."""
    events: list[Any] = []
    while left := [placement for placement in RABBITS.prospects(state.view(0)) if placement["tile"] not in but]:
        for line in left[0]["actions"]:
            events += state.play(0, RABBITS.parse(line))
        if state.building is None:
            break
    return events


def finished(style: str, players: int = 2, seed: int = 1, **options: Any) -> Any:
    """Returns a game whose board has just been built by `finish`."""
    state = new(style, players, seed, **options)
    while state.building is not None:
        play(state, "finish")
    return state


def dead_cave(site: Construction) -> LaidTile:
    """Returns a placement of a cave so that its road ends at the roadless edge of a hex."""
    cave = PIECE_CODES["cave"]
    for rotation in range(ROTATIONS[cave]):
        for tile in site.spots(cave, rotation):
            (cell,) = tile.cells
            for direction, step in SIDES[cell & 1]:
                beyond = site.owner.get(cell + step)
                if beyond is not None and tile.has_road(direction) and not beyond.has_road((direction + 3) % 6):
                    return tile
    raise AssertionError("no such placement")
