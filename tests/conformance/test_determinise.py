"""A state made from a view agrees with it, contradicts nothing that was seen, and is drawn fairly."""

import copy
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from jackhouse.jackal.invariants import audit as audit_pirates
from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput, Rng
from tests.conformance.ledger import hands_of
from tests.conformance.moments import EVERY_QUESTION, MAKERS, dealt, moments_of_both, planning, robbed
from tests.conformance.play import SOAK, as_bytes, observers, question, step, wander
from tests.full_state import without_record
from tests.helpers import RABBITS, game_of, position, samples

AUDITS: dict[str, Any] = {"jack-rabbits": audit, "jackal": audit_pirates}

# ---- it agrees with the view -----------------------------------------------------------------------------------------


def test_a_sample_has_the_same_view_for_the_viewer() -> None:
    met: Counter[str] = Counter()
    for rng, state in moments_of_both(360 * SOAK, 110 * SOAK):
        if state.over:
            continue
        for seat in observers(state):
            view = state.view(seat)
            determiniser, chance = game_of(state).determiniser(view), Rng.of_seed(rng.randrange(2**32))
            for guess in (determiniser.sample(chance), determiniser.sample(chance)):
                AUDITS[state.ruleset.game](guess)
                assert as_bytes(guess.view(seat)) == as_bytes(view), question(state)
            assert as_bytes(state.view(seat)) == as_bytes(view)  # it took nothing from the view it was given
            if seat is not None:
                assert guess.legal(seat) == state.legal(seat)
                assert guess.refused(seat) == state.refused(seat)
            met[question(state)] += 1
            met["open"] += bool(view.get("ways"))
            met["overtaken"] += is_overtaken(state, seat)
    print(f"\nviews guessed from: {dict(met)}")
    assert all(met[kind] >= 20 for kind in [*EVERY_QUESTION, "open"]), met
    assert met["overtaken"] >= 2, met


def is_overtaken(state: Any, seat: int | None) -> bool:
    """Whether this seat has turned a tile for which others have taken all spots."""
    question = state.view(seat)["question"]
    if question is None or question["code"] != "building" or not question["turned"]:
        return False
    return not any(str(action).startswith("place") for action in state.legal(seat))


def test_a_sample_has_the_same_view_when_the_game_is_over() -> None:
    """The final ranking is part of the view."""
    for number in range(30 * SOAK):
        rng = Random(number)
        state = RABBITS.new(rng.randint(1, 4), seed=number, options={"round-cap": 4})
        wander(state, rng, 9999)
        assert state.over
        for seat in observers(state):
            view = state.view(seat)
            assert as_bytes(RABBITS.determinise(view, number).view(seat)) == as_bytes(view)


def test_the_same_view_and_seed_give_the_same_state() -> None:
    view = dealt(Random(5)).view(0)
    one, same, other = [without_record(RABBITS.determinise(view, seed)) for seed in (1, 1, 2)]
    assert one == same
    assert one["hands"] != other["hands"]


def test_a_guess_can_be_played_to_the_end() -> None:
    for number in range(75 * SOAK):
        rng = Random(number)
        state = MAKERS[number % len(MAKERS)](rng)
        guess = RABBITS.determinise(state.view(rng.choice(observers(state))), number)
        while not guess.over:
            audit(guess)
            assert guess.awaited
            assert all(guess.legal(seat) for seat in guess.awaited)
            step(guess, rng)
        assert sorted(seat for group in guess.ranking for seat in group) == list(range(guess.players))


def test_a_guess_can_be_searched() -> None:
    """`apply` and `clone` need no record."""
    guess = RABBITS.determinise(dealt(Random(11)).view(0), 3)
    rng, here = Random(0), without_record(guess)
    for _ in range(5):
        tried = guess.clone()
        while not tried.over:
            seat = rng.choice(tried.awaited)
            tried.apply(seat, rng.choice(tried.legal(seat)))
    assert without_record(guess) == here


# ---- a determiniser is prepared once ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state", [dealt(Random(5)), planning(Random(5)), robbed(Random(7))], ids=["dealt", "planning", "robbed"]
)
def test_samples_are_independent_of_each_other_and_of_the_generator(state: Any) -> None:
    view = state.view(0)
    determiniser = game_of(state).determiniser(view)
    one, other = determiniser.sample(Rng.of_seed(1)), determiniser.sample(Rng.of_seed(1))
    assert without_record(one) == without_record(other)
    chance = Rng.of_seed(2)
    first = determiniser.sample(chance)
    before, here = chance.as_list(), without_record(other)
    for guess in (one, first):
        wander(guess, Random(3), 60, undo=0)
    assert chance.as_list() == before
    assert without_record(other) == here
    assert without_record(determiniser.sample(Rng.of_seed(1))) == here
    assert as_bytes(determiniser.sample(chance).view(0)) == as_bytes(view)


def test_one_sample_is_that_of_determinise() -> None:
    for rng, state in moments_of_both(12, 8):
        view, seed = state.view(0), rng.randrange(2**32)
        once, sampled = (
            game_of(state).determinise(view, seed),
            game_of(state).determiniser(view).sample(Rng.of_seed(seed)),
        )
        assert (once.hands, once.pile) == (sampled.hands, sampled.pile)


def test_ways_that_contradict_each_other_are_refused() -> None:
    """A sample would agree with the view or not, depending on the way that is drawn."""
    states = [robbed(Random(number)) for number in range(30)]
    views = [view for state in states for view in [state.view(None)] if len(view["ways"]) > 1]
    assert len(views) >= 5
    for view in views:
        for at in range(len(view["ways"])):
            wrong = copy.deepcopy(view)
            wrong["ways"][at]["hands"][0][0] += 1
            with pytest.raises(BadInput) as refusal:
                RABBITS.determiniser(wrong)
            assert refusal.value.reason.code == "bad-view"


