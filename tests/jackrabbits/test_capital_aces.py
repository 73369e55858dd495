"""JR-8.4, addition `capital-aces`: the first ace spent counts 11 and stays in front of its owner."""

from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.conformance.play import rich_table, step
from tests.helpers import RABBITS, codes, hand, legal, pay_lines, play, samples, standard, told, why

CAPITAL: dict[str, Any] = {"capital-aces": True}
REST = "roll; pass; stay"


def capital(**setup: Any) -> RabbitState:
    setup.setdefault("dice", ((6, 6),) * 4)
    setup.setdefault("pile", "4D 5D 6D")
    return standard(options=CAPITAL, **setup)


def at_market(cards: str, lot: str, moves: str = "") -> RabbitState:
    """Seat 0 trades on J♦, where any suit buys diamonds."""
    return capital(rabbits=("JD", "KC"), hands=(cards, ""), lot=lot, moves=f"{REST}; {moves}".rstrip("; "))


def in_front(state: RabbitState) -> list[list[str]]:
    zone: list[list[str]] = state.view(None)["zones"]["capital"]
    return zone


# -- payments ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.4")
def test_the_first_ace_counts_eleven_and_stays_in_front():
    s = capital(rabbits=("KC", "JD"), hands=("9C 3C AC", ""), moves=f"{REST}; acquire")
    assert legal(s) == ["pay 9C,3C", "pay AC", "put 9C", "put 3C", "put AC"]
    events = play(s, "pay AC")
    assert codes(events, 1)[:3] == ["paid", "kept-ace", "acquired"]
    assert told(events, "kept-ace") == [{"seat": 0, "card": "AC"}]
    assert (hand(s), s.view(1)["lot"], in_front(s)) == ("KC 9C 4D 3C", [], [["AC"], []])
    for seat in (0, 1, None):
        assert samples(s.view(seat), 1)[0].zones == s.zones


@pytest.mark.rule("JR-8.4")
def test_later_aces_count_one():
    s = at_market("AC AS AH 3C", "9D 2D", "trade 9D; pay AC; trade 2D")
    assert pay_lines(s) == ["pay 9D", "pay 3C", "pay AS,AH"]
    play(s, "pay AS,AH")
    assert (in_front(s), s.view(0)["lot"]) == ([["AC"], []], ["AS", "AH"])


@pytest.mark.rule("JR-8.4")
def test_each_player_has_an_ace_of_their_own():
    s = capital(rabbits=("KC", "KS"), hands=("AC", "AS"), moves=f"{REST}; acquire; pay AC; {REST}; acquire; pay AS")
    assert in_front(s) == [["AC"], ["AS"]]


@pytest.mark.rule("JR-8.4")
def test_of_two_aces_the_payer_names_the_one_that_stays():
    s = at_market("AC AS", "9D 3D 2D", "trade 9D; trade 3D")
    assert legal(s) == ["pay AC=11,AS", "pay AC,AS=11", "put AC", "put AS"]
    assert s.view(0)["question"]["named"] == ["AC=11", "AS=11"]
    events = play(s, "pay AC,AS=11")
    assert told(events, "paid") == [{"seat": 0, "cards": ["AC", "AS"], "price": 12}]
    assert (in_front(s), s.view(0)["lot"]) == ([["AS"], []], ["2D", "AC"])


@pytest.mark.rule("JR-8.4")
def test_an_ace_must_be_named_if_and_only_if_there_are_two():
    s = at_market("AC AS 10C", "9D 3D 2D", "trade 9D; trade 3D")
    for line in ("pay AC,AS", "pay AC=11,AS=11", "pay AC=1,AS"):
        reason = why(s, line)
        assert (reason.code, reason.rule, reason.params) == ("name-one-card", "JR-8.4", {"cards": ["AC", "AS"]})
    assert why(s, "pay 10C,AC=11").code == "wrong-value"
    assert why(s, "pay 10C=11,AC").code == "wrong-value"
    assert "pay 10C,AC" in legal(s)


@pytest.mark.rule("JR-8.4")
def test_so_does_one_who_puts_them_down_one_by_one():
    s = at_market("AC AS 3C", "9D 2D", "trade 9D; put AC; put AS")
    assert legal(s) == ["pay AC=11,AS", "pay AC,AS=11", "put 3C"], "more than needed"
    play(s, "put 3C", "pay 3C,AC,AS=11")
    assert in_front(s) == [["AS"], []]


