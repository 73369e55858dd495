"""Saves and records from anywhere: they give a sound state back, or one clear refusal, never anything else."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput, Record
from jackhouse.kernel.game import seal_of
from tests.conformance.moments import caught, crowned, paying
from tests.conformance.play import SOAK, dumped, everything, wander
from tests.helpers import RABBITS, position

MANY = settings(
    max_examples=400 * SOAK,
    deadline=None,
    derandomize=SOAK == 1,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)

STATES = [
    RABBITS.new(3, seed=4),
    paying(Random(3)),
    crowned(Random(2)),
    caught(Random(1)),
    position(hands=("4D 9C horse", "2H"), dice=((3, 4),), moves="roll; lottery 4D; exit 2"),
]
wander(STATES[0], Random(1), 60)
DUMPS = [RABBITS.dump(state) for state in STATES]
RECORDS = [state.record.as_dict() for state in STATES]
ALL_DUMPED = [dumped(state) for state in STATES]

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from([-(2**70), 2**31, 2**32, 2**70, 1.5, float("inf"), float("nan")]),
    st.sampled_from(["", "roll", "undo", "0 roll", "9 roll", "\u00b2: pass", "4D", "KD", "citadel", "x" * 500, "\x00"]),
    st.sampled_from(["caught", "sample", "pile", "lot", "intro", "journey"]),
    st.lists(st.integers(-1, 60), max_size=4),
    st.sampled_from([[], {}, [[]], [None], {"seed": 3}, {"position": {}}, {"position": {"moves": 5}}, {"": 0}]),
).map(copy.deepcopy)


def sealed(dump: dict[str, Any]) -> dict[str, Any]:
    """A dump whose seal is right, whatever it holds."""
    content = {key: value for key, value in dump.items() if key != "seal"}
    return {**content, "seal": seal_of(content)}


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a document."""
    found = [here]
    if isinstance(data, dict):
        for key in data:
            found += paths(data[key], (*here, key))
    elif isinstance(data, list):
        for at in range(len(data)):
            found += paths(data[at], (*here, at))
    return found


@st.composite
def changed(draw: st.DrawFn, documents: list[dict[str, Any]]) -> Any:
    """A document with one to three values replaced, removed, doubled or moved a little."""
    data = copy.deepcopy(documents[draw(st.integers(0, len(documents) - 1))])
    for _ in range(draw(st.integers(1, 3))):
        ways = [way for way in paths(data) if way]
        if not ways:
            break
        # First how deep, so that the many numbers of the lists do not crowd out the few keys on top.
        depth = draw(st.integers(1, max(map(len, ways))))
        way = draw(st.sampled_from([way for way in ways if len(way) <= depth]))
        inner = data
        for key in way[:-1]:
            inner = inner[key]
        last = way[-1]
        value, change = inner[last], draw(st.sampled_from(["replace", "remove", "double", "nudge", "swap"]))
        if change == "remove":
            del inner[last]
        elif change == "double" and isinstance(inner, list):
            inner.insert(last, value)
        elif change == "nudge" and isinstance(value, int):
            inner[last] = value + draw(st.sampled_from([-1, 1, 8]))
        elif change == "swap" and isinstance(inner, list):
            other = draw(st.integers(0, len(inner) - 1))
            inner[last], inner[other] = inner[other], inner[last]
        else:
            inner[last] = draw(ODD)
    return data


def is_sound(state: Any) -> None:
    """It looks like a game from all sides, and can be played."""
    audit(state)
    everything(state)
    json.dumps(RABBITS.dump(state))
    wander(state, Random(0), 40)


@MANY
@given(changed(DUMPS))
def test_a_damaged_save_is_refused_or_nothing_was_lost(data: Any) -> None:
    try:
        state = RABBITS.load(data)
    except BadInput as bad:
        json.dumps(bad.reason.as_dict())
        return
    assert dumped(state) in ALL_DUMPED


@MANY
@given(changed(DUMPS))
def test_a_forged_save_is_refused_or_accounts_for_all_cards(data: Any) -> None:
    """Damaged, and sealed again: every field is read with care all the same."""
    try:
        state = RABBITS.load(sealed(data))
    except BadInput as bad:
        json.dumps(bad.reason.as_dict())
        return
    audit(state)
    for seat in [*range(state.players), None]:
        json.dumps(state.view(seat))
    assert state.over or all(state.legal(seat) for seat in state.awaited)


