"""All of a state as plain data, so that two states can be compared."""

from typing import Any

from jackhouse.kernel import Action, Frame, Rng, State, Window
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.theft_hypotheses import TheftHypotheses

# Caches, what is shared by all states of a game, and what only the last call of `play` set. The record is compared
# by `full_state`, and left out by `without_record`, since it goes on when an action is taken back.
_LEFT_OUT = {"ruleset", "rules", "origin", "key", "dealt", "log", "log_length", "last_public_line"}
_LEFT_OUT |= {"emitting", "events", "opening", "_legal_seat", "_legal"}


def full_state(state: State) -> dict[str, Any]:
    """Returns every field of a state and its record."""
    return {"state": without_record(state), "record": state.record.as_dict(), "last_public": state.last_public_line}


def without_record(state: State) -> dict[str, Any]:
    """Returns every field of a state without its record."""
    return {name: _plain(value) for name, value in _fields(state).items() if name not in _LEFT_OUT}


def _fields(thing: object) -> dict[str, Any]:
    """Returns the attributes of an object by name, on the plain and on the compiled engine."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or getattr(type(thing), "__slots__", None) or vars(thing)
    return {name: getattr(thing, name) for name in sorted(names)}


def _plain(value: Any) -> Any:
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, Rng):
        return value.as_list()
    if isinstance(value, KnowledgeLog):
        return [_plain(value.card_knowledge(seat)) for seat in [*range(value.card_knowledge(None).players), None]]
    if isinstance(value, Window | Frame | CardKnowledge | TheftHypotheses):
        return {name: _plain(field) for name, field in _fields(value).items()}
    if isinstance(value, dict):
        return [[_plain(key), _plain(value[key])] for key in sorted(value)]
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    assert value is None or isinstance(value, int | str), value
    return value
