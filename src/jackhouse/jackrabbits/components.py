"""The components of one game: the cards and tiles of its suits (JR-1).

Cards and places have the same code in every game. A game holds those of its suits, and its tables by card are as long
as its largest code needs.
"""

from functools import cache
from typing import Final

from jackhouse.jackrabbits.cards import IS_COURT, IS_ROYAL, JOKERS, RANKS, SUITS, suited
from jackhouse.jackrabbits.tiles import CITADEL, HEX_OF

CLASSIC: Final = tuple(range(len(SUITS)))
"""The suits of the base game."""


class Components:
    """Cards, hexes and sets of road tiles. Each suit brings thirteen cards, three hexes and one set of road tiles.

    A game without cards has the royals' hexes all the same.
    """

    def __init__(self, suits: tuple[int, ...], has_cards: bool = True) -> None:
        self.suits = suits
        self.suit_mask: int = sum([1 << suit for suit in suits])
        self.cards: list[int] = [
            *range(JOKERS),
            *[suited(suit, rank) for suit in suits for rank in range(1, len(RANKS) + 1)],
        ]
        self.card_codes: int = self.cards[-1] + 1  # the length of tables by card
        self.royals: list[int] = [card for card in self.cards if IS_ROYAL[card]]
        if not has_cards:
            self.cards = []
        self.court: list[int] = [card for card in self.cards if IS_COURT[card]]
        self.numbers: list[int] = [card for card in self.cards if not IS_COURT[card]]
        self.hexes: list[int] = [CITADEL, *[HEX_OF[royal] for royal in self.royals]]
        self.sets: int = len(suits)  # of road tiles


@cache
def components_of(suits: tuple[int, ...], has_cards: bool = True) -> Components:
    return Components(tuple(sorted(suits)), has_cards)
