"""The forty islands, one by one, and the text that describes them (JK-2)."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from jackhouse.jackal.archipelago import built_in, load_archipelago
from jackhouse.jackal.cards import HORSE, KIND_CODES, KINDS
from jackhouse.jackal.compass import CELL_NAMES, CELLS
from jackhouse.jackal.island import MARKS, TREASURE, WATER, Island, read_island
from jackhouse.jackal.island_statistics import (
    COUNT_HANDS,
    MARK_COUNTS,
    TREASURE_COUNTS,
    crowded,
    figures,
    idle_cells,
    same_shape,
    sample_hands,
)
from jackhouse.jackal.solver import arrows_needed, reach, ways
from jackhouse.kernel import BadInput, Rng
from jackhouse.kernel.build import COMPILED
from jackhouse.text import load
from tests.helpers import legal, play
from tests.jackal.hunts import JACKAL, ashore, play_round, question

FORTY = built_in("forty")
KEYS = [island.key for island in FORTY]
BOOK = json.loads((Path(__file__).parents[2] / "docs/rules/islands.json").read_text("utf-8"))["islands"]


@cache
def figures_of(key: str) -> dict[str, Any]:
    return figures(FORTY[KEYS.index(key)])


def counts(cards: str) -> list[int]:
    found = [0] * KINDS
    for card in cards.split():
        found[KIND_CODES[card]] += 1
    return found


# ---- the text of an island -------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-2.1")
def test_an_island_is_what_its_text_says() -> None:
    island = read_island("x", ". . . R / W o ^ . / 1 ! 3 .")
    assert (island.height, island.width) == (3, 4)
    assert [CELL_NAMES[cell] for cell in island.cells()] == ["d1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert [CELL_NAMES[cell] if cell >= 0 else None for cell in island.flags] == ["a2", "d1", None]
    assert [(CELL_NAMES[cell], island.worth[cell]) for cell in island.treasure_cells()] == [("a3", 1), ("c3", 3)]
    assert island.written() == ". . . R / W o ^ . / 1 ! 3 ."
    assert read_island("x", ". W\n1 .").written() == ". W / 1 ."


@pytest.mark.rule("JK-2.1")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("o o / o 1", "island-no-white-flag"),
        ("R o / B 1", "island-no-white-flag"),
        ("W o / W 1", "island-flag-twice"),
        ("W R / R 1", "island-flag-twice"),
        ("W o / o", "island-ragged"),
        ("W q / o 1", "island-unknown-mark"),
        ("W 4 / o 1", "island-unknown-mark"),
        ("W oo / o 1", "island-unknown-mark"),
        ("W o o o o o", "island-too-large"),
        ("W / o / o / o / o / o", "island-too-large"),
        ("W " * 999, "island-too-large"),
        ("", "island-empty"),
        (" / / ", "island-empty"),
        (7, "island-not-text"),
    ],
)
def test_a_malformed_island_is_refused(text: object, problem: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read_island("reef", text)
    reason = refusal.value.reason
    assert (reason.code, reason.rule, reason.params["problem"], reason.params["island"]) == (
        "bad-island", "JK-2.1", problem, "reef",
    )  # fmt: skip
    for language in ("en", "es"):
        assert "{" not in load(language).reason(reason.code, reason.rule, reason.params)


def test_a_board_is_a_set_or_islands_written_out() -> None:
    assert load_archipelago("forty") == FORTY
    own = load_archipelago("W 1; W o / 2 3; forty")
    assert [island.key for island in own] == ["", "", *KEYS]
    assert JACKAL.new(2, board="W 1; W o / 2 3", options={"islands": 2}).view(None)["islands_left"] == 1
    for board in ("atlantis", "", ";", 7, None, "forty; atlantis", "forty;forty;forty", "W 1;" * 2000):
        with pytest.raises(BadInput) as refusal:
            JACKAL.new(2, board=board)
        assert refusal.value.reason.code == "unknown-board"
    with pytest.raises(BadInput) as refusal:
        JACKAL.new(2, board="W 1; W 2")
    assert refusal.value.reason.code == "too-few-islands"
    with pytest.raises(BadInput) as refusal:
        JACKAL.new(2, board="W 1; W 1 / o", options={"islands": 1})
    assert refusal.value.reason.code == "bad-island"


# ---- turned islands --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-2.4")
def test_an_island_is_turned_clockwise_by_quarters() -> None:
    island = read_island("x", "W o 1 / . 3 .")
    assert [island.turned(quarters).written() for quarters in range(4)] == [
        "W o 1 / . 3 .", ". W / 3 o / . 1", ". 3 . / 1 o W", "1 . / o 3 / W .",
    ]  # fmt: skip
    for island in FORTY:
        for quarters in range(4):
            lying = island.turned(quarters)
            assert (lying.key, lying.is_gentle) == (island.key, island.is_gentle)
            assert lying.turned(-quarters % 4).written() == island.written()
            for cell in island.cells():
                assert lying.features[island.turned_cell(cell, quarters)] == island.features[cell]


@pytest.mark.rule("JK-2.4")
def test_each_island_is_turned_as_it_is_revealed_each_way_as_likely() -> None:
    found: Counter[int] = Counter()
    for seed in range(100):
        state = JACKAL.new(2, seed, options={"islands": 3})
        while not state.over:
            shown = state.view(None)["island"]
            assert shown["text"] == FORTY[shown["number"]].turned(shown["quarters"]).written()
            found[shown["quarters"]] += 1
            for event in play_round(state):
                if event.code == "island-shown":
                    lies = state.view(None)["island"]
                    assert (event.params["quarters"], event.params["text"]) == (lies["quarters"], lies["text"])
    assert sorted(found) == [0, 1, 2, 3]
    assert all(50 <= count <= 100 for count in found.values()), found


@pytest.mark.rule("JK-2.4")
def test_a_table_may_leave_islands_as_they_are_written() -> None:
    for seed in range(12):
        shown = JACKAL.new(2, seed, options={"turned-islands": False}).view(None)["island"]
        assert (shown["quarters"], shown["text"]) == (0, FORTY[shown["number"]].written())


@pytest.mark.rule("JK-2.4")
def test_islands_of_a_position_lie_as_written_unless_its_options_turn_them() -> None:
    for seed in range(8):
        state = ashore(island="kraken", seed=seed)
        play_round(state)
        assert state.view(None)["visited"][0]["key"] == "kraken"
        shown = state.view(None)["island"]
        assert (shown["quarters"], shown["text"]) == (0, FORTY[shown["number"]].written())
    turned = {ashore(island="kraken", seed=seed, options={"turned-islands": True}).quarters for seed in range(30)}
    assert turned == {0, 1, 2, 3}


@pytest.mark.rule("JK-2.4")
def test_arrows_are_not_turned_with_the_island() -> None:
    """The treasure lies beside the flag, or above or below it once the island is turned by a quarter."""
    for seed in range(16):
        state = ashore(
            island="W 1", hands=("LR", "UD"), seed=seed, options={"islands": 1, "turned-islands": True},
            moves="lay LR; commit; 1: lay UD; 1: commit",
        )  # fmt: skip
        assert state.over
        assert state.coins == ([0, 1] if state.quarters % 2 else [1, 0])


@pytest.mark.rule("JK-2.4")
def test_a_turn_is_kept_by_records_saves_and_guesses() -> None:
    for seed in range(6):
        state = JACKAL.new(3, seed)
        play_round(state)
        lies = state.view(1)["island"]
        assert JACKAL.replay(json.loads(json.dumps(state.record.as_dict()))).view(1)["island"] == lies
        assert JACKAL.load(json.loads(json.dumps(JACKAL.dump(state)))).view(1)["island"] == lies
        assert JACKAL.determinise(state.view(1), 5).view(1)["island"] == lies
        other = {**state.view(1), "island": {**lies, "quarters": (lies["quarters"] + 1) % 4}}
        with pytest.raises(BadInput):
            JACKAL.determinise(other, 5)


# ---- the set ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-2.2")
def test_the_set_is_made_as_the_rules_want_it() -> None:
    """Its counts within 2."""
    found = [figures_of(key) for key in KEYS]
    assert len(found) == len(set(KEYS)) == 40
    sizes = [(row["rows"], row["columns"]) for row in found]
    assert set(sizes) == {(4, 4), (5, 5)}
    wanted = {
        "small": (sum(size == (4, 4) for size in sizes), 26),
        "a 1 beside": (sum(row["one_beside"] for row in found), 34),
        "a 1 straight beside": (sum(row["one_straight_beside"] for row in found), 24),
        "3 at two": (sum(row["three_arrows"] == 2 for row in found), 10),
        "3 at three": (sum(row["three_arrows"] == 3 for row in found), 20),
        "3 at four": (sum(row["three_arrows"] == 4 for row in found), 10),
        "red": (sum(row["red"] for row in found), 20),
        "blue": (sum(row["blue"] for row in found), 20),
    }
    assert {name: pair for name, pair in wanted.items() if abs(pair[0] - pair[1]) > 2} == {}
    assert sum(len(row["treasures"]) in (3, 4) for row in found) >= 34
    marks = {mark for island in FORTY for mark in island.written() if mark not in " /"}
    assert marks == set(MARKS)


@pytest.mark.rule("JK-2.2")
@pytest.mark.parametrize("key", KEYS)
def test_each_island_is_made_as_the_rules_want_it(key: str) -> None:
    row, island = figures_of(key), FORTY[KEYS.index(key)]
    assert 10 <= row["spaces"] <= (15 if row["rows"] == 4 else 18)
    assert row["three_arrows"] in (2, 3, 4)
    assert row["farthest_cards"] <= 5
    assert crowded(island) == []
    for language in ("en", "es"):
        assert load(language).island(key) not in ("", key)


@pytest.mark.rule("JK-2.2")
@pytest.mark.parametrize("key", KEYS)
def test_every_mark_and_every_treasure_counts(key: str) -> None:
    """2 % and 5 % of 2,000 hands on the compiled engine; the plain one is 30 times slower and tries 200, where chance
    needs a margin: half of that."""
    hands = sample_hands(5, COUNT_HANDS if COMPILED else 200)
    margin = 1 if COMPILED else 2
    idle = idle_cells(FORTY[KEYS.index(key)], hands, MARK_COUNTS // margin, TREASURE_COUNTS // margin)
    assert [CELL_NAMES[cell] for cell in idle] == []


@pytest.mark.rule("JK-2.2")
def test_marks_and_treasures_that_do_not_count_are_found() -> None:
    """A treasure behind another, a bandit where nobody passes, difficult terrain on the way."""
    island = read_island("", "3 ^ W 1 2 / . . . . . / . . . . !")
    idle = idle_cells(island, sample_hands(5, 200), MARK_COUNTS, TREASURE_COUNTS)
    assert [CELL_NAMES[cell] for cell in idle] == ["e1", "e3"]


@pytest.mark.rule("JK-2.2")
def test_gentle_islands_are_gentle_and_enough_for_a_first_voyage() -> None:
    gentle = [figures_of(island.key) for island in FORTY if island.is_gentle]
    assert len(gentle) >= 10
    for row in gentle:
        assert row["bandits"] <= 1
        assert row["difficult"] <= 3
        assert row["nothing_of_four"] <= 160


@pytest.mark.rule("JK-2.2")
def test_gentle_islands_come_first_in_a_first_voyage_and_then_the_others() -> None:
    for seed in range(20):
        state = JACKAL.new(2, seed, "first-voyage")
        assert all(FORTY[number].is_gentle for number in [state.island, *state.sea])
    state = JACKAL.new(2, 1, "first-voyage", {"islands": 40})
    order = [FORTY[number].is_gentle for number in [state.island, *reversed(state.sea)]]
    assert order == sorted(order, reverse=True)
    assert len(order) == 40
    usual = [JACKAL.new(2, seed, "voyage") for seed in range(20)]
    assert not all(FORTY[state.island].is_gentle for state in usual)
    assert JACKAL.new(2, 1, "first-voyage", board="W 1; W 1; W 1; W 1").round == 1  # none is gentle: any will do


@pytest.mark.rule("JK-2.2")
def test_no_two_islands_are_alike() -> None:
    for number, island in enumerate(FORTY):
        assert same_shape(island, island)
        assert not [other.key for other in FORTY[:number] if same_shape(island, other)]
    assert same_shape(read_island("", "W o / 1 ."), read_island("", "1 W / . o"))
    assert same_shape(read_island("", "W o 1"), read_island("", "1 / o / W"))
    assert not same_shape(read_island("", "W o 1"), read_island("", "W 1 o"))


@pytest.mark.rule("JK-2.2")
def test_treasures_too_near_to_a_landing_place_are_found() -> None:
    assert len(crowded(read_island("", "W 2"))) == 1
    assert len(crowded(read_island("", "W . / . . / . 3"))) == 1
    assert crowded(read_island("", "W 1 . / . . 2 / . . .")) == []


@pytest.mark.rule("JK-2.2")
def test_names_differ() -> None:
    for language in ("en", "es"):
        assert len({load(language).island(key) for key in KEYS}) == 40


@pytest.mark.rule("JK-2.3")
@pytest.mark.parametrize("key", KEYS)
def test_hands_reach_as_far_as_they_should(key: str) -> None:
    row = figures_of(key)
    assert row["nothing_of_four"] <= 250
    assert 300 <= row["three_of_five"] <= 550


@pytest.mark.rule("JK-2.3")
@pytest.mark.parametrize("key", KEYS)
def test_the_book_tells_the_figures_of_today(key: str) -> None:
    assert BOOK[KEYS.index(key)] == figures_of(key), "run `make book` and commit what it writes"


@pytest.mark.rule("JK-2.3")
def test_on_average_few_hands_reach_nothing() -> None:
    assert sum(figures_of(key)["nothing_of_four"] for key in KEYS) / 40 <= 180


# ---- the solver ------------------------------------------------------------------------------------------------------


def brute(island: Island, cell: int, hand: list[int], steps: int, last: int) -> dict[tuple[int, int], int]:
    """Everything that a hand can still do, tried out: treasure and cards used -> fewest steps."""
    found: dict[tuple[int, int], int] = {}

    def merge(more: dict[tuple[int, int], int], cards: int) -> None:
        for (goal, used), count in more.items():
            place = goal, used + cards
            found[place] = min(found.get(place, 99), count)

    def enter(end: int, left: list[int], kind: int, cards: int) -> None:
        feature = island.features[end]
        if feature >= TREASURE:
            merge({(end, 0): steps + 1}, cards)
            return
        if MARKS[feature] == "!":
            if KIND_CODES["weapon"] in left:
                merge(brute(island, end, less(left, "weapon"), steps + 1, kind), cards + 1)
            return
        if MARKS[feature] == "^":
            if KIND_CODES["friday"] in left:
                merge(brute(island, end, less(left, "friday"), steps + 1, kind), cards + 1)
            merge(brute(island, end, left, steps + 2, kind), cards)
            return
        merge(brute(island, end, left, steps + 1, kind), cards)

    if last >= 0 and KIND_CODES["double"] in hand:
        for end in island.ends[last * CELLS + cell]:
            enter(end, less(hand, "double"), last, 1)
    for kind in {kind for kind in hand if kind <= HORSE}:
        left = hand[:]
        left.remove(kind)
        for end in island.ends[kind * CELLS + cell]:
            enter(end, left, kind, 1)
    return found


def less(hand: list[int], card: str) -> list[int]:
    left = hand[:]
    left.remove(KIND_CODES[card])
    return left


def test_the_solver_finds_what_trying_everything_finds() -> None:
    """The fewest steps and the fewest cards to every treasure, for many hands on many islands."""
    compared = 0
    for number in range(60):
        rng, island = Rng.of_seed(number), FORTY[number % 40]
        deck = [kind for kind in range(KINDS) for _ in range(2)]
        rng.shuffle(deck)
        hand = deck[:4]
        tried: dict[tuple[int, int], int] = {}
        starts = [(island.flags[0], hand)]
        for colour, flag in (("red", 1), ("blue", 2)):
            if KIND_CODES[colour] in hand and island.flags[flag] >= 0:
                starts.append((island.flags[flag], less(hand, colour)))
        for start, cards in starts:
            for (goal, used), steps in brute(island, start, cards, 0, -1).items():
                place = goal, used + len(hand) - len(cards)
                tried[place] = min(tried.get(place, 99), steps)
        solved = ways(island, [hand.count(kind) for kind in range(KINDS)])
        for goal in island.treasure_cells():
            mine = [way for way in solved if way.cell == goal]
            theirs = {used: steps for (cell, used), steps in tried.items() if cell == goal}
            assert bool(mine) == bool(theirs)
            assert bool(reach(island, [hand.count(kind) for kind in range(KINDS)]) >> goal & 1) == bool(theirs)
            if theirs:
                compared += 1
                assert min(way.steps for way in mine) == min(theirs.values())
                assert min(way.cards() for way in mine) == min(theirs)
    assert compared > 40


def test_a_solved_row_leads_to_its_treasure() -> None:
    """Played out with its choices and specials, it arrives in as many steps as the solver says, or fewer."""
    arrived = 0
    for number in range(80):
        rng, island = Rng.of_seed(900 + number), FORTY[number % 40]
        deck = [name for name in KIND_CODES if name != "rum" for _ in range(2)]
        order = list(range(len(deck)))
        rng.shuffle(order)
        hand = [deck[at] for at in order[:5]]
        for way in ways(island, counts(" ".join(hand)))[:3]:
            state = ashore(island=island.key, hands=(" ".join(hand), "rum"), options={"islands": 1})
            names = list(KIND_CODES)
            play(state, *[f"0: lay {names[kind]}" for kind in way.row], "0: commit", "1: lay rum", "1: commit")
            while not state.over:
                best = [each for each in JACKAL.prospects(state.view(0)) if each["cell"] == CELL_NAMES[way.cell]]
                choice = min(best, key=lambda each: (each["steps"], str(each["specials"])))
                assert choice["action"] in legal(state, 0), question(state)
                play(state, choice["action"])
            assert state.pirates[0] == way.cell
            assert state.steps[0] <= way.steps  # fewer, if the rest of the hand helps
            arrived += 1
    assert arrived > 60


def test_arrows_needed_go_round_bandits_and_stop_at_treasure() -> None:
    island = read_island("", "W ! 3 / o . o / . o .")
    needed = arrows_needed(island, False)
    assert [needed[cell] for cell in island.treasure_cells()] == [4]
    assert arrows_needed(island, True)[island.treasure_cells()[0]] < 4
    assert all(needed[cell] == 99 for cell in range(CELLS) if island.features[cell] == WATER)
