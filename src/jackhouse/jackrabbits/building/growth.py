"""A landmass that grows: tiles laid one after the other, so that they follow the advice of building (JR-3.2)."""

from typing import Final

from jackhouse.jackrabbits.building.construction import SIDES, Construction, LaidTile, cell_of, code_of
from jackhouse.jackrabbits.building.pieces import HEX, LOOKS, PIECE_CODES, PIECES, SHAPE, cells_of, roads_of
from jackhouse.jackrabbits.lattice import DIRECTIONS, DOWN, corners, outline
from jackhouse.kernel.rng import Rng

#                  by shape
EDGES_OF: Final = (6, 4, 3)
LAND_OF: Final = (6, 2, 1)  # cells

CAVE_PIECE: Final = PIECE_CODES["cave"]

OpenRoad = tuple[int, int]
"""The cell of water that a road faces, and the direction from there back to the road."""

_ORIGIN: Final = code_of((0, 0, DOWN))

# Scores by which an open road and a spot are chosen.
_ENCLOSED: Final = 6  # for each side of the cell that is land
_ROAD_NOISE: Final = 5
_SHARED: Final = 60  # if all edges are shared
_ROAD: Final = 12
_TRIANGLE: Final = 24
_SPOT_NOISE: Final = 40
_NEVER: Final = -1000


def _joining_placements() -> list[list[list[tuple[int, int]]]]:
    """Returns how to lay a piece so that a road leaves it in a direction, by piece and direction.

    Each is the rotation, and what is added to the number of a spot to get the cell behind that edge.
    """
    found: list[list[list[tuple[int, int]]]] = []
    for piece in range(PIECES):
        joining: list[list[tuple[int, int]]] = [[] for _ in range(DIRECTIONS)]
        for rotation in sorted(set(LOOKS[piece])):
            with_road = [direction for road in roads_of(piece, rotation) for direction in road]
            for direction, cell, _ in outline(cells_of(piece, rotation)):
                if direction in with_road:
                    joining[direction].append((rotation, code_of(cell) - _ORIGIN))
        found.append(joining)
    return found


_JOINING: Final = _joining_placements()


def _cells_round() -> list[list[int]]:
    """Returns what is added to the number of a cell D or U for all cells that share an edge or a corner with it."""
    found: list[list[int]] = []
    for home in ((0, 0, "D"), (0, 0, "U")):
        around = [
            (a, b, pointing)
            for a in range(-2, 3)
            for b in range(-2, 3)
            for pointing in ("D", "U")
            if not set(corners((a, b, pointing))).isdisjoint(corners(home))
        ]
        found.append([code_of(cell) - code_of(home) for cell in around])
    return found


_ROUND: Final = _cells_round()


def margin(tiles: list[LaidTile]) -> set[int]:
    """Returns the cells of tiles, and those that share an edge or a corner with one."""
    return {cell + step for tile in tiles for cell in tile.cells for step in _ROUND[cell & 1]}


class LandmassCounts:
    """The figures of a landmass by which it is judged."""

    __slots__ = ("coast", "open_roads", "roadless", "spikes", "triangles")

    def __init__(self, coast: int, open_roads: int, triangles: int, roadless: int, spikes: int) -> None:
        self.coast = coast  # edges
        self.open_roads = open_roads
        self.triangles = triangles  # pairs of them side by side
        self.roadless = roadless  # tiles that no road joins to others
        self.spikes = spikes  # road tiles but caves that hang on one edge


class LaidAnew:
    """Tiles that have been laid anew: the tiles of the landmass before, and those that lay elsewhere."""

    __slots__ = ("before", "lifted")

    def __init__(self, before: list[LaidTile], lifted: list[LaidTile]) -> None:
        self.before = before
        self.lifted = lifted


