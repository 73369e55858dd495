"""What a table's lines have made of it so far: seats, the game, whose answer is which."""

from dataclasses import dataclass, replace
from typing import Any

from jackhouse import games
from jackhouse.kernel import BadInput, Event, Reason, Record
from jackhouse.tables.entries import (
    Entry,
    Lent,
    Named,
    Opened,
    Played,
    Rematched,
    Returned,
    Said,
    Sat,
    Seated,
    Started,
    Stood,
    Undone,
)

__all__ = ["Seat", "Sitting"]


@dataclass(frozen=True)
class Seat:
    """Whose it is. A seat with an owner may be lent to a bot for a while."""

    owner: str = ""
    name: str = ""
    bot: str = ""
    lent: bool = False

    @property
    def free(self) -> bool:
        return not self.owner and not self.bot

    @property
    def kind(self) -> str:
        return "open" if self.free else "person" if self.owner else "bot"


class Sitting:
    """Changed only by `apply`; copied before a change that may yet fail to be stored."""

    def __init__(self, opened: Opened, seats: tuple[Seat, ...] = ()) -> None:
        self.opened = opened
        self.seats = seats or (Seat(),) * opened.players
        self.state: Any = None
        self.answers = [0] * opened.players
        """How many answers each seat has given: the number of the decision that it faces."""
        self.successor = ""
        self.touched = opened.at
        """When anything happened here last."""
        self.since = opened.at
        """Since when those who are asked have been: the last moment that all have seen."""

    def copy(self) -> "Sitting":
        other = Sitting(self.opened, self.seats)
        other.state = None if self.state is None else self.state.clone()
        other.answers = self.answers[:]
        other.successor = self.successor
        other.touched = self.touched
        other.since = self.since
        return other

    @property
    def game(self) -> Any:
        return games.get(self.opened.game)

    @property
    def over(self) -> bool:
        return self.state is not None and bool(self.state.over)

    @property
    def moment(self) -> object:
        """What all see of where the game stands: a draft, a sealed answer and second thoughts do not change it."""
        state = self.state
        return None if state is None else (state.taught, state.base_window.step, state.base_window.seats)

    def apply(self, entry: Entry) -> list[Event]:
        """Carry out a line; what all or some see of it. `Illegal` and `BadInput` where it does not fit."""
        before = self.moment
        events = self._carry_out(entry)
        self.touched = max(self.touched, entry.at)
        if self.moment != before:
            self.since = self.touched
        return events

    def _carry_out(self, entry: Entry) -> list[Event]:
        match entry:
            case Played():
                self.answers[entry.seat] += 1
                return list(self.state.play(entry.seat, self.game.parse(entry.action)))
            case Undone():
                self.answers[entry.seat] += 1
                return list(self.state.undo(entry.seat))
            case Said():
                return [Event("said", {"seat": entry.seat, "phrase": entry.phrase})]
            case Started():
                self.state = self._deal(entry)
                return [Event("game-began", {}), *self.state.opening]
            case Rematched():
                self.successor = entry.code
                return [Event("rematch", {"table": entry.code})]
            case Opened():
                raise BadInput(Reason("line-out-of-place"))
            case _:
                return [self._change_seat(entry)]

    def _change_seat(self, entry: Sat | Named | Stood | Seated | Lent | Returned) -> Event:
        seat = entry.seat
        was = self.seats[seat]
        match entry:
            case Sat():
                held = Seat(entry.owner, entry.name)
                event = Event("seat-taken", {"seat": seat, "name": entry.name, "moved": entry.moved})
            case Named():
                held = replace(was, name=entry.name)
                event = Event("seat-named", {"seat": seat, "name": entry.name})
            case Stood():
                held = Seat()
                event = Event("seat-left", {"seat": seat})
            case Seated():
                held = Seat(bot=entry.bot)
                event = Event("bot-seated", {"seat": seat, "bot": entry.bot})
            case Lent():
                held = replace(was, bot=entry.bot, lent=True)
                event = Event("seat-lent", {"seat": seat, "bot": entry.bot})
            case Returned():
                held = replace(was, bot="", lent=False)
                event = Event("seat-returned", {"seat": seat})
        self.seats = (*self.seats[:seat], held, *self.seats[seat + 1 :])
        return event

    def _deal(self, entry: Started) -> Any:
        opened = self.opened
        origin = {"secret": entry.secret} if opened.practice is None else opened.practice
        record = Record(opened.game, opened.rules, opened.players, opened.options, opened.board, origin, [], None)
        return self.game.start(record)

    def bot_of(self, seat: int) -> str:
        """The bot that answers for this seat, if any does."""
        return self.seats[seat].bot

    def seats_of(self, owner: str) -> list[int]:
        return [seat for seat, held in enumerate(self.seats) if owner and held.owner == owner]

    def lent_of(self, owner: str) -> list[int]:
        """Those of its seats that a bot has for a while."""
        return [seat for seat, held in enumerate(self.seats) if held.lent and held.owner == owner]

    def waiting_bots(self) -> list[int]:
        """The seats that must decide now and have a bot to do it."""
        if self.state is None or self.state.over:
            return []
        return [seat for seat in self.state.awaited if self.seats[seat].bot]
