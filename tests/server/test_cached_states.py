"""What a viewer is shown is worked out once, and again as soon as it is another."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import BadInput, Illegal
from jackhouse.tables import entries as log
from jackhouse.tables.table import Change, Table

VIEWERS = (0, 1, 2, None)


def table_of_three() -> Table:
    state = games.get("jack-rabbits").new(players=3, seed=1)
    opened = log.Opened(
        code="abcdefgh",
        host="host",
        at=1.0,
        game="jack-rabbits",
        rules=games.get("jack-rabbits").version,
        players=3,
        options=dict(state.ruleset.options),
        board=state.ruleset.board_data(),
    )
    table = Table(opened)
    sit_down: list[log.Entry] = [log.Sat(seat=seat, owner=f"owner {seat}", name=f"N{seat}") for seat in range(3)]
    accept(table, *sit_down, log.Started(secret="5" * 32))
    return table


def accept(table: Table, *entries: log.Entry) -> None:
    change = Change(table, 1.0)
    for entry in entries:
        change.add(entry)
    table.accept(change)


def worked_out_anew(table: Table) -> list[Any]:
    return [{"type": "state", **table.show(viewer)} for viewer in VIEWERS]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_shown_is_never_out_of_date(seed: int) -> None:
    """Whole games with second thoughts, renaming and phrases."""
    table, rng, kinds = table_of_three(), random.Random(seed), Counter[str]()
    while not table.current.over and sum(kinds.values()) < 250:
        before = [table.bytes_for(viewer) for viewer in VIEWERS]
        state = table.current.state
        seat = rng.choice(state.awaited)
        entry: log.Entry = log.Played(seat=seat, action=str(rng.choice(state.legal(seat))))
        if rng.random() < 0.2:
            others: list[log.Entry] = [log.Undone(seat=rng.randrange(3)), log.Said(seat=0, phrase="wow")]
            others = [rng.choice(others), log.Named(seat=1, name=f"N{rng.random()}"), log.Lent(seat=2, bot="greedy")]
            entry = rng.choice(others)
        try:
            accept(table, entry)
        except (BadInput, Illegal):
            continue
        after = [table.bytes_for(viewer) for viewer in VIEWERS]
        assert [json.loads(shown) for shown in after] == json.loads(json.dumps(worked_out_anew(table)))
        same = sum(was is now for was, now in zip(before, after))
        kinds["a draft" if same == 3 else "news"] += 1
        if same:
            assert isinstance(entry, log.Played | log.Undone)
            assert before[entry.seat] is not after[entry.seat]
    assert min(kinds["a draft"], kinds["news"]) > 20, kinds


def test_events_are_kept_as_each_viewer_may_know_them() -> None:
    table, rng = table_of_three(), random.Random(1)
    heard: list[list[Any]] = [json.loads(table.events(viewer, 0)) for viewer in VIEWERS]
    for _ in range(200):
        state = table.current.state
        change = Change(table, 1.0)
        seat = state.awaited[0]
        change.add(log.Played(seat=seat, action=str(rng.choice(state.legal(seat)))))
        table.accept(change)
        for viewer, known in zip(VIEWERS, heard):
            told = [event.to(viewer) for event in change.events]
            known += [{"n": len(known) + n, **event} for n, event in enumerate(filter(None, told), 1)]
    assert [json.loads(table.events(viewer, 0)) for viewer in VIEWERS] == heard
    assert [json.loads(table.events(viewer, 7)) for viewer in VIEWERS] == [known[7:] for known in heard]
    assert table.events(0, 10**6) == b"[]"
    assert json.loads(table.events(0, -5)) == heard[0]
