"""The greedy bot of Jack Rabbits."""

import json
from random import Random
from typing import Any

import pytest

from jackhouse import bots
from jackhouse.bots.greedy.jackrabbits.board_model import board_model
from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation
from jackhouse.bots.greedy.jackrabbits.journey_choice import JourneyEvaluator
from jackhouse.bots.greedy.jackrabbits.planner import Planner
from jackhouse.jackrabbits.cards import CARD_CODES
from jackhouse.jackrabbits.objectives import OBJECTIVES
from jackhouse.kernel import BadInput, Rng
from jackhouse.matches.match import Setup, play_game
from tests.bots.play import bot_choice, play_with_bots
from tests.helpers import RABBITS, position, standard
from tests.jackrabbits.boards import crossing, jumbled, roundabout, tiny, two_lakes, walled, whirl

STRATEGIES = ("flights", "fights", "vetting", "trades")


def any_options(rng: Random) -> dict[str, object]:
    options: dict[str, object] = {name: rng.random() < 0.7 for name in STRATEGIES}
    options["queen-card-is-proof"] = rng.choice(["no", "visitor", "both"]) if options["vetting"] else "no"
    return {
        **options,
        "objective": rng.choice(OBJECTIVES),
        "hand-limit": rng.choice(["enforced", "caught"]),
        "landbound-horses": rng.random() < 0.5,
        "round-cap": 12,
    }


SMALL = (tiny, walled, crossing, whirl, roundabout, two_lakes)
"""Boards without most hexes. No game can be won there, so they are used for positions only."""


def any_table(rng: Random, number: int) -> Any:
    """Returns a game on the sample, a small board, or a random board with dead ends that can be played."""
    setup: dict[str, Any] = {"players": rng.randint(1, 4), "seed": number, "options": any_options(rng)}
    if number < len(SMALL):
        return standard(board=SMALL[number](), **setup)
    if number == len(SMALL):
        return RABBITS.new(**setup)
    for seed in range(100 * number, 100 * number + 100):
        try:
            return RABBITS.new(board=jumbled(seed), **setup)
        except BadInput as refusal:
            if refusal.reason.code not in (
                "bad-board",
                "board-unwinnable",
            ):  # no way out of the Underground, or no trio
                raise
    raise AssertionError("no jumbled board could be played")


@pytest.mark.parametrize("number", range(36))
def test_the_bot_plays_any_table(number: int) -> None:
    rng = Random(number)
    state = any_table(rng, number)
    names = rng.choice(["greedy", "greedy,random"]) if state.players > 1 else "greedy"
    play_with_bots(state, names)
    assert state.over


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize(("players", "preset"), [(1, "standard"), (2, "intro"), (4, "standard")])
def test_the_bot_finishes_games(players: int, preset: str, objective: str) -> None:
    setup = Setup("jack-rabbits", players, "greedy", preset, {"objective": objective}, "sample", 5)
    outcomes = [play_game(setup, number) for number in range(3)]
    assert all(outcome.winners for outcome in outcomes)
    assert max(outcome.turns for outcome in outcomes) / players < 60  # alone, three royals of a suit may take long


def test_the_bot_beats_random() -> None:
    names = ("greedy,random", "random,greedy")
    for greedy, pair in enumerate(names):
        setup = Setup("jack-rabbits", 2, pair, "standard", {}, "sample", 3)
        assert [play_game(setup, number).winners for number in range(10)] == [[greedy]] * 10


def test_the_bot_depends_only_on_its_input() -> None:
    """A new bot makes the same choice, also from a view sent as JSON."""
    state = RABBITS.new(3, 11)
    seats, rng = bots.fill_seats("greedy", 3), Rng.of_seed(2)
    while not state.over:
        seat = state.awaited[0]
        view, legal = state.view(seat), state.legal(seat)
        before = json.dumps(view)
        action = seats[seat].choose(view, legal, rng)
        assert json.dumps(view) == before
        assert bots.get("greedy").choose(json.loads(before), legal, Rng.of_seed(99)) == action
        state.play(seat, action)


