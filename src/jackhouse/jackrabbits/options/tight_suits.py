"""Addition `tight-suits`, and the setting `suits` that says which suits stay."""

from itertools import combinations
from typing import Final

from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.components import CLASSIC
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.tiles import CAVE, FORK, KIND_NAMES, TAVERN, TILE_SUITS, WOODS
from jackhouse.kernel.options import addition, letters
from jackhouse.kernel.reason import BadInput, Reason

#   the suits that stay, by the number of players: spades first, then those of the default boards
USUAL: Final[dict[int, str]] = {1: "S", 2: "SH", 3: "SHD", 4: "CSHD"}
ALL_SUITS: Final = USUAL[len(SUITS)]
FEWER: Final = ["".join(suits) for count in range(1, len(SUITS)) for suits in combinations(SUITS, count)]


def options_for(suits: str) -> dict[str, bool | str]:
    """Returns the options of a game with these suits alone; none if they are all."""
    if suits == ALL_SUITS:
        return {}
    return {TightSuits.option.key: True, ChosenSuits.option.key: suits}


class TightSuits(Rule):
    """As many suits as players; the others are out of play, and so are as many sets of road tiles (JR-8.2)."""

    option = addition("tight-suits", "JR-8.2", group="map", editions="ABCD")
    governs = ("JR-8.2",)

    def suits(self, suits: tuple[int, ...], players: int) -> tuple[int, ...]:
        return tuple([SUITS.index(letter) for letter in USUAL[players]])

    def contribute(self, rules: RabbitRules) -> None:
        for kind in (WOODS, FORK, TAVERN, CAVE):  # mountains and rivers take the suits of woods
            if not TILE_SUITS[kind] & rules.components.suit_mask:
                rules.warnings.append(Reason("tiles-unpayable", "JR-8.2", {"kind": KIND_NAMES[kind]}))


class ChosenSuits(Rule):
    """The suits that stay, chosen by name (JR-8.2)."""

    option = letters("suits", "JR-8.2", "usual", *FEWER, needs={"tight-suits": True}, group="map")

    def suits(self, suits: tuple[int, ...], players: int) -> tuple[int, ...]:
        if len(self.value) != players:
            raise BadInput(Reason("suits-not-players", "JR-8.2", {"suits": self.value, "players": players}))
        return tuple([suit for suit in CLASSIC if SUITS[suit] in self.value])
