"""The options of Jackal. No other module knows their keys."""

from typing import Any, Final

from jackhouse.kernel.options import Catalogue, choice, number, switch
from jackhouse.kernel.reason import BadInput, Reason

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

CATALOGUE: Final = Catalogue(
    [
        number("islands", "JK-1.1", 10, 1, 40),
        choice("first-player", "JK-1.3", "random", *[str(seat) for seat in range(MOST_PLAYERS)]),
        switch("turned-islands", "JK-2.4", default=True),
        switch("gentle-islands", "JK-2.2"),
    ],
    presets={
        "voyage": {},
        "first-voyage": {"islands": 4, "gentle-islands": True},
    },
)


def check_first(options: dict[str, Any], players: int) -> None:
    first = options["first-player"]
    if first != "random" and int(first) >= players:
        raise BadInput(Reason("no-such-first-player", "JK-1.3", {"seat": first, "players": players}))