def test_a_game_is_reproducible() -> None:
    setup = Setup("jack-rabbits", 4, "greedy", None, {}, "sample", 8)
    assert play_game(setup, 0, keep_record=True) == play_game(setup, 0, keep_record=True)


def test_the_bot_goes_home_with_its_trio() -> None:
    for place in ("JD", "KS", "QH"):
        state = standard(rabbits=(place, "KC"), hands=("JD KS QH 9C 8S 7D 6H", "2C"))
        play_with_bots(state, "greedy")
        assert (state.winner, state.rabbits[0]) == (0, 0)
        assert state.round <= 3


def test_the_bot_takes_the_shortest_way_home_even_if_it_costs_cards() -> None:
    """From K♦ it is several turns on foot; a horse reaches the Citadel at once."""
    state = standard(rabbits=("KD", "KC"), hands=("JD KS QH horse", "2C"), dice=((3, 4),), moves="roll; pass")
    lines = play_with_bots(state, "greedy", stop="pay")
    assert lines[-1] == "0: pay horse"
    assert (state.over, state.winner) == (True, 0)


def test_the_bot_claims_what_it_needs_and_spends_little() -> None:
    state = standard(rabbits=("JD", "KC"), hands=("9D 7D 3D", "2C"), dice=((6, 6),), moves="roll; pass; stay")
    assert play_with_bots(state, "greedy", stop="pay") == ["0: acquire", "0: pay 7D,3D"]


def test_the_bot_buys_with_an_ace_that_counts_eleven() -> None:
    """JR-8.4: the ace alone pays for a royal while none lies before its owner."""
    state = standard(
        rabbits=("JD", "KC"),
        hands=("AD 2S", "2C"),
        dice=((6, 5),),
        moves="roll; pass; stay",
        options={"capital-aces": True},
    )
    assert play_with_bots(state, "greedy", stop="pay") == ["0: acquire", "0: pay AD"]


def test_the_bot_goes_home_past_a_hex_of_its_own() -> None:
    """JR-8.10: on its own carrot's hex it may go on, walking or riding; on a hex no tile sells a transfer."""
    state = standard(
        rabbits=("KH", "KC"),
        hands=("JD KS QH horse", "2C"),
        dice=((3, 4),),
        moves="roll; pass; exit 0; take 5",
        options={"trailing-carrots": True},
    )
    assert state.view(0)["journey"]["at"] == "JD"
    assert "ride citadel" in [str(action) for action in state.legal(0)]
    play_with_bots(state, "greedy")
    assert (state.winner, state.round) == (0, 1)


def test_the_bot_does_not_buy_a_royal_that_no_trio_needs() -> None:
    """Three suits are needed: a second diamond is of no use if no other suit can be paid afterwards."""
    state = position(rabbits=("QD", "KC"), hands=("KD JS 9D 2D 9H 3H", "2C"), dice=((6, 6),), moves="roll; pass; stay")
    assert bot_choice(state) == "rest"


def test_the_bot_saves_the_suit_that_it_needs() -> None:
    """Hearts are missing for the trio: a path in the woods, for clubs, spades or hearts, is not paid with hearts."""
    state = position(
        rabbits=("KD", "KC"),
        hands=("KS JD 8H 4H 9S", "2C"),
        dice=((5, 4),),
        moves="roll; pass; exit 3; hike 3",
    )
    payments = [str(action) for action in state.legal(0)]
    assert set(payments) > {"pay 8H,4H", "pay 9S"}
    assert bot_choice(state) == "pay 9S"


def test_the_bot_does_not_pay_with_a_royal_of_its_trio() -> None:
    state = standard(rabbits=("JS", "KC"), hands=("KS QH 9D 8D 4S 6S", "2C"), dice=((6, 6),))
    play_with_bots(state, "greedy", stop="roll")
    play_with_bots(state, "greedy")
    lines = [line for line in state.record.actions if line.startswith("0 pay")]
    assert not [line for line in lines if "KS" in line or "QH" in line]


def test_the_bot_always_takes_the_lottery() -> None:
    state = standard(rabbits=("KD", "KC"), hands=("4D 9C", "2C"), dice=((4, 2),), moves="roll")
    assert bot_choice(state) == "lottery 4D"


