"""The options of Jack Rabbits. No other module knows their keys, needs and clashes."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackrabbits.objectives import OBJECTIVES
from jackhouse.jackrabbits.options.caught_hands import CaughtHands
from jackhouse.jackrabbits.options.fights import Fights
from jackhouse.jackrabbits.options.flights import Flights
from jackhouse.jackrabbits.options.landbound_horses import LandboundHorses
from jackhouse.jackrabbits.options.trades import Trades
from jackhouse.jackrabbits.options.vetting import QueenIsProof, Vetting
from jackhouse.jackrabbits.rule import Rule
from jackhouse.kernel.options import Catalogue, choice, number, switch
from jackhouse.kernel.reason import BadInput, Reason

MOST_PLAYERS: Final = 4

CATALOGUE: Final = Catalogue(
    [
        choice("objective", "JR-3.5", *OBJECTIVES),
        choice("first-player", "JR-3.4", "random", *[str(seat) for seat in range(MOST_PLAYERS)]),
        choice("hand-limit", "JR-4.9", "enforced", "caught"),
        switch("flights", "JR-7.1"),
        switch("fights", "JR-7.3"),
        switch("vetting", "JR-7.6"),
        switch("trades", "JR-7.8"),
        choice("queen-card-is-proof", "JR-7.7", "no", "visitor", "both"),
        switch("landbound-horses", "JR-6.2"),
        number("round-cap", "JR-4.10", 100, 1, 10_000),
    ],
    presets={
        "standard": {"flights": True, "fights": True, "vetting": True, "trades": True},
        "intro": {},
    },
)

#   the rules that matter only if one of these options is on
_OPTIONAL: Final = (
    (("flights",), ("JR-7.1", "JR-7.2")),
    (("fights",), ("JR-5.3", "JR-7.3", "JR-7.4", "JR-7.5")),
    (("vetting",), ("JR-7.6", "JR-7.7")),
    (("fights", "vetting"), ("JR-6.8",)),
    (("trades",), ("JR-7.8",)),
)


def idle_rules(options: Mapping[str, Any]) -> list[str]:
    """Returns the rules that these options leave out of play."""
    return [rule for needs, rules in _OPTIONAL if not any(options[key] for key in needs) for rule in rules]


def rules_form(options: Mapping[str, Any]) -> str:
    """Returns `basic` if no option changes the rules of the intro game, else "" for the whole texts."""
    strategies = any(options[key] for needs, _ in _OPTIONAL for key in needs)
    changed = strategies or options["hand-limit"] != "enforced" or options["landbound-horses"]
    return "" if changed else "basic"


def rules_of(options: dict[str, Any], players: int) -> list[Rule]:
    """Returns the rules that these options switch on, in the catalogue's order."""
    first = options["first-player"]
    if first != "random" and int(first) >= players:
        raise BadInput(Reason("no-such-first-player", "JR-3.4", {"seat": first, "players": players}))
    proof = options["queen-card-is-proof"]
    if proof != "no" and not options["vetting"]:
        raise BadInput(Reason("option-needs", "JR-7.7", {"option": "queen-card-is-proof", "other": "vetting"}))
    switched: list[tuple[bool, Rule]] = [
        (options["flights"], Flights()),
        (options["fights"], Fights()),
        (options["vetting"], Vetting()),
        (options["trades"], Trades()),
        (proof != "no", QueenIsProof(proof == "both")),
        (options["hand-limit"] == "caught" and players > 1, CaughtHands()),  # in a game of one, nobody can call
        (options["landbound-horses"], LandboundHorses()),
    ]
    return [rule for on, rule in switched if on]
