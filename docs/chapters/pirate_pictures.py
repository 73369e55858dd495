"""The pictures of Jackal's rules, drawn by `art`: cards, islands, a round of three pirates. They hold no words."""

from typing import Final, NamedTuple

from docs.chapters.pirate_drawing import as_picture, cards, landed, pirate_part, space
from jackhouse.art.blocks import beside, stacked
from jackhouse.jackal.archipelago import built_in
from jackhouse.jackal.cards import KIND_NAMES

__all__ = ["ISLAND", "ROUND", "SPACES", "island_file", "pirate_pictures", "small_pirate_pictures"]


class Hunt(NamedTuple):
    """What a pirate did on the island of the example: its way, the row, and what was played from the hand."""

    way: str
    row: str
    played: str


#   the round that the pages tell, on The Broken Ring
ISLAND: Final = "broken-ring"
ROUND: Final = (
    Hunt("b4 a3 a2 b1", "NW UD NE", ""),
    Hunt("d1 c1 b1", "red LR", "weapon double"),
    Hunt("b4 c4 d3", "LR NE", ""),
)
#   what stands on a space, by the mark of an island's text
SPACES: Final = {"white-flag": "W", "red-flag": "R", "blue-flag": "B", "difficult": "^", "bandit": "!", "treasure": "3"}
LEAF: Final = 150.0  # the side of an island among many


def island_file(key: str) -> str:
    return f"islands/{key}"


def pirate_pictures() -> dict[str, str]:
    """Every picture of Jackal's pages by its name."""
    found = {island_file(each.key): alone(each.key, LEAF) for each in built_in("forty")}
    return found | {
        "row-cards": as_picture(cards("NE LR UD X + horse red blue")),
        "hand-cards": as_picture(cards("double friday weapon rum")),
        "island": alone(ISLAND, 270),
        "hunt": hunt(),
    }


def alone(key: str, side: float) -> str:
    """An island that nobody has come to."""
    return as_picture(landed(key, [], [], side))


def hunt(prefix: str = "") -> str:
    """The round of the example: rows beside the island, and where they led."""
    rows = [
        beside([pirate_part(seat), cards(each.row, 0.9, prefix), cards(each.played, 0.65, prefix)], 14, 0.5)
        for seat, each in enumerate(ROUND)
    ]
    ways = [(seat, each.way) for seat, each in enumerate(ROUND)]
    shown = landed(ISLAND, [each.way.split()[-1] for each in ROUND], ways, 330, prefix)
    return as_picture(beside([shown, stacked(rows, 26)], 22, 0.5), prefix)


def small_pirate_pictures() -> dict[str, str]:
    """What the printed page holds: every card, every feature of a space, a pirate, and the round."""
    return {
        **{kind: as_picture(cards(kind, 1, f"{at}-"), f"{at}-") for at, kind in enumerate(KIND_NAMES)},
        **{name: space(mark, f"{name}-") for name, mark in SPACES.items()},
        "pirate": as_picture(pirate_part(0, 2)),
        "hunt": hunt("hunt-"),
    }