def test_the_bot_discards_what_it_needs_least() -> None:
    """Only a heart is missing for the trio: the bot keeps its hearts."""
    state = position(
        rabbits=("JD", "KC"),
        hands=("KS JD 2H 3H 4H AC 9S 8S 7D", "2C"),
        pile="5H",
        dice=((6, 5),),
        moves="roll; pass; stay",
    )
    assert bot_choice(state) == "discard AC"


def test_the_bot_fights_a_rival_who_is_near_its_trio_with_many_spades() -> None:
    setup: dict[str, Any] = dict(rabbits=("JD", "JD"), dice=((6, 6),), moves="roll; pass; stay")
    assert bot_choice(standard(hands=("10S 9S 8S", "KH QC 2D"), **setup)) == "fight 1"
    assert bot_choice(standard(hands=("10S 9S 8S", "3H 2D"), **setup)) != "fight 1"
    assert bot_choice(standard(hands=("2S 9C 8C", "KH QC 2D"), **setup)) != "fight 1"


def test_the_bot_defends_with_the_smallest_card_that_suffices() -> None:
    setup: dict[str, Any] = dict(rabbits=("JD", "JD"), dice=((6, 6),))
    attack = "roll; pass; stay; fight 1; spades 5S; strike"
    assert bot_choice(standard(hands=("5S", "10S 6S 2S 3H"), moves=attack, **setup), 1) == "spades 6S"
    assert bot_choice(standard(hands=("5S", "4S 3S 2H"), moves=attack, **setup), 1) == "spades 4S"
    assert bot_choice(standard(hands=("5S", "KS 4S 2H"), moves=attack, **setup), 1) == "yield"


def test_the_bot_counts_its_first_ace_in_fights_and_as_a_passport() -> None:
    capital = {"capital-aces": True}
    setup: dict[str, Any] = dict(rabbits=("JD", "JD"), dice=((6, 6),))
    rest = "roll; pass; stay"
    attack = {"hands": ("AC AS 3D", "KH QC 2D"), "moves": rest, "pile": "2S"}
    assert bot_choice(standard(**attack, options=capital, **setup)) == "fight 1"
    assert bot_choice(standard(**attack, **setup)) != "fight 1"
    blow = f"{rest}; fight 1; spades 5S; strike"
    defence = {"hands": ("5S", "AS 4S 3H"), "moves": blow}
    assert bot_choice(standard(**defence, options=capital, **setup), 1) == "spades AS"
    assert bot_choice(standard(**defence, **setup), 1) == "yield"
    flight: dict[str, Any] = dict(rabbits=("KD", "JC"), hands=("JD QH AC 2C 9S 8S", ""))
    assert bot_choice(standard(**flight, options=capital)) == "passport AC"
    assert bot_choice(standard(**flight)) == "roll"


def test_a_bonus_counts_once_for_the_bot() -> None:
    options = {"capital-aces": True, "additional-capital": True}
    position = standard(rabbits=("JD", "JD"), hands=("AC AS 5S", ""), options=options)
    evaluation = Evaluation(board_model(position.view(0)), position.view(0), Planner())
    assert evaluation.points(["AS", "5S"], []) == 16
    assert evaluation.points(["AS"], ["AC"]) == 1
    assert evaluation.passport_value("AC") == 11


def test_the_bot_lays_a_provisional_palace_without_a_royal_of_its_plan() -> None:
    def laid(mine: str, theirs: str) -> str:
        state = standard(
            rabbits=("citadel", "KD"),
            hands=(mine, theirs),
            options={"provisional-palaces": True},
            pile="2C 3C",
            dice=((6, 6),),
            moves="roll; pass; stay",
        )
        assert state.view(0)["question"]["code"] == "palace"
        return bot_choice(state)

    assert laid("QH 6H 2S", "KS JD") == "palace 6H"
    assert laid("QH 2S", "KS JD") == "pass"  # the queen is worth more than a rival in exile
    assert laid("QH 6H 2S", "KS") == "pass"  # nobody would be contested


