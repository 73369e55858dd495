"""The tiles and the places of rabbits (JR-1.3, JR-1.5), with the roads and suits printed on them (JR-2.2 to JR-2.5).

A place has the same code on every board: the Citadel, the twelve royals' hexes, four sets of six road tiles, and the
two places off the map. Places added later come after them, so that no code moves.
"""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, CARDS, CLUBS, DIAMONDS, HEARTS, ROYALS, SPADES, SUIT, SYMBOLS
from jackhouse.jackrabbits.lattice import DIRECTIONS

# Kinds, numbered so that hexes come before road tiles, and rhombi (trailways) before triangles.
CAPITAL: Final = 0
PLAZA: Final = 1
PALACE: Final = 2
TOWER: Final = 3
WOODS: Final = 4
MOUNTAIN: Final = 5
RIVER: Final = 6
FORK: Final = 7
TAVERN: Final = 8
CAVE: Final = 9
APART: Final = 10  # the Underground and off-board: no tile of the map
KIND_NAMES: Final[list[str]] = [
    "capital", "plaza", "palace", "tower", "woods", "mountain", "river", "fork", "tavern", "cave", "apart",
]  # fmt: skip

TRAILWAYS: Final = (WOODS, MOUNTAIN, RIVER)  # the rhombi; the other road tiles are triangles

ROAD_KINDS: Final = ("woods", "mountain", "river", "fork", "tavern", "cave")
SETS: Final = 4  # sets of road tiles, one of each kind in a set

CITADEL: Final = 0
UNDERGROUND: Final = 37
OFF_BOARD: Final = 38
PLACES: Final = 39

#            exits at rotation 0; rotation r adds r mod 6      JR-2.2
EXITS: Final[dict[str, str]] = {
    "KC": "0",      "KS": "01",     "KH": "02",     "KD": "03",
    "QC": "012",    "QS": "013",    "QH": "023",    "QD": "024",
    "JC": "0123",   "JS": "0124",   "JH": "0134",   "JD": "01234",
    "citadel": "012345",
}  # fmt: skip

#            the edges that each road joins at rotation 0      JR-2.3, JR-2.4
ROADS: Final[dict[str, tuple[str, ...]]] = {
    "river":    ("12", "45"),    # 60° apart, round the obtuse corners
    "woods":    ("15", "24"),    # 120° apart, round the acute corners
    "mountain": ("14", "25"),    # 180° apart: they cross, one in a tunnel
    "fork":     ("024",),
    "tavern":   ("02",),
    "cave":     ("0",),
}  # fmt: skip

#            suits printed on a tile, by kind                  JR-2.5
TILE_SUITS: Final[list[int]] = [
    0, 0, 0, 0,                   # hexes
    CLUBS | SPADES | HEARTS,      # woods
    CLUBS | SPADES | HEARTS,      # mountain
    CLUBS | SPADES | HEARTS,      # river
    SPADES | DIAMONDS,            # fork
    HEARTS | DIAMONDS,            # tavern
    CLUBS | DIAMONDS,             # cave
    0,                            # apart
]  # fmt: skip

PLACE_NAMES: Final[list[str]] = [
    "citadel",
    *[CARD_NAMES[royal] for royal in ROYALS],
    *[f"{kind}{number}" for kind in ROAD_KINDS for number in range(1, SETS + 1)],
    "underground",
    "off-board",
]
PLACE_CODES: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}

# The royal of each hex and the hex of each royal, -1 where there is none.
ROYAL_OF: Final[list[int]] = [-1, *ROYALS] + [-1] * (PLACES - 1 - len(ROYALS))
HEX_OF: Final[list[int]] = [ROYAL_OF.index(card) if card in ROYALS else -1 for card in range(CARDS)]

KIND: Final[list[int]] = [
    CAPITAL,
    *[PLAZA, PALACE, TOWER] * 4,  # JR-1.5: Jack, Queen, King of each suit
    *[WOODS + kind for kind in range(len(ROAD_KINDS)) for _ in range(SETS)],
    APART,
    APART,
]
IS_HEX: Final[list[bool]] = [kind <= TOWER for kind in KIND]
IS_TILE: Final[list[bool]] = [kind < APART for kind in KIND]  # a hex or a road tile

# Hexes as written in board documents: "Citadel", "K♦".
WRITTEN: Final[list[str]] = ["Citadel"] + [CARD_NAMES[royal][0] + SYMBOLS[SUIT[royal]] for royal in ROYALS]
HEX_WRITTEN: Final[dict[str, int]] = {written: place for place, written in enumerate(WRITTEN)}


def first_tile(kind: str) -> int:
    """Returns the place of the first of the four road tiles of that kind; the others follow it."""
    return PLACE_CODES[f"{kind}1"]


def turned(edges: str, rotation: int) -> list[int]:
    """Returns the edges after turning the tile clockwise by so many sixths; sorted (JR-2.2)."""
    return sorted((int(edge) + rotation) % DIRECTIONS for edge in edges)


def turned_roads(kind: str, rotation: int) -> list[list[int]]:
    """Returns the roads of a road tile, turned likewise; sorted (JR-2.3, JR-2.4)."""
    return sorted(turned(road, rotation) for road in ROADS[kind])
