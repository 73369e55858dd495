"""Names, actions, events, reasons and questions in both languages."""

import doctest
from typing import Any

import pytest

from jackhouse import games, text
from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel import BadInput, Illegal
from tests.helpers import position, why
from tests.text.strict import BOTH, EN, ES, check

GAME = games.get("jack-rabbits")
NAMES = ["Ana", "Ben"]


def test_the_examples_in_the_documentation_run() -> None:
    assert doctest.testmod(text).failed == 0


def test_languages_are_listed_and_others_refused() -> None:
    assert text.languages() == ("en", "es")
    assert text.load("es") is text.load("es")
    with pytest.raises(ValueError, match="no language 'fr'; known: en, es"):
        text.load("fr")
    with pytest.raises(ValueError, match="known"):
        text.load("../en")


def test_a_missing_text_raises_in_tests_and_gives_its_id_otherwise() -> None:
    lexicon = text.load("en")
    with pytest.raises(KeyError):
        lexicon.message("event-none")
    with pytest.raises(ValueError, match="rolled"):
        lexicon.message("event-rolled")
    assert lexicon.say("event-none") == "event-none"
    assert lexicon.event("none", {}) == "event-none"
    assert lexicon.action("juggle 3") == "juggle 3"
    assert lexicon.action("pay") == "pay"
    assert lexicon.phase("siesta") == ("siesta", "")
    with pytest.raises(KeyError):
        lexicon.rule("JR-99.1")


# ---- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "short", "english", "spanish"),
    [
        ("7S", "7♠", "seven of spades", "siete de picas"),
        ("10H", "10♥", "ten of hearts", "diez de corazones"),
        ("AC", "A♣", "ace of clubs", "as de tréboles"),
        ("QD", "Q♦", "queen of diamonds", "reina de diamantes"),
    ],
)
def test_cards(card: str, short: str, english: str, spanish: str) -> None:
    assert EN.card(card) == ES.card(card) == short
    assert (EN.card_name(card), ES.card_name(card)) == (english, spanish)


def test_jokers() -> None:
    assert (EN.card("boat"), EN.card_name("boat")) == ("boat", "boat joker")
    assert (ES.card("horse"), ES.card_name("horse")) == ("caballo", "comodín del caballo")


@pytest.mark.parametrize(
    ("place", "english", "spanish"),
    [
        ("KD", "the tower of diamonds (K♦)", "la torre de diamantes (K♦)"),
        ("QH", "the palace of hearts (Q♥)", "el palacio de corazones (Q♥)"),
        ("JC", "the plaza of clubs (J♣)", "la plaza de tréboles (J♣)"),
        ("citadel", "the Citadel", "la ciudadela"),
        ("cave2", "cave 2", "la cueva 2"),
        ("underground", "the Underground", "el subsuelo"),
        ("off-board", "off-board", "el destierro"),
    ],
)
def test_places(place: str, english: str, spanish: str) -> None:
    assert (EN.place(place), ES.place(place)) == (english, spanish)


def test_every_card_and_place_has_its_own_name() -> None:
    for lexicon in BOTH:
        for form in ("", "short", "to", "at"):
            assert len({lexicon.place(place, form) for place in PLACE_NAMES}) == len(PLACE_NAMES)
        assert len({lexicon.card(card) for card in CARD_NAMES}) == len(CARD_NAMES)
        assert len({lexicon.card_name(card) for card in CARD_NAMES}) == len(CARD_NAMES)


def test_seats_without_names_have_numbers() -> None:
    assert (EN.seat(0), ES.seat(3)) == ("Player 1", "Jugador 4")
    assert (EN.seat(1, NAMES), EN.seat(2, NAMES)) == ("Ben", "Player 3")


def test_a_ranking_with_a_tie() -> None:
    assert EN.ranking([[1], [0, 2], [3]], ["Ana", "Ben", "Eva", "Leo"]) == ["1. Ben", "2. Ana, Eva", "4. Leo"]


