"""Records of finished served games, and changes to them."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from jackhouse import games
from jackhouse.kernel.secret import commitment_of

__all__ = ["KINDS", "finished", "mutated", "uncommitted"]

Document = dict[str, Any]
_HEX = "0123456789abcdef"
_SHORT = {"jack-rabbits": {"round-cap": 4}, "jackal": {"islands": 3}}


@cache
def _finished(key: str) -> str:
    rng = Random(5)
    seed = {"secret": f"{rng.getrandbits(128):032x}", "nonces": [f"{rng.getrandbits(128):032x}", "", "a5"]}
    return json.dumps(_played(key, seed, rng))


def _played(key: str, seed: object, rng: Random) -> Document:
    state = games.get(key).new(3, seed, options=_SHORT[key])
    while not state.over:
        seat = rng.choice(state.awaited)
        state.play(seat, rng.choice(state.legal(seat)))
    record: Document = state.record.as_dict()
    return record


def uncommitted(key: str) -> Document:
    """Returns a record as it was written before there were nonces, commitments and numbers drawn."""
    record = _played(key, "5a" * 16, Random(6))
    return {name: value for name, value in record.items() if name not in ("commitment", "draws")}


def finished(key: str) -> Document:
    """Returns the record of a short game of three, two of whom gave a nonce."""
    record: Document = json.loads(_finished(key))
    return record


def mutated(record: Document, kind: str, rng: Random) -> Document:
    """Returns a copy with one change."""
    changed = copy.deepcopy(record)
    _MUTATIONS[kind](changed, rng)
    assert changed != record
    return changed


def _other_digit(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(_HEX.replace(text[at], "")) + text[at + 1 :]


def _some_draw(record: Document, rng: Random) -> tuple[list[list[int]], int]:
    """Returns the draws of a line and an index; later lines are as likely as the deal."""
    lines = [draws for draws in record["draws"][1:] if draws]
    draws = record["draws"][0] if not lines or rng.random() < 0.5 else rng.choice(lines)
    return draws, rng.randrange(len(draws))


def _secret(record: Document, rng: Random) -> None:
    record["start"]["secret"] = _other_digit(record["start"]["secret"], rng)


def _secret_and_commitment(record: Document, rng: Random) -> None:
    _secret(record, rng)
    record["commitment"] = commitment_of(record["start"]["secret"])


def _commitment(record: Document, rng: Random) -> None:
    record["commitment"] = _other_digit(record["commitment"], rng)


def _nonce(record: Document, rng: Random) -> None:
    nonces = record["start"]["nonces"]
    seat = rng.randrange(len(nonces))
    nonce = nonces[seat]
    nonces[seat] = rng.choice([_other_digit(nonce, rng), nonce[:-1], ""]) if nonce else rng.choice(_HEX)


def _nonces_swapped(record: Document, rng: Random) -> None:
    nonces = record["start"]["nonces"]
    one, other = rng.sample(range(len(nonces)), 2)
    nonces[one], nonces[other] = nonces[other], nonces[one]


def _result(record: Document, rng: Random) -> None:
    draws, at = _some_draw(record, rng)
    bound, number = draws[at]
    draws[at] = [bound, rng.choice([other for other in range(bound + 1) if other != number])]


def _bound(record: Document, rng: Random) -> None:
    draws, at = _some_draw(record, rng)
    bound, number = draws[at]
    draws[at] = [bound + rng.choice([-1, 1, 2, 10]), number]


def _draw_left_out(record: Document, rng: Random) -> None:
    draws, at = _some_draw(record, rng)
    del draws[at]


def _draw_added(record: Document, rng: Random) -> None:
    draws, at = _some_draw(record, rng)
    draws.insert(at, [6, rng.randrange(6)])


def _line_left_out(record: Document, rng: Random) -> None:
    del record["draws"][rng.randrange(len(record["draws"]))]


def _action(record: Document, rng: Random) -> None:
    """Changes an action to an illegal one. A legal one would give another valid game."""
    actions = record["actions"]
    at = rng.randrange(len(actions))
    seat, _, words = actions[at].partition(" ")
    actions[at] = rng.choice([f"{(int(seat) + 1) % 3} undo", f"{seat} {words} 9", f"7 {words}", words])


_MUTATIONS: dict[str, Callable[[Document, Random], None]] = {
    "secret": _secret,
    "secret and commitment": _secret_and_commitment,
    "commitment": _commitment,
    "nonce": _nonce,
    "nonces swapped": _nonces_swapped,
    "result": _result,
    "bound": _bound,
    "draw left out": _draw_left_out,
    "draw added": _draw_added,
    "line left out": _line_left_out,
    "action": _action,
}
KINDS = tuple(_MUTATIONS)
