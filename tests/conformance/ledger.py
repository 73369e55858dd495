"""Two independent models of what one seat can infer from its events and its own hand.

The `Ledger` follows whole games and knows which deals are possible: a hand has seen cards and a number of unseen cards
of each shuffle, and a theft moves one of them. The `Census` lists every deal card by card with its
exact probability, which is only possible where few cards are unseen.
"""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import Any

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.kernel.theft_hypotheses import MOST_DISTRIBUTIONS

LEAVING = ("paid", "struck", "refuted", "discarded", "gave-up")
SHOWING = ("showed", "contested", "proved", "uncovered", "denounced")
COMING = ("acquired", "bought-joker", "traded")
TAKING = ("stole", "seized")
MOST_TABLES = 10 * MOST_DISTRIBUTIONS


def hands_of(state: Any) -> list[list[str]]:
    return [[CARD_NAMES[card] for card in hand] for hand in state.hands]


def is_royal(card: str) -> bool:
    return card[0] in "JQK"


def is_number(card: str) -> bool:
    return card[0] not in "JQKbh"


def cards_of(params: dict[str, Any]) -> list[str]:
    return params["cards"] if "cards" in params else [params["card"]]


class Memory:
    """Reads events; subclasses update their model."""

    def __init__(self, state: Any, seat: int | None) -> None:
        self.seat = seat

    def hear(self, told: dict[str, Any], lot: list[str]) -> None:
        params, code = told["params"], told["code"]
        who = params.get("seat")
        if code in SHOWING and ("card" in params or "cards" in params):
            for card in cards_of(params):
                self.seen(card, who)
        elif code in LEAVING:
            for card in cards_of(params):
                self.seen(card, who)
                self.left(card, who)
        elif code in COMING:
            for card in cards_of(params):
                self.came(card, who)
        elif code == "handed" and "card" in params:
            self.seen(params["card"], who)
            self.left(params["card"], who)
            self.came(params["card"], params["partner"])
        elif code == "handed":
            self.robbed(who, params["partner"])
        elif code in TAKING and "card" in params:
            self.seen(params["card"], params["victim"])
            self.left(params["card"], params["victim"])
            self.came(params["card"], who)
        elif code in TAKING:
            self.robbed(params["victim"], who)
        elif code == "reshuffled":
            assert params["cards"] == len(lot)
            self.shuffled(lot)
        elif code == "drew":
            self.drew(who, params.get("card"))

    def seen(self, card: str, who: int) -> None: ...
    def left(self, card: str, who: int) -> None: ...
    def came(self, card: str, who: int) -> None: ...
    def robbed(self, victim: int, thief: int) -> None: ...
    def shuffled(self, lot: list[str]) -> None: ...
    def drew(self, who: int, card: str | None) -> None: ...


Hand = tuple[str, ...]
"""Cards by name, and `~2` for each unseen card of the second reshuffle; sorted."""


class Ledger(Memory):
    """The possible contents of the other hands, as whole tables, since hands depend on each other."""

    def __init__(self, state: Any, seat: int | None) -> None:
        super().__init__(state, seat)
        view = state.view(seat)
        self.shuffle = {card: 0 for batch in view["unseen"] for card in batch["cards"]}  # of every unseen card
        self.latest = 0
        hands = [[card for card, holder in view["known"].items() if holder == who] for who in range(state.players)]
        for who, size in enumerate(view["hand_sizes"]):
            hands[who] += ["~0"] * (size - len(hands[who]) if who != seat else 0)
        self.tables: set[tuple[Hand, ...]] = {tuple(tuple(sorted(hand)) for hand in hands)}
        self.were_many = False  # so many that batches may have been merged: samples may be impossible by these tables
        self.gave_up = False  # there were so many that they are followed no longer

    def change(self, who: int, out: Iterable[str], into: Iterable[str]) -> None:
        """Changes cards of a hand; tables without such cards are impossible."""
        if who != self.seat and not self.gave_up:
            possible = [table for table in self.tables if set(out) <= set(table[who])]
            self.tables = {(*t[:who], exchanged(t[who], out, into), *t[who + 1 :]) for t in possible}
            assert self.tables, "nothing that this seat has seen is possible"

    def seen(self, card: str, who: int) -> None:
        """Takes the card out of its shuffle; a card that was seen before has come to this hand."""
        if who != self.seat:
            self.change(who, [f"~{self.shuffle.pop(card)}" if card in self.shuffle else card], [card])

    def left(self, card: str, who: int) -> None:
        self.change(who, [card], [])

    def came(self, card: str, who: int) -> None:
        self.change(who, [], [card])

    def robbed(self, victim: int, thief: int) -> None:
        if self.gave_up:
            return
        found = set()
        for table in self.tables:
            for card in {card for card in table[victim] if not is_royal(card)}:
                hands = list(table)
                hands[victim] = exchanged(table[victim], [card], [])
                hands[thief] = exchanged(table[thief], [], [card])
                found.add(tuple(hands))
        self.tables = found
        self.were_many |= len(found) > MOST_DISTRIBUTIONS
        self.gave_up |= len(found) > MOST_TABLES

    def shuffled(self, lot: list[str]) -> None:
        self.latest += 1
        self.shuffle |= dict.fromkeys(lot, self.latest)

    def drew(self, who: int, card: str | None) -> None:
        if card is not None:
            del self.shuffle[card]
        else:
            self.change(who, [], [f"~{self.latest}"])

    def check(self, guess: Any) -> None:
        """Asserts that the sample is a possible table and that its pile is of the last shuffle."""
        found = []
        for who, hand in enumerate(hands_of(guess)):
            items = [f"~{self.shuffle[card]}" if card in self.shuffle else card for card in hand]
            found.append(() if who == self.seat else tuple(sorted(items)))
        assert self.were_many or tuple(found) in self.tables, (self.seat, found, sorted(self.tables)[:3])
        assert all(self.shuffle.get(CARD_NAMES[card]) == self.latest for card in guess.pile)


