"""The types of responses about boards and their trials: for the served schema, and for tests that compare them."""

from typing import Any

import msgspec

from jackhouse.server.http.responses import Refusal, ResponseBody

__all__ = ["BoardList", "BoardLook", "BoardSpots", "BoardTrialKey", "BoardTrialState", "MadeBoard"]


class BoardInfo(ResponseBody):
    """A board that comes with the game: figures of its map; `lakes` are sizes in cells."""

    name: str
    tiles: int
    hexes: int
    open_roads: int
    dead_ends: int
    landmasses: int
    lakes: list[int]


class TileSet(ResponseBody):
    """The tiles of a game with these suits, without the Citadel, by shape; road tiles as often as there are.

    `options` are those that such a game needs.
    """

    suits: str
    options: dict[str, Any]
    hex: list[str]
    rhombus: list[str]
    triangle: list[str]


class BoardList(ResponseBody):
    boards: list[BoardInfo]
    sets: list[TileSet]


class LaidTile(ResponseBody):
    """`at`: the vertex of a hex, (a, b) of the cell D, or of its only cell, of a road tile."""

    tile: str
    at: list[int]
    rotation: int


class Advice(ResponseBody):
    """An advice of building that is not followed. `tiles` are numbers into `laid`; `edge` is seen from the first."""

    code: str
    tiles: list[int]
    edge: int


class BoardLook(ResponseBody):
    """A map. `loose` are the numbers of the tiles that may be lifted.

    Unless it is `unfinished`: `measures` or, if no game can be played on it, the `problem`.
    """

    board: dict[str, Any]
    laid: list[LaidTile]
    loose: list[int]
    advice: list[Advice]
    code: str
    measures: dict[str, Any] | None
    problem: Refusal | None


class BoardSpots(ResponseBody):
    """By rotation, `[a, b, letters]`: T a dead end, X hex to hex, ! triangles, S of one kind, N no road joins."""

    tile: str
    spots: dict[str, list[list[Any]]]
    islands: dict[str, list[list[Any]]]


class BoardTrialKey(ResponseBody):
    """The name of a trial of a board, for its other routes."""

    trial: str


class GamesShare(ResponseBody):
    """A number of games, its share of all games, and the ends of the 95 % interval of that share."""

    games: int
    value: float
    low: float
    high: float


class GameLengths(ResponseBody):
    """The turns of a game, of all its players together; `deviation` is the standard deviation."""

    mean: float
    deviation: float
    least: int
    median: int
    most: int


class RoyalClaims(ResponseBody):
    """The games in which a royal was claimed, their share of all games, and its claims in all games."""

    games: int
    share: float
    claims: int


class BoardTrialResult(ResponseBody):
    """`won`: the games that somebody has won; `by_order`: by the winner's place in the order of play."""

    players: int
    games: int
    turns: GameLengths
    won: GamesShare
    by_order: list[GamesShare]
    royals: dict[str, RoyalClaims]


class BoardTrialState(ResponseBody):
    """How many games have been played, of how many; once it is over, the result, unless none has been played.

    `waiting`: other trials are played first; `cut`: the time ran out before all games were played.
    """

    played: int
    of: int
    over: bool
    waiting: bool
    cut: bool
    result: BoardTrialResult | msgspec.UnsetType = msgspec.UNSET


class MadeBoard(ResponseBody):
    """A board with all tiles. `seed` gives the same random board again; 0 for one that has been finished."""

    board: dict[str, Any]
    laid: list[LaidTile]
    code: str
    seed: int
