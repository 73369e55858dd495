"""The options of Jack Rabbits: the one place that knows their keys, needs and clashes."""

from typing import Any, Final

from jackhouse.jackrabbits.objectives import OBJECTIVES
from jackhouse.jackrabbits.options.caught_hands import CaughtHands
from jackhouse.jackrabbits.options.landbound_horses import LandboundHorses
from jackhouse.jackrabbits.rule import Rule
from jackhouse.kernel.options import Catalogue, choice, number, switch
from jackhouse.kernel.reason import BadInput, Reason

MOST_PLAYERS: Final = 4

CATALOGUE: Final = Catalogue(
    [
        choice("objective", "JR-3.5", *OBJECTIVES),
        choice("first-player", "JR-3.4", "random", *[str(seat) for seat in range(MOST_PLAYERS)]),
        choice("hand-limit", "JR-4.9", "enforced", "caught"),
        switch("landbound-horses", "JR-6.2"),
        number("round-cap", "JR-4.10", 100, 1, 10_000),
    ],
    presets={"intro": {}},
)


def rules_of(options: dict[str, Any], players: int) -> list[Rule]:
    """The rules that these options switch on, in the catalogue's order."""
    first = options["first-player"]
    if first != "random" and int(first) >= players:
        raise BadInput(Reason("no-such-first-player", "JR-3.4", {"seat": first, "players": players}))
    rules: list[Rule] = []
    if options["hand-limit"] == "caught" and players > 1:  # nobody is there to catch a lone player
        rules.append(CaughtHands())
    if options["landbound-horses"]:
        rules.append(LandboundHorses())
    return rules
