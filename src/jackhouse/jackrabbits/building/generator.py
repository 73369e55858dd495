"""Random boards: all tiles of a game, laid so that the map follows the advice of building (JR-3.2).

The landmass of the Citadel grows first, then each island. A landmass grows tile by tile; after that a few tiles are
lifted and laid anew, again and again, until it has all that is asked for. If it does not come so far, a new attempt
begins.
"""

from math import isqrt
from typing import Any, Final

from jackhouse.jackrabbits.board import EDGES, INSIDE, Board
from jackhouse.jackrabbits.building.construction import Construction, LaidTile
from jackhouse.jackrabbits.building.growth import CAVE_PIECE, EDGES_OF, LAND_OF, Growth, margin
from jackhouse.jackrabbits.building.measures import distances
from jackhouse.jackrabbits.building.pieces import (
    CAPITAL_PIECE,
    FIRST_ROAD,
    HEX,
    HEX_PIECES,
    ROTATIONS,
    SHAPE,
    pieces_in_play,
    roads_of,
)
from jackhouse.jackrabbits.components import Components
from jackhouse.jackrabbits.document import LONGEST_NAME
from jackhouse.jackrabbits.tiles import CAVE, CITADEL
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.rng import Rng

__all__ = ["generate", "most_landmasses", "open_road_limits"]

MOST_LANDMASSES: Final = 3

_ATTEMPTS: Final = 400
_STEPS: Final = 400  # for the landmass of the Citadel, in one attempt
_ISLAND_STEPS: Final = 40
_ISLAND_SPOTS: Final = 12  # tried for each island, in one attempt
_LIFTED: Final = 9  # the most tiles that a step lays anew
_WORSE: Final = 4  # one step in so many may make a landmass a little worse

# How compact a landmass must be: the square of its coast, in edges, over its land, in cells. A hexagon has 6, the
# larger landmass of the sample 13. The limit is drawn, so that boards differ.
_MOST_COMPACT: Final = 11
_LEAST_COMPACT: Final = 14
_ISLANDS_COMPACT: Final = 10
_ATTEMPTS_PER_LIMIT: Final = 8  # after so many, the limit is raised by one
_USUAL_MOST: Final = 20  # open roads
_MORE_ON_ISLANDS: Final = 3  # open roads that each island adds to the limit of a small board
_SHARES: Final = 20  # drawn at most, until the first landmass may have enough open roads
_MOST_LAKES: Final = 2
_LARGEST_LAKE: Final = 4  # cells
_TILES_PER_PAIR: Final = 15  # for so many tiles, one more pair of triangles may lie side by side
_TILES_PER_SPIKE: Final = 20  # likewise for road tiles that hang on one edge
_UNFINISHED: Final = 1000  # added to the cost of a landmass that is not compact


