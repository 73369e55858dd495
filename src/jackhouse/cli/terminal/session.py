"""An interactive game at one terminal: asks the people, plays the bots' actions, saves the game."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from jackhouse import games
from jackhouse.bots import Bot
from jackhouse.cli.files import write_json
from jackhouse.cli.terminal.event_log import EventLog
from jackhouse.cli.terminal.overlays import OverlayFactory
from jackhouse.cli.terminal.page import Choice, Overlay, Page
from jackhouse.cli.terminal.user_input import parse_input
from jackhouse.cli.views import renderer_for
from jackhouse.kernel import Action, BadInput, Rng
from jackhouse.text import Lexicon

__all__ = ["Display", "Session"]


class Display(Protocol):
    """Shows pages to the people at the terminal and reads their input."""

    def ask(self, page: Page) -> str:
        """Shows the page and returns the typed line."""

    def hand_over(self, page: Page) -> None:
        """Shows the public page until the next player has taken over the screen."""


class QuitGame(Exception):
    """A player has quit."""


class Session:
    """One game. The people take the first seats, the bots the others."""

    def __init__(
        self, lexicon: Lexicon, game: str, state: Any, humans: int, bots: Sequence[Bot], save: Path | None
    ) -> None:
        self.lexicon = lexicon
        self.game = games.get(game)
        self.state = state
        self.humans = humans
        self.bots = bots
        self.save = save
        self.way: list[str] = []  # what follows the payment on the way to a destination
        self.drafted = 0  # actions of that way that one undo takes back
        self.shown_seat = -1  # the seat whose hand is on the screen
        self.last_seat = -1
        self.rng = Rng.of_seed(secrets.randbits(63))
        self.names = [self._name(seat) for seat in range(state.ruleset.players)]
        self.renderer = renderer_for(game, lexicon, self.names)
        self.overlays = OverlayFactory(lexicon, self.game, self.renderer, self.names, state.ruleset.options)
        opening = [*self.renderer.greeting(state.view(None)), *self._setup_lines()]
        self.log = EventLog(lexicon, self.names, self.renderer.is_reported, opening)
        self._restore_log()

    def _name(self, seat: int) -> str:
        if seat >= self.humans:
            return self.lexicon.say("bot-name", number=str(seat - self.humans + 1))
        name = self.lexicon.seat(seat)
        return self.lexicon.say("screen-you", name=name) if self.humans == 1 else name

    def _setup_lines(self) -> list[str]:
        """Returns the additions in play, and what players should know of the set-up before they begin."""
        rules = self.state.ruleset
        options = self.game.catalogue.options.values()
        chosen = [option for option in options if option.is_active(rules.options.get(option.key, option.default))]
        additions = [self.lexicon.option(option.key).label for option in chosen if option.is_addition]
        lines = [self.lexicon.say("screen-additions", options=", ".join(additions))] if additions else []
        return lines + [self.lexicon.reason(note.code, note.rule, note.params) for note in rules.warnings]

    def _restore_log(self) -> None:
        """Fills the log with the events of a game that was loaded from a file."""
        state, lines = self.game.rewound(self.state.record)
        replaying = self.game.replaying(state, lines)
        for line in lines:
            seat = int(line.partition(" ")[0])
            choices = len(state.legal(seat))
            self.log.add(seat, next(replaying), choices)

    # ---- the game ----------------------------------------------------------------------------------------------------

    def run(self, display: Display) -> None:
        """Plays until the game is over, or a player quits or ends the input."""
        state = self.state
        try:
            self.save_game()
            while not state.over:
                seat = self.next_seat()
                forced = self.forced(seat)
                if forced is not None:
                    self.play(seat, forced)
                elif seat < self.humans:
                    self.ask(display, seat)
                else:
                    self.play(seat, self.bots[seat - self.humans].choose(state.view(seat), state.legal(seat), self.rng))
            display.ask(self.last_page())
        except (QuitGame, EOFError):
            pass

    def next_seat(self) -> int:
        """Returns the seat that acts next. Where several act openly at once, they take turns, each to its next tile."""
        awaited: list[int] = self.state.awaited
        if not self.state.window.shared:
            return awaited[0]
        busy = [seat for seat in awaited if self.state.undoable(seat)]
        later = [seat for seat in awaited if seat > self.last_seat]
        return [*busy, *later, *awaited][0]

    def forced(self, seat: int) -> Action | None:
        """Returns a person's only action if it need not be asked for; None if the step before it can be undone."""
        legal: list[Action] = self.state.legal(seat)
        if self.way and seat < self.humans:
            following = [action for action in legal if str(action) == self.way[0]]
            if following:
                del self.way[0]
                return following[0]
        if seat >= self.humans or len(legal) > 1 or self.state.undoable(seat) or not self.renderer.is_forced(legal[0]):
            return None
        return legal[0]

    def play(self, seat: int, action: Action) -> None:
        choices = len(self.state.legal(seat))
        self.log.add(seat, self.state.play(seat, action), choices)
        self.last_seat = seat

    def save_game(self) -> None:
        """Writes the game to its file, if it has one."""
        if self.save is not None:
            write_json(self.save, self.game.dump(self.state))

    # ---- one question ------------------------------------------------------------------------------------------------

    def ask(self, display: Display, seat: int) -> None:
        """Asks a person until the question is answered, then plays the answer."""
        if self.humans > 1 and seat != self.shown_seat:
            display.hand_over(self.public_page(seat))
            self.shown_seat = seat
        page = self.page(seat)
        reply: Overlay | str = ""
        unconfirmed: Action | None = None  # an action with a warning: it is played if it is chosen again
        while True:
            command, rest = parse_input(display.ask(_with_reply(page, reply)))
            if command == "quit":
                self.quit(display, page)
            if command == "undo" and self.state.undoable(seat):
                self.undo(seat)
                break
            if command == "to" and self.travel(seat, rest, page):
                break
            answer = self.chosen(rest, seat) if not command else None
            warning = self.renderer.warning(page.view, answer) if answer is not None else ""
            if answer is not None and (not warning or answer == unconfirmed):
                self.drafted = 0
                self.play(seat, answer)
                break
            unconfirmed = answer
            if warning:
                reply = f"{warning} {self.lexicon.say('screen-once-more')}"
                continue
            reply = self.reply(command, rest, seat, page)
        self.save_game()

    def undo(self, seat: int) -> None:
        """Takes the last action back; all of the way to a destination that is a draft."""
        for _ in range(max(1, self.drafted)):
            if self.state.undoable(seat):
                self.log.add(seat, self.state.undo(seat), 1)
        self.way, self.drafted = [], 0

    def travel(self, seat: int, wanted: str, page: Page) -> bool:
        """Plays the cheapest way to a destination up to its payment; False if there is none."""
        for destination in self.renderer.destinations(page.view):
            if wanted.lower() in (destination.key.lower(), destination.name.lower()):
                self.way = list(destination.actions)
                self.drafted = 0
                while self.way and not self.way[0].startswith("pay"):
                    self.play(seat, self.game.parse(self.way.pop(0)))
                    self.drafted += 1
                self.way = self.way[1:]
                self.drafted = min(self.drafted, len(self.state.view(seat)["draft"]))  # 0 if all have seen it end
                return True
        return False

    def chosen(self, typed: str, seat: int) -> Action | None:
        """Returns the action with this number or these words (`exit 3`); for an empty line, the only action."""
        legal: list[Action] = self.state.legal(seat)
        if typed.isascii() and typed.isdigit():
            return legal[int(typed) - 1] if len(typed) < 5 and 1 <= int(typed) <= len(legal) else None
        if not typed:
            return legal[0] if len(legal) == 1 else None
        named = [action for action in legal if str(action).lower() == typed.lower()]
        return named[0] if named else None

    def reply(self, command: str, rest: str, seat: int, page: Page) -> Overlay | str:
        """Returns the reply to a command, or to input that is not a choice."""
        if command == "map":
            return self.overlays.map(page.view)
        if command == "log":
            return self.overlays.log(page.log)
        if command == "rule":
            return self.overlays.rule(rest)
        if command == "to":
            return self.overlays.destinations(page.view, rest)
        if command == "undo":
            return self.lexicon.say("screen-nothing-to-undo")
        refused = self.state.refused(seat)
        if command == "help" and not rest:
            return self.overlays.help(page.view, refused)
        choice = self.chosen(rest, seat) if rest else None
        if choice is not None:
            return self.overlays.about(choice, refused)
        return self.why_no_choice(rest, seat, len(page.choices))

    def why_no_choice(self, typed: str, seat: int, count: int) -> Overlay | str:
        """Explains why the input is not a choice: the rule if it is an action, else the number of choices."""
        try:
            action = self.game.parse(typed)
        except BadInput:
            return self.lexicon.say("screen-not-a-choice", count=count)
        return self.overlays.why_not(action, self.state.why(seat, action))

    def quit(self, display: Display, page: Page) -> None:
        """Raises `QuitGame`. Asks first for a file if the game has none."""
        lexicon = self.lexicon
        question = lexicon.say("screen-keep-it")
        while self.save is None:
            prompt = lexicon.say("screen-keep-where")
            title = lexicon.say("screen-keep")
            typed = display.ask(replace(page, title=title, question=question, choices=(), prompt=prompt))
            if not typed:
                break
            try:
                self.save = Path(typed).expanduser()
                self.save_game()
            except BadInput as bad:
                self.save = None
                question = lexicon.reason(bad.reason.code, bad.reason.rule, bad.reason.params)
        raise QuitGame

    # ---- pages -------------------------------------------------------------------------------------------------------

    def page(self, seat: int) -> Page:
        """Returns the question to a seat, with everything that the seat may see."""
        view, lexicon = self.state.view(seat), self.lexicon
        question = self.renderer.question(view)
        undo = "yes" if self.state.undoable(seat) else "no"
        return Page(
            self.renderer,
            view,
            self.names,
            self.log.lines(seat),
            self.log.fresh(seat),
            lexicon.question(question["code"]).label,
            lexicon.question(question["code"], question, self.names).text,
            lexicon.say("screen-prompt", player=self.names[seat], undo=undo),
            [self.choice(view, action) for action in self.state.legal(seat)],
        )

    def public_page(self, seat: int) -> Page:
        """Returns the public part of the table while the screen is handed to a seat, and the reason."""
        view, lexicon = self.state.view(seat), self.lexicon
        own_turn = view["turn"] in (None, seat)
        topic = lexicon.phase(view["phase"]) if own_turn else lexicon.question(view["question"]["code"])
        return Page(
            self.renderer,
            self.state.view(None),
            self.names,
            self.log.lines(None),
            0,
            topic.label,
            lexicon.say("screen-hand-over-why", player=self.names[seat]),
            lexicon.say("screen-hand-over", player=self.names[seat]),
        )

    def choice(self, view: Any, action: Action) -> Choice:
        """Returns an action in words with its hint, in all forms from the longest to the shortest."""
        hints = self.renderer.hints(view, action)
        full = self.renderer.action(view, action)
        short = self.renderer.action(view, action, "short")
        return [full + hints[0], *[short + hint for hint in hints]]

    def last_page(self) -> Page:
        """Returns the result of the game; a single person sees it from their seat, several as onlookers."""
        viewer = 0 if self.humans == 1 else None
        lexicon = self.lexicon
        return Page(
            self.renderer,
            self.state.view(viewer),
            self.names,
            self.log.lines(viewer),
            self.log.fresh(viewer),
            self.renderer.outcome(self.state.view(None)),
            "\n".join(lexicon.ranking(self.state.ranking, self.names)),
            lexicon.say("screen-press-enter"),
        )


def _with_reply(page: Page, reply: Overlay | str) -> Page:
    """Returns the page with the reply to the last input."""
    return replace(page, message=reply) if isinstance(reply, str) else replace(page, overlay=reply)