# ---- actions, events, reasons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "english", "spanish"),
    [
        ("exit 0", "leave by the north road", "salir por el camino del norte"),
        ("take 4", "take the southwest road", "tomar el camino del suroeste"),
        ("pay 7S,AC", "pay 7♠ A♣", "pagar 7♠ A♣"),
        ("pay AC=11,AS", "pay A♣=11 A♠", "pagar A♣=11 A♠"),
        ("passport AC=11", "show A♣=11 as your passport", "mostrar A♣=11 como pasaporte"),
        ("pay horse", "play the horse joker", "usar el comodín del caballo"),
        ("ride QH", "ride a horse to the palace of hearts (Q♥)", "ir a caballo al palacio de corazones (Q♥)"),
        (
            "sail fork1:1",
            "sail to fork 1 and land by the northeast road",
            "ir en bote al cruce 1 y entrar por el camino del noreste",
        ),
        ("hole cave2", "come out of cave 2", "salir por la cueva 2"),
        ("call 1", "call the hand of Ben", "señalar la mano de Ben"),
        ("lottery 4D", "show 4♦ and draw a card", "mostrar 4♦ y tomar una carta"),
        ("passport 9C", "show 9♣ as your passport", "mostrar 9♣ como pasaporte"),
        ("fly KS", "fly to the tower of spades (K♠)", "volar a la torre de picas (K♠)"),
        ("contest 4H,2H", "show 4♥ 2♥ and contest the visit", "mostrar 4♥ 2♥ y juzgar la visita"),
        ("prove QH", "show Q♥ as proof", "mostrar Q♥ como prueba"),
        ("fight 1", "fight Ben", "pelear contra Ben"),
        ("spades 5S", "lay 5♠", "jugar 5♠"),
        ("yield", "give in and go off-board", "rendirte e ir al destierro"),
        ("trade 4S", "buy 4♠ from the lot", "comprar 4♠ del descarte"),
    ],
)
def test_actions(action: str, english: str, spanish: str) -> None:
    assert (EN.action(action, NAMES), ES.action(action, NAMES)) == (english, spanish)


def test_a_drawn_card_is_named_only_to_viewers_who_may_know_it() -> None:
    drawn = {"seat": 1, "card": "7S", "cause": "increment"}
    heard = {"seat": 1, "cause": "increment"}
    assert EN.event("drew", drawn, NAMES) == "Ben draws 7♠ (increment)."
    assert EN.event("drew", heard, NAMES) == "Ben draws a card (increment)."
    assert ES.event("drew", drawn) == "Jugador 2 toma 7♠ (incremento)."
    assert ES.event("drew", heard) == "Jugador 2 toma una carta (incremento)."


def test_a_stolen_card_is_named_only_to_viewers_who_may_know_it() -> None:
    stolen = {"seat": 0, "victim": 1, "card": "7S"}
    assert EN.event("stole", stolen, NAMES) == "Ana steals 7♠ from Ben."
    assert EN.event("stole", {"seat": 0, "victim": 1}, NAMES) == "Ana steals a card from Ben."
    assert ES.event("stole", stolen, NAMES) == "Ana le roba 7♠ a Ben."
    assert ES.event("stole", {"seat": 0, "victim": 1}, NAMES) == "Ana le roba una carta a Ben."
    joker, royal = {**stolen, "card": "horse"}, {**stolen, "card": "KD"}
    assert EN.event("stole", joker, NAMES) == "Ana steals the horse joker from Ben."
    assert ES.event("stole", joker, NAMES) == "Ana le roba el comodín del caballo a Ben."
    assert EN.event("stole", royal, NAMES) == "Ana steals K♦ from Ben and replaces the carrot on its hex."
    assert ES.event("stole", royal, NAMES) == "Ana le roba K♦ a Ben y reemplaza la zanahoria de su hexágono."


