"""Thefts are seen by two: what the others still know of the hands, and how `determinise` guesses at them (JR-7.4)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.audit import audit
from tests.conformance.leaks import proves
from tests.conformance.ledger import Ledger, Lot, hands_of, is_royal
from tests.conformance.moments import ROBBING, prefer, robbed
from tests.conformance.play import PLACES, SOAK, as_bytes, observers, question, rich_table, step
from tests.helpers import RABBITS, play, standard

# ---- nothing that was seen is contradicted ---------------------------------------------------------------------------


def test_it_never_contradicts_what_was_seen(record_property: Any) -> None:
    """Whole games, with an independent memory for each seat and the onlooker."""
    met: Counter[str] = Counter()
    for number in range(30 * SOAK):
        rng = Random(number)
        players, fierce = rng.choice((2, 3, 4, 4)), rng.choice((0.0, 0.7, 0.9))
        limit = {"hand-limit": rng.choice(["enforced", "caught"]), "round-cap": 60}
        places = (rng.choice(PLACES[:13]),) if fierce else PLACES
        state = rich_table(rng, players, rng.randint(3, 8) if number % 5 else 1, places, **limit)
        follow(state, rng, number, fierce, met)
    record_property("told", f"remembered by each seat: {dict(met)}")
    assert met["reshuffled"] >= 20, met
    assert met["showed"] >= 150, met
    assert met["stole, unseen"] >= 30, met
    assert met["A or B"] >= 200, met


def follow(state: Any, rng: Random, number: int, fierce: float, met: "Counter[str]") -> None:
    ledgers = [Ledger(state, seat) for seat in observers(state)]
    for ply in range(260):
        if state.over:
            break
        for ledger in ledgers:
            if ply % 8 == number % 8:
                ledger.check(RABBITS.determinise(state.view(ledger.seat), rng.randrange(2**32)))
                met["checked"] += 1
                met["A or B"] += sum(len(holders) > 1 for holders in ledger.known.values())
        lot = Lot(state)
        for event in prefer(state, rng, *ROBBING) if rng.random() < fierce else step(state, rng, eager=0.4):
            if event.code in ("reshuffled", "showed", "contested", "proved", "struck", "traded"):
                met[event.code] += 1
            met["stole, unseen"] += event.code == "stole" and event.secrets is not None
            lot.hear(event)
            for ledger in ledgers:
                told = event.to(ledger.seat)
                if told is not None:
                    ledger.hear(told, lot.cards)


# ---- after a theft ---------------------------------------------------------------------------------------------------


def test_views_and_guesses_agree_after_thefts(record_property: Any) -> None:
    """Three or four players; the third seat and the onlooker, who have seen that, but not what."""
    met: Counter[Any] = Counter()
    for number in range(60 * SOAK):
        rng = Random(number)
        state = robbed(rng)
        for seat in [] if state.over else observers(state):
            view = state.view(seat)
            blurred = [hand for group in view["blurred"] for hand in group]
            if not blurred:
                continue
            assert seat not in blurred
            for _ in range(3):
                guess = RABBITS.determinise(view, rng.randrange(2**32))
                audit(guess)
                assert as_bytes(guess.view(seat)) == as_bytes(view)
                check_guess(view, guess)
            if number % 3 == 0 and seat is None:
                to_the_end(guess, rng)
            met[f"{len(blurred)} hands blurred"] += 1
            met["A or B"] += sum(len(holders) == 2 for holders in view["known"].values())
            met["A, B or C"] += sum(len(holders) == 3 for holders in view["known"].values())
    record_property("told", f"guessed after thefts: {dict(met)}")
    assert met["2 hands blurred"] >= 50, met
    assert met["3 hands blurred"] + met["4 hands blurred"] >= 10, met
    assert met["A or B"] >= 40, met
    assert met["A, B or C"] >= 5, met


def check_guess(view: dict[str, Any], guess: Any) -> None:
    """A card that is in A or B stays in A or B, totals hold for each blur, and a royal is where its carrot says."""
    hands = hands_of(guess)
    for card, holders in view["known"].items():
        assert sum(card in hands[who] for who in holders) == 1
        assert len(holders) == 1 or not is_royal(card)
    for card, holder in view["carrots"].items():
        assert card in hands[holder]
    for batch in view["unseen"]:
        for group in view["blurred"]:
            held = [card for who in group for card in hands[who] if card in batch["cards"]]
            assert len(held) == batch["hands"][group[0]]


def to_the_end(guess: Any, rng: Random) -> None:
    while not guess.over:
        audit(guess)
        step(guess, rng)
    assert sorted(seat for group in guess.ranking for seat in group) == list(range(guess.players))


# ---- in a few lines --------------------------------------------------------------------------------------------------

FIGHT = "roll; pass; stay; fight 1; spades 5S; strike"


def theft(hand: str, stolen: str) -> Any:
    """Seat 0 has robbed seat 1 of this card; seats 2 and 3 look on."""
    for seed in range(200):
        s = standard(
            rabbits=("JD", "JD", "KC", "KC"),
            hands=("5S 9C", hand, "2C 3C", "4C"),
            dice=((6, 6),),
            moves=FIGHT,
            seed=seed,
        )
        (told,) = [event.params for event in play(s, "1: yield") if event.code == "stole"]
        if told["card"] == stolen:
            return s
    raise AssertionError(f"{stolen} was never stolen")


@pytest.mark.parametrize("seat", [2, 3, None])
@pytest.mark.rule("JR-7.4")
def test_a_card_seen_before_the_theft_is_now_in_one_hand_or_the_other(seat: int | None) -> None:
    views = [theft("KH horse 6D 8D", card).view(seat) for card in ("horse", "6D")]
    assert as_bytes(views[0]) == as_bytes(views[1])
    assert views[0]["known"] == {"horse": [0, 1], "KH": [1]}
    assert views[0]["blurred"] == [[0, 1]]
    assert [batch["hands"][:2] for batch in views[0]["unseen"]] == [[3, 0]]  # 9C, 6D and 8D, wherever they are
    guesses = [hands_of(RABBITS.determinise(views[0], seed)) for seed in range(60)]
    assert {"horse" in hands[0] for hands in guesses} == {True, False}
    assert all("KH" in hands[1] and len(hands[0]) == len(hands[1]) - 1 == 2 for hands in guesses)


@pytest.mark.rule("JR-7.4")
def test_thief_and_victim_know_which_card_it_was() -> None:
    s = theft("KH horse 6D 8D", "6D")
    assert "6D" in s.view(0)["hand"]
    assert s.view(1)["known"]["6D"] == [0]
    assert s.view(0)["known"]["horse"] == [1]  # since it is not here
    assert s.view(0)["blurred"] == s.view(1)["blurred"] == []


@pytest.mark.rule("JR-7.5")
def test_a_stolen_royal_is_seen_by_all() -> None:
    s = theft("KH horse 6D 8D", "KH")
    for seat in (1, 2, None):
        assert s.view(seat)["known"] == {"KH": [0], **({} if seat == 1 else {"horse": [1]})}
        assert s.view(seat)["blurred"] == []


@pytest.mark.rule("JR-7.4")
def test_the_only_card_can_be_followed() -> None:
    s = theft("KH horse", "horse")
    for seat in (1, 2, None):
        assert s.view(seat)["known"] == {"horse": [0], **({} if seat == 1 else {"KH": [1]})}
        assert s.view(seat)["blurred"] == []


def robbed_twice(stolen: str, blows: tuple[str, ...]) -> Any:
    """Seat 0 has robbed seat 1 of this card, then seat 2 seat 0 of something; seat 3 looks on."""
    for seed in range(200):
        s = standard(
            rabbits=("JD", "JD", "JD", "KC"),
            hands=("5S", "horse 6D 8D", "2S 10S 3C", "4C"),
            pile="9S 10D",
            dice=((6, 6),) * 3,
            moves=FIGHT,
            seed=seed,
        )
        (told,) = [event.params for event in play(s, "1: yield") if event.code == "stole"]
        if told["card"] == stolen:
            break
    while s.turn != 2 or question(s) != "acquisition":
        prefer(s, Random(0), "roll", "pass", "stay", "underground", "rest")
    assert "stole" in [event.code for event in play(s, "fight 0", *blows, "0: yield")]
    return s


@pytest.mark.parametrize("seat", [3, None])
@pytest.mark.parametrize(
    "blows",
    [
        ("spades 2S", "strike"),
        ("spades 2S", "strike", "0: spades 9S", "0: strike", "spades 10S", "strike"),  # seat 0 has one card left
    ],
    ids=["of one of two cards", "of the only card"],
)
@proves("leak-view")
@pytest.mark.rule("JR-7.4")
def test_a_card_that_may_have_been_passed_on_is_in_one_of_three_hands(blows: tuple[str, ...], seat: int | None) -> None:
    """Whether or not it really was in the hand that was robbed."""
    views = [robbed_twice(card, blows).view(seat) for card in ("horse", "6D")]
    assert views[0]["known"] == views[1]["known"] == {"horse": [0, 1, 2]}
    assert views[0]["blurred"] == [[0, 1, 2]]
    assert as_bytes(views[0]) == as_bytes(views[1])
