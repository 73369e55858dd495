"""A game's realm from its options: rules switched on, steps put in order."""

from typing import Any

from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.cards import ROYALS
from jackhouse.jackrabbits.catalogue import CATALOGUE, MOST_PLAYERS, rules_of
from jackhouse.jackrabbits.deeds.claim import Claim
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import TURN, RabbitRules
from jackhouse.jackrabbits.steps import all_steps
from jackhouse.jackrabbits.tiles import TILES
from jackhouse.kernel.reason import BadInput, Reason


def ruleset_of(players: object, preset: object, options: object, board: object) -> RabbitRules:
    """The realm that these options make; `BadInput` says what does not fit."""
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        named = players if isinstance(players, int | str) and len(repr(players)) <= 20 else "?"
        raise BadInput(Reason("bad-player-count", "JR-3.1", {"players": str(named), "fewest": 1, "most": MOST_PLAYERS}))
    return compose(players, CATALOGUE.resolve(preset, options), board)


def compose(players: int, options: dict[str, Any], board: object) -> RabbitRules:
    """The realm of options that are already resolved."""
    rules = rules_of(options, players)
    laid = load_board(board)
    ruleset = RabbitRules(players, options, laid, ROYALS)
    ruleset.set_steps(all_steps())
    turn = TURN
    ruleset.deeds = [Claim()]
    for rule in rules:
        turn = rule.arrange(turn)
        ruleset.deeds += rule.deeds()
        rule.configure(ruleset)
    ruleset.set_turn(turn)
    ruleset.rides = [rides_from(laid, tile, rules) for tile in range(TILES)]
    return ruleset


def rides_from(board: Board, tile: int, rules: list[Rule]) -> list[int]:
    """The hexes that a horse mounted on this tile may go to (JR-6.2)."""
    hexes = board.hexes if board.present[tile] else []
    for rule in rules:
        hexes = rule.rides(board, tile, hexes)
    return hexes
