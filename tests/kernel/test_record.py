"""Saves and records from outside: each gives a sound state or one clear refusal."""

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from jackhouse import games
from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput, Record
from jackhouse.kernel.game import seal_of
from tests.conformance.moments import caught, crowned, paying
from tests.conformance.play import SOAK, dumped, everything, wander
from tests.full_state import full_state
from tests.helpers import RABBITS, position

BEFORE = Path(__file__).parent.parent / "fixtures" / "before"
PRESENT = Path(__file__).parent.parent / "fixtures" / "rules-2"

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
    """Returns a save with a seal that fits."""
    content = {key: value for key, value in dump.items() if key != "seal"}
    return {**content, "seal": seal_of(content)}


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Returns the path of every value in a document."""
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
    """Returns a document with one to three values replaced, removed, doubled, swapped or changed by a little."""
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
    """Asserts that a state is sound and can be played on."""
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
    """Damaged, and with a new seal that fits."""
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
def test_data_that_is_no_save_or_record_is_refused(data: Any) -> None:
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
        ({"format": "jackhouse-state-2"}, "save-foreign"),
        ({"record": None}, "record-corrupt"),
        ({"record": {**RECORDS[0], "actions": ["0 fly"]}}, "record-line"),
    ],
)
def test_a_foreign_save_is_refused_by_what_is_wrong_with_it(change: dict[str, Any], code: str) -> None:
    assert refusal(RABBITS.load, sealed({**DUMPS[0], **change})).code == code


def test_a_changed_save_has_a_broken_seal() -> None:
    shorter = {**RECORDS[0], "actions": RECORDS[0]["actions"][:-1]}
    reason = refusal(RABBITS.load, {**DUMPS[0], "record": shorter})
    assert (reason.code, reason.params["problem"]) == ("save-corrupt", "seal-broken")
    assert refusal(RABBITS.load, {**DUMPS[0], "seal": ""}).code == "save-corrupt"


def test_a_save_holds_only_the_record() -> None:
    assert {key: value for key, value in DUMPS[0].items() if key != "seal"} == {
        "format": "jackhouse-state-4",
        "record": RECORDS[0],
    }


def test_a_save_of_format_3_loads_by_its_record() -> None:
    """The fixture was written by the version before format 4, with a draft that can be taken back."""
    old = json.loads((BEFORE / "save-format-3-jackal.json").read_text("utf-8"))
    game = games.get(old["record"]["game"])
    state = game.load(old)
    assert state.record.as_dict() == old["record"]
    assert state.last_public_line == old["taught"], "the limit of undo"
    packed = old["state"]
    for name in ("where", "pile", "hands", "turn", "round", "phase"):
        assert getattr(state, name) == packed[name], name
    assert state.rng.as_list() == packed["chance"]
    assert full_state(game.load(game.dump(state))) == full_state(state)
    (seat,) = [seat for seat in range(state.players) if state.undoable(seat)]
    state.undo(seat)
    wander(state, Random(1), 40)


def test_a_save_of_format_3_is_refused_if_its_record_is_not_whole() -> None:
    old, load = json.loads((BEFORE / "save-format-3-jackal.json").read_text("utf-8")), games.get("jackal").load
    assert load(sealed({**old, "state": None, "taught": -1})).log_length, "only the record is read"
    shorter = {**old["record"], "actions": old["record"]["actions"][:-1]}
    assert refusal(load, {**old, "record": shorter}).code == "save-corrupt"
    assert refusal(load, sealed({**old, "record": {**old["record"], "actions": 5}})).code == "record-corrupt"


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_a_save_of_format_4_loads_and_is_played_on(game: str) -> None:
    old = json.loads((PRESENT / f"{game}.save.json").read_text("utf-8"))
    state = games.get(game).load(old)
    assert games.get(game).dump(state) == old
    (seat,) = [seat for seat in range(state.players) if state.undoable(seat)]
    state.undo(seat)
    wander(state, Random(1), 40)


def test_a_save_of_older_rules_is_refused_as_such() -> None:
    old = json.loads((BEFORE / "save-format-3.json").read_text("utf-8"))
    assert refusal(RABBITS.load, old).code == "record-other-rules"


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
