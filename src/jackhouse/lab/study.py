"""Studies: what sets of options do to a game, compared with the plain preset on the same seeds."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from jackhouse import games
from jackhouse.lab.option_sets import Options, preset_of, read_options
from jackhouse.lab.runner import GameRunner, check_count, check_setup
from jackhouse.matches.intervals import Estimate, mean, paired_difference, share
from jackhouse.matches.match import Outcome, Setup

__all__ = ["FEWEST_GAMES", "SetFigures", "Study", "study"]

FEWEST_GAMES = 2  # one game has no interval


class SetFigures(NamedTuple):
    """The figures of one set of options. Differences are those to the baseline, which has none itself."""

    options: Options
    """The values that differ from the preset; none for the baseline."""
    turns: Estimate
    turns_difference: Estimate | None
    finished: Estimate
    """The share of games that somebody won before a cap ended them."""
    wins_by_seat: list[Estimate]
    wins_by_order: list[Estimate]
    """The shares of games won by who plays first, second, ..."""
    actions: dict[str, Estimate]
    """How often each action is used in a game, by verb."""
    actions_difference: dict[str, Estimate] | None

    def as_dict(self) -> dict[str, Any]:
        """Returns the figures as plain data."""
        return {
            "options": self.options,
            "turns": self.turns.as_dict(),
            "turns_difference": self.turns_difference and self.turns_difference.as_dict(),
            "finished": self.finished.as_dict(),
            "wins_by_seat": [estimate.as_dict() for estimate in self.wins_by_seat],
            "wins_by_order": [estimate.as_dict() for estimate in self.wins_by_order],
            "actions": _plain(self.actions),
            "actions_difference": self.actions_difference and _plain(self.actions_difference),
        }


def _plain(estimates: Mapping[str, Estimate]) -> dict[str, dict[str, float]]:
    return {key: estimate.as_dict() for key, estimate in estimates.items()}


class Study(NamedTuple):
    """The settings that all sets share, and the figures of each set. The first set is the baseline."""

    game: str
    players: int
    bots: str
    preset: str
    board: object
    seed: int
    games: int
    """The number of games of each set."""
    sets: list[SetFigures]

    def as_dict(self) -> dict[str, Any]:
        """Returns the study as plain data."""
        return {**self._asdict(), "sets": [figures.as_dict() for figures in self.sets]}

    def used_actions(self) -> list[str]:
        """Returns the verbs that were used in any game, in the order of the game's grammar."""
        verbs = games.get(self.game).grammar.verbs
        return [verb for verb in verbs if any(figures.actions[verb].value for figures in self.sets)]


def study(
    setup: Setup,
    option_sets: Sequence[Mapping[str, object]],
    count: int,
    jobs: int = 1,
    on_game: Callable[[Outcome], None] = lambda outcome: None,
) -> Study:
    """Plays `count` games with the plain preset and with each set of options. The result does not depend on `jobs`.

    Game number n has the same seed in every set, so differences are taken game by game.
    """
    check_count("games", count, FEWEST_GAMES)
    setups = [setup._replace(options=options) for options in ({}, *option_sets)]
    for each in setups:
        check_setup(each)  # rejects bad input before any game or process starts
    baseline: list[Outcome] = []
    sets: list[SetFigures] = []
    with GameRunner(jobs) as runner:
        for each in setups:
            outcomes: list[Outcome] = []
            for outcome in runner.play(each, count):
                on_game(outcome)
                outcomes.append(outcome)
            outcomes.sort(key=lambda outcome: outcome.number)
            sets.append(_figures(each, outcomes, baseline))
            baseline = baseline or outcomes
    board = games.get(setup.game).default_board if setup.board is None else setup.board
    return Study(setup.game, setup.players, setup.bots, preset_of(setup), board, setup.seed, count, sets)


def _figures(setup: Setup, outcomes: list[Outcome], baseline: list[Outcome]) -> SetFigures:
    """Returns the figures of a set. `baseline` is empty if this set is the baseline; else it has the same games."""
    count, seats = len(outcomes), range(setup.players)
    wins = Counter(seat for outcome in outcomes for seat in outcome.winners)
    wins_in_order = Counter(outcome.order.index(seat) for outcome in outcomes for seat in outcome.winners)
    verbs = games.get(setup.game).grammar.verbs
    return SetFigures(
        options=read_options(setup, setup.options),
        turns=mean(_turns(outcomes)),
        turns_difference=paired_difference(_turns(outcomes), _turns(baseline)) if baseline else None,
        finished=share(sum(1 for outcome in outcomes if outcome.winners), count),
        wins_by_seat=[share(wins[seat], count) for seat in seats],
        wins_by_order=[share(wins_in_order[place], count) for place in seats],
        actions={verb: mean(_uses(outcomes, verb)) for verb in verbs},
        actions_difference={verb: paired_difference(_uses(outcomes, verb), _uses(baseline, verb)) for verb in verbs}
        if baseline
        else None,
    )


def _turns(outcomes: list[Outcome]) -> list[int]:
    return [outcome.turns for outcome in outcomes]


def _uses(outcomes: list[Outcome], verb: str) -> list[int]:
    return [outcome.usage[f"action:{verb}"] for outcome in outcomes]
