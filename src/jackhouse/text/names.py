"""Cards, places, directions and seats by name."""

from collections.abc import Sequence
from typing import Final

from jackhouse.text.phrasebook import Phrasebook

__all__ = ["Names", "SeatNames"]

SeatNames = Sequence[str] | None
"""The players' names by seat; where there is none, it is "Player 1" for seat 0."""

_SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_HEXES: Final = {"K": "tower", "Q": "palace", "J": "plaza"}
_KEYS: Final = {"+": "plus"}  # where a name cannot be an id
_LONGEST: Final = 200


class Names(Phrasebook):
    """A phrasebook that can name the things of the game."""

    def card(self, name: str) -> str:
        """`7S` as "7♠", `boat` as "boat"."""
        rank, suit = name[:-1], name[-1:]
        if suit in _SYMBOLS and self.has(f"rank-{rank}"):
            return rank + _SYMBOLS[suit]
        key = f"card-{_KEYS.get(name, name)}"
        return self.say(key) if self.has(key) else plain(name)

    def card_name(self, name: str) -> str:
        """`7S` as "seven of spades", `boat` as "boat joker"."""
        rank, suit = name[:-1], name[-1:]
        if suit in _SYMBOLS and self.has(f"rank-{rank}"):
            return self.say("card-name", rank=self.say(f"rank-{rank}"), suit=self.suit(suit))
        key = f"card-{_KEYS.get(name, name)}.name"
        return self.say(key) if self.has(key) else plain(name)

    def cards(self, names: Sequence[str]) -> str:
        """Cards in a row: "7♠ A♣"."""
        return " ".join(self.card(name) for name in names)

    def suit(self, letter: str) -> str:
        """`S` as "spades"."""
        return self.say(f"suit-{letter}") if letter in _SYMBOLS else plain(letter)

    def suits(self, letters: Sequence[str]) -> str:
        """A choice of suits: "♣, ♠ or ♥"."""
        symbols = [_SYMBOLS.get(letter, plain(letter)) for letter in letters]
        if len(symbols) < 2:
            return "".join(symbols)
        return self.say("list-or", head=", ".join(symbols[:-1]), last=symbols[-1])

    def place(self, name: str, form: str = "") -> str:
        """`KD` as "the tower of diamonds (K♦)", `cave2` as "cave 2"; forms: `short`, `to`, `at`."""
        kind, number = name.rstrip("0123456789"), name[len(name.rstrip("0123456789")) :]
        suit = name[1:]
        dot = f".{form}" if form else ""
        if name[:1] in _HEXES and suit in _SYMBOLS:
            return self.say(f"place-{_HEXES[name[0]]}{dot}", suit=self.suit(suit), card=self.card(name))
        if self.has(f"place-{kind}{dot}"):
            return self.say_first([f"place-{kind}{dot}"], {"number": number} if number else {})
        return plain(name)

    def direction(self, edge: int | str) -> str:
        """Edge 0 as "north", and so on clockwise."""
        key = f"direction-{edge}"
        return self.say(key) if self.has(key) else self.say("direction-unknown", number=plain(edge))

    def cell(self, name: str) -> str:
        """A space of an island: `a2` as "A2", so that it cannot be read as a word."""
        return plain(name).upper()

    def island(self, key: str) -> str:
        """`heron-point` as "Heron Point"."""
        known = key and self.has(f"island-{key}")
        return self.say(f"island-{key}") if known else plain(key) if key else self.say("island-unnamed")

    def seat(self, seat: int, names: SeatNames = None) -> str:
        """The player's name, or "Player 1" for seat 0."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.say("seat-name", number=str(seat + 1))

    def ranking(self, ranking: Sequence[Sequence[int]], names: SeatNames = None) -> list[str]:
        """A line a place, ties on one line: "1. Ana", "2. Ben, Eva"."""
        lines: list[str] = []
        ahead = 0
        for tied in ranking:
            players = ", ".join(self.seat(seat, names) for seat in tied)
            lines.append(self.say("ranking-line", place=ahead + 1, names=players))
            ahead += len(tied)
        return lines

    def dice(self, dice: Sequence[int]) -> str:
        """Two dice: "3 and 4"."""
        return self.say("dice-pair", one=dice[0], two=dice[1])

    def quoted(self, value: object) -> str:
        """What somebody wrote, between quotation marks."""
        return self.say("quoted", text=plain(value))


def plain(value: object) -> str:
    """Whatever came from outside, fit for one line."""
    line = " ".join(str(value).split())[:_LONGEST]
    return "".join(letter if letter.isprintable() else "?" for letter in line)
