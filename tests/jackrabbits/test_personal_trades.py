"""JR-8.15, addition `personal-trades`: rabbits at one place trade cards of their hands for diamonds, or swindle."""

import time
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.cards import card_code
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.state import RabbitState
from tests.conformance.moments import prefer
from tests.conformance.play import as_bytes, observers
from tests.helpers import RABBITS, allows_true_deal, codes, hand, legal, play, samples, standard, why
from tests.jackrabbits.journeys import rabbit

TRADES = {"personal-trades": True}
OFFER = ("offer 1", "give 7S", "want 9D", "propose")
pytestmark = pytest.mark.rule("JR-8.15")


def meeting(mine: str, theirs: str, *more: str, at: str = "JC", **setup: Any) -> RabbitState:
    """Seat 0 has stayed where seat 1 is, and is in its Acquisition; further seats are elsewhere."""
    options = {**TRADES, **setup.pop("options", {})}
    rabbits = setup.pop("rabbits", (at, at, *("KC",) * len(more)))
    s = standard(
        rabbits=rabbits,
        hands=(mine, theirs, *more),
        pile=setup.pop("pile", "10C 10S 10H AH"),
        dice=((6, 6),) * 4,
        options=options,
        **setup,
    )
    for line in ("roll", "pass", "stay"):
        if line in legal(s):
            play(s, line)
    return s


def heard(event: Any, seat: int | None) -> dict[str, Any]:
    params: dict[str, Any] = event.to(seat)["params"]
    return params


def reason(state: RabbitState, line: str) -> str:
    found = why(state, line)
    assert found is not None
    return found.code


def question(state: RabbitState, seat: int = 0) -> str:
    asked = state.view(seat)["question"]
    return asked["code"] if asked else ""


def traded(s: RabbitState, mine: str = "7S", theirs: str = "9D", *offer: str) -> list[Any]:
    """Seat 0 makes an offer, seat 1 accepts it, and both lay these cards."""
    return play(s, *(offer or OFFER), "1: accept", *laying(0, mine), *laying(1, theirs))


def laying(seat: int, cards: str) -> list[str]:
    """Returns the lines by which a seat lays these cards and is ready."""
    return [*[f"{seat}: hand {card}" for card in cards.split()], f"{seat}: exchange"]


def kept(s: RabbitState) -> list[Any]:
    """Nobody denounces anything."""
    return play(s, "0: keep", "1: keep")


def verbs(s: RabbitState, verb: str, seat: int = 0) -> list[str]:
    return [line[len(verb) + 1 :] for line in legal(s, seat) if line.startswith(f"{verb} ")]


# -- the offer ---------------------------------------------------------------------------------------------------------


def test_an_offer_is_made_to_a_rabbit_at_the_same_place_that_has_cards():
    assert legal(meeting("7S 2C", "9D")) == ["fight 1", "offer 1", "rest"]
    assert legal(meeting("2C", "9D", "5C", rabbits=("JC", "KC", "JC"))) == ["offer 2", "rest"]
    assert "offer 1" not in legal(meeting("2C", ""))
    assert reason(meeting("2C", "9D", "5C"), "offer 2") == "no-partner-here"


def test_an_offer_is_possible_underground_too():
    s = meeting("2C", "9D", at="underground")
    assert legal(s) == ["offer 1", "rest"]


def test_one_side_is_all_diamonds_by_claim():
    s = meeting("7S 2C", "9D 4H")
    play(s, "offer 1", "give 7S")
    assert set(verbs(s, "want")) == {f"{rank}D" for rank in ("A", *range(2, 11))}
    s.undo(0)
    play(s, "give 9D")
    assert set(verbs(s, "give")) <= {f"{rank}D" for rank in ("A", *range(2, 11))}
    assert "4H" in verbs(s, "want")
    assert reason(s, "want 9D") == "cannot-claim"


def test_a_card_that_lies_open_elsewhere_cannot_be_claimed():
    s = meeting("7S KH", "9D QS", "JD", lot="5S 6D")
    play(s, "offer 1")
    gives = verbs(s, "give")
    assert "KH" in gives
    assert not {"5S", "6D", "QS", "JD", "KC", "horse"} & set(gives)
    play(s, "give KH")
    assert not {"6D", "JD"} & set(verbs(s, "want"))


