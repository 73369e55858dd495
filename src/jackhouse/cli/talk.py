"""The talk between a game and the people at one terminal."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from jackhouse import bots as house_bots
from jackhouse import games
from jackhouse.cli.commands import hear
from jackhouse.cli.faces import face_of
from jackhouse.cli.journal import Journal
from jackhouse.cli.notes import Notes
from jackhouse.cli.page import Choice, Note, Page
from jackhouse.cli.speaking import write_json
from jackhouse.kernel import Action, BadInput, Rng
from jackhouse.text import Lexicon

__all__ = ["Door", "Talk"]


class Door(Protocol):
    """How a person is shown a page and answers."""

    def ask(self, page: Page) -> str: ...

    def curtain(self, page: Page) -> None: ...


class Left(Exception):
    """Somebody has had enough."""


class Talk:
    """Shows each person the table from their seat, asks, and lets the bots play theirs."""

    def __init__(
        self, lexicon: Lexicon, game: str, state: Any, humans: int, bots: Sequence[house_bots.Bot], save: Path | None
    ) -> None:
        self.lexicon = lexicon
        self.game = games.get(game)
        self.state = state
        self.humans = humans
        self.bots = bots
        self.save = save
        self.looking = -1  # whose hand is on the screen
        self.rng = Rng.of_seed(secrets.randbits(63))
        self.names = [self._name(seat) for seat in range(state.ruleset.players)]
        self.face = face_of(game, lexicon, self.names)
        self.notes = Notes(lexicon, self.game, self.face, self.names, state.ruleset.options)
        self.journal = Journal(lexicon, self.names, self.face.worth_telling, self.face.greeting(state.view(None)))
        self._remember()

    def _name(self, seat: int) -> str:
        if seat >= self.humans:
            return self.lexicon.say("bot-name", number=str(seat - self.humans + 1))
        name = self.lexicon.seat(seat)
        return self.lexicon.say("screen-you", name=name) if self.humans == 1 else name

    def _remember(self) -> None:
        """What has happened so far in a game that is gone on with."""
        state, lines = self.game.rewound(self.state.record)
        replaying = self.game.replaying(state, lines)
        for line in lines:
            seat = int(line.partition(" ")[0])
            choices = len(state.legal(seat))
            self.journal.add(seat, next(replaying), choices)

    # ---- the game ----------------------------------------------------------------------------------------------------

    def run(self, door: Door) -> None:
        """Play to the end, or until somebody leaves."""
        state = self.state
        try:
            self.keep()
            while not state.over:
                seat = state.awaited[0]
                forced = self.forced(seat)
                if forced is not None:
                    self.play(seat, forced)
                elif seat < self.humans:
                    self.ask(door, seat)
                else:
                    self.play(seat, self.bots[seat - self.humans].choose(state.view(seat), state.legal(seat), self.rng))
            door.ask(self.last_page())
        except (Left, EOFError):
            pass

    def forced(self, seat: int) -> Action | None:
        """The lone step of a person's that needs no asking, unless the way to it can still be taken back."""
        legal: list[Action] = self.state.legal(seat)
        if seat >= self.humans or len(legal) > 1 or self.state.undoable(seat) or not self.face.is_forced(legal[0]):
            return None
        return legal[0]

    def play(self, seat: int, action: Action) -> None:
        choices = len(self.state.legal(seat))
        self.journal.add(seat, self.state.play(seat, action), choices)

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.save is not None:
            write_json(self.save, self.game.dump(self.state))

    # ---- one question ------------------------------------------------------------------------------------------------

    def ask(self, door: Door, seat: int) -> None:
        """Put the question to a person until it is answered."""
        if self.humans > 1 and seat != self.looking:
            door.curtain(self.public_page(seat))
            self.looking = seat
        page = self.page(seat)
        reply: Note | str = ""
        doubted: Action | None = None  # what was chosen, and must be chosen again
        while True:
            command, rest = hear(door.ask(_with(page, reply)))
            if command == "quit":
                self.leave(door, page)
            if command == "undo" and self.state.undoable(seat):
                self.journal.add(seat, self.state.undo(seat), 1)
                break
            answer = self.chosen(rest, seat) if not command else None
            caution = self.face.caution(page.view, answer) if answer is not None else ""
            if answer is not None and (not caution or answer == doubted):
                self.play(seat, answer)
                break
            doubted = answer
            if caution:
                reply = f"{caution} {self.lexicon.say('screen-once-more')}"
                continue
            reply = self.reply(command, rest, seat, page)
        self.keep()

    def chosen(self, said: str, seat: int) -> Action | None:
        """A choice by its number, by its words (`exit 3`), or, where there is one only, by Enter."""
        legal: list[Action] = self.state.legal(seat)
        if said.isascii() and said.isdigit():
            return legal[int(said) - 1] if len(said) < 5 and 1 <= int(said) <= len(legal) else None
        if not said:
            return legal[0] if len(legal) == 1 else None
        named = [action for action in legal if str(action).lower() == said.lower()]
        return named[0] if named else None

    def reply(self, command: str, rest: str, seat: int, page: Page) -> Note | str:
        """What to show for a command, or to say to an answer that is none."""
        if command == "map":
            return self.notes.map(page.view)
        if command == "log":
            return self.notes.log(page.told)
        if command == "rule":
            return self.notes.rule(rest)
        if command == "undo":
            return self.lexicon.say("screen-nothing-to-undo")
        refused = self.state.refused(seat)
        if command == "help" and not rest:
            return self.notes.help(page.view, refused)
        choice = self.chosen(rest, seat) if rest else None
        if choice is not None:
            return self.notes.about(choice, refused)
        return self.no_choice(rest, seat, len(page.choices))

    def no_choice(self, said: str, seat: int, count: int) -> Note | str:
        """Why what was typed is no choice: the rule, if it is an action at all."""
        try:
            action = self.game.parse(said)
        except BadInput:
            return self.lexicon.say("screen-not-a-choice", count=count)
        return self.notes.why_not(action, self.state.why(seat, action))

    def leave(self, door: Door, page: Page) -> None:
        """Leave the game; one that is kept nowhere yet can be given a file."""
        lexicon = self.lexicon
        words = lexicon.say("screen-keep-it")
        while self.save is None:
            prompt = lexicon.say("screen-keep-where")
            said = door.ask(replace(page, title=lexicon.say("screen-keep"), question=words, choices=(), prompt=prompt))
            if not said:
                break
            try:
                self.save = Path(said).expanduser()
                self.keep()
            except BadInput as bad:
                self.save = None
                words = lexicon.reason(bad.reason.code, bad.reason.rule, bad.reason.params)
        raise Left

    # ---- pages -------------------------------------------------------------------------------------------------------

    def page(self, seat: int) -> Page:
        """The question to a seat, with all that it may see."""
        view, lexicon = self.state.view(seat), self.lexicon
        asked = self.face.asked(view)
        undo = "yes" if self.state.undoable(seat) else "no"
        return Page(
            self.face,
            view,
            self.names,
            self.journal.lines(seat),
            self.journal.fresh(seat),
            lexicon.question(asked["code"]).label,
            lexicon.question(asked["code"], asked, self.names).text,
            lexicon.say("screen-prompt", player=self.names[seat], undo=undo),
            [self.choice(view, action) for action in self.state.legal(seat)],
        )

    def public_page(self, seat: int) -> Page:
        """Returns the public part of the table while the screen is handed to a seat, and the reason."""
        view, lexicon = self.state.view(seat), self.lexicon
        mine = view["turn"] in (None, seat)
        asked = lexicon.phase(view["phase"]) if mine else lexicon.question(view["question"]["code"])
        return Page(
            self.face,
            self.state.view(None),
            self.names,
            self.journal.lines(None),
            0,
            asked.label,
            lexicon.say("screen-hand-over-why", player=self.names[seat]),
            lexicon.say("screen-hand-over", player=self.names[seat]),
        )

    def choice(self, view: Any, action: Action) -> Choice:
        hints = self.face.hints(view, action)
        full = self.lexicon.action(str(action), self.names)
        short = self.lexicon.action(str(action), self.names, "short")
        return [full + hints[0], *[short + hint for hint in hints]]

    def last_page(self) -> Page:
        """How it ended, as all may see it."""
        listener = 0 if self.humans == 1 else None
        lexicon = self.lexicon
        return Page(
            self.face,
            self.state.view(listener),
            self.names,
            self.journal.lines(listener),
            self.journal.fresh(listener),
            self.face.outcome(self.state.view(None)),
            "\n".join(lexicon.ranking(self.state.ranking, self.names)),
            lexicon.say("screen-press-enter"),
        )


def _with(page: Page, reply: Note | str) -> Page:
    """The page with what was replied to the last thing typed."""
    return replace(page, word=reply) if isinstance(reply, str) else replace(page, note=reply)
