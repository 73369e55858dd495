"""Addition `capital-aces`."""

from typing import Final

from jackhouse.jackrabbits.bonus import Bonus, Keeper
from jackhouse.jackrabbits.cards import ACE, CARD_NAMES, RANK
from jackhouse.jackrabbits.dealing import lay_in_zone
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules, Zone
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import at_value
from jackhouse.kernel.options import addition

CAPITAL: Final = "capital"
"""The zone of the ace before each seat."""
ACE_VALUE: Final = 11


class CapitalAces(Rule):
    """The first ace that a seat spends counts 11 and stays in front of it (JR-8.4)."""

    option = addition(
        "capital-aces",
        "JR-8.4",
        group="cards",
        editions="ABCD",
        clashes={"patriarchal-values": True},
    )
    governs = ("JR-8.4",)

    def contribute(self, rules: RabbitRules) -> None:
        zone = rules.add_zone(CAPITAL)
        aces = [card for card in rules.components.cards if RANK[card] == ACE]
        rules.bonuses.append(FirstAce(zone, aces, ACE_VALUE - rules.value[aces[0]]))
        rules.keepers.append(AceKeeper(zone))
        rules.keep_passport_value()


class FirstAce(Bonus):
    """One ace counts 11 in each payment, fight, proof or passport, until an ace lies before the seat."""

    def __init__(self, zone: Zone, aces: list[int], worth: int) -> None:
        self.zone = zone
        self.aces = aces
        self.worth = worth

    def cards(self, state: RabbitState, seat: int) -> list[int]:
        return [] if state.zone(self.zone, seat) else self.aces

    def passport_points(self, state: RabbitState, seat: int, card: int) -> int:
        return self.worth if card in self.cards(state, seat) else 0


class AceKeeper(Keeper):
    """Lays the first ace spent before its seat, to the end of the game."""

    rule = "JR-8.4"

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def named(self, state: RabbitState, seat: int, cards: list[int]) -> list[int]:
        aces = self.aces(state, seat, cards)
        return [at_value(card, ACE_VALUE) for card in aces] if len(aces) > 1 else []

    def keep(self, state: RabbitState, seat: int, cards: list[int]) -> list[int]:
        aces = self.aces(state, seat, cards)
        if not aces:
            return cards
        lay_in_zone(state, self.zone, seat, aces[0])
        if state.emitting:
            state.emit("kept-ace", {"seat": seat, "card": CARD_NAMES[aces[0]]})
        return [card for card in cards if card != aces[0]]

    def aces(self, state: RabbitState, seat: int, cards: list[int]) -> list[int]:
        """Returns the aces of which one would be laid out."""
        return [] if state.zone(self.zone, seat) else [card for card in cards if RANK[card] == ACE]
