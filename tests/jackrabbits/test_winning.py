"""JR-4.10: winning, and the ranking of the others."""

import pytest

from tests.helpers import RABBITS, codes, legal, play, position, told

TRIO = "KC QS JH"  # three suits: diverse, the usual objective
RIDE_HOME = "roll; ride citadel; pay horse"
LAST = {"round-cap": 1}
TURN_CAP = 1000  # decisions in a turn

# -- winning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.10")
def test_a_rabbit_that_arrives_on_the_citadel_with_the_trio_wins_at_once():
    s = position(rabbits=("JD", "KC"), hands=(TRIO, "9S"), dice=((6, 6),), moves="roll; exit 3; on")
    events = play(s, "on")
    assert codes(events) == ["travelled", "arrived", "won", "ended"]
    assert told(events, "won") == [{"seat": 0, "royals": TRIO.split()}]
    assert told(events, "ended") == [{"cause": "won", "ranking": [[0], [1]]}]
    assert (s.over, s.awaited, s.ranking) == (True, [], [[0], [1]])
    assert s.view(None)["winner"] == 0
    assert legal(s, 0) == legal(s, 1) == []


@pytest.mark.rule("JR-4.10")
@pytest.mark.parametrize("cards", ["KC QC JH", "KC QS 10H", "KC QS boat", ""])
def test_a_rabbit_that_arrives_without_the_trio_does_not_win(cards: str):
    s = position(rabbits=("JD", "KC"), hands=(f"{cards} horse", "9S"), moves=RIDE_HOME)
    assert (s.over, s.view(None)["rabbits"][0], s.view(None)["turn"]) == (False, "citadel", 1)


@pytest.mark.rule("JR-4.10")
@pytest.mark.parametrize("place", ["JD", "underground", "off-board"])
def test_the_trio_wins_nowhere_but_on_the_citadel(place: str):
    s = position(rabbits=(place, "KC"), hands=(TRIO, "9S"), moves="roll; pass")
    play(s, "underground" if place == "off-board" else "stay")
    assert not s.over


@pytest.mark.rule("JR-4.10")
def test_acquiring_the_third_royal_elsewhere_does_not_win():
    s = position(rabbits=("JH", "KC"), hands=("KC QS 10H", ""), moves="roll; stay; acquire; pay 10H")
    assert (s.over, s.view(None)["carrots"]) == (False, {"KC": 0, "QS": 0, "JH": 0})


@pytest.mark.rule("JR-4.10")
def test_a_trio_in_a_larger_hand_wins_too():
    s = position(rabbits=("JD", "KC"), hands=(f"{TRIO} 10H 9H boat horse", ""), moves=RIDE_HOME)
    assert s.over


@pytest.mark.rule("JR-4.10")
def test_the_win_is_checked_at_the_start_of_the_turn_before_the_roll():
    s = position(rabbits=("citadel", "KC"), hands=(TRIO, "9S"))
    assert (s.over, s.ranking, s.view(None)["dice"]) == (True, [[0], [1]], None)


@pytest.mark.rule("JR-4.10")
def test_nobody_wins_in_anothers_turn():
    s = position(rabbits=("KD", "citadel"), hands=("9S", TRIO), moves="roll; pass; stay")
    assert not s.over
    events = play(s, "rest")
    assert codes(events) == ["rested", "drew", "turn-began", "won", "ended"]
    assert told(events, "won")[0]["seat"] == 1
    assert s.ranking == [[1], [0]]


@pytest.mark.rule("JR-4.10")
def test_the_first_to_come_home_wins_though_another_could_be_next():
    s = position(rabbits=("JD", "citadel"), hands=(f"{TRIO} horse", "KS QH JD 10H"), moves=RIDE_HOME)
    assert s.ranking == [[0], [1]]


# -- ranking -----------------------------------------------------------------------------------------------------------


def ranked(*hands: str, **options: object) -> list[list[int]]:
    """The ranking when the last round ends, each having drawn a two on the way."""
    s = position(
        rabbits=["KD"] * len(hands),
        hands=hands,
        pile="2C 2S 2H 2D",
        options={"round-cap": 1, **options},
        moves="; ".join(["roll; stay; rest"] * len(hands)),
    )
    assert s.over
    return s.ranking


