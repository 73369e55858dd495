"""The verbs of actions."""

from jackhouse import games
from jackhouse.jackrabbits.grammar import GRAMMAR, RULES
from jackhouse.text import load

GAME = games.get("jack-rabbits")


def test_a_rule_stands_behind_every_word_but_pass() -> None:
    assert set(RULES) == set(GRAMMAR.verbs) - {"pass"}
    assert GAME.rule_of(GAME.parse("ride KD")) == "JR-6.2"
    assert GAME.rule_of(GAME.parse("pass")) == ""
    for rule in RULES.values():
        assert load("en").rule(rule).text
