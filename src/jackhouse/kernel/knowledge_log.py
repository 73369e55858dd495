"""A log of what has been seen of the cards. `CardKnowledge` is computed from it when it is needed.

Only views, dumps and `determinise` need it; no rule does. So play appends a few numbers for each card that is seen or
moves, and games that nobody looks at never pay for more (ADR 0010).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.kernel.card_knowledge import CardKnowledge

__all__ = ["KnowledgeLog"]

# The entries: a kind and two numbers.
_SHOW: Final = 0  # card, nothing
_SHOWN: Final = 1  # card, seat
_DRAWN: Final = 2  # card, seat
_LEFT_HAND: Final = 3  # card, seat
_SHUFFLED: Final = 4  # how many, nothing; then the cards
_STOLEN: Final = 5  # card, victim; then the thief, the loose cards and every hand, each after its length


@mypyc_attr(acyclic=True)
class KnowledgeLog:
    """The last computed knowledge, and the entries since. Each is a call of a `CardKnowledge` method."""

    def __init__(self, card_knowledge: CardKnowledge) -> None:
        self._insight = card_knowledge
        # Clones share the list. An append that would overwrite another clone's entries copies it first.
        self._seen: list[int] = []
        self._length: i64 = 0

    @staticmethod
    def of_nothing(players: int, cards: int) -> "KnowledgeLog":
        """All cards are one batch, and nobody has seen any."""
        return KnowledgeLog(CardKnowledge.of_nothing(players, cards))

    def copy(self) -> "KnowledgeLog":
        other = KnowledgeLog(self._insight)
        other._seen = self._seen
        other._length = self._length
        return other

    def card_knowledge(self) -> CardKnowledge:
        """Returns what every seat knows now. The result is shared: do not change it."""
        if self._length > 0:
            card_knowledge = self._insight.copy()
            self._tell(card_knowledge)
            self._insight = card_knowledge
            self._seen = []
            self._length = 0
        return self._insight

    def show(self, card: i64) -> None:
        """All know where the card is; it comes from where it lay openly."""
        self._write(_SHOW, card, 0)

    def shown(self, card: i64, seat: i64) -> None:
        """All have seen that the card is in this hand."""
        self._write(_SHOWN, card, seat)

    def drawn(self, card: i64, seat: i64) -> None:
        """The card went into a hand unseen by the others."""
        self._write(_DRAWN, card, seat)

    def left_hand(self, card: i64, seat: i64) -> None:
        """The card has come out of this hand and lies openly now."""
        self._write(_LEFT_HAND, card, seat)

    def shuffled(self, cards: list[int]) -> None:
        """These cards are now one new pile."""
        self._write(_SHUFFLED, len(cards), 0)
        self._seen.extend(cards)
        self._length = len(self._seen)

    def stolen(self, card: int, victim: int, thief: int, loose: list[int], hands: list[list[int]]) -> None:
        """A card goes from the victim's hand to the thief; only these two know which of the loose ones it is.

        The hands are given as they are before.
        """
        self._write(_STOLEN, card, victim)
        seen = self._seen
        seen.append(thief)
        for cards in [loose, *hands]:
            seen.append(len(cards))
            seen.extend(cards)
        self._length = len(seen)

    # ---- inside ------------------------------------------------------------------------------------------------

    def _write(self, what: i64, one: i64, other: i64) -> None:
        if len(self._seen) != self._length:
            self._seen = self._seen[: self._length]
        seen = self._seen
        seen.append(what)
        seen.append(one)
        seen.append(other)
        self._length += 3

    def _tell(self, card_knowledge: CardKnowledge) -> None:
        """Applies the entries."""
        seen, at = self._seen, 0
        while at < self._length:
            what, one, other = seen[at], seen[at + 1], seen[at + 2]
            at += 3
            if what == _SHOW:
                card_knowledge.show(one)
            elif what == _SHOWN:
                card_knowledge.shown(one, other)
            elif what == _DRAWN:
                card_knowledge.drawn(one, other)
            elif what == _LEFT_HAND:
                card_knowledge.left_hand(one, other)
            elif what == _SHUFFLED:
                card_knowledge.shuffled(seen[at : at + one])
                at += one
            else:
                thief, lists = seen[at], []
                at += 1
                for _ in range(card_knowledge.players + 1):
                    lists.append(seen[at + 1 : at + 1 + seen[at]])
                    at += 1 + seen[at]
                card_knowledge.stolen(one, other, thief, lists[0], lists[1:])