@pytest.mark.rule("JR-4.10")
def test_the_most_royals_that_one_trio_could_use_rank_first():
    assert ranked("KC QC JC 10C 10S", "KS QH") == [[1], [0]]
    assert ranked("KS QH", "KC QC JC 10C 10S", objective="tribal") == [[1], [0]]
    assert ranked("KC KS 10H", "KH QH JH", "QC", objective="triple-court") == [[0], [1], [2]]


@pytest.mark.rule("JR-4.10")
def test_more_royals_rank_higher_among_equals():
    assert ranked("KC 10C 10S 10H", "KS QS") == [[1], [0]]


@pytest.mark.rule("JR-4.10")
def test_then_the_value_of_the_hand():
    assert ranked("KC 9C", "KS 9S AS", "KH 4H 4D") == [[1], [0], [2]]


@pytest.mark.rule("JR-4.10")
def test_jokers_have_no_value():
    assert ranked("KC boat horse", "KS AS") == [[1], [0]]


@pytest.mark.rule("JR-4.10")
def test_ties_are_grouped():
    assert ranked("KC 9C", "QS 5S 4H", "9H", "JH 9S") == [[0, 1, 3], [2]]


@pytest.mark.rule("JR-4.10")
def test_the_winner_ranks_before_a_better_hand():
    hands = ("KS QH JD 10H 9H", f"{TRIO} horse", "9S")
    s = position(rabbits=("KD", "JD", "KD"), turn=1, hands=hands, moves=RIDE_HOME)
    assert s.ranking == [[1], [0], [2]]


# -- the caps ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.10")
def test_the_round_cap_ends_the_game_after_the_last_seats_turn():
    s = position(players=3, turn=1, options={"round-cap": 2})
    for _ in range(5):
        play(s, "roll", "pass", "stay")
    assert (s.over, s.view(None)["turn"], s.view(None)["round"]) == (False, 0, 2)
    events = play(s, "roll", "pass", "stay")
    assert codes(events) == ["stayed", "drew", "ended"]
    assert told(events, "ended") == [{"cause": "round-cap", "ranking": s.ranking}]
    assert (s.over, s.awaited, s.view(None)["winner"]) == (True, [], None)


@pytest.mark.rule("JR-4.10")
def test_the_cap_is_a_hundred_rounds_unless_set():
    assert RABBITS.new().view(None)["options"]["round-cap"] == 100
    s = position(players=2, round=99, moves="roll; stay; roll; stay")
    assert (s.over, s.view(None)["round"]) == (False, 100)
    play(s, "roll", "pass", "stay", "roll", "pass", "stay")
    assert s.over


@pytest.mark.rule("JR-4.10")
def test_a_solo_game_is_capped_in_turns():
    s = position(players=1, options=LAST, moves="roll; stay")
    assert (s.over, s.ranking) == (True, [[0]])


@pytest.mark.rule("JR-4.10")
def test_hands_are_cut_to_the_limit_before_the_last_ranking():
    s = position(hands=("", "9C 8C 7C 6C 5C 4C 3C 2C AC"), options=LAST, moves="roll; stay; roll; stay")
    assert not s.over
    play(s, "discard AC")
    assert s.over


@pytest.mark.rule("JR-4.10")
def test_a_turn_of_too_many_decisions_ends_the_game():
    s = position(hands=("KC", "KS QH"), rabbits=("KD", "KD"))
    s.turn_decisions = TURN_CAP - 1
    play(s, "roll")
    assert not s.over
    assert told(play(s, "pass"), "ended") == [{"cause": "turn-cap", "ranking": [[1], [0]]}]
    assert (s.over, s.awaited) == (True, [])


@pytest.mark.rule("JR-4.10")
def test_the_decisions_of_each_turn_are_counted_anew():
    s = position(players=2)
    s.turn_decisions = TURN_CAP - 3
    play(s, "roll", "pass", "stay", "roll", "pass", "stay")
    assert (s.over, s.view(None)["round"]) == (False, 2)
