"""Addition `additional-capital`."""

from jackhouse.jackrabbits.bonus import Bonus
from jackhouse.jackrabbits.cards import SUIT
from jackhouse.jackrabbits.options.capital_aces import CAPITAL
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules, Zone
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.options import addition


class AdditionalCapital(Rule):
    """With an ace in front of a seat, cards of its suit make one point more together (JR-8.5)."""

    option = addition("additional-capital", "JR-8.5", group="cards", editions="ABCD", needs={"capital-aces": True})
    governs = ("JR-8.5",)

    def contribute(self, rules: RabbitRules) -> None:
        suits = {
            suit: [card for card in rules.components.cards if SUIT[card] == suit] for suit in rules.components.suits
        }
        rules.bonuses.append(SuitOfAce(rules.zone_called(CAPITAL), suits))


class SuitOfAce(Bonus):
    """One point for a payment, fight or proof that holds a card of the suit of the ace in front; never for nothing."""

    worth = 1

    def __init__(self, zone: Zone, suits: dict[int, list[int]]) -> None:
        self.zone = zone
        self.suits = suits

    def cards(self, state: RabbitState, seat: int) -> list[int]:
        laid = state.zone(self.zone, seat)
        return self.suits[SUIT[laid[0]]] if laid else []
