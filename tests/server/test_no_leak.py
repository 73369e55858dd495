"""No leak at the socket: what a client cannot know makes no difference to anything that the server sends it."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from jackhouse.store.batch import OnStored
from jackhouse.store.index import TableRow
from jackhouse.tables.entries import Opened, Played, decode
from jackhouse.tables.table_state import TableState
from tests.conformance.moments import (
    caught,
    constructing,
    crowded,
    crowned,
    dealt,
    fighting,
    flying,
    hoarding,
    paying,
    proving,
    rich,
    robbed,
    taking_off,
    trading,
    visiting,
    vying,
)
from tests.conformance.play import SOAK, observers
from tests.conformance.redealing import redealt
from tests.conformance.test_two_worlds import KINDS
from tests.conformance.worlds import ROLES
from tests.helpers import RABBITS, standard
from tests.server.app_driver import AppDriver, table_of
from tests.server.served_worlds import ServedPair

ENOUGH = 100 * SOAK  # comparisons of each kind
SOME = 12 * SOAK  # in each role
MOST = 60 * SOAK  # moments to look for them in

#             how long each is followed, and what it is looked for
MOMENTS = {
    "intro": {
        crowned:    (4, ["giving-up"]),
        hoarding:   (5, ["payment, card by card"]),
        caught:     (6, ["call, nobody else entered", "call, others entered"]),
        paying:     (6, ["payment", "acquisition"]),
        crowded:    (6, ["discarding", "phase increment"]),
        rich:       (6, ["journey", "phase journey", "phase acquisition"]),
        dealt:      (10, ["roll", "lottery", "phase lottery", "after a reshuffle"]),
    },
    "standard": {
        taking_off: (5, ["take-off", "take-off, passport shown"]),
        flying:     (4, ["flight"]),
        vying:      (4, ["contest, others entered", "proof, others unheard"]),
        visiting:   (6, ["contest, nobody else entered"]),
        proving:    (5, ["proof"]),
        fighting:   (8, ["fighting, attacker's blow", "fighting, defender's blow"]),
        trading:    (3, ["trading"]),
        robbed:     (6, ["after a theft", "after another theft"]),
    },
    "building": {
        constructing: (4, ["building", "building, other plans", "building, plans of other length"]),
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def drivers() -> Iterator[list[AppDriver]]:
    loop = asyncio.new_event_loop()
    yield [AppDriver(loop), AppDriver(loop)]
    loop.close()


@pytest.mark.rule("leak-socket")
@pytest.mark.parametrize("part", MOMENTS)
def test_what_a_client_cannot_know_makes_no_difference_to_what_it_is_sent(
    part: str, drivers: list[AppDriver], record_property: Any
) -> None:
    counts: Counter[Any] = Counter()
    for make, (plies, kinds) in MOMENTS[part].items():
        for number in range(MOST):
            if not lacking(kinds, counts):
                break
            compare_from(drivers, make, number, plies, counts)
    record_property("told", told(part, counts))
    print("\n" + told(part, counts))
    assert not lacking(KINDS[part], counts)


def lacking(kinds: Iterable[str], counts: "Counter[Any]") -> list[str]:
    """The kinds of which there have not been enough."""
    by_role = {kind: [counts[kind, role] for role in ROLES] for kind in kinds}
    return [kind for kind, found in by_role.items() if sum(found) < ENOUGH or min(found) < SOME]


def compare_from(drivers: list[AppDriver], make: Any, number: int, plies: int, counts: "Counter[Any]") -> None:
    """For every seat and the onlooker: much is otherwise, or a few cards only, so that more goes on alike."""
    rng = Random(f"served {make.__name__} {number}")
    state = make(rng)
    for seat in observers(state):
        for changes, deep in ((99, False), (rng.randint(1, 3), True)):
            other = redealt(state, seat, rng, changes, deep)
            if other is not None:
                pair = ServedPair(drivers, state, other, seat, rng, counts)
                pair.go_on(plies, eager=rng.choice((0.2, 0.9)))
                pair.close()


def told(part: str, counts: "Counter[Any]") -> str:
    lines = [f"{f'two served worlds, {part}':32}" + "".join(f"{role:>10}" for role in ROLES)]
    for kind in [*KINDS[part], "over"]:
        lines.append(f"{kind:32}" + "".join(f"{counts[kind, role]:10}" for role in ROLES))
    lines.append(f"pairs {counts['pairs']}, of these lost for want of a common way on {counts['lost']}")
    return "\n".join(lines)


@pytest.mark.rule("leak-socket")
def test_a_step_of_a_bot_ends_where_all_see_something_of_it(drivers: list[AppDriver]) -> None:
    """Were each answer sent by itself, how many there are would tell of drafts and sealed answers."""
    app_driver = drivers[0]
    app_driver.renew()
    code = app_driver.post("/api/tables", "host", players=3, options={"round-cap": 12}).json["code"]
    for seat in range(3):
        app_driver.post(f"/api/tables/{code}/seats/{seat}/bot", "host", bot="random")
    stored: list[list[bytes]] = []
    append = app_driver.memory_store.append_then

    def counted(items: list[tuple[str, int, bytes]], then: OnStored, rows: Sequence[TableRow] = ()) -> None:
        stored.append([body for _, _, body in items])
        append(items, then, rows)

    app_driver.memory_store.append_then = counted  # type: ignore[method-assign]
    socket = app_driver.socket("onlooker", code)
    socket.send(type="hello")
    app_driver.post(f"/api/tables/{code}/start", "host")
    assert app_driver.lobby.live_tables[code].table.current.over
    socket.close()
    steps = [[decode(body) for body in bodies] for bodies in stored[1:]]  # after the start
    opened = decode(app_driver.memory_store.kept[0][2])
    assert isinstance(opened, Opened)
    current = TableState(opened)
    for _, _, body in app_driver.memory_store.kept[1:5]:
        current.apply(decode(body))
    hidden = 0
    for step in steps:
        assert {type(line) for line in step} == {Played}
        for number, line in enumerate(step, 1):
            before = current.moment
            current.apply(line)
            assert (current.moment != before) == (number == len(step))
        hidden += len(step) > 1
    assert hidden > 10
    assert len(steps) > 50


# -- in so many words --------------------------------------------------------------------------------------------------

SEALED = standard(
    rabbits=("JD", "KD", "KD"), hands=("horse", "6H", "9H"), dice=((1, 1),), moves="roll; pass; ride QC; pay horse"
)  # seats 1 and 2 are asked at once whether they contest
BUILDING = RABBITS.new(3, 3, "intro", {"building": "free", "first-player": "0"})
JOURNEY = standard(rabbits=("citadel", "KD", "KD"), hands=("7S 8S 9S 10S", "", ""), dice=((3, 4),), moves="roll; pass")


@pytest.mark.rule("leak-socket")
@pytest.mark.parametrize("timer", [0, 60])
@pytest.mark.parametrize(
    ("state", "seat", "steps"),
    [
        (SEALED, 1, ["contest 6H", "undo", "contest 6H", "undo", "pass"]),
        (SEALED, 2, ["pass", "undo", "contest 9H"]),
        (JOURNEY, 0, ["exit 0", "undo", "exit 2"]),
        (BUILDING, 0, ["pick fork", "turn 1", "undo", "turn 3"]),
    ],
    ids=["a contest", "another", "a journey", "a tile that is turned"],
)
def test_what_is_not_for_others_is_no_message_to_them(
    drivers: list[AppDriver], state: Any, seat: int, steps: list[str], timer: int
) -> None:
    """Not even an empty one: neither a sealed answer, nor a step of a draft, nor second thoughts."""
    app_driver = drivers[0]
    app_driver.renew()
    app_driver.seat_all(table_of(state.clone(), timer=timer))
    sockets = {client: app_driver.socket(client) for client in (0, 1, 2, "onlooker")}
    for socket in sockets.values():
        socket.send(type="hello")
    for decision, step in enumerate(steps):
        before = {client: len(socket.got) for client, socket in sockets.items()}
        app_driver.now += 1
        if step == "undo":
            sockets[seat].send(type="undo", seat=seat, decision=decision, key=f"k{decision}")
        else:
            sockets[seat].send(type="act", seat=seat, decision=decision, key=f"k{decision}", action=step)
        told = {client: socket.got[before[client] :] for client, socket in sockets.items()}
        kinds = [json.loads(text)["type"] for text in told.pop(seat)]
        assert {"ack", "state"} <= set(kinds)
        assert not any(told.values()), told
    for socket in sockets.values():
        socket.close()


@pytest.mark.rule("leak-socket")
def test_an_onlooker_gets_public_facts_only(drivers: list[AppDriver]) -> None:
    app_driver = drivers[0]
    for state in (SEALED, JOURNEY):
        app_driver.renew()
        app_driver.seat_all(table_of(state.clone(), timer=60))
        socket = app_driver.socket("onlooker")
        socket.send(type="hello")
        kinds = [message["type"] for message in socket.messages]
        assert kinds == ["welcome", "state", "presence"]  # no clock: that is for those who are asked
        shown = socket.messages[1]
        assert sorted(shown) == ["n", "seat", "table", "type", "view"]
        assert [shown["view"][key] for key in ("seat", "hand", "question", "draft")] == [None, None, None, []]
        socket.close()