@pytest.mark.parametrize(
    ("code", "params", "english", "spanish"),
    [
        (
            "rolled",
            {"seat": 0, "dice": [3, 4], "price": 7},
            "Ana rolls 3 and 4: the Price is 7.",
            "Ana saca 3 y 4: el precio es 7.",
        ),
        (
            "travelled",
            {"seat": 0, "path": ["woods1:3", "fork2:0", "KD:3"]},
            "Ana travels: woods 1 → fork 2 → K♦.",
            "Ana recorre: bosque 1 → cruce 2 → K♦.",
        ),
        (
            "arrived",
            {"seat": 0, "from": "citadel", "to": "QH"},
            "Ana goes to the palace of hearts (Q♥) from the Citadel.",
            "Ana va al palacio de corazones (Q♥) desde la ciudadela.",
        ),
        (
            "arrived",
            {"seat": 0, "from": "KD", "to": "off-board"},
            "Ana goes off-board from the tower of diamonds (K♦).",
            "Ana va al destierro desde la torre de diamantes (K♦).",
        ),
        (
            "arrived",
            {"seat": 0, "from": "citadel", "to": "citadel"},
            "Ana comes back to the Citadel.",
            "Ana vuelve a la ciudadela.",
        ),
        (
            "transferred",
            {"seat": 1, "action": "hole cave2"},
            "Ben slips through the rabbit hole and comes out of cave 2.",
            "Ben se mete en la madriguera y sale por la cueva 2.",
        ),
        (
            "paid",
            {"seat": 1, "cards": ["7S", "3D"], "price": 9},
            "Ben pays 7♠ 3♦ (the cost is 9).",
            "Ben paga 7♠ 3♦ (cuesta 9).",
        ),
        (
            "paid",
            {"seat": 1, "cards": ["boat"], "price": 9},
            "Ben plays the boat joker.",
            "Ben usa el comodín del bote.",
        ),
        (
            "struck",
            {"seat": 0, "cards": ["5S", "4S"], "total": 9},
            "Ana plays 5♠ 4♠: 9 in all.",
            "Ana juega 5♠ 4♠: 9 en total.",
        ),
        (
            "exiled",
            {"seat": 1, "from": "JD", "cause": "fight"},
            "Ben loses the fight and goes off-board from the plaza of diamonds (J♦).",
            "Ben pierde el combate y va al destierro desde la plaza de diamantes (J♦).",
        ),
        (
            "exiled",
            {"seat": 1, "from": "underground", "cause": "trade"},
            "Ben has lied in a trade and goes off-board from the Underground.",
            "A Ben se le descubre un engaño en un trato, y va al destierro desde el subsuelo.",
        ),
        (
            "exiled",
            {"seat": 1, "from": "QC", "cause": "contest"},
            "Ben loses the contest and goes off-board from the palace of clubs (Q♣).",
            "Ben sale perdiendo en el juicio y va al destierro desde el palacio de tréboles (Q♣).",
        ),
        (
            "contested",
            {"seat": 1, "visitor": 0, "cards": ["6H"]},
            "Ben shows 6♥ and contests Ana’s visit.",
            "Ben muestra 6♥ y juzga la visita de Ana.",
        ),
        (
            "traded",
            {"seat": 0, "cards": ["4S", "2S"]},
            "Ana takes 4♠ 2♠ from the lot.",
            "Ana se lleva 4♠ 2♠ del descarte.",
        ),
        (
            "ended",
            {"cause": "won", "ranking": [[1], [0]]},
            "The game is over: we have a winner. 1. Ben; 2. Ana",
            "La partida ha terminado: alguien ha ganado. 1. Ben; 2. Ana",
        ),
    ],
)
def test_events(code: str, params: dict[str, Any], english: str, spanish: str) -> None:
    assert (EN.event(code, params, NAMES), ES.event(code, params, NAMES)) == (english, spanish)


