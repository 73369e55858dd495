"""JR-3.4, setting `turn-order`: clockwise, counter-clockwise, or random, drawn once and public."""

from itertools import permutations
from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.full_state import full_state
from tests.helpers import RABBITS, codes, legal, play, position, samples, standard, told

COUNTER = {"turn-order": "counter-clockwise"}
RANDOM = {"turn-order": "random"}
TEN = "10S 9S 8S 7S 6S 5S 4S 3S 2S AS"


def turns(state: RabbitState, count: int) -> list[tuple[int, int]]:
    """Plays so many turns in which nobody moves; returns the seat and the round of each."""
    found = []
    for _ in range(count):
        found.append((state.view(None)["turn"], state.view(None)["round"]))
        play(state, "roll", "pass", "stay")
        while not state.over and legal(state) != ["roll"]:
            play(state, legal(state)[-1])
    return found


def from_seat(order: list[int], seat: int) -> list[int]:
    at = order.index(seat)
    return order[at:] + order[:at]


# -- the three values --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.4")
def test_the_order_is_clockwise_unless_the_table_chooses_otherwise():
    s = RABBITS.new(players=4)
    assert (s.view(None)["options"]["turn-order"], s.view(None)["order"]) == ("clockwise", [0, 1, 2, 3])


@pytest.mark.rule("JR-3.4")
@pytest.mark.rule("JR-4.10")
def test_turns_go_counter_clockwise_and_rounds_are_counted_from_the_first_player():
    s = position(players=4, turn=2, options=COUNTER)
    assert turns(s, 6) == [(2, 1), (1, 1), (0, 1), (3, 1), (2, 2), (1, 2)]


@pytest.mark.rule("JR-3.4")
@pytest.mark.rule("JR-4.10")
@pytest.mark.parametrize("seed", range(8))
def test_turns_go_in_the_random_order_and_it_is_drawn_once(seed: int):
    s = position(players=4, turn=1, options=RANDOM, seed=seed)
    drawn = s.view(None)["order"]
    assert sorted(drawn) == [0, 1, 2, 3]
    one_round = from_seat(drawn, 1)
    assert turns(s, 12) == [(seat, round) for round in (1, 2, 3) for seat in one_round]
    assert s.view(None)["order"] == drawn


@pytest.mark.rule("JR-3.4")
def test_every_random_order_is_as_likely():
    drawn = [tuple(RABBITS.new(players=3, seed=seed, options=RANDOM).view(None)["order"]) for seed in range(600)]
    assert all(70 <= drawn.count(order) <= 130 for order in permutations(range(3)))


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("options", [COUNTER, RANDOM])
def test_the_order_changes_neither_the_deal_nor_the_first_player(options: dict[str, str]):
    for seed in range(10):
        usual, other = RABBITS.new(players=4, seed=seed), RABBITS.new(players=4, seed=seed, options=options)
        assert (other.hands, other.pile, other.first) == (usual.hands, usual.pile, usual.first)


@pytest.mark.rule("JR-3.4")
def test_the_first_player_may_be_chosen_in_any_order():
    for order in ("clockwise", "counter-clockwise", "random"):
        s = RABBITS.new(players=3, options={"first-player": "1", "turn-order": order})
        assert (s.awaited, s.view(None)["first"]) == ([1], 1)


@pytest.mark.rule("JR-3.4")
def test_there_is_no_other_order():
    with pytest.raises(BadInput, match="bad-option-value"):
        RABBITS.new(players=3, options={"turn-order": "widdershins"})


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("options", [COUNTER, RANDOM])
def test_in_solo_the_order_does_not_matter(options: dict[str, str]):
    assert turns(position(players=1, options=options), 3) == [(0, 1), (0, 2), (0, 3)]


@pytest.mark.rule("JR-3.4")
@pytest.mark.rule("JR-4.10")
@pytest.mark.parametrize("options", [COUNTER, RANDOM])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_round_ends_after_the_last_player_of_the_order(options: dict[str, str], first: int):
    s = position(players=3, turn=first, options={**options, "round-cap": 2})
    played = turns(s, 6)
    assert s.over
    assert sorted(played) == [(seat, round) for seat in range(3) for round in (1, 2)]


