"""JR-4.11: the phases of a turn and their order."""

import pytest

from tests.helpers import codes, legal, play, position, why


@pytest.mark.rule("JR-4.11")
def test_the_four_phases_come_in_order_and_all_see_which_is_on():
    s = position(rabbits=("KD", "KC"), hands=("10D 10C 10S 10H 9C 9S 9H 8C 7C", ""), dice=((5, 6),))
    phases = []
    for line in ["roll", "pass", "stay", "acquire", "pay 10D", "discard 7C", "roll"]:
        phases.append((line, s.view(0)["phase"]))
        assert s.view(0)["phase"] == s.view(1)["phase"] == s.view(None)["phase"]
        play(s, line)
    assert phases == [
        ("roll", "lottery"),
        ("pass", "lottery"),
        ("stay", "journey"),
        ("acquire", "acquisition"),
        ("pay 10D", "acquisition"),
        ("discard 7C", "increment"),
        ("roll", "lottery"),
    ]


@pytest.mark.rule("JR-4.11")
def test_the_steps_of_a_turn_happen_in_order():
    s = position(rabbits=("JC", "KC"), hands=("10C 4D", ""), pile="2C 3C", dice=((4, 6),))
    events = [event for line in ["roll", "lottery 4D", "exit 0", "acquire", "pay 10C"] for event in play(s, line)]
    assert codes(events) == [
        "rolled",
        "showed",
        "drew",
        "travelled",
        "arrived",
        "paid",
        "acquired",
        "drew",
        "turn-began",
    ]


@pytest.mark.rule("JR-4.11")
@pytest.mark.parametrize(
    ("moves", "too_soon", "too_late"),
    [
        ("", "lottery 4D", "acquire"),
        ("roll", "stay", "roll"),
        ("roll; pass", "acquire", "lottery 4D"),
        ("roll; pass; stay", "discard 10D", "exit 3"),
    ],
)
def test_no_phase_can_be_skipped_or_gone_back_to(moves: str, too_soon: str, too_late: str):
    s = position(rabbits=("KD", "KC"), hands=("10D 4D", ""), dice=((4, 4),), moves=moves)
    assert why(s, too_soon).code == why(s, too_late).code == "not-now"


@pytest.mark.rule("JR-4.11")
def test_paying_for_a_transfer_belongs_to_the_journey():
    s = position(rabbits=("JC", "KC"), hands=("10D", ""), dice=((5, 5),), moves="roll; pass; exit 2; hole cave1")
    assert (s.view(0)["question"]["code"], s.view(1)["phase"]) == ("payment", "journey")


@pytest.mark.rule("JR-4.11")
def test_giving_up_a_royal_belongs_to_the_acquisition():
    s = position(rabbits=("KD", "KC"), hands=("QC JS JH 10D", ""), moves="roll; stay; acquire; pay 10D")
    assert (s.view(0)["question"]["code"], s.view(1)["phase"]) == ("giving-up", "acquisition")


@pytest.mark.rule("JR-4.11")
def test_the_question_of_each_phase_is_the_players_own():
    s = position(rabbits=("KD", "KC"), hands=("10D", ""))
    asked = []
    for line in ["roll", "pass", "stay", "rest"]:
        assert (s.awaited, legal(s, 1), s.view(1)["question"]) == ([0], [], None)
        asked.append(s.view(0)["question"]["code"])
        play(s, line)
    assert asked == ["roll", "lottery", "journey", "acquisition"]
    assert s.awaited == [1]