def exchanged(hand: Hand, out: Iterable[str], into: Iterable[str]) -> Hand:
    cards = list(hand)
    for card in out:
        cards.remove(card)
    return tuple(sorted([*cards, *into]))


Deal = tuple[frozenset[str], ...]
"""The hands by seat, then the pile."""


class Census(Memory):
    """Every possible deal, with its probability."""

    def __init__(self, state: Any, seat: int | None) -> None:
        super().__init__(state, seat)
        view = state.view(seat)
        (batch,) = view["unseen"]
        known = [
            frozenset(card for card, holder in view["known"].items() if holder == who) for who in range(state.players)
        ]
        if seat is not None:
            known[seat] = frozenset(view["hand"])
        sizes = [size - len(hand) for size, hand in zip(view["hand_sizes"], known)]
        spread = spreads(frozenset(batch["cards"]), sizes)
        self.deals: dict[Deal, Fraction] = {
            (*[hand | more for hand, more in zip(known, deal)], deal[-1]): Fraction(1) for deal in spread
        }

    def branch(self, ways: Any) -> None:
        """Replaces each deal by those that `ways` gives for it, each with its probability."""
        found: dict[Deal, Fraction] = {}
        for deal, weight in self.deals.items():
            for after, share in ways(deal):
                found[after] = found.get(after, Fraction(0)) + weight * share
        self.deals = found
        assert found

    def seen(self, card: str, who: int) -> None:
        self.deals = {deal: weight for deal, weight in self.deals.items() if card in deal[who]}

    def left(self, card: str, who: int) -> None:
        self.branch(lambda deal: [(moved(deal, card, who, None), 1)])

    def came(self, card: str, who: int) -> None:
        self.branch(lambda deal: [(moved(deal, card, None, who), 1)])

    def robbed(self, victim: int, thief: int) -> None:
        self.branch(
            lambda deal: [
                (moved(deal, card, victim, thief), Fraction(1, len(deal[victim])))
                for card in deal[victim]
                if not is_royal(card)
            ]
        )

    def shuffled(self, lot: list[str]) -> None:
        self.branch(lambda deal: [((*deal[:-1], frozenset(lot)), 1)])

    def drew(self, who: int, card: str | None) -> None:
        self.branch(
            lambda deal: [
                (moved(deal, drawn, -1, who), Fraction(1, len(deal[-1]))) for drawn in deal[-1] if card in (None, drawn)
            ]
        )


def spreads(cards: frozenset[str], sizes: list[int]) -> list[Deal]:
    """Returns all ways to deal these numbers of cards; the rest comes last."""
    if not sizes:
        return [(cards,)]
    return [
        (frozenset(hand), *rest)
        for hand in combinations(sorted(cards), sizes[0])
        for rest in spreads(cards - set(hand), sizes[1:])
    ]


def moved(deal: Deal, card: str, here: int | None, there: int | None) -> Deal:
    hands = list(deal)
    if here is not None:
        hands[here] -= {card}
    if there is not None:
        hands[there] |= {card}
    return tuple(hands)


class Lot:
    """The lot in order, also between the events of one action."""

    def __init__(self, state: Any) -> None:
        self.cards: list[str] = state.view(None)["lot"]
        self.aside: list[str] = [card for _, card in state.view(None)["aside"]]
        self.kept: list[str] = []  # aces that stay in front of their owners (JR-8.4)

    def hear(self, event: Any) -> None:
        if event.code == "struck":
            self.aside += event.params["cards"]
        elif event.code == "fight-won":
            self.cards += [card for card in self.aside if is_number(card)]
        elif event.code in LEAVING:
            self.cards += [card for card in cards_of(event.params) if is_number(card)]
        elif event.code == "traded":
            self.cards = [card for card in self.cards if card not in event.params["cards"]]
        elif event.code == "kept-ace":
            self.kept.append(event.params["card"])
        self.cards = [card for card in self.cards if card not in self.kept]
