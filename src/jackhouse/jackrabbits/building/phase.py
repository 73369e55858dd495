"""Building under way: the map so far, and the tiles that do not lie on it yet (JR-3.2)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse.jackrabbits.building.construction import ISLAND_DISTANCE, Construction, LaidTile
from jackhouse.jackrabbits.building.pieces import CAPITAL_PIECE, PIECE_CODES, PIECE_NAMES, SHAPE, SHAPES
from jackhouse.jackrabbits.building.placement_choice import best_of, best_placement, faces_water, placements
from jackhouse.jackrabbits.building.spots import could_be_laid, written_laid
from jackhouse.kernel.rng import Rng

__all__ = [
    "BOARD_NAME",
    "MOST_ISLANDS",
    "MOST_REOPENINGS",
    "MOST_TAKEN_BACK",
    "BuildingPhase",
    "islands_offered",
]

BOARD_NAME: Final = "built"
MOST_TAKEN_BACK: Final = 12
"""Tiles that a seat may take back, so that building ends (a ruling)."""
MOST_REOPENINGS: Final = 2
"""After so many boards that cannot be played, the tiles given back are laid by the game (a ruling)."""
MOST_ISLANDS: Final = 150
"""Spots for an island that are offered, the nearest to the map, so that lists stay short (a ruling)."""

_CAVE: Final = PIECE_CODES["cave"]
_GIVEN_BACK: Final = {
    "no-free-cave": _CAVE,  # no rabbit could come up from Underground (JR-4.5)
    "unwinnable": PIECE_CODES["fork"],  # nobody could meet the objective (JR-3.5); a fork sells ways to all hexes
}
"""By problem of a board: the tiles that are given back, with which it can mostly be mended."""


@mypyc_attr(acyclic=True)
class BuildingPhase:
    """The tiles of a game that builds its board. Lists are by seat.

    Once a state holds it, it never changes: a change is made to a copy that replaces it. So clones share it.
    """

    def __init__(self, style: str, players: int, site: Construction) -> None:
        self.style = style
        self.site = site
        self.unseen: list[int] = []  # the pieces that lie face down; which is whose is open until one is flipped
        self.stacks: list[list[int]] = [[0] * len(SHAPES) for _ in range(players)]  # face down, by shape
        self.hands: list[list[int]] = [[] for _ in range(players)]  # face up; a piece given back comes first
        self.finishing: list[bool] = [False] * players
        self.taken_back: list[int] = [0] * players
        self.reopened = 0
        self.problem = ""  # why the board was given back, until it can be played
        self._advice: list[dict[str, Any]] | None = None

    def copy(self) -> "BuildingPhase":
        """Returns a copy that may be changed."""
        other = BuildingPhase(self.style, 0, self.site.clone())
        other.unseen = self.unseen[:]
        other.stacks = [stack[:] for stack in self.stacks]
        other.hands = [hand[:] for hand in self.hands]
        other.finishing = self.finishing[:]
        other.taken_back = self.taken_back[:]
        other.reopened = self.reopened
        other.problem = self.problem
        return other

    # ---- dealing -----------------------------------------------------------------------------------------------

    def deal_face_down(self, pieces: list[int], order: list[int]) -> None:
        """Gives each seat its share of each shape, unseen."""
        self.unseen = sorted(pieces)
        for shape in range(len(SHAPES)):
            count = len([piece for piece in pieces if SHAPE[piece] == shape])
            for seat, share in shares(count, order):
                self.stacks[seat][shape] = share

    def deal_face_up(self, pieces: list[int], order: list[int], rng: Rng) -> None:
        """Gives each seat its share of each shape, drawn at random, for all to see."""
        for shape in range(len(SHAPES)):
            shuffled = [piece for piece in pieces if SHAPE[piece] == shape]
            rng.shuffle(shuffled)
            for seat, share in shares(len(shuffled), order):
                self.hands[seat].extend(shuffled[:share])
                shuffled = shuffled[share:]
        for hand in self.hands:
            hand.sort()

    def flip(self, seat: int, shape: int, rng: Rng) -> int:
        """Turns a tile of the seat's stack face up and returns it.

        Any tile of that shape that nobody has flipped is as likely: the same as if they had been dealt before.
        """
        of_shape = [piece for piece in self.unseen if SHAPE[piece] == shape]
        piece = of_shape[rng.below(len(of_shape))]
        self.unseen.remove(piece)
        self.stacks[seat][shape] -= 1
        self.hands[seat].append(piece)
        return piece

    # ---- laying and lifting ------------------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """Returns how many tiles the seat has still to lay."""
        return len(self.hands[seat]) + sum(self.stacks[seat])

    def is_done(self) -> bool:
        """Whether all tiles lie on the map."""
        for seat in range(len(self.hands)):
            if self.left(seat):
                return False
        return True

    def lay(self, tile: LaidTile) -> None:
        """Lays a tile of the hand of the seat that it is laid by."""
        self.hands[tile.by].remove(tile.piece)
        self.site.lay(tile)

    def give_back(self, tile: LaidTile) -> None:
        """Lifts a tile into the hand of the seat that has laid it."""
        self.site.lift(tile)
        self.hands[tile.by].insert(0, tile.piece)

    def placement_for(self, seat: int, piece: int) -> LaidTile:
        """Returns how a tile is laid for a seat: as the advice has it.

        When the board has been given back too often, caves go where their road faces water, so that it can be played.
        """
        best: LaidTile | None = None
        if piece == _CAVE and self.reopened > MOST_REOPENINGS:
            best = best_of(self.site, [t for t in placements(self.site, piece) if faces_water(self.site, t)])
        best = best or best_placement(self.site, piece)
        assert best is not None  # a map always has a coast where a tile fits
        return LaidTile(piece, best.rotation, best.a, best.b, seat)

    def last_of(self, seat: int) -> LaidTile | None:
        """Returns the tile that the seat has laid last."""
        for tile in reversed(self.site.tiles):
            if tile.by == seat:
                return tile
        return None

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat may lift the tile that it has laid last.

        Not if a tile was laid against it since, nor if the others could not lie there without it.
        """
        tile = self.last_of(seat)
        if tile is None or self.taken_back[seat] >= MOST_TAKEN_BACK:
            return False
        tiles = self.site.tiles
        others = Construction()
        for later in tiles[tiles.index(tile) + 1 :]:
            others.lay(later)
        return not others.touches(tile) and could_be_laid([other for other in tiles if other is not tile])

    def all_laid(self) -> list[LaidTile]:
        """Returns all tiles on the map but the Citadel, the newest first."""
        return [tile for tile in reversed(self.site.tiles) if tile.piece != CAPITAL_PIECE]

    def tiles_to_give_back(self, problem: str) -> list[LaidTile]:
        """Returns the tiles that are given back when the board cannot be played (a ruling).

        These are the caves, or the forks, without which the rest could lie as it does; if there is none, the tiles
        that were laid last, back to one of them.
        """
        wanted = _GIVEN_BACK[problem]
        found: list[LaidTile] = []
        kept = self.site.tiles[:]
        for tile in reversed(self.site.tiles):
            rest = [other for other in kept if other is not tile]
            if tile.piece == wanted and could_be_laid(rest):
                found.append(tile)
                kept = rest
        if not found:
            for tile in reversed(self.site.tiles):
                found.append(tile)
                if tile.piece == wanted:
                    break
        return found

    def tiles_as_on(self, other: Construction) -> list[LaidTile]:
        """Returns the tiles in all hands as they lie on another map of the same tiles, with the Citadel in the middle.

        Each is laid by a seat that has such a tile.
        """
        hands = [hand[:] for hand in self.hands]
        found: list[LaidTile] = []
        for tile in other.tiles:
            if tile.piece != CAPITAL_PIECE:
                seat = next(seat for seat in range(len(hands)) if tile.piece in hands[seat])
                hands[seat].remove(tile.piece)
                found.append(LaidTile(tile.piece, tile.rotation, tile.a, tile.b, seat))
        return found

    # ---- as plain data -----------------------------------------------------------------------------------------

    def advice(self) -> list[dict[str, Any]]:
        """Returns the advice that the map does not follow: codes, tiles by number, the edge between them."""
        if self._advice is None:
            self._advice = [
                {"code": advice.code, "tiles": list(advice.tiles), "edge": advice.edge} for advice in self.site.advice()
            ]
        return [{**advice, "tiles": advice["tiles"][:]} for advice in self._advice]

    def described(self) -> dict[str, Any]:
        """Returns all of it, as views hold it: everybody may know it."""
        found: dict[str, Any] = {
            "style": self.style,
            "tiles": [written_laid(tile) for tile in self.site.tiles],
            "stacks": [stack[:] for stack in self.stacks],
            "open": [[PIECE_NAMES[piece] for piece in hand] for hand in self.hands],
            "advice": self.advice(),
            "finishing": self.finishing[:],
            "taken_back": self.taken_back[:],
            "reopened": self.reopened,
        }
        found["problem"] = self.problem or None
        return found

    def document(self) -> dict[str, Any]:
        """Returns the map so far as a board document."""
        return self.site.document(BOARD_NAME)


