"""Actions and their text: one readable line each, and every other text is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.jackrabbits.grammar import GRAMMAR as RABBIT_WORDS
from jackhouse.kernel import Action, ActionGrammar, BadInput

GRAMMAR = ActionGrammar(
    {"go": "", "turn": "n", "show": "card", "pay": "cards", "visit": "place", "enter": "place:n"},
    ["one", "Two", "10H"],
    ["citadel", "KD", "off-board"],
    [2, 1, 0],
)

# Garbage made of the vocabulary's own pieces comes closer to being right than any other.
PIECES = [
    *RABBIT_WORDS.verbs,
    *RABBIT_WORDS.cards,
    *RABBIT_WORDS.places,
    " ",
    ",",
    ":",
    "0",
    "7",
    "99",
    "-1",
    "\u00b2",
    "\t",
]
GARBAGE = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(PIECES), max_size=8).map("".join),
    st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join),
)


def reason(text: object, words: ActionGrammar = GRAMMAR) -> str:
    with pytest.raises(BadInput) as refusal:
        words.parse(text)
    return refusal.value.reason.code


@pytest.mark.parametrize(
    ("line", "verb", "args"),
    [
        ("go", "go", ()),
        ("turn 0", "turn", (0,)),
        ("turn 9999", "turn", (9999,)),
        ("show Two", "show", (1,)),
        ("pay 10H", "pay", (2,)),
        ("pay 10H,one", "pay", (2, 0)),
        ("visit off-board", "visit", (2,)),
        ("enter KD:5", "enter", (1, 5)),
    ],
)
def test_a_line_reads_back_as_itself(line: str, verb: str, args: tuple[int, ...]) -> None:
    action = GRAMMAR.parse(line)
    assert action == Action(GRAMMAR, GRAMMAR.verb(verb), args)
    assert str(action) == line
    assert repr(action) == f"<{line}>"


@pytest.mark.parametrize(
    ("loose", "line"),
    [
        ("  GO ", "go"),
        ("Show  two", "show Two"),
        ("pay one , 10h", "pay 10H,one"),
        ("PAY one,10H", "pay 10H,one"),
        ("visit Citadel", "visit citadel"),
        ("enter kd : 0", "enter KD:0"),
        ("turn\t3", "turn 3"),
    ],
)
def test_capitals_blanks_and_the_order_of_cards_do_not_matter(loose: str, line: str) -> None:
    assert str(GRAMMAR.parse(loose)) == line


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "action-garbled"),
        ("   ", "action-garbled"),
        ("go " * 200, "action-garbled"),
        (None, "action-garbled"),
        (7, "action-garbled"),
        (["go"], "action-garbled"),
        ("fly", "unknown-verb"),
        ("go now", "action-form"),
        ("turn", "action-form"),
        ("turn x", "action-form"),
        ("turn -1", "action-form"),
        ("turn 01", "action-form"),
        ("turn 1 2", "action-form"),
        ("turn 10000", "action-form"),
        ("turn \u00b2", "action-form"),
        ("turn \u0663", "action-form"),
        ("show", "action-form"),
        ("show three", "action-form"),
        ("show one,Two", "action-form"),
        ("pay", "action-form"),
        ("pay ,", "action-form"),
        ("pay one,one", "action-form"),
        ("pay one,", "action-form"),
        ("visit", "action-form"),
        ("visit KD:1", "action-form"),
        ("enter KD", "action-form"),
        ("enter KD:", "action-form"),
        ("enter :1", "action-form"),
        ("enter KD:1:2", "action-form"),
    ],
)
def test_text_that_is_no_action_is_refused(line: object, code: str) -> None:
    assert reason(line) == code


def test_a_refusal_is_short_however_long_the_text() -> None:
    with pytest.raises(BadInput) as refusal:
        GRAMMAR.parse("x" * 100_000)
    assert len(str(refusal.value)) < 200


def test_a_wrong_form_is_explained() -> None:
    with pytest.raises(BadInput) as refusal:
        GRAMMAR.parse("enter KD")
    assert refusal.value.reason.params == {"text": "enter KD", "form": "enter place:n"}


@settings(deadline=None)
@given(GARBAGE)
def test_garbage_is_refused_or_reads_back_as_itself(text: str) -> None:
    try:
        action = RABBIT_WORDS.parse(text)
    except BadInput:
        return
    assert RABBIT_WORDS.parse(str(action)) == action
    assert str(RABBIT_WORDS.parse(str(action))) == str(action)


def test_actions_are_values() -> None:
    action = GRAMMAR.parse("pay one,10H")
    assert action == GRAMMAR.parse("pay 10H,one")
    assert hash(action) == hash(GRAMMAR.parse("pay 10H,one"))
    assert action != GRAMMAR.parse("pay one")
    assert action != "pay 10H,one"
    assert len({GRAMMAR.parse("turn 1"), GRAMMAR.parse("turn 1"), GRAMMAR.parse("turn 2")}) == 2


def test_an_action_may_be_taken_without_the_values_of_its_cards() -> None:
    assert GRAMMAR.without_values(GRAMMAR.parse("pay 10H=5,one")) == GRAMMAR.parse("pay 10H,one")
    for line in ("pay 10H,one", "turn 9999", "enter KD:5", "go"):
        action = GRAMMAR.parse(line)
        assert GRAMMAR.without_values(action) is action
