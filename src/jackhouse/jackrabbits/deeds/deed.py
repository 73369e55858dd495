"""What every deed of the Acquisition phase can say of itself."""

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason


class Deed:
    """Begun with its verb by the player whose turn it is; it pushes the frames that see it through."""

    verb: int = 0

    def possible(self, state: RabbitState) -> bool:
        """Could somebody do it here? Public facts alone decide, so that being asked tells nothing."""
        return False

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        """The legal ways for this hand to begin it."""
        return []

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        """The ways that a player may look for, whether or not the hand can."""
        return []

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        """Why this action of its verb is not on offer."""
        return None

    def about(self, state: RabbitState) -> dict[str, object]:
        """What the question says of it: public facts."""
        return {}

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        """Push what comes next; the action is in the draft."""
