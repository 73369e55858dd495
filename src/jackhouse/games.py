"""The registry of games: key -> game."""

from typing import Any, Final

from jackhouse.jackal.game import Jackal
from jackhouse.jackrabbits.game import JackRabbits
from jackhouse.kernel import BadInput, Game, Reason

__all__ = ["all_games", "get"]

_ALL: Final[list[Game[Any]]] = [JackRabbits(), Jackal()]
_GAMES: Final[dict[str, Game[Any]]] = {game.key: game for game in _ALL}


def get(key: object) -> Game[Any]:
    """Returns the game of that key.

    >>> from jackhouse import games
    >>> games.get("jack-rabbits").new(players=2, seed=1).awaited
    [1]
    """
    if not isinstance(key, str) or key not in _GAMES:
        raise BadInput(Reason("unknown-game", "", {"game": str(key)[:40], "known": list(_GAMES)}))
    return _GAMES[key]


def all_games() -> list[Game[Any]]:
    return list(_GAMES.values())
