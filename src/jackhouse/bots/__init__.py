"""Bots, and the registry that finds them by key. A bot sees views only."""

from typing import Final

from jackhouse.bots.bot import Bot
from jackhouse.bots.greedy.greedy_bot import GreedyBot
from jackhouse.bots.random_bot import RandomBot
from jackhouse.kernel import BadInput, Reason

__all__ = ["Bot", "all_bots", "fill_seats", "get"]

_BOTS: Final[dict[str, type[Bot]]] = {bot.key: bot for bot in (RandomBot, GreedyBot)}


def get(key: str) -> Bot:
    """Returns a new bot by its key."""
    if key not in _BOTS:
        raise BadInput(Reason("unknown-bot", "", {"bot": key[:40], "known": all_bots()}))
    return _BOTS[key]()


def all_bots() -> list[str]:
    """Returns the keys of all bots."""
    return list(_BOTS)


def fill_seats(names: str, seats: int) -> list[Bot]:
    """Returns bots for that many seats from keys such as `a,b`, repeated as needed."""
    keys = [name.strip() for name in names.split(",")]
    if len(keys) > max(seats, 1):
        raise BadInput(Reason("too-many-bots", "", {"bots": len(keys), "seats": seats}))
    return [get(keys[seat % len(keys)]) for seat in range(seats)]
