"""The options of Jack Rabbits, and the rules that they switch on (`options/`)."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.components import CLASSIC, Components, components_of
from jackhouse.jackrabbits.objectives import OBJECTIVES
from jackhouse.jackrabbits.options.additional_capital import AdditionalCapital
from jackhouse.jackrabbits.options.advanced_citadel import AdvancedCitadel
from jackhouse.jackrabbits.options.ambivalent_aces import AmbivalentAces
from jackhouse.jackrabbits.options.building import BuildingTogether
from jackhouse.jackrabbits.options.capital_aces import CapitalAces
from jackhouse.jackrabbits.options.caught_hands import CaughtHands
from jackhouse.jackrabbits.options.early_deeds import EarlyDeeds
from jackhouse.jackrabbits.options.fights import Fights, QuietUnderground
from jackhouse.jackrabbits.options.flights import Flights
from jackhouse.jackrabbits.options.hearts_boost import HeartsBoost
from jackhouse.jackrabbits.options.landbound_horses import LandboundHorses
from jackhouse.jackrabbits.options.meadow import Meadow
from jackhouse.jackrabbits.options.overtaxed_hands import OvertaxedHands
from jackhouse.jackrabbits.options.patriarchal_values import PatriarchalValues
from jackhouse.jackrabbits.options.personal_trades import PersonalTrades
from jackhouse.jackrabbits.options.provisional_palaces import ProvisionalPalaces
from jackhouse.jackrabbits.options.seized_surplus import SeizedSurplus
from jackhouse.jackrabbits.options.special_access import SpecialAccess
from jackhouse.jackrabbits.options.special_flights import SpecialFlights
from jackhouse.jackrabbits.options.tight_suits import ChosenSuits, TightSuits
from jackhouse.jackrabbits.options.trades import Trades
from jackhouse.jackrabbits.options.trailing_carrots import TrailingCarrots
from jackhouse.jackrabbits.options.vetting import QueenIsProof, Vetting
from jackhouse.jackrabbits.options.windfall_lottery import WindfallLottery
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import MOST_PLAYERS
from jackhouse.jackrabbits.steps.strict_building import STRICT
from jackhouse.kernel.options import Catalogue, Option, choice, number
from jackhouse.kernel.reason import BadInput, Reason

#   in the order in which they contribute
STRATEGIES: Final[list[type[Rule]]] = [Flights, Fights, Vetting, Trades]
SETTINGS: Final[list[type[Rule]]] = [QueenIsProof, QuietUnderground, LandboundHorses]
ADDITIONS: Final[list[type[Rule]]] = [
    AdvancedCitadel,
    TightSuits,
    ChosenSuits,
    AmbivalentAces,
    CapitalAces,
    AdditionalCapital,
    SpecialFlights,
    ProvisionalPalaces,
    SpecialAccess,
    HeartsBoost,
    TrailingCarrots,
    WindfallLottery,
    OvertaxedHands,
    SeizedSurplus,
    PatriarchalValues,
    PersonalTrades,
    EarlyDeeds,
]
SETUP: Final[list[type[Rule]]] = [BuildingTogether]
RULES: Final[list[type[Rule]]] = [CaughtHands, *STRATEGIES, *SETTINGS, *ADDITIONS, *SETUP, Meadow]

# A pair that clashes is declared by one of the two, and holds and is shown for both.
for first, second in permutations([rule.option for rule in ADDITIONS], 2):
    if second.key in first.clashes:
        second.clashes[first.key] = True

# Without cards there are neither strategies nor additions, but fewer suits make a smaller map.
Meadow.option.clashes.update(
    {rule.option.key: True for rule in [*STRATEGIES, *ADDITIONS] if rule not in (TightSuits, ChosenSuits)}
)

#   what presets set
STANDARD: Final[dict[str, Any]] = {rule.option.key: True for rule in STRATEGIES}
FIRST_ADDITIONS: Final[list[type[Rule]]] = [AdvancedCitadel, SpecialFlights, TrailingCarrots, WindfallLottery]
EDITIONS: Final = {"a": "both", "b": "no", "c": "both", "d": "visitor"}  # how each reads JR-7.7

CATALOGUE: Final = Catalogue(
    [
        choice("objective", "JR-3.5", *OBJECTIVES),
        choice("first-player", "JR-3.4", "random", *[str(seat) for seat in range(MOST_PLAYERS)]),
        choice("turn-order", "JR-3.4", "clockwise", "counter-clockwise", "random"),
        CaughtHands.option,
        *[rule.option for rule in STRATEGIES],
        *[rule.option for rule in SETTINGS],
        number("round-cap", "JR-4.10", 100, 1, 10_000),
        *[rule.option for rule in ADDITIONS],
        *[rule.option for rule in SETUP],
        Meadow.option,
    ],
    presets={
        "standard": STANDARD,
        "intro": {},
        "standard-plus": {**STANDARD, **{rule.option.key: True for rule in FIRST_ADDITIONS}},
        "meadow": {Meadow.option.key: True, BuildingTogether.option.key: STRICT, "round-cap": 30},
        **{f"edition-{letter}": {**STANDARD, QueenIsProof.option.key: proof} for letter, proof in EDITIONS.items()},
    },
)


def idle_rules(options: Mapping[str, Any]) -> list[str]:
    """Returns the rules that these options leave out of play."""
    governed = sorted({rule for kind in RULES for rule in kind.governs})
    active = [kind for kind in RULES if _is_active(kind, options)]
    played = {rule for kind in active for rule in kind.governs}
    suspended = [rule for kind in active for rule in kind.suspends]
    return [*[rule for rule in governed if rule not in played], *suspended]


def rules_form(options: Mapping[str, Any]) -> str:
    """Returns `basic` if no option changes the rules of the intro game, else "" for the whole texts."""
    return "" if any(_is_active(kind, options) for kind in RULES if kind not in SETUP) else "basic"


def board_maker(options: Mapping[str, Any]) -> Option | None:
    """Returns the option by which the players make the board themselves, if one is active."""
    for kind in RULES:
        if kind.makes_board and _is_active(kind, options):
            return kind.option
    return None


def suits_of(options: dict[str, Any], players: int) -> tuple[int, ...]:
    """Returns the suits of a game with these options (JR-8.2)."""
    suits = CLASSIC
    for rule in _active(options, players):
        suits = rule.suits(suits, players)
    return suits


def components_in_play(options: dict[str, Any], players: int) -> Components:
    """Returns the cards and tiles of a game with these options."""
    return components_of(suits_of(options, players), all(rule.has_cards for rule in _active(options, players)))


def rules_of(options: dict[str, Any], players: int, suits: tuple[int, ...]) -> list[Rule]:
    """Returns the rules that these options switch on, in the order in which they contribute.

    A strategy whose suit is out of play is off, and so are the settings that need it. An addition that needs it is
    refused, and one that needs any of several if all that are on are off for want of a suit (JR-8.2).
    """
    first = options["first-player"]
    if first != "random" and int(first) >= players:
        raise BadInput(Reason("no-such-first-player", "JR-3.4", {"seat": first, "players": players}))
    idle = {kind.option.key: kind.suit for kind in RULES if kind.suit >= 0 and kind.suit not in suits}
    rules: list[Rule] = []
    for rule in _active(options, players):
        option = rule.option
        missing = _suits_missing(option, options, idle)
        if missing and option.is_addition:
            raise BadInput(Reason("option-needs-suit", option.rule, {"option": option.key, "suit": missing}))
        if not missing and option.key not in idle:
            rules.append(rule)
    return rules


def _suits_missing(option: Option, options: dict[str, Any], idle: Mapping[str, int]) -> str:
    """Returns the suits out of play for want of which an option cannot work."""
    missing = [idle[key] for key in option.needs if key in idle]
    chosen = [key for key, value in option.needs_any.items() if options.get(key) == value]
    if chosen and all(key in idle for key in chosen):
        missing += [idle[key] for key in chosen]
    return "".join([letter for suit, letter in enumerate(SUITS) if suit in missing])


def _active(options: Mapping[str, Any], players: int) -> list[Rule]:
    kinds = [kind for kind in RULES if _is_active(kind, options) and (players > 1 or not kind.needs_others)]
    return [kind(options[kind.option.key]) for kind in kinds]


def _is_active(kind: type[Rule], options: Mapping[str, Any]) -> bool:
    option = kind.option
    return option.is_active(options.get(option.key, option.default))
