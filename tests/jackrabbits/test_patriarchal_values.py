"""JR-8.14, addition `patriarchal-values`: an ace counts 14, a king 13, a queen 12, a jack 11."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from tests.helpers import legal, pay_lines, play, standard
from tests.jackrabbits.journeys import rabbit

PATRIARCHAL = {"patriarchal-values": True}
ROLLED = ((6, 6),)
REST = "roll; pass; stay"


def patriarchal(**setup: Any) -> RabbitState:
    setup.setdefault("dice", ROLLED * 3)
    return standard(options=PATRIARCHAL, **setup)


@pytest.mark.rule("JR-8.14")
def test_a_claim_still_costs_ten_and_lists_irreducible_payments_by_the_new_values():
    s = patriarchal(rabbits=("KC", "JD"), hands=("9C 3C AC", ""), moves=f"{REST}; acquire")
    assert s.view(0)["question"]["price"] == 10
    assert sorted(legal(s)) == ["pay 9C,3C", "pay AC", "put 3C", "put 9C", "put AC"]


@pytest.mark.rule("JR-8.14")
@pytest.mark.parametrize(("card", "value"), [("AS", 14), ("KS", 13), ("QS", 12), ("JS", 11), ("10S", 10)])
def test_each_rank_has_its_value_in_a_fight(card: str, value: int):
    s = patriarchal(
        rabbits=("JC", "JC"), hands=(card, "2S"), moves=f"{REST}; fight 1; spades {card}; strike", pile="2D 3D"
    )
    assert s.view(1)["question"]["beaten"] == value


@pytest.mark.rule("JR-8.14")
@pytest.mark.parametrize(("club", "missing"), [("AC", 0), ("KC", 0), ("QC", 0), ("JC", 1), ("10C", 2)])
def test_passports_count_so_too(club: str, missing: int):
    s = patriarchal(rabbits=("KS", "JD"), hands=(f"{club} 9S", ""), moves=f"passport {club}; roll; pass")
    assert s.view(0)["question"] == {"code": "flight", "price": missing}


@pytest.mark.rule("JR-8.14")
def test_the_lot_sells_an_ace_for_fourteen():
    s = patriarchal(rabbits=("JC", "KD"), hands=("10D 3D", ""), lot="AC 9C", moves=REST)
    assert legal(s) == ["trade 9C", "rest"]
    s = patriarchal(rabbits=("JC", "KD"), hands=("10D 4D", ""), lot="AC 9C", moves=f"{REST}; trade AC")
    assert s.view(0)["question"]["price"] == 14
    assert pay_lines(s) == ["pay 10D,4D"]


@pytest.mark.rule("JR-8.14")
def test_an_ace_alone_is_a_proof():
    s = patriarchal(
        rabbits=("JD", "KD"), hands=("horse AH", "QH 3H"), dice=((1, 2),), moves="roll; pass; ride QC; pay horse"
    )
    assert legal(s, 1) == ["contest QH", "pass"]
    play(s, "1: contest QH")
    assert legal(s, 0) == ["prove AH", "leave"]
    assert rabbit(s) == "QC"


@pytest.mark.rule("JR-8.14")
def test_the_lottery_still_reads_an_ace_as_one():
    s = patriarchal(rabbits=("KD", "JD"), hands=("AC KS", ""), dice=((1, 4),), moves="roll")
    assert legal(s) == ["lottery AC", "pass"]


@pytest.mark.rule("JR-8.14")
def test_the_ranking_counts_so_too():
    s = patriarchal(rabbits=("KD", "JD"), hands=("AC", "10C 3C"))
    assert s.current_ranking() == [[0], [1]]
    s = standard(rabbits=("KD", "JD"), hands=("AC", "10C 3C"))
    assert s.current_ranking() == [[1], [0]]