@MANY
@given(changed(RECORDS))
@example({**RECORDS[0], "start": {"position": {"moves": 5}}})
@example({**RECORDS[0], "start": {"position": {"moves": "\u00b2: pass"}}})
@example({**RECORDS[0], "start": {"position": {"round": 1.5}}})
def test_a_damaged_record_is_refused_or_replays_to_a_sound_state(data: Any) -> None:
    try:
        state = RABBITS.replay(data)
    except BadInput as bad:
        json.dumps(bad.reason.as_dict())
        return
    assert everything(RABBITS.replay(state.record)) == everything(state)
    is_sound(state)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(PLAIN)
def test_what_is_no_save_or_record_at_all_is_refused(data: Any) -> None:
    for read in (RABBITS.load, RABBITS.replay, Record.from_dict):
        with pytest.raises(BadInput):
            read(data)


def refusal(read: Any, data: Any) -> Any:
    with pytest.raises(BadInput) as found:
        read(data)
    return found.value.reason


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "other-house-1"}, "record-foreign"),
        ({"format": 1}, "record-corrupt"),
        ({"game": "jackal"}, "record-other-game"),
        ({"rules": 99}, "record-other-rules"),
        ({"rules": True}, "record-corrupt"),
        ({"players": 9}, "bad-player-count"),
        ({"options": {"fancy": 1}}, "unknown-option"),
        ({"board": "nowhere"}, "unknown-board"),
        ({"start": {}}, "record-corrupt"),
        ({"actions": ["0 fly"]}, "record-line"),
        ({"actions": ["9 roll"]}, "record-line"),
        ({"actions": ["roll"]}, "record-line"),
        ({"actions": ["0 undo"]}, "record-line"),
        ({"actions": [7]}, "record-corrupt"),
    ],
)
def test_a_foreign_record_is_refused_by_what_is_wrong_with_it(change: dict[str, Any], code: str) -> None:
    assert refusal(RABBITS.replay, {**RECORDS[0], **change}).code == code


def test_the_line_that_does_not_fit_is_named() -> None:
    lines = RECORDS[0]["actions"]
    reason = refusal(RABBITS.replay, {**RECORDS[0], "actions": [*lines[:3], "2 discard KD", *lines[3:]]})
    assert reason.code == "record-line"
    assert (reason.params["line"], reason.params["text"]) == (4, "2 discard KD")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "jackhouse-record-1"}, "save-foreign"),
        ({"record": None}, "record-corrupt"),
        ({"taught": -1}, "save-corrupt"),
        ({"taught": 10_000}, "save-corrupt"),
        ({"taught": None}, "save-corrupt"),
        ({"state": []}, "save-corrupt"),
        ({"state": {}}, "save-corrupt"),
    ],
)
def test_a_foreign_save_is_refused_by_what_is_wrong_with_it(change: dict[str, Any], code: str) -> None:
    assert refusal(RABBITS.load, sealed({**DUMPS[0], **change})).code == code


@pytest.mark.parametrize("key", list(DUMPS[0]["state"]))
def test_every_field_of_a_save_is_needed(key: str) -> None:
    packed = {name: value for name, value in DUMPS[0]["state"].items() if name != key}
    reason = refusal(RABBITS.load, sealed({**DUMPS[0], "state": packed}))
    assert reason.code == "save-corrupt"
    assert reason.params["key"] == key


def test_a_save_that_was_changed_has_a_broken_seal() -> None:
    changed = {**DUMPS[0], "state": {**DUMPS[0]["state"], "round": 2}}
    assert refusal(RABBITS.load, changed).params["problem"] == "seal-broken"
    # With a new seal, it still is not what its record comes to.
    assert refusal(RABBITS.load, sealed(changed)).params == {"problem": "missing-or-wrong", "key": "state"}


def test_a_record_is_plain_data_and_survives_json() -> None:
    for state in STATES:
        written = json.loads(json.dumps(state.record.as_dict()))
        assert Record.from_dict(written).as_dict() == state.record.as_dict()
        assert dumped(RABBITS.replay(written)) == dumped(state)
        assert dumped(RABBITS.load(json.loads(json.dumps(RABBITS.dump(state))))) == dumped(state)


def test_a_record_tells_how_a_finished_game_ended() -> None:
    state = RABBITS.new(2, seed=1, options={"round-cap": 2})
    assert state.record.ranking is None
    wander(state, Random(1), 999)
    assert state.over
    assert state.record.ranking == state.ranking
    assert RABBITS.replay(state.record).record.as_dict() == state.record.as_dict()