@pytest.mark.parametrize(
    ("options", "rivals", "hands"),
    [
        ({"advanced-citadel": True}, ("KC", "KS"), ("", "")),
        ({"special-access": True}, ("citadel", "KS"), ("", "")),
        ({"hearts-boost": True}, ("citadel", "KS"), ("", "")),
    ],
)
def test_the_bot_sees_who_may_contest_its_homecoming(
    options: dict[str, bool], rivals: tuple[str, str], hands: tuple[str, str]
) -> None:
    def turns(options: dict[str, bool]) -> float:
        state = standard(rabbits=("JD", *rivals), hands=("KS QH 2S", *hands), options=options)
        evaluation = Evaluation(board_model(state.view(0)), state.view(0), Planner())
        return JourneyEvaluator(evaluation).turns(evaluation.model.home, 0)

    assert turns(options) > turns({})


def test_the_bot_sees_the_owner_of_a_hex_and_of_a_provisional_palace() -> None:
    def hosts(options: dict[str, bool], moves: str = "") -> list[str]:
        state = standard(
            rabbits=("JD", "KC", "off-board"),
            hands=("KS", "QH 6H", "JC"),
            options=options,
            turn=1,
            pile="2C 3C 4C",
            dice=((6, 6),),
            moves=moves,
        )
        evaluation = Evaluation(board_model(state.view(0)), state.view(0), Planner())
        return [evaluation.model.places[place] for place in evaluation.hosts()]

    assert hosts({}) == []
    assert hosts({"special-access": True}) == ["KC"]
    assert sorted(hosts({"hearts-boost": True})) == ["KC", "QH"]
    assert hosts({"provisional-palaces": True}) == []
    assert hosts({"provisional-palaces": True}, "roll; pass; stay; rest; palace 6H") == ["KC"]


def visit(mine: str, theirs: str, moves: str = "") -> Any:
    """Returns the state after seat 0 rides to Q♣, when seat 1 is asked."""
    moves = f"roll; pass; ride QC; pay horse; {moves}".rstrip("; ")
    return standard(rabbits=("JD", "KD"), hands=(f"{mine} horse", theirs), dice=((1, 1),), moves=moves)


def test_the_bot_contests_a_dangerous_visitor_with_few_expected_hearts() -> None:
    assert bot_choice(visit("KS JD", "7H 9S"), 1) == "contest 7H"
    assert bot_choice(visit("KS", "7H 9S"), 1) == "pass"  # one royal is no threat
    assert bot_choice(visit("KS JD 9C 9D 8C 8D 7C 5S 7S", "7H 9S"), 1) == "pass"  # such a hand is likely to have hearts


def test_the_bot_proves_its_standing_when_it_can() -> None:
    assert bot_choice(visit("7H 4H 3H", "9H", "1: contest 9H")) == "prove 7H"
    assert bot_choice(visit("4H", "9H", "1: contest 9H")) == "leave"


def test_the_bot_flies_if_that_saves_a_turn() -> None:
    """Only the spade is missing, and K♠ is far from K♦ on foot."""
    assert bot_choice(standard(rabbits=("KD", "JC"), hands=("JD QH 10C 9S 8S", ""))) == "passport 10C"
    assert bot_choice(standard(rabbits=("KD", "JC"), hands=("JD QH 3C 9S 8S", ""))) == "roll"


def test_the_bot_trades_for_what_it_lacks_and_claims_at_once() -> None:
    state = standard(
        rabbits=("JC", "KD"),
        hands=("QH KS 6C 5D", ""),
        lot="9C 4C AC 8S",
        dice=((6, 6),),
        moves="roll; pass; stay",
    )
    assert play_with_bots(state, "greedy", stop="acquire") == ["0: trade 4C", "0: pay 5D", "0: acquire"]


def test_the_bot_calls_the_hand_of_the_player_nearest_to_winning() -> None:
    long = "10C 9C 8C 7C 6C 5C 4C 3C"
    state = standard(
        rabbits=("JC", "KD", "KS"),
        hands=("2D", f"{long} 2C AC", "KS QH 10S 9S 8S 7S 6S 5S 4S 3S"),
        options={"hand-limit": "caught"},
        dice=((6, 6),),
        moves="roll; pass; stay; rest",
    )
    assert bot_choice(state, 0) == "call 2"


