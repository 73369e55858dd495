"""All of a state as plain data, so that two states can be compared."""

from collections.abc import Hashable
from functools import cache
from typing import Any, cast

from jackhouse.jackrabbits.building.phase import BuildingPhase
from jackhouse.kernel import Action, Frame, Rng, State, Window
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.theft_hypotheses import TheftHypotheses

# Caches, what is shared by all states of a game, and what only the last call of `play` set. The record is compared
# by `full_state`, and left out by `without_record`, since it goes on when an action is taken back.
_LEFT_OUT = {"ruleset", "rules", "origin", "key", "dealt", "log", "log_length", "last_public_line"}
_LEFT_OUT |= {"emitting", "events", "opening", "_legal_seat", "_legal"}

_PLAIN = {int, bool, str, type(None)}


def full_state(state: State) -> dict[str, Any]:
    """Returns every field of a state and its record."""
    return {"state": without_record(state), "record": state.record.as_dict(), "last_public": state.last_public_line}


def without_record(state: State) -> dict[str, Any]:
    """Returns every field of a state without its record."""
    return {name: _plain(value) for name, value in _fields(state).items() if name not in _LEFT_OUT}


def _fields(thing: object) -> dict[str, Any]:
    """Returns the attributes of an object by name, on the plain and on the compiled engine."""
    return {name: getattr(thing, name) for name in _names(cast(Hashable, type(thing))) or sorted(vars(thing))}


@cache
def _names(kind: Hashable) -> list[str]:
    """Returns the names of the attributes of a compiled class or one with slots."""
    names: Any = getattr(kind, "__mypyc_attrs__", None) or getattr(kind, "__slots__", ())
    return sorted(names)


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list or kind is tuple:  # mostly of numbers, which need no further look
        return list(value) if _PLAIN.issuperset(map(type, value)) else [_plain(item) for item in value]
    if kind is Action:
        return str(value)
    if kind is Rng:
        return value.as_list()
    if kind is KnowledgeLog:
        return [_plain(value.card_knowledge(seat)) for seat in [*range(value.card_knowledge(None).players), None]]
    if kind is dict:
        return [[_plain(key), _plain(value[key])] for key in sorted(value)]
    if kind is BuildingPhase:
        return [value.described(), value.unseen]
    assert kind in (Window, Frame, CardKnowledge, TheftHypotheses), kind
    return {name: _plain(field) for name, field in _fields(value).items()}
