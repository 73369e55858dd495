"""Actions and their text: a readable line that is parsed back to the same action.

A game names its verbs once, each with the form of its arguments:
`""` nothing, `"n"` a number, `"card"`, `"cards"` (comma between), `"place"`, `"place:n"`, `"spot"` (two numbers, which
may be negative), or the name of a list of words that the game gives. A card may be named at a value, `AC=11`; its
argument is then the card with the value (`at_value`).
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["Action", "ActionGrammar", "at_value", "card_of", "value_named"]

_LONGEST_LINE: Final = 400
_CARD_BITS: Final = 8
_MOST_VALUE: Final = 20
_NO_NUMBER: Final = -10_000


def at_value(card: int, value: int) -> int:
    """Returns the argument for a card that is named at a value."""
    return card | value << _CARD_BITS


def card_of(argument: int) -> int:
    """Returns the card of an argument, named at a value or not."""
    return argument & (1 << _CARD_BITS) - 1


def value_named(argument: int) -> int:
    """Returns the value at which a card is named; 0 if it is not."""
    return argument >> _CARD_BITS


@mypyc_attr(acyclic=True)
class Action:
    """An action of a seat: a verb and its codes. Immutable."""

    __slots__ = ("args", "grammar", "verb")

    def __init__(self, grammar: "ActionGrammar", verb: int, args: tuple[int, ...] = ()) -> None:
        self.grammar = grammar
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __str__(self) -> str:
        return self.grammar.write(self)

    def __repr__(self) -> str:
        return f"<{self.grammar.write(self)}>"


class ActionGrammar:
    """Writes and parses the actions of a game, by its verbs with their forms, its cards and its places."""

    def __init__(
        self,
        verbs: dict[str, str],
        cards: list[str],
        places: list[str],
        hand_order: list[int],
        words: Mapping[str, list[str]] | None = None,
    ) -> None:
        self.verbs = list(verbs)
        self.forms = list(verbs.values())
        self.cards = cards
        self.places = places
        self.hand_order = hand_order
        self.words = dict(words or {})  # by the name of a form: the words that it takes
        self._verb_codes = {name: code for code, name in enumerate(verbs)}
        self._card_codes = {name.lower(): code for code, name in enumerate(cards)}
        self._place_codes = {name.lower(): code for code, name in enumerate(places)}
        self._word_codes = {
            form: {name.lower(): code for code, name in enumerate(names)} for form, names in self.words.items()
        }

    def verb(self, name: str) -> int:
        return self._verb_codes[name]

    def add(self, name: str, form: str) -> int:
        """Adds a verb and returns its code."""
        self._verb_codes[name] = len(self.verbs)
        self.verbs.append(name)
        self.forms.append(form)
        return self._verb_codes[name]

    def write(self, action: Action) -> str:
        name, form, args = self.verbs[action.verb], self.forms[action.verb], action.args
        if form == "":
            return name
        if form == "n":
            return f"{name} {args[0]}"
        if form == "place":
            return f"{name} {self.places[args[0]]}"
        if form == "place:n":
            return f"{name} {self.places[args[0]]}:{args[1]}"
        if form == "spot":
            return f"{name} {args[0]},{args[1]}"
        if form in self.words:
            return f"{name} {self.words[form][args[0]]}"
        return f"{name} {','.join([self.card_name(card) for card in args])}"

    def without_values(self, action: Action) -> Action:
        """Returns the action with its cards named alone; the same action if no card is named at a value."""
        if self.forms[action.verb] not in ("card", "cards"):
            return action
        cards = tuple([card_of(argument) for argument in action.args])
        return action if cards == action.args else Action(self, action.verb, cards)

    def card_name(self, argument: int) -> str:
        """Returns the text of a card, with the value at which it is named."""
        name, value = self.cards[card_of(argument)], value_named(argument)
        return f"{name}={value}" if value else name

    def parse(self, text: object) -> Action:
        """Returns the action of a line; `BadInput` if it is none."""
        if not isinstance(text, str):
            raise BadInput(Reason("action-garbled", "", {"text": repr(text)[:60]}))
        parts = text[:_LONGEST_LINE].split()
        if not parts or len(text) > _LONGEST_LINE:
            raise BadInput(Reason("action-garbled", "", {"text": text[:60]}))
        name, rest = parts[0].lower(), " ".join(parts[1:])
        verb = self._verb_codes.get(name, -1)
        if verb < 0:
            raise BadInput(Reason("unknown-verb", "", {"text": text[:60], "known": self.verbs}))
        form = self.forms[verb]
        args = self._arguments(form, rest)
        if args is None:
            raise BadInput(Reason("action-form", "", {"text": text[:60], "form": f"{name} {form}".strip()}))
        return Action(self, verb, args)

    def _arguments(self, form: str, rest: str) -> tuple[int, ...] | None:
        if form == "":
            return () if not rest else None
        if form == "n":
            number = _number(rest)
            return None if number < 0 else (number,)
        if form == "place":
            place = self._place_codes.get(rest.lower(), -1)
            return None if place < 0 else (place,)
        if form == "place:n":
            name, _, digits = rest.partition(":")
            place, number = self._place_codes.get(name.strip().lower(), -1), _number(digits.strip())
            return None if place < 0 or number < 0 else (place, number)
        if form == "spot":
            a, b = _spot(rest)
            return None if a == _NO_NUMBER or b == _NO_NUMBER else (a, b)
        if form in self._word_codes:
            word = self._word_codes[form].get(rest.lower(), -1)
            return None if word < 0 else (word,)
        return self._cards(form, rest)

    def _cards(self, form: str, rest: str) -> tuple[int, ...] | None:
        cards: list[int] = []
        arguments: list[int] = []
        for text in rest.split(","):
            name, equals, digits = text.strip().partition("=")
            card, value = self._card_codes.get(name.lower(), -1), _number(digits) if equals else 0
            if card < 0 or card in cards or (equals and not 0 < value <= _MOST_VALUE):
                return None
            cards.append(card)
            arguments.append(at_value(card, value))
        if form == "card" and len(cards) != 1:
            return None
        # A payment is a set, so that it has only one text.
        return tuple(sorted(arguments, key=lambda argument: self.hand_order[card_of(argument)]))


def _number(digits: str) -> int:
    """Returns a number of at most four digits without leading zeros, else -1."""
    return (
        int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 4 and str(int(digits)) == digits else -1
    )


def _spot(text: str) -> tuple[int, int]:
    """Returns the two numbers of a spot such as `2,-4`."""
    first, _, second = text.partition(",")
    return _signed(first.strip()), _signed(second.strip())


def _signed(digits: str) -> int:
    """Returns a number that may be negative, `_NO_NUMBER` if it is none. Zero has no sign, so that it has one text."""
    number = _number(digits.removeprefix("-"))
    if number < 0 or (digits.startswith("-") and number == 0):
        return _NO_NUMBER
    return -number if digits.startswith("-") else number
