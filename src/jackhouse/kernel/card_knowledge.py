"""What each seat knows of where the cards are.

Cards lie openly (court, lot) or hidden (pile, hands). Of a hidden card a seat either knows the exact place, or only
which *batch* it belongs to: the cards shuffled together into one pile. How many cards of a batch lie in the pile and
in each hand is public, since drawing is seen and a card that leaves a hand is seen. So what a seat cannot know is
exactly how the unseen cards of each batch are spread over those places, every way being as likely.

A theft is seen by two. For the others the cards that they knew in the victim's hand are from then on a batch of their
own, since one of them may have gone; and if the victim held cards of several batches, how many of each it holds now
is no longer certain: `TheftHypotheses` holds the possibilities.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.kernel.theft_hypotheses import TheftHypotheses

__all__ = ["CardKnowledge"]

_OBSERVER: Final = 1000  # more than there are cards


@mypyc_attr(acyclic=True)
class CardKnowledge:
    """Per card: a mask of the seats that know its place (the bit after the last seat: onlookers), and its batch.

    Immutable once computed: clones share it.
    """

    def __init__(
        self,
        players: int,
        known: list[int],
        batch: list[int],
        newest: i64,
        mixed: dict[int, int],
        hypotheses_of: "list[TheftHypotheses | None]",
    ) -> None:
        self.players = players
        self.known = known
        self.batch = batch
        self.newest: i64 = newest
        # Per observer and card (observer * _OBSERVER + card): its batch in these eyes, if a theft has made it another.
        self.mixed = mixed
        # Per observer: the hypotheses about batches; empty while nobody has any.
        self.hypotheses_of = hypotheses_of

    @staticmethod
    def of_nothing(players: int, cards: int) -> "CardKnowledge":
        """All cards are one batch, and nobody has seen any."""
        return CardKnowledge(players, [0] * cards, [0] * cards, 0, {}, [])

    def copy(self) -> "CardKnowledge":
        return CardKnowledge(
            self.players, self.known[:], self.batch[:], self.newest, self.mixed.copy(), self.hypotheses_of[:]
        )

    def observer(self, seat: int | None) -> int:
        return self.players if seat is None else seat

    def bit(self, seat: int | None) -> int:
        """The observer's bit in `known`."""
        return 1 << self.observer(seat)

    def show(self, card: i64) -> None:
        """All know where the card is; it comes from where it lay openly."""
        self.known[card] = (1 << (self.players + 1)) - 1

    def shown(self, card: i64, seat: i64) -> None:
        """All have seen that the card is in this hand."""
        self._notice(card, seat)
        self.known[card] = (1 << (self.players + 1)) - 1

    def drawn(self, card: i64, seat: i64) -> None:
        """The card went into a hand unseen by the others."""
        self.known[card] = 1 << seat
        if self.hypotheses_of:
            self._drew(card, seat)

    def left_hand(self, card: i64, seat: i64) -> None:
        """The card has come out of this hand and lies openly now."""
        self._notice(card, seat)
        self.known[card] = 0

    def shuffled(self, cards: list[int]) -> None:
        """These cards are now one new pile."""
        self.newest += 1
        for card in cards:
            self.known[card] = 0
            self.batch[card] = self.newest

    def stolen(self, card: int, victim: int, thief: int, loose: list[int], hands: list[list[int]]) -> None:
        """A card goes from the victim's hand to the thief; only these two know which of the loose ones it is.

        The hands are given as they are before.
        """
        self.newest += 1
        self.hypotheses_of = self.hypotheses_of or [None] * (self.players + 1)
        for observer in range(self.players + 1):
            if observer == thief:
                self._see(observer, card, victim)
            elif observer != victim and (len(loose) > 1 or not self.known[loose[0]] >> observer & 1):
                self._lose_sight(observer, victim, thief, loose, hands)
        self.known[card] |= 1 << thief | 1 << victim
        self._tidy()

    def knows(self, seat: int | None, card: int) -> bool:
        return self.known[card] & self.bit(seat) != 0

    def batch_of(self, seat: int | None, card: int) -> int:
        """The batch that the card belongs to in the eyes of an observer."""
        return self.mixed.get(self.observer(seat) * _OBSERVER + card, self.batch[card])

    def hypotheses(self, seat: int | None) -> TheftHypotheses | None:
        """Returns the observer's hypotheses; None if everything is certain."""
        return self.hypotheses_of[self.observer(seat)] if self.hypotheses_of else None

    # ---- inside ------------------------------------------------------------------------------------------------

    def _notice(self, card: i64, seat: i64) -> None:
        """All see that the card is in this hand, or was."""
        if not self.mixed and not self.hypotheses_of:
            return
        for observer in range(self.players + 1):
            self._see(observer, card, seat)
        self._tidy()

    def _see(self, observer: int, card: int, seat: int) -> None:
        """An observer sees in which hand the card is."""
        hypotheses = self.hypotheses_of[observer] if self.hypotheses_of else None
        if hypotheses is not None and not self.known[card] >> observer & 1:
            batch = self.mixed.get(observer * _OBSERVER + card, self.batch[card])
            if batch in hypotheses.batches:
                self.hypotheses_of[observer] = hypotheses.seen(batch, seat).simplified()
        self.mixed.pop(observer * _OBSERVER + card, 0)

    def _drew(self, card: int, seat: int) -> None:
        for observer in range(self.players + 1):
            hypotheses = self.hypotheses_of[observer]
            if hypotheses is not None and observer != seat and self.batch[card] in hypotheses.batches:
                self.hypotheses_of[observer] = hypotheses.drew(self.batch[card], seat)

    def _lose_sight(self, observer: int, victim: int, thief: int, loose: list[int], hands: list[list[int]]) -> None:
        """What was known of the victim's hand is mixed up, and any of its batches may have lost a card."""
        for card in loose:
            if self.known[card] >> observer & 1:
                self.known[card] &= ~(1 << observer)
                self.mixed[observer * _OBSERVER + card] = self.newest
        unseen = [[self._unseen_batch(observer, card) for card in hand] for hand in hands]
        hypotheses = self.hypotheses_of[observer] or TheftHypotheses.of_nothing(self.players)
        for batch in sorted(set(unseen[victim])):
            if batch >= 0 and batch not in hypotheses.batches:  # certain until now
                hypotheses = hypotheses.asked(batch, [batches.count(batch) for batches in unseen])
        self.hypotheses_of[observer] = hypotheses.robbed(victim, thief).simplified()

    def _unseen_batch(self, observer: int, card: int) -> int:
        """The batch of a card whose place the observer does not know; -1 if it does."""
        if self.known[card] >> observer & 1:
            return -1
        return self.mixed.get(observer * _OBSERVER + card, self.batch[card])

    def _tidy(self) -> None:
        for hypotheses in self.hypotheses_of:
            if hypotheses is not None:
                return
        self.hypotheses_of = []
