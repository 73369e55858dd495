"""Hints, log lines and questions of Jack Rabbits in the terminal; the parsing of input."""

from typing import Any

import pytest

from jackhouse import games
from jackhouse.cli.terminal.user_input import UserInput, parse_input
from jackhouse.cli.views.jack_rabbits import JackRabbitsRenderer
from jackhouse.text import load

GAME = games.get("jack-rabbits")
NAMES = ["Ana", "Ben"]
RENDERER = JackRabbitsRenderer(load("en"), NAMES)


def choices(lang: str = "en", **position: Any) -> dict[str, str]:
    """Returns the legal actions of the first seat, each with its hint."""
    state = GAME.position(**position)
    renderer = JackRabbitsRenderer(load(lang), NAMES)
    return {str(action): renderer.hints(state.view(0), action)[0] for action in state.legal(0)}


def reported(moves: str, **position: Any) -> list[str]:
    """Returns the codes of the events that get a line in the log."""
    state = GAME.position(**position)
    previous, found = None, []
    for move in moves.split("; "):
        seat = state.awaited[0]
        for event in state.play(seat, GAME.parse(move)):
            visible = event.to(0)
            if visible is not None and RENDERER.is_reported(visible, previous):
                found.append(str(visible["code"]))
                previous = visible
    return found


def test_a_road_names_its_ends() -> None:
    found = choices(rabbits=("citadel", "KC"), hands=("2C", "7S"), dice=((6, 6),), moves="roll; pass")
    assert found["exit 0"] == " → J♦"
    assert found["exit 2"] == " → J♥, Q♥"
    assert found["exit 1"] == " → off-board"
    assert found["stay"] == ""


def test_a_cave_names_its_ends() -> None:
    found = choices(rabbits=("underground", "KC"), hands=("2C", "7S"), dice=((6, 6),), moves="roll; pass")
    assert (found["hole cave1"], found["hole cave4"]) == (" → K♦", " → J♣")


@pytest.mark.parametrize(("lang", "pay"), [("en", "(pay 3)"), ("es", "(pagar 3)")])
def test_a_transfer_names_its_price(lang: str, pay: str) -> None:
    found = choices(lang, rabbits=("citadel", "KC"), hands=("9S", "7S"), dice=((1, 2),), moves="roll; exit 2; on")
    assert found["ride KD"] == f" {pay}"
    assert found["take 3"] == " → J♥"


def test_a_ride_on_a_joker_names_the_joker() -> None:
    found = choices(rabbits=("citadel", "KC"), hands=("horse 2C", "7S"), dice=((6, 6),), moves="roll; pass")
    assert found["ride KD"] == " (horse)"


def test_a_payment_shows_its_sum_and_the_royals_it_loses() -> None:
    found = choices(rabbits=("KS", "KC"), hands=("JS 8S 7S", "7H"), dice=((6, 6),), moves="roll; stay; acquire")
    assert found["pay JS"] == " (you lose J♠)"
    assert found["pay 8S,7S"] == " = 15"


def test_a_royal_to_acquire_is_named() -> None:
    found = choices(rabbits=("KS", "KC"), hands=("8S 7S", "7H"), dice=((6, 6),), moves="roll; stay")
    assert found["acquire"] == " (K♠)"


def test_a_journey_is_reported_once() -> None:
    position = dict(rabbits=("KS", "KC"), hands=("2H", "7H"), dice=((6, 5),))
    assert reported("roll; pass; exit 1", **position) == ["rolled", "passed", "travelled"]


def test_a_flight_and_a_ride_are_reported_once() -> None:
    flight = reported("passport 9C; roll; pass; fly KD", rabbits=("KS", "KC"), hands=("9C", "7H"), dice=((3, 4),))
    assert "flew" in flight
    assert "arrived" not in flight
    ride = reported("roll; pass; ride KD; pay horse", rabbits=("KS", "KC"), hands=("horse", "7H"), dice=((3, 4),))
    assert "transferred" in ride
    assert not {"arrived", "travelled"} & set(ride)


def test_the_arrival_off_board_is_reported() -> None:
    off = reported("roll; pass; exit 0; off-board", rabbits=("JD", "KC"), hands=("2C", "7H"), dice=((6, 5),))
    assert off[-2:] == ["arrived", "turn-began"]


def test_a_take_off_is_asked_on_towers_only() -> None:
    def asked(place: str, moves: str = "") -> str:
        state = GAME.position(rabbits=(place, "KC"), hands=("9C", "7H"), moves=moves)
        return str(RENDERER.question(state.view(0))["code"])

    assert asked("JD") == "roll"
    assert asked("KD") == "take-off"
    assert asked("KD", "passport 9C") == "roll"


def test_a_take_off_is_asked_on_the_advanced_citadel() -> None:
    for advanced, code in ((True, "take-off"), (False, "roll")):
        options = {"advanced-citadel": advanced}
        state = GAME.position(rabbits=("citadel", "KC"), hands=("9C", "7H"), options=options)
        assert JackRabbitsRenderer(load("en"), NAMES).question(state.view(0))["code"] == code


