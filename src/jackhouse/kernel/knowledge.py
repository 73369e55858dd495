"""What has been seen of the cards: written down as it happens, and worked out when somebody asks.

Only views, dumps and `determinise` ask; no rule does. So play writes a few numbers for each card that is seen or moves,
and what follows from them for every observer is left until then. Games played to their end unseen never pay for it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.kernel.insight import Insight

__all__ = ["Knowledge"]

# What may happen, as three numbers.
_SHOW: Final = 0  # card, nothing
_SHOWN: Final = 1  # card, seat
_DRAWN: Final = 2  # card, seat
_LEFT_HAND: Final = 3  # card, seat
_SHUFFLED: Final = 4  # how many, nothing; then the cards
_STOLEN: Final = 5  # card, victim; then the thief, the loose cards and every hand, each after its length


@mypyc_attr(acyclic=True)
class Knowledge:
    """The last insight, and what has been seen since: told to an `Insight`, each would be the call of the same name."""

    def __init__(self, insight: Insight) -> None:
        self._insight = insight
        # Clones share the list; who appends past another's length copies it.
        self._seen: list[int] = []
        self._length: i64 = 0

    @staticmethod
    def of_nothing(players: int, cards: int) -> "Knowledge":
        """All cards are one batch, and nobody has seen any."""
        return Knowledge(Insight.of_nothing(players, cards))

    def copy(self) -> "Knowledge":
        other = Knowledge(self._insight)
        other._seen = self._seen
        other._length = self._length
        return other

    def insight(self) -> Insight:
        """What everybody knows by now; not to be changed."""
        if self._length > 0:
            insight = self._insight.copy()
            self._tell(insight)
            self._insight = insight
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

    def _tell(self, insight: Insight) -> None:
        """Go through what has been seen."""
        seen, at = self._seen, 0
        while at < self._length:
            what, one, other = seen[at], seen[at + 1], seen[at + 2]
            at += 3
            if what == _SHOW:
                insight.show(one)
            elif what == _SHOWN:
                insight.shown(one, other)
            elif what == _DRAWN:
                insight.drawn(one, other)
            elif what == _LEFT_HAND:
                insight.left_hand(one, other)
            elif what == _SHUFFLED:
                insight.shuffled(seen[at : at + one])
                at += one
            else:
                thief, lists = seen[at], []
                at += 1
                for _ in range(insight.players + 1):
                    lists.append(seen[at + 1 : at + 1 + seen[at]])
                    at += 1 + seen[at]
                insight.stolen(one, other, thief, lists[0], lists[1:])
