"""Setting up: the ruleset of the options, the deal of a new game (JR-3.4), and positions laid out by hand."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final

from jackhouse.jackrabbits.board import Board, board_seen, load_board
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.building.phase import BOARD_NAME
from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, IS_COURT, IS_ROYAL, LOT, SUITS
from jackhouse.jackrabbits.catalogue import CATALOGUE, board_maker, components_in_play, rules_of
from jackhouse.jackrabbits.components import Components
from jackhouse.jackrabbits.dealing import deal_cards, deal_hand, take_in
from jackhouse.jackrabbits.default_boards import default_board
from jackhouse.jackrabbits.objectives import trios
from jackhouse.jackrabbits.reachability import why_unwinnable
from jackhouse.jackrabbits.ruleset import CARROTS, DEFAULT_BOARD, MOST_PLAYERS, RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps import all_steps
from jackhouse.jackrabbits.steps.claiming import Claim
from jackhouse.jackrabbits.steps.turn import begin_turn
from jackhouse.jackrabbits.tiles import (
    CAVE,
    FORK,
    IS_HEX,
    OFF_BOARD,
    PLACE_CODES,
    TAVERN,
    TRAILWAYS,
    UNDERGROUND,
)
from jackhouse.kernel.game import rng_of
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.rng import Rng

_ANY_PRESET: Final = next(iter(CATALOGUE.presets))
_WIDEST_PRESET: Final = "standard-plus"
"""The one in which rabbits come to the most places."""


def ruleset_of(players: object, preset: object, options: object, board: object) -> RabbitRules:
    """Returns the ruleset of these options; `BadInput` says what does not fit. Equal ones are the same object."""
    players = check_players(players)
    resolved = CATALOGUE.resolve(preset, options)
    chosen = options if isinstance(options, Mapping) else {}
    components = components_in_play(resolved, players)
    if "objective" not in chosen and not trios(resolved["objective"], tuple(components.royals)):
        resolved["objective"] = "simple"  # with few suits, the usual objective may be impossible (JR-8.2)
    making = board_maker(resolved)
    if making is not None and board != DEFAULT_BOARD:
        if making.key in chosen:
            raise BadInput(Reason("board-named-and-built", making.rule, {"option": making.key}))
        resolved[making.key] = making.default  # of the preset: a board that is named goes before it
        making = None
    return _on_board(players, resolved, _site() if making is not None else _laid(board, components))


def ruleset_seen(players: object, options: object, board: object, is_building: bool) -> RabbitRules:
    """Returns the ruleset of a view, in which every option is named, and a board that players have made, too."""
    resolved = CATALOGUE.resolve(_ANY_PRESET, options)
    if isinstance(board, Mapping) and not is_building:
        board = board_seen(board)
    if is_building or board_maker(resolved) is None or board == DEFAULT_BOARD:
        return ruleset_of(players, _ANY_PRESET, options, DEFAULT_BOARD if is_building else board)
    return _on_board(check_players(players), resolved, _read(board))


def check_players(players: object) -> int:
    """Returns the number of players; refuses one that the game is not for."""
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        named = players if isinstance(players, int | str) and len(repr(players)) <= 20 else "?"
        raise BadInput(Reason("bad-player-count", "JR-3.1", {"players": str(named), "fewest": 1, "most": MOST_PLAYERS}))
    return players


def _laid(board: object, components: Components) -> Board:
    return default_board(components) if board == DEFAULT_BOARD else _read(board)


def _read(board: object) -> Board:
    return board if isinstance(board, Board) else load_board(board)


@cache
def _site() -> Board:
    """Returns the board of a game that builds its own: the Citadel alone."""
    return Board.unfinished(Construction.begun().document(BOARD_NAME))


def _on_board(players: int, options: Mapping[str, Any], board: Board) -> RabbitRules:
    return _composed(players, tuple(CATALOGUE.recorded(options).items()), board)


@lru_cache(maxsize=64)
def _composed(players: int, options: tuple[tuple[str, Any], ...], board: Board) -> RabbitRules:
    """Returns the ruleset: rules switched on, steps put in order."""
    chosen = dict(options)
    components = components_in_play(chosen, players)
    check_tiles(board, components)
    ruleset = RabbitRules(players, chosen, board, components)
    ruleset.on_board = partial(_composed, players, options)
    ruleset.set_steps(all_steps())
    ruleset.limit_step = ruleset.step_code("hand-limit")
    ruleset.deeds = [Claim()]
    for rule in rules_of(chosen, players, components.suits):
        rule.contribute(ruleset)
    ruleset.freeze()
    return ruleset


def check_tiles(board: Board, components: Components) -> None:
    """Refuses a board with tiles that are not in play."""
    roads = {kind: board.of_kind(kind) for kind in (*TRAILWAYS, FORK, TAVERN, CAVE)}
    foreign = [place for place in board.hexes if place not in components.hexes]
    if foreign or max([len(tiles) for tiles in roads.values()]) > components.sets:
        suits = "".join([SUITS[suit] for suit in components.suits])
        raise BadInput(Reason("board-not-of-suits", "JR-8.2", {"board": board.name, "suits": suits}))


def why_unplayable(board: Board) -> Reason | None:
    """Returns why nobody can win on a board, with any objective and all ways of travel; None if somebody may."""
    named = board.name if board.built_in else board.written()
    return why_unwinnable(ruleset_of(MOST_PLAYERS, _WIDEST_PRESET, {"objective": "simple"}, named))


def deal(rules: RabbitRules, seed: object) -> RabbitState:
    """Returns a new game: pile shuffled, three cards each, rabbits on the Citadel, a random first player (JR-3.4).

    If the players make the board, this begins, and the cards are dealt when it is there.
    """
    builder = rules.builder
    if builder is None and rules.trios:
        unwinnable = why_unwinnable(rules)
        if unwinnable is not None:
            raise BadInput(unwinnable)
    rng, origin = rng_of(seed, rules.players)
    state = RabbitState.laid_out(rules, rng, origin)
    if builder is None:
        deal_cards(state)
    first = rules.options["first-player"]
    state.first = state.rng.below(state.players) if first == "random" else int(first)
    state.turn = state.first
    state.begin_opening()
    order_seats(state)
    if builder is None:
        start(state)
    else:
        builder.begin(state)
        state.run()
    state.close_opening()
    return state


def order_seats(state: RabbitState) -> None:
    """Sets the order of play; a random one is drawn once, and all see it (JR-3.4)."""
    order = state.rules.options["turn-order"]
    if order == "counter-clockwise":
        state.order = state.order[::-1]
    elif order == "random":
        state.rng.shuffle(state.order)
        if state.emitting:
            state.emit("order-drawn", {"order": state.order_of_play()})


def start(state: RabbitState) -> None:
    """Begins the first turn."""
    state.push(state.rules.step_code("turn"))
    begin_turn(state)
    state.run()


class PositionBuilder:
    """Lays out a position and checks it against the components."""

    def __init__(self, rules: RabbitRules, seed: int, origin: dict[str, Any]) -> None:
        self.state = RabbitState.laid_out(rules, Rng.of_seed(seed), origin)
        self.taken: list[int] = []

    def take(self, card: int) -> None:
        if card in self.taken:
            raise contradiction("card-twice", CARD_NAMES[card])
        self.taken.append(card)

    def lay_hands(self, hands: Sequence[object]) -> None:
        state = self.state
        for seat, text in enumerate(hands):
            for card in cards_of("" if text is None else text):
                self.take(card)
                take_in(state, seat, card)
                if IS_COURT[card]:
                    state.knowledge.show(card)  # all saw it being bought
                else:
                    state.knowledge.drawn(card, seat)
            if len([card for card in state.hands[seat] if IS_ROYAL[card]]) > CARROTS:
                raise contradiction("too-many-royals", str(seat))

    def lay_piles(self, pile: object, lot: object, rest: object, hands: Sequence[object]) -> None:
        """Deals hands that are left out; shuffles cards not named under the pile, or into the lot."""
        state = self.state
        top, spent = cards_of(pile), cards_of(lot)
        for card in [*top, *spent]:
            if IS_COURT[card]:
                raise contradiction("court-card-in-pile", CARD_NAMES[card])
            self.take(card)
        state.pile = [card for card in state.rules.components.numbers if card not in self.taken]
        state.rng.shuffle(state.pile)
        for seat, text in enumerate(hands):
            if text is None:
                deal_hand(state, seat)
        if rest == "lot":
            spent += state.pile
            state.pile = []
        state.pile += top[::-1]
        state.lot = spent
        for card in spent:
            state.where[card] = LOT

    def lay_dice(self, dice: Sequence[Sequence[int]]) -> None:
        """Sets the next rolls."""
        for pair in dice:
            if len(pair) != 2 or [die for die in pair if not is_whole(die) or not 1 <= die <= 6]:
                raise contradiction("bad-dice", str(pair)[:40])
            self.state.coming_dice += list(pair)

    def place_rabbits(self, rabbits: Sequence[object]) -> None:
        board = self.state.rules.board
        for seat, name in enumerate(rabbits):
            place = PLACE_CODES.get(name, -1) if isinstance(name, str) else -1
            on_map = IS_HEX[place] and board.present[place]
            if not on_map and place not in (UNDERGROUND, OFF_BOARD):
                raise contradiction("no-such-place", str(name)[:40])
            self.state.rabbits[seat] = place


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_row(value: object) -> bool:
    return isinstance(value, list | tuple)


def check_shape(
    turn: object, round: object, seed: object, rabbits: object, hands: object, dice: object, moves: object
) -> None:
    """Checks the types of a position's arguments. `PositionBuilder` checks their values."""
    for name, number in (("turn", turn), ("round", round), ("seed", seed)):
        if not is_whole(number):
            raise contradiction("not-a-number", f"{name}={str(number)[:40]}")
    for name, row in (("rabbits", rabbits), ("hands", hands), ("dice", dice)):
        if not is_row(row):
            raise contradiction("not-a-list", f"{name}={str(row)[:40]}")
    if isinstance(dice, list | tuple):
        for pair in dice:
            if not is_row(pair):
                raise contradiction("bad-dice", str(pair)[:40])
    if not isinstance(moves, str):
        raise contradiction("not-moves", str(moves)[:40])


def cards_of(text: object) -> list[int]:
    """Returns cards by name, separated by blanks or commas."""
    if not isinstance(text, str):
        raise contradiction("not-cards", str(text)[:40])
    cards: list[int] = []
    for name in text.replace(",", " ").split():
        if name not in CARD_CODES:
            raise contradiction("unknown-card", name[:40])
        cards.append(CARD_CODES[name])
    return cards


def contradiction(problem: str, detail: str) -> BadInput:
    return BadInput(Reason("bad-position", "JR-1.1", {"problem": problem, "detail": detail}))
