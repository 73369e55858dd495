"""Bots: they see views only."""

from typing import Final

from jackhouse.bots.bot import Bot
from jackhouse.bots.greedy import GreedyBot
from jackhouse.bots.random_bot import RandomBot
from jackhouse.kernel import BadInput, Reason

__all__ = ["Bot", "all_bots", "fill_seats", "get"]

_BOTS: Final[dict[str, type[Bot]]] = {bot.key: bot for bot in (RandomBot, GreedyBot)}


def get(key: str) -> Bot:
    """A bot by its name."""
    if key not in _BOTS:
        raise BadInput(Reason("unknown-bot", "", {"bot": key[:40], "known": all_bots()}))
    return _BOTS[key]()


def all_bots() -> list[str]:
    return list(_BOTS)


def fill_seats(names: str, seats: int) -> list[Bot]:
    """Bots for that many seats from `a,b`, repeated as needed."""
    keys = [name.strip() for name in names.split(",")]
    if len(keys) > max(seats, 1):
        raise BadInput(Reason("too-many-bots", "", {"bots": len(keys), "seats": seats}))
    return [get(keys[seat % len(keys)]) for seat in range(seats)]
