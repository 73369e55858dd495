"""The base class of transfers (JR-6)."""

from typing import Final

from jackhouse.jackrabbits.journey_point import Spot
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason

NO_JOKER: Final = -1


class Transfer:
    """Chosen with its verb, paid at the Price in the suits of the place or with a joker, then carried out.

    The journey asks for the payment (`steps/journey.py`), and `steps/payment.py` takes it.
    """

    verb: int = 0
    rule: str = ""

    def suits(self, state: RabbitState, spot: Spot) -> int:
        """Returns the suits in which it is sold here; 0 if it is not."""
        return 0

    def joker(self, spot: Spot) -> int:
        """Returns the joker in hand that pays for it here, or NO_JOKER."""
        return NO_JOKER

    def targets(self, state: RabbitState, spot: Spot) -> list[Action]:
        """Returns the targets from here that a free end follows (JR-4.5)."""
        return []

    def refuse(self, state: RabbitState, spot: Spot, action: Action) -> Reason:
        """Returns the reason why this action of its verb is not legal here."""
        suits = self.suits(state, spot)
        if suits == 0 and self.joker(spot) == NO_JOKER:
            return Reason("not-sold-here", self.rule)
        if action not in self.targets(state, spot):
            return Reason("no-such-way", self.rule, {"action": str(action)})
        return Reason("price-unmet", self.rule, {"price": spot.price, "best": spot.worth(suits)})

    def offers(self, state: RabbitState, spot: Spot) -> list[Action]:
        """Returns the legal actions of this transfer here: payable, and followed by a free end."""
        if spot.can_pay(self.suits(state, spot)) or self.joker(spot) != NO_JOKER:
            return self.targets(state, spot)
        return []

    def candidates(self, state: RabbitState, spot: Spot) -> list[Action]:
        """Returns the actions that a player may look for at a place that sells it, legal or not."""
        return self.targets(state, spot) if self.suits(state, spot) else []

    def carry_out(self, state: RabbitState, spot: Spot, args: tuple[int, ...]) -> None:
        """Moves `spot`, whose memory has been cleared, to the new point after the payment."""
