"""JR-7.3: fights Underground, the shelter of a rabbit brought there (JR-6.7), and `quiet-underground`."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput, Reason
from tests.full_state import full_state
from tests.helpers import RABBITS, codes, hand, legal, play, samples, standard, told, why
from tests.jackrabbits.journeys import rabbit

QUIET = {"quiet-underground": True}
REST = ("roll", "pass", "stay")
BROUGHT = ("roll", "pass", "underground")  # the turn of JR-6.7


def below(*hands: str, places: tuple[str, ...] = ("underground",) * 3, **setup: Any) -> RabbitState:
    """Three rabbits, Underground unless placed elsewhere. No card of the hands wins the lottery."""
    setup.setdefault("pile", "9D 8D 7D 10H 9H 8H")
    setup.setdefault("dice", ((6, 6),) * 8)
    return standard(rabbits=places, hands=hands, **setup)


# -- the fight ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
def test_a_rabbit_that_rests_underground_may_attack_another_there():
    s = below("5S", "4S", "", moves="roll; pass; stay")
    assert legal(s) == ["fight 1", "fight 2", "rest"]
    play(s, "fight 1", "spades 5S", "strike")
    assert legal(s, 1) == ["spades 4S", "yield"]
    events = play(s, "yield")
    assert told(events, "exiled") == [{"seat": 1, "from": "underground", "cause": "fight"}]
    assert told(events, "stole") == [{"seat": 0, "victim": 1, "card": "4S"}]
    assert s.view(None)["rabbits"] == ["underground", "off-board", "underground"]


@pytest.mark.rule("JR-7.3")
def test_a_rabbit_may_attack_underground_where_it_has_just_arrived_by_a_cave():
    s = below("5S", "4S", "", places=("KD", "underground", "KC"), moves="roll; pass; exit 0; underground")
    assert (rabbit(s), s.view(None)["sheltered"]) == ("underground", [])
    assert legal(s) == ["fight 1", "rest"]


@pytest.mark.rule("JR-7.3")
@pytest.mark.rule("JR-6.8")
def test_an_attacker_who_loses_underground_goes_off_board_without_increment():
    s = below("5S", "8S", "", moves="roll; pass; stay; fight 1; spades 5S; strike; spades 8S; strike")
    assert codes(play(s, "yield"), 2) == ["fight-won", "exiled", "turn-began"]
    assert s.view(None)["rabbits"] == ["off-board", "underground", "underground"]


@pytest.mark.rule("JR-7.4")
@pytest.mark.rule("JR-7.5")
def test_a_royal_is_stolen_underground_too_and_the_increment_follows():
    s = below("5S", "QD", "", moves="roll; pass; stay; fight 1; spades 5S; strike")
    assert codes(play(s, "yield")) == ["fight-won", "exiled", "stole", "drew", "turn-began"]
    assert (s.view(None)["carrots"], hand(s, 0)) == ({"QD": 0}, "QD 9D")


@pytest.mark.rule("JR-7.3")
def test_a_rabbit_that_goes_off_board_fights_nobody_there():
    s = below("5S", "4S", "", places=("JC", "off-board", "KC"), moves="roll; pass; exit 1; off-board")
    assert (rabbit(s), s.view(None)["turn"]) == ("off-board", 1)


# -- sheltered ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
@pytest.mark.rule("JR-6.7")
def test_a_rabbit_brought_underground_is_not_attacked_before_its_next_turn():
    s = below("", "5S", "", places=("off-board", "underground", "underground"))
    play(s, *BROUGHT)
    for seat in (0, 1, 2, None):
        assert s.view(seat)["sheltered"] == [0]
    play(s, *REST)
    assert legal(s, 1) == ["fight 2", "rest"]
    assert why(s, "fight 0") == Reason("sheltered", "JR-7.3", {"seat": 0})
    assert why(s, "fight 1").code == "no-rival-here"


@pytest.mark.rule("JR-7.3")
def test_nobody_is_asked_where_all_others_are_sheltered():
    s = below("", "5S", "", places=("off-board", "underground", "KD"))
    play(s, *BROUGHT, *REST)
    assert s.view(None)["turn"] == 2


@pytest.mark.rule("JR-7.3")
def test_its_shelter_ends_when_its_next_turn_begins():
    s = below("7S", "5S", "", places=("off-board", "underground", "KD"))
    play(s, *BROUGHT, *REST)
    assert s.view(None)["sheltered"] == [0]
    play(s, *REST, "rest")
    assert (s.view(None)["turn"], s.view(None)["sheltered"]) == (0, [])
    play(s, *REST)
    assert legal(s, 0) == ["fight 1", "rest"], "it may attack now"
    play(s, "rest", *REST)
    assert legal(s, 1) == ["fight 0", "rest"], "and be attacked, since it stayed"


@pytest.mark.rule("JR-7.3")
def test_each_rabbit_has_its_own_shelter():
    s = below("", "", "5S", places=("off-board", "off-board", "underground"))
    play(s, *BROUGHT, *BROUGHT)
    assert s.view(None)["sheltered"] == [0, 1]
    play(s, *REST)
    assert (s.view(None)["turn"], s.view(None)["sheltered"]) == (0, [1])


@pytest.mark.rule("JR-7.3")
@pytest.mark.parametrize("place", ["underground", "KD"])
def test_a_rabbit_that_came_underground_by_itself_is_not_sheltered(place: str):
    s = below("", "5S", "", places=(place, "underground", "KC"))
    play(s, *(REST if place == "underground" else ("roll", "pass", "exit 0", "underground")))
    while s.view(None)["turn"] == 0:
        play(s, "rest")
    assert (rabbit(s), s.view(None)["sheltered"]) == ("underground", [])
    play(s, *REST)
    assert legal(s, 1) == ["fight 0", "rest"]


@pytest.mark.rule("JR-7.3")
@pytest.mark.rule("JR-7.7")
def test_exile_ends_the_shelter():
    """Underground, seat 0 contests a visitor and is refuted."""
    s = below("6H", "horse 7H", "", places=("off-board", "JD", "KC"))
    play(s, *BROUGHT, "roll", "pass", "ride QC", "pay horse", "0: contest 6H", "2: pass")
    assert s.view(None)["sheltered"] == [0]
    play(s, "1: prove 7H")
    assert (rabbit(s), s.view(None)["sheltered"]) == ("off-board", [])
    assert samples(s.view(None), 1)[0].sheltered == []


@pytest.mark.rule("JR-7.3")
def test_the_shelter_is_cloned_dumped_replayed_and_in_every_view():
    s = below("", "5S", "", places=("off-board", "underground", "underground"))
    play(s, *BROUGHT, *REST)
    for again in (s.clone(), RABBITS.load(RABBITS.dump(s)), RABBITS.replay(s.record)):
        assert full_state(again) == full_state(s)
    for seat in (0, 1, 2, None):
        for other in samples(s.view(seat), 2):
            assert (other.sheltered, s.view(seat)["sheltered"]) == ([0], [0])


@pytest.mark.rule("JR-7.3")
def test_a_view_that_shelters_a_rabbit_elsewhere_is_refused():
    view = below("", "5S", "", places=("KC", "underground", "underground")).view(0)
    with pytest.raises(BadInput):
        RABBITS.determiniser({**view, "sheltered": [0]})


# -- the other reading -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
def test_at_a_table_with_a_quiet_underground_nobody_fights_there():
    s = below("5S", "4S", "", options=QUIET)
    play(s, *REST)
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-7.3")
def test_and_on_a_hex_one_fights_as_usual():
    s = below("5S", "4S", "", places=("KC",) * 3, options=QUIET)
    play(s, *REST)
    assert legal(s, 0) == ["fight 1", "fight 2", "rest"]


@pytest.mark.rule("JR-7.3")
def test_the_underground_is_quiet_by_choice_only_and_the_choice_needs_fights():
    assert RABBITS.new().view(None)["options"]["quiet-underground"] is False
    with pytest.raises(BadInput, match="fights"):
        RABBITS.new(options={**QUIET, "fights": False})
