"""All texts of a language: actions, events, reasons, rules and options in sentences."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from jackhouse.text.messages import LabelledText
from jackhouse.text.names import Names, SeatNames, one_line

__all__ = ["Lexicon"]

MessageArgs = dict[str, object]
"""The arguments of a message: texts, and numbers for plurals."""

_JOKERS: Final = ("boat", "horse")
_ROYALS: Final = ("K", "Q", "J")
_CELL: Final = re.compile("[a-h][1-8]")  # a space of an island
# Parameters that are seats, besides `seat`.
_CARD_LISTS: Final = ("laid", "counter", "gives", "wants", "came", "absent")
_OTHER_SEATS: Final = ("by", "rival", "victim", "visitor", "challenger", "partner", "first")
# Parameters with user input or with words to type: they are quoted unchanged.
_QUOTED: Final = (
    "text", "form", "move", "game", "preset", "option", "other", "value", "objective", "bot", "format", "board",
    "file", "language",
)  # fmt: skip


class Lexicon(Names):
    """Sentences for actions, events and reasons; labels and texts of rules, options and questions."""

    def action(self, text: str, names: SeatNames = None, form: str = "") -> str:
        """Returns an action as the text of a button: "leave by the north road" for `exit 0`.

        The form `short` gives "north road", if the action has such a form.
        """
        args = self._action_args(text, names)
        key = f"action-{args['verb']}"
        for form_of in ([f"{key}.{form}"] if form else []) + [key, f"{key}-plain"]:
            if self.has(form_of):
                try:
                    return self.message(form_of, **args)
                except ValueError:  # it needs an argument that this action does not have
                    continue
        return one_line(text)  # an unknown action

    def event(self, code: str, params: Mapping[str, object], names: SeatNames = None) -> str:
        """Returns an event in one sentence, with what these parameters contain."""
        return self.say_first([f"event-{code}", f"event-{code}-plain"], self._args(params, names))

    def reason(
        self, code: str, rule: str = "", params: Mapping[str, object] | None = None, names: SeatNames = None
    ) -> str:
        """Returns a reason in one sentence: the wrong value and what is allowed, with the rule's id in brackets."""
        args = self._args(params or {}, names)
        args["rule"] = rule.replace(".", "-")
        reason = self.say_first([f"reason-{code}", f"reason-{code}-plain"], args)
        return self.say("reason-cited", reason=reason, rule=rule) if rule else reason

    def purpose(self, code: str, params: Mapping[str, object], names: SeatNames = None) -> str:
        """Returns what an answer leads to: "reaches 3 coins in 4 steps"."""
        return self.say_first([f"purpose-{code}"], self._args(params, names))

    # ---- labels and texts --------------------------------------------------------------------------------------------

    def rule(self, rule: str, form: str = "") -> LabelledText:
        """Returns the title and the text of `JR-4.2`, in this form if there is one. Raises KeyError if unknown."""
        name = rule.replace(".", "-")
        key, formed = f"rule-{name}", f"{form}-{name}"
        return LabelledText(self.message(f"{key}-title"), self.message(formed if form and self.has(formed) else key))

    def rules(self) -> list[str]:
        """Returns the ids of all rules with a text, in the order of the rulebook."""
        keys = [key for key in self.keys if key.startswith("rule-") and not key.endswith("-title")]
        return [".".join(key.removeprefix("rule-").rsplit("-", 1)) for key in keys]

    def game(self, key: str) -> LabelledText:
        return self.entry(f"game-{key}", key)

    def preset(self, key: str) -> LabelledText:
        return self.entry(f"preset-{key}", key)

    def option(self, key: str) -> LabelledText:
        return self.entry(f"option-{key}", key)

    def option_value(self, key: str, value: bool | int | str, names: SeatNames = None) -> LabelledText:
        """Returns the value of an option: "on" or "off", a number with its noun if it has one ("10 islands")."""
        if isinstance(value, bool):
            return LabelledText(self.say("switch-on" if value else "switch-off"), "")
        if isinstance(value, int):
            key = f"option-{key}-number"
            return LabelledText(self.say(key, number=value) if self.has(key) else str(value), "")
        if key == "first-player" and str(value).isdigit():
            return self.entry(f"option-{key}-seat", str(value), who=self.seat(int(value), names))
        if key == "suits" and str(value).isupper():
            return self.entry(f"option-{key}-some", str(value), suits=self.symbols(str(value)))
        return self.entry(f"option-{key}-{value}", str(value))

    def objective(self, key: str) -> LabelledText:
        return self.option_value("objective", key)

    def phrase(self, key: str) -> str:
        """Returns a quick phrase of the chat."""
        return self.say(f"phrase-{key}") if self.has(f"phrase-{key}") else one_line(key)

    def phase(self, key: str) -> LabelledText:
        return self.entry(f"phase-{key}", key)

    def question(self, code: str, about: Mapping[str, object] | None = None, names: SeatNames = None) -> LabelledText:
        """Returns the label of a question and its explanation; with a view's `question`, the explanation for now."""
        key = f"question-{code}"
        args = self._args(about or {}, names)
        return LabelledText(
            self.entry(key, code).label, self.say_first([f"{key}-now", f"{key}-plain", f"{key}-help"], args)
        )

    # ---- arguments of messages ---------------------------------------------------------------------------------------

    def _args(self, params: Mapping[str, object], names: SeatNames) -> MessageArgs:
        """Converts the parameters of an event or a reason to the arguments of its message."""
        args: MessageArgs = {}
        for name, value in params.items():
            if isinstance(value, int):
                self._add_number(args, name, value, names)
            elif isinstance(value, str):
                self._add_word(args, name, value, names)
            elif isinstance(value, Sequence):
                self._add_list(args, name, value, names)
        self._add_derived(args, params)
        return args

    def _add_number(self, args: MessageArgs, name: str, value: int, names: SeatNames) -> None:
        if name == "seat":
            args.update(seat=value, who=self.seat(value, names))
        elif name in _OTHER_SEATS:
            args[name] = self.seat(value, names)
        elif name == "edge":
            args["direction"] = self.direction(value)
        else:
            args[name] = value

    def _add_word(self, args: MessageArgs, name: str, value: str, names: SeatNames) -> None:
        if name == "card":
            args.update(self._card_args([value]))
        elif name == "from":
            args["from"] = self.place(value)
        elif name in ("place", "to"):
            args.update(place=self.place(value), to=self.place(value, "to"), at=self.place(value, "at"))
        elif name == "action":
            inner = self._action_args(value, names)
            args.update({key: arg for key, arg in inner.items() if key not in args})  # the acting seat is known already
            args["action"] = self.action(value, names)
        elif name == "question":
            args["question"] = self.question(value).label
        elif name == "cause":
            args.update(cause=self.say(f"cause-{value}"), cause_key=value)
        elif name == "cell":
            args["cell"] = self.cell(value)
        elif name == "tile":
            args["tile"] = self.tile(value)
        elif name == "shape":
            args["shape"] = self.shape(value)
        elif name == "island":
            args["island"] = self.island(value)
        elif name == "flag":
            args["flag"] = self.say(f"flag-{value}")
        elif name == "phrase":
            args["phrase"] = self.phrase(value)
        elif name == "why":
            key = f"reason-{value}.short"
            args["why"] = self.say(key) if self.has(key) else one_line(value)
        elif name == "board" and not value:
            args["board"] = self.say("board-unnamed")
        elif name in _QUOTED:
            args[name] = self.quoted(value)
        elif name in ("suits", "suit"):
            args[name] = self.symbols(value)
        elif value:
            args[name] = one_line(value)

    def _add_list(self, args: MessageArgs, name: str, value: Sequence[object], names: SeatNames) -> None:
        if name in ("cards", "royals"):
            args.update(self._card_args([str(card) for card in value]))
            args[name] = self.cards([str(card) for card in value])
        elif name in _CARD_LISTS:
            named = self.cards([str(card) for card in value])
            args.update({name: named, f"{name}_count": len(value), "cards": len(value)})
        elif name == "suits":
            args.update(suits=self.suits([str(suit) for suit in value]), kinds=len(value))
        elif name == "dice":
            args["dice"] = self.dice([die for die in value if isinstance(die, int)])
        elif name == "path":
            args["path"] = " → ".join(self.place(str(port).split(":")[0], "short") for port in value)
        elif name == "tiles":
            args["tiles"] = ", ".join(self.tile(str(tile)) for tile in value)
        elif name == "order":
            args["order"] = " → ".join(self.seat(seat, names) for seat in value if isinstance(seat, int))
        elif name == "ranking":
            groups = [[seat for seat in tied if isinstance(seat, int)] for tied in value if isinstance(tied, list)]
            args["ranking"] = "; ".join(self.ranking(groups, names))
        else:
            args[name] = ", ".join(one_line(item) for item in value)

    def _add_derived(self, args: MessageArgs, params: Mapping[str, object]) -> None:
        """Adds arguments that follow from two parameters together."""
        price, best = params.get("price"), params.get("best")
        if isinstance(price, int) and isinstance(best, int):
            args["missing"] = price - best
        total, beaten = params.get("total"), params.get("beaten")
        if isinstance(total, int) and isinstance(beaten, int):
            args["missing"] = max(0, beaten + 1 - total)
        if "from" in params:
            args["loop"] = "yes" if params["from"] == params.get("to") else "no"
        if "problem" in params:
            args["problem"] = self.say(f"problem-{params['problem']}", **args)

    def _action_args(self, text: str, names: SeatNames) -> MessageArgs:
        """Parses the words after the verb: an edge, seat or number, cards, a place, a tile, a direction or a cell."""
        verb, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        args: MessageArgs = {"verb": verb}
        place, _, edge = rest.partition(":")
        if rest.isdigit():
            args.update(direction=self.direction(rest), who=self.seat(int(rest), names), count=int(rest))
        elif self.has(f"compass-{rest}"):
            args.update(compass=self.say(f"compass-{rest}"), card_key=rest, card=self.card(rest))
        elif _CELL.fullmatch(rest):
            args["cell"] = self.cell(rest)
        elif rest:
            args.update(self._card_args(rest.split(",")), cards=self.cards(rest.split(",")))
            args.update(place=self.place(place), to=self.place(place, "to"), brief=self.place(place, "short"))
            args.update(tile=self.tile(rest), shape=self.shape(rest))
            if edge:
                args["direction"] = self.direction(edge)
        return args

    def _card_args(self, cards: list[str]) -> MessageArgs:
        if len(cards) != 1:
            return {"kind": "cards"}
        card = cards[0]
        kind = "joker" if card in _JOKERS else "royal" if card[:1] in _ROYALS else "cards"
        return {"kind": kind, "card_key": card, "card": self.card(card), "card_name": self.card_name(card)}