def test_the_bot_gives_up_the_royal_that_it_needs_least() -> None:
    state = position(
        rabbits=("QC", "JD"),
        hands=("KS JS QH 10C", ""),
        dice=((6, 6),),
        moves="roll; pass; stay; acquire; pay 10C",
    )
    assert bot_choice(state) in ("discard KS", "discard JS")


def test_the_bot_pays_card_by_card_when_there_are_too_many_payments_to_list() -> None:
    """The hand is over the limit and was not called. The bot does not pay with royals."""
    small = " ".join(f"{rank}{suit}" for rank in "A2345678" for suit in "CSH")
    state = position(
        rabbits=("KD", "KC"),
        hands=(f"KS JD {small}", ""),
        options={"hand-limit": "caught"},
        dice=((6, 6),),
        moves="roll; pass; exit 3; hike 3",
    )
    lines = play_with_bots(state, "greedy", stop="pay")
    assert lines[0].startswith("0: put ")
    assert lines[-1].startswith("0: pay ")
    assert "KS" not in lines[-1]


def test_after_a_theft_the_bot_weighs_every_possible_deal() -> None:
    """Seat 1 had 10H, known to all, and one unseen card when seat 0 stole one of the two."""
    s = standard(rabbits=("JD", "JD", "KC"), hands=("10S", "10H 6H", "AC"), rest="lot", dice=((6, 6),))
    s.knowledge.show(CARD_CODES["10H"])
    RABBITS.play_moves(s, "roll; stay; fight 1; spades 10S; strike; 1: yield")
    view = s.view(2)
    evaluation = Evaluation(board_model(view), view, Planner())
    hearts = "CSHD".index("H")
    assert [way["weight"] for way in view["ways"]] == [1, 1]
    # Each seat has one of the two cards, with equal probability.
    assert evaluation.likely_points(0, hearts) == evaluation.likely_points(1, hearts) == (10 + 6) / 2
    guesses = [RABBITS.determinise(view, seed).hands[0] for seed in range(400)]
    assert 150 <= sum(CARD_CODES["10H"] in hand for hand in guesses) <= 250


@pytest.mark.rule("JR-8.15")
def test_the_bot_accepts_only_a_trade_that_helps_and_that_it_can_keep_to() -> None:
    def answer(theirs: str, *claims: str) -> str:
        s = standard(
            rabbits=("JC", "JC"),
            hands=("7S 9H 2C", theirs),
            dice=((6, 6),),
            options={"personal-trades": True},
            moves="; ".join(["roll", "stay", "offer 1", *claims, "propose"]),
        )
        return bot_choice(s, 1)

    assert answer("9D 4H", "give 2C", "want 9D") == "decline"
    assert answer("8D 4H", "give 7S", "want 9D") == "decline"  # it has none


@pytest.mark.rule("JR-8.15")
def test_the_bot_hands_over_what_is_claimed_and_denounces_what_is_false() -> None:
    s = standard(
        rabbits=("JC", "JC"),
        hands=("7S 9H 2C", "9D 4H KH"),
        dice=((6, 6),),
        options={"personal-trades": True},
        moves="roll; stay; offer 1; give 7S; want 9D; want 8D; propose; accept; 0: hand 2C; 0: exchange",
    )
    chosen = []
    while s.view(1)["question"]["code"] == "handing":
        chosen.append(bot_choice(s, 1))
        RABBITS.play_moves(s, f"1: {chosen[-1]}")
    assert chosen == ["hand 9D", "hand 4H", "exchange"]  # it has no 8D, and gives what costs least instead
    RABBITS.play_moves(s, "0: keep")
    assert bot_choice(s, 1) == "denounce"


@pytest.mark.rule("JR-8.15")
def test_the_bot_plays_games_with_personal_trades() -> None:
    for number in range(4):
        s = RABBITS.new(4, seed=number, options={"personal-trades": True, "early-deeds": number > 1, "round-cap": 12})
        play_with_bots(s, "greedy", seed=number)