def test_a_side_gives_one_card_or_more_but_never_more_than_it_has():
    s = meeting("7S 2C 3C", "9D 4H")
    play(s, "offer 1", "give 7S", "give 8S", "give 9S")
    assert verbs(s, "give") == []
    found = why(s, "give 2C")
    assert found is not None
    assert (found.code, found.params["most"]) == ("cannot-claim", 3)
    play(s, "want 9D", "want 8D")
    assert legal(s) == ["propose"]
    found = why(s, "want 7D")
    assert found is not None
    assert (found.code, found.params["most"]) == ("cannot-claim", 2)


def test_a_whole_hand_may_be_traded():
    s = meeting("7S 6S 5S 2C 3C", "10D 9D 8D 7D")
    gives, wants = ("7S", "6S", "5S", "2C", "3C"), ("10D", "9D", "8D", "7D")
    offer = ["offer 1", *[f"give {card}" for card in gives], *[f"want {card}" for card in wants], "propose"]
    traded(s, " ".join(gives), " ".join(wants), *offer)
    kept(s)
    assert (hand(s, 0), hand(s, 1)) == ("10D 9D 8D 7D", "7S 6S 5S 3C 2C")


def test_both_sides_must_be_named():
    s = meeting("7S", "9D")
    play(s, "offer 1")
    assert reason(s, "propose") == reason(s, "want 9D") == "claim-both-sides"


def test_an_offer_is_a_draft_until_it_is_proposed():
    s = meeting("7S", "9D")
    before = as_bytes(s.view(1))
    play(s, "offer 1", "give 7S", "want 9D")
    assert as_bytes(s.view(1)) == before
    (event,) = [event for event in play(s, "propose") if event.code == "offered"]
    assert heard(event, None) == {"seat": 0, "partner": 1, "gives": ["7S"], "wants": ["9D"]}
    assert legal(s, 1) == ["accept", "decline"]


def test_the_lists_are_short():
    for mine in ("7S 2C 3D KH horse", "9D 8D 7D KD"):
        s = meeting(mine, "10D 4H QS boat")
        play(s, "offer 1")
        while question(s) == "bargaining":
            assert 0 < len(legal(s)) <= 60
            play(s, legal(s)[-1])


def test_the_lists_are_short_for_claims_of_any_length():
    for number in range(30):
        rng = Random(number)
        cards = [f"{rank}{suit}" for suit in "CSHD" for rank in (*range(2, 11), "A")]
        rng.shuffle(cards)
        s = meeting(" ".join(cards[:19]), " ".join(cards[19:]), options={"hand-limit": "caught"}, pile="")
        play(s, "offer 1")
        while question(s) == "bargaining":
            assert 0 < len(legal(s)) <= 60
            play(s, rng.choice([line for line in legal(s) if line != "propose"] or ["propose"]))
        play(s, "1: accept")
        while question(s) == "handing":
            assert 0 < len(legal(s, 0)) <= 60
            play(s, f"0: {rng.choice(legal(s, 0))}")


def test_three_offers_a_turn():
    s = meeting("7S 5S", "9D")
    for _ in range(3):
        play(s, *OFFER, "1: decline")
    assert legal(s) == ["fight 1", "rest"]
    assert reason(s, "offer 1") == "no-offer-left"
    play(s, "rest")
    for line in ("roll", "pass", "stay"):
        if line in legal(s):
            play(s, line)
    assert (s.turn, "offer 0" in legal(s)) == (1, True)


# -- the exchange ------------------------------------------------------------------------------------------------------


TWO_FOR_ONE = ("offer 1", "give 7S", "give 8S", "want 9D", "propose")


def test_both_lay_any_cards_of_their_hands_card_by_card():
    s = meeting("7S 2C 3C", "9D 4H")
    play(s, *TWO_FOR_ONE, "1: accept")
    assert (legal(s, 0), legal(s, 1)) == (["hand 7S", "hand 3C", "hand 2C"], ["hand 9D", "hand 4H"])
    assert reason(s, "exchange") == reason(s, "hand 9D") == "hand-as-claimed"
    play(s, "0: hand 3C")
    assert legal(s, 0) == ["hand 7S", "hand 2C"]
    assert s.view(0)["question"]["laid"] == ["3C"]
    play(s, "0: hand 2C")
    assert legal(s, 0) == ["exchange"]
    assert reason(s, "hand 7S") == "hand-as-claimed"