def shares(count: int, order: list[int]) -> list[tuple[int, int]]:
    """Returns the share of each seat, in the order of play: equal ones, and leftovers one each from the first on."""
    each, over = count // len(order), count % len(order)
    return [(seat, each + (1 if at < over else 0)) for at, seat in enumerate(order)]


def islands_offered(site: Construction, piece: int, rotation: int) -> list[LaidTile]:
    """Returns the spots of new islands that are offered, in reading order; of too many, those nearest to the map."""
    found = site.islands(piece, rotation)
    if len(found) <= MOST_ISLANDS:
        return found
    kept: list[LaidTile] = []
    for distance in range(1, ISLAND_DISTANCE + 2):
        cells = set(site.nearby(distance))
        nearer = [tile for tile in found if tile not in kept and not cells.isdisjoint(tile.cells)]
        kept.extend(nearer[: MOST_ISLANDS - len(kept)])
    return [tile for tile in found if tile in kept]


def is_whole(phase: BuildingPhase, pieces: list[int]) -> bool:
    """Whether the phase has exactly these pieces and the Citadel, and its map follows the law.

    The Citadel is the first tile, in the middle.
    """
    tiles = phase.site.tiles
    if not tiles:
        return False
    first = tiles[0]
    laid = [tile.piece for tile in tiles]
    held = [piece for hand in phase.hands for piece in hand]
    by_shape = [sum([stack[shape] for stack in phase.stacks]) for shape in range(len(SHAPES))]
    unseen = [len([piece for piece in phase.unseen if SHAPE[piece] == shape]) for shape in range(len(SHAPES))]
    cells = sum([len(tile.cells) for tile in tiles])
    return (
        sorted([*laid, *held, *phase.unseen]) == sorted([CAPITAL_PIECE, *pieces])
        and (first.piece, first.a, first.b) == (CAPITAL_PIECE, 0, 0)
        and by_shape == unseen
        and cells == len(phase.site.owner)
        and could_be_laid(tiles)
    )
