"""The built-in boards by number of suits, and the one for a game for which none is named (JR-3.2, JR-8.2)."""

from functools import cache
from typing import Any, Final

from jackhouse.jackrabbits.board import Board, built_in_boards, load_board
from jackhouse.jackrabbits.cards import SUIT, SUITS, SYMBOLS
from jackhouse.jackrabbits.components import CLASSIC, Components
from jackhouse.jackrabbits.lattice import DIRECTIONS
from jackhouse.jackrabbits.tiles import APART, CITADEL, EXITS, ROYAL_OF, WOODS, turned
from jackhouse.kernel.reason import BadInput

__all__ = ["boards_by_suits", "default_board"]

#   by number of suits: the name of the board, and the suits of its hexes
_BOARDS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    1: ("sample-1", (1,)),
    2: ("sample-2", (1, 2)),
    3: ("sample-3", (1, 2, 3)),
    4: ("sample", CLASSIC),
}


def default_board(components: Components) -> Board:
    """Returns the board for these components: a built-in one, or one with the hexes of other suits in their place."""
    suits = components.suits
    name, printed = _BOARDS[len(suits)]
    return load_board(name) if suits == printed else _with_suits(name, printed, suits)


def boards_by_suits() -> dict[int, list[str]]:
    """Returns the names of the built-in boards by the number of suits whose tiles they have."""
    found: dict[int, list[str]] = {}
    for name in built_in_boards():
        board = load_board(name)
        suits = {SUIT[ROYAL_OF[place]] for place in board.hexes if place != CITADEL}
        sets = max([len(board.of_kind(kind)) for kind in range(WOODS, APART)])
        found.setdefault(max(len(suits), sets), []).append(name)
    return dict(sorted(found.items()))


@cache
def _with_suits(name: str, printed: tuple[int, ...], suits: tuple[int, ...]) -> Board:
    """Puts the hexes of other suits in the place of the printed ones, turned so that few roads end dead."""
    document: Any = load_board(name).written()
    document["name"] = f"{name} {''.join([SYMBOLS[suit] for suit in suits])}"
    renamed = {SYMBOLS[old]: SYMBOLS[new] for old, new in zip(printed, suits, strict=True)}
    hexes = [tile for tile in document["tiles"] if "vertex" in tile and tile["tile"] != "Citadel"]
    for tile in hexes:
        tile["tile"] = tile["tile"][0] + renamed[tile["tile"][1]]
        _turn(tile, 0)
    for tile in hexes:
        rotations = {rotation: _dead_ends(document, tile, rotation) for rotation in range(DIRECTIONS)}
        _turn(tile, min(rotations, key=rotations.__getitem__))
    return load_board(document)


def _dead_ends(document: Any, tile: Any, rotation: int) -> int:
    """Returns the number of dead ends with the hex turned so; a large one if that is no board."""
    _turn(tile, rotation)
    try:
        return len(Board.from_document(document).dead_ends)
    except BadInput:  # no cave has a free end
        return len(document["tiles"]) * DIRECTIONS


def _turn(tile: Any, rotation: int) -> None:
    royal, suit = tile["tile"]
    tile["rotation"] = rotation
    tile["exits"] = turned(EXITS[royal + SUITS[SYMBOLS.index(suit)]], rotation)
