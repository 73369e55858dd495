"""Dumps: a state as plain data and back, trusting nothing that comes from outside."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackal.cards import CARDS
from jackhouse.jackal.compass import CELLS
from jackhouse.jackal.invariants import audit
from jackhouse.jackal.island import QUARTERS
from jackhouse.jackal.ruleset import JackalRules
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.record import Origin
from jackhouse.kernel.saving import WORD, Reader, pack_knowledge, pack_moment

PHASES: Final = ("landfall", "planning", "resolving")


def pack(state: JackalState) -> dict[str, Any]:
    """All that `unpack` needs beside the voyage."""
    own: dict[str, Any] = {
        "where": state.where[:],
        "pile": state.pile[:],
        "discard": state.discard[:],
        "hands": [hand[:] for hand in state.hands],
        "coins": state.coins[:],
        "sea": state.sea[:],
        "visited": state.visited[:],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "phase": state.phase,
        "island": state.island,
        "quarters": state.quarters,
        "away": state.away[:],
        "rows": [row[:] for row in state.rows],
        "attached": state.attached[:],
        "pirates": state.pirates[:],
        "steps": state.steps[:],
    }
    return {**pack_moment(state), **own, **pack_knowledge(state.knowledge)}


def unpack(rules: JackalRules, origin: Origin, data: Mapping[str, Any]) -> JackalState:
    """The state that was packed; `BadInput` names the field that is wrong."""
    reader, players, islands = Reader(rules, data), rules.players, len(rules.islands) - 1
    state = JackalState(rules, reader.rng(), origin, reader.knowledge(CARDS))
    reader.moment(state)
    state.where = reader.numbers("where", -3, players - 1, CARDS)
    state.pile = reader.numbers("pile", 0, CARDS - 1)
    state.discard = reader.numbers("discard", 0, CARDS - 1)
    state.hands = [reader.check_numbers("hands", hand, 0, CARDS - 1) for hand in reader.items("hands", players)]
    state.coins = reader.numbers("coins", 0, WORD, players)
    state.sea = reader.numbers("sea", 0, islands)
    state.visited = reader.numbers("visited", 0, islands)
    state.first = reader.number("first", 0, players - 1)
    state.turn = reader.number("turn", -1, players - 1)
    state.round = reader.number("round", 1, rules.rounds)
    state.phase = data["phase"] if data.get("phase") in PHASES else reader.fail("phase")
    state.island = reader.number("island", 0, islands)
    state.quarters = reader.number("quarters", 0, QUARTERS - 1 if rules.turns_islands else 0)
    state.away = reader.flags("away", players)
    state.rows = [reader.check_numbers("rows", row, 0, CARDS - 1) for row in reader.items("rows", players)]
    state.attached = reader.numbers("attached", 0, CARDS - 1)
    state.pirates = reader.numbers("pirates", -1, CELLS - 1, players)
    state.steps = reader.numbers("steps", 0, WORD, players)
    audit(state)
    reader.check_moment(state)
    return state
