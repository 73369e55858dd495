"""No leak, proven: what a seat cannot know makes no difference to anything it gets (docs/design.md)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.audit import audit
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.lottery import Lottery
from jackhouse.jackrabbits.view import describe
from jackhouse.kernel import Event
from jackhouse.kernel.build import COMPILED
from tests.conformance.moments import (
    caught,
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
from tests.conformance.play import SOAK, as_bytes, observers
from tests.conformance.redealing import blurs, redealt
from tests.conformance.worlds import ROLES, Pair
from tests.helpers import RABBITS, legal, position

ENOUGH = 100

KINDS = {
    "intro": (
        "roll", "lottery", "journey", "payment", "payment, card by card", "acquisition", "giving-up", "discarding",
        "call, nobody else entered", "call, others entered",
        "phase lottery", "phase journey", "phase acquisition", "phase increment",
        "after a reshuffle",
    ),
    "standard": (
        "take-off", "take-off, passport shown", "flight",
        "contest, nobody else entered", "contest, others entered", "proof", "proof, others unheard",
        "fighting, attacker's blow", "fighting, defender's blow", "trading",
        "after a theft", "after another theft",
    ),
}  # fmt: skip

#             how many, and how long each is followed
MOMENTS = {
    "intro": {
        dealt:      (40, 25),
        rich:       (60, 10),
        paying:     (30, 8),
        hoarding:   (50, 5),
        crowned:    (60, 5),
        crowded:    (12, 8),
        caught:     (24, 10),
    },
    "standard": {
        taking_off: (24, 6),
        flying:     (34, 6),
        visiting:   (40, 8),
        vying:      (76, 4),
        proving:    (40, 5),
        fighting:   (40, 8),
        trading:    (50, 6),
        robbed:     (40, 10),
    },
}  # fmt: skip

LEAKS = (
    "leak-view", "leak-draft", "leak-event", "leak-refusal", "leak-error",
    "leak-asked", "leak-legal", "leak-sealed", "leak-undoable",
)  # fmt: skip


def proves(*leaks: str) -> Any:
    """Marks a test by the leaks that it must catch (tests/soak/faults_leaks.py)."""

    def mark(test: Any) -> Any:
        for leak in leaks:
            test = pytest.mark.rule(leak)(test)
        return test

    return mark


# ---- the proof -------------------------------------------------------------------------------------------------------


@proves(*LEAKS)
@pytest.mark.parametrize("part", MOMENTS)
def test_what_a_seat_cannot_know_makes_no_difference_to_it(part: str, record_property: Any) -> None:
    """Moments of any game, and those of the strategies; all strategies may be on in both."""
    counts: Counter[Any] = Counter()
    for make, (moments, plies) in MOMENTS[part].items():
        for number in range(moments * SOAK):
            compare_from(make, number, plies, counts)
    record_property("told", table_of(part, counts))
    print("\n" + table_of(part, counts))
    for kind in KINDS[part]:
        for role in ROLES:
            assert counts[kind, role] >= ENOUGH, (kind, role, counts[kind, role])


def compare_from(make: Any, number: int, plies: int, counts: "Counter[Any]") -> None:
    """For every seat and the onlooker: much is otherwise, or a few cards only, so that more goes on alike."""
    rng = Random(f"{make.__name__} {number}")
    state = make(rng)
    for seat in observers(state):
        for changes, deep in ((99, False), (rng.randint(1, 3), True)):
            other = redealt(state, seat, rng, changes, deep)
            if other is not None:
                Pair(state, other, seat, rng, counts).go_on(plies, eager=rng.choice((0.2, 0.9)))


def table_of(part: str, counts: "Counter[Any]") -> str:
    lines = [f"{f'two worlds compared, {part}':32}" + "".join(f"{role:>10}" for role in ROLES)]
    for kind in [*KINDS[part], "over"]:
        lines.append(f"{kind:32}" + "".join(f"{counts[kind, role]:10}" for role in ROLES))
    lines.append(f"pairs {counts['pairs']}, of these lost for want of a common way on {counts['lost']}")
    return "\n".join(lines)


# ---- the proof is one ------------------------------------------------------------------------------------------------


def test_the_other_world_differs_in_nothing_that_the_seat_knows() -> None:
    robbed_otherwise = 0
    for number in range(80):
        rng = Random(number)
        state = (dealt, rich, caught, robbed)[number % 4](rng)
        for seat in observers(state):
            other = redealt(state, seat, rng)
            if other is None:
                continue
            audit(other)
            assert [hand for hand in other.hands if hand] != [hand for hand in state.hands if hand]
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
            assert other.lot == state.lot
            assert len(other.pile) == len(state.pile)
            assert sorted(other.knowledge.known) == sorted(state.knowledge.known)
            for card in range(54):
                if state.knowledge.knows(seat, card):
                    assert other.where[card] == state.where[card]
                assert other.where[card] in (state.knowledge.holders(seat, card) or [other.where[card]])
            first = {hand: group[0] for group in blurs(state, seat) for hand in group}
            for batch in set(state.knowledge.batch):
                members = [card for card in range(54) if state.knowledge.batch[card] == batch]
                spread = [sorted(first.get(s.where[card], s.where[card]) for card in members) for s in (state, other)]
                assert spread[0] == spread[1]
            robbed_otherwise += any(
                sorted(hand) != sorted(state.hands[at]) for at, hand in enumerate(other.hands) if at in first
            )
    assert robbed_otherwise >= 20


def best_hidden_card(state: RabbitState, seat: int | None, view: dict[str, Any]) -> None:
    describe(state, seat, view)
    view["best"] = max(max(hand, default=0) for hand in state.hands)


def ask_only_who_can_win(lottery: Lottery, state: RabbitState, frame: Any) -> None:
    if len(lottery.legal(state, state.turn)) > 1:
        state.ask(frame.step, state.turn)
    else:
        state.phase = "journey"
        state.pop()


@pytest.mark.skipif(COMPILED, reason="compiled classes cannot be changed while they run")
@pytest.mark.parametrize(
    ("place", "name", "leaky"),
    [
        (RabbitState, "describe", best_hidden_card),
        (Event, "to", lambda event, seat: {"code": event.code, "params": event.params}),
        (Lottery, "resume", ask_only_who_can_win),
    ],
    ids=["a view field", "an event parameter", "who is asked"],
)
def test_a_leak_would_be_noticed(place: Any, name: str, leaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted in the running program; `make soak` plants more of them in the source."""
    monkeypatch.setattr(place, name, leaky)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare_many()