# -- public ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.4")
def test_a_random_order_is_told_to_all_from_the_first_player_on():
    s = RABBITS.new(players=4, seed=3, options=RANDOM)
    assert codes(s.opening) == codes(s.opening, 2) == ["order-drawn", "turn-began"]
    order = from_seat(s.view(None)["order"], s.view(None)["first"])
    (params,) = told(s.opening, "order-drawn")
    assert [*params.values()] == [order]


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("options", [{}, COUNTER])
def test_an_order_that_is_not_drawn_is_not_told(options: dict[str, str]):
    assert codes(RABBITS.new(players=4, options=options).opening) == ["turn-began"]


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("options", [{}, COUNTER, RANDOM])
def test_the_order_is_in_every_view_and_in_what_is_made_of_it(options: dict[str, str]):
    s = RABBITS.new(players=4, seed=5, options=options)
    for seat in (0, 1, 2, 3, None):
        assert s.view(seat)["order"] == s.order
        assert [other.order for other in samples(s.view(seat), 2)] == [s.order] * 2
    assert s.clone().order == s.order


@pytest.mark.rule("JR-3.4")
def test_a_view_with_a_wrong_order_is_refused():
    view = RABBITS.new(players=3, seed=5).view(0)
    for order in ([0, 1], [0, 1, 1], [0, 1, 3]):
        with pytest.raises(BadInput):
            RABBITS.determiniser({**view, "order": order})


@pytest.mark.rule("JR-3.4")
@pytest.mark.parametrize("options", [COUNTER, RANDOM])
def test_the_order_is_dumped_and_replayed(options: dict[str, str]):
    s = RABBITS.new(players=4, seed=5, options=options)
    turns(s, 5)
    for again in (RABBITS.load(RABBITS.dump(s)), RABBITS.replay(s.record)):
        assert full_state(again) == full_state(s)


# -- those who ask in turn order ---------------------------------------------------------------------------------------


def visited(seed: int = 7, **options: Any) -> RabbitState:
    """Seat 1 rides to a palace; the three others hold hearts and are asked."""
    return standard(
        turn=1,
        rabbits=("KD", "JD", "KD", "KD"),
        hands=("9H", "horse", "8H", "7H"),
        pile="2D",
        dice=((1, 1),),
        seed=seed,
        options=options["options"],
        moves="roll; pass; ride QC; pay horse",
    )


@pytest.mark.rule("JR-3.4")
@pytest.mark.rule("JR-7.7")
def test_contests_are_heard_in_the_order_of_play():
    s = visited(options=COUNTER)
    assert s.awaited == [0, 3, 2]
    events = play(s, "2: contest 8H", "3: contest 7H", "0: contest 9H")
    assert told(events, "contested")[0]["seat"] == 0
    s = visited(options=COUNTER)
    events = play(s, "2: contest 8H", "3: contest 7H", "0: pass")
    assert told(events, "contested")[0]["seat"] == 3


@pytest.mark.rule("JR-3.4")
@pytest.mark.rule("JR-7.7")
def test_in_a_random_order_too():
    orders = set()
    for seed in range(12):
        s = visited(seed, options=RANDOM)
        asked = from_seat(s.view(None)["order"], 1)[1:]
        assert s.awaited == asked
        events = play(s, "0: contest 9H", "2: contest 8H", "3: contest 7H")
        assert told(events, "contested")[0]["seat"] == asked[0]
        orders.add(tuple(asked))
    assert len(orders) > 3


@pytest.mark.rule("JR-3.4")
@pytest.mark.rule("JR-4.9")
def test_calls_are_heard_in_the_order_of_play():
    options = {**COUNTER, "hand-limit": "caught"}
    s = position(turn=0, hands=("", TEN, "", ""), options=options, moves="roll; pass; stay")
    assert s.awaited == [0, 3, 2]
    events = play(s, "2: call 1", "3: call 1", "0: pass")
    assert told(events, "caught") == [{"seat": 1, "by": 3}]
