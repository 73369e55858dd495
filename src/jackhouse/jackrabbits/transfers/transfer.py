"""The base class of transfers (JR-6)."""

from typing import Final

from jackhouse.jackrabbits.journey_point import JourneyPoint
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

    def suits(self, state: RabbitState, point: JourneyPoint) -> int:
        """Returns the suits in which it is sold here; 0 if it is not."""
        return 0

    def joker(self, point: JourneyPoint) -> int:
        """Returns the joker in hand that pays for it here, or NO_JOKER."""
        return NO_JOKER

    def targets(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        """Returns the targets from here that a free end follows (JR-4.5)."""
        return []

    def refuse(self, state: RabbitState, point: JourneyPoint, action: Action) -> Reason:
        """Returns the reason why this action of its verb is not legal here."""
        suits = self.suits(state, point)
        if suits == 0 and self.joker(point) == NO_JOKER:
            return Reason("not-sold-here", self.rule)
        if action not in self.targets(state, point):
            return Reason("no-such-way", self.rule, {"action": str(action)})
        return Reason("price-unmet", self.rule, {"price": point.price, "best": point.worth(suits)})

    def offers(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        """Returns the legal actions of this transfer here: payable, and followed by a free end."""
        if point.can_pay(self.suits(state, point)) or self.joker(point) != NO_JOKER:
            return self.targets(state, point)
        return []

    def candidates(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        """Returns the actions that a player may look for at a place that sells it, legal or not."""
        return self.targets(state, point) if self.suits(state, point) else []

    def carry_out(self, state: RabbitState, point: JourneyPoint, args: tuple[int, ...]) -> None:
        """Moves `point`, whose memory has been cleared, to the new point after the payment."""