def test_nobody_learns_how_many_cards_a_side_has_laid_only_that_it_is_ready():
    s = meeting("7S 2C 3C", "9D 4H", "5C")
    play(s, *TWO_FOR_ONE, "1: accept")
    before = [as_bytes(s.view(seat)) for seat in (1, 2, None)]
    for line in ("hand 3C", "hand 2C"):
        assert play(s, f"0: {line}") == []
        assert [as_bytes(s.view(seat)) for seat in (1, 2, None)] == before
    (event,) = play(s, "0: exchange")
    assert heard(event, None) == {"seat": 0, "partner": 1, "count": 2}
    assert [s.view(seat)["awaited"] for seat in (0, 1, 2, None)] == [[1]] * 4
    assert s.view(1)["known"] == {}


def test_what_is_laid_can_be_taken_back_until_one_is_ready():
    s = meeting("7S 2C 3C", "9D 4H")
    play(s, *TWO_FOR_ONE, "1: accept", "0: hand 3C", "1: hand 4H")
    assert not [event for event in s.undo(0) if event.to(1)]
    assert (legal(s, 0), legal(s, 1)) == (["hand 7S", "hand 3C", "hand 2C"], ["exchange"])
    play(s, *laying(1, ""))
    assert not s.undoable(1)
    play(s, "0: hand 7S", "0: hand 2C")
    s.undo(0)
    play(s, "0: hand 3C", "0: exchange")
    assert s.view(1)["question"]["came"] == ["7S", "3C"]


def test_samples_for_others_have_any_cards_laid_and_for_the_two_the_true_ones():
    s = meeting("7S 2C 3C", "9D 4H", "5C 6C")
    play(s, *TWO_FOR_ONE, "1: accept", *laying(0, "7S 2C"))
    for seat in observers(s):
        view = s.view(seat)
        plans = {tuple(str(piece) for piece in guess.window.drafted(0)) for guess in samples(view, 30)}
        assert plans == {("hand 7S", "hand 2C")} if seat == 0 else len(plans) > 9
        assert all(as_bytes(guess.view(seat)) == as_bytes(view) for guess in samples(view, 5))
    play(s, *laying(1, "9D"))
    for seat in observers(s):
        view = s.view(seat)
        laid = {(*guess.zones[0],) for guess in samples(view, 30)}
        assert len(laid) == 1 if seat in (0, 1) else len(laid) > 9
        for guess in samples(view, 5):
            audit(guess)
            assert as_bytes(guess.view(seat)) == as_bytes(view)


def test_each_side_sees_what_the_other_has_laid_and_nobody_else_does():
    s = meeting("7S 2C", "9D 4H", "5C")
    uncovered = [event for event in traded(s, "2C", "9D") if event.code == "uncovered"]
    shared = [{"seat": 0, "partner": 1, "count": 1}, {"seat": 1, "partner": 0, "count": 1}]
    assert [heard(event, 1) for event in uncovered] == [{**shared[0], "cards": ["2C"]}, {**shared[1], "cards": ["9D"]}]
    assert [heard(event, 2) for event in uncovered] == [heard(event, None) for event in uncovered] == shared
    assert s.view(1)["zones"]["laid-to-trade"] == [["2C"], ["9D"], []]
    assert s.view(2)["zones"]["laid-to-trade"] == [[None], [None], []]
    assert (s.view(0)["known"], s.view(1)["known"], s.view(2)["known"]) == ({"9D": 1}, {"2C": 0}, {})


def test_the_cards_are_in_their_hands_until_both_have_judged():
    s = meeting("7S 2C", "9D 4H")
    traded(s)
    assert (hand(s, 0), hand(s, 1)) == ("7S 2C", "9D 4H")
    play(s, "0: keep")
    assert (hand(s, 0), hand(s, 1)) == ("7S 2C", "9D 4H")
    play(s, "1: keep")
    assert (hand(s, 0), hand(s, 1)) == ("9D 2C", "7S 4H")
    assert s.view(0)["zones"]["laid-to-trade"] == [[], []]


def test_the_cards_change_hands_and_only_the_two_know_which():
    s = meeting("7S 2C", "9D 4H", "5C")
    traded(s)
    handed = [event for event in kept(s) if event.code == "handed"]
    assert [heard(event, 1) for event in handed] == [
        {"seat": 0, "partner": 1, "card": "7S"},
        {"seat": 1, "partner": 0, "card": "9D"},
    ]
    assert [heard(event, 2) for event in handed] == [{"seat": 0, "partner": 1}, {"seat": 1, "partner": 0}]
    assert s.view(0)["known"]["7S"] == 1
    assert s.view(1)["known"]["9D"] == 0
    assert s.view(2)["known"] == {}
    other = meeting("7S 2C", "9D 4H", "5C")
    traded(other, "2C", "4H")
    kept(other)
    assert as_bytes(other.view(2)) == as_bytes(s.view(2))


