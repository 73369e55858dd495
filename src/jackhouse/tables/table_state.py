"""The state of a table after some of its entries: seats, the game, and the number of each seat's next decision."""

from dataclasses import dataclass, replace
from typing import Any

from jackhouse import games
from jackhouse.kernel import BadInput, Event, Reason, Record
from jackhouse.kernel.event import EVERYONE, only
from jackhouse.kernel.record import Origin
from jackhouse.tables.entries import (
    BY_TIMER,
    Entry,
    Lent,
    Named,
    Nonced,
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

__all__ = ["Seat", "TableState", "origin_of"]


@dataclass(frozen=True)
class Seat:
    """Who plays a seat. A seat with an owner may be lent to a bot for a while."""

    owner: str = ""
    name: str = ""
    bot: str = ""
    lent: bool = False
    nonce: str = ""

    @property
    def free(self) -> bool:
        return not self.owner and not self.bot

    @property
    def kind(self) -> str:
        return "open" if self.free else "person" if self.owner else "bot"


class TableState:
    """Changed only by `apply`; copied before a change that may yet fail to be stored."""

    def __init__(self, opened: Opened, seats: tuple[Seat, ...] = ()) -> None:
        self.opened = opened
        self.seats = seats or (Seat(),) * opened.players
        self.state: Any = None
        self.answers = [0] * opened.players
        """The number of answers of each seat, which is the number of its next decision."""
        self.successor = ""
        self.late: tuple[int, object] | None = None
        """The seat that the timer answered for last, and the moment at which it did."""

    def copy(self) -> "TableState":
        other = TableState(self.opened, self.seats)
        other.state = None if self.state is None else self.state.clone()
        other.answers = self.answers[:]
        other.successor = self.successor
        other.late = self.late
        return other

    @property
    def game(self) -> Any:
        return games.get(self.opened.game)

    @property
    def over(self) -> bool:
        return self.state is not None and bool(self.state.over)

    @property
    def moment(self) -> object:
        """A value that changes only when something public happens: not with drafts, sealed answers or undo."""
        state = self.state
        return None if state is None else (state.last_public_line, state.base_window.step, state.base_window.seats)

    def apply(self, entry: Entry) -> list[Event]:
        """Applies an entry and returns its events; raises `Illegal` or `BadInput` if it does not fit."""
        match entry:
            case Played():
                place = entry.seat, self.moment
                played = self.state.play(entry.seat, self.game.parse(entry.action))
                self.answers[entry.seat] += 1
                return [*(self._tell_late(entry, place) if entry.by == BY_TIMER else []), *played]
            case Undone():
                undone = list(self.state.undo(entry.seat))
                self.answers[entry.seat] += 1
                return undone
            case Nonced():
                self._hold(entry.seat, replace(self.seats[entry.seat], nonce=entry.nonce))
                return []
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

    def _tell_late(self, entry: Played, place: tuple[int, object]) -> list[Event]:
        """Returns the events that say that the timer answered: one for all, and one for the seat per answer.

        Several answers at one moment are a draft, or a row, and what it is finished with.
        """
        audience = only(entry.seat) if place == self.late else EVERYONE
        self.late = place
        given = {"action": only(entry.seat)}
        return [Event("timed-out", {"seat": entry.seat, "action": entry.action}, audience, secrets=given)]

    def _change_seat(self, entry: Sat | Named | Stood | Seated | Lent | Returned) -> Event:
        seat = entry.seat
        was = self.seats[seat]
        match entry:
            case Sat():
                held = Seat(entry.owner, entry.name, nonce=entry.nonce or (was.nonce if entry.moved else ""))
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
        self._hold(seat, held)
        return event

    def _hold(self, seat: int, held: Seat) -> None:
        self.seats = (*self.seats[:seat], held, *self.seats[seat + 1 :])

    def _deal(self, entry: Started) -> Any:
        opened, origin = self.opened, origin_of(self.opened, entry)
        if opened.secret and entry.secret != opened.secret:  # not the one that was committed to
            raise BadInput(Reason("line-out-of-place"))
        record = Record(opened.game, opened.rules, opened.players, opened.options, opened.board, origin, [], None)
        return self.game.start(record)

    def bot_of(self, seat: int) -> str:
        """Returns the key of the bot that plays this seat, or ""."""
        return self.seats[seat].bot

    def seats_of(self, owner: str) -> list[int]:
        return [seat for seat, held in enumerate(self.seats) if owner and held.owner == owner]

    def lent_of(self, owner: str) -> list[int]:
        """Returns the owner's seats that are lent to a bot."""
        return [seat for seat, held in enumerate(self.seats) if held.lent and held.owner == owner]

    def waiting_bots(self) -> list[int]:
        """Returns the awaited seats that a bot plays."""
        if self.state is None or self.state.over:
            return []
        return [seat for seat in self.state.awaited if self.seats[seat].bot]


def origin_of(opened: Opened, started: Started) -> Origin:
    """Returns the `start` of the game's record."""
    if opened.practice is not None:
        return opened.practice
    return (
        {"secret": started.secret} if started.nonces is None else {"secret": started.secret, "nonces": started.nonces}
    )
