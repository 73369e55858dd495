"""The state of a game and its contract. Server, terminal, bots and tests use nothing else.

A game adds its own fields with `clone`, its part of the view, and the ranking.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse.kernel.actions import Action
from jackhouse.kernel.event import EVERYONE, Event, only
from jackhouse.kernel.frame import CLOSED, Frame, Window
from jackhouse.kernel.reason import Illegal, Reason
from jackhouse.kernel.record import Line, Origin, Record
from jackhouse.kernel.rng import Draw, Rng
from jackhouse.kernel.ruleset import Ruleset
from jackhouse.kernel.secret import commitment_of, key_of
from jackhouse.kernel.view import view_of

__all__ = ["State"]

TURN_CAP: Final = 1000
"""Decisions in one turn after which a game is ended as by a cap on rounds: every game ends."""

_UNRECORDED: Final = -1
_NOBODY: Final = -99
# Shared by states that have none of their own yet, so that a clone makes no lists that it does not keep. Never changed.
_NO_ACTIONS: Final[list[Action]] = []
_NO_FRAMES: Final[list[Frame]] = []
_NO_EVENTS: Final[list[Event]] = []
_NO_LINES: Final[list[Line]] = []
_NO_RANKING: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class State:
    """A game under way. `play` checks, emits events and records; `apply` does none of these, for search."""

    def __init__(self, ruleset: Ruleset, rng: Rng, origin: Origin) -> None:
        self.ruleset = ruleset
        self.rng = rng
        self.origin = origin
        self.key = key_of(origin) if "secret" in origin else ""  # of a served game: every line gets a new generator
        self.dealt = rng.draws  # of a served game: what the deal drew
        self.frames: list[Frame] = _NO_FRAMES
        self.window = CLOSED
        self.over = False
        self.final: list[list[int]] = _NO_RANKING
        self.turn_decisions = 0
        # The awaited seat's own unfinished step; `base_*` are the frames and the window when it began.
        self.draft: list[Action] = _NO_ACTIONS
        self.base_frames: list[Frame] = _NO_FRAMES
        self.base_window = CLOSED
        self.base_decisions = 0
        self.emitting = False
        self.events: list[Event] = _NO_EVENTS
        self.opening: list[Event] = _NO_EVENTS
        """The events before the first question: the first turn began, the first island was shown."""
        # Lines played so far. Clones share the list: an append that would overwrite another clone's lines copies it.
        self.log: list[Line] = _NO_LINES
        self.log_length = 0
        self.last_public_line = 0
        self._legal_seat = _NOBODY
        self._legal: list[Action] = _NO_ACTIONS

    # ---- the contract ------------------------------------------------------------------------------------------

    @property
    def awaited(self) -> list[int]:
        """The seats that must decide now: several at a simultaneous decision, none when the game is over."""
        return self.window.awaited()

    def legal(self, seat: object) -> list[Action]:
        """Returns the legal actions of this seat, in a stable order; none if it is not awaited."""
        return self.legal_now(seat)[:] if isinstance(seat, int) else []

    def play(self, seat: object, action: object) -> list[Event]:
        """Carries out a legal action, records it, and returns the events. Any other action raises `Illegal`."""
        if not isinstance(seat, int) or not isinstance(action, Action) or not self._is_legal(seat, action):
            raise Illegal(self.why(seat, action) or Reason("not-legal"))
        if self.key and self.log_length != _UNRECORDED:
            self.rng = Rng.of_secret(self.key, self.log_length)
        self._write(seat, action, self.rng.draws)
        events: list[Event] = []
        self.events = events
        self.emitting = True
        went_on = self._answer(seat, action)
        self.emitting = False
        self.rng.draws = None
        if went_on:  # else the others are still asked, even if they learn that this seat has committed
            for event in events:
                if event.audience == EVERYONE or event.teaches_others(seat):
                    self.last_public_line = self.log_length
                    break
        return events

    def apply(self, seat: int, action: Action) -> None:
        """Carries out an action that is known to be legal, without check, events and record, for search."""
        self.log_length = _UNRECORDED
        self._answer(seat, action)

    def why(self, seat: object, action: object) -> Reason | None:
        """Returns the reason why the action is not legal for the seat now; None if it is legal."""
        if not isinstance(seat, int) or not 0 <= seat < self.ruleset.players:
            return Reason("no-such-seat", "", {"seat": seat if isinstance(seat, int) else str(seat)[:20]})
        if not isinstance(action, Action):
            return Reason("action-garbled", "", {"text": repr(action)[:60]})
        if self._is_legal(seat, action):
            return None
        if self.over:
            return Reason("game-over")
        if seat not in self.awaited:
            return Reason("not-awaited", "", {"seat": seat})
        plain = action.grammar.without_values(action)
        if plain is not action and self._is_legal(seat, plain):
            return Reason("wrong-value")
        window = self.window
        reason = self.ruleset.steps[window.step].refuse(self, seat, plain)
        return reason or Reason("not-now", "", {"question": self.ruleset.steps[window.step].name})

    def refused(self, seat: object) -> list[tuple[Action, Reason]]:
        """Returns the actions that a player might look for here and that are not legal, each with its reason."""
        if not isinstance(seat, int) or seat not in self.awaited:
            return []
        step, legal = self.ruleset.steps[self.window.step], self.legal(seat)
        found: list[tuple[Action, Reason]] = []
        for action in step.candidates(self, seat):
            if action not in legal:
                found.append((action, step.refuse(self, seat, action) or Reason("not-now")))
        return found

    def view(self, seat: object) -> dict[str, Any]:
        """Returns all that this seat (None: an onlooker) may know, as plain data."""
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < self.ruleset.players):
            raise Illegal(Reason("no-such-seat", "", {"seat": str(seat)[:20]}))
        return view_of(self, seat)

    def undoable(self, seat: int) -> bool:
        """Whether this seat may take its last action back: only while nobody else has learned anything from it."""
        if self.log_length == _UNRECORDED or self.over:
            return False
        if self.window.several:
            return self.window.can_take_back(seat)
        kept = 0  # actions of the seat since the last public line that are not taken back
        for line in range(self.last_public_line, self.log_length):
            played = self.log[line]
            if played.seat == seat:
                kept += 1 if played.action is not None else -1
        return kept > 0

    def undo(self, seat: int) -> list[Event]:
        """Takes the seat's last action back; in a window of several its own last entry, whatever the others did."""
        if not self.undoable(seat):
            raise Illegal(Reason("nothing-to-undo", "", {"seat": seat}))
        if self.window.several:
            self.window = self.window.taken_back(seat)
            self.mark_public()
        else:
            kept = self.draft[:-1]
            self.rewind()
            for action in kept:
                self._answer(seat, action)
        self._forget_legal()
        self._write(seat, None, None)
        return [Event("took-back", {"seat": seat}, only(seat))]

    def clone(self) -> "State":
        """Returns an independent copy."""
        raise NotImplementedError  # pragma: no cover - every game has its own

    @property
    def ranking(self) -> list[list[int]]:
        """The seats, best first, ties grouped. It is final once the game is over."""
        return [tied[:] for tied in self.final] if self.over else self.current_ranking()

    def order_of_play(self) -> list[int]:
        """Returns the seats in the order of play, from the one that decides now: clockwise, unless a game says more."""
        first, players = self.next_awaited(), self.ruleset.players
        return [(first + offset) % players for offset in range(players)]

    def current_ranking(self) -> list[list[int]]:
        """Returns the ranking as the state is now."""
        raise NotImplementedError  # pragma: no cover - every game has its own

    @property
    def record(self) -> Record:
        """The record of the game so far. A replay gives the same state."""
        if self.log_length == _UNRECORDED:
            raise Illegal(Reason("unrecorded"))
        log = self.log[: self.log_length]
        lines = [f"{line.seat} {'undo' if line.action is None else line.action}" for line in log]
        ruleset = self.ruleset
        return Record(
            ruleset.game,
            ruleset.version,
            ruleset.players,
            dict(ruleset.options),
            ruleset.board_as_set_up(),
            self.origin,
            lines,
            self.ranking if self.over else None,
            commitment_of(self.origin["secret"]) if self.key else "",
            [self.draws_of(line) for line in range(self.log_length + 1)] if self.key else None,
        )

    def draws_of(self, line: int) -> list[list[int]]:
        """Returns the draws of a line of a served game, each as bound and number; line 0 is the deal."""
        drawn = self.log[line - 1].draws if line else self.dealt
        return [] if drawn is None else [[bound, number] for bound, number in drawn]

    # ---- for steps ---------------------------------------------------------------------------------------------

    def ask(self, step: int, seat: int) -> None:
        """Asks the step's question of one seat, openly."""
        self.window = self.ruleset.open_windows[step][seat]

    def ask_all(self, step: int, seats: list[int]) -> None:
        """Asks the step's question of several seats at once, sealed."""
        self.window = Window(step, tuple(seats), True, (None,) * len(seats))

    def plan_all(self, step: int, seats: list[int]) -> None:
        """Lets several seats plan at once, each piece by piece until it commits."""
        self.window = Window(step, tuple(seats), True, (None,) * len(seats), True, ((),) * len(seats))

    def share_all(self, step: int, seats: list[int]) -> None:
        """Asks the step's question of several seats at once, openly. Seats that are asked it already keep their drafts.

        Each answer is carried out at once (`Step.answer`); then the window is as the step leaves it, or has set it.
        """
        drafts = tuple([self.window.drafted(seat) for seat in seats])
        self.window = Window(step, tuple(seats), drafts=drafts, shared=True)

    def close_window(self) -> None:
        """Ends the question of a shared window, so that the frame on top is resumed."""
        self.window = CLOSED

    def push(self, step: int, stage: int = 0, args: tuple[int, ...] = ()) -> None:
        self.frames.append(Frame(step, stage, args))

    def replace(self, stage: int, args: tuple[int, ...] = ()) -> None:
        """Sets the stage and arguments of the frame on top."""
        self.frames[-1] = Frame(self.frames[-1].step, stage, args)

    def pop(self) -> None:
        self.frames.pop()

    def emit(
        self, code: str, params: dict[str, object], audience: int = EVERYONE, secrets: dict[str, int] | None = None
    ) -> None:
        """Emits an event. Steps check `emitting` first, so that search makes no events."""
        self.events.append(Event(code, params, audience, secrets))

    # ---- for games ---------------------------------------------------------------------------------------------

    def rewind(self) -> None:
        """Goes back to the last public moment and drops the draft."""
        self.frames = self.base_frames[:]
        self.window = self.base_window
        self.turn_decisions = self.base_decisions
        self.draft = []

    def mark_public(self) -> None:
        """Marks a public moment: what follows is a draft until it is published."""
        self.base_frames = self.frames[:]
        self.base_window = self.window
        self.base_decisions = self.turn_decisions

    def end(self, cause: str) -> None:
        """Ends the game, since somebody won or a cap was reached."""
        self.final = self.current_ranking()
        self.over = True
        self.window = CLOSED
        self.draft = []
        if self.emitting:
            self.emit("ended", {"cause": cause, "ranking": self.ranking})

    def make_lists(self) -> None:
        """Gives a new state its own lists in place of the shared empty ones."""
        self.frames = []
        self.draft = []

    def begin_opening(self) -> None:
        """Begins to emit the events before the first question."""
        self.emitting = True
        self.events = []

    def close_opening(self) -> None:
        """Makes the events so far the `opening`."""
        self.emitting = False
        self.rng.draws = None
        self.opening, self.events = self.events, []

    def board_data(self) -> object:
        """Returns the name or the document of the board, as in views."""
        return self.ruleset.board_data()

    def describe(self, seat: int | None, view: dict[str, Any]) -> None:
        """Adds the fields of the game to a view."""

    def run(self) -> None:
        """Resumes frames until a seat must decide or the game is over."""
        self.turn_decisions += 1
        if self.turn_decisions > TURN_CAP:
            self.end("turn-cap")
        while self.window is CLOSED and not self.over:
            frame = self.frames[-1]
            self.ruleset.steps[frame.step].resume(self, frame)  # a step may set another ruleset
        if not self.draft:
            self.mark_public()

    def next_awaited(self) -> int:
        """Returns the first seat that must decide now."""
        window = self.window
        return window.awaited()[0] if window.sealed else window.seats[0]

    def legal_now(self, seat: int) -> list[Action]:
        """Returns the list of `legal` without a copy: do not change it."""
        if self._legal_seat != seat:
            self._compute_legal(seat)
        return self._legal

    # ---- inside ------------------------------------------------------------------------------------------------

    def copy_moment_to(self, other: "State") -> None:
        """Copies the kernel's part of a state. Frames, windows and actions are never changed, only replaced."""
        other.frames = self.frames[:]
        other.window = self.window
        other.over = self.over
        other.final = self.final
        other.turn_decisions = self.turn_decisions
        other.draft = self.draft[:]
        other.base_frames = self.base_frames  # never changed, only replaced
        other.base_window = self.base_window
        other.base_decisions = self.base_decisions
        other.dealt = self.dealt
        other.log = self.log
        other.log_length = self.log_length
        other.last_public_line = self.last_public_line

    def _is_legal(self, seat: int, action: Action) -> bool:
        if self._legal_seat != seat:
            self._compute_legal(seat)
        for choice in self._legal:
            if choice is action:  # nearly always: it was taken from this list
                return True
        return action in self._legal

    def _compute_legal(self, seat: int) -> None:
        """Computes the seat's legal actions, once for each moment."""
        self._legal_seat = seat
        window = self.window
        self._legal = self.ruleset.steps[window.step].legal(self, seat) if window.awaits(seat) else []

    def _forget_legal(self) -> None:
        """Drops the cached legal actions."""
        self._legal_seat = _NOBODY
        self._legal = _NO_ACTIONS

    def _answer(self, seat: int, action: Action) -> bool:
        """Carries out an answer; false if it went into a window that is still open, and others do not learn it."""
        self._forget_legal()
        window = self.window
        step = self.ruleset.steps[window.step]
        if not window.several:
            self.window = CLOSED
            step.answer(self, seat, action)
            self.run()
            return True
        if window.in_pieces and not step.commits(action):
            self.window = window.with_draft(seat, (*window.drafted(seat), action))
            self.mark_public()
            return False
        if window.shared:
            step.answer(self, seat, action)
            if self.window.shared:
                self.window = self.window.with_draft(seat, ())
            self.run()
            return True
        window = window.entered(seat, action)
        if not window.is_answered():
            self.window = window
            self.mark_public()
            if window.plan:
                step.committed(self, seat)
            return False
        self.window = CLOSED
        step.resolve(self, window)
        self.run()
        return True

    def _write(self, seat: int, action: Action | None, draws: list[Draw] | None) -> None:
        if self.log_length == _UNRECORDED:
            return
        if self.log is _NO_LINES or len(self.log) != self.log_length:
            self.log = self.log[: self.log_length]
        self.log.append(Line(seat, action, draws))
        self.log_length += 1
