"""The pictures of the rules, drawn by `art`: tiles, pieces of the sample board, cards. Small, and the same every time.

They hold no words, so that one serves both languages: the page that shows a picture says what it is.
"""

from typing import Final

from docs.chapters.drawing import board, cards, court, crop, leap, marked, piece, row, tile, tiles, walked
from jackhouse.art.dice import pair
from jackhouse.art.palette import LIGHT

__all__ = ["SHOWN", "pictures", "small_pictures"]

#   which pictures stand under a rule
SHOWN: Final = {
    "JR-1.1": ("cards",),
    "JR-1.3": ("road-tiles",),
    "JR-1.4": ("pieces",),
    "JR-1.5": ("hexes",),
    "JR-2.3": ("rhombi",),
    "JR-2.4": ("triangles",),
    "JR-2.6": ("water",),
    "JR-2.7": ("board",),
    "JR-4.4": ("journey",),
    "JR-4.6": ("court",),
    "JR-5.1": ("payment",),
    "JR-6.1": ("trailway",),
    "JR-6.2": ("horse",),
    "JR-6.4": ("jokers",),
    "JR-6.5": ("rabbit-hole",),
    "JR-6.6": ("off-board",),
    "JR-7.1": ("flight",),
    "JR-7.3": ("fight",),
    "JR-7.6": ("contest",),
    "JR-7.8": ("trade",),
}


def pictures() -> dict[str, str]:
    """Every picture of the rules by its name."""
    round_home, to_the_fork = "citadel QH KH", walked("citadel", "mountain3:5 fork3:5")
    return {
        "board": board(),
        "cards": row(cards("AC 7S 10H QD boat horse")),
        "contest": row(tiles("QD"), cards("4H 2H")),
        "court": court("QD", "KS"),
        "fight": row(piece("rabbit", 0), cards("5S"), piece("rabbit", 1), cards("3S 2S")),
        "flight": row(cards("9C"), tiles("KS KH")),
        "hexes": row(tiles("KD QD JD citadel")),
        "horse": crop(round_home, to_the_fork, leap("fork3", "KH") + marked("KH"), "citadel=0"),
        "jokers": row(cards("horse boat")),
        "journey": crop(round_home, walked("citadel", "mountain3:5 fork3:5 QH:4") + marked("QH"), rabbits="citadel=0"),
        "off-board": crop("JD fork1", walked("JD", "fork1:5", "off-board"), rabbits="JD=0"),
        "payment": row(pair((3, 4), LIGHT), tiles("fork1"), cards("4S 3D")),
        "pieces": row(piece("rabbit", 0), *[piece("carrot", 0)] * 3, pair((3, 4), LIGHT)),
        "rabbit-hole": crop("QS JH cave2 cave3", walked("QS", "cave2:0"), leap("cave2", "cave3"), "QS=0"),
        "rhombi": row(tiles("river2 woods2 mountain1")),
        "road-tiles": row(tiles("woods2 mountain1 river2 fork1 tavern1 cave1")),
        "trade": row(tiles("JS"), cards("4D 4S")),
        "trailway": crop(
            "citadel mountain3 mountain4", walked("citadel", "mountain3:5 mountain4:1"), rabbits="citadel=0"
        ),
        "triangles": row(tiles("fork1 tavern1 cave1")),
        "water": crop("QC JC KC"),
    }


def small_pictures() -> dict[str, str]:
    """What the printed page holds: tiles by their kind, and a rabbit."""
    shown = {
        "woods": "woods2", "mountain": "mountain1", "river": "river2", "fork": "fork1", "tavern": "tavern1",
        "cave": "cave1", "tower": "KD", "palace": "QD", "plaza": "JD", "capital": "citadel",
    }  # fmt: skip
    return {kind: tile(name, f"{kind}-") for kind, name in shown.items()} | {"rabbit": row(piece("rabbit", 0))}
