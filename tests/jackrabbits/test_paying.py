"""JR-5.1 and JR-5.2: the values in a payment, the list of payments, and the places of spent cards."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from jackhouse.jackrabbits.cards import CARD_NAMES, NUMBERS, ROYALS, VALUE, card_code
from jackhouse.jackrabbits.payment_search import LIST_LIMIT
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Reason
from tests.helpers import codes, legal, pay_lines, play, standard, told, why
from tests.jackrabbits.journeys import offers, rabbit, set_out

# Where a transfer is sold in which suits: the hex, the way to the tile, the transfer.
MOUNTAIN = ("citadel", "exit 2", "hike 4")  # clubs, spades, hearts
FORK = ("KS", "exit 2", "ride JD")  # spades, diamonds
TAVERN = ("QD", "exit 4", "buy horse")  # hearts, diamonds
CAVE = ("KD", "exit 0", "hole cave2")  # clubs, diamonds


def at_payment(shop: tuple[str, str, str], hand: str, price: int = 7) -> RabbitState:
    """Returns a state in which a transfer is chosen and must be paid."""
    return set_out(shop[0], hand, price, moves=f"{shop[1]}; {shop[2]}")


def is_sold(shop: tuple[str, str, str], hand: str, price: int = 7) -> bool:
    state = set_out(shop[0], hand, price, moves=shop[1])
    return state.phase == "journey" and shop[2] in legal(state)


def lot(state: RabbitState) -> list[str]:
    names: list[str] = state.view(None)["lot"]
    return names


# -- JR-5.1: what counts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-5.1")
@pytest.mark.parametrize(("card", "value"), [("2C", 2), ("9S", 9), ("10H", 10), ("JC", 10), ("QS", 10), ("KH", 10)])
def test_number_cards_count_their_number_and_royals_ten(card: str, value: int):
    assert is_sold(MOUNTAIN, card, price=value)
    if value < 10:
        assert not is_sold(MOUNTAIN, card, price=value + 1)
    else:
        assert is_sold(MOUNTAIN, f"{card} AC", price=11)
        assert not is_sold(MOUNTAIN, f"{card} AC", price=12)


@pytest.mark.rule("JR-5.1")
def test_an_ace_counts_one():
    assert pay_lines(at_payment(MOUNTAIN, "6C AC", price=7)) == ["pay 6C,AC"]
    assert not is_sold(MOUNTAIN, "6C AC", price=8)


@pytest.mark.rule("JR-5.1")
@pytest.mark.parametrize("joker", ["horse", "boat"])
def test_a_joker_pays_nothing(joker: str):
    assert not is_sold(MOUNTAIN, f"6C {joker}")
    assert pay_lines(at_payment(MOUNTAIN, f"7C {joker}")) == ["pay 7C"]


@pytest.mark.rule("JR-5.1")
@pytest.mark.parametrize(
    ("shop", "payments"),
    [
        (MOUNTAIN, ["pay 9C", "pay 9S", "pay 9H"]),
        (FORK, ["pay 9S", "pay 9D"]),
        (TAVERN, ["pay 9H", "pay 9D"]),
        (CAVE, ["pay 9C", "pay 9D"]),
    ],
)
def test_only_the_suits_of_the_tile_count(shop: tuple[str, str, str], payments: list[str]):
    assert pay_lines(at_payment(shop, "9C 9S 9H 9D", price=9)) == payments


@pytest.mark.rule("JR-5.1")
def test_suits_may_be_mixed():
    assert pay_lines(at_payment(MOUNTAIN, "3C 2S 2H", price=7)) == ["pay 3C,2S,2H"]
    assert pay_lines(at_payment(FORK, "4S 3D 6C", price=7)) == ["pay 4S,3D"]


@pytest.mark.rule("JR-5.1")
def test_overpaying_is_allowed_and_nothing_is_returned():
    s = at_payment(MOUNTAIN, "10C 9D", price=2)
    assert pay_lines(s) == ["pay 10C"]
    assert told(play(s, "pay 10C"), "paid") == [{"seat": 0, "cards": ["10C"], "price": 2}]
    assert s.view(0)["hand"] == ["9D"]


@pytest.mark.rule("JR-5.1")
def test_a_payment_listed_has_no_superfluous_card():
    s = at_payment(MOUNTAIN, "5C 4S 3H 2C 9D", price=7)
    assert legal(s) == [
        *["pay 5C,4S", "pay 5C,3H", "pay 5C,2C", "pay 4S,3H"],
        *["put 5C", "put 4S", "put 3H", "put 2C"],
    ]
    assert why(s, "pay 5C,4S,2C").code == "superfluous-card"
    assert why(s, "pay 4S,2C").code == "price-unmet"


@pytest.mark.rule("JR-5.1")
def test_the_payment_is_asked_even_if_there_is_one_only():
    s = at_payment(MOUNTAIN, "7C")
    assert legal(s) == ["pay 7C", "put 7C"]
    assert s.view(0)["question"] == {"code": "payment", "price": 7, "suits": ["C", "S", "H"], "put": []}


@pytest.mark.rule("JR-5.1")
def test_the_price_of_a_transfer_is_the_dice_total():
    for price in (2, 7, 12):
        s = at_payment(MOUNTAIN, "6C 6S 6H", price)
        assert s.view(0)["question"]["price"] == price
        assert len(offers(s, "pay")[0].split(",")) == -(-price // 6)


# -- JR-5.1: which payments there are ----------------------------------------------------------------------------------

JUST_LISTED = "5C 5S 4C 4S 3C 3S 3H 2C 2S 2H"  # 119 payments of 12
TOO_MANY = "6C 6S 5C 5S 5H 4C 4S 3C 3S 3H AC"  # 120 of them
MANY = "6C 5C 4C 3C 2C AC 6S 5S 4S 3S 2S AS"


def brute_force(hand: list[str], suits: str, price: int) -> set[frozenset[str]]:
    """Returns all sets of cards that meet the price and do not without any one of them."""
    purse = [card for card in hand if card[-1] in suits]
    found: set[frozenset[str]] = set()
    for size in range(1, len(purse) + 1):
        for cards in combinations(purse, size):
            values = [VALUE[card_code(card)] for card in cards]
            if sum(values) >= price and all(sum(values) - value < price for value in values):
                found.add(frozenset(cards))
    return found


def listed(state: RabbitState) -> list[frozenset[str]]:
    return [frozenset(cards.split(",")) for cards in offers(state, "pay")]


HANDS = st.tuples(
    st.lists(st.sampled_from([CARD_NAMES[card] for card in NUMBERS]), max_size=11, unique=True),
    st.lists(st.sampled_from([CARD_NAMES[card] for card in ROYALS]), max_size=2, unique=True),
)


@pytest.mark.rule("JR-5.1")
@given(
    cards=HANDS,
    order=st.randoms(use_true_random=False),
    price=st.integers(2, 12),
    shop=st.sampled_from([(MOUNTAIN, "CSH"), (FORK, "SD"), (TAVERN, "HD"), (CAVE, "CD")]),
)
@example(cards=(JUST_LISTED.split(), []), order=Random(1), price=12, shop=(MOUNTAIN, "CSH"))
@example(cards=(TOO_MANY.split(), []), order=Random(2), price=12, shop=(MOUNTAIN, "CSH"))
@example(cards=(MANY.split(), []), order=Random(3), price=12, shop=(MOUNTAIN, "CSH"))
@settings(max_examples=120, deadline=None)
def test_the_payments_are_those_found_by_brute_force(
    cards: tuple[list[str], list[str]], order: Random, price: int, shop: tuple[tuple[str, str, str], str]
):
    hand = cards[0] + cards[1]
    expected = brute_force(hand, shop[1], price)
    assert is_sold(shop[0], " ".join(hand), price) == bool(expected)
    if not expected:
        return
    s = at_payment(shop[0], " ".join(hand), price)
    purse = [card for card in hand if card[-1] in shop[1]]
    order.shuffle(purse)
    for count in range(len(purse) + 1):
        put = frozenset(purse[:count])
        holding = {payment for payment in expected if put <= payment}
        payments = holding if len(holding) < LIST_LIMIT else set()
        if sum(VALUE[card_code(card)] for card in put) >= price:
            payments = payments | {put}
        assert len(listed(s)) == len(payments), "each once"
        assert set(listed(s)) == payments
        assert sorted(offers(s, "put")) == sorted(purse[count:])
        if count < len(purse):
            play(s, f"put {purse[count]}")


# -- JR-5.1: many payments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-5.1")
def test_up_to_119_payments_are_listed_whole():
    s = at_payment(MOUNTAIN, JUST_LISTED, price=12)
    assert len(offers(s, "pay")) == LIST_LIMIT - 1
    assert offers(s, "put") == JUST_LISTED.split()


@pytest.mark.rule("JR-5.1")
def test_from_120_on_cards_are_put_on_the_counter_one_by_one():
    s = at_payment(MOUNTAIN, TOO_MANY, price=12)
    assert legal(s) == [f"put {card}" for card in TOO_MANY.split()]
    play(s, "put 6C")
    assert s.view(0)["question"]["put"] == ["6C"]
    assert pay_lines(s)[:3] == ["pay 6C,6S", "pay 6C,5C,5S", "pay 6C,5C,5H"]
    assert all("6C" in cards for cards in offers(s, "pay"))


@pytest.mark.rule("JR-5.1")
def test_only_cards_that_count_are_put_down_and_each_once():
    s = at_payment(MOUNTAIN, "8C 3S 2H 9D KD horse")
    assert offers(s, "put") == ["8C", "3S", "2H"], "neither another suit nor a joker"
    play(s, "put 3S")
    assert offers(s, "put") == ["8C", "2H"]


@pytest.mark.rule("JR-5.1")
def test_a_joker_may_pay_until_a_card_is_on_the_counter():
    hand = "6D 6S 5S 5D 4D 4S 3D 3S 2D 2S AS AD horse"
    s = at_payment(FORK, hand, price=12)
    assert legal(s)[-1] == "pay horse"
    play(s, "put AS")
    assert "pay horse" not in legal(s)


@pytest.mark.rule("JR-5.1")
@pytest.mark.rule("JR-5.2")
def test_cards_on_the_counter_are_still_in_the_hand():
    s = at_payment(MOUNTAIN, TOO_MANY, price=12)
    before = s.view(1)
    play(s, "put 6C")
    assert "6C" in s.view(0)["hand"]
    assert lot(s) == []
    assert s.view(1) == before


# -- JR-5.1: overpaying card by card -----------------------------------------------------------------------------------


@pytest.mark.rule("JR-5.1")
def test_a_payment_put_down_card_by_card_may_hold_more_than_it_needs():
    s = at_payment(MOUNTAIN, "10C 5S 2H 9D")
    assert legal(s) == ["pay 10C", "pay 5S,2H", "put 10C", "put 5S", "put 2H"]
    play(s, "put 2H")
    assert legal(s) == ["pay 5S,2H", "put 10C", "put 5S"]
    play(s, "put 10C")
    assert legal(s) == ["pay 10C,2H", "put 5S"], "exactly those put"
    play(s, "put 5S")
    assert legal(s) == ["pay 10C,5S,2H"]
    assert s.view(0)["question"]["put"] == ["2H", "10C", "5S"]
    events = play(s, "pay 10C,5S,2H")
    assert told(events, "paid") == [{"seat": 0, "cards": ["10C", "5S", "2H"], "price": 7}]
    assert (s.view(0)["hand"], sorted(lot(s))) == (["9D"], ["10C", "2H", "5S"])


@pytest.mark.rule("JR-5.1")
def test_cards_put_down_that_fall_short_do_not_pay():
    s = at_payment(MOUNTAIN, "5C 4S 2H")
    play(s, "put 4S", "put 2H")
    assert legal(s) == ["put 5C"], "six, and with the five the two would be too many"
    assert why(s, "pay 4S,2H").code == "price-unmet"
    play(s, "put 5C")
    assert legal(s) == ["pay 5C,4S,2H"]


@pytest.mark.rule("JR-5.1")
def test_cards_put_down_that_suffice_are_listed_once():
    s = at_payment(MOUNTAIN, "5C 2S 10H")
    play(s, "put 5C", "put 2S")
    assert legal(s) == ["pay 5C,2S", "put 10H"]


@pytest.mark.rule("JR-5.1")
def test_a_payment_holds_all_cards_put_down():
    s = at_payment(MOUNTAIN, "8C 7S 3H")
    play(s, "put 3H")
    assert legal(s) == ["put 8C", "put 7S"]
    for line in ("pay 8C", "pay 7S"):
        assert why(s, line) is not None


@pytest.mark.rule("JR-5.1")
def test_among_too_many_payments_the_cards_put_down_pay_as_soon_as_they_suffice():
    s = at_payment(MOUNTAIN, TOO_MANY, price=12)
    play(s, "put AC", "put 6C", "put 3H")
    assert "pay 6C,3H,AC" not in legal(s)
    play(s, "put 6S")
    assert legal(s) == [
        "pay 6C,6S,3H,AC",
        *[f"put {card}" for card in TOO_MANY.split() if card not in ("6C", "6S", "3H", "AC")],
    ]


@pytest.mark.rule("JR-5.1")
@pytest.mark.rule("JR-6.4")
def test_after_a_card_is_put_down_a_joker_does_not_pay():
    s = at_payment(FORK, "7S 3D horse")
    assert legal(s) == ["pay 7S", "put 7S", "put 3D", "pay horse"]
    play(s, "put 3D")
    assert legal(s) == ["put 7S"]
    assert why(s, "pay horse") is not None
    s.undo(0)
    assert "pay horse" in legal(s)


@pytest.mark.rule("JR-5.1")
def test_where_only_a_joker_pays_nothing_is_put_down():
    assert legal(set_out("QH", "10S 9D horse", moves="ride KC")) == ["pay horse"]


@pytest.mark.rule("JR-5.1")
@pytest.mark.rule("JR-4.6")
def test_a_claim_may_be_overpaid():
    s = set_out("KS", "QS 8S 2S 9D", moves="stay; acquire; put 2S; put QS")
    assert legal(s) == ["pay QS,2S", "put 8S"]
    play(s, "pay QS,2S")
    assert (s.view(1)["carrots"], lot(s)) == ({"KS": 0}, ["2S"])
    assert "QS" in s.view(1)["court"]


@pytest.mark.rule("JR-5.1")
@pytest.mark.rule("JR-4.6")
def test_a_claim_with_many_payments_is_put_down():
    hand = "10D 9D 8D 7D 6D 5D 4D 3D 2D AD"
    s = set_out("KD", hand, moves="stay; acquire")
    assert len(offers(s, "pay")) == len(brute_force(hand.split(), "D", 10)) < LIST_LIMIT
    assert offers(s, "put") == hand.split()


@pytest.mark.rule("JR-5.1")
@pytest.mark.rule("JR-7.2")
def test_a_shortfall_may_be_overpaid():
    s = standard(
        rabbits=("KS", "JD"),
        hands=("3C 9S 4S 2H", ""),
        dice=((3, 4),),
        moves="passport 3C; roll; pass; fly KD",
    )
    assert legal(s) == ["pay 9S", "pay 4S", "put 9S", "put 4S"]
    play(s, "put 4S")
    assert legal(s) == ["pay 4S", "put 9S"]
    play(s, "put 9S", "pay 9S,4S")
    assert (rabbit(s), s.view(0)["hand"]) == ("KD", ["3C", "2H"])


@pytest.mark.rule("JR-5.1")
@pytest.mark.rule("JR-7.8")
def test_a_trade_may_be_overpaid():
    s = standard(
        rabbits=("JC", "KD"),
        hands=("9D 4D 2H", "JC"),
        lot="4C 2C",
        pile="8S",
        dice=((6, 6),),
        moves="roll; pass; stay; trade 4C",
    )
    assert legal(s) == ["pay 9D", "pay 4D", "put 9D", "put 4D", "trade 2C"]
    play(s, "put 4D")
    assert legal(s) == ["pay 4D", "put 9D"], "no more cards are bought once a card lies there"
    play(s, "put 9D")
    assert legal(s) == ["pay 9D,4D"]
    events = play(s, "pay 9D,4D")
    assert told(events, "paid") == [{"seat": 0, "cards": ["9D", "4D"], "price": 4}]
    assert (s.view(0)["hand"], lot(s)) == (["4C", "2H"], ["2C", "9D", "4D"])


# -- JR-5.2: where the cards go ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-5.2")
def test_spent_cards_join_the_lot_when_the_payment_is_made():
    s = at_payment(MOUNTAIN, "5C 2S 9D")
    assert lot(s) == []
    play(s, "pay 5C,2S")
    assert set(lot(s)) == {"5C", "2S"}
    assert s.view(0)["hand"] == ["9D"]


@pytest.mark.rule("JR-5.2")
def test_a_royal_spent_goes_back_to_the_court_and_its_carrot_leaves_the_hex():
    s = at_payment(MOUNTAIN, "KS QD 5C")
    assert s.view(1)["carrots"] == {"KS": 0, "QD": 0}
    events = play(s, "pay KS")
    assert "royal-returned" in codes(events, 1)
    assert "KS" in s.view(1)["court"]
    assert s.view(1)["carrots"] == {"QD": 0}
    assert lot(s) == []


@pytest.mark.rule("JR-5.2")
def test_a_royal_spent_can_be_claimed_at_once():
    s = set_out("QS", "JS 10S", moves="exit 0; ride JS; pay JS")
    assert rabbit(s) == "JS"
    assert legal(s) == ["acquire", "rest"]
    play(s, "acquire", "pay 10S")
    assert s.view(1)["carrots"] == {"JS": 0}


@pytest.mark.rule("JR-5.2")
def test_another_player_can_claim_it_too():
    s = set_out(rabbits=("citadel", "JS"), hands=("JS", "10S"), moves="exit 2; hike 4; pay JS")
    while s.turn == 0:
        play(s, legal(s)[-1])
    play(s, "roll", "pass", "stay")
    assert legal(s, 1) == ["acquire", "rest"]


@pytest.mark.rule("JR-5.2")
@pytest.mark.parametrize(("joker", "way"), [("horse", "ride JC"), ("boat", "sail JC:5")])
def test_a_joker_used_goes_back_to_the_court(joker: str, way: str):
    s = set_out("QD", joker, moves=way)
    assert joker not in s.view(1)["court"]
    events = play(s, f"pay {joker}")
    assert "joker-returned" in codes(events, 1)
    assert joker in s.view(1)["court"]
    assert lot(s) == []


@pytest.mark.rule("JR-5.2")
def test_an_acquisition_is_paid_the_same_way():
    s = set_out("KS", "QS 8S 2S 9D", moves="stay; acquire")
    assert legal(s) == ["pay QS", "pay 8S,2S", "put QS", "put 8S", "put 2S"]
    play(s, "pay QS")
    assert s.view(1)["carrots"] == {"KS": 0}
    assert "QS" in s.view(1)["court"]


@pytest.mark.rule("JR-5.1")
def test_cards_that_fall_short_are_not_put_down_beside_a_joker():
    s = set_out("JD", "boat 2D", moves="exit 2; sail fork4:1")
    assert legal(s) == ["pay boat"]


@pytest.mark.rule("JR-5.1")
def test_what_lies_on_the_counter_must_be_paid_too():
    s = set_out("citadel", "5C 4S 2H", moves="exit 2; hike 4; put 4S")
    assert why(s, "pay 5C,2H") == Reason("put-cards-missing", "JR-5.1", {"cards": ["4S"]})
    assert why(s, "pay 5C,4S") is None
