"""Setting up: the ruleset of the options, the deal of a new game (JK-1.3), and positions laid out by hand."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from jackhouse.jackal.archipelago import island_named, unknown_board
from jackhouse.jackal.cards import CARDS, DISCARD, KIND, KIND_CODES, KIND_NAMES
from jackhouse.jackal.catalogue import CATALOGUE, FEWEST_PLAYERS, MOST_PLAYERS, check_first
from jackhouse.jackal.dealing import take_in
from jackhouse.jackal.ruleset import DEAL, JackalRules
from jackhouse.jackal.state import JackalState
from jackhouse.jackal.steps import all_steps
from jackhouse.kernel.game import rng_of
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.rng import Rng


def ruleset_of(players: object, preset: object, options: object, board: object) -> JackalRules:
    """Returns the ruleset of these options (JK-1.1); `BadInput` says what does not fit. Equal ones are one object."""
    if not isinstance(players, int) or isinstance(players, bool) or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        named = players if isinstance(players, int | str) and len(repr(players)) <= 20 else "?"
        facts = {"players": str(named), "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        raise BadInput(Reason("bad-player-count", "JK-1.1", facts))
    resolved = CATALOGUE.resolve(preset, options)
    check_first(resolved, players)
    if not isinstance(board, str):
        raise unknown_board(board)
    return _composed(players, tuple(resolved.items()), board)


@lru_cache(maxsize=64)
def _composed(players: int, options: tuple[tuple[str, Any], ...], board: str) -> JackalRules:
    """Returns the ruleset: islands loaded, steps put in order."""
    rules = JackalRules(players, dict(options), board)
    rules.set_steps(all_steps())
    rules.set_round()
    return rules


def deal(rules: JackalRules, seed: object) -> JackalState:
    """Returns a new game: islands and cards shuffled, five cards each, no coins, a random first player."""
    rng, origin = rng_of(seed, rules.players)
    state = JackalState.laid_out(rules, rng, origin)
    state.sea = islands_to_come(rules, [], rules.rounds, rng)
    state.rng.shuffle(state.pile)
    for seat in range(state.players):
        deal_hand(state, seat)
    first = rules.options["first-player"]
    state.first = state.rng.below(state.players) if first == "random" else int(first)
    state.begin_opening()
    start(state)
    state.close_opening()
    return state


def islands_to_come(rules: JackalRules, visited: list[int], count: int, rng: Rng) -> list[int]:
    """Returns `count` islands not visited yet, in random order; gentle ones come first if an option says so (JK-2.2).

    The next island is the last of the list.
    """
    islands = rules.islands
    sea = [number for number in range(len(islands)) if number not in visited]
    rng.shuffle(sea)
    if rules.starts_gently:
        gentle = [number for number in sea if islands[number].is_gentle]
        sea = [number for number in sea if not islands[number].is_gentle] + gentle
    return sea[len(sea) - count :]


def deal_hand(state: JackalState, seat: int) -> None:
    for _ in range(min(DEAL, len(state.pile))):
        card = state.pile.pop()
        take_in(state, seat, card)
        state.knowledge.drawn(card, seat)


def start(state: JackalState) -> None:
    """Turns up the first island."""
    state.push(state.rules.step_code("round"))
    state.run()


class PositionBuilder:
    """Lays out a position and checks it against the components."""

    def __init__(self, rules: JackalRules, seed: int, origin: dict[str, Any]) -> None:
        self.state = JackalState.laid_out(rules, Rng.of_seed(seed), origin)
        self.free: list[list[int]] = [[] for _ in KIND_NAMES]
        for card in range(CARDS - 1, -1, -1):
            self.free[KIND[card]].append(card)

    def take(self, kind: int) -> int:
        """Returns a card of that kind that is not used yet."""
        if not self.free[kind]:
            raise contradiction("kind-used-up", KIND_NAMES[kind])
        return self.free[kind].pop()

    def lay_cards(self, hands: Sequence[object], pile: object, discard: object, rest: object) -> None:
        """Deals hands that are left out; shuffles cards not named under the pile, or into the discard."""
        state = self.state
        for seat, text in enumerate(hands):
            for kind in kinds_of("" if text is None else text):
                card = self.take(kind)
                take_in(state, seat, card)
                state.knowledge.drawn(card, seat)
        top = [self.take(kind) for kind in kinds_of(pile)]
        spent = [self.take(kind) for kind in kinds_of(discard)]
        state.pile = sorted([card for cards in self.free for card in cards])
        state.rng.shuffle(state.pile)
        for seat, text in enumerate(hands):
            if text is None:
                deal_hand(state, seat)
        if rest == "discard":
            spent += state.pile
            state.pile = []
        state.pile += top[::-1]
        state.discard = spent
        for card in spent:
            state.where[card] = DISCARD

    def lay_islands(self, island: str, round: int) -> None:
        """Puts the island with this key, or the first of the set, on top of the shuffled others."""
        state, islands = self.state, self.state.rules.islands
        number = 0 if not island else island_named(islands, island)
        if number < 0:
            raise contradiction("no-such-island", island[:40])
        state.sea = islands_to_come(state.rules, [number], state.rules.rounds - round, state.rng)
        state.sea.append(number)
        state.round = round - 1


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_shape(first: object, round: object, seed: object, hands: object, coins: object, moves: object) -> None:
    """Checks the types of a position's arguments. `PositionBuilder` checks their values."""
    for name, number in (("first", first), ("round", round), ("seed", seed)):
        if not is_whole(number):
            raise contradiction("not-a-number", f"{name}={str(number)[:40]}")
    for name, row in (("hands", hands), ("coins", coins)):
        if not isinstance(row, list | tuple):
            raise contradiction("not-a-list", f"{name}={str(row)[:40]}")
    if isinstance(coins, list | tuple):
        for owned in coins:
            if not is_whole(owned) or not 0 <= owned <= 999:
                raise contradiction("bad-coins", str(owned)[:40])
    if not isinstance(moves, str):
        raise contradiction("not-moves", str(moves)[:40])


def kinds_of(text: object) -> list[int]:
    """Returns cards by the names of their kinds, separated by blanks or commas."""
    if not isinstance(text, str):
        raise contradiction("not-cards", str(text)[:40])
    kinds: list[int] = []
    for name in text.replace(",", " ").split():
        if name not in KIND_CODES:
            raise contradiction("unknown-card", name[:40])
        kinds.append(KIND_CODES[name])
    return kinds


def contradiction(problem: str, detail: str) -> BadInput:
    return BadInput(Reason("bad-position", "JK-1.3", {"problem": problem, "detail": detail}))
