"""The notes that a player can ask for: help, the rule behind a choice, why not, the log, the large map."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from jackhouse.cli.faces import Face, View
from jackhouse.cli.page import Note, written
from jackhouse.cli.palette import DIM, paint
from jackhouse.cli.typeset import wrapped
from jackhouse.kernel import Action, Game, Reason
from jackhouse.text import Lexicon

__all__ = ["Notes"]

_LARGE: Final = 34  # lines that a large picture has at least


class Notes:
    """Writes notes for one game at one table."""

    def __init__(
        self, lexicon: Lexicon, game: Game[Any], face: Face, names: Sequence[str], options: Mapping[str, Any]
    ) -> None:
        self.lexicon = lexicon
        self.game = game
        self.face = face
        self.names = names
        idle = game.idle_rules(options)
        self.known = [rule for rule in lexicon.rules() if rule.startswith(face.rules) and rule not in idle]
        self.form = game.rules_form(options)

    def help(self, view: View, refused: Sequence[tuple[Action, Reason]]) -> Note:
        """The question in words, what cannot be done here and why, and what else can be typed."""
        lexicon, question = self.lexicon, view["question"]
        lines = [self._painted(lexicon.question(question["code"]).text)]
        if refused:
            lines += [Text(""), Text(lexicon.say("screen-refused"), "bold")]
        for action, reason in refused:
            why = lexicon.reason(reason.code, reason.rule, reason.params, self.names)
            lines.append(self._painted(f"× {lexicon.action(str(action), self.names)}: {why}"))
        lines += [Text(""), Text(lexicon.say("screen-help", rule=f"{self.face.rules}5.1"))]
        return written(lexicon.question(question["code"]).label, lines)

    def about(self, choice: Action, others: Sequence[tuple[Action, Reason]]) -> Note:
        """The rule behind a choice; behind a `pass` it is the rule of what is passed by."""
        rules = [self.game.rule_of(choice), *[reason.rule for _, reason in others]]
        rule = next((rule for rule in rules if rule), "")
        title = self.lexicon.action(str(choice), self.names)
        return written(title, self._rule(rule)) if rule else written(title, [])

    def why_not(self, action: Action, reason: Reason) -> Note:
        """Why an action is refused, and the rule that says so."""
        lexicon = self.lexicon
        why = lexicon.reason(reason.code, reason.rule, reason.params, self.names)
        lines = [self._painted(f"× {lexicon.action(str(action), self.names)}: {why}")]
        if reason.rule:
            lines += [Text(""), *self._rule(reason.rule)]
        return written(lexicon.say("screen-refused"), lines)

    def rule(self, asked: str) -> Note:
        """A rule by its id, `JR-6.2` or `6.2`; without one, all their titles."""
        lexicon, prefix = self.lexicon, self.face.rules
        rule = prefix + asked.upper().removeprefix(prefix)
        if rule in self.known:
            return written("", self._rule(rule))
        titles = [
            self._painted(lexicon.say("screen-rule", rule=rule, title=lexicon.rule(rule).label)) for rule in self.known
        ]
        if asked:
            titles = [Text(lexicon.say("screen-no-such-rule", rule=asked[:40])), Text(""), *titles]
        return written(lexicon.say("screen-rules"), titles)

    def _rule(self, rule: str) -> list[Text]:
        """A rule, and the name of the next one, which often goes on about the same."""
        title, words = self.lexicon.rule(rule, self.form)
        lines = [Text(self.lexicon.say("screen-rule", rule=rule, title=title), "bold"), self._painted(words)]
        for next_rule in self.known[self.known.index(rule) + 1 :][:1]:
            named = self.lexicon.say("screen-rule", rule=next_rule, title=self.lexicon.rule(next_rule).label)
            lines += [Text(""), Text(self.lexicon.say("screen-next-rule", rule=named), DIM)]
        return lines

    def log(self, told: Sequence[str]) -> Note:
        """All that has happened, newest last."""
        return written(self.lexicon.say("screen-log"), [self._painted(line) for line in told], 2, from_end=True)

    def map(self, view: View) -> Note:
        """The whole picture with its legend, on several pages if the terminal is small."""

        def lines(width: int, height: int) -> list[Text]:
            legend = [line for words in self.face.legend(view) for line in wrapped(words, width)]
            pages = -(-(_LARGE + len(legend)) // height)
            return [*self.face.picture(view, width, pages * height - len(legend)), *legend]

        return Note(self.lexicon.say("screen-map"), lines)

    def _painted(self, words: str) -> Text:
        return paint(words, self.names)
