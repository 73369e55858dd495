"""The greedy strategy of Jackal: each decision is the one with the most expected coins, less the cards it spends."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from jackhouse import games
from jackhouse.bots.greedy.jackal.race_odds import (
    chance_ahead,
    expected_coins,
    prospects_for_hand,
    prospects_of_row,
    race_odds,
)
from jackhouse.bots.greedy.strategy import Strategy

View = Mapping[str, Any]
#   the value of a kind of card in coins, in addition to `_CARD`
_VALUE: Final = {
    "NE": 0.0, "SE": 0.0, "SW": 0.0, "NW": 0.0, "LR": 0.05, "UD": 0.05, "X": 0.1, "+": 0.15, "horse": 0.12,
    "red": 0.02, "blue": 0.02, "double": 0.12, "friday": 0.06, "weapon": 0.08, "rum": 0.08,
}  # fmt: skip
_CARD: Final = 0.12  # the value of one more card in the next hand
_FULL: Final = 3  # a hand of at most this many cards is filled up
_JUNK: Final = ("NE", "SE", "SW", "NW")
_FLAGS: Final = ("red", "blue")
_KEPT: Final = (*_FLAGS, "rum")  # never laid as junk
_SPECIAL: Final = {"double": 0.25, "friday": 0.15, "weapon": 0.2}
_POOR: Final = 0.25  # expected coins below which Tortuga is better than landing
_RICH: Final = 8  # with more cards than this, the bot buys no others
_LATER: Final = 0.5  # the probability that a rival goes to a cell that its row can reach


class JackalStrategy(Strategy):
    """Answers one question at a time. What it stores between questions is only a cache."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._plan: tuple[float, list[str]] = (0.0, [])
        self._handlers: dict[str, Callable[[View, list[str]], str]] = {
            "tortuga": self.tortuga,
            "planning": self.planning,
            "rum": self.rum,
            "go": self.on_the_way,
            "friday": self.on_the_way,
            "weapon": self.on_the_way,
            "doubling": self.on_the_way,
        }

    def choose(self, view: View, legal: list[str]) -> str:
        return self._handlers[view["question"]["code"]](view, legal)

    # -- planning ------------------------------------------------------------------------------------------------------

    def plan(self, view: View) -> tuple[float, list[str]]:
        """Returns the expected value and the cards of the best row, or junk cards if no row reaches a treasure."""
        key = (view["round"], view["island"]["text"], tuple(view["hand"]), view["seat"])
        if key != self._key:
            self._key, self._plan = key, self._find_plan(view)
        return self._plan

    def _find_plan(self, view: View) -> tuple[float, list[str]]:
        """Computes the plan for a view."""
        hand, race = list(view["hand"]), race_odds(view)
        rivals = sum(not away for away in view["away"]) - 1
        place = (view["seat"] - view["first"]) % view["players"]
        wins_ties = 1 - place / max(1, view["players"] - 1)
        best, row = 0.0, []
        for way in prospects_for_hand(view, hand):
            risk = chance_ahead(race, way["cell"], way["steps"], wins_ties)
            coins = expected_coins(way["worth"], rivals, risk)
            value = coins - self._spends(hand, way)
            if value > best:
                best, row = value, list(way["row"])
        return best, self._with_junk(hand, row)

    def _spends(self, hand: list[str], way: View) -> float:
        """Returns the value of the cards that a way uses."""
        used = [*way["row"], *[name for name, count in way["specials"].items() for _ in range(count)]]
        kept = len(hand) - len(used)
        lost = sum(_VALUE[card] for card in used)
        return lost + _CARD * (max(_FULL, len(hand) - 1) - max(_FULL, kept))

    def _with_junk(self, hand: list[str], row: list[str]) -> list[str]:
        """Adds cards of little value to a row where they are replaced anyway. A row has at least one card."""
        left = list(hand)
        for card in row:
            left.remove(card)
        movers = sorted((card for card in left if card in _VALUE and card not in _SPECIAL), key=_VALUE.__getitem__)
        spare = [card for card in movers if card not in _KEPT]
        laid = list(row) or [card for card in movers if card in _FLAGS][:1]  # a flag without a way is laid first
        for card in spare:
            free = len(hand) - len(laid) <= _FULL
            if (free and card in _JUNK) or not laid or (not row and len(laid) < 2 and len(hand) <= 5):
                laid.append(card)
        if not laid:
            laid = [min(hand, key=_VALUE.__getitem__)]
        return laid

    def planning(self, view: View, legal: list[str]) -> str:
        """Lays the next card of the plan, or commits."""
        _, row = self.plan(view)
        at = len(view["draft"])
        wanted = f"lay {row[at]}" if at < len(row) else "commit"
        return wanted if wanted in legal else legal[-1]

    def tortuga(self, view: View, legal: list[str]) -> str:
        """Goes to Tortuga with a poor hand if there are rounds left to use a better one."""
        value, _ = self.plan(view)
        left = view["rounds"] - view["round"]
        if value >= _POOR or left < 2 or len(view["hand"]) > _RICH:
            return "sail"
        return "tortuga 1"

    # -- on the island -------------------------------------------------------------------------------------------------

    def on_the_way(self, view: View, legal: list[str]) -> str:
        """Chooses the action with the highest expected value, now that the rows are known."""
        best, choice = 0.0, "pass" if "pass" in legal else legal[0]
        for way in games.get(view["game"]).prospects(view):
            spent = sum(_SPECIAL[name] * count for name, count in way["specials"].items())
            value = self.expected_of(view, way) - spent - 0.01 * way["steps"]
            if value > best + 1e-9:
                best, choice = value, way["action"]
        return choice

    def expected_of(self, view: View, way: View) -> float:
        """Returns the coins of a treasure, less those of rivals who are there first or may be."""
        me, cell, steps = view["seat"], way["cell"], way["steps"]
        coins, threat = float(way["worth"]), 0.0
        for seat in range(view["players"]):
            if seat == me:
                continue
            if self._has_moved(view, seat):
                if view["pirates"][seat] == cell and view["steps"][seat] <= steps:
                    coins -= 1
            elif any(other["cell"] == cell and other["steps"] < steps for other in prospects_of_row(view, seat, [])):
                threat += _LATER
        return max(0.0, coins) - min(threat, 1.0) if coins > 0 else 0.0

    def _has_moved(self, view: View, seat: int) -> bool:
        """Whether this seat's row is already resolved."""
        first: int = view["first"]
        players: int = view["players"]
        turn: int = view["turn"]
        return (seat - first) % players < (turn - first) % players

    # -- rum -----------------------------------------------------------------------------------------------------------

    def rum(self, view: View, legal: list[str]) -> str:
        """Gives rum to a rival who would be first at a treasure, if that makes the bot first."""
        mine = self._aim(view, view["seat"], view["hand"])
        theirs = self._aim(view, view["turn"], [])
        if mine is None or theirs is None or mine["cell"] != theirs["cell"]:
            return "pass"
        late = self._has_moved(view, view["seat"])  # a pirate that has already moved wins ties
        behind = mine["steps"] - theirs["steps"]
        needed = behind if late else behind + 1
        wanted = f"rum {needed}"
        ahead_now = behind > 0 or (behind == 0 and not late)
        return wanted if ahead_now and needed == 1 and wanted in legal else "pass"

    def _aim(self, view: View, seat: int, hand: list[str]) -> View | None:
        """Returns the cell and steps that a seat has reached or is expected to reach."""
        if seat != view["turn"] and self._has_moved(view, seat):
            at = view["pirates"][seat]
            return None if at is None else {"cell": at, "steps": view["steps"][seat]}
        found = prospects_of_row(view, seat, hand)
        return max(found, key=lambda way: (way["worth"], -way["steps"]), default=None)
