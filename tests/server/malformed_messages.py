"""Messages as no client of ours would send them: valid ones bent out of shape, and plain nonsense."""

import json
from copy import deepcopy
from random import Random
from typing import Any

__all__ = ["garbled", "nonsense", "strange"]

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 15, 16, 255, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**30, -0.0, 0.5, 1e308,
    float("nan"), float("inf"), "", "0", "-1", "null", "roll", "undo", "pass", "pay 7S,AC", "exit 99", "pay " * 500,
    "call 0", "discard KD", "\x00", "\u202e", "\ud800", "é" * 70, "𝔸" * 20, "a" * 65, "a" * 3000, "<script>", "../..",
    "'; drop table entries; --", "%s%n", "{0}", [], [[]], {}, [None] * 50, {"": {}}, {"seed": 0}, {"seed": 10**40},
    {"position": {}}, {"type": "act"},
]  # fmt: skip
VERBS = (
    "stay", "exit", "take", "on", "hike", "ride", "sail", "buy", "hole", "underground", "off-board", "fly", "fall",
    "pay", "put", "passport", "roll", "lottery", "fight", "spades", "strike", "yield", "contest", "prove", "leave",
    "trade", "acquire", "rest", "call", "discard", "pass", "undo", "",
)  # fmt: skip
THINGS = (
    "0",
    "3",
    "9",
    "-1",
    "7S",
    "AC,7S",
    "KD",
    "horse",
    "citadel",
    "cave2",
    "fork1:1",
    "QD:0",
    "7S,7S",
    "11S",
    "99999999999",
)


def strange(rng: Random) -> Any:
    """A value where another kind of value is expected."""
    if rng.random() < 0.1:
        return "".join(
            chr(rng.choice((rng.randrange(128), rng.randrange(0x3000), rng.randrange(0x110000)))) for _ in range(9)
        )
    return deepcopy(rng.choice(STRANGE))


def other(value: Any, rng: Random) -> Any:
    """Another value, mostly of the same kind, so that it gets farther."""
    if rng.random() < 0.3:
        return strange(rng)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 1, 2, 7, 100, 2**31, 2**63, -(10**20)))
    if isinstance(value, str):
        return other_text(value, rng)
    return strange(rng)


def other_text(text: str, rng: Random) -> str:
    words = text.split(" ")
    how = rng.random()
    if how < 0.25:
        return str(rng.choice(VERBS)) + rng.choice(("", " ", " " + rng.choice(THINGS)))
    if how < 0.45:
        return " ".join([words[0], rng.choice(THINGS), *words[2:]])
    if how < 0.55:
        return rng.choice((text.upper(), text + " ", " " + text, text + text, text[::-1], text + "\n", text + ",7S"))
    if how < 0.7:
        at = rng.randrange(len(text) + 1)
        return text[:at] + rng.choice("\x00\u200b\u202eé0 ,:;-9aZ") + text[at + rng.randint(0, 1) :]
    if how < 0.8:
        return text[: rng.randrange(len(text) + 1)]
    return str(strange(rng))


def garbled(message: dict[str, Any], rng: Random) -> str:
    """A message of that kind in which something is wrong, or more than one thing."""
    message = json.loads(json.dumps(message))
    for _ in range(rng.choice((1, 1, 1, 1, 2))):
        bend(message, rng)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.7)
    how = rng.random()
    if how < 0.08:
        text = text[: rng.randrange(len(text) + 1)]
    elif how < 0.12:
        at = rng.randrange(len(text) + 1)
        text = text[:at] + chr(rng.randrange(1, 0x2000)) + text[at:]
    elif how < 0.14:
        text = "\ufeff" + text
    elif how < 0.16:
        text += rng.choice(("{}", "x", "]", " ", "\n", "\x00"))
    elif how < 0.18:
        text = text.replace("{", '{"type": "ping", ', 1)
    return text


def bend(message: dict[str, Any], rng: Random) -> None:
    """Change one thing, at any depth."""
    place: Any = message
    while True:
        inner = [
            value
            for value in (place.values() if isinstance(place, dict) else place)
            if value and isinstance(value, dict | list)
        ]
        if not inner or rng.random() < 0.4:
            break
        place = rng.choice(inner)
    if isinstance(place, list):
        if place and rng.random() < 0.7:
            at = rng.randrange(len(place))
            place[at] = other(place[at], rng)
        else:
            place.append(strange(rng))
        return
    how, keys = rng.random(), [key for key in place if key != "type" or rng.random() < 0.2]
    if how < 0.75 and keys:
        key = rng.choice(keys)
        place[key] = other(place[key], rng)
    elif how < 0.82 and keys:
        del place[rng.choice(keys)]
    elif how < 0.88 and keys:
        key = rng.choice(keys)
        value = place[key]
        place[key] = [value] if rng.random() < 0.5 else {key: value}
    elif how < 0.92 and keys:
        key = rng.choice(keys)
        for _ in range(rng.choice((3, 100, 450))):
            place[key] = [place[key]]
    else:
        place[str(strange(rng))[:40]] = strange(rng)


def nonsense(rng: Random) -> str:
    """What is no message at all."""
    return rng.choice(
        (
            "",
            "null",
            "NaN",
            "[]",
            "{}",
            '{"type": "act"}',
            "[" * 5000,
            '{"a":' * 2000 + "1" + "}" * 2000,
            '{"type": "hello", "after": {"0": ' + "9" * 4000 + "}}",
            '"' + "x" * 20_000,
            json.dumps(strange(rng)),
            "".join(chr(rng.randrange(1, 256)) for _ in range(rng.randrange(60))),
        )
    )