@pytest.mark.parametrize(("lang", "words"), [("en", "with ♣, ♠, ♥ or ♦"), ("es", "con ♣, ♠, ♥ o ♦")])
def test_a_flight_from_the_advanced_citadel_names_the_suits_that_pay(lang: str, words: str) -> None:
    setup: dict[str, Any] = {"hands": ("9C", ""), "dice": ((6, 5),), "moves": "passport 9C; roll; pass"}
    state = GAME.position(rabbits=("citadel", "KC"), options={"advanced-citadel": True}, **setup)
    tower = GAME.position(rabbits=("KS", "KC"), **setup)
    asked = [load(lang).question("flight", position.view(0)["question"], NAMES).text for position in (state, tower)]
    assert words in asked[0]
    assert {"en": "tower", "es": "torre"}[lang] in asked[1]


def test_cards_of_the_windfall_lottery_are_shown_one_by_one_and_the_prizes_drawn_at_the_end() -> None:
    setup: dict[str, Any] = {"rabbits": ("KD", "KC"), "hands": ("4C 4D", ""), "options": {"windfall-lottery": True}}
    words = []
    for moves in ("roll", "roll; lottery 4C"):
        state = GAME.position(**setup, dice=((4, 4),), moves=moves)
        words += [RENDERER.action(state.view(0), action) for action in state.legal(0)]
    assert words == ["show 4♣", "show 4♦", "pass", "show 4♦ too", "show 4♣ and draw the prizes", "pass"]
    usual = GAME.position(rabbits=("KD", "KC"), hands=("4C", ""), dice=((4, 4),), moves="roll")
    assert RENDERER.action(usual.view(0), usual.legal(0)[0]) == "show 4♣ and draw a card"


@pytest.mark.parametrize(
    ("lang", "dice", "words"),
    [("en", (4, 3), "a card for each"), ("en", (4, 4), "2 cards for each"),
     ("es", (4, 3), "una carta por cada una"), ("es", (4, 4), "toma 2 por cada una")],
)  # fmt: skip
def test_the_windfall_lottery_says_how_many_prizes_a_card_wins(lang: str, dice: tuple[int, int], words: str) -> None:
    options = {"windfall-lottery": True}
    state = GAME.position(rabbits=("KD", "KC"), hands=("4C 4D", ""), options=options, dice=(dice,), moves="roll")
    assert words in load(lang).question("windfall", state.view(0)["question"], NAMES).text


def test_the_cards_known_in_a_hand_are_listed_with_its_owner() -> None:
    state = GAME.position(rabbits=("KS", "KC"), hands=("9C", "7H"), dice=((3, 4),), moves="passport 9C; roll; pass")
    lines = [line.plain for line in JackRabbitsRenderer(load("en"), NAMES).status(state.view(1), 100, True)]
    (mine,) = [line for line in lines if "Ana" in line]
    assert "9♣" in mine


def test_a_contest_names_the_visitor_and_the_place() -> None:
    state = GAME.position(rabbits=("JD", "KC"), turn=0, hands=("2C", "7H"), dice=((6, 5),), moves="roll; exit 4")
    asked = RENDERER.question(state.view(1))
    words = load("en").question(str(asked["code"]), asked, NAMES).text
    assert words.startswith("Ana has come to the palace of diamonds (Q♦).")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("?", ("help", "")),
        ("?3", ("help", "3")),
        ("? exit 3", ("help", "exit 3")),
        ("  REGLA   jr-6.2 ", ("rule", "jr-6.2")),
        ("salir", ("quit", "")),
        ("undo", ("undo", "")),
        ("mapa", ("map", "")),
        ("exit 3", ("", "exit 3")),
        ("2", ("", "2")),
        ("", ("", "")),
    ],
)
def test_commands_of_every_language_are_understood(line: str, said: tuple[str, str]) -> None:
    assert parse_input(line) == UserInput(*said)


@pytest.mark.parametrize(("lang", "laid"), [("en", "(in front: A♣)"), ("es", "(delante: A♣)")])
def test_an_ace_in_front_of_a_player_is_in_the_status_and_bonuses_are_in_the_sums(lang: str, laid: str) -> None:
    capital = {"capital-aces": True}
    found = choices(
        lang, rabbits=("citadel", "KC"), hands=("5C AC AS", "7S"), dice=((6, 6),), moves="roll; exit 2; hike 4",
        options=capital,
    )  # fmt: skip
    assert found["pay 5C,AC"] == " = 16"
    assert found["pay AC=11,AS"] == " = 12"
    state = GAME.position(
        rabbits=("JD", "KC"), hands=("AC AS", ""), lot="9D", moves="roll; pass; stay; trade 9D; pay AC",
        dice=((6, 6),), options=capital,
    )  # fmt: skip
    lines = JackRabbitsRenderer(load(lang), NAMES).status(state.view(1), 100, False)
    assert [laid in line.plain for line in lines[:2]] == [True, False]
