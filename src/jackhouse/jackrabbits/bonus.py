"""Base classes for rules that give cards extra points in a set, and for rules that keep a spent card."""

from jackhouse.jackrabbits.state import RabbitState

__all__ = ["Bonus", "Keeper"]


class Bonus:
    """Points that a payment, a fight or a proof gets once, if it holds one of certain cards.

    One more card never lowers them.
    """

    worth: int = 0

    def cards(self, state: RabbitState, seat: int) -> list[int]:
        """Returns the cards of which one brings the points to this seat now."""
        return []

    def points(self, state: RabbitState, seat: int, cards: list[int]) -> int:
        """Returns the points that these cards of the seat make beside their values."""
        bringing = self.cards(state, seat)
        for card in cards:
            for one in bringing:  # compiled, this is much quicker than `in`
                if card == one:
                    return self.worth
        return 0

    def passport_points(self, state: RabbitState, seat: int, card: int) -> int:
        """Returns the points that a passport gets beside its value."""
        return 0


class Keeper:
    """Keeps a card that is spent from the lot or the court."""

    rule: str = "JR-5.2"
    """The rule that it follows, for refusals."""

    def named(self, state: RabbitState, seat: int, cards: list[int]) -> list[int]:
        """Returns those of the cards that could be kept, named at their value, if the payer has a choice; else []."""
        return []

    def keep(self, state: RabbitState, seat: int, cards: list[int]) -> list[int]:
        """Lays the first card that it keeps in its zone, and returns the others."""
        return cards