def most_landmasses(components: Components) -> int:
    """Returns how many landmasses a generated board can have: islands hold a third of the royals at most."""
    return min(MOST_LANDMASSES, 1 + len(components.royals) // 3)


def open_road_limits(tiles: int, landmasses: int) -> tuple[int, int]:
    """Returns the fewest and the most open roads of a generated board: 6 and 20 with 37 tiles.

    Fewer tiles have fewer, but not in proportion: they have more coast for each tile, and so have islands.
    """
    most = 9 + 3 * tiles // 10
    return 4 + tiles // 18, max(most, min(_USUAL_MOST, most + _MORE_ON_ISLANDS * (landmasses - 1)))


def generate(components: Components, seed: int, landmasses: int = 0) -> dict[str, Any]:
    """Returns a random board document with all tiles of these components. With 0, the number of landmasses is drawn.

    The same arguments give the same board. `BadInput` if there are too few royals for so many landmasses, or if no
    attempt succeeds, which no seed is known to do.
    """
    most = most_landmasses(components)
    if not 0 <= landmasses <= most:
        raise BadInput(Reason("bad-landmasses", "JR-3.2", {"value": str(landmasses)[:20], "most": most}))
    rng = Rng.of_seed(seed)
    count = landmasses or 1 + rng.below(most)
    for attempt in range(_ATTEMPTS):
        site = _Attempt(components, count, rng.split(), attempt).run()
        if site is not None:
            return site.document(f"#{seed}"[:LONGEST_NAME])
    raise BadInput(Reason("no-random-board", "JR-3.2", {"value": str(seed)[:20], "attempts": _ATTEMPTS}))


class _Limits:
    """The limits of one landmass: compactness, open roads, and royals that free roads reach from the Citadel."""

    __slots__ = ("compact", "fewest", "most", "royals")

    def __init__(self, compact: int, fewest: int, most: int, royals: int) -> None:
        self.compact = compact
        self.fewest = fewest
        self.most = most
        self.royals = royals


class _Attempt:
    """One attempt to make a board."""

    def __init__(self, components: Components, landmasses: int, rng: Rng, number: int) -> None:
        self.rng = rng
        self.pieces = pieces_in_play(components)
        self.royals = len(components.royals)
        self.landmasses = landmasses
        self.tiles = len(self.pieces) + 1
        self.fewest, self.most = open_road_limits(self.tiles, landmasses)
        self.looser: int = number // _ATTEMPTS_PER_LIMIT
        self.site = Construction()

    def run(self) -> Construction | None:
        """Returns a map that has all that is asked for, or None. Its tiles are in an order that the law allows."""
        shares = self._shares()
        for _ in range(_SHARES):
            if self._most_open_roads(shares) >= 6 + len(shares[0]) // 8:
                break
            shares = self._shares()
        main = Growth(self.site, LaidTile(CAPITAL_PIECE, 0, 0, 0), set(), self.rng)
        if not main.lay_all(shares[0]) or not self._improve(main, self._main_limits(shares), _STEPS):
            return None
        grown = [main]
        left = self.most - len(main.open_roads)
        for share in shares[1:]:
            island = self._island(share, grown, left)
            if island is None:
                return None
            grown.append(island)
            left -= len(island.open_roads)
        site = Construction()
        for growth in grown:
            for tile in growth.connected():
                site.lay(tile)
        board = _board(site)
        if board is None or board.landmasses != self.landmasses or len(board.open_ports) < self.fewest:
            return None
        return site if _all_can_land(board) else None

    def _shares(self) -> list[list[int]]:
        """Draws the pieces of each landmass. A quarter of the royals at most lie on islands, where that is possible."""
        rng = self.rng
        hexes = [piece for piece in self.pieces if SHAPE[piece] == HEX]
        roads = [piece for piece in self.pieces if piece >= FIRST_ROAD]
        rng.shuffle(hexes)
        rng.shuffle(roads)
        roads.remove(CAVE_PIECE)  # one stays with the Citadel
        shares: list[list[int]] = []
        spare = max(self.landmasses - 1, self.royals // 4)
        for others in range(self.landmasses - 2, -1, -1):
            count = spare - others
            count -= rng.below((count + 1) // 2)
            spare -= count
            share = [hexes.pop() for _ in range(count)]
            for _ in range(count + rng.below(count + 1)):
                share.append(roads.pop())
            shares.append(share)
        return [[*hexes, *roads, CAVE_PIECE], *shares]

    def _most_open_roads(self, shares: list[list[int]]) -> int:
        """Returns the most open roads that the first landmass may have: islands have some too."""
        return self.most - sum([_likely_open_roads(share) for share in shares[1:]])

    def _main_limits(self, shares: list[list[int]]) -> _Limits:
        """Returns what is asked of the first landmass: partly drawn, so that boards differ."""
        most = self._most_open_roads(shares)
        least = min(most, max(self.fewest + self.tiles // 9, _likely_open_roads(shares[0]) + 3))
        royals = (2 * self.royals + 2) // 3
        more = sum([SHAPE[piece] == HEX for piece in shares[0]]) - royals
        compact = _MOST_COMPACT + self.rng.below(_LEAST_COMPACT - _MOST_COMPACT + 1)
        return _Limits(
            compact + self.looser,
            self.fewest if len(shares) == 1 else 0,
            least + self.rng.below(most - least + 1),
            royals + (self.rng.below(more) if more > 0 else 0),
        )

    # ---- improving ---------------------------------------------------------------------------------------------

    def _improve(self, growth: Growth, limits: _Limits, steps: int) -> bool:
        """Lays tiles anew until nothing is lacking; returns whether it has come so far."""
        rng = self.rng
        unreached: list[LaidTile] = []
        cost = self._cost(growth, limits, unreached)
        for _ in range(steps):
            if not cost:
                return True
            if len(growth.tiles) == 1:
                return False
            start = unreached[rng.below(len(unreached))] if unreached and rng.below(2) else growth.any_tile()
            change = growth.lay_anew(start, _LIFTED)
            if change is None:
                continue
            missed: list[LaidTile] = []
            new_cost = self._cost(growth, limits, missed)
            if new_cost <= cost or (new_cost == cost + 1 and rng.below(_WORSE) == 0):
                cost, unreached = new_cost, missed
            else:
                growth.undo(change)
        return not cost

    def _cost(self, growth: Growth, limits: _Limits, unreached: list[LaidTile]) -> int:
        """Returns 0 for a landmass that has all that is asked for. Adds the hexes that no free road reaches."""
        excess = self._excess(growth, limits)
        if excess:
            return _UNFINISHED + excess
        if not limits.royals:
            return 0
        board = _board(self.site)
        if board is None:
            return _UNFINISHED
        reached = distances(board)
        lacking = max(0, limits.royals + 1 - len(reached))  # the Citadel is one of those reached
        if lacking:
            for tile in growth.tiles:
                if SHAPE[tile.piece] == HEX and HEX_PIECES[tile.piece] not in reached:
                    unreached.append(tile)
        lakes = [len(cells) for cells in board.water_cells[1:]]
        return lacking + max(0, len(lakes) - _MOST_LAKES) + sum([max(0, size - _LARGEST_LAKE) for size in lakes])

    def _excess(self, growth: Growth, limits: _Limits) -> int:
        """Returns by how much a landmass is not compact, has too many or too few open roads, or goes against advice."""
        counts, tiles = growth.counts(), len(growth.tiles)
        return (
            max(0, counts.coast - isqrt(limits.compact * growth.land()))
            + max(0, counts.open_roads - limits.most, limits.fewest - counts.open_roads)
            + 2 * max(0, counts.triangles - 1 - tiles // _TILES_PER_PAIR)
            + max(0, counts.spikes - 1 - tiles // _TILES_PER_SPIKE)
            + 4 * counts.roadless
        )

    # ---- islands -----------------------------------------------------------------------------------------------

    def _island(self, pieces: list[int], grown: list[Growth], most: int) -> Growth | None:
        """Grows a landmass that touches no other, not even at a corner. None if that does not succeed."""
        barred: set[int] = set()
        for growth in grown:
            barred |= margin(growth.tiles)
        most = min(most, _likely_open_roads(pieces) + 3)
        limits = _Limits(_ISLANDS_COMPACT + self.looser, 1, most, 0)
        for _ in range(_ISLAND_SPOTS):
            first = self._island_spot(pieces[0], barred)
            if first is None:
                return None
            island = Growth(self.site, first, barred, self.rng)
            if island.lay_all(pieces[1:]) and self._improve(island, limits, _ISLAND_STEPS):
                return island
            for tile in island.tiles:
                self.site.lift(tile)
        return None

    def _island_spot(self, piece: int, barred: set[int]) -> LaidTile | None:
        """Draws three spots for the first hex of an island and returns the nearest to the Citadel."""
        spots = [
            tile for tile in self.site.islands(piece, self.rng.below(ROTATIONS[piece])) if barred.isdisjoint(tile.cells)
        ]
        if not spots:
            return None
        drawn = [spots[self.rng.below(len(spots))] for _ in range(3)]
        steps = [max(abs(tile.a), abs(tile.b), abs(tile.a + tile.b)) for tile in drawn]
        return drawn[steps.index(min(steps))]


def _likely_open_roads(pieces: list[int]) -> int:
    """Returns about how many open roads an island of these pieces will have: its coast without blank edges."""
    land = blank = 0
    for piece in pieces:
        land += LAND_OF[SHAPE[piece]]
        blank += EDGES_OF[SHAPE[piece]] - sum([len(road) for road in roads_of(piece, 0)])
    return max(1, isqrt(8 * land) + 1 - blank)


def _board(site: Construction) -> Board | None:
    """Returns the board of a map; None if no cave has a free end."""
    try:
        return Board.from_document(site.document("#"))
    except BadInput:
        return None


def _all_can_land(board: Board) -> bool:
    """Whether each landmass has a cave with a free end, or an open road on a water that the Citadel's has one on."""
    waters: list[set[int]] = [set() for _ in range(board.landmasses)]
    for port in board.open_ports:
        waters[board.landmass[port // EDGES]].add(board.water_of[port])
    home = waters[board.landmass[CITADEL]]
    with_cave = {board.landmass[cave] for cave in board.of_kind(CAVE) if board.free[cave * EDGES + INSIDE]}
    return all(land in with_cave or not waters[land].isdisjoint(home) for land in range(board.landmasses))