def compare_many() -> None:
    for number in range(20):
        compare_from(dealt, number, 25, Counter())


# ---- and in a few lines ----------------------------------------------------------------------------------------------


def views(state: Any) -> list[str]:
    """What the others and an onlooker see while seat 0 moves."""
    return [as_bytes(state.view(seat)) for seat in (1, None)]


@proves("leak-asked")
def test_the_lottery_is_asked_of_any_hand() -> None:
    match, none = [position(hands=(hand, "2H"), dice=((3, 4),), moves="roll", seed=1) for hand in ("4D", "9C")]
    assert (legal(match), legal(none)) == (["lottery 4D", "pass"], ["pass"])
    assert match.view(None)["awaited"] == none.view(None)["awaited"] == [0]
    assert match.view(None)["moment"] == none.view(None)["moment"]


@proves("leak-draft")
def test_nobody_sees_where_a_rabbit_stops_to_think() -> None:
    s = position(rabbits=("KH", "citadel"), hands=("9S 5C 2S", "9C"), dice=((1, 2),), moves="roll; pass")
    before = views(s)
    for line in ("exit 4", "hike 4"):
        s.play(0, RABBITS.parse(line))
        assert views(s) == before
    s.undo(0)
    assert views(s) == before


@proves("leak-draft")
def test_nobody_sees_it_after_a_transfer_either() -> None:
    """The hand that could pay again stops at the next woods, the other walks past them."""
    able, unable = [
        position(rabbits=("KH", "citadel"), hands=(hand, "9C"), dice=((1, 2),), moves="roll; pass; exit 4; hike 4")
        for hand in ("5C 2S AS", "5D 2S AS")
    ]
    heard = [[event.to(1) for event in s.play(0, RABBITS.parse("pay 2S,AS"))] for s in (able, unable)]
    assert heard[0] == heard[1]
    for seat in (1, None):
        assert [able.view(seat)[key] for key in ("journey", "moment", "awaited")] == [
            unable.view(seat)[key] for key in ("journey", "moment", "awaited")
        ]


@proves("leak-sealed")
def test_a_sealed_answer_is_seen_by_its_own_seat_alone() -> None:
    big = "2C 3C 4C 5C 6C 7C 8C 9C 10C AC"
    s = position(
        hands=(big, "2H 3H", "2S 3S"), options={"hand-limit": "caught"}, dice=((1, 1),), moves="roll; pass; stay"
    )
    assert s.awaited == [1, 2]
    before = [as_bytes(s.view(seat)) for seat in (0, 2, None)]
    s.play(1, RABBITS.parse("call 0"))
    assert s.awaited == [2]
    assert [as_bytes(s.view(seat)) for seat in (0, 2, None)] == before
    assert s.view(1)["draft"] == ["call 0"]


@proves("leak-sealed")
def test_an_answer_that_came_to_nothing_is_never_told() -> None:
    """Seat 1 comes first in turn order, so that it makes no difference what seat 2 says."""
    heard = []
    for answer in ("call 0", "pass"):
        s = position(
            hands=("2C 3C 4C 5C 6C 7C 8C 9C 10C AC", "2H 3H", "2S 3S"),
            options={"hand-limit": "caught"},
            dice=((1, 1),),
            moves="roll; pass; stay; 1: call 0",
            seed=1,
        )
        events = s.play(2, RABBITS.parse(answer))
        heard.append([[event.to(seat) for event in events] + [as_bytes(s.view(seat))] for seat in (0, 1, None)])
    assert heard[0] == heard[1]