def test_a_reason_names_the_value_and_what_is_allowed() -> None:
    unmet = why(position(rabbits=("KD",), hands=("4D 3D 2S",), moves="roll; pass; stay"), "acquire")
    assert (
        EN.reason(unmet.code, unmet.rule, unmet.params)
        == "That costs 10, but the cards that count for it make only 7: 3 more needed. (JR-4.6)"
    )
    assert (
        ES.reason(unmet.code, unmet.rule, unmet.params)
        == "Eso cuesta 10, pero las cartas que cuentan suman solo 7: te faltan 3. (JR-4.6)"
    )
    wall = why(position(rabbits=("KC",), moves="roll; pass"), "exit 1")
    assert (
        EN.reason(wall.code, wall.rule, wall.params)
        == "No road leads from the tower of clubs (K♣) to the northeast: choose a side with a road. (JR-2.2)"
    )


def test_a_blow_must_go_higher() -> None:
    assert EN.reason("must-go-higher", "JR-7.3", {"total": 0, "beaten": 0}).startswith("You have laid no spades")
    assert EN.reason("must-go-higher", "JR-7.3", {"total": 5, "beaten": 5}) == (
        "You have 5, and to strike you need more than 5: lay spades worth 1 or more, or give in. (JR-7.3)"
    )
    assert ES.reason("must-go-higher", "JR-7.3", {"total": 5, "beaten": 5}) == (
        "Tienes 5 y para dar el golpe necesitas más de 5: juega picas que sumen 1 o más, o ríndete. (JR-7.3)"
    )


def test_after_a_theft_any_royal_may_be_given_up() -> None:
    for lexicon, one_of_all, an_old_one in ((EN, "any one", "an old royal"), (ES, "una cualquiera", "anteriores")):
        assert one_of_all in lexicon.reason("give-up-a-royal", "JR-5.3")
        assert an_old_one in lexicon.reason("give-up-a-royal", "JR-4.6")


BAD = {
    "no game": lambda: games.get("poker"),
    "nine players": lambda: GAME.new(players=9),
    "no preset": lambda: GAME.new(preset="turbo"),
    "no option": lambda: GAME.new(options={"wings": "on"}),
    "no value": lambda: GAME.new(options={"round-cap": "0"}),
    "first of none": lambda: GAME.new(players=2, options={"first-player": "3"}),
    "no board": lambda: GAME.new(board="atlantis"),
    "empty board": lambda: GAME.new(board={}),
    "board of nothing": lambda: GAME.new(board={"name": "mine", "tiles": []}),
    "board of odd tiles": lambda: GAME.new(board={"name": "mine", "tiles": [{"tile": "moat"}]}),
    "no verb": lambda: GAME.parse("juggle 3"),
    "no action": lambda: GAME.parse("\n"),
    "half an action": lambda: GAME.parse("exit"),
    "no save": lambda: GAME.load({}),
    "no record": lambda: GAME.replay({}),
    "card twice": lambda: GAME.position(hands=("7S", "7S")),
    "no such card": lambda: GAME.position(hands=("11S",)),
    "no such place": lambda: GAME.position(rabbits=("moon",)),
    "no such move": lambda: GAME.position(moves="roll; juggle 3"),
    "move at the wrong time": lambda: GAME.position(moves="acquire"),
    "nothing to undo": lambda: GAME.new().undo(0),
    "queen without contests": lambda: GAME.new(preset="intro", options={"queen-card-is-proof": "both"}),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD.keys())
def test_bad_input_gives_one_line(bad: Any) -> None:
    with pytest.raises((BadInput, Illegal)) as refused:
        bad()
    error: Any = refused.value
    for lexicon in BOTH:
        check(lexicon.reason(error.reason.code, error.reason.rule, error.reason.params))


def test_bad_input_is_quoted() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(options={"round-cap": "0"})
    reason = refused.value.reason
    assert (
        EN.reason(reason.code, reason.rule, reason.params)
        == "The option “round-cap” cannot be “0”; allowed: 1-10000. (JR-4.10)"
    )
    assert (
        ES.reason(reason.code, reason.rule, reason.params)
        == "La opción «round-cap» no puede ser «0»; valores posibles: 1-10000. (JR-4.10)"
    )


