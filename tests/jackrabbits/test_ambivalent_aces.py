"""JR-8.3, addition `ambivalent-aces`: an ace counts 1 or 11, as its owner chooses."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, codes, hand, legal, pay_lines, play, samples, standard, told, why

AMBIVALENT = {"ambivalent-aces": True}
REST = "roll; pass; stay"


def ambivalent(**setup: Any) -> RabbitState:
    setup.setdefault("dice", ((6, 6),) * 3)
    setup.setdefault("pile", "2D 3D")
    return standard(options=AMBIVALENT, **setup)


@pytest.mark.rule("JR-8.3")
def test_in_a_payment_an_ace_counts_eleven():
    s = ambivalent(rabbits=("KC", "JD"), hands=("9C 3C AC", ""), moves=f"{REST}; acquire")
    assert sorted(pay_lines(s)) == ["pay 9C,3C", "pay AC"]
    assert play(s, "pay AC")[0].params["cards"] == ["AC"]
    assert s.view(0)["lot"] == ["AC"], "it is spent like any other card"
    s = ambivalent(rabbits=("JD", "KC"), hands=("AC AS", ""), lot="9D 8D 6D", moves=f"{REST}; trade 9D; trade 8D")
    assert (pay_lines(s), s.view(0)["question"]["price"]) == (["pay AC,AS"], 17)
    assert why(s, "trade 6D").params["best"] == 22


@pytest.mark.rule("JR-8.3")
def test_in_a_fight_it_counts_eleven_again_and_again():
    s = ambivalent(rabbits=("JC", "JC"), hands=("AS", "10S AH"), moves=f"{REST}; fight 1; spades AS; strike")
    assert s.view(1)["question"]["beaten"] == 11
    play(s, "spades 10S")
    assert "strike" not in legal(s, 1)


@pytest.mark.rule("JR-8.3")
def test_an_ace_of_hearts_is_a_proof():
    s = ambivalent(rabbits=("JD", "KD"), hands=("horse", "AH 5H"), moves="roll; pass; ride QC; pay horse")
    assert legal(s, 1) == ["contest AH", "pass"]


@pytest.mark.rule("JR-8.3")
def test_the_lottery_reads_it_as_one():
    s = ambivalent(rabbits=("KD", "JD"), hands=("AC", ""), dice=((1, 6),), moves="roll")
    assert legal(s) == ["lottery AC", "pass"]
    s = ambivalent(rabbits=("KD", "JD"), hands=("AC", ""), dice=((5, 6),), moves="roll")
    assert legal(s) == ["pass"]


@pytest.mark.rule("JR-8.3")
def test_from_the_lot_it_costs_one():
    s = ambivalent(rabbits=("JC", "KD"), hands=("4D", ""), lot="AC 9C", moves=REST)
    assert legal(s) == ["trade AC", "rest"]
    play(s, "trade AC")
    assert (s.view(0)["question"]["price"], pay_lines(s)) == (1, ["pay 4D"])


@pytest.mark.rule("JR-8.3")
def test_the_ranking_counts_it_eleven():
    assert ambivalent(rabbits=("KD", "JD"), hands=("AC", "10C")).current_ranking() == [[0], [1]]


# -- passports ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.3")
def test_a_passport_is_declared_at_one_or_eleven():
    s = ambivalent(rabbits=("KS", "JD"), hands=("9C AC AS", ""))
    assert legal(s) == ["roll", "passport 9C", "passport AC", "passport AC=11"]


@pytest.mark.rule("JR-8.3")
@pytest.mark.parametrize(
    ("shown", "missing"), [("passport AC", 9), ("passport AC=11", 0), ("passport 9C", 1), ("passport KC", 0)]
)
def test_the_declared_value_stands_against_the_dice(shown: str, missing: int):
    s = ambivalent(rabbits=("KS", "JD"), hands=("KC 9C AC 2S", ""), dice=((5, 5),), moves=f"{shown}; roll; pass")
    assert s.view(0)["question"] == {"code": "flight", "price": missing}
    assert s.view(1)["passport"] == shown.split()[1].partition("=")[0]


@pytest.mark.rule("JR-8.3")
def test_all_know_the_declared_value_in_this_turn():
    s = ambivalent(rabbits=("KS", "KH"), hands=("AC 4D", "3C"), dice=((5, 5), (2, 2)))
    events = play(s, "passport AC=11")
    assert codes(events, 1) == ["showed", "passport-counts"]
    assert told(events, "passport-counts") == [{"seat": 0, "card": "AC", "value": 11}]
    for seat in (0, 1, None):
        assert s.view(seat)["counters"] == {"passport-value": 11}
        assert samples(s.view(seat), 1)[0].counters == [11]
    play(s, "roll", "pass", "fly KC", "rest")
    assert (s.awaited, s.view(0)["counters"]) == ([1], {"passport-value": 0})
    assert codes(play(s, "passport 3C"), 0) == ["showed"], "a card that counts its number"
    assert s.view(0)["counters"] == {"passport-value": 3}


@pytest.mark.rule("JR-8.3")
def test_a_low_passport_may_pay_as_eleven_at_its_own_tower():
    s = ambivalent(
        rabbits=("KC", "JD"), hands=("AC", ""), dice=((5, 5),), moves="passport AC; roll; pass; fly KS; pay AC"
    )
    assert hand(s) == ""


# -- names at a value --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.3")
@pytest.mark.parametrize("line", ["passport AC=5", "passport AC=1", "passport 9C=9", "passport AC=20"])
def test_no_other_value_can_be_declared(line: str):
    s = ambivalent(rabbits=("KS", "JD"), hands=("9C AC", ""))
    assert why(s, line).code == "wrong-value"


@pytest.mark.rule("JR-8.3")
def test_elsewhere_no_value_is_named():
    s = ambivalent(rabbits=("KC", "JD"), hands=("9C 3C AC", ""), dice=((1, 6),), moves="roll")
    assert why(s, "lottery AC=1").code == "wrong-value"
    assert why(s, "lottery 9C=1").code == "no-match"
    play(s, "pass", "stay", "acquire")
    assert why(s, "pay AC=11").code == why(s, "put AC=11").code == "wrong-value"
    assert why(s, "pay 3C=11").code == "price-unmet"


@pytest.mark.rule("JR-8.3")
@pytest.mark.parametrize("other", ["patriarchal-values"])
def test_it_clashes_with_other_values_of_aces(other: str):
    with pytest.raises(BadInput) as refusal:
        RABBITS.new(2, options={**AMBIVALENT, other: True})
    assert refusal.value.reason.code == "options-clash"
