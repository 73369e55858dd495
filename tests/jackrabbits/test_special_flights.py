"""JR-8.6, addition `special-flights`: a flight lands on any hex."""

import pytest

from jackhouse.kernel import BadInput
from tests.helpers import legal, play, position, standard

SPECIAL = {"special-flights": True}


@pytest.mark.rule("JR-8.6")
def test_a_flight_lands_on_any_other_hex_and_never_underground():
    state = standard(rabbits=("KC", "KD"), hands=("9C", ""), options=SPECIAL, dice=((3, 4),))
    play(state, "passport 9C", "roll", "pass")
    hexes = ["citadel", *[rank + suit for suit in "CSHD" for rank in "JQK"]]
    assert legal(state) == [f"fly {place}" for place in hexes if place != "KC"]
    play(state, "fly QH")
    assert state.place_of(0) == "QH"


@pytest.mark.rule("JR-8.6")
def test_it_takes_off_from_towers_only():
    state = standard(rabbits=("QC", "KD"), hands=("9C", ""), options=SPECIAL)
    assert legal(state) == ["roll"]


@pytest.mark.rule("JR-8.6")
def test_without_the_addition_it_lands_on_towers():
    state = standard(rabbits=("KC", "KD"), hands=("9C", ""), dice=((3, 4),))
    play(state, "passport 9C", "roll", "pass")
    assert legal(state) == ["fly KS", "fly KH", "fly KD"]


@pytest.mark.rule("JR-8.6")
def test_special_flights_need_flights():
    with pytest.raises(BadInput, match=r"option-needs \[JR-8.6\]"):
        position(rabbits=("KC",), options=SPECIAL)
