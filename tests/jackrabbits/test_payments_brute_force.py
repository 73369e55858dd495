"""JR-5.1, JR-7.2, JR-7.6 under every mix of the additions about values: the lists are those found by brute force.

What cards are worth is worked out here from their names alone, with plain arithmetic.
"""

from random import Random
from typing import Any, NamedTuple

import pytest

from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, HEARTS, NUMBERS, ORDER, ROYALS
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, purse
from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
from jackhouse.jackrabbits.steps.flight import Flight, shortfall
from jackhouse.jackrabbits.steps.payment import payment_actions
from jackhouse.jackrabbits.steps.proof import proofs
from jackhouse.jackrabbits.steps.take_off import TakeOff
from tests.conformance.play import SOAK
from tests.helpers import standard

HANDS = 500
SUITS = "CSHD"
PACK = [CARD_NAMES[card] for card in [*NUMBERS, *ROYALS]]
FLIGHTS = ["fly KC", "fly KH", "fly KD"]  # from K♠


class Mix(NamedTuple):
    """Options about values, and the ace that lies in front of the seat."""

    options: tuple[str, ...] = ()
    ace: str = ""

    def value(self, card: str) -> int:
        rank = card[:-1]
        if "patriarchal-values" in self.options and rank in "JQKA":
            return 11 + "JQKA".index(rank)
        if rank == "A":
            return 11 if "ambivalent-aces" in self.options else 1
        return 10 if rank in "JQK" else int(rank)

    @property
    def raises_an_ace(self) -> bool:
        return "capital-aces" in self.options and not self.ace

    def total(self, cards: list[str]) -> int:
        total = sum(self.value(card) for card in cards)
        if self.raises_an_ace and any(card[0] == "A" for card in cards):
            total += 10
        if "additional-capital" in self.options and self.ace and any(card[-1] == self.ace[-1] for card in cards):
            total += 1
        return total

    def irreducible(self, cards: list[str], price: int) -> list[list[str]]:
        """Returns the sets of cards that meet a price, and do not without any one of them."""
        sets = [[card for at, card in enumerate(cards) if mask >> at & 1] for mask in range(1, 1 << len(cards))]
        totals = [0, *[self.total(some) for some in sets]]
        return [
            some
            for mask, some in enumerate(sets, 1)
            if totals[mask] >= price
            and all(totals[mask & ~(1 << at)] < price for at in range(len(cards)) if mask >> at & 1)
        ]

    def lines(self, cards: list[str]) -> list[str]:
        """Returns the texts of the payments with these cards, which are in the order of the hand."""
        aces = [card for card in cards if card[0] == "A"]
        if not self.raises_an_ace or len(aces) < 2:
            return [f"pay {','.join(cards)}"]
        return [f"pay {','.join(card + '=11' if card == ace else card for card in cards)}" for ace in aces]

    def passports(self, club: str) -> list[tuple[str, int]]:
        """Returns the texts that show a club, and the value of each."""
        if club == "AC" and "ambivalent-aces" in self.options:
            return [("passport AC", 1), ("passport AC=11", 11)]
        return [(f"passport {club}", 11 if club == "AC" and self.raises_an_ace else self.value(club))]


CAPITAL = ("capital-aces",)
BOTH = ("capital-aces", "additional-capital")
MIXES = [
    Mix(),
    Mix(("patriarchal-values",)),
    Mix(("ambivalent-aces",)),
    Mix(CAPITAL),
    Mix(CAPITAL, "AC"),
    Mix(BOTH),
    Mix(BOTH, "AH"),
    Mix(BOTH, "AS"),
]


def table(mix: Mix) -> RabbitState:
    """Seat 0 on K♠, with the ace of the mix in front."""
    options: dict[str, Any] = dict.fromkeys(mix.options, True)
    state = standard(rabbits=("KS", "JD"), hands=("", ""), options=options)
    if mix.ace:
        state.zones[0] = [CARD_CODES[mix.ace]]
    return state


def hand_of(rng: Random, mix: Mix) -> list[str]:
    """Returns up to ten cards in the order of a hand, often with aces."""
    pack = [card for card in PACK if card != mix.ace]
    aces = [card for card in pack if card[0] == "A" and rng.random() < 0.4]
    others = rng.sample([card for card in pack if card not in aces], rng.randint(1, 10 - len(aces)))
    return sorted([*aces, *others], key=lambda card: ORDER[CARD_CODES[card]])


@pytest.mark.rule("JR-5.1")
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_payments_proofs_and_shortfalls_are_those_found_by_brute_force(mix: Mix):
    rng, state = Random(7), table(mix)
    for _ in range(HANDS * SOAK):
        hand = hand_of(rng, mix)
        state.hands[0] = [CARD_CODES[card] for card in hand]
        check_payments(state, mix, hand, rng)
        check_proofs(state, mix, hand)
        check_flights(state, mix, hand, rng)


def check_payments(state: RabbitState, mix: Mix, hand: list[str], rng: Random) -> None:
    suits = rng.sample(SUITS, rng.randint(1, 4))
    cards = [card for card in hand if card[-1] in suits]
    price = rng.choice((rng.randint(1, 12), rng.randint(10, 40)))
    put = rng.sample(cards, rng.choice((0, 0, min(2, len(cards)))))
    expected = expected_lines(mix, cards, price, put)
    mask = sum(1 << SUITS.index(suit) for suit in suits)
    found = [
        str(payment) for payment in payment_actions(state, 0, mask, price, tuple([CARD_CODES[card] for card in put]))
    ]
    assert sorted(found) == sorted(expected), (hand, suits, price, put)


def expected_lines(mix: Mix, cards: list[str], price: int, put: list[str]) -> list[str]:
    if mix.total(cards) < price:
        return []
    payments = [payment for payment in mix.irreducible(cards, price) if set(put) <= set(payment)]
    lines = [line for payment in payments for line in mix.lines(payment)]
    if len(lines) >= LIST_LIMIT:
        lines = []
    if put and mix.total(put) >= price:
        lines += [line for line in mix.lines([card for card in cards if card in put]) if line not in lines]
    return [*lines, *[f"put {card}" for card in cards if card not in put]]


def check_proofs(state: RabbitState, mix: Mix, hand: list[str]) -> None:
    hearts = [card for card in hand if card[-1] == "H"]
    found = proofs(state, 0, purse(state, 0, HEARTS), by_queen=False)
    names = [[CARD_NAMES[card] for card in cards] for cards in found]
    assert sorted(names) == sorted(mix.irreducible(hearts, 6)), hand


def check_flights(state: RabbitState, mix: Mix, hand: list[str], rng: Random) -> None:
    clubs = [card for card in hand if card[-1] == "C"]
    shown = [passport for club in clubs for passport in mix.passports(club)]
    state.passport = NO_PASSPORT
    assert [str(action) for action in TakeOff().legal(state, 0)] == ["roll", *[line for line, _ in shown]]
    if not shown:
        return
    line, value = rng.choice(shown)
    state.die_one, state.die_two = rng.randint(1, 6), rng.randint(1, 6)
    TakeOff().answer(state, 0, state.rules.grammar.parse(line))
    missing = max(0, state.die_one + state.die_two - value)
    assert shortfall(state) == missing, (hand, line)
    funds = mix.total([card for card in hand if card[-1] == "S"])
    expected = FLIGHTS if not missing else [*FLIGHTS, "fall"] if funds >= missing else ["fall"]
    assert [str(action) for action in Flight().legal(state, 0)] == expected, (hand, line)
