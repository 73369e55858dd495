"""A trial of a board: many games of greedy bots on it, and what they say about the board (JR-3.2).

`python -m jackhouse.matches.trial` plays a trial at low priority for another process: it reads its settings as a line
of JSON, and writes each game as a line of JSON.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from jackhouse import games
from jackhouse.matches import intervals
from jackhouse.matches.match import Outcome, Setup, new_state, play_game

__all__ = ["GAME", "BoardTrial", "TrialGame", "games_of", "royals_of", "trial_game", "trial_setup"]

GAME: Final = "jack-rabbits"
_BOTS: Final = "greedy"
_PRESET: Final = "standard"
_CLAIM: Final = "claim:"  # of the tally: the claims of a royal
_LOWEST_PRIORITY: Final = 19


class TrialGame(NamedTuple):
    """What a trial keeps of a game."""

    turns: int
    winners: list[int]
    """Their places in the order of play, from 0; none if no player won."""
    claims: dict[str, int]
    """The number of claims by royal, for those that have been claimed."""


def trial_setup(board: object, players: int, options: Mapping[str, object], seed: int) -> Setup:
    """Returns the settings of the games of a trial."""
    return Setup(GAME, players, _BOTS, _PRESET, options, board, seed)


def royals_of(setup: Setup) -> list[str]:
    """Returns the royals that have a hex on the board; raises `BadInput` if no game can be played on it."""
    view = new_state(setup, 0).view(None)
    hexes = games.get(setup.game).atlas(view)["hexes"]
    return [card for card in view["court"] if card in hexes]


def games_of(setup: Setup, count: int) -> Iterator[TrialGame]:
    """Plays the games 0 to `count` - 1 of a trial."""
    for number in range(count):
        yield trial_game(play_game(setup, number))


def trial_game(outcome: Outcome) -> TrialGame:
    """Returns what a trial keeps of a game."""
    claims = {key.removeprefix(_CLAIM): count for key, count in outcome.usage.items() if key.startswith(_CLAIM)}
    return TrialGame(outcome.turns, sorted(outcome.order.index(seat) for seat in outcome.winners), claims)


class BoardTrial:
    """The figures of the games that have been added. Their order has no influence."""

    def __init__(self, players: int, royals: Sequence[str]) -> None:
        self._players = players
        self._royals = royals
        self._turns: list[int] = []
        self._won = 0
        self._wins = [0] * players
        self._claims: Counter[str] = Counter()
        self._games_with: Counter[str] = Counter()

    @property
    def played(self) -> int:
        return len(self._turns)

    def add(self, game: TrialGame) -> None:
        self._turns.append(game.turns)
        self._won += bool(game.winners)
        for place in game.winners:
            self._wins[place] += 1
        self._claims.update(game.claims)
        self._games_with.update(game.claims.keys())

    def result(self) -> dict[str, Any]:
        """Returns the figures of one or more games.

        - `turns`: mean, standard deviation, least, median and most, of all players together
        - `won`: the games that somebody has won; `by_order`: those that the first, second, ... player in the order of
          play has won; each with its share of all games and the 95 % interval
        - `royals`: for each royal with a hex on the board, the games in which it was claimed, their share, and the
          claims of all games
        """
        count = self.played
        return {
            "players": self._players,
            "games": count,
            "turns": _spread(self._turns),
            "won": _share(self._won, count),
            "by_order": [_share(wins, count) for wins in self._wins],
            "royals": {
                royal: {
                    "games": self._games_with[royal],
                    "share": round(self._games_with[royal] / count, 4),
                    "claims": self._claims[royal],
                }
                for royal in self._royals
            },
        }


def _spread(counts: list[int]) -> dict[str, float]:
    """Returns the distribution of counts; the deviation is that of a sample, and of one count 0."""
    ordered, size = sorted(counts), len(counts)
    total = sum(counts)
    squares = size * sum(count * count for count in counts) - total * total
    deviation = sqrt(squares / (size * (size - 1))) if size > 1 else 0.0
    return {
        "mean": round(total / size, 2),
        "deviation": round(deviation, 2),
        "least": ordered[0],
        "median": ordered[size // 2],
        "most": ordered[-1],
    }


def _share(part: int, whole: int) -> dict[str, float]:
    return {"games": part, **intervals.share(part, whole).as_dict()}


# ---- a process of its own --------------------------------------------------------------------------------------------


def main() -> None:
    """Reads the fields of a `Setup` and the number of games, and plays them."""
    os.nice(_LOWEST_PRIORITY)
    *setup, count = json.loads(sys.stdin.readline())
    for game in games_of(Setup(*setup), count):
        print(json.dumps(game), flush=True)


if __name__ == "__main__":
    main()
