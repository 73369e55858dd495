"""Helpers for tests of rules."""

from typing import Any

from jackhouse import games
from jackhouse.jackrabbits.cards import card_code
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Rng

RABBITS = games.get("jack-rabbits")


def samples(view: dict[str, Any], count: int) -> list[Any]:
    """Returns so many full states that agree with a view, from one determiniser."""
    determiniser, rng = games.get(view["game"]).determiniser(view), Rng.of_seed(1)
    return [determiniser.sample(rng) for _ in range(count)]


def game_of(state: Any) -> Any:
    """Returns the game of a state."""
    return games.get(state.ruleset.game)


def position(**setup: Any) -> RabbitState:
    """Returns a position of Jack Rabbits, by default of the intro game."""
    state: RabbitState = RABBITS.position(**{"preset": "intro", **setup})
    return state


def standard(**setup: Any) -> RabbitState:
    """Returns a position with the strategies of the standard game."""
    return position(preset="standard", **setup)


def legal(state: Any, seat: int | None = None) -> list[str]:
    """Returns the legal actions of a seat (by default the first awaited) as text."""
    return [str(action) for action in state.legal(state.awaited[0] if seat is None else seat)]


def pay_lines(state: Any) -> list[str]:
    """Returns the payments listed for the first awaited seat, without the cards that it may put down one by one."""
    return [line for line in legal(state) if line.startswith("pay ")]


def play(state: Any, *lines: str) -> list[Any]:
    """Plays lines for the first awaited seat (or `1: pass` for seat 1); returns the events of the last one."""
    events: list[Any] = []
    for line in lines:
        named, colon, text = line.partition(":")
        if colon and named.strip().isdigit():
            seat, action = int(named), game_of(state).parse(text)
        else:
            seat, action = state.awaited[0], game_of(state).parse(line)
        events = state.play(seat, action)
    return events


def codes(events: list[Any], seat: int | None = None) -> list[str]:
    """Returns the codes of the events that a seat (None: an onlooker) gets."""
    return [heard["code"] for heard in (event.to(seat) for event in events) if heard is not None]


def why(state: Any, line: str, seat: int | None = None) -> Any:
    """Returns the reason why a line is not legal."""
    return state.why(state.awaited[0] if seat is None else seat, game_of(state).parse(line))


def hand(state: Any, seat: int = 0) -> str:
    """Returns a seat's hand as text, with blanks between cards."""
    return " ".join(state.view(seat)["hand"])


def told(events: list[Any], code: str) -> list[dict[str, Any]]:
    """Returns the parameters, secrets included, of the events with that code."""
    return [event.params for event in events if event.code == code]


def allows_true_deal(state: Any, view: dict[str, Any]) -> bool:
    """Whether one of the ways of a view is how the hands of the state are made up."""
    rows = [
        [sum(card_code(card) in hand for card in batch["cards"]) for hand in state.hands]
        for batch in view["unseen"]
        if batch["hands"] is None
    ]
    return rows in [way["hands"] for way in view["ways"]] if rows else not view["ways"]


def may_hold(view: dict[str, Any], card: str) -> list[int]:
    """Returns the hands in which a card may be, from a view."""
    if card in view["known"]:
        return [view["known"][card]]
    row = -1
    for batch in view["unseen"]:
        row += batch["hands"] is None
        if card in batch["cards"]:
            tables = [batch["hands"]] if batch["hands"] is not None else [way["hands"][row] for way in view["ways"]]
            return [seat for seat in range(view["players"]) if any(table[seat] for table in tables)]
    return []
