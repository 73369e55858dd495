"""A language of the game: actions, events, reasons, rules and options in sentences."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from jackhouse.text.names import Names, SeatNames, plain
from jackhouse.text.phrasebook import Entry

__all__ = ["Lexicon"]

Facts = dict[str, object]
"""What a message may speak of: texts, and numbers for plurals."""

_JOKERS: Final = ("boat", "horse")
_ROYALS: Final = ("K", "Q", "J")
_CELL: Final = re.compile("[a-h][1-8]")  # of an island
# Seats that stand beside the one of whom a message speaks.
_OTHERS: Final = ("by", "rival", "victim", "visitor", "challenger")
# What somebody wrote, or would have to write, is quoted as it is.
_WRITTEN: Final = (
    "text", "form", "move", "game", "preset", "option", "other", "value", "objective", "bot", "format", "board",
    "file", "language",
)  # fmt: skip


class Lexicon(Names):
    """Names for things, sentences for what is done, what happened and why not."""

    def action(self, text: str, names: SeatNames = None, form: str = "") -> str:
        """An action as a player reads it on a button: `exit 0` as "leave by the north road".

        Where there is little room, the form `short` says "north road", if the action has such a form.
        """
        facts = self._action_facts(text, names)
        key = f"action-{facts['verb']}"
        for form_of in ([f"{key}.{form}"] if form else []) + [key, f"{key}-plain"]:
            if self.has(form_of):
                try:
                    return self.message(form_of, **facts)
                except ValueError:  # it speaks of something that this action does not have
                    continue
        return plain(text)  # no action of ours: as it was written

    def event(self, code: str, params: Mapping[str, object], names: SeatNames = None) -> str:
        """What happened, in one sentence, as far as these parameters tell it."""
        return self.say_first([f"event-{code}", f"event-{code}-plain"], self._facts(params, names))

    def reason(
        self, code: str, rule: str = "", params: Mapping[str, object] | None = None, names: SeatNames = None
    ) -> str:
        """Why not, in one sentence: the value, and what would be right; the rule's id in brackets."""
        facts = self._facts(params or {}, names)
        facts["rule"] = rule.replace(".", "-")
        reason = self.say_first([f"reason-{code}", f"reason-{code}-plain"], facts)
        return self.say("reason-cited", reason=reason, rule=rule) if rule else reason

    # ---- what has a label and a text -----------------------------------------------------------------------------

    def rule(self, rule: str, form: str = "") -> Entry:
        """The title and the text of `JR-4.2`, in that form if it has one; KeyError if there is no such rule."""
        name = rule.replace(".", "-")
        key, formed = f"rule-{name}", f"{form}-{name}"
        return Entry(self.message(f"{key}-title"), self.message(formed if form and self.has(formed) else key))

    def rules(self) -> list[str]:
        """The ids of all rules that have a text, in the order of the book."""
        keys = [key for key in self.keys if key.startswith("rule-") and not key.endswith("-title")]
        return [".".join(key.removeprefix("rule-").rsplit("-", 1)) for key in keys]

    def game(self, key: str) -> Entry:
        return self.entry(f"game-{key}", key)

    def preset(self, key: str) -> Entry:
        return self.entry(f"preset-{key}", key)

    def option(self, key: str) -> Entry:
        return self.entry(f"option-{key}", key)

    def option_value(self, key: str, value: bool | int | str, names: SeatNames = None) -> Entry:
        """The value of an option: a switch is on or off, a number has its noun where there is one ("10 islands")."""
        if isinstance(value, bool):
            return Entry(self.say("switch-on" if value else "switch-off"), "")
        if isinstance(value, int):
            key = f"option-{key}-number"
            return Entry(self.say(key, number=value) if self.has(key) else str(value), "")
        if key == "first-player" and str(value).isdigit():
            return self.entry(f"option-{key}-seat", str(value), who=self.seat(int(value), names))
        return self.entry(f"option-{key}-{value}", str(value))

    def objective(self, key: str) -> Entry:
        return self.option_value("objective", key)

    def phrase(self, key: str) -> str:
        """A quick phrase."""
        return self.say(f"phrase-{key}") if self.has(f"phrase-{key}") else plain(key)

    def phase(self, key: str) -> Entry:
        return self.entry(f"phase-{key}", key)

    def question(self, code: str, about: Mapping[str, object] | None = None, names: SeatNames = None) -> Entry:
        """A question's label, and what to do; with the facts of a view's `question`, what to do right now."""
        key = f"question-{code}"
        facts = self._facts(about or {}, names)
        return Entry(self.entry(key, code).label, self.say_first([f"{key}-now", f"{key}-help"], facts))

    # ---- facts -----------------------------------------------------------------------------------------------------

    def _facts(self, params: Mapping[str, object], names: SeatNames) -> Facts:
        """The parameters of an event or a reason, each in words under the names that the messages use."""
        facts: Facts = {}
        for name, value in params.items():
            if isinstance(value, int):
                self._number(facts, name, value, names)
            elif isinstance(value, str):
                self._word(facts, name, value, names)
            elif isinstance(value, Sequence):
                self._list(facts, name, value, names)
        self._relate(facts, params)
        return facts

    def _number(self, facts: Facts, name: str, value: int, names: SeatNames) -> None:
        if name == "seat":
            facts.update(seat=value, who=self.seat(value, names))
        elif name in _OTHERS:
            facts[name] = self.seat(value, names)
        elif name == "edge":
            facts["direction"] = self.direction(value)
        else:
            facts[name] = value

    def _word(self, facts: Facts, name: str, value: str, names: SeatNames) -> None:
        if name == "card":
            facts.update(self._card_facts([value]))
        elif name == "from":
            facts["from"] = self.place(value)
        elif name in ("place", "to"):
            facts.update(place=self.place(value), to=self.place(value, "to"), at=self.place(value, "at"))
        elif name == "action":
            within = self._action_facts(value, names)
            facts.update({key: fact for key, fact in within.items() if key not in facts})  # who acts is known already
            facts["action"] = self.action(value, names)
        elif name == "question":
            facts["question"] = self.question(value).label
        elif name == "cause":
            facts["cause"] = self.say(f"cause-{value}")
        elif name == "cell":
            facts["cell"] = self.cell(value)
        elif name == "island":
            facts["island"] = self.island(value)
        elif name == "flag":
            facts["flag"] = self.say(f"flag-{value}")
        elif name == "phrase":
            facts["phrase"] = self.phrase(value)
        elif name == "why":
            key = f"reason-{value}.short"
            facts["why"] = self.say(key) if self.has(key) else plain(value)
        elif name == "board" and not value:
            facts["board"] = self.say("board-unnamed")
        elif name in _WRITTEN:
            facts[name] = self.quoted(value)
        elif value:
            facts[name] = plain(value)

    def _list(self, facts: Facts, name: str, value: Sequence[object], names: SeatNames) -> None:
        if name in ("cards", "royals"):
            facts.update(self._card_facts([str(card) for card in value]))
            facts[name] = self.cards([str(card) for card in value])
        elif name in ("laid", "counter"):
            facts.update({name: self.cards([str(card) for card in value]), "cards": len(value)})
        elif name == "suits":
            facts.update(suits=self.suits([str(suit) for suit in value]), kinds=len(value))
        elif name == "dice":
            facts["dice"] = self.dice([die for die in value if isinstance(die, int)])
        elif name == "path":
            facts["path"] = " → ".join(self.place(str(port).split(":")[0], "short") for port in value)
        elif name == "ranking":
            groups = [[seat for seat in tied if isinstance(seat, int)] for tied in value if isinstance(tied, list)]
            facts["ranking"] = "; ".join(self.ranking(groups, names))
        else:
            facts[name] = ", ".join(plain(item) for item in value)

    def _relate(self, facts: Facts, params: Mapping[str, object]) -> None:
        """What follows from two parameters together."""
        price, best = params.get("price"), params.get("best")
        if isinstance(price, int) and isinstance(best, int):
            facts["missing"] = price - best
        total, beaten = params.get("total"), params.get("beaten")
        if isinstance(total, int) and isinstance(beaten, int):
            facts["missing"] = max(0, beaten + 1 - total)
        if "from" in params:
            facts["loop"] = "yes" if params["from"] == params.get("to") else "no"
        if "problem" in params:
            facts["problem"] = self.say(f"problem-{params['problem']}", **facts)

    def _action_facts(self, text: str, names: SeatNames) -> Facts:
        """What may follow a verb: an edge, a seat or a number, cards, a place, a place and an edge, a way or a cell."""
        verb, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        facts: Facts = {"verb": verb}
        place, _, edge = rest.partition(":")
        if rest.isdigit():
            facts.update(direction=self.direction(rest), who=self.seat(int(rest), names), count=int(rest))
        elif self.has(f"compass-{rest}"):
            facts.update(compass=self.say(f"compass-{rest}"), card_key=rest, card=self.card(rest))
        elif _CELL.fullmatch(rest):
            facts["cell"] = self.cell(rest)
        elif rest:
            facts.update(self._card_facts(rest.split(",")), cards=self.cards(rest.split(",")))
            facts.update(place=self.place(place), to=self.place(place, "to"), brief=self.place(place, "short"))
            if edge:
                facts["direction"] = self.direction(edge)
        return facts

    def _card_facts(self, cards: list[str]) -> Facts:
        if len(cards) != 1:
            return {"kind": "cards"}
        card = cards[0]
        kind = "joker" if card in _JOKERS else "royal" if card[:1] in _ROYALS else "cards"
        return {"kind": kind, "card_key": card, "card": self.card(card), "card_name": self.card_name(card)}
