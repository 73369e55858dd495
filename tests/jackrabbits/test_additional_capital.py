"""JR-8.5, addition `additional-capital`: with an ace in front, cards of its suit make one point more together."""

from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.conformance.play import rich_table, step
from tests.helpers import RABBITS, legal, pay_lines, play, samples, standard

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
ADDITIONAL: dict[str, Any] = {"capital-aces": True, "additional-capital": True}
REST = "roll; pass; stay"
OTHER = "roll; pass; stay; rest"  # the turn of the other seat


def additional(**setup: Any) -> RabbitState:
    setup.setdefault("dice", ((6, 6),) * 5)
    setup.setdefault("pile", "9H 8H 9D")
    return standard(options=ADDITIONAL, **setup)


def at_market(cards: str, lot: str, moves: str) -> RabbitState:
    """Seat 0 trades on J♦, where any suit buys diamonds."""
    return additional(rabbits=("JD", "KC"), hands=(cards, ""), lot=lot, moves=f"{REST}; {moves}")


@pytest.mark.rule("JR-8.5")
def test_a_payment_with_a_card_of_the_suit_gets_one_point():
    s = at_market("AC 5C 4C 4S", "7D 6D", "trade 7D; pay AC; trade 6D")
    assert pay_lines(s) == ["pay 7D", "pay 5C", "pay 4C,4S"], "5 and 1; 4 and 1 fall short, 4 and 4 do not"
    assert s.view(0)["bonuses"] == [{"points": 1, "cards": [card + "C" for card in RANKS]}]
    assert s.view(1)["bonuses"][0]["points"] == 10, "of an ace, since none lies before that seat"


@pytest.mark.rule("JR-8.5")
def test_it_is_one_point_however_many_cards_of_the_suit():
    s = at_market("AC 2C 3C 4S", "7D 6D", "trade 7D; pay AC; trade 6D")
    assert pay_lines(s) == ["pay 7D", "pay 4S,3C", "pay 4S,2C", "pay 3C,2C"]
    s = at_market("AC 2C 3C", "8D 5D 2D", "trade 8D; pay AC; trade 5D; trade 2D")
    assert pay_lines(s) == ["pay 8D"], "2 and 3 and 1 are 6"


@pytest.mark.rule("JR-8.5")
def test_other_suits_get_nothing():
    s = at_market("AC 5S 4H", "7D 6D", "trade 7D; pay AC; trade 6D")
    assert pay_lines(s) == ["pay 7D", "pay 5S,4H"]


@pytest.mark.rule("JR-8.5")
def test_the_payment_that_lays_the_ace_out_gets_nothing():
    s = at_market("AC 2S", "10D 2D 3D", "trade 10D; trade 2D")
    assert pay_lines(s) == ["pay 2S,AC"], "11 is not 12"
    s = at_market("AC AS 2S", "10D 2D 3D", "trade 10D; trade 2D; put AC; put AS; pay AC=11,AS; trade 3D")
    assert pay_lines(s) == ["pay 10D", "pay 2S,2D"], "the other ace is in the lot"


@pytest.mark.rule("JR-8.5")
def test_a_claim_and_a_shortfall_get_it_too():
    claim = f"{REST}; acquire; pay AC; {OTHER}"
    s = additional(rabbits=("KC", "KD"), hands=("AC 4C 3S", ""), moves=f"{claim}; passport 4C; roll; pass")
    assert s.view(0)["question"]["price"] == 8, "a passport gets nothing"
    assert s.view(0)["counters"] == {"passport-value": 4}
    s = additional(
        rabbits=("KC", "KD"),
        hands=("AC 4C 3C 3S", ""),
        dice=((6, 6), (6, 6), (4, 4)),
        moves=f"{claim}; passport 4C; roll; pass; fly KS",
    )
    assert pay_lines(s) == ["pay KC", "pay 4C", "pay 3C"], "3 and 1 are the 4 that is missing"


@pytest.mark.rule("JR-8.5")
def test_in_a_fight_it_is_one_point_of_the_whole_total():
    s = additional(
        rabbits=("KS", "KS"),
        hands=("AS 2S 3S", "4S"),
        moves=f"{REST}; acquire; pay AS; {OTHER}; {REST}; fight 1; spades 2S; strike",
    )
    assert s.view(1)["question"]["beaten"] == 3
    play(s, "spades 4S", "strike", "spades 3S")
    assert (s.view(0)["question"]["total"], s.view(0)["question"]["beaten"]) == (6, 4)


@pytest.mark.rule("JR-8.5")
def test_a_proof_gets_it_but_never_without_a_card_of_the_suit():
    s = additional(
        rabbits=("KH", "JD"),
        hands=("AH 5H", "horse"),
        moves=f"{REST}; acquire; pay AH; roll; pass; ride QC; pay horse",
    )
    assert "contest 5H" in legal(s, 0), "5 and 1"
    s = additional(
        rabbits=("KC", "JD"),
        hands=("AC 5H", "horse"),
        moves=f"{REST}; acquire; pay AC; roll; pass; ride QC; pay horse",
        pile="2D 3D",
    )
    assert legal(s, 0) == ["pass"], "a proof holds hearts only"


@pytest.mark.rule("JR-8.5")
def test_it_needs_capital_aces():
    with pytest.raises(BadInput) as refusal:
        RABBITS.new(2, options={"additional-capital": True})
    assert refusal.value.reason.code == "option-needs"


@pytest.mark.rule("JR-8.5")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_play_every_card_has_its_place_and_views_agree(seed: int):
    rng = Random(seed)
    state = rich_table(rng, rng.randint(2, 4), 7, **ADDITIONAL)
    for _ in range(60):
        if state.over:
            return
        step(state, rng, eager=0.8)
    audit(state)
    for seat in [*range(state.players), None]:
        view = state.view(seat)
        assert samples(view, 1)[0].view(seat)["zones"] == view["zones"]
