"""What holds in every game, whatever the players, the options and the play."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from jackhouse.jackrabbits.audit import audit
from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.kernel import Illegal, Reason
from tests.conformance.moments import MAKERS, QUESTIONS, counts_out
from tests.conformance.play import (
    SEEDS,
    SOAK,
    as_bytes,
    choose,
    dumped,
    everything,
    observers,
    question,
    rich_table,
    step,
    tables,
    wander,
)
from tests.helpers import RABBITS

ROOT = Path(__file__).parent.parent.parent
COURT = [name for name in CARD_NAMES if name in ("boat", "horse") or name[0] in "JQK"]


def examples(count: int) -> Any:
    """So many examples, more in a soak."""
    return settings(
        max_examples=count * SOAK,
        deadline=None,
        derandomize=SOAK == 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@st.composite
def moments(draw: st.DrawFn, most_plies: int = 60) -> Any:
    """A game somewhere in the middle, often of hands that can pay for something."""
    rng = Random(draw(SEEDS))
    if draw(st.booleans()):
        state = RABBITS.new(**draw(tables()))
    else:
        state = rich_table(rng, draw(st.integers(1, 4)), draw(st.sampled_from([2, 4, 6, 8, 10, 20])))
    wander(state, rng, draw(st.integers(0, most_plies)))
    note(json.dumps(state.record.as_dict()))  # so that a failure can be replayed
    return state


def cards_in(view: dict[str, Any]) -> list[str]:
    """Every card that a view places anywhere."""
    unseen = [card for batch in view["unseen"] for card in batch["cards"]]
    return [*(view["hand"] or []), *view["known"], *view["court"], *view["lot"], *unseen]


# ---- cards, carrots, and an end --------------------------------------------------------------------------------------


@pytest.mark.rule("JR-1.1")
@examples(100)
@given(tables(), SEEDS)
def test_all_54_cards_are_always_accounted_for(table: dict[str, Any], play: int) -> None:
    state, rng = RABBITS.new(**table), Random(play)
    while not state.over:
        audit(state)
        for seat in observers(state):
            view = state.view(seat)
            assert sum(view["hand_sizes"]) + len(view["court"]) + len(view["lot"]) + view["pile_size"] == 54
            assert sorted(cards_in(view)) == sorted(CARD_NAMES)
            assert set(COURT) <= {*view["court"], *view["known"], *(view["hand"] or [])}
            hidden = [0] * state.players
            for batch in view["unseen"]:
                assert len(batch["cards"]) == batch["pile"] + sum(batch["hands"])
                hidden = [count + more for count, more in zip(hidden, batch["hands"])]
            shown = Counter(holders[0] for holders in view["known"].values())
            for other in range(state.players):
                known = len(view["hand"]) if other == seat else hidden[other] + shown[other]
                assert view["hand_sizes"][other] == known
            assert sum(batch["pile"] for batch in view["unseen"]) == view["pile_size"]
        step(state, rng)
    audit(state)


@pytest.mark.rule("JR-4.6")
@examples(100)
@given(moments())
def test_carrots_lie_where_royals_are_held(state: Any) -> None:
    rng = Random(len(state.log))
    for _ in range(60):
        royals = {name: seat for seat, hand in enumerate(state.hands) for name in names(hand) if name[0] in "JQK"}
        for seat in observers(state):
            view = state.view(seat)
            assert view["carrots"] == royals
            assert set(view["court"]) & set(COURT[2:]) == set(COURT[2:]) - set(royals)
            if seat is not None:
                held = [name for name in view["hand"] if name[0] in "JQK"]
                assert sorted(held) == sorted(name for name, holder in view["carrots"].items() if holder == seat)
        most = 4 if question(state) == "giving-up" else 3
        assert max(Counter(royals.values()).values(), default=0) <= most
        if state.over:
            break
        step(state, rng)


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


@examples(150)
@given(tables(most_rounds=40), SEEDS, st.floats(0, 1))
def test_nobody_is_ever_stuck_and_every_game_ends(table: dict[str, Any], play: int, eager: float) -> None:
    state, rng = RABBITS.new(**table), Random(play)
    decisions = 0
    while not state.over:
        assert state.awaited
        assert len(set(state.awaited)) == len(state.awaited)
        for seat in range(state.players):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.awaited)
            assert len(set(legal)) == len(legal)
        step(state, rng, eager)
        decisions += 1
        assert decisions < 1000 * state.players * (table["options"]["round-cap"] + 1)
    assert state.awaited == []
    assert [state.legal(seat) for seat in range(state.players)] == [[]] * state.players
    assert sorted(seat for group in state.ranking for seat in group) == list(range(state.players))
    assert state.view(None)["ranking"] == state.ranking


# ---- the same game again ---------------------------------------------------------------------------------------------


@examples(60)
@given(tables(), SEEDS)
def test_the_same_seed_and_actions_give_the_same_bytes(table: dict[str, Any], play: int) -> None:
    one, other = RABBITS.new(**table), RABBITS.new(**table)
    rng = Random(play)
    while not one.over:
        assert dumped(one) == dumped(other)
        undoers = [seat for seat in range(one.players) if one.undoable(seat)]
        if undoers and rng.random() < 0.2:
            heard = one.undo(undoers[0]), other.undo(undoers[0])
        else:
            seat = rng.choice(one.awaited)
            action = choose(one, seat, rng)
            heard = one.play(seat, action), other.play(seat, RABBITS.parse(str(action)))
        assert [repr(event) for event in heard[0]] == [repr(event) for event in heard[1]]
    assert everything(one) == everything(other)


@examples(40)
@given(moments(), SEEDS)
def test_dump_load_replay_and_clone_agree_at_every_point(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(25):
        here = everything(state)
        assert everything(state.clone()) == here
        assert everything(RABBITS.load(json.loads(json.dumps(RABBITS.dump(state))))) == here
        assert everything(RABBITS.replay(json.loads(json.dumps(state.record.as_dict())))) == here
        assert everything(state) == here
        if state.over:
            break
        step(state, rng, undo=0.2)


def test_they_agree_in_the_middle_of_every_kind_of_question() -> None:
    """The same, wherever a hand in a draft, a payment or a sealed window stands; and they go on alike."""
    met: Counter[str] = Counter()
    for number in range(280 * SOAK):
        rng = Random(number)
        state = MAKERS[number % len(MAKERS)](rng)
        met[question(state)] += 1
        met["draft"] += bool(state.draft)
        met["card by card"] += counts_out(state)
        met["sealed, some entered"] += question(state) == "call" and len(state.awaited) < len(state.windows[-1].seats)
        worlds = [
            state,
            state.clone(),
            RABBITS.load(json.loads(json.dumps(RABBITS.dump(state)))),
            RABBITS.replay(json.loads(json.dumps(state.record.as_dict()))),
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
    assert min(met[kind] for kind in [*QUESTIONS, "draft", "card by card", "sealed, some entered"]) >= 5, met


PROGRAM = """
from hashlib import sha256
from random import Random
from tests.conformance.moments import MAKERS
from tests.conformance.play import everything
print(sha256(repr([everything(make(Random(1))) for make in MAKERS]).encode()).hexdigest())
"""


def test_the_bytes_are_the_same_in_every_process() -> None:
    """No order of a set, no hash of a text has a part in it."""
    found = set()
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", PROGRAM], env=env, cwd=ROOT, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        found.add(run.stdout)
    assert len(found) == 1


# ---- taking back -----------------------------------------------------------------------------------------------------


def position_of(state: Any) -> dict[str, Any]:
    """All but the record, which goes on when something is taken back."""
    return {**everything(state), "dump": json.dumps(RABBITS.pack(state))}


@examples(100)
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
            assert drafts[seat] == [] or state.view(seat)["draft"] == []


@examples(100)
@given(moments(), SEEDS)
def test_a_seat_may_take_back_exactly_what_stands_in_its_draft(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(40):
        for seat in range(state.players):
            draft = state.view(seat)["draft"]
            assert state.undoable(seat) == (draft != [])
            if not draft:
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
        for seat in observers(state):
            assert taken.view(seat)["draft"] == []
            if seat not in drafters:
                assert as_bytes(taken.view(seat)) == as_bytes(state.view(seat))
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
        assert everything(RABBITS.replay(each.record)) == everything(each)


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
        assert RABBITS.pack(searched) == RABBITS.pack(state)
        assert [searched.view(seat) for seat in observers(state)] == [state.view(seat) for seat in observers(state)]
        assert [searched.legal(seat) for seat in range(state.players)] == [
            state.legal(seat) for seat in range(state.players)
        ]
        assert not searched.undoable(seat)
    if searched_on:
        with pytest.raises(Illegal) as refusal:
            searched.record  # noqa: B018 - what was only searched has no record
        assert refusal.value.reason.code == "unrecorded"


# ---- actions ---------------------------------------------------------------------------------------------------------


@examples(100)
@given(moments(), SEEDS)
def test_every_action_reads_back_as_itself(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(40):
        for seat in range(state.players):
            for action in [*state.legal(seat), *[action for action, _ in state.refused(seat)]]:
                assert RABBITS.parse(str(action)) == action
                assert str(RABBITS.parse(str(action))) == str(action)
                assert hash(RABBITS.parse(str(action))) == hash(action)
        if state.over:
            break
        step(state, rng)


def any_action(rng: Random) -> Any:
    """Any line at all of the vocabulary."""
    words = RABBITS.words
    verb = rng.randrange(len(words.verbs))
    form, cards = words.forms[verb], rng.sample(words.cards, rng.randint(1, 4))
    text = {
        "": "",
        "n": str(rng.choice((0, 1, 2, 3, 4, 5, 6, 99))),
        "card": cards[0],
        "cards": ",".join(cards),
        "place": rng.choice(words.places),
        "place:n": f"{rng.choice(words.places)}:{rng.randint(0, 6)}",
    }[form]
    return RABBITS.parse(f"{words.verbs[verb]} {text}")


@examples(100)
@given(moments(), SEEDS)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(12):
        before = dumped(state)
        for seat in [*range(state.players), state.players, -1]:
            legal = state.legal(seat)
            refused = state.refused(seat)
            assert [action for action, _ in refused if action in legal] == []
            own = state.legal(rng.choice(state.awaited)) if not state.over else []
            for action in [*[any_action(rng) for _ in range(25)], *own, *[action for action, _ in refused]]:
                if action in legal:
                    assert state.why(seat, action) is None
                    continue
                reason = state.why(seat, action)
                assert isinstance(reason, Reason)
                assert reason.code
                json.dumps(reason.as_dict())
                with pytest.raises(Illegal) as refusal:
                    state.play(seat, action)
                assert refusal.value.reason == reason
                if action in dict(refused):
                    assert dict(refused)[action] == reason
        assert dumped(state) == before
        if state.over:
            break
        wander(state, rng, 4, eager=0.7)


@examples(100)
@given(moments())
def test_views_are_plain_data(state: Any) -> None:
    for seat in observers(state):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat
    for seat in (-1, state.players):
        with pytest.raises(Illegal):
            state.view(seat)


def test_legal_lists_are_short(record_property: Any) -> None:
    """99 of 100 have at most 60 lines, none more than 200; the largest is told."""
    sizes: Counter[int] = Counter()
    largest, where = 0, ""
    for number in range(400 * SOAK):
        rng = Random(number)
        limit = {"hand-limit": rng.choice(["enforced", "caught"])}
        players = rng.randint(1, 4)
        if number % 2:
            state = RABBITS.new(players, seed=number, options={**limit, "round-cap": 30})
        else:
            state = rich_table(rng, players, rng.choice((6, 9, 12, 16)), **limit)
        for _ in range(300):
            if state.over:
                break
            for seat in state.awaited:
                size = len(state.legal(seat))
                sizes[size] += 1
                if size > largest:
                    largest, where = size, f"{question(state)}, hand of {len(state.hands[seat])}, options {limit}"
            step(state, rng, eager=0.6)
    lists = sum(sizes.values())
    short = sum(count for size, count in sizes.items() if size <= 60)
    record_property("legal-lists", lists)
    record_property("largest-legal-list", largest)
    told = f"legal lists: {lists}, at most 60 lines: {100 * short / lists:.3f} %, largest {largest} ({where})"
    record_property("told", told)
    print("\n" + told)
    assert short >= 0.99 * lists
    assert largest <= 200
