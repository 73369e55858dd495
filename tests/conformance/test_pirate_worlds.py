"""No leak in Jackal: before the last commit, nothing that a seat gets depends on the others' rows."""

from collections import Counter
from random import Random
from typing import Any

from jackhouse.jackal.invariants import audit
from tests.conformance.leaks import proves
from tests.conformance.moments import PIRATES, giving_rum, planning
from tests.conformance.pirate_worlds import PiratePair, hidden, redealt
from tests.conformance.play import SOAK, observers
from tests.conformance.worlds import ROLES

ENOUGH = 20
KINDS = (
    "tortuga", "planning", "planning, other rows", "planning, rows of other length", "planning, begun or not",
    "planning, some committed", "rum", "rum, other answers", "go", "friday", "weapon", "doubling", "after a new deck",
)  # fmt: skip


@proves("leak-plan")
def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know(record_property: Any) -> None:
    counts: Counter[Any] = Counter()
    for number in range(10 * SOAK):
        for make in (*PIRATES, planning, giving_rum):
            compare_from(make, number, counts)
    lines = [f"{'two worlds compared, jackal':32}" + "".join(f"{role:>10}" for role in ROLES)]
    for kind in KINDS:
        lines.append(f"{kind:32}" + "".join(f"{counts[kind, role]:10}" for role in ROLES))
    record_property("told", "\n".join([*lines, f"pairs {counts['pairs']}"]))
    print("\n" + "\n".join(lines))
    for kind in KINDS:
        for role in ROLES:
            assert counts[kind, role] >= ENOUGH, (kind, role, counts[kind, role])


def compare_from(make: Any, number: int, counts: "Counter[Any]") -> None:
    rng = Random(f"{make.__name__} {number}")
    state = make(rng)
    if state.over:
        return
    for seat in observers(state):
        for changes, alike in ((99, False), (rng.randint(1, 3), True)):
            other = redealt(state, seat, rng, changes, deep=alike)
            if other is not None:
                PiratePair(state, other, seat, rng, counts, alike).go_on(14, eager=rng.choice((0.2, 0.7)))


def test_the_other_world_differs_in_nothing_that_the_seat_knows() -> None:
    for number in range(40):
        rng = Random(number)
        state = PIRATES[number % len(PIRATES)](rng)
        for seat in observers(state):
            other = redealt(state, seat, rng)
            if other is not None and not state.over:
                audit(other)
                assert hidden(other, seat) != hidden(state, seat)
                assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
                assert seat is None or other.hands[seat] == state.hands[seat]
                assert (other.discard, other.rows, other.coins) == (state.discard, state.rows, state.coins)
