"""The names of cards, places, directions and seats."""

from collections.abc import Sequence
from typing import Final

from jackhouse.text.messages import Messages

__all__ = ["Names", "SeatNames"]

SeatNames = Sequence[str] | None
"""The players' names by seat. Without a name, seat 0 is "Player 1"."""

_SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_HEXES: Final = {"K": "tower", "Q": "palace", "J": "plaza"}
_KEYS: Final = {"+": "plus"}  # for names that cannot be part of an id
_MAX_LENGTH: Final = 200  # characters


class Names(Messages):
    """Messages, and the names of the components of the games."""

    def card(self, name: str) -> str:
        """Returns "7♠" for `7S`, "boat" for `boat`, "A♣=11" for `AC=11`."""
        plain, equals, value = name.partition("=")
        if equals:
            return f"{self.card(plain)}={one_line(value)}"
        rank, suit = name[:-1], name[-1:]
        if suit in _SYMBOLS and self.has(f"rank-{rank}"):
            return rank + _SYMBOLS[suit]
        key = f"card-{_KEYS.get(name, name)}"
        return self.say(key) if self.has(key) else one_line(name)

    def card_name(self, name: str) -> str:
        """Returns "seven of spades" for `7S`, "boat joker" for `boat`, "ace of clubs as 11" for `AC=11`."""
        plain, equals, value = name.partition("=")
        if equals:
            return self.say("card-at-value", card=self.card_name(plain), value=one_line(value))
        rank, suit = name[:-1], name[-1:]
        if suit in _SYMBOLS and self.has(f"rank-{rank}"):
            return self.say("card-name", rank=self.say(f"rank-{rank}"), suit=self.suit(suit))
        key = f"card-{_KEYS.get(name, name)}.name"
        return self.say(key) if self.has(key) else one_line(name)

    def cards(self, names: Sequence[str]) -> str:
        """Returns several cards: "7♠ A♣"."""
        return " ".join(self.card(name) for name in names)

    def suit(self, letter: str) -> str:
        """Returns "spades" for `S`."""
        return self.say(f"suit-{letter}") if letter in _SYMBOLS else one_line(letter)

    def symbols(self, letters: str) -> str:
        """Returns the symbols of suits: "♣ ♠"."""
        return " ".join([_SYMBOLS.get(letter, one_line(letter)) for letter in letters])

    def suits(self, letters: Sequence[str]) -> str:
        """Returns alternatives: "♣, ♠ or ♥"."""
        symbols = [_SYMBOLS.get(letter, one_line(letter)) for letter in letters]
        if len(symbols) < 2:
            return "".join(symbols)
        return self.say("list-or", head=", ".join(symbols[:-1]), last=symbols[-1])

    def place(self, name: str, form: str = "") -> str:
        """Returns "the tower of diamonds (K♦)" for `KD`, "cave 2" for `cave2`. Forms: `short`, `to`, `at`."""
        kind, number = name.rstrip("0123456789"), name[len(name.rstrip("0123456789")) :]
        suit = name[1:]
        dot = f".{form}" if form else ""
        if name[:1] in _HEXES and suit in _SYMBOLS:
            return self.say(f"place-{_HEXES[name[0]]}{dot}", suit=self.suit(suit), card=self.card(name))
        if self.has(f"place-{kind}{dot}"):
            return self.say_first([f"place-{kind}{dot}"], {"number": number} if number else {})
        return one_line(name)

    def tile(self, name: str) -> str:
        """Returns "a fork tile" for `fork`, "the tower of diamonds (K♦)" for `KD`: a tile as builders hold it."""
        return self.say(f"tile-{name}") if self.has(f"tile-{name}") else self.place(name)

    def shape(self, name: str) -> str:
        """Returns "hex" for `hex`."""
        return self.say(f"shape-{name}") if self.has(f"shape-{name}") else one_line(name)

    def direction(self, edge: int | str) -> str:
        """Returns "north" for edge 0, and so on clockwise."""
        key = f"direction-{edge}"
        return self.say(key) if self.has(key) else self.say("direction-unknown", number=one_line(edge))

    def cell(self, name: str) -> str:
        """Returns "A2" for `a2`, a space of an island; a lower-case `a` could be read as a word."""
        return one_line(name).upper()

    def island(self, key: str) -> str:
        """Returns "Heron Point" for `heron-point`."""
        known = key and self.has(f"island-{key}")
        return self.say(f"island-{key}") if known else one_line(key) if key else self.say("island-unnamed")

    def board(self, name: str) -> str:
        """Returns "Sample" for the built-in board `sample`; a board of another name keeps it."""
        return self.say(f"board-{name}") if self.has(f"board-{name}") else one_line(name)

    def seat(self, seat: int, names: SeatNames = None) -> str:
        """Returns the player's name, or "Player 1" for seat 0."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.say("seat-name", number=str(seat + 1))

    def ranking(self, ranking: Sequence[Sequence[int]], names: SeatNames = None) -> list[str]:
        """Returns a line for each place, ties on one line: "1. Ana", "2. Ben, Eva"."""
        lines: list[str] = []
        ahead = 0
        for tied in ranking:
            players = ", ".join(self.seat(seat, names) for seat in tied)
            lines.append(self.say("ranking-line", place=ahead + 1, names=players))
            ahead += len(tied)
        return lines

    def dice(self, dice: Sequence[int]) -> str:
        """Returns two dice: "3 and 4"."""
        return self.say("dice-pair", one=dice[0], two=dice[1])

    def quoted(self, value: object) -> str:
        """Returns user input in quotation marks."""
        return self.say("quoted", text=one_line(value))


def one_line(value: object) -> str:
    """Returns user input as one printable line of limited length."""
    line = " ".join(str(value).split())[:_MAX_LENGTH]
    return "".join(letter if letter.isprintable() else "?" for letter in line)
