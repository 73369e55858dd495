"""A game's voyage from its options: islands loaded, steps put in order."""

from jackhouse.jackal.archipelago import unknown_board
from jackhouse.jackal.catalogue import CATALOGUE, FEWEST_PLAYERS, MOST_PLAYERS, check_first
from jackhouse.jackal.ruleset import JackalRules
from jackhouse.jackal.steps import all_steps
from jackhouse.kernel.reason import BadInput, Reason


def ruleset_of(players: object, preset: object, options: object, board: object) -> JackalRules:
    """The voyage that these options make (JK-1.1); `BadInput` says what does not fit."""
    if not isinstance(players, int) or isinstance(players, bool) or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        named = players if isinstance(players, int | str) and len(repr(players)) <= 20 else "?"
        facts = {"players": str(named), "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        raise BadInput(Reason("bad-player-count", "JK-1.1", facts))
    resolved = CATALOGUE.resolve(preset, options)
    check_first(resolved, players)
    if not isinstance(board, str):
        raise unknown_board(board)
    rules = JackalRules(players, resolved, board)
    rules.set_steps(all_steps())
    rules.set_round()
    return rules
