"""What each seat knows of where the cards are.

Cards lie openly (court, lot) or hidden (pile, hands). Of a hidden card a seat either knows the exact place, or only
which *batch* it belongs to: the cards shuffled together into one pile. How many cards of a batch lie in the pile and
in each hand is public, since drawing is seen and a card that leaves a hand is seen. So what a seat cannot know is
exactly how the unseen cards of each batch are spread over those places, every way being as likely.

A theft is seen by two. For the others the two hands become one *blur*: what they hold together is still known by
batch, what each holds is not; a card known to lie in the one lies now in the one or the other ("A or B").
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

__all__ = ["Knowledge"]

_OBSERVER: Final = 1000  # more than there are cards


@mypyc_attr(acyclic=True)
class Knowledge:
    """Per card: a mask of the seats that know its place (the bit after the last seat: onlookers), and its batch."""

    def __init__(
        self, players: int, known: list[int], batch: list[int], newest: i64, blur: list[int], maybe: dict[int, int]
    ) -> None:
        self.players = players
        self.known = known
        self.batch = batch
        self.newest: i64 = newest
        # Per observer and seat (observer * players + seat): the first seat of the blur that the hand belongs to.
        self.blur = blur
        # Per observer and card (observer * _OBSERVER + card): the hands where it may be, as a mask of seats.
        self.maybe = maybe

    @staticmethod
    def of_nothing(players: int, cards: int) -> "Knowledge":
        """All cards are one batch, and nobody has seen any."""
        return Knowledge(players, [0] * cards, [0] * cards, 0, list(range(players)) * (players + 1), {})

    def copy(self) -> "Knowledge":
        """Batches, blurs and what may be change rarely: they are shared, and copied by who changes them."""
        return Knowledge(self.players, self.known[:], self.batch, self.newest, self.blur, self.maybe)

    def observer(self, seat: int | None) -> int:
        return self.players if seat is None else seat

    def bit(self, seat: int | None) -> int:
        """The observer's bit in `known`."""
        return 1 << self.observer(seat)

    def show(self, card: i64) -> None:
        """All have seen where the card is."""
        self.known[card] = (1 << (self.players + 1)) - 1
        self.forget(card)

    def drawn(self, card: i64, seat: i64) -> None:
        """The card went into a hand unseen by the others."""
        self.known[card] = 1 << seat

    def left_hand(self, card: i64) -> None:
        """The card lies openly now."""
        self.known[card] = 0
        self.forget(card)

    def shuffled(self, cards: list[int]) -> None:
        """These cards are now one new pile."""
        self.newest += 1
        self.batch = self.batch[:]
        for card in cards:
            self.known[card] = 0
            self.batch[card] = self.newest

    def stolen(self, card: int, victim: int, thief: int, hand: list[int]) -> None:
        """One of these cards of the victim's hand went to the thief; only these two know which."""
        self.blur = self.blur[:]
        self.maybe = self.maybe.copy()
        for observer in range(self.players + 1):
            if observer not in (victim, thief) and not self._follows(observer, victim, hand):
                self._blur(observer, victim, thief, hand)
        self.known[card] |= 1 << thief | 1 << victim
        self.maybe.pop(thief * _OBSERVER + card, 0)

    def _follows(self, observer: int, victim: int, hand: list[int]) -> bool:
        """Can the observer tell which card it was? There was one only, and no other hand could have held it."""
        if len(hand) > 1:
            return False
        start = observer * self.players
        alone = self.blur[start : start + self.players].count(self.blur[start + victim]) == 1
        return alone or self.known[hand[0]] >> observer & 1 == 1

    def _blur(self, observer: int, victim: int, thief: int, hand: list[int]) -> None:
        for card in hand:
            if self.known[card] >> observer & 1:
                self.known[card] &= ~(1 << observer)
                self.maybe[observer * _OBSERVER + card] = 1 << victim
        # Whatever may have been there may now be with the thief, wherever it really is.
        for key in self.maybe:
            if key // _OBSERVER == observer and self.maybe[key] >> victim & 1:
                self.maybe[key] |= 1 << thief
        start = observer * self.players
        one, other = sorted((self.blur[start + victim], self.blur[start + thief]))
        for seat in range(self.players):
            if self.blur[start + seat] == other:
                self.blur[start + seat] = one

    def may_be(self, observer: int, card: int, holders: list[int]) -> None:
        """The observer knows no more than that the card is in one of these hands."""
        self.maybe = self.maybe.copy()
        self.maybe[observer * _OBSERVER + card] = sum([1 << holder for holder in holders])

    def forget(self, card: i64) -> None:
        if not self.maybe:
            return
        for observer in range(self.players + 1):
            if observer * _OBSERVER + card in self.maybe:
                self.maybe = self.maybe.copy()
                del self.maybe[observer * _OBSERVER + card]

    def knows(self, seat: int | None, card: int) -> bool:
        return self.known[card] & self.bit(seat) != 0

    def holders(self, seat: int | None, card: int) -> list[int]:
        """The hands where the card may be, if a theft left that open; else none."""
        mask = self.maybe.get(self.observer(seat) * _OBSERVER + card, 0)
        return [holder for holder in range(self.players) if mask >> holder & 1]

    def blur_of(self, seat: int | None, hand: int) -> int:
        """The first seat of the blur that a hand belongs to in the eyes of an observer."""
        return self.blur[self.observer(seat) * self.players + hand]