def test_user_input_stays_on_one_line() -> None:
    said = EN.reason("unknown-game", "", {"game": "a\nb\x1b[31m{ $x }", "known": ["jack-rabbits"]})
    assert said == "There is no game called “a b?[31m{ $x }”; known: jack-rabbits."


# ---- labels and texts -----------------------------------------------------------------------------------------------


def test_rules_options_phases_and_questions_have_labels_and_texts() -> None:
    assert EN.rule("JR-4.2").label == "The lottery"
    assert ES.rule("JR-4.2").text.startswith("Si alguna carta de tu mano")
    assert EN.option("landbound-horses").label == "Landbound horses"
    assert ES.option_value("hand-limit", "caught").label == "Si te descubren"
    assert EN.option_value("landbound-horses", True).label == "on"
    assert ES.option_value("landbound-horses", False).label == "no"
    assert EN.option_value("round-cap", 100).label == "100"
    assert EN.option_value("first-player", "1", NAMES) == ("Ben", "Ben begins.")
    assert EN.preset("intro").label == "Intro game"
    assert ES.preset("standard").label == "Juego estándar"
    assert EN.option_value("queen-card-is-proof", "both").label == "For both sides"
    assert EN.rule("JR-7.3").label == "Spades: fight"
    assert ES.objective("diverse") == ("Diverso", "Tres cartas reales de tres palos distintos.")
    assert ES.phase("journey").label == "Travesía"
    assert EN.game("jack-rabbits").label == "Jack Rabbits"


def test_a_question_can_depend_on_the_moment() -> None:
    assert EN.question("payment").text == "Choose the cards that you pay with."
    assert EN.question("payment", {"price": 9, "suits": ["S", "D"], "put": []}).text == "Pay 9 or more with ♠ or ♦."
    assert ES.question("acquisition", {"card": "KD", "price": 10}).text.startswith("¿Quieres K♦?")
    assert ES.question("acquisition", {}).text == "Elige qué hace tu conejo aquí, o termina la adquisición."
    assert ES.question("flight", {"price": 1}).text.startswith("A tu pasaporte le falta 1: ")
    assert ES.question("flight", {"price": 3}).text.startswith("A tu pasaporte le faltan 3: ")
    assert EN.question("flight", {"price": 0}).text == "Your passport is enough: choose where you fly to."
    assert EN.question("proof", {"challenger": 1}, NAMES).text.startswith("Ben contests your visit: ")
    counter = {"counter": ["4S", "2S"], "price": 6, "suits": ["D"]}
    assert EN.question("trading", counter).text == (
        "On the counter: 4♠ 2♠. Pay 6 or more with ♦, or add more from the lot."
    )


@pytest.mark.parametrize(
    ("beaten", "total", "laid", "english", "spanish"),
    [
        (
            0, 0, [],
            "You attack Ben: lay one spade or more, then strike.",
            "Atacas a Ben: juega una pica o más y da el golpe.",
        ),
        (
            0, 9, ["5S", "4S"],
            "You attack Ben with 5♠ 4♠, 9 in all: strike, or lay more spades.",
            "Atacas a Ben con 5♠ 4♠, 9 en total: da el golpe, o juega más picas.",
        ),
        (
            9, 5, [],
            "Ben has 9 and you have 5: lay spades worth 5 or more to strike, or give in.",
            "Ben tiene 9 y tú tienes 5: juega picas que sumen 5 o más para dar el golpe, o ríndete.",
        ),
        (
            9, 10, ["5S"],
            "With 5♠ you have 10, and Ben has 9: strike, lay more spades, or give in.",
            "Con 5♠ tienes 10, y Ben tiene 9: da el golpe, juega más picas o ríndete.",
        ),
    ],
)  # fmt: skip
def test_a_fight_asks_for_a_higher_total(beaten: int, total: int, laid: list[str], english: str, spanish: str) -> None:
    about = {"rival": 1, "total": total, "beaten": beaten, "laid": laid}
    assert EN.question("fighting", about, NAMES).text == english
    assert ES.question("fighting", about, NAMES).text == spanish
