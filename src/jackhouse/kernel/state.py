"""The state of a game, and the contract by which everybody drives it.

What a game adds: its own fields with `clone`, its part of the view, the ranking.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse.kernel.chance import Chance
from jackhouse.kernel.event import EVERYONE, Event, only
from jackhouse.kernel.frame import CLOSED, Frame, Window
from jackhouse.kernel.reason import Illegal, Reason
from jackhouse.kernel.record import Origin, Record
from jackhouse.kernel.table import Table
from jackhouse.kernel.words import Action

__all__ = ["State"]

TURN_CAP: Final = 1000
"""Decisions in one turn after which a game is ended as by a cap on rounds: every game ends."""

_UNRECORDED: Final = -1
_NOBODY: Final = -99
_NOTHING: Final[list[Action]] = []  # shared, never changed


@mypyc_attr(acyclic=True)
class State:
    """A game under way. Changed by `play` (checked, told, recorded) and `apply` (for search)."""

    def __init__(self, table: Table, chance: Chance, origin: Origin) -> None:
        self.table = table
        self.chance = chance
        self.origin = origin
        self.secret: str = origin.get("secret", "")  # of a served game: chance is rekeyed from it for every line
        self.frames: list[Frame] = []
        self.window = CLOSED
        self.over = False
        self.final: list[list[int]] = []
        self.turn_decisions = 0
        # The awaited seat's own unfinished step; `base_*` is where the rules stood when it began.
        self.draft: list[Action] = []
        self.base_frames: list[Frame] = []
        self.base_window = CLOSED
        self.base_decisions = 0
        self.telling = False
        self.events: list[Event] = []
        self.opening: list[Event] = []
        """What happened before anybody was asked: the first turn began, the first island was shown."""
        # Lines played so far (None: an undo). Clones share the list; who appends past another's length copies it.
        self.log: list[tuple[int, Action | None]] = []
        self.log_length = 0
        self.taught = 0
        self._asked_seat = _NOBODY
        self._asked_legal: list[Action] = _NOTHING

    # ---- the contract ------------------------------------------------------------------------------------------

    @property
    def awaited(self) -> list[int]:
        """The seats that must decide now; several when simultaneous, none when the game is over."""
        return self.window.awaited()

    def legal(self, seat: object) -> list[Action]:
        """All that this seat may do now, in a stable order; empty if it is not awaited."""
        return self.legal_now(seat)[:] if isinstance(seat, int) else []

    def play(self, seat: object, action: object) -> list[Event]:
        """Carry out a legal action, record it, and return what happened. Anything else raises `Illegal`."""
        if not isinstance(seat, int) or not isinstance(action, Action) or not self._is_legal(seat, action):
            raise Illegal(self.why(seat, action) or Reason("not-legal"))
        if self.secret and self.log_length != _UNRECORDED:
            self.chance = Chance.of_secret(self.secret, self.log_length)
        self._write(seat, action)
        events: list[Event] = []
        self.events = events
        self.telling = True
        went_on = self._answer(seat, action)
        self.telling = False
        if went_on:  # else the others are asked as before, even if they hear that this seat has committed
            for event in events:
                if event.audience == EVERYONE or event.teaches_others(seat):
                    self.taught = self.log_length
                    break
        return events

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action that is known to be legal: no check, no events, no record (for search)."""
        self.log_length = _UNRECORDED
        self._answer(seat, action)

    def why(self, seat: object, action: object) -> Reason | None:
        """None if the action is legal for the seat now, else the reason why not."""
        if not isinstance(seat, int) or not 0 <= seat < self.table.players:
            return Reason("no-such-seat", "", {"seat": seat if isinstance(seat, int) else str(seat)[:20]})
        if not isinstance(action, Action):
            return Reason("action-garbled", "", {"text": repr(action)[:60]})
        if self._is_legal(seat, action):
            return None
        if self.over:
            return Reason("game-over")
        if seat not in self.awaited:
            return Reason("not-awaited", "", {"seat": seat})
        window = self.window
        reason = self.table.steps[window.step].refuse(self, seat, action)
        return reason or Reason("not-now", "", {"question": self.table.steps[window.step].name})

    def refused(self, seat: object) -> list[tuple[Action, Reason]]:
        """What a player would look for here, and why it is not to be had."""
        if not isinstance(seat, int) or seat not in self.awaited:
            return []
        step, legal = self.table.steps[self.window.step], self.legal(seat)
        found: list[tuple[Action, Reason]] = []
        for action in step.expected(self, seat):
            if action not in legal:
                found.append((action, step.refuse(self, seat, action) or Reason("not-now")))
        return found

    def view(self, seat: object) -> dict[str, Any]:
        """All that this seat may know, as plain data; None: an onlooker."""
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < self.table.players):
            raise Illegal(Reason("no-such-seat", "", {"seat": str(seat)[:20]}))
        window = self.base_window
        asked_seats = list(window.seats)
        view: dict[str, Any] = {
            "game": self.table.game,
            "rules": self.table.version,
            "players": self.table.players,
            "options": dict(self.table.options),
            "board": self.table.board_data(),
            "seat": seat,
            "over": self.over,
            "ranking": self.ranking if self.over else None,
            # Who has answered a sealed question shows only once all have: to others, all asked seem awaited.
            "awaited": [s for s in asked_seats if s in self.awaited or not (window.plan or s == seat)],
            "question": self._question(seat),
            "draft": self._draft_of(seat),
            "moment": {
                "frames": [frame.as_list() for frame in self.base_frames],
                "step": None if window is CLOSED else window.step,
                "seats": asked_seats,
                "sealed": window.sealed,
            },
        }
        self.describe(seat, view)
        return view

    def undoable(self, seat: int) -> bool:
        """May this seat take its last action back? Only what has taught nobody anything, worked out from the events."""
        if self.log_length == _UNRECORDED or self.over:
            return False
        if self.window.sealed:
            return self.window.can_take_back(seat)
        standing = 0
        for line in range(self.taught, self.log_length):
            author, action = self.log[line]
            if author == seat:
                standing += 1 if action is not None else -1
        return standing > 0

    def undo(self, seat: int) -> list[Event]:
        """Take the seat's last action back; in a sealed window its own last entry, whatever the others did."""
        if not self.undoable(seat):
            raise Illegal(Reason("nothing-to-undo", "", {"seat": seat}))
        if self.window.sealed:
            self.window = self.window.taken_back(seat)
            self.settle_base()
        else:
            kept = self.draft[:-1]
            self.rewind()
            for action in kept:
                self._answer(seat, action)
        self._ask_anew()
        self._write(seat, None)
        return [Event("took-back", {"seat": seat}, only(seat))]

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError  # pragma: no cover - every game has its own

    @property
    def ranking(self) -> list[list[int]]:
        """Seats, best first, ties grouped; once the game is over, as it ended."""
        return [tied[:] for tied in self.final] if self.over else self.standing()

    def standing(self) -> list[list[int]]:
        """The ranking as the state is now."""
        raise NotImplementedError  # pragma: no cover - every game has its own

    @property
    def record(self) -> Record:
        """The game so far as lines that replay to the same state."""
        if self.log_length == _UNRECORDED:
            raise Illegal(Reason("unrecorded"))
        lines = [f"{seat} {'undo' if action is None else action}" for seat, action in self.log[: self.log_length]]
        table = self.table
        return Record(
            table.game,
            table.version,
            table.players,
            dict(table.options),
            table.board_data(),
            self.origin,
            lines,
            self.ranking if self.over else None,
        )

    # ---- for steps ---------------------------------------------------------------------------------------------

    def ask(self, step: int, seat: int) -> None:
        """Put the step's question to one seat, openly."""
        self.window = self.table.open_windows[step][seat]

    def ask_all(self, step: int, seats: list[int]) -> None:
        """Put the step's question to several seats at once, sealed."""
        self.window = Window(step, tuple(seats), True, (None,) * len(seats))

    def plan_all(self, step: int, seats: list[int]) -> None:
        """Let several seats plan at once, each piece by piece until it commits."""
        self.window = Window(step, tuple(seats), True, (None,) * len(seats), True, ((),) * len(seats))

    def push(self, step: int, stage: int = 0, args: tuple[int, ...] = ()) -> None:
        self.frames.append(Frame(step, stage, args))

    def replace(self, stage: int, args: tuple[int, ...] = ()) -> None:
        """Let the frame on top stand at another stage."""
        self.frames[-1] = Frame(self.frames[-1].step, stage, args)

    def pop(self) -> None:
        self.frames.pop()

    def tell(
        self, code: str, params: dict[str, object], audience: int = EVERYONE, secrets: dict[str, int] | None = None
    ) -> None:
        """Say what happened. Steps ask `telling` first, so that search makes no events."""
        self.events.append(Event(code, params, audience, secrets))

    # ---- for games ---------------------------------------------------------------------------------------------

    def rewind(self) -> None:
        """Go back to the last public moment: the draft was never begun."""
        self.frames = self.base_frames[:]
        self.window = self.base_window
        self.turn_decisions = self.base_decisions
        self.draft = []

    def settle_base(self) -> None:
        """This is a public moment: what follows is a draft until it is published."""
        self.base_frames = self.frames[:]
        self.base_window = self.window
        self.base_decisions = self.turn_decisions

    def end(self, cause: str) -> None:
        """The game is over: somebody won, or a cap was reached."""
        self.final = self.standing()
        self.over = True
        self.window = CLOSED
        self.draft = []
        if self.telling:
            self.tell("ended", {"cause": cause, "ranking": self.ranking})

    def settle_opening(self) -> None:
        """What has been told so far is how the game opened."""
        self.telling = False
        self.opening, self.events = self.events, []

    def describe(self, seat: int | None, view: dict[str, Any]) -> None:
        """Add what the game has to show to a view."""

    def run(self) -> None:
        """Let the frames go on until somebody must decide or the game is over."""
        steps = self.table.steps
        self.turn_decisions += 1
        if self.turn_decisions > TURN_CAP:
            self.end("turn-cap")
        while self.window is CLOSED and not self.over:
            frame = self.frames[-1]
            steps[frame.step].resume(self, frame)
        if not self.draft:
            self.settle_base()

    def next_awaited(self) -> int:
        """The first seat that must decide now."""
        window = self.window
        return window.awaited()[0] if window.sealed else window.seats[0]

    def legal_now(self, seat: int) -> list[Action]:
        """`legal` without the copy: the list is the state's own, not to be changed."""
        if self._asked_seat != seat:
            self._work_out(seat)
        return self._asked_legal

    # ---- inside ------------------------------------------------------------------------------------------------

    def _copy_to(self, other: "State") -> None:
        """The kernel's part of `clone`; frames, windows and actions are never changed, only replaced."""
        other.frames = self.frames[:]
        other.window = self.window
        other.over = self.over
        other.final = self.final
        other.turn_decisions = self.turn_decisions
        other.draft = self.draft[:]
        other.base_frames = self.base_frames  # only ever replaced
        other.base_window = self.base_window
        other.base_decisions = self.base_decisions
        other.log = self.log
        other.log_length = self.log_length
        other.taught = self.taught

    def _is_legal(self, seat: int, action: Action) -> bool:
        if self._asked_seat != seat:
            self._work_out(seat)
        for choice in self._asked_legal:
            if choice is action:  # as good as always: it was taken from the list
                return True
        return action in self._asked_legal

    def _work_out(self, seat: int) -> None:
        """Find the seat's legal actions once for each moment."""
        self._asked_seat = seat
        window = self.window
        self._asked_legal = self.table.steps[window.step].legal(self, seat) if window.awaits(seat) else []

    def _ask_anew(self) -> None:
        """What was worked out holds no longer."""
        self._asked_seat = _NOBODY
        self._asked_legal = _NOTHING

    def _answer(self, seat: int, action: Action) -> bool:
        """Carry out an answer; false if the sealed window into which it went is still open."""
        self._ask_anew()
        window = self.window
        step = self.table.steps[window.step]
        if not window.sealed:
            self.window = CLOSED
            step.answer(self, seat, action)
            self.run()
            return True
        if window.plan and not step.commits(action):
            self.window = window.with_draft(seat, (*window.drafted(seat), action))
            self.settle_base()
            return False
        window = window.entered(seat, action)
        if window.awaited():
            self.window = window
            self.settle_base()
            if window.plan:
                step.committed(self, seat)
            return False
        self.window = CLOSED
        step.settle(self, window)
        self.run()
        return True

    def _write(self, seat: int, action: Action | None) -> None:
        if self.log_length == _UNRECORDED:
            return
        if len(self.log) != self.log_length:
            self.log = self.log[: self.log_length]
        self.log.append((seat, action))
        self.log_length += 1

    def _question(self, seat: int | None) -> dict[str, Any] | None:
        if seat is None or seat not in self.awaited:
            return None
        step = self.table.steps[self.window.step]
        return {"code": step.name, **step.about(self, seat)}

    def _draft_of(self, seat: int | None) -> list[str]:
        if seat is None:
            return []
        entry, pieces = self.window.entry(seat), [str(action) for action in self.window.drafted(seat)]
        if entry is not None:
            return [*pieces, str(entry)]
        if self.window.plan:
            return pieces
        return [str(action) for action in self.draft] if seat in self.window.seats else []
