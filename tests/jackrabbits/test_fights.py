"""JR-7.3 to JR-7.5: spades fight, the winner steals, and a stolen royal comes with its claim."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from tests.helpers import RABBITS, codes, hand, legal, may_hold, play, position, standard, told, why
from tests.jackrabbits.journeys import rabbit

ROLLED = ((6, 6),)  # no card of these hands wins the lottery
REST = "roll; pass; stay"  # without a journey, into the Acquisition


def met(mine: str, theirs: str, place: str = "JC", moves: str = "", **setup: Any) -> RabbitState:
    """Two rabbits on one hex in the Acquisition phase of the first."""
    setup.setdefault("pile", "2D 3D")
    return standard(
        rabbits=(place, place), hands=(mine, theirs), dice=ROLLED * 4, moves=f"{REST}; {moves}".rstrip("; "), **setup
    )


# -- JR-7.3: who may attack whom ---------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
@pytest.mark.parametrize("place", ["citadel", "KD", "QH", "JC", "underground"])
def test_in_a_place_with_other_rabbits_one_of_them_may_be_attacked(place: str):
    s = standard(rabbits=(place, place, "KS", place), hands=("5S", "", "", ""), dice=ROLLED, moves="roll; pass; stay")
    assert legal(s) == ["fight 1", "fight 3", "rest"]


@pytest.mark.rule("JR-7.3")
def test_a_rabbit_elsewhere_cannot_be_attacked():
    s = standard(rabbits=("JC", "JC", "KS"), hands=("5S", "", ""), dice=ROLLED, moves=REST)
    for line in ("fight 2", "fight 0", "fight 7"):
        assert (why(s, line).code, why(s, line).rule) == ("no-rival-here", "JR-7.3")


@pytest.mark.rule("JR-7.3")
def test_nobody_fights_off_board():
    s = standard(
        rabbits=("off-board",) * 2, hands=("5S", "4S"), pile="2D", dice=ROLLED, moves="roll; pass; underground"
    )
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-6.7")
@pytest.mark.rule("JR-7.3")
def test_a_rabbit_brought_underground_attacks_nobody_in_that_turn():
    s = standard(rabbits=("off-board", "underground"), hands=("5S", "4S"), pile="2D", dice=ROLLED, moves="roll; pass")
    events = play(s, "underground")
    assert codes(events, 0) == ["arrived", "drew", "turn-began"], "no Acquisition"
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-7.3")
def test_a_rabbit_may_attack_where_it_has_just_arrived():
    s = standard(rabbits=("JD", "KC"), hands=("5S horse", "4S"), dice=ROLLED, moves="roll; pass; ride KC; pay horse")
    assert legal(s) == ["fight 1", "rest"]


@pytest.mark.rule("JR-7.3")
def test_a_fight_is_for_the_acquisition_phase():
    s = standard(rabbits=("JC", "JC"), hands=("5S", ""), dice=ROLLED)
    for line in ("roll", "pass"):
        assert why(s, "fight 1").code == "not-now"
        play(s, line)
    assert "fight 1" not in legal(s)


@pytest.mark.rule("JR-7.3")
def test_a_hand_without_spades_is_asked_too_so_that_being_asked_tells_nothing():
    s = met("9H", "", place="citadel")
    assert (s.awaited, legal(s)) == ([0], ["rest"])
    reason = why(s, "fight 1")
    assert (reason.code, reason.rule) == ("no-spades", "JR-7.3")
    assert [str(action) for action, _ in s.refused(0)][-1] == "fight 1"
    assert s.view(1) == met("9S", "", place="citadel").view(1)


@pytest.mark.rule("JR-7.3")
def test_alone_on_the_citadel_there_is_nothing_to_do():
    s = standard(rabbits=("citadel", "KC"), hands=("5S", ""), dice=ROLLED, moves=REST)
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-7.3")
def test_in_the_intro_game_nobody_fights():
    s = position(rabbits=("JC", "JC"), hands=("5S", ""), dice=ROLLED, moves=REST)
    assert legal(s) == ["rest"]


# -- JR-7.3: blow by blow ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
def test_the_attacker_lays_at_least_one_spade_and_any_number():
    s = met("9H 7S 5S 2S", "9D", moves="fight 1")
    assert legal(s) == ["spades 7S", "spades 5S", "spades 2S"]
    reasons = [why(s, line) for line in ("strike", "yield", "spades 9S", "spades 9H")]
    assert [(reason.code, reason.rule) for reason in reasons] == [
        ("must-go-higher", "JR-7.3"),
        ("must-strike-first", "JR-7.3"),
        ("no-such-spade", "JR-7.3"),
        ("no-such-spade", "JR-7.3"),
    ]
    play(s, "spades 5S")
    assert legal(s) == ["spades 7S", "spades 2S", "strike"]
    play(s, "spades 2S")
    assert legal(s) == ["spades 7S", "strike"]
    events = play(s, "strike")
    assert told(events, "attacked") == [{"seat": 0, "rival": 1}]
    assert told(events, "struck") == [{"seat": 0, "cards": ["5S", "2S"], "total": 7}]
    assert s.awaited == [1]


@pytest.mark.rule("JR-7.3")
def test_the_other_answers_so_that_its_total_exceeds_the_attackers():
    s = met("5S 4S", "3S 2S AS", moves="fight 1; spades 5S; strike")
    assert s.view(1)["question"] == {"code": "fighting", "rival": 0, "total": 0, "beaten": 5, "laid": []}
    assert legal(s, 1) == ["spades 3S", "spades 2S", "spades AS", "yield"]
    play(s, "spades 3S", "spades 2S")
    assert legal(s, 1) == ["spades AS", "yield"], "five against five is a tie"
    reason = why(s, "strike")
    assert (reason.code, reason.rule, reason.params) == ("must-go-higher", "JR-7.3", {"total": 5, "beaten": 5})
    play(s, "spades AS")
    assert legal(s, 1) == ["strike", "yield"]
    events = play(s, "strike")
    assert told(events, "struck") == [{"seat": 1, "cards": ["3S", "2S", "AS"], "total": 6}]
    assert told(events, "attacked") == []
    assert s.awaited == [0]


@pytest.mark.rule("JR-7.3")
def test_a_tie_does_not_beat_the_attack():
    s = met("9S 2H", "8S AS", moves="fight 1; spades 9S; strike; spades 8S; spades AS")
    assert legal(s, 1) == ["yield"]


@pytest.mark.rule("JR-7.3")
def test_a_tie_does_not_beat_the_answer():
    s = met("5S 3S", "8S", moves="fight 1; spades 5S; strike; spades 8S; strike; spades 3S")
    assert legal(s, 0) == ["yield"]


@pytest.mark.rule("JR-7.3")
def test_each_adds_to_the_own_total():
    s = met("5S 4S 2S", "6S 3S", moves="fight 1; spades 5S; strike; spades 6S; strike")
    assert s.view(0)["question"] == {"code": "fighting", "rival": 1, "total": 5, "beaten": 6, "laid": []}
    play(s, "spades 2S")
    assert s.view(0)["question"] == {"code": "fighting", "rival": 1, "total": 7, "beaten": 6, "laid": ["2S"]}
    assert "strike" in legal(s, 0)
    assert told(play(s, "strike"), "struck") == [{"seat": 0, "cards": ["2S"], "total": 7}]
    assert s.view(1)["question"]["beaten"] == 7
    play(s, "spades 3S")
    assert told(play(s, "strike"), "struck") == [{"seat": 1, "cards": ["3S"], "total": 9}]
    play(s, "spades 4S")
    assert told(play(s, "strike"), "struck") == [{"seat": 0, "cards": ["4S"], "total": 11}]
    assert legal(s, 1) == ["yield"]


@pytest.mark.rule("JR-7.3")
def test_spades_played_already_are_not_played_again():
    s = met("5S 4S", "6S", moves="fight 1; spades 5S; strike; spades 6S; strike")
    assert legal(s, 0) == ["spades 4S", "yield"]
    assert why(s, "spades 5S").code == "no-such-spade"


@pytest.mark.rule("JR-7.3")
@pytest.mark.parametrize("theirs", ["", "9H 10C horse"])
def test_a_defender_without_spades_is_asked_all_the_same(theirs: str):
    s = met("5S", theirs, moves="fight 1; spades 5S; strike")
    assert (s.awaited, legal(s, 1)) == ([1], ["yield"])


@pytest.mark.rule("JR-7.3")
def test_a_side_that_could_go_higher_may_yield():
    s = met("5S", "9S 8S", moves="fight 1; spades 5S; strike; yield")
    assert rabbit(s, 1) == "off-board"
    assert "5S" in s.view(1)["lot"]


@pytest.mark.rule("JR-7.3")
def test_the_defender_who_yields_goes_off_board():
    s = met("5S", "", moves="fight 1; spades 5S; strike")
    events = play(s, "yield")
    assert told(events, "fight-won") == [{"seat": 0, "rival": 1}]
    assert told(events, "exiled") == [{"seat": 1, "from": "JC", "cause": "fight"}]
    assert s.view(None)["rabbits"] == ["JC", "off-board"]


@pytest.mark.rule("JR-7.3")
@pytest.mark.rule("JR-6.8")
def test_the_attacker_who_yields_goes_off_board_and_the_turn_ends_without_increment():
    s = met("5S 10C", "8S 9D", moves="fight 1; spades 5S; strike; spades 8S; strike")
    events = play(s, "yield")
    assert codes(events, 1) == ["fight-won", "exiled", "turn-began"]
    assert told(events, "fight-won") == [{"seat": 1, "rival": 0}]
    assert told(events, "exiled") == [{"seat": 0, "from": "JC", "cause": "fight"}]
    assert (s.view(None)["rabbits"], s.view(None)["turn"]) == (["off-board", "JC"], 1)
    assert hand(s, 0) == "10C", "no card was drawn, and the royal of the hex was not for sale"


@pytest.mark.rule("JR-7.3")
@pytest.mark.rule("JR-5.2")
def test_all_spades_played_are_public_and_spent_when_the_fight_is_over():
    s = met("5S 4S", "6S 9D", moves="fight 1; spades 5S; strike; spades 6S; strike")
    for seat in (0, 1, None):
        assert s.view(seat)["aside"] == [[0, "5S"], [1, "6S"]]
        assert s.view(seat)["lot"] == []
    assert s.view(None)["hand_sizes"] == [1, 1]
    play(s, "spades 4S", "strike", "yield")
    assert (s.view(1)["aside"], s.view(1)["lot"]) == ([], ["5S", "6S", "4S"])


@pytest.mark.rule("JR-7.3")
@pytest.mark.rule("JR-5.2")
def test_a_royal_played_counts_ten_and_goes_back_to_the_court_when_the_fight_is_over():
    s = met("KS", "10S AS", moves="fight 1; spades KS; strike; spades 10S")
    assert legal(s, 1) == ["spades AS", "yield"]
    assert (s.view(1)["carrots"], "KS" in s.view(1)["court"]) == ({}, False)
    events = play(s, "spades AS", "strike", "yield")
    assert told(events, "royal-returned") == [{"seat": 0, "card": "KS"}]
    assert ("KS" in s.view(1)["court"], s.view(1)["lot"]) == (True, ["10S", "AS"])


@pytest.mark.rule("JR-7.3")
def test_one_fight_a_turn():
    s = standard(
        rabbits=("citadel",) * 3,
        hands=("5S 4S", "", ""),
        pile="2D 3D",
        dice=ROLLED * 4,
        moves=f"{REST}; fight 1; spades 5S; strike; yield",
    )
    assert s.view(None)["turn"] == 1, "there is nothing left to do on the Citadel"


@pytest.mark.rule("JR-7.3")
def test_a_new_turn_allows_a_new_fight():
    s = standard(
        rabbits=("JC",) * 3,
        hands=("5S 4S", "", "7S"),
        pile="2D 3D 4D",
        dice=ROLLED * 4,
        moves=f"{REST}; fight 1; spades 5S; strike; yield",
    )
    assert (legal(s, 0), s.view(1)["fought"]) == (["rest"], True)
    assert (why(s, "fight 2").code, why(s, "fight 2").rule) == ("one-fight-a-turn", "JR-7.3")
    play(s, "rest", "1: roll", "pass", "underground", "2: roll", "pass", "stay")
    assert (legal(s, 2), s.view(1)["fought"]) == (["fight 0", "rest"], False)


@pytest.mark.rule("JR-7.3")
def test_after_a_fight_won_the_phase_goes_on():
    s = met("5S 10C", "", moves="fight 1; spades 5S; strike; yield")
    assert legal(s, 0) == ["acquire", "rest"]
    play(s, "acquire", "pay 10C")
    assert hand(s, 0) == "JC 2D"


# -- JR-7.3: drafts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
def test_others_see_nothing_of_an_attack_before_it_strikes_and_it_can_be_taken_back():
    s = met("5S 4S", "9D")
    seen, stages = [s.view(seat) for seat in (1, None)], [(s.view(0), legal(s))]
    for line in ("fight 1", "spades 5S", "spades 4S"):
        events = play(s, line)
        assert [codes(events, seat) for seat in (1, None)] == [[], []]
        assert [s.view(seat) for seat in (1, None)] == seen
        stages.append((s.view(0), legal(s)))
    assert s.view(0)["draft"] == ["fight 1", "spades 5S", "spades 4S"]
    while len(stages) > 1:
        stages.pop()
        s.undo(0)
        assert (s.view(0), legal(s)) == stages[-1]
    assert not s.undoable(0)
    play(s, "rest")
    assert (s.view(None)["turn"], hand(s, 0)) == (1, "5S 4S 2D")


@pytest.mark.rule("JR-7.3")
def test_a_defence_is_a_draft_too():
    s = met("5S", "4S 3S", moves="fight 1; spades 5S; strike")
    assert not s.undoable(0)
    seen = [s.view(seat) for seat in (0, None)]
    play(s, "spades 4S", "spades 3S")
    assert [s.view(seat) for seat in (0, None)] == seen
    assert s.view(1)["draft"] == ["spades 4S", "spades 3S"]
    s.undo(1)
    s.undo(1)
    assert (legal(s, 1), s.undoable(1), s.undoable(0)) == (["spades 4S", "spades 3S", "yield"], False, False)


@pytest.mark.rule("JR-7.3")
def test_spades_laid_by_who_then_yields_are_neither_seen_nor_spent():
    s = met("9S", "7S AH", moves="fight 1; spades 9S; strike; spades 7S")
    events = play(s, "yield")
    assert "struck" not in codes(events, 1)
    assert s.view(0)["lot"] == ["9S"]
    assert len(hand(s, 0).split()) + len(hand(s, 1).split()) == 2


# -- JR-7.4: the theft -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.4")
@pytest.mark.parametrize("prize", ["9D", "boat", "3S"])
def test_an_attacker_who_wins_takes_a_card_from_the_losers_hand(prize: str):
    s = met("5S", prize, moves="fight 1; spades 5S; strike")
    events = play(s, "yield")
    assert codes(events, 1) == ["fight-won", "exiled", "stole"]
    assert (hand(s, 0), hand(s, 1)) == (prize, "")
    assert s.view(None)["hand_sizes"] == [1, 0]


@pytest.mark.rule("JR-7.4")
def test_all_know_that_a_card_was_stolen_and_two_know_which():
    s = standard(
        rabbits=("JC", "JC", "KD"),
        hands=("5S", "9D 8D", ""),
        pile="2D",
        dice=ROLLED,
        moves=f"{REST}; fight 1; spades 5S; strike",
    )
    events = play(s, "yield")
    stole = next(event for event in events if event.code == "stole")
    prize = hand(s, 0)
    assert prize in ("9D", "8D")
    for seat in (0, 1):
        assert stole.to(seat)["params"] == {"seat": 0, "victim": 1, "card": prize}
    for bystander in (2, None):
        assert stole.to(bystander)["params"] == {"seat": 0, "victim": 1}
    assert s.view(1)["known"] == {prize: 0}, "the victim knows what it lost"
    assert s.view(0)["known"] == {}, "the thief knows nothing of the rest"
    assert s.view(2)["known"] == {}
    assert [batch["hands"] for batch in s.view(2)["unseen"]] == [[1, 1, 0]]


@pytest.mark.rule("JR-7.4")
def test_of_a_card_known_before_the_others_know_only_that_it_is_here_or_there():
    s = standard(
        rabbits=("JC", "JC", "KD"),
        hands=("5S", "boat 8D", ""),
        pile="2D",
        dice=ROLLED,
        moves=f"{REST}; fight 1; spades 5S; strike",
    )
    assert s.view(2)["known"] == {"boat": 1}
    play(s, "yield")
    for seat in (2, None):
        assert s.view(seat)["known"] == {}
        assert may_hold(s.view(seat), "boat") == [0, 1]
    holder = 0 if "boat" in hand(s, 0).split() else 1
    assert s.view(1 - holder)["known"] == {"boat": holder} | ({"8D": 0} if holder else {})


@pytest.mark.rule("JR-7.4")
def test_the_only_card_of_a_hand_is_known_to_have_gone_over():
    s = standard(
        rabbits=("JC", "JC", "KD"),
        hands=("5S", "boat", ""),
        pile="2D",
        dice=ROLLED,
        moves=f"{REST}; fight 1; spades 5S; strike; yield",
    )
    assert s.view(2)["known"] == {"boat": 0}


@pytest.mark.rule("JR-7.4")
def test_any_card_may_be_stolen_each_as_likely():
    cards = "QC 9D 8H boat"
    stolen = []
    for seed in range(400):
        s = met("5S", cards, moves="fight 1; spades 5S; strike", seed=seed)
        stolen.append(told(play(s, "yield"), "stole")[0]["card"])
    assert all(70 <= stolen.count(card) <= 130 for card in cards.split())


@pytest.mark.rule("JR-7.4")
def test_an_empty_hand_yields_nothing():
    s = met("5S", "", moves="fight 1; spades 5S; strike")
    events = play(s, "yield")
    assert codes(events) == ["fight-won", "exiled", "nothing-to-steal"]
    assert s.view(None)["hand_sizes"] == [0, 0]


@pytest.mark.rule("JR-7.4")
def test_the_hand_is_as_it_is_after_the_fight():
    s = met("5S 9S", "6S", moves="fight 1; spades 5S; strike; spades 6S; strike; spades 9S; strike")
    events = play(s, "yield")
    assert "nothing-to-steal" in codes(events)
    assert sorted(s.view(0)["lot"]) == ["5S", "6S", "9S"]


@pytest.mark.rule("JR-7.4")
def test_a_defender_who_wins_takes_nothing():
    s = met("5S QC 9D", "8S", moves="fight 1; spades 5S; strike; spades 8S; strike")
    events = play(s, "yield")
    assert "stole" not in codes(events)
    assert (hand(s, 0), hand(s, 1)) == ("QC 9D", "")
    assert s.view(None)["carrots"] == {"QC": 0}


@pytest.mark.rule("JR-7.4")
@pytest.mark.parametrize("others", ["6D", ""])
def test_a_second_theft_tells_onlookers_nothing_of_where_the_first_card_went(others: str):
    """Seat 0 robs seat 1, then seat 2 robs seat 0, unseen by seat 3: the boat may have gone on or not."""
    seen, places = [], set()
    for seed in range(40):
        s = standard(
            rabbits=("JC", "JC", "JC", "KD"),
            hands=("5S 7H", "boat 8D", f"9S {others}", ""),
            pile="2D 3D 4D",
            dice=ROLLED * 3,
            seed=seed,
            moves=f"{REST}; fight 1; spades 5S; strike; yield; rest; 1: roll; pass; underground",
        )
        play(s, "2: roll", "pass", "stay", "fight 0", "spades 9S", "strike", "0: yield")
        view = s.view(3)
        seen.append((view["known"], may_hold(view, "boat"), view["unseen"], view["ways"]))
        places.add(s.where[0])
    assert places == {0, 1, 2}
    assert all(what == seen[0] for what in seen)
    assert seen[0][:2] == ({}, [0, 1, 2])


@pytest.mark.rule("JR-7.4")
def test_the_theft_of_an_only_card_does_not_clear_up_mixed_hands():
    seen, places = [], set()
    for seed in range(20):
        s = standard(
            rabbits=("JC", "JC", "JC", "KD"),
            hands=("7S 5S", "boat 8D", "9S 8S", ""),
            pile="3S 2D 4D",
            dice=ROLLED * 3,
            seed=seed,
            moves=f"{REST}; fight 1; spades 5S; strike; yield; rest; 1: roll; pass; underground",
        )
        play(s, "2: roll", "pass", "stay", "fight 0", "spades 9S", "strike")
        play(s, "0: spades 7S", "spades 3S", "strike", "2: spades 8S", "strike")
        assert s.view(3)["hand_sizes"][0] == 1
        play(s, "0: yield")
        view = s.view(3)
        seen.append((view["known"], may_hold(view, "boat"), view["unseen"], view["ways"]))
        places.add(s.where[0])
    assert places == {1, 2}
    assert all(what == seen[0] for what in seen)
    assert seen[0][:2] == ({}, [1, 2])


# -- JR-7.5: a stolen royal --------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.5")
@pytest.mark.rule("JR-5.3")
def test_a_stolen_royal_comes_with_its_claim():
    s = met("5S", "QD", moves="fight 1; spades 5S; strike")
    assert s.view(None)["carrots"] == {"QD": 1}
    events = play(s, "yield")
    assert told(events, "stole") == [{"seat": 0, "victim": 1, "card": "QD"}]
    assert s.view(None)["carrots"] == {"QD": 0}
    assert (s.free_carrots(0), s.free_carrots(1)) == (2, 3)
    assert "QD" not in s.view(None)["court"]


@pytest.mark.rule("JR-7.5")
def test_all_see_which_royal_was_stolen_since_its_carrot_changes():
    s = standard(
        rabbits=("JC", "JC", "KD"),
        hands=("5S", "QD", ""),
        pile="2D",
        dice=ROLLED,
        moves=f"{REST}; fight 1; spades 5S; strike",
    )
    stole = next(event for event in play(s, "yield") if event.code == "stole")
    assert stole.to(None)["params"]["card"] == stole.to(2)["params"]["card"] == "QD"
    assert s.view(2)["known"] == {"QD": 0}
    assert s.view(2)["ways"] == []


@pytest.mark.rule("JR-7.5")
def test_royals_that_were_not_stolen_are_known_to_be_where_they_were():
    outcomes = set()
    for seed in range(40):
        s = standard(
            rabbits=("JC", "JC", "KD"),
            hands=("5S", "QD 9D 8D", ""),
            pile="2D",
            dice=ROLLED,
            seed=seed,
            moves=f"{REST}; fight 1; spades 5S; strike; yield",
        )
        holder = s.view(None)["carrots"]["QD"]
        assert s.view(2)["known"] == {"QD": holder}
        outcomes.add(holder)
    assert outcomes == {0, 1}


@pytest.mark.rule("JR-7.5")
def test_a_stolen_royal_ends_the_acquisition_phase_and_the_increment_follows():
    s = met("5S 10C", "QD", moves="fight 1; spades 5S; strike")
    events = play(s, "yield")
    assert codes(events) == ["fight-won", "exiled", "stole", "drew", "turn-began"]
    assert hand(s, 0) == "QD 10C 2D"
    assert "JC" in s.view(None)["court"], "it could have been paid, but the phase was over"


@pytest.mark.rule("JR-7.5")
def test_any_other_card_does_not_end_it():
    s = met("5S 10C", "9D", moves="fight 1; spades 5S; strike; yield")
    assert (s.awaited, legal(s)) == ([0], ["acquire", "rest"])


@pytest.mark.rule("JR-7.5")
@pytest.mark.rule("JR-5.3")
@pytest.mark.parametrize("given_up", ["KH", "QC", "JC", "QD"])
def test_a_fourth_royal_is_given_up_any_one_of_them(given_up: str):
    s = met("5S KH QC JC", "QD", place="KD", moves="fight 1; spades 5S; strike; yield")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "giving-up")
    assert legal(s) == ["discard KH", "discard QC", "discard QD", "discard JC"]
    assert (why(s, "rest").code, why(s, "rest").rule) == ("give-up-a-royal", "JR-5.3")
    events = play(s, f"discard {given_up}")
    assert codes(events) == ["gave-up", "royal-returned", "drew", "turn-began"]
    kept = [royal for royal in ("KH", "QC", "QD", "JC") if royal != given_up]
    assert s.view(1)["carrots"] == dict.fromkeys(sorted(kept, key=["JC", "QC", "KH", "QD"].index), 0)
    assert given_up in s.view(1)["court"]


@pytest.mark.rule("JR-5.3")
@pytest.mark.rule("JR-7.5")
def test_a_third_royal_is_kept():
    s = met("5S KH QC", "QD", place="KD", moves="fight 1; spades 5S; strike; yield")
    assert (s.view(None)["turn"], s.view(None)["carrots"]) == (1, {"QC": 0, "KH": 0, "QD": 0})


@pytest.mark.rule("JR-7.5")
def test_a_royal_spade_spent_in_the_fight_has_freed_its_carrot():
    s = met("KS KH QC", "QD", place="KD", moves="fight 1; spades KS; strike; yield")
    assert (s.view(None)["turn"], s.view(None)["carrots"]) == (1, {"QC": 0, "KH": 0, "QD": 0})


@pytest.mark.rule("JR-7.5")
def test_the_hex_under_the_fight_may_be_that_of_the_royal():
    s = met("5S 10D", "KD", place="KD", moves="fight 1; spades 5S; strike; yield")
    assert (s.view(None)["carrots"], s.view(None)["rabbits"]) == ({"KD": 0}, ["KD", "off-board"])


@pytest.mark.rule("JR-4.10")
@pytest.mark.rule("JR-7.5")
def test_a_royal_stolen_on_the_citadel_may_complete_the_trio_and_win():
    s = met("5S KC QH", "JD", place="citadel", moves="fight 1; spades 5S; strike")
    events = play(s, "yield")
    assert codes(events) == ["fight-won", "exiled", "stole", "won", "ended"]
    assert (s.over, s.ranking, s.view(None)["winner"]) == (True, [[0], [1]], 0)


@pytest.mark.rule("JR-4.10")
@pytest.mark.rule("JR-7.5")
def test_the_trio_may_be_complete_once_the_fourth_royal_is_given_up():
    s = met("5S KC QC JH", "JD", place="citadel", moves="fight 1; spades 5S; strike; yield")
    assert (s.over, s.awaited) == (False, [0])
    play(s, "discard QC")
    assert (s.over, s.ranking) == (True, [[0], [1]])


@pytest.mark.rule("JR-4.10")
@pytest.mark.rule("JR-7.5")
def test_elsewhere_a_stolen_royal_does_not_win():
    s = met("5S KC QH", "JD", moves="fight 1; spades 5S; strike; yield")
    assert (s.over, s.view(None)["turn"]) == (False, 1)


@pytest.mark.rule("JR-4.10")
@pytest.mark.rule("JR-7.3")
def test_a_rabbit_driven_from_the_citadel_does_not_win():
    s = met("5S", "KC QH JD", place="citadel", moves="fight 1; spades 5S; strike; yield")
    assert not s.over
    assert len([royal for royal, holder in s.view(None)["carrots"].items() if holder == 1]) == 2


# -- JR-6.8: sent off-board --------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.8")
def test_a_rabbit_sent_off_board_in_another_turn_starts_its_next_turn_there():
    s = met("5S", "9D 8D", moves="fight 1; spades 5S; strike; yield; rest")
    assert (s.view(None)["turn"], rabbit(s, 1)) == (1, "off-board")
    play(s, "1: roll", "pass")
    assert legal(s, 1) == ["underground"]
    events = play(s, "underground")
    assert codes(events, 1)[:2] == ["arrived", "drew"]
    assert rabbit(s, 1) == "underground"


@pytest.mark.rule("JR-6.8")
def test_the_attacker_who_lost_starts_the_next_turn_off_board():
    s = met("5S", "8S", moves="fight 1; spades 5S; strike; spades 8S; strike; yield; 1: roll; pass; stay; rest")
    play(s, "0: roll", "pass")
    assert legal(s, 0) == ["underground"]


# -- kept whole --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.3")
@pytest.mark.parametrize(
    "moves",
    [
        "fight 1; spades 5S",
        "fight 1; spades 5S; strike",
        "fight 1; spades 5S; strike; spades 6S",
        "fight 1; spades 5S; strike; spades 6S; strike",
        "fight 1; spades 5S; strike; yield",
    ],
)
def test_a_fight_is_cloned_dumped_and_replayed_at_any_point(moves: str):
    s = met("5S 4S", "6S 9D", moves=moves)
    for again in (s.clone(), RABBITS.load(RABBITS.dump(s)), RABBITS.replay(s.record)):
        assert [again.view(seat) for seat in (0, 1, None)] == [s.view(seat) for seat in (0, 1, None)]
        assert [legal(again, seat) for seat in (0, 1)] == [legal(s, seat) for seat in (0, 1)]
        assert [again.undoable(seat) for seat in (0, 1)] == [s.undoable(seat) for seat in (0, 1)]