@pytest.mark.rule("JR-8.4")
def test_once_an_ace_lies_there_none_is_named():
    s = at_market("AC AS AH", "9D 2D", "trade 9D; pay AC; trade 2D")
    assert "named" not in s.view(0)["question"]
    assert "pay AS,AH" in legal(s)
    assert why(s, "pay AS=11,AH").code == "wrong-value"


@pytest.mark.rule("JR-8.4")
def test_an_ace_of_the_lot_costs_one():
    s = capital(rabbits=("JC", "KD"), hands=("2D", ""), lot="AC", moves=f"{REST}; trade AC")
    assert s.view(0)["question"]["price"] == 1


# -- fights and contests -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.4")
def test_in_a_fight_it_counts_eleven_once_and_stays_when_the_fight_is_over():
    s = capital(
        rabbits=("JC", "JC"), hands=("AS 2S", "10S 2C"), moves=f"{REST}; fight 1; spades 2S; strike; spades 10S; strike"
    )
    play(s, "spades AS")
    assert s.view(0)["question"]["total"] == 13
    play(s, "strike")
    assert in_front(s) == [[], []], "it is set aside"
    events = play(s, "yield")
    assert told(events, "kept-ace") == [{"seat": 0, "card": "AS"}]
    assert (in_front(s), s.view(1)["lot"]) == ([["AS"], []], ["2S", "10S"])


@pytest.mark.rule("JR-8.4")
def test_the_loser_keeps_an_ace_too():
    s = capital(
        rabbits=("JC", "JC"), hands=("10S 3S", "AS"), moves=f"{REST}; fight 1; spades 10S; strike; spades AS; strike"
    )
    assert s.view(0)["question"]["beaten"] == 11
    play(s, "spades 3S", "strike", "yield")
    assert (in_front(s), sorted(s.view(1)["lot"])) == ([[], ["AS"]], ["10S", "3S"])
    assert s.view(None)["hand_sizes"][1] == 0, "nothing is left to steal"


@pytest.mark.rule("JR-8.4")
def test_in_a_fight_a_later_ace_counts_one():
    s = capital(
        rabbits=("KC", "KC"), hands=("AC AS", "2S"), moves=f"{REST}; acquire; pay AC; roll; pass; stay; rest; {REST}"
    )
    play(s, "fight 1", "spades AS", "strike")
    assert s.view(1)["question"]["beaten"] == 1
    play(s, "yield")
    assert (in_front(s)[0], "AS" in s.view(0)["lot"]) == (["AC"], True)


@pytest.mark.rule("JR-8.4")
def test_a_proof_may_be_an_ace_which_stays_in_hand():
    s = capital(rabbits=("JD", "KD"), hands=("AH horse", "6H"), moves="roll; pass; ride QC; pay horse; 1: contest 6H")
    assert legal(s, 0) == ["prove AH", "leave"]
    play(s, "prove AH")
    assert (hand(s), in_front(s)) == ("AH", [[], []])


@pytest.mark.rule("JR-8.4")
def test_the_ace_of_a_lost_contest_stays_in_front():
    s = capital(rabbits=("JD", "KD"), hands=("6H horse", "AH 5H"), moves="roll; pass; ride QC; pay horse")
    assert legal(s, 1) == ["contest AH", "pass"]
    events = play(s, "1: contest AH", "prove 6H")
    assert codes(events, 0)[:3] == ["proved", "refuted", "kept-ace"]
    assert (in_front(s), s.view(0)["lot"], hand(s, 1)) == ([[], ["AH"]], [], "5H")


# -- what does not lay it out ------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.4")
def test_a_discard_does_not_lay_it_out():
    nine = "10C 9C 8C 7C 6C 5C 4C 3C AC"
    s = capital(rabbits=("KD", "JD"), hands=(nine, ""), moves=f"{REST}; rest; discard AC")
    assert (in_front(s), s.view(0)["lot"]) == ([[], []], ["AC"])


@pytest.mark.rule("JR-8.4")
def test_an_ace_lost_to_the_limit_leaves_the_next_one_at_eleven():
    nine = "10C 9C 8C 7C 6C 5C 4C AS AC"
    s = capital(
        rabbits=("KC", "JD"),
        hands=(nine, ""),
        moves=f"{REST}; rest; discard AS; roll; pass; stay; rest; {REST}; acquire",
    )
    assert "pay AC" in legal(s)


