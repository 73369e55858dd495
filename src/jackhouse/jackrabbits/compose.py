"""A game's table from its options: rules switched on, steps put in order."""

from typing import Any

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.cards import ROYALS
from jackhouse.jackrabbits.catalogue import CATALOGUE, MOST_PLAYERS, rules_of
from jackhouse.jackrabbits.steps import all_steps
from jackhouse.jackrabbits.table import TURN, RabbitTable
from jackhouse.kernel.reason import BadInput, Reason


def table_of(players: object, preset: object, options: object, board: object) -> RabbitTable:
    """The table that these options make; `BadInput` says what does not fit."""
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        raise BadInput(
            Reason("bad-player-count", "JR-3.1", {"players": str(players)[:20], "fewest": 1, "most": MOST_PLAYERS})
        )
    return compose(players, CATALOGUE.resolve(preset, options), board)


def compose(players: int, options: dict[str, Any], board: object) -> RabbitTable:
    """The table of options that are already resolved."""
    rules = rules_of(options, players)
    table = RabbitTable(players, options, load_board(board), rules, ROYALS)
    table.set_steps(all_steps())
    turn = TURN
    for rule in rules:
        turn = rule.arrange(turn)
    table.set_turn(turn)
    return table
