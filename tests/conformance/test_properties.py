"""Properties of every game, with any players, options and play."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import Illegal, Reason
from tests.conformance.examples import RABBITS_ONLY, examples, moments
from tests.conformance.moments import constructing
from tests.conformance.play import (
    SEEDS,
    SOAK,
    any_tables,
    dumped,
    observers,
    pirate_table,
    question,
    rich_table,
    step,
    tables,
    wander,
)
from tests.helpers import RABBITS, game_of

COURT = [name for name in CARD_NAMES if name in ("boat", "horse") or name[0] in "JQK"]


def cards_in(view: dict[str, Any]) -> list[str]:
    """Returns every card that a view places anywhere."""
    unseen = [card for batch in view["unseen"] for card in batch["cards"]]
    aside = [card for _, card in view["aside"]]
    return [*(view["hand"] or []), *view["known"], *view["court"], *view["lot"], *aside, *unseen]


def tables_in(view: dict[str, Any]) -> list[list[list[int]]]:
    """Returns the number of cards of each batch in each hand, for each way."""
    tables = []
    for way in view["ways"] or [{"weight": 1, "hands": []}]:
        assert way["weight"] > 0
        rows = iter(way["hands"])
        tables.append([next(rows) if batch["hands"] is None else batch["hands"] for batch in view["unseen"]])
        assert list(rows) == []
    return tables


# ---- cards, carrots, and an end --------------------------------------------------------------------------------------


@pytest.mark.rule("JR-1.1")
@examples(70)
@given(tables(), SEEDS)
def test_all_cards_are_always_accounted_for(table: dict[str, Any], play: int) -> None:
    state, rng = RABBITS.new(**table), Random(play)
    while not state.over:
        audit(state)
        for seat in observers(state):
            view = state.view(seat)
            zones = cards_apart(state, view)
            laid = len(view["court"]) + len(view["lot"]) + len(view["aside"]) + len(zones)
            assert sum(view["hand_sizes"]) + laid + view["pile_size"] == len(state.rules.components.cards)
            assert sorted([*cards_in(view), *zones]) == sorted(names(state.rules.components.cards))
            played = {card for _, card in view["aside"]}
            # Royals are seen by all. A joker may have been stolen unseen; even then it is in a hand, not in the pile.
            unplaced = set(court_of(state)) - {*view["court"], *view["known"], *(view["hand"] or []), *played}
            assert unplaced <= {"boat", "horse"}
            assert all(batch["pile"] == 0 for batch in view["unseen"] if unplaced & {*batch["cards"]})
            assert sum(batch["pile"] for batch in view["unseen"]) == view["pile_size"]
            for counts in tables_in(view):
                check_table(view, counts, seat)
        step(state, rng)
    audit(state)


def check_table(view: dict[str, Any], table: list[list[int]], seat: int | None) -> None:
    """Asserts that the numbers of every batch and of every hand add up."""
    for batch, row in zip(view["unseen"], table):
        assert len(batch["cards"]) == batch["pile"] + sum(row)
    for hand, size in enumerate(view["hand_sizes"]):
        known = list(view["known"].values()).count(hand)
        unseen = sum(row[hand] for row in table)
        assert size == (known + unseen if hand != seat else len(view["hand"]))
        assert hand != seat or known + unseen == 0
    assert view["ways"] == [] or len(view["ways"]) > 1


@pytest.mark.rule("JR-4.6")
@examples(80)
@given(moments(of=RABBITS_ONLY))
def test_carrots_lie_where_royals_are_held(state: Any) -> None:
    rng = Random(len(state.log))
    for _ in range(60):
        royals = {name: seat for seat, hand in enumerate(state.hands) for name in names(hand) if name[0] in "JQK"}
        for seat in observers(state):
            view = state.view(seat)
            assert view["carrots"] == royals
            away = {*royals, *[card for _, card in view["aside"]]}
            assert set(view["court"]) & set(court_of(state)[2:]) == set(court_of(state)[2:]) - away
            if seat is not None:
                held = [name for name in view["hand"] if name[0] in "JQK"]
                assert sorted(held) == sorted(name for name, holder in view["carrots"].items() if holder == seat)
            for name, holder in view["known"].items():  # a royal's carrot says who holds it
                assert name not in royals or holder == royals[name]
        most = 4 if question(state) == "giving-up" else 3
        assert max(Counter(royals.values()).values(), default=0) <= most
        if state.over:
            break
        step(state, rng)


def court_of(state: Any) -> list[str]:
    """Returns the jokers and royals in play."""
    return names(state.rules.components.court)


def cards_apart(state: Any, view: dict[str, Any]) -> list[str]:
    """Returns the cards that lie in zones and belong to no hand."""
    apart = [zone.key for zone in state.rules.zones if not zone.held]
    return [card for key in apart for cards in view["zones"][key] for card in cards]


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


@examples(100)
@given(any_tables(most_rounds=40), SEEDS, st.floats(0, 1))
def test_nobody_is_ever_stuck_and_every_game_ends(state: Any, play: int, eager: float) -> None:
    rng = Random(play)
    rounds = state.ruleset.options.get("round-cap", state.ruleset.options.get("islands"))
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
        assert decisions < 1000 * state.players * (rounds + 1)
    assert state.awaited == []
    assert [state.legal(seat) for seat in range(state.players)] == [[]] * state.players
    assert sorted(seat for group in state.ranking for seat in group) == list(range(state.players))
    assert state.view(None)["ranking"] == state.ranking


# ---- actions ---------------------------------------------------------------------------------------------------------


@examples(100)
@given(moments(), SEEDS)
def test_every_action_reads_back_as_itself(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(40):
        for seat in range(state.players):
            for action in [*state.legal(seat), *[action for action, _ in state.refused(seat)]]:
                again = game_of(state).parse(str(action))
                assert again == action
                assert str(again) == str(action)
                assert hash(again) == hash(action)
        if state.over:
            break
        step(state, rng)


def any_action(state: Any, rng: Random) -> Any:
    """Any line that the grammar can write."""
    grammar = game_of(state).grammar
    verb = rng.randrange(len(grammar.verbs))
    form, cards = grammar.forms[verb], rng.sample(grammar.cards, rng.randint(1, 4))
    text = {
        "": "",
        "n": str(rng.choice((0, 1, 2, 3, 4, 5, 6, 99))),
        "card": cards[0],
        "cards": ",".join(cards),
        "place": rng.choice(grammar.places),
        "place:n": f"{rng.choice(grammar.places)}:{rng.randint(0, 6)}",
        "spot": f"{rng.randint(-4, 4)},{rng.randint(-4, 4)}",
        **{form: rng.choice(words) for form, words in grammar.words.items()},
    }[form]
    return grammar.parse(f"{grammar.verbs[verb]} {text}")


@examples(60)
@given(moments(), SEEDS)
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(state: Any, play: int) -> None:
    rng = Random(play)
    for _ in range(12):
        before = dumped(state)
        for seat in [*range(state.players), state.players, -1]:
            legal = state.legal(seat)
            refused = state.refused(seat)
            assert [action for action, _ in refused if action in legal] == []
            own = state.legal(rng.choice(state.awaited)) if not state.over else []
            for action in [*[any_action(state, rng) for _ in range(25)], *own, *[action for action, _ in refused]]:
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
    """99 of 100 lists have at most 60 actions, none more than 200. The report names the largest."""
    sizes: Counter[int] = Counter()
    largest, where = 0, ""
    for number in range(300 * SOAK):
        rng = Random(number)
        limit: dict[str, Any] = {"hand-limit": rng.choice(["enforced", "caught"])}
        players = rng.randint(1, 4)
        if number % 10 == 0:
            state = pirate_table(rng)
        elif number % 10 == 1:
            state = constructing(rng)
        elif number % 2:
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
