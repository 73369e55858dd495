"""Tallies: the statistics of a game, one class for each game."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from jackhouse import games

__all__ = ["Tally", "tally_of"]

Usage = Counter[str]


class Tally:
    """Counts events by code. A game's subclass adds its own counts."""

    def start(self, state: Any) -> Usage:
        """Returns the counts before the first decision."""
        return Counter()

    def note(self, state: Any, mover: int, events: Sequence[Any], usage: Usage) -> None:
        """Counts the events of a decision that was made during `mover`'s turn."""
        for event in events:
            usage[event.code] += 1

    def figures(self, usage: Usage, games: int, players: int) -> dict[str, Any]:
        """Returns further figures of a run, from the counts of all its games."""
        return {"per_game": per_game(usage, games)}


def per_game(usage: Usage, games: int) -> dict[str, float]:
    """Returns the mean counts of a game."""
    return {key: round(count / games, 2) for key, count in sorted(usage.items()) if ":" not in key}


class RabbitTally(Tally):
    """Jack Rabbits: also counts transfers by action, claims by royal, and where turns end."""

    def start(self, state: Any) -> Usage:
        return Counter({"turn-began": 1})

    def note(self, state: Any, mover: int, events: Sequence[Any], usage: Usage) -> None:
        for event in events:
            code = event.code
            usage[code] += 1
            if code == "transferred":
                usage[str(event.params["action"]).partition(" ")[0]] += 1
            elif code == "acquired":
                usage[f"claim:{event.params['card']}"] += 1
            elif code in ("turn-began", "ended"):
                usage[f"ends:{state.place_of(mover)}"] += 1

    def figures(self, usage: Usage, games: int, players: int) -> dict[str, Any]:
        ends = {key[5:]: count for key, count in usage.items() if key.startswith("ends:")}
        shares = {
            place: round(ends.get(place, 0) / max(1, usage["turn-began"]), 4) for place in ("off-board", "underground")
        }
        return {**super().figures(usage, games, players), "turns_ending": shares}


_BANK: Final = 37  # coins in the box (JK-1.3)
#   the figures of islands, and the range that JK-2.3 and JK-1.3 give for four greedy bots
_RANGES: Final = {
    "hands_reaching_nothing": (0.0, 0.3),
    "rounds_with_a_three": (0.45, 0.7),
    "treasures_contested": (0.2, 0.3),
    "coins_per_player_and_round": (0.9, 1.1),
    "rounds_without_arrival": (0.0, 0.03),
    "games_within_the_bank": (0.9, 1.0),
}


class JackalTally(Tally):
    """Jackal: also counts cards by kind, and the figures of JK-2.3."""

    def start(self, state: Any) -> Usage:
        usage = Counter({"island-shown": 1})
        self._count_hopeless_hands(state, usage)
        return usage

    def note(self, state: Any, mover: int, events: Sequence[Any], usage: Usage) -> None:
        super().note(state, mover, events, usage)
        paid = [event.params for event in events if event.code == "paid-out"]
        codes = [event.code for event in events]
        for event in events:
            if event.code == "revealed":
                for card in event.params["cards"]:
                    usage[f"card:{card}"] += 1
            elif event.code == "gave-rum":
                usage["card:rum"] += event.params["count"]
        for code, card in (("doubled", "double"), ("guided", "friday"), ("beat-bandit", "weapon")):
            usage[f"card:{card}"] += codes.count(code)
        if paid:
            usage["jk:rounds-arrived"] += 1
            usage["jk:rounds-three"] += any(params["value"] == 3 for params in paid)
            cells = Counter(params["cell"] for params in paid)
            usage["jk:treasures"] += len(cells)
            usage["jk:contested"] += sum(count > 1 for count in cells.values())
            usage["jk:coins"] += sum(params["coins"] for params in paid)
        if state.over or "island-shown" in codes:
            usage["jk:rounds"] += 1
        usage["jk:most-out"] = max(usage["jk:most-out"], sum(state.coins))
        if state.over:
            usage["jk:final-coins"] += sum(state.coins)
            usage["jk:within-bank"] += usage.pop("jk:most-out") <= _BANK
        if codes and codes[-1] in ("island-shown", "sailed", "drew", "visited-tortuga", "deck-empty", "deck-remade"):
            self._count_hopeless_hands(state, usage)

    def _count_hopeless_hands(self, state: Any, usage: Usage) -> None:
        """At the start of planning, counts the hands that reach no treasure."""
        if state.over or state.phase != "planning":
            return
        for seat in state.awaited:
            usage["jk:hands"] += 1
            usage["jk:hands-nothing"] += not games.get("jackal").prospects(state.view(seat))

    def figures(self, usage: Usage, games: int, players: int) -> dict[str, Any]:
        rounds = max(1, usage["jk:rounds"])
        shares = {
            "hands_reaching_nothing": usage["jk:hands-nothing"] / max(1, usage["jk:hands"]),
            "rounds_with_a_three": usage["jk:rounds-three"] / rounds,
            "treasures_contested": usage["jk:contested"] / max(1, usage["jk:treasures"]),
            "coins_per_player_and_round": usage["jk:coins"] / rounds / players,
            "rounds_without_arrival": 1 - usage["jk:rounds-arrived"] / rounds,
            "games_within_the_bank": usage["jk:within-bank"] / games,
        }
        return {
            **super().figures(usage, games, players),
            "cards_per_game": {key[5:]: round(usage[key] / games, 2) for key in sorted(usage) if key[:5] == "card:"},
            "coins_mean": round(usage["jk:final-coins"] / games / players, 2),
            "islands": {
                key: f"{share:.3f} ({low}-{high}{'' if low <= share <= high else ' !'})"
                for (key, share), (low, high) in zip(shares.items(), _RANGES.values())
            },
        }


_TALLIES: Final[dict[str, Tally]] = {"jack-rabbits": RabbitTally(), "jackal": JackalTally()}


def tally_of(game: str) -> Tally:
    """Returns the tally of a game."""
    return _TALLIES[game]