class Growth:
    """A landmass on a map. It never grows into the cells of `barred`. Its first tile stays."""

    def __init__(self, site: Construction, first: LaidTile, barred: set[int], rng: Rng) -> None:
        self.site = site
        self.tiles: list[LaidTile] = [first]
        self.barred = barred
        self.rng = rng
        self.a = first.a
        self.b = first.b
        self.open_roads: dict[OpenRoad, None] = {}  # where roads of the landmass are open
        self._put(first)

    # ---- laying ------------------------------------------------------------------------------------------------

    def lay_all(self, pieces: list[int]) -> bool:
        """Lays all of the pieces, each joined by a road; returns whether all have found a spot."""
        left = pieces[:]
        while left:
            tile = self._next(left)
            if tile is None:
                return False
            self.lay(tile)
            left.remove(tile.piece)
        return True

    def _next(self, pieces: list[int]) -> LaidTile | None:
        """Returns a tile that fits at the first open road where one does; None if there is none."""
        kinds = sorted(set(pieces))
        roads = list(self.open_roads)
        scores = [self._road_score(road) for road in roads]
        for _ in roads:
            best = scores.index(max(scores))
            if scores[best] <= _NEVER:
                return None
            tile = self._best(roads[best], kinds)
            if tile is not None:
                return tile
            scores[best] = _NEVER
        return None

    def lay(self, tile: LaidTile) -> None:
        """Adds a tile."""
        self._put(tile)
        self.tiles.append(tile)

    def lift(self, tile: LaidTile) -> None:
        """Takes a tile away."""
        self._take(tile)
        self.tiles.remove(tile)

    def _put(self, tile: LaidTile) -> None:
        self.site.lay(tile)
        owner, open_roads = self.site.owner, self.open_roads
        for cell in tile.cells:
            for direction, step in SIDES[cell & 1]:
                if cell + step not in owner:
                    if tile.has_road(direction):
                        open_roads[cell + step, (direction + 3) % DIRECTIONS] = None
                elif (cell, direction) in open_roads:
                    del open_roads[cell, direction]

    def _take(self, tile: LaidTile) -> None:
        self.site.lift(tile)
        owner, open_roads = self.site.owner, self.open_roads
        for cell in tile.cells:
            for direction, step in SIDES[cell & 1]:
                other = owner.get(cell + step)
                back = (direction + 3) % DIRECTIONS
                if other is not None:
                    if other.has_road(back):
                        open_roads[cell, direction] = None
                elif (cell + step, back) in open_roads:
                    del open_roads[cell + step, back]

    def _road_score(self, road: OpenRoad) -> int:
        """Returns a score, which is higher in narrow places and near the first tile."""
        if road[0] in self.barred:
            return _NEVER
        owner = self.site.owner
        score: int = self.rng.below(_ROAD_NOISE)
        for _, step in SIDES[road[0] & 1]:
            if road[0] + step in owner:
                score += _ENCLOSED
        a, b, _ = cell_of(road[0])
        return score - max(abs(a - self.a), abs(b - self.b), abs(a - self.a + b - self.b))

    def _best(self, road: OpenRoad, pieces: list[int]) -> LaidTile | None:
        """Returns the tile that fits best at an open road; None if no piece can lie there."""
        best: LaidTile | None = None
        best_score = 0
        cell, direction = road
        for piece in pieces:
            for rotation, step in _JOINING[piece][direction]:
                a, b, _ = cell_of(cell - step)
                tile = LaidTile(piece, rotation, a, b)
                score = self._score(tile)
                if score > _NEVER and (best is None or score > best_score):
                    best, best_score = tile, score
        return best

    def _score(self, tile: LaidTile) -> int:
        owner, barred = self.site.owner, self.barred
        for cell in tile.cells:
            if cell in owner or cell in barred:
                return _NEVER
        touch = self.site.touch(tile)
        if touch.dead_ends or touch.hex_roads or touch.same_triangles:
            return _NEVER
        shared = _SHARED * touch.shared // EDGES_OF[SHAPE[tile.piece]]
        return shared + _ROAD * touch.roads - _TRIANGLE * touch.triangles + self.rng.below(_SPOT_NOISE)

    # ---- improving ---------------------------------------------------------------------------------------------

    def counts(self) -> LandmassCounts:
        """Returns the figures of the landmass."""
        coast = triangles = roadless = spikes = 0
        for tile in self.tiles:
            touch = self.site.touch(tile)
            coast += EDGES_OF[SHAPE[tile.piece]] - touch.shared
            triangles += touch.triangles
            if touch.shared and not touch.roads:
                roadless += 1
            if touch.shared == 1 and SHAPE[tile.piece] != HEX and tile.piece != CAVE_PIECE:
                spikes += 1
        return LandmassCounts(coast, len(self.open_roads), triangles // 2, roadless, spikes)

    def connected(self) -> list[LaidTile]:
        """Returns the tiles that hang together with the first, in an order in which they may be laid."""
        owner = self.site.owner
        reached = {self.tiles[0].cells[0]}
        found = [self.tiles[0]]
        for tile in found:  # grows while it is read
            for cell in tile.cells:
                for _, step in SIDES[cell & 1]:
                    other = owner.get(cell + step)
                    if other is not None and other.cells[0] not in reached:
                        reached.add(other.cells[0])
                        found.append(other)
        return found

    def land(self) -> int:
        """Returns the number of its cells."""
        return sum([len(tile.cells) for tile in self.tiles])

    def any_tile(self) -> LaidTile:
        """Draws a tile, but not the first."""
        return self.tiles[1 + self.rng.below(len(self.tiles) - 1)]

    def lay_anew(self, start: LaidTile, most: int) -> LaidAnew | None:
        """Lifts a tile and a few near it and lays them anew; None if that cannot be done, and nothing is changed."""
        lifted = self.neighbourhood(start, 2 + self.rng.below(most - 1))
        change = LaidAnew(self.tiles, lifted)
        self.tiles = self.tiles[:]
        for tile in lifted:
            self.lift(tile)
        if self.lay_all([tile.piece for tile in lifted]) and len(self.connected()) == len(self.tiles):
            return change
        self.undo(change)
        return None

    def undo(self, change: LaidAnew) -> None:
        """Takes back the last change."""
        for tile in self.tiles[len(change.before) - len(change.lifted) :]:
            self._take(tile)
        for tile in change.lifted:
            self._put(tile)
        self.tiles = change.before

    def neighbourhood(self, tile: LaidTile, count: int) -> list[LaidTile]:
        """Returns the tile and others near it, but not the first tile of the landmass."""
        owner = self.site.owner
        found = [tile]
        for one in found:  # grows while it is read
            for cell in one.cells:
                for _, step in SIDES[cell & 1]:
                    other = owner.get(cell + step)
                    if other is not None and other is not self.tiles[0] and other not in found and len(found) < count:
                        found.append(other)
        return found
