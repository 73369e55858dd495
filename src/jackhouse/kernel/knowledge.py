"""What each seat knows of where the cards are.

Cards lie openly (court, lot) or hidden (pile, hands). Of a hidden card a seat either knows the exact place, or only
which *batch* it belongs to: the cards shuffled together into one pile. How many cards of a batch lie in the pile and
in each hand is public, since drawing is seen and a card that leaves a hand is seen. So what a seat cannot know is
exactly how the unseen cards of each batch are spread over those places, every way being as likely.
"""

from mypy_extensions import i64

__all__ = ["Knowledge"]


class Knowledge:
    """Per card: a mask of the seats that know its place (the bit after the last seat: onlookers), and its batch."""

    def __init__(self, players: int, known: list[int], batch: list[int], newest: i64) -> None:
        self.players = players
        self.known = known
        self.batch = batch
        self.newest: i64 = newest

    def copy(self) -> "Knowledge":
        return Knowledge(self.players, self.known[:], self.batch[:], self.newest)

    def bit(self, seat: int | None) -> int:
        """The observer's bit in `known`."""
        return 1 << (self.players if seat is None else seat)

    def show(self, card: i64) -> None:
        """All have seen where the card is."""
        self.known[card] = (1 << (self.players + 1)) - 1

    def drawn(self, card: i64, seat: i64) -> None:
        """The card went into a hand unseen by the others."""
        self.known[card] = 1 << seat

    def shuffled(self, cards: list[int]) -> None:
        """These cards are now one new pile."""
        self.newest += 1
        for card in cards:
            self.known[card] = 0
            self.batch[card] = self.newest

    def knows(self, seat: int | None, card: int) -> bool:
        return self.known[card] & self.bit(seat) != 0
