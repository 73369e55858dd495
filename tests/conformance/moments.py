"""Moments of every kind: some come up in any game, others are sought out."""

from random import Random
from typing import Any

from jackhouse.jackrabbits.cards import CARD_NAMES, NUMBERS, ROYALS, SUIT
from tests.conformance.play import question, random_options, rich_table, step, wander
from tests.helpers import RABBITS

QUESTIONS = ("roll", "lottery", "journey", "payment", "acquisition", "giving-up", "discarding", "call")


def dealt(rng: Random) -> Any:
    """Anywhere in a game from the deal on."""
    state = RABBITS.new(rng.randint(1, 4), seed=rng.randrange(2**32), options=random_options(rng))
    wander(state, rng, rng.randint(0, 150), eager=0.6)
    return state


def rich(rng: Random) -> Any:
    """Hands that can pay for much."""
    state = rich_table(rng, rng.randint(1, 4), rng.randint(3, 9))
    wander(state, rng, rng.randint(0, 12), eager=0.8)
    return state


def paying(rng: Random) -> Any:
    """Somebody stands at a counter: in a draft, since nothing is paid yet."""
    return until("payment", rich_table(rng, rng.randint(1, 4), rng.randint(5, 9)), rng, eager=0.9)


def hoarding(rng: Random) -> Any:
    """So many cards at a counter, and so high a price, that they are put down one by one."""
    players = rng.randint(1, 3)
    turn = rng.randrange(players)
    numbers = rng.sample([CARD_NAMES[card] for card in NUMBERS], len(NUMBERS))
    hands = [" ".join(numbers.pop() for _ in range(24 if seat == turn else 6)) for seat in range(players)]
    dice = [(6, rng.randint(5, 6)) for _ in range(9)]
    limit = {"hand-limit": "caught"}
    state = RABBITS.position(players=players, turn=turn, hands=hands, dice=dice, options=random_options(rng, **limit))
    for _ in range(40):
        if state.over or counts_out(state):
            break
        step(state, rng, eager=0.8)
    if counts_out(state) and rng.random() < 0.5:
        state.play(turn, rng.choice(state.legal(turn)))
    return state


def counts_out(state: Any) -> bool:
    """Is a payment being put together card by card?"""
    if question(state) != "payment":
        return False
    return str(state.legal(state.awaited[0])[0]).startswith("put") or len(state.frames[-1].args) > 3


def crowned(rng: Random) -> Any:
    """Three royals in hand, and the fourth just bought."""
    players, turn = rng.randint(2, 4), rng.randrange(2)
    goal = rng.choice(ROYALS)
    old = rng.sample([royal for royal in ROYALS if SUIT[royal] != SUIT[goal]], 3)
    numbers = [card for card in NUMBERS if SUIT[card] != SUIT[goal]]
    rng.shuffle(numbers)
    hands = [[numbers.pop() for _ in range(rng.randint(3, 6))] for _ in range(players)]
    hands[turn] += old + rng.sample([card for card in NUMBERS if SUIT[card] == SUIT[goal]], 5)
    state = RABBITS.position(
        players=players,
        turn=turn,
        rabbits=[CARD_NAMES[goal]] * players,
        hands=[" ".join(CARD_NAMES[card] for card in hand) for hand in hands],
        moves="roll; stay",
        options=random_options(rng),
        seed=rng.randrange(2**32),
    )
    state.play(turn, RABBITS.parse("acquire"))
    while question(state) == "payment":
        state.play(turn, rng.choice(state.legal(turn)))
    return state


def crowded(rng: Random) -> Any:
    """More cards than a hand may hold, at the end of a turn."""
    limit = rng.choice(["enforced", "enforced", "caught"])
    return until("discarding", rich_table(rng, rng.randint(2, 3), 11, **{"hand-limit": limit}), rng, eager=0.1)


def caught(rng: Random) -> Any:
    """Somebody may be caught with too many cards: some have answered, some not."""
    state = until("call", rich_table(rng, rng.randint(2, 4), 9, **{"hand-limit": "caught"}), rng, eager=0.1)
    for seat in rng.sample(state.awaited, rng.randint(0, len(state.awaited))):
        if question(state) == "call" and len(state.awaited) > 1:
            state.play(seat, rng.choice(state.legal(seat)))
    return state


def until(kind: str, state: Any, rng: Random, eager: float) -> Any:
    for _ in range(60):
        if state.over or question(state) == kind:
            break
        step(state, rng, eager)
    return state


MAKERS = (dealt, rich, paying, hoarding, crowned, crowded, caught)
