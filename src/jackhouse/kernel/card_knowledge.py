"""What one observer knows of where the cards are.

Cards lie openly (court, lot) or hidden (pile, hands). Of a hidden card an observer knows either the exact place, or
only which *batch* it belongs to: the cards shuffled together into one pile. The number of cards of a batch in the pile
and in each hand is public, since all see a draw and all see a card that leaves a hand. So the observer does not know
how the unseen cards of each batch are spread over those places, and every spread is equally likely.

Only two seats see the card of a theft. For the others, the cards that they knew in the victim's hand become a batch of
their own, since one of them may have gone. If the victim held cards of several batches, the number of each that it
holds now is no longer certain: `TheftHypotheses` holds the possibilities. If they become too many, batches are merged.
"""

from mypy_extensions import i64, mypyc_attr

from jackhouse.kernel.theft_hypotheses import NO_BATCH, TheftHypotheses

__all__ = ["CardKnowledge"]


@mypyc_attr(acyclic=True)
class CardKnowledge:
    """The knowledge of one observer: a seat, or the onlookers (the number after the last seat).

    `KnowledgeLog` changes it before anybody else sees it. Then it is immutable, and clones share it.
    """

    def __init__(
        self,
        players: int,
        observer: int,
        known: list[bool],
        public: list[bool],
        batch: list[int],
        newest: int,
        hypotheses: TheftHypotheses | None,
    ) -> None:
        self.players = players
        self.observer = observer
        self.known = known  # by card: whether the observer knows its place
        self.public = public  # by card: whether the onlookers do
        self.batch = batch  # by card; means something only while the observer does not know its place
        self.newest = newest  # the highest number of a batch
        self.hypotheses = hypotheses  # None while the number of cards of each batch in each hand is certain

    @staticmethod
    def of_nothing(players: int, observer: int, cards: int) -> "CardKnowledge":
        """All cards are one batch, and the observer has seen none of them."""
        return CardKnowledge(players, observer, [False] * cards, [False] * cards, [0] * cards, 0, None)

    def copy(self) -> "CardKnowledge":
        return CardKnowledge(
            self.players, self.observer, self.known[:], self.public[:], self.batch[:], self.newest, self.hypotheses
        )

    def show(self, card: i64) -> None:
        """All know where the card is. It comes from where it lay openly."""
        self.known[card] = True
        self.public[card] = True

    def shown(self, card: i64, seat: i64) -> None:
        """All have seen that the card is in this hand."""
        self._see(card, seat)
        self.known[card] = True
        self.public[card] = True

    def shown_to(self, card: i64, holder: i64, seat: i64) -> None:
        """One seat has seen that the card is in another's hand."""
        if seat == self.observer:
            self._see(card, holder)
            self.known[card] = True

    def drawn(self, card: i64, seat: i64) -> None:
        """The card went into a hand unseen by the others."""
        mine = seat == self.observer
        self.known[card] = mine
        self.public[card] = False
        hypotheses = self.hypotheses
        if hypotheses is not None and not mine and self.batch[card] in hypotheses.batches:
            self.hypotheses = hypotheses.drew(self.batch[card], seat)

    def left_hand(self, card: i64, seat: i64) -> None:
        """The card has come out of this hand and lies openly now."""
        self._see(card, seat)
        self.known[card] = False
        self.public[card] = False

    def shuffled(self, cards: list[int]) -> None:
        """These cards are now one new pile."""
        self.newest += 1
        for card in cards:
            self.known[card] = False
            self.public[card] = False
            self.batch[card] = self.newest

    def stolen(
        self, card: int, victim: int, thief: int, loose: list[int], hands: list[list[int]], in_pile: int
    ) -> None:
        """A card goes from the victim's hand to the thief; only these two know which of the loose ones it is.

        The hands are given as they are before; `in_pile` is any card of the pile, or -1.
        """
        self.newest += 1
        if self.observer == thief:
            self._see(card, victim)
            self.known[card] = True
        elif self.observer != victim and (len(loose) > 1 or not self.known[loose[0]]):
            self._lose_sight(victim, thief, loose, hands, in_pile)
        if len(loose) > 1:
            for lost in loose:
                self.public[lost] = False

    def _see(self, card: i64, seat: i64) -> None:
        """The observer sees in which hand the card is, or was."""
        hypotheses = self.hypotheses
        if hypotheses is not None and not self.known[card] and self.batch[card] in hypotheses.batches:
            self.hypotheses = hypotheses.seen(self.batch[card], seat).simplified()

    def _lose_sight(self, victim: int, thief: int, loose: list[int], hands: list[list[int]], in_pile: int) -> None:
        """Updates the knowledge after an unseen theft: the known cards of the victim become one batch."""
        for card in loose:
            if self.known[card]:
                self.known[card] = False
                self.batch[card] = self.newest
        hypotheses = self.hypotheses or TheftHypotheses.of_nothing(self.players)
        certain: list[int] = []  # batches of the victim's hand whose numbers were certain until now
        for card in hands[victim]:
            batch = self.batch[card]
            if not self.known[card] and batch not in hypotheses.batches and batch not in certain:
                certain.append(batch)
        certain.sort()
        for batch in certain:
            hypotheses = hypotheses.asked(batch, [self._unseen_in(hand, batch) for hand in hands])
        hypotheses = hypotheses.robbed(victim, thief)
        pile = self.batch[in_pile] if in_pile >= 0 else NO_BATCH
        fewer = hypotheses.fewer(pile)
        merged = [batch for batch in hypotheses.batches if batch not in fewer.batches]
        if merged:
            into = next(batch for batch in fewer.batches if batch != pile)
            self.batch = [into if batch in merged else batch for batch in self.batch]
        self.hypotheses = fewer.simplified()

    def _unseen_in(self, hand: list[int], batch: int) -> int:
        """Returns the number of cards of a batch in a hand whose place the observer does not know."""
        count = 0
        for card in hand:
            if self.batch[card] == batch and not self.known[card]:
                count += 1
        return count
