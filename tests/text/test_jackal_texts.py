"""Texts of Jackal that depend on numbers, the round or the card."""

import pytest

from jackhouse.text import languages, load
from tests.helpers import play
from tests.jackal.hunts import JACKAL, ashore

EN, ES = load("en"), load("es")


@pytest.mark.parametrize(
    ("price", "coins", "english", "spanish"),
    [
        (1, 0, "That costs 1 coin, and you have 0.", "Eso cuesta 1 moneda, y tienes 0."),
        (3, 1, "That costs 3 coins, and you have 1.", "Eso cuesta 3 monedas, y tienes 1."),
        (3, 2, "That costs 3 coins, and you have 2.", "Eso cuesta 3 monedas, y tienes 2."),
    ],
)
def test_coins_have_the_right_plural(price: int, coins: int, english: str, spanish: str) -> None:
    unmet = {"price": price, "coins": coins}
    assert EN.reason("coins-unmet", "", unmet) == english
    assert ES.reason("coins-unmet", "", unmet) == spanish


@pytest.mark.parametrize("preset", JACKAL.catalogue.presets)
@pytest.mark.parametrize("language", languages())
def test_the_question_says_that_tortuga_gains_nothing_on_the_last_island(language: str, preset: str) -> None:
    """JK-7.2, JK-7.3: a player in Tortuga skips the round, and no later round uses the cards."""
    lexicon = load(language)
    rounds = ashore(preset=preset).view(0)["rounds"]
    questions = []
    for round_ in (rounds - 1, rounds):
        state = ashore(preset=preset, round=round_, coins=(2, 1))
        asked = state.view(0)["question"]
        assert asked["code"] == "tortuga"
        questions.append(lexicon.question("tortuga", asked).text)
    before, last = questions
    assert before == lexicon.say("question-tortuga-help")
    assert last == lexicon.say("question-tortuga-now", rounds=rounds)
    assert {"en": "gain you nothing", "es": "no te sirven de nada"}[language] in last
    play(state, "tortuga 1")
    while not state.over:
        play(state, str(state.legal(state.awaited[0])[-1]))
    assert state.coins[0] == 1


def test_cards_have_articles() -> None:
    laid = ("NE", "red", "horse", "double", "friday")
    assert [EN.action(f"lay {card}") for card in laid] == [
        "lay ↗", "lay the red flag", "lay a wild horse", "play a Doubling", "play Man Friday",
    ]  # fmt: skip
    assert [ES.action(f"lay {card}") for card in laid] == [
        "poner ↗", "poner la bandera roja", "poner un caballo salvaje", "jugar un doblete", "jugar a Viernes",
    ]  # fmt: skip


def test_a_space_has_a_capital_letter() -> None:
    assert (EN.action("go a2"), ES.action("go a2")) == ("jump to A2", "saltar a la A2")
    moved = {"seat": 0, "cell": "b3", "card": "NE", "steps": 1}
    assert EN.event("moved", moved, ["Ana"]) == "Ana goes to B3 (northeast arrow, step 1)."
    assert ES.event("moved", moved, ["Ana"]) == "Ana va a la B3 (flecha al noreste, paso 1)."


@pytest.mark.parametrize(
    ("count", "english", "spanish"),
    [
        (0, "You have no rum.", "No tienes ron."),
        (1, "You have 1 rum: play 1.", "Juega 1 carta de ron: no tienes más."),
        (3, "You have 3 rum: play 1 to 3.", "Juega entre 1 y 3 cartas de ron."),
    ],
)
def test_the_number_of_rum_cards_in_a_reason(count: int, english: str, spanish: str) -> None:
    assert EN.reason("no-such-rum", "", {"count": count}) == english
    assert ES.reason("no-such-rum", "", {"count": count}) == spanish