def test_true_claims_cannot_be_denounced():
    s = meeting("7S 2C", "9D 4H")
    traded(s)
    assert legal(s, 0) == legal(s, 1) == ["keep"]
    assert reason(s, "denounce") == "nothing-false"
    assert "trade-kept" in codes(kept(s))
    assert legal(s) == ["offer 1", "rest"]


def test_a_swindler_who_is_denounced_goes_off_board_and_the_exchange_stands():
    s = meeting("7S 2C", "9D 4H")
    traded(s, "7S", "4H")
    assert (legal(s, 0), legal(s, 1)) == (["denounce", "keep"], ["keep"])
    assert (s.view(0)["question"]["came"], s.view(0)["question"]["absent"]) == (["4H"], ["9D"])
    play(s, "0: denounce", "1: keep")
    assert (rabbit(s, 0), rabbit(s, 1)) == ("JC", "off-board")
    assert (hand(s, 0), hand(s, 1)) == ("4H 2C", "9D 7S")


def test_false_cards_that_are_denounced_are_shown_to_all_and_true_ones_are_not():
    s = meeting("7S 2C 3C 4C", "9D 4H", "5C")
    traded(s, "3C 7S 2C", "9D", "offer 1", "give 7S", "give 8S", "give 2C", "want 9D", "propose")
    events = play(s, "0: keep", "1: denounce")
    (denounced,) = [event for event in events if event.code == "denounced"]
    assert heard(denounced, None) == {"seat": 0, "by": 1, "cards": ["3C"]}
    handed = [heard(event, 2).get("card") for event in events if event.code == "handed"]
    assert sorted(handed, key=str) == ["3C", None, None, None]
    assert (s.view(2)["known"], s.view(None)["known"]) == ({"3C": 1}, {"3C": 1})
    assert s.view(1)["exposed"] == ["3C"]
    for seat in (2, None):
        for guess in samples(s.view(seat), 20):
            assert "3C" in hand(guess, 1)


def test_false_cards_that_nobody_denounces_stay_unseen():
    s = meeting("7S 2C", "9D 4H", "5C")
    traded(s, "2C", "4H")
    events = kept(s)
    assert [heard(event, 2).get("card") for event in events if event.code == "handed"] == [None, None]
    assert s.view(2)["known"] == s.view(None)["known"] == {}
    other = meeting("7S 2C", "9D 4H", "5C")
    traded(other)
    kept(other)
    assert as_bytes(other.view(2)) == as_bytes(s.view(2))


def test_two_swindlers_show_their_false_cards_and_all_know_where_they_are():
    s = meeting("7S 2C", "9D 4H", "5C")
    traded(s, "2C", "4H")
    play(s, "0: denounce", "1: denounce")
    assert s.view(2)["known"] == {"2C": 1, "4H": 0}
    assert (s.view(0)["exposed"], s.view(1)["exposed"]) == (["4H"], ["2C"])


def test_a_card_seen_before_may_have_gone_if_it_was_not_among_the_false_ones():
    """Seat 2 has seen 3C and 4C in the first hand; 3C is denounced, so that 4C may be the other one that went."""
    s = meeting("7S 2C 3C 4C", "9D 4H", "5C")
    for name in ("3C", "4C"):
        s.knowledge.shown(card_code(name), 0)
    traded(s, "3C 7S", "9D", *TWO_FOR_ONE)
    play(s, "0: keep", "1: denounce")
    assert s.view(2)["known"] == {"3C": 1}
    assert {"4C" in hand(guess, 1) for guess in samples(s.view(2), 40)} == {True, False}


def test_a_swindle_need_not_be_denounced():
    s = meeting("7S 2C", "9D 4H")
    traded(s, "2C", "4H")
    kept(s)
    assert (rabbit(s, 0), rabbit(s, 1)) == ("JC", "JC")


def test_an_active_swindler_ends_the_turn_without_increment():
    s = meeting("7S 2C 5C", "9D 4H")
    traded(s, "2C", "9D")
    events = play(s, "0: keep", "1: denounce")
    assert rabbit(s, 0) == "off-board"
    assert (s.turn, hand(s, 0)) == (1, "9D 7S 5C")
    assert "drew" not in codes(events)


