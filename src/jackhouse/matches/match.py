"""One game between bots, with its statistics."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from jackhouse import bots, games
from jackhouse.kernel import Rng
from jackhouse.matches.tally import tally_of

CAPS = ("round-cap", "turn-cap")


class Setup(NamedTuple):
    """The settings that all games of a run share."""

    game: str
    players: int
    bots: str
    preset: str | None
    options: Mapping[str, object]
    board: object
    seed: int


class Outcome(NamedTuple):
    """The result of one game. `winners` is empty if a cap ended it."""

    number: int
    order: list[int]
    """The seats in the order of play."""
    winners: list[int]
    turns: int
    decisions: int
    choices: int
    record: dict[str, Any] | None
    usage: Counter[str]
    """The number of events by code, of actions (`action:fight`), and the other counts of the game's tally."""


def new_state(setup: Setup, seed: int) -> Any:
    """Returns a new game with these settings; the default preset and board are those of the game."""
    game = games.get(setup.game)
    preset = game.default_preset if setup.preset is None else setup.preset
    board = game.default_board if setup.board is None else setup.board
    return game.new(setup.players, seed, preset, setup.options, board)


def seat_to_ask(state: Any, rng: Rng) -> int:
    """Returns the seat that a game between bots asks next.

    In a shared window each answer is carried out at once, so that who is asked first matters: the seat is drawn there.
    Elsewhere it is the first awaited one; in a sealed window the order of the answers changes nothing.
    """
    awaited: list[int] = state.awaited
    if len(awaited) > 1 and state.window.shared:
        return awaited[rng.below(len(awaited))]
    return awaited[0]


def play_game(setup: Setup, number: int, keep_record: bool = False) -> Outcome:
    """Plays the `number`-th game of a run. The result depends only on the settings and the number."""
    rng = Rng.of_seed(setup.seed).fork(number)
    state = new_state(setup, rng.word() << 32 | rng.word())
    seats, verbs = bots.fill_seats(setup.bots, setup.players), games.get(setup.game).grammar.verbs
    order = state.order_of_play()
    decisions = choices = 0
    tally, cause = tally_of(setup.game), ""
    usage = tally.start(state)
    while not state.over:
        seat, mover = seat_to_ask(state, rng), state.turn
        legal, bot = state.legal(seat), seats[seat]
        action = bot.choose(state.view(seat) if bot.needs_view(legal) else {}, legal, rng)
        decisions += 1
        choices += len(legal) > 1
        usage[f"action:{verbs[action.verb]}"] += 1
        events = state.play(seat, action)
        tally.note(state, mover, events, usage)
        if state.over:
            cause = str(events[-1].params["cause"])
    winners = [] if cause in CAPS else state.ranking[0]
    record = state.record.as_dict() if keep_record else None
    return Outcome(number, order, winners, usage["turn-began"], decisions, choices, record, usage)
