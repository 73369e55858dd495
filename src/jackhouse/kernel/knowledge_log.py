"""A log of what has been seen of the cards. `CardKnowledge` is computed from it when it is needed.

Only views and `Determiniser` need it; no rule does. So play appends a few numbers for each card that is seen or moves,
and games that nobody looks at never pay for more (ADR 0010). Each observer's knowledge is computed when that observer
looks.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.kernel.card_knowledge import CardKnowledge

__all__ = ["KnowledgeLog"]

# The entries: a kind and two numbers, and for some kinds more.
_SHOW: Final = 0  # card, nothing
_SHOWN: Final = 1  # card, seat
_DRAWN: Final = 2  # card, seat
_LEFT_HAND: Final = 3  # card, seat
_SHUFFLED: Final = 4  # how many, nothing; then the cards
_STOLEN: Final = 5  # card, victim; then thief, a card of the pile, the loose cards and all hands, each after its length
_SHOWN_TO: Final = 6  # card, holder; then the seat that sees it

_LONGEST: Final = 4000
"""Numbers after which a look brings all observers up to date, so that the log can begin anew."""


@mypyc_attr(acyclic=True)
class KnowledgeLog:
    """The last computed knowledge of each observer, and the entries since. An entry is a call of `CardKnowledge`."""

    def __init__(self, computed: list[CardKnowledge], covered: list[int], entries: list[int], length: i64) -> None:
        # By observer, and how many numbers of the log each covers. Clones share the lists: they are only replaced.
        self._computed = computed
        self._covered = covered
        # Clones share this list too. An append that would overwrite another clone's entries copies it first.
        self._entries = entries
        self._length: i64 = length

    @staticmethod
    def of_nothing(players: int, cards: int) -> "KnowledgeLog":
        """All cards are one batch, and nobody has seen any."""
        return KnowledgeLog.of([CardKnowledge.of_nothing(players, observer, cards) for observer in range(players + 1)])

    @staticmethod
    def of(computed: list[CardKnowledge]) -> "KnowledgeLog":
        """An empty log after this knowledge, by observer."""
        return KnowledgeLog(computed, [0] * len(computed), [], 0)

    def copy(self) -> "KnowledgeLog":
        return KnowledgeLog(self._computed, self._covered, self._entries, self._length)

    def card_knowledge(self, seat: int | None) -> CardKnowledge:
        """Returns what a seat (None: the onlookers) knows now. The result is shared: do not change it."""
        observer = len(self._computed) - 1 if seat is None else seat
        if self._covered[observer] != self._length:
            if self._length > _LONGEST:
                self._begin_anew()
            else:
                self._bring_up_to_date(observer)
        return self._computed[observer]

    def show(self, card: i64) -> None:
        """All know where the card is. It comes from where it lay openly."""
        self._write(_SHOW, card, 0)

    def shown(self, card: i64, seat: i64) -> None:
        """All have seen that the card is in this hand."""
        self._write(_SHOWN, card, seat)

    def shown_to(self, card: i64, holder: i64, seat: i64) -> None:
        """One seat has seen that the card is in another's hand."""
        self._write(_SHOWN_TO, card, holder)
        self._entries.append(seat)
        self._length = len(self._entries)

    def drawn(self, card: i64, seat: i64) -> None:
        """The card went into a hand unseen by the others."""
        self._write(_DRAWN, card, seat)

    def left_hand(self, card: i64, seat: i64) -> None:
        """The card has come out of this hand and lies openly now."""
        self._write(_LEFT_HAND, card, seat)

    def shuffled(self, cards: list[int]) -> None:
        """These cards are now one new pile."""
        self._write(_SHUFFLED, len(cards), 0)
        self._entries.extend(cards)
        self._length = len(self._entries)

    def stolen(
        self, card: int, victim: int, thief: int, loose: list[int], hands: list[list[int]], in_pile: int
    ) -> None:
        """A card goes from the victim's hand to the thief; only these two know which of the loose ones it is.

        The hands are given as they are before; `in_pile` is any card of the pile, or -1.
        """
        self._write(_STOLEN, card, victim)
        entries = self._entries
        entries.append(thief)
        entries.append(in_pile)
        for cards in [loose, *hands]:
            entries.append(len(cards))
            entries.extend(cards)
        self._length = len(entries)

    def skip(self, seat: int | None) -> None:
        """Takes the computed knowledge of an observer as covering all entries."""
        observer = len(self._computed) - 1 if seat is None else seat
        self._covered = self._covered[:]
        self._covered[observer] = self._length

    # ---- inside ------------------------------------------------------------------------------------------------

    def _bring_up_to_date(self, observer: int) -> None:
        updated = self._computed[observer].copy()
        self._apply_to(updated, self._covered[observer])
        self._computed = self._computed[:]
        self._computed[observer] = updated
        self._covered = self._covered[:]
        self._covered[observer] = self._length
        for covered in self._covered:
            if covered != self._length:
                return
        self._clear()

    def _begin_anew(self) -> None:
        for observer in range(len(self._computed)):
            if self._covered[observer] != self._length:
                self._bring_up_to_date(observer)

    def _clear(self) -> None:
        """Drops the entries, which the knowledge of every observer covers."""
        self._covered = [0] * len(self._covered)
        self._entries = []
        self._length = 0

    def _write(self, what: i64, one: i64, other: i64) -> None:
        if len(self._entries) != self._length:
            self._entries = self._entries[: self._length]
        entries = self._entries
        entries.append(what)
        entries.append(one)
        entries.append(other)
        self._length += 3

    def _apply_to(self, knowledge: CardKnowledge, at: i64) -> None:
        """Applies the entries from `at` on."""
        entries, length = self._entries, self._length
        while at < length:
            what, one, other = entries[at], entries[at + 1], entries[at + 2]
            at += 3
            if what == _SHOW:
                knowledge.show(one)
            elif what == _SHOWN:
                knowledge.shown(one, other)
            elif what == _DRAWN:
                knowledge.drawn(one, other)
            elif what == _LEFT_HAND:
                knowledge.left_hand(one, other)
            elif what == _SHUFFLED:
                knowledge.shuffled(entries[at : at + one])
                at += one
            elif what == _SHOWN_TO:
                knowledge.shown_to(one, other, entries[at])
                at += 1
            else:
                thief, in_pile, lists = entries[at], entries[at + 1], []
                at += 2
                for _ in range(knowledge.players + 1):
                    count = entries[at]
                    lists.append(entries[at + 1 : at + 1 + count])
                    at += 1 + count
                knowledge.stolen(one, other, thief, lists[0], lists[1:], in_pile)
