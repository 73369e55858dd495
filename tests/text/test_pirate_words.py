"""What players of Jackal read at one moment of a voyage."""

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
def test_coins_are_counted_by_what_they_are_said_of(price: int, coins: int, english: str, spanish: str) -> None:
    unmet = {"price": price, "coins": coins}
    assert EN.reason("coins-unmet", "", unmet) == english
    assert ES.reason("coins-unmet", "", unmet) == spanish


@pytest.mark.parametrize("preset", JACKAL.catalogue.presets)
@pytest.mark.parametrize("language", languages())
def test_tortuga_gains_nothing_on_the_last_island_and_says_so(language: str, preset: str) -> None:
    """JK-7.2, JK-7.3: whoever stays away skips the round, and there is no later one to play the cards in."""
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


def test_cards_that_are_laid_have_their_articles() -> None:
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
def test_how_much_rum_can_be_given(count: int, english: str, spanish: str) -> None:
    assert EN.reason("no-such-rum", "", {"count": count}) == english
    assert ES.reason("no-such-rum", "", {"count": count}) == spanish
