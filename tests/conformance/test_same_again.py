"""Records, saves, clones, search and undo give the same game at any point."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from jackhouse.kernel import Illegal
from tests.conformance.examples import examples, moments
from tests.conformance.moments import EVERY_QUESTION, ROBBING, SEALED, counts_out, moments_of_both, preferred
from tests.conformance.play import (
    PLACES,
    SEEDS,
    SOAK,
    any_tables,
    as_bytes,
    choose,
    dumped,
    everything,
    observers,
    question,
    rich_table,
    step,
    wander,
)
from tests.full_state import without_record
from tests.helpers import game_of

ROOT = Path(__file__).parent.parent.parent


# ---- the same game again ---------------------------------------------------------------------------------------------


@examples(40)
@given(any_tables(), SEEDS)
def test_the_same_seed_and_actions_give_the_same_bytes(one: Any, play: int) -> None:
    other, rng = game_of(one).replay(one.record), Random(play)
    while not one.over:
        assert dumped(one) == dumped(other)
        undoers = [seat for seat in range(one.players) if one.undoable(seat)]
        if undoers and rng.random() < 0.2:
            heard = one.undo(undoers[0]), other.undo(undoers[0])
        else:
            seat = rng.choice(one.awaited)
            action = choose(one, seat, rng)
            heard = one.play(seat, action), other.play(seat, game_of(one).parse(str(action)))
        assert [repr(event) for event in heard[0]] == [repr(event) for event in heard[1]]
    assert everything(one) == everything(other)


@examples(30)
@given(moments(), SEEDS)
def test_dump_load_replay_and_clone_agree_at_every_point(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(25):
        here = everything(state)
        assert everything(state.clone()) == here
        assert everything(game_of(state).load(json.loads(json.dumps(game_of(state).dump(state))))) == here
        assert everything(game_of(state).replay(json.loads(json.dumps(state.record.as_dict())))) == here
        assert everything(state) == here
        if state.over:
            break
        step(state, rng, undo=0.2)


MIDDLES = (
    *("draft", "card by card", "fighting, draft", "trading, draft", "payment, draft"),
    *("call, some entered", "contest, some entered", "open"),
    *("planning, some entered", "rum, some entered"),
)


def test_copies_agree_in_the_middle_of_every_kind_of_question() -> None:
    """The same in the middle of drafts, payments and sealed windows; and all copies go on equally."""
    met: Counter[str] = Counter()
    for rng, state in moments_of_both(320 * SOAK, 120 * SOAK):
        met[question(state)] += 1
        met["draft"] += bool(state.draft)
        met["card by card"] += counts_out(state)
        met[f"{question(state)}, draft"] += bool(state.draft)
        if question(state) in SEALED and len(state.awaited) < len(state.window.seats):
            met[f"{question(state)}, some entered"] += 1
        met["open"] += bool(state.view(None).get("ways"))
        worlds = [
            state,
            state.clone(),
            game_of(state).load(json.loads(json.dumps(game_of(state).dump(state)))),
            game_of(state).replay(json.loads(json.dumps(state.record.as_dict()))),
        ]
        for _ in range(4):
            here = everything(state)
            assert [everything(world) == here for world in worlds] == [True] * 4
            if state.over:
                break
            undoers = [seat for seat in range(state.players) if state.undoable(seat)]
            if undoers and rng.random() < 0.4:
                seat = rng.choice(undoers)
                told = [repr(world.undo(seat)) for world in worlds]
            else:
                seat = rng.choice(state.awaited)
                action = choose(state, seat, rng)
                told = [repr(world.play(seat, action)) for world in worlds]
            assert len(set(told)) == 1
    assert min(met[kind] for kind in [*EVERY_QUESTION, *MIDDLES]) >= 5, met


PROGRAM = """
from hashlib import sha256
from random import Random
from tests.conformance.moments import EVERY_MAKER
from tests.conformance.play import everything
print(sha256(repr([everything(make(Random(1))) for make in EVERY_MAKER]).encode()).hexdigest())
"""


def test_the_bytes_are_the_same_in_every_process() -> None:
    """The result does not depend on the order of sets or on hashes of text."""
    found = set()
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", PROGRAM], env=env, cwd=ROOT, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        found.add(run.stdout)
    assert len(found) == 1


# ---- looking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.4")
def test_the_time_of_a_look_makes_no_difference(record_property: Any) -> None:
    """One state is viewed after every action, one sometimes, one only at the end; so are clones of them."""
    met: Counter[str] = Counter()
    for number in range(24 * SOAK):
        rng = Random(number)
        places = (rng.choice(PLACES[:13]),)
        always = rich_table(rng, rng.choice((2, 3, 4, 4)), rng.randint(2, 6), places, fights=True)
        sometimes, never = always.clone(), always.clone()
        strays: list[list[Any]] = []
        for _ in range(200):
            if always.over:
                break
            go_alike([always, sometimes, never], rng, met)
            looked_at(always)
            if rng.random() < 0.1:
                assert looked_at(sometimes) == looked_at(always)
            if rng.random() < 0.2:  # one observer alone
                seat = rng.choice(observers(always))
                assert as_bytes(sometimes.view(seat)) == as_bytes(always.view(seat))
            if rng.random() < 0.1:
                strays.append([always.clone(), sometimes.clone(), never.clone()])
                stray_on([never.clone(), always.clone()], rng, met)  # before the others go on
        for worlds in strays:  # after the others have gone on
            stray_on(worlds, rng, met)
        met["ways"] += len(always.view(None)["ways"])
        assert everything(never) == everything(sometimes) == everything(always)
    record_property("told", f"looked at or not: {dict(met)}")
    assert met["stole, unseen"] >= 100, met
    assert met["reshuffled"] >= 50, met
    assert met["took-back"] >= 50, met
    assert met["strays"] >= 200, met
    assert met["ways"] >= 20, met


def go_alike(worlds: list[Any], rng: Random, met: "Counter[str]") -> None:
    """Plays the same action, or the same undo, in each."""
    state = worlds[0]
    undoers = [seat for seat in range(state.players) if state.undoable(seat)]
    if undoers and rng.random() < 0.2:
        heard = [world.undo(undoers[0]) for world in worlds]
    else:
        seat = rng.choice(state.awaited)
        action = preferred(state, seat, rng, *ROBBING) if rng.random() < 0.8 else choose(state, seat, rng)
        heard = [world.play(seat, action) for world in worlds]
    for event in heard[0]:
        met["stole, unseen" if event.code == "stole" and event.secrets else event.code] += 1


def stray_on(worlds: list[Any], rng: Random, met: "Counter[str]") -> None:
    for _ in range(rng.randint(1, 20)):
        if not worlds[0].over:
            go_alike(worlds, rng, met)
    met["strays"] += 1
    assert [everything(world) for world in worlds[1:]] == [everything(worlds[0])] * (len(worlds) - 1)


def looked_at(state: Any) -> list[str]:
    return [as_bytes(state.view(seat)) for seat in observers(state)]


# ---- taking back -----------------------------------------------------------------------------------------------------


def position_of(state: Any) -> dict[str, Any]:
    """Returns all but the record, to which an undo adds a line."""
    return {**everything(state), "all": without_record(state)}


@examples(70)
@given(moments(), SEEDS)
def test_undo_is_as_if_it_had_not_been(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(40):
        if state.over:
            break
        before = position_of(state)
        drafts = [state.view(seat)["draft"] for seat in range(state.players)]
        seat = rng.choice(state.awaited)
        action = choose(state, seat, rng, eager=0.8)
        length = len(state.record.actions)
        heard = state.play(seat, action)
        if state.undoable(seat):
            assert all(event.to(other) is None for event in heard for other in observers(state) if other != seat)
            taken = state.clone()
            assert [event.to(seat) for event in taken.undo(seat)] == [{"code": "took-back", "params": {"seat": seat}}]
            assert position_of(taken) == before
            assert taken.record.actions == [*state.record.actions, f"{seat} undo"]
            assert len(taken.record.actions) == length + 2
        else:
            assert drafts[seat] == [] or state.view(seat)["draft"] == [] or committed(state, seat)


def committed(state: Any, seat: int | None) -> bool:
    """Whether this seat has committed a plan, which it can no longer take back."""
    return bool(state.window.plan and state.window.entry(seat) is not None)


@examples(70)
@given(moments(), SEEDS)
def test_a_seat_may_take_back_exactly_what_stands_in_its_draft(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(40):
        for seat in range(state.players):
            draft = state.view(seat)["draft"]
            assert state.undoable(seat) == (draft != [] and not committed(state, seat))
            if not state.undoable(seat):
                before = dumped(state)
                with pytest.raises(Illegal) as refusal:
                    state.undo(seat)
                assert refusal.value.reason.code == "nothing-to-undo"
                assert dumped(state) == before
        drafters = [seat for seat in range(state.players) if state.undoable(seat)]
        taken = state.clone()
        for seat in drafters:
            for _ in range(len(taken.view(seat)["draft"])):
                taken.undo(seat)
            assert not taken.undoable(seat)
        for viewer in observers(state):
            assert taken.view(viewer)["draft"] == [] or committed(state, viewer)
            if viewer not in drafters:
                assert as_bytes(taken.view(viewer)) == as_bytes(state.view(viewer))
        if state.over:
            break
        step(state, rng, eager=0.8)


# ---- search ----------------------------------------------------------------------------------------------------------


@examples(80)
@given(moments(), SEEDS)
def test_a_clone_is_independent(state: Any, play: int) -> None:
    rng = Random(play)
    here = everything(state)
    clone = state.clone()
    wander(clone, rng, 15)
    assert everything(state) == here
    there = everything(clone)
    again = clone.clone()
    wander(state, rng, 15)
    assert everything(clone) == there
    wander(clone, rng, 5)
    assert everything(again) == there
    for each in (state, clone, again):
        assert everything(game_of(each).replay(each.record)) == everything(each)


@examples(80)
@given(moments(), SEEDS)
def test_apply_reaches_the_same_state_as_play(state: Any, play: int) -> None:
    rng = Random(play)
    searched = state.clone()
    searched_on = not state.over
    for _ in range(40):
        if state.over:
            break
        seat = rng.choice(state.awaited)
        action = choose(state, seat, rng)
        state.play(seat, action)
        searched.apply(seat, action)
        assert without_record(searched) == without_record(state)
        assert [searched.view(seat) for seat in observers(state)] == [state.view(seat) for seat in observers(state)]
        assert [searched.legal(seat) for seat in range(state.players)] == [
            state.legal(seat) for seat in range(state.players)
        ]
        assert not searched.undoable(seat)
    if searched_on:
        with pytest.raises(Illegal) as refusal:
            searched.record  # noqa: B018 - what was only searched has no record
        assert refusal.value.reason.code == "unrecorded"