# ---- it contradicts nothing that was seen ----------------------------------------------------------------------------


def test_a_shown_card_stays_with_its_holder() -> None:
    s = position(hands=("4D 9C", "2H"), dice=((3, 4),), moves="roll; lottery 4D; stay")
    for observer in (1, None):
        assert s.view(observer)["known"] == {"4D": 0}
        assert all("4D" in hands_of(guess)[0] for guess in samples(s.view(observer), 50))


def test_bought_royals_and_jokers_stay_with_their_holder() -> None:
    s = position(rabbits=("KD", "citadel"), hands=("10D horse JC", "2H"), dice=((3, 4),), moves="roll; stay; acquire")
    s.play(0, RABBITS.parse("pay 10D"))
    for observer in (1, None):
        for guess in samples(s.view(observer), 50):
            assert {"KD", "JC", "horse"} <= set(hands_of(guess)[0])


def test_after_a_reshuffle_an_old_hand_is_known_by_elimination() -> None:
    """Two players: a card that is neither in the own hand nor was in the lot must be in the other hand."""
    s = position(hands=("9C 8C", "2H 3H"), rest="lot", dice=((6, 6),), moves="roll; stay")
    assert s.turn == 1  # seat 0 has drawn: the pile was empty, so the lot was shuffled
    assert all(hands_of(guess)[1] == ["3H", "2H"] for guess in samples(s.view(0), 50))
    others = [set(hands_of(guess)[0]) for guess in samples(s.view(1), 200)]
    assert all({"9C", "8C"} < hand and len(hand) == 3 for hand in others)
    drawn = {tuple(hand - {"9C", "8C"}) for hand in others}
    assert len(drawn) > 25  # and the card drawn since may be any of the pile


# ---- it guesses fairly -----------------------------------------------------------------------------------------------


def chi_squared(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def critical(freedom: int) -> float:
    """Returns about the value that chance exceeds once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * spread**0.5) ** 3)


@pytest.mark.parametrize("seat", [0, None])
def test_every_unseen_card_is_as_likely_in_each_hand_and_on_top_of_the_pile(seat: int | None) -> None:
    state = RABBITS.new(4, seed=12)
    view = state.view(seat)
    (batch,) = view["unseen"]
    cards, guesses = batch["cards"], 2500 * SOAK
    found: dict[str, Counter[str]] = {place: Counter() for place in ("hand 1", "hand 3", "top", "second")}
    for guess in samples(view, guesses):
        found["hand 1"].update(hands_of(guess)[1])
        found["hand 3"].update(hands_of(guess)[3])
        found["top"][CARD_NAMES[guess.pile[-1]]] += 1
        found["second"][CARD_NAMES[guess.pile[-2]]] += 1
    for place, counts in found.items():
        size = 3 if place.startswith("hand") else 1
        assert set(counts) <= set(cards)
        # A hand is drawn without putting back, which narrows the spread.
        narrowed = (len(cards) - 1) / (len(cards) - size)
        value = narrowed * chi_squared([counts[card] for card in cards], guesses * size / len(cards))
        assert value < critical(len(cards) - 1), (place, value)


def test_every_way_to_spread_four_cards_is_as_likely() -> None:
    """Two in the other hand, two in the pile: twelve deals."""
    s = position(hands=("9C", "2H 3H"), pile="4H 5H", rest="lot")
    view, guesses = s.view(0), 4800 * SOAK
    assert view["unseen"] == [{"cards": ["2H", "3H", "4H", "5H"], "pile": 2, "hands": [0, 2]}]
    counts: Counter[tuple[str, ...]] = Counter()
    for guess in samples(view, guesses):
        counts[(*hands_of(guess)[1], *[CARD_NAMES[card] for card in guess.pile])] += 1
    worlds = {(*sorted(way[:2], reverse=True), *way[2:]) for way in permutations(["2H", "3H", "4H", "5H"])}
    assert set(counts) == worlds
    assert len(worlds) == 12
    assert chi_squared(list(counts.values()), guesses / 12) < critical(11)


def test_batches_are_spread_each_by_itself() -> None:
    """Three players after a reshuffle: old cards in old places, new cards in new places, all ways equally likely."""
    s = position(
        hands=("9C 8C", "2H 3H", "4H 5H"),
        rest="lot",
        dice=((6, 6), (6, 6)),
        moves="roll; stay; roll; stay",
    )
    assert s.turn == 2  # seat 0 drew the first card of the new pile, seat 1 the second
    view = s.view(0)
    old, new = view["unseen"]
    assert (old["cards"], old["pile"], old["hands"]) == (["2H", "3H", "4H", "5H"], 0, [0, 2, 2])
    assert new["hands"] == [0, 1, 0]
    pairs: Counter[tuple[str, ...]] = Counter()
    fresh: Counter[str] = Counter()
    guesses = 3000 * SOAK
    for guess in samples(view, guesses):
        hand = hands_of(guess)[1]
        pairs[tuple(card for card in hand if card in old["cards"])] += 1
        fresh.update(card for card in hand if card in new["cards"])
    assert len(pairs) == 6
    assert chi_squared(list(pairs.values()), guesses / 6) < critical(5)
    assert sum(fresh.values()) == guesses
    kinds = len(new["cards"])
    assert chi_squared([fresh[card] for card in new["cards"]], guesses / kinds) < critical(kinds - 1)
