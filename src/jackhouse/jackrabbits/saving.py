"""Dumps: a state as plain data and back, trusting nothing that comes from outside."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackrabbits.cards import CARDS
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.record import Origin
from jackhouse.kernel.saving import Reader, pack_knowledge, pack_moment

PHASES: Final = ("lottery", "journey", "acquisition", "increment")


def pack(state: RabbitState) -> dict[str, Any]:
    """All that `unpack` needs beside the realm."""
    own: dict[str, Any] = {
        "where": state.where[:],
        "pile": state.pile[:],
        "lot": state.lot[:],
        "hands": [hand[:] for hand in state.hands],
        "rabbits": state.rabbits[:],
        "turn": state.turn,
        "first": state.first,
        "round": state.round,
        "dice": [state.die_one, state.die_two],
        "phase": state.phase,
        "winner": state.winner,
        "coming_dice": state.coming_dice[:],
        "arrived": state.arrived,
        "passport": state.passport,
        "fought": state.fought,
        "stale": state.stale,
        "aside": [[seat, card] for seat, card in state.aside],
    }
    return {**pack_moment(state), **own, **pack_knowledge(state.knowledge)}


def unpack(rules: RabbitRules, origin: Origin, data: Mapping[str, Any]) -> RabbitState:
    """The state that was packed; `BadInput` names the field that is wrong."""
    reader = Reader(rules, data)
    state = RabbitState(rules, reader.rng(), origin, reader.knowledge(CARDS))
    reader.moment(state)
    state.where = reader.numbers("where", -4, rules.players - 1, CARDS)
    state.pile = reader.numbers("pile", 0, CARDS - 1)
    state.lot = reader.numbers("lot", 0, CARDS - 1)
    state.hands = [reader.check_numbers("hands", hand, 0, CARDS - 1) for hand in reader.items("hands", rules.players)]
    state.rabbits = reader.numbers("rabbits", 0, 99, rules.players)
    state.turn = reader.number("turn", 0, rules.players - 1)
    state.first = reader.number("first", 0, rules.players - 1)
    state.round = reader.number("round", 1, rules.round_cap)
    state.die_one, state.die_two = reader.numbers("dice", 0, 6, 2)
    state.phase = data["phase"] if data.get("phase") in PHASES else reader.fail("phase")
    state.winner = reader.number("winner", -1, rules.players - 1)
    state.coming_dice = reader.numbers("coming_dice", 1, 6)
    state.arrived = reader.flag("arrived")
    state.passport = reader.number("passport", -1, CARDS - 1)
    state.fought = reader.flag("fought")
    state.stale = reader.number("stale", 0, len(state.lot))
    for pair in reader.items("aside"):
        seat, card = reader.check_numbers("aside", pair, 0, CARDS - 1, 2)
        state.aside.append((seat, card))
    audit(state)
    reader.check_moment(state)
    return state
