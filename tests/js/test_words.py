"""The page words everything as the house does, in both languages."""

import json

import pytest

from jackhouse.text import languages, load
from tests.web.browser import Guest
from tests.web.sentences import calls, said

SPEAK = """async ([lang, calls]) => {
    const { Words } = await import("/web/js/words.js");
    const words = await Words.load(lang, "rooms", "table", "jackal", "why");
    return calls.map(([method, ...args]) => words[method](...args));
}"""

RULES = """async (lang) => {
    const { Words } = await import("/web/js/words.js");
    return (await (await Words.load(lang)).rules()).flatMap(({ rules }) => rules);
}"""


@pytest.mark.parametrize("language", languages())
def test_the_page_says_what_the_house_says(guest: Guest, language: str) -> None:
    # As they arrive: through JSON.
    asked = json.loads(json.dumps(calls()))
    assert len(asked) > 800
    answers = guest.visit("/join").evaluate(SPEAK, [language, asked])
    lexicon = load(language)
    differing = [
        (call, answer, expected) for call, answer in zip(asked, answers) if answer != (expected := said(lexicon, call))
    ]
    assert not differing, differing[:5]


@pytest.mark.parametrize("language", languages())
def test_the_page_has_every_rule(guest: Guest, language: str) -> None:
    rules = guest.visit("/join").evaluate(RULES, language)
    assert len(rules) > 40
    for rule in rules:
        assert (rule["title"], rule["text"]) == load(language).rule(rule["id"])