def test_both_may_be_denounced():
    s = meeting("7S 2C", "9D 4H")
    traded(s, "2C", "4H")
    play(s, "0: denounce", "1: denounce")
    assert (rabbit(s, 0), rabbit(s, 1), s.turn) == ("off-board", "off-board", 1)


def test_whoever_holds_the_card_claimed_can_denounce_it():
    """A claim is judged by what came, not by what the receiver holds."""
    s = meeting("2C 3C", "9D 7S")
    traded(s, "2C", "9D")
    assert (legal(s, 0), legal(s, 1)) == (["keep"], ["denounce", "keep"])
    assert s.view(1)["question"]["absent"] == ["7S"]


def test_one_may_ask_for_a_card_that_one_holds_and_denounce_what_came_instead():
    s = meeting("7S 9D", "8D 4H")
    traded(s, "7S", "8D", "offer 1", "give 7S", "want 9D", "propose")
    assert legal(s, 0) == ["denounce", "keep"]
    play(s, "0: denounce", "1: keep")
    assert (rabbit(s, 1), hand(s, 0)) == ("off-board", "9D 8D")


def test_no_event_tells_who_kept_silent():
    s = meeting("7S 2C", "9D 4H", "5C")
    traded(s, "2C", "4H")
    events = play(s, "0: keep", "1: denounce")
    assert codes(events, 2)[:2] == ["denounced", "exiled"]
    assert "trade-kept" not in codes(events, 2)


# -- royals and the limit ----------------------------------------------------------------------------------------------


def test_a_royal_takes_its_carrot_along_and_all_see_it():
    s = meeting("KH 2C", "9D 4H", "5C")
    traded(s, "KH", "9D", "offer 1", "give KH", "want 9D", "propose")
    assert s.view(2)["carrots"] == s.view(1)["carrots"] == {"KH": 0}  # until both have judged
    events = kept(s)
    assert s.view(2)["carrots"] == {"KH": 1}
    assert [heard(event, 2).get("card") for event in events if event.code == "handed"] == [None, "KH"]
    assert "offer 1" in legal(s)  # the Acquisition goes on


def test_a_false_royal_is_seen_too():
    s = meeting("KH 2C", "9D 4H", "5C")
    traded(s, "KH", "9D")
    events = play(s, "0: keep", "1: denounce")
    assert [heard(event, 2)["cards"] for event in events if event.code == "denounced"] == [["KH"]]
    assert s.view(2)["carrots"] == {"KH": 1}


@pytest.mark.rule("JR-8.7")
def test_a_card_that_lay_open_is_seen_to_go():
    options = {"provisional-palaces": True, "vetting": True}
    s = meeting("6H 2C 7S", "9D 4H", "5C", options=options)
    play(s, "rest", "palace 6H")
    while s.turn != 1:
        play(s, legal(s)[0])
    while question(s, 1) != "acquisition":
        play(s, "1: " + next((line for line in ("stay", "pass") if line in legal(s, 1)), legal(s, 1)[0]))
    play(s, "1: offer 0", "1: give 9D", "1: want 7S", "1: propose", "0: accept", *laying(0, "6H"), *laying(1, "9D"))
    events = kept(s)
    assert [heard(event, None).get("card") for event in events if event.code == "handed"] == [None, "6H"]
    assert s.view(2)["known"]["6H"] == 1


@pytest.mark.rule("JR-5.3")
def test_a_fourth_royal_is_given_up_by_whoever_got_it():
    s = meeting("KH 2C", "9D QS JS KS")
    traded(s, "KH", "9D", "offer 1", "give KH", "want 9D", "propose")
    audit(s)
    kept(s)
    audit(s)
    assert s.awaited == [1]
    assert legal(s, 1) == ["discard KS", "discard KH", "discard QS", "discard JS"]
    play(s, "1: discard KS")
    audit(s)
    assert question(s) == "acquisition"


@pytest.mark.rule("JR-4.10")
def test_a_royal_got_on_the_citadel_in_ones_own_turn_wins():
    s = meeting("9D KS QH", "JD 4H", at="citadel")
    traded(s, "9D", "JD", "offer 1", "give 9D", "want JD", "propose")
    kept(s)
    assert (s.over, s.winner) == (True, 0)


