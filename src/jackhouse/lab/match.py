"""One game between bots, counted."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from jackhouse import bots, games
from jackhouse.kernel import Chance

CAPS = ("round-cap", "turn-cap")


class Setup(NamedTuple):
    """What all games of a run have in common."""

    game: str
    players: int
    bots: str
    preset: str | None
    options: Mapping[str, object]
    board: object
    seed: int


class Outcome(NamedTuple):
    """What one game came to. `winners` is empty if a cap ended it."""

    number: int
    first: int
    """The seat that was asked first."""
    winners: list[int]
    turns: int
    decisions: int
    choices: int
    record: dict[str, Any] | None
    usage: Counter[str]
    """How often each thing happened, by event code (`ride` and its like for transfers), and where turns ended."""


def new_state(setup: Setup, seed: int) -> Any:
    """A new game as the set-up wants it; the game's own default where no preset is named."""
    named = {} if setup.preset is None else {"preset": setup.preset}
    return games.get(setup.game).new(setup.players, seed, options=setup.options, board=setup.board, **named)


def play_game(setup: Setup, number: int, keep_record: bool = False) -> Outcome:
    """Play the `number`-th game of a run; it depends on nothing but the set-up and its number."""
    chance = Chance.of_seed(setup.seed).fork(number)
    state = new_state(setup, chance.word() << 32 | chance.word())
    seats = bots.fill_seats(setup.bots, setup.players)
    first = state.awaited[0]
    decisions = choices = 0
    cause, usage = "", Counter({"turn-began": 1})
    while not state.over:
        seat, mover = state.awaited[0], state.turn
        legal, bot = state.legal(seat), seats[seat]
        action = bot.choose(state.view(seat) if bot.looks else {}, legal, chance)
        decisions += 1
        choices += len(legal) > 1
        for event in state.play(seat, action):
            usage[event.code] += 1
            if event.code == "transferred":
                usage[str(event.params["action"]).partition(" ")[0]] += 1
            elif event.code == "turn-began":
                usage[f"ends:{state.place_of(mover)}"] += 1
            elif event.code == "ended":
                cause = str(event.params["cause"])
                usage[f"ends:{state.place_of(mover)}"] += 1
    winners = [] if cause in CAPS else state.ranking[0]
    record = state.record.as_dict() if keep_record else None
    return Outcome(number, first, winners, usage["turn-began"], decisions, choices, record, usage)
