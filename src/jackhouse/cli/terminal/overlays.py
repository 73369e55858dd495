"""The overlays that a player can ask for: help, the rule behind a choice, a refusal, the log, the large map."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from jackhouse.cli.terminal.page import Overlay, text_overlay
from jackhouse.cli.terminal.palette import DIM, colour_text
from jackhouse.cli.terminal.text_layout import wrap
from jackhouse.cli.views.renderer import GameRenderer, View
from jackhouse.kernel import Action, Game, Reason
from jackhouse.text import Lexicon

__all__ = ["OverlayFactory"]

_LARGE_MAP: Final = 34  # lines of the large map, at least


class OverlayFactory:
    """Makes the overlays of one game."""

    def __init__(
        self,
        lexicon: Lexicon,
        game: Game[Any],
        renderer: GameRenderer,
        names: Sequence[str],
        options: Mapping[str, Any],
    ) -> None:
        self.lexicon = lexicon
        self.game = game
        self.renderer = renderer
        self.names = names
        idle = game.idle_rules(options)
        self.known = [rule for rule in lexicon.rules() if rule.startswith(renderer.rule_prefix) and rule not in idle]
        self.form = game.rules_form(options)

    def help(self, view: View, refused: Sequence[tuple[Action, Reason]]) -> Overlay:
        """Explains the question, the actions that are not possible now, and the commands."""
        lexicon, question = self.lexicon, view["question"]
        lines = [self._coloured(lexicon.question(question["code"]).text)]
        if refused:
            lines += [Text(""), Text(lexicon.say("screen-refused"), "bold")]
        for action, reason in refused:
            why = lexicon.reason(reason.code, reason.rule, reason.params, self.names)
            lines.append(self._coloured(f"× {lexicon.action(str(action), self.names)}: {why}"))
        lines += [Text(""), Text(lexicon.say("screen-help", rule=f"{self.renderer.rule_prefix}5.1"))]
        if self.renderer.destinations(view):
            lines.append(Text(lexicon.say("screen-help-to")))
        return text_overlay(lexicon.question(question["code"]).label, lines)

    def about(self, choice: Action, refused: Sequence[tuple[Action, Reason]]) -> Overlay:
        """Shows the rule behind a choice; for `pass`, the rule of the first action that is not possible."""
        rules = [self.game.rule_of(choice), *[reason.rule for _, reason in refused]]
        rule = next((rule for rule in rules if rule), "")
        title = self.lexicon.action(str(choice), self.names)
        return text_overlay(title, self._rule(rule)) if rule else text_overlay(title, [])

    def why_not(self, action: Action, reason: Reason) -> Overlay:
        """Shows why an action is refused, and the rule that says so."""
        lexicon = self.lexicon
        why = lexicon.reason(reason.code, reason.rule, reason.params, self.names)
        lines = [self._coloured(f"× {lexicon.action(str(action), self.names)}: {why}")]
        if reason.rule:
            lines += [Text(""), *self._rule(reason.rule)]
        return text_overlay(lexicon.say("screen-refused"), lines)

    def rule(self, wanted: str) -> Overlay:
        """Shows a rule by its id, `JR-6.2` or `6.2`; for an unknown id, or none, the titles of all rules."""
        lexicon, prefix = self.lexicon, self.renderer.rule_prefix
        rule = prefix + wanted.upper().removeprefix(prefix)
        if rule in self.known:
            return text_overlay("", self._rule(rule))
        titles = [
            self._coloured(lexicon.say("screen-rule", rule=rule, title=lexicon.rule(rule).label)) for rule in self.known
        ]
        if wanted:
            titles = [Text(lexicon.say("screen-no-such-rule", rule=wanted[:40])), Text(""), *titles]
        return text_overlay(lexicon.say("screen-rules"), titles)

    def _rule(self, rule: str) -> list[Text]:
        """Returns a rule, and the title of the next one, which is often about the same subject."""
        title, words = self.lexicon.rule(rule, self.form)
        lines = [Text(self.lexicon.say("screen-rule", rule=rule, title=title), "bold"), self._coloured(words)]
        for next_rule in self.known[self.known.index(rule) + 1 :][:1]:
            named = self.lexicon.say("screen-rule", rule=next_rule, title=self.lexicon.rule(next_rule).label)
            lines += [Text(""), Text(self.lexicon.say("screen-next-rule", rule=named), DIM)]
        return lines

    def log(self, lines: Sequence[str]) -> Overlay:
        """Shows the whole log, newest line last."""
        return text_overlay(self.lexicon.say("screen-log"), [self._coloured(line) for line in lines], 2, from_end=True)

    def destinations(self, view: View, wanted: str) -> Overlay:
        """Lists where one can go at once; `wanted` is what was typed, if it is none of them."""
        found = [
            self._coloured(f"{destination.key}: {destination.text}") for destination in self.renderer.destinations(view)
        ]
        lines = found or [Text(self.lexicon.say("screen-no-destination"))]
        if wanted:
            lines = [Text(self.lexicon.say("screen-not-reached", place=wanted[:40])), Text(""), *lines]
        return text_overlay(self.lexicon.say("screen-destinations"), lines)

    def map(self, view: View) -> Overlay:
        """Shows the whole picture with its legend, on several pages if the terminal is small."""

        def lines(width: int, height: int) -> list[Text]:
            legend = [line for words in self.renderer.legend(view) for line in wrap(words, width)]
            pages = -(-(_LARGE_MAP + len(legend)) // height)
            return [*self.renderer.picture(view, width, pages * height - len(legend)), *legend]

        return Overlay(self.lexicon.say("screen-map"), lines)

    def _coloured(self, words: str) -> Text:
        return colour_text(words, self.names)