# -- passports and ranking ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.4")
def test_a_passport_counts_eleven_until_an_ace_lies_in_front():
    s = capital(rabbits=("KS", "JD"), hands=("AC AS", ""), dice=((5, 6), (6, 6), (6, 6)))
    assert legal(s) == ["roll", "passport AC"]
    assert why(s, "passport AC=11").code == "wrong-value"
    assert told(play(s, "passport AC"), "passport-counts") == [{"seat": 0, "card": "AC", "value": 11}]
    play(s, "roll", "pass")
    assert s.view(0)["question"] == {"code": "flight", "price": 0}
    assert in_front(s) == [[], []]
    s = capital(
        rabbits=("KS", "JD"),
        hands=("AC AS", ""),
        moves=f"{REST}; acquire; pay AS; roll; pass; stay; rest; passport AC; roll; pass",
    )
    assert s.view(0)["question"] == {"code": "flight", "price": 11}


@pytest.mark.rule("JR-8.4")
def test_a_personal_trade_does_not_lay_an_ace_out():
    s = standard(
        rabbits=("JC", "JC"),
        hands=("AS AC", "9D"),
        options={**CAPITAL, "personal-trades": True},
        pile="4D 5D 6D",
        dice=((6, 6),) * 2,
        moves=f"{REST}; offer 1; give AS; want 9D; propose; 1: accept",
    )
    play(s, "0: hand AS", "0: exchange", "1: hand 9D", "1: exchange", "0: keep", "1: keep")
    assert (hand(s), hand(s, 1), in_front(s)) == ("9D AC", "AS", [[], []])
    bonuses = [s.view(seat)["bonuses"] for seat in (0, 1)]
    assert [bonus["points"] for found in bonuses for bonus in found] == [10, 10], "their next ace counts eleven yet"


@pytest.mark.rule("JR-8.4")
def test_a_passport_keeps_its_value_if_an_ace_is_laid_out_before_the_flight():
    s = standard(
        rabbits=("KC", "KC"),
        hands=("AC AS", "2H"),
        options={**CAPITAL, "early-deeds": True},
        pile="4D 5D 6D",
        dice=((5, 6),),
        moves="passport AC; roll; 0: pass; fight 1; spades AS; strike; 1: yield",
    )
    assert in_front(s) == [["AS"], []]
    assert s.view(0)["question"] == {"code": "flight", "price": 0}, "eleven, as it was shown"
    assert legal(s) == ["fly KS", "fly KH", "fly KD"]


@pytest.mark.rule("JR-8.4")
def test_a_passport_that_pays_its_own_shortfall_stays_in_front():
    s = capital(rabbits=("KC", "JD"), hands=("AC", ""), moves="passport AC; roll; pass; fly KS; pay AC")
    assert (hand(s), in_front(s)) == ("", [["AC"], []])


@pytest.mark.rule("JR-8.4")
def test_in_the_ranking_an_ace_in_hand_counts_one_and_one_in_front_nothing():
    assert capital(rabbits=("KD", "JD"), hands=("AC 3C", "5C")).current_ranking() == [[1], [0]]
    s = at_market("AC", "9D", "trade 9D; pay AC")
    assert (hand(s), [state.rules.value[card] for state in [s] for card in s.hands[0]]) == ("9D", [9])


# -- everywhere --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.4")
@pytest.mark.parametrize("other", ["ambivalent-aces", "patriarchal-values"])
def test_it_clashes_with_other_values_of_aces(other: str):
    with pytest.raises(BadInput) as refusal:
        RABBITS.new(2, options={**CAPITAL, other: True})
    assert refusal.value.reason.code == "options-clash"


@pytest.mark.rule("JR-8.4")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_play_every_card_has_its_place_and_views_agree(seed: int):
    rng = Random(seed)
    state = rich_table(rng, rng.randint(2, 4), 7, **CAPITAL)
    for _ in range(60):
        if state.over:
            return
        step(state, rng, eager=0.8)
        audit(state)
        assert all(len(cards) <= 1 for cards in in_front(state))
    for seat in [*range(state.players), None]:
        assert in_front(samples(state.view(seat), 1)[0]) == in_front(state)


@pytest.mark.rule("JR-8.4")
@pytest.mark.parametrize("seed", range(4))
def test_the_ways_proposed_can_be_played(seed: int):
    rng = Random(seed)
    for _ in range(5):
        cards = rng.sample(["AC", "AS", "AH", "AD", "9C", "8S", "5H", "3D", "2C", "2S"], 6)
        s = capital(rabbits=("KS", "JD"), hands=(" ".join(cards), ""), dice=((4, 5),), moves="roll; pass")
        for way in RABBITS.prospects(s.view(0)):
            on_way = s.clone()
            for action in way["actions"]:
                assert action in legal(on_way, 0), way
                on_way.apply(0, RABBITS.parse(action))
        claim = RABBITS.guidance(s.view(0))
        assert claim["ways"]
