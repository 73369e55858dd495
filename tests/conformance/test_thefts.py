"""Only two seats see the card of a theft: the knowledge of the others, and their samples (JR-7.4)."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, NUMBERS
from jackhouse.jackrabbits.invariants import audit
from tests.conformance.leaks import proves
from tests.conformance.ledger import Census, Ledger, Lot, Memory, hands_of, is_royal
from tests.conformance.moments import ROBBING, prefer, robbed
from tests.conformance.play import PLACES, SOAK, as_bytes, observers, question, rich_table, step
from tests.conformance.test_determinise import critical
from tests.helpers import RABBITS, may_hold, play, samples, standard

NUMBER_NAMES = [CARD_NAMES[card] for card in NUMBERS]

# ---- nothing that was seen is contradicted ---------------------------------------------------------------------------


@pytest.mark.rule("JR-7.4")
def test_a_sample_never_contradicts_what_was_seen(record_property: Any) -> None:
    """Whole games, with an independent model for each seat and the onlooker."""
    met: Counter[str] = Counter()
    for number in range(30 * SOAK):
        rng = Random(number)
        players, fierce = rng.choice((2, 3, 4, 4)), rng.choice((0.0, 0.7, 0.9))
        limit: dict[str, Any] = {"hand-limit": rng.choice(["enforced", "caught"]), "round-cap": 60}
        places = (rng.choice(PLACES[:13]),) if fierce else PLACES
        state = rich_table(rng, players, rng.randint(3, 8) if number % 5 else 1, places, **limit)
        follow(state, rng, number, fierce, met)
    record_property("told", f"remembered by each seat: {dict(met)}")
    assert met["reshuffled"] >= 20, met
    assert met["showed"] >= 150, met
    assert met["stole, unseen"] >= 30, met
    assert met["several tables"] >= 500, met
    assert met["many tables"] >= 20, met
    assert met["batches merged"] >= 20, met


def follow(state: Any, rng: Random, number: int, fierce: float, met: "Counter[str]") -> None:
    ledgers = [Ledger(state, seat) for seat in observers(state)]
    for ply in range(260):
        if state.over:
            break
        for ledger in ledgers:
            if ply % 8 == number % 8:
                view = state.view(ledger.seat)
                check_guess(view, state)  # the true deal is one of those that the seat thinks possible
                ledger.check(RABBITS.determinise(view, rng.randrange(2**32)))
                met["checked"] += 1
                met["batches merged"] += ledger.were_many
                met["several tables"] += len(ledger.tables) > 1
                met["many tables"] += len(ledger.tables) > 9
                met["most tables"] = max(met["most tables"], len(ledger.tables))
        for event in go_on(state, rng, fierce, ledgers):
            if event.code in ("reshuffled", "showed", "contested", "proved", "struck", "traded"):
                met[event.code] += 1
            met["stole, unseen"] += event.code == "stole" and event.secrets is not None


def go_on(state: Any, rng: Random, fierce: float, memories: "Sequence[Memory]") -> list[Any]:
    """Plays one action and gives its events to the models."""
    lot = Lot(state)
    events = prefer(state, rng, *ROBBING) if rng.random() < fierce else step(state, rng, eager=0.4)
    for event in events:
        lot.hear(event)
        for memory in memories:
            told = event.to(memory.seat)
            if told is not None:
                memory.hear(told, lot.cards)
    return events


# ---- and every deal comes as often as it should ----------------------------------------------------------------------


@pytest.mark.rule("JR-7.4")
def test_after_thefts_every_deal_is_as_likely_as_it_is(record_property: Any) -> None:
    """Few cards are unseen by seat 2, so all deals can be listed with their probabilities."""
    met: Counter[str] = Counter()
    for number in range(400):
        rng = Random(number)
        state = nearly_seen(rng)
        census = Census(state, 2)
        for _ in range(rng.randint(8, 90)):
            if not state.over and len(census.deals) <= 3000:
                met["stole"] += "stole" in [event.code for event in go_on(state, rng, 0.95, [census])]
        ways = len(state.view(2)["ways"])
        if state.over or not ways or not 2 <= len(census.deals) <= 60:
            continue
        compare(state.view(2), census, 800 * SOAK)
        met["compared"] += 1
        met["three ways and more"] += ways > 2
        met["after a reshuffle"] += len(state.view(2)["unseen"]) > 1
        if met["compared"] >= 12 * SOAK:
            break
    record_property("told", f"all deals listed: {dict(met)}")
    assert met["compared"] >= 10, met
    assert met["three ways and more"] >= 3, met


def nearly_seen(rng: Random) -> Any:
    """Three rabbits have met; seat 2 holds nearly all cards."""
    cards = [card for card in NUMBER_NAMES if card != "AS"]
    rng.shuffle(cards)
    hands = [[cards.pop() for _ in range(rng.randint(2, 3))] for _ in range(2)]
    hands[rng.randrange(2)].append("AS")
    pile = [cards.pop() for _ in range(rng.randint(1, 2))]
    lot = [cards.pop() for _ in range(rng.randint(0, 3))]
    hands[0] += rng.sample(["boat", "KD", "QC"], rng.randint(0, 2))
    return standard(
        rabbits=["JD", "JD", rng.choice(["JD", "KC"])],
        hands=[" ".join(hand) for hand in [*hands, cards]],
        pile=" ".join(pile),
        lot=" ".join(lot),
        options={"hand-limit": "caught"},
        seed=rng.randrange(2**32),
    )


def compare(view: dict[str, Any], census: Census, guesses: int) -> None:
    counts: Counter[Any] = Counter()
    for guess in samples(view, guesses):
        hands = [frozenset(hand) for hand in hands_of(guess)]
        counts[(*hands, frozenset(CARD_NAMES[card] for card in guess.pile))] += 1
    assert set(counts) <= set(census.deals)
    total = sum(census.deals.values())
    bins: list[tuple[int, float]] = []  # how often, and how often it should be; rare deals are taken together
    seen, expected = 0, 0.0
    for deal, weight in sorted(census.deals.items(), key=lambda item: -item[1]):
        seen += counts[deal]
        expected += float(guesses * weight / total)
        if expected >= 10:
            bins.append((seen, expected))
            seen, expected = 0, 0.0
    bins[-1] = (bins[-1][0] + seen, bins[-1][1] + expected)
    value = sum((often - should) ** 2 / should for often, should in bins)
    assert len(bins) > 1
    assert value < critical(len(bins) - 1), (value, len(bins))


@pytest.mark.rule("JR-7.4")
def test_one_card_was_stolen_so_two_known_ones_are_never_both_with_the_thief() -> None:
    s = standard(rabbits=("JD", "JD", "KC"), hands=("10S 2C 3C 4C", "6H 7H", "AC"), dice=((6, 6),))
    for card in ("6H", "7H"):
        s.knowledge.show(CARD_CODES[card])
    RABBITS.play_moves(s, "roll; stay; fight 1; spades 10S; strike; 1: yield")
    view = s.view(2)
    assert (view["known"], view["ways"]) == ({}, [])
    assert view["unseen"][1] == {"cards": ["6H", "7H"], "pile": 0, "hands": [1, 1, 0]}
    stolen = [sorted({"6H", "7H"} & set(hands_of(guess)[0])) for guess in samples(view, 300)]
    assert 110 <= stolen.count(["6H"]) <= 190
    assert stolen.count(["6H"]) + stolen.count(["7H"]) == 300


@pytest.mark.rule("JR-7.4")
def test_a_hand_that_has_drawn_nothing_since_the_reshuffle_holds_none_of_the_new_cards() -> None:
    s = standard(
        rabbits=("JD", "JD", "KC"),
        hands=("10S 2C 3C 4C", "6H 7H 8H 9H", "AC"),
        pile="5D",
        rest="lot",
        dice=((6, 6),) * 2,
        moves="roll; stay; fight 1; spades 10S; strike; 1: yield; rest",
    )
    RABBITS.play_moves(s, "roll; pass; underground")
    view = s.view(2)
    new = set(view["unseen"][-1]["cards"])
    for guess in samples(view, 200):
        thief, victim, _ = hands_of(guess)
        assert not new & set(thief)
        assert len(new & set(victim)) == 1


# ---- after a theft ---------------------------------------------------------------------------------------------------


def test_views_and_guesses_agree_after_thefts(record_property: Any) -> None:
    """Three or four players; the third seat and the onlooker saw the theft but not the card."""
    met: Counter[Any] = Counter()
    for number in range(60 * SOAK):
        rng = Random(number)
        state = robbed(rng)
        for seat in [] if state.over else observers(state):
            view = state.view(seat)
            is_open = [hand for hand in range(state.players) if not is_certain(view, hand)]
            if not is_open:
                continue
            assert seat not in is_open
            for guess in samples(view, 3):
                audit(guess)
                assert as_bytes(guess.view(seat)) == as_bytes(view)
                check_guess(view, guess)
            if number % 3 == 0 and seat is None:
                to_the_end(guess, rng)
            met[f"{len(is_open)} hands open"] += 1
            met[f"{min(len(view['ways']), 5)} ways"] += 1
    record_property("told", f"guessed after thefts: {dict(met)}")
    assert met["2 hands open"] >= 50, met
    assert met["3 hands open"] + met["4 hands open"] >= 10, met
    assert met["2 ways"] >= 50, met
    assert met["4 ways"] + met["5 ways"] >= 5, met


def is_certain(view: dict[str, Any], hand: int) -> bool:
    """Whether every way gives the hand the same numbers."""
    return len({str([row[hand] for row in way["hands"]]) for way in view["ways"]}) <= 1


def check_guess(view: dict[str, Any], guess: Any) -> None:
    """Asserts that known cards and royals are in their places, and that the batches follow one of the ways."""
    hands = hands_of(guess)
    for card, holder in [*view["known"].items(), *view["carrots"].items()]:
        assert card in hands[holder]
    assert not any(is_royal(card) for batch in view["unseen"] for card in batch["cards"])
    tables = [[len(set(hand) & set(batch["cards"])) for hand in hands] for batch in view["unseen"]]
    for batch, table in zip(view["unseen"], tables):
        assert batch["hands"] in (None, table)
    is_open = [table for batch, table in zip(view["unseen"], tables) if batch["hands"] is None]
    assert is_open in [way["hands"] for way in view["ways"]] or not is_open


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
    assert views[0]["known"] == {"KH": 1}
    assert may_hold(views[0], "horse") == [0, 1]
    others = 0 if seat == 2 else 2  # 2C and 3C
    assert [batch["hands"] for batch in views[0]["unseen"]] == [None, None]
    assert [[row[:2] for row in way["hands"]] for way in views[0]["ways"]] == [[[1, 2], [1, 0]], [[2, 1], [0, 1]]]
    assert [way["weight"] for way in views[0]["ways"]] == [1, 2]
    assert all(way["hands"][0][2] == others for way in views[0]["ways"])
    guesses = [hands_of(guess) for guess in samples(views[0], 60)]
    assert {"horse" in hands[0] for hands in guesses} == {True, False}
    assert all("KH" in hands[1] and len(hands[0]) == len(hands[1]) - 1 == 2 for hands in guesses)


@pytest.mark.rule("JR-7.4")
def test_thief_and_victim_know_which_card_it_was() -> None:
    s = theft("KH horse 6D 8D", "6D")
    assert "6D" in s.view(0)["hand"]
    assert s.view(1)["known"]["6D"] == 0
    assert s.view(0)["known"]["horse"] == 1  # since it is not here
    assert s.view(0)["ways"] == s.view(1)["ways"] == []


@pytest.mark.rule("JR-7.5")
def test_a_stolen_royal_is_seen_by_all() -> None:
    s = theft("KH horse 6D 8D", "KH")
    for seat in (1, 2, None):
        assert s.view(seat)["known"] == {"KH": 0, **({} if seat == 1 else {"horse": 1})}
        assert s.view(seat)["ways"] == []


@pytest.mark.rule("JR-7.4")
def test_the_only_card_can_be_followed() -> None:
    s = theft("KH horse", "horse")
    for seat in (1, 2, None):
        assert s.view(seat)["known"] == {"horse": 0, **({} if seat == 1 else {"KH": 1})}
        assert s.view(seat)["ways"] == []


@pytest.mark.rule("JR-7.4")
def test_a_card_seen_later_shows_what_was_stolen() -> None:
    """The thief holds 9C and one of three cards; once both are seen, the horse is with the victim again."""
    s = theft("horse 6D 8D", "6D")
    assert [way["weight"] for way in s.view(2)["ways"]] == [1, 2]
    guesses = [hands_of(guess) for guess in samples(s.view(2), 600)]
    assert 150 <= sum("horse" in hands[0] for hands in guesses) <= 250
    s.knowledge.shown(CARD_CODES["6D"], 0)  # it may have been there before
    assert (s.view(2)["known"], may_hold(s.view(2), "horse")) == ({"6D": 0}, [0, 1])
    assert [way["weight"] for way in s.view(2)["ways"]] == [1, 4]
    s.knowledge.shown(CARD_CODES["9C"], 0)
    assert (s.view(2)["ways"], may_hold(s.view(2), "horse")) == ([], [1])


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
    ("blows", "holders"),
    [
        (("spades 2S", "strike"), [0, 1, 2]),
        (("spades 2S", "strike", "0: spades 9S", "0: strike", "spades 10S", "strike"), [1, 2]),  # 0 had one card left
    ],
    ids=["of one of two cards", "of the only card"],
)
@proves("leak-view")
@pytest.mark.rule("JR-7.4")
def test_a_card_that_may_have_been_passed_on_may_be_in_the_third_hand(
    blows: tuple[str, ...], holders: list[int], seat: int | None
) -> None:
    """This holds whether or not the card was in the hand that was robbed."""
    views = [robbed_twice(card, blows).view(seat) for card in ("horse", "6D")]
    assert [(view["known"], may_hold(view, "horse")) for view in views] == [({}, holders)] * 2
    assert as_bytes(views[0]) == as_bytes(views[1])