@pytest.mark.rule("JR-4.10")
def test_nobody_wins_by_a_trade_in_the_turn_of_another_or_once_off_board():
    s = meeting("JD 4H", "9D KS QH", at="citadel")
    traded(s, "JD", "9D", "offer 1", "give JD", "want 9D", "propose")
    kept(s)
    assert not s.over
    s = meeting("9D 4H KS QH", "JD 5H", at="citadel")
    traded(s, "4H", "JD", "offer 1", "give 9D", "want JD", "propose")
    play(s, "0: keep", "1: denounce")
    assert not s.over


@pytest.mark.rule("JR-4.9")
def test_the_hand_that_has_grown_is_within_the_limit_again():
    nine = "2C 3C 4C 5C 6C 7C 8C 9C AC"
    s = meeting("7S 8S 5H", f"9D {nine.removesuffix(' AC')}")
    traded(s, "8S 7S", "9D", *TWO_FOR_ONE)
    kept(s)
    assert (question(s, 1), len(s.hands[1])) == ("discarding", 10)
    s = meeting(nine, "9D 8D 5H")
    traded(s, "AC", "9D 8D", "offer 1", "give AC", "want 9D", "want 8D", "propose")
    kept(s)
    assert (question(s, 0), len(s.hands[0])) == ("discarding", 10)
    s = meeting("7S 8S 5H", f"9D {nine.removesuffix(' AC')}", options={"hand-limit": "caught"})
    traded(s, "8S 7S", "9D", *TWO_FOR_ONE)
    kept(s)
    assert (question(s, 0), legal(s, 0)) == ("call", ["call 1", "pass"])


# -- with others -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.16")
def test_early_deeds_need_personal_trades_alone_and_a_swindler_goes_off_board_before_the_journey():
    options = {"early-deeds": True, "fights": False, "trades": False}
    s = meeting("7S 2C", "9D 4H", options=options)
    assert (question(s), legal(s)) == ("early-deeds", ["offer 1", "pass"])
    traded(s, "2C", "9D")
    play(s, "0: keep", "1: denounce")
    assert (rabbit(s, 0), s.turn) == ("off-board", 1)


def test_a_game_of_one_and_one_without_diamonds_have_no_trades():
    assert "offers" not in RABBITS.new(1, options=TRADES).view(0).get("counters", {})
    s = RABBITS.new(2, options={**TRADES, "tight-suits": True, "suits": "SH"})
    assert "offers" not in s.view(0).get("counters", {})


def test_views_after_many_exchanges_are_quick_and_hold_the_true_deal():
    """Four full hands exchange cards again and again, unseen by the others."""
    longest = 0.0
    for number in range(3):
        rng = Random(number)
        s = RABBITS.new(4, seed=number, options={**TRADES, "round-cap": 25})
        verbs = ("accept", "hand", "exchange", "keep", "want", "give", "offer", "pass", "roll", "stay", "rest")
        for _ in range(900):
            if s.over:
                break
            claims = ("propose",) if rng.random() < 0.25 else ()
            prefer(s, rng, *claims, *(verbs if rng.random() < 0.9 else verbs[::-1]))
            start = time.process_time()
            views = [s.view(seat) for seat in observers(s)]
            longest = max(longest, time.process_time() - start)
            assert all(len(view["ways"]) <= 1000 and allows_true_deal(s, view) for view in views)
    print(f"\nlongest: {longest:.3f} s for five views")
    assert longest < 5


def test_a_heart_laid_for_a_provisional_palace_cannot_be_claimed_by_others():
    s = meeting("7S", "9D", "6H", at="JC", turn=2, options={"provisional-palaces": True}, rabbits=("JC", "JC", "KC"))
    play(s, *["rest"] * ("rest" in legal(s)), "palace 6H", "roll", "pass", "stay", "offer 1", "give 9D")
    assert "want 6H" not in legal(s)
    assert reason(s, "want 6H") == "cannot-claim"
    assert "want 5H" in legal(s)


def test_three_offers_a_turn_early_deeds_included():
    s = meeting("7S", "9D", options={"early-deeds": True})
    declined = ["offer 1", "give 7S", "want 9D", "propose", "1: decline"]
    assert question(s) == "early-deeds"
    play(s, *declined, *declined, "0: pass", "stay")
    assert question(s) == "acquisition"
    play(s, *declined)
    assert verbs(s, "offer") == []
    assert reason(s, "offer 1") == "no-offer-left"
