"""A game's realm from its options: rules switched on, steps put in order."""

from typing import Any

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.cards import ROYALS
from jackhouse.jackrabbits.catalogue import CATALOGUE, MOST_PLAYERS, rules_of
from jackhouse.jackrabbits.realm import TURN, Realm
from jackhouse.jackrabbits.steps import all_steps
from jackhouse.kernel.reason import BadInput, Reason


def realm_of(players: object, preset: object, options: object, board: object) -> Realm:
    """The realm that these options make; `BadInput` says what does not fit."""
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        raise BadInput(
            Reason("bad-player-count", "JR-3.1", {"players": str(players)[:20], "fewest": 1, "most": MOST_PLAYERS})
        )
    return compose(players, CATALOGUE.resolve(preset, options), board)


def compose(players: int, options: dict[str, Any], board: object) -> Realm:
    """The realm of options that are already resolved."""
    rules = rules_of(options, players)
    realm = Realm(players, options, load_board(board), rules, ROYALS)
    realm.set_steps(all_steps())
    turn = TURN
    for rule in rules:
        turn = rule.arrange(turn)
    realm.set_turn(turn)
    return realm
