"""Random setups and random play, for property tests."""

import json
import os
from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from jackhouse import games
from jackhouse.jackrabbits.cards import CARD_NAMES, NUMBERS, ROYALS
from jackhouse.jackrabbits.tiles import IS_HEX, PLACE_NAMES
from tests.conformance.option_mixes import preset_or_mix, setups
from tests.full_state import full_state
from tests.helpers import RABBITS

SOAK = max(1, int(os.environ.get("JACKHOUSE_SOAK") or 1))
"""How many times as long as usual to look (`make soak`)."""

PLACES = [*[name for name, is_hex in zip(PLACE_NAMES, IS_HEX) if is_hex], "underground", "off-board"]
SEEDS = st.integers(0, 2**32 - 1)

JACKAL = games.get("jackal")

RARE = (
    *("lay", "tortuga", "rum", "friday", "weapon", "double"),
    *("hike", "ride", "sail", "buy", "hole", "acquire", "pay", "put"),
    *("passport", "fly", "contest", "prove", "fight", "spades", "strike", "trade"),
)
"""What a player with an eye for the unusual does first."""

PIRATE_ATLAS = JACKAL.atlas(JACKAL.new(2, 1).view(None))
PIRATE_DECK = [name for name, count in PIRATE_ATLAS["deck"].items() for _ in range(count)]
PIRATE_ISLANDS = [island["key"] for island in PIRATE_ATLAS["islands"]]


def tables(most_rounds: int = 20) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments of `new`: any number of players, any mix of options."""
    return setups(RABBITS, most_rounds)


def voyages(most_islands: int = 6) -> st.SearchStrategy[dict[str, Any]]:
    """The same for Jackal."""
    return setups(JACKAL, most_islands)


@st.composite
def any_tables(draw: st.DrawFn, most_rounds: int = 20) -> Any:
    """New games of both kinds."""
    if draw(st.booleans()):
        return JACKAL.new(**draw(voyages()))
    return RABBITS.new(**draw(tables(most_rounds)))


def pirate_table(rng: Random, **fixed: object) -> Any:
    """An island just turned up, with hands of any size, specials too, and coins to spend in Tortuga."""
    players = rng.randint(2, 4)
    deck = PIRATE_DECK[:]
    rng.shuffle(deck)
    hands = [" ".join(deck.pop() for _ in range(rng.choice((0, 1, 3, 5, 5, 7, 9)))) for _ in range(players)]
    islands = rng.randint(1, 6)
    return JACKAL.position(
        island=rng.choice(PIRATE_ISLANDS),
        players=players,
        first=rng.randrange(players),
        hands=hands,
        coins=[rng.choice((0, 0, 1, 2, 5)) for _ in range(players)],
        discard=" ".join(deck.pop() for _ in range(rng.choice((0, 0, 5, len(deck) - 3)))),
        round=rng.randint(1, islands),
        options={"islands": islands},
        seed=rng.randrange(2**32),
    )


def random_options(rng: Random, **fixed: object) -> dict[str, object]:
    """All strategies, or any mix of them, with any settings; games of up to 60 rounds."""
    of_all_cards = {"tight-suits": False, "suits": "usual", "meadow": False}  # the hands are of all suits
    finished = {"building": "off"}
    options: dict[str, object] = preset_or_mix(
        rng, RABBITS.catalogue, "standard", 60, {**of_all_cards, **finished, **fixed}
    )
    return options


def rich_table(
    rng: Random,
    players: int,
    cards: int,
    places: Sequence[str] = PLACES,
    more: Sequence[str] = (),
    spent: Sequence[int] = (0, 0, 8, 40),
    **fixed: Any,
) -> Any:
    """Returns the start of a turn with about so many cards in each hand, royals and jokers too, and rabbits anywhere.

    `more`: further cards of the active seat; `spent`: the largest number of cards in the lot.
    """
    turn = rng.randrange(players)
    numbers, royals = [CARD_NAMES[card] for card in NUMBERS], [CARD_NAMES[card] for card in ROYALS]
    jokers = [joker for joker in ("boat", "horse") if joker not in more]
    for pack in (numbers, royals, jokers):
        rng.shuffle(pack)
    hands: list[list[str]] = []
    for seat in range(players):
        size = min(max(1, cards + rng.randint(-2, 2)), len(numbers))
        hand = [numbers.pop() for _ in range(size)]
        hand += [royals.pop() for _ in range(rng.choice((0, 0, 1, 2)))]
        if jokers and rng.random() < 0.3:
            hand.append(jokers.pop())
        hands.append([*hand, *more] if seat == turn else hand)
    lot = [numbers.pop() for _ in range(min(len(numbers), rng.choice(spent)))]
    rabbits = [rng.choice(places) for _ in range(players)]
    if rng.random() < 0.4:  # they have met
        rabbits = [rng.choice(rabbits[:2]) for _ in rabbits]
    return RABBITS.position(
        players=players,
        turn=turn,
        rabbits=rabbits,
        hands=[" ".join(hand) for hand in hands],
        lot=" ".join(lot),
        seed=rng.randrange(2**32),
        options=random_options(rng, **fixed),
    )


def choose(state: Any, seat: int, rng: Random, eager: float = 0.5) -> Any:
    """Returns a random legal action, often one with a rare verb."""
    legal = state.legal(seat)
    if rng.random() < eager:
        rare = [action for action in legal if str(action).startswith(RARE)]
        return rng.choice(rare or legal)
    return rng.choice(legal)


def wander(state: Any, rng: Random, plies: int, eager: float = 0.5, undo: float = 0.1) -> None:
    """Plays on at random, with some undos."""
    for _ in range(plies):
        if state.over:
            return
        step(state, rng, eager, undo)


def step(state: Any, rng: Random, eager: float = 0.5, undo: float = 0.1) -> list[Any]:
    """Plays one action of an awaited seat, or one undo."""
    undoers = [seat for seat in range(state.players) if state.undoable(seat)]
    if undoers and rng.random() < undo:
        events: list[Any] = state.undo(rng.choice(undoers))
    else:
        seat = rng.choice(state.awaited)
        events = state.play(seat, choose(state, seat, rng, eager))
    return events


def observers(state: Any) -> list[int | None]:
    """Every seat, and an onlooker."""
    return [*range(state.players), None]


def question(state: Any) -> str:
    """Returns the question that is really open, drafts included."""
    return "over" if state.over else state.ruleset.steps[state.window.step].name


def as_bytes(data: object) -> str:
    """Returns plain data as JSON text, in its own order."""
    return json.dumps(data)


def dumped(state: Any) -> str:
    """Returns a whole state as text, its record included."""
    return json.dumps(full_state(state), sort_keys=True)


def everything(state: Any) -> dict[str, Any]:
    """Returns all that the contract of a state offers."""
    seats = range(state.players)
    return {
        "all": full_state(state),
        "views": [as_bytes(state.view(seat)) for seat in observers(state)],
        "legal": [[str(action) for action in state.legal(seat)] for seat in seats],
        "refused": [[(str(action), reason.as_dict()) for action, reason in state.refused(seat)] for seat in seats],
        "undoable": [state.undoable(seat) for seat in seats],
        "ranking": state.ranking,
    }
