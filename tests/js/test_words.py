"""The lexicon of the page words everything as the server's does, in both languages."""

import json
from typing import Any

import pytest

from jackhouse.text import languages, load
from tests.js.node import run_node
from tests.web.sentences import calls, said


@pytest.fixture(scope="module", params=languages())
def spoken(request: pytest.FixtureRequest) -> tuple[str, list[Any], dict[str, Any]]:
    """A language, calls of the lexicon, and what the page's lexicon makes of them."""
    asked = json.loads(json.dumps(calls()))  # as the page receives them
    done = run_node("say.js", stdin=json.dumps({"lang": request.param, "calls": asked}))
    assert done.returncode == 0, done.stderr
    return request.param, asked, json.loads(done.stdout)


def test_the_page_says_what_the_server_says(spoken: tuple[str, list[Any], dict[str, Any]]) -> None:
    language, asked, answers = spoken
    assert len(asked) > 800
    lexicon = load(language)
    differing = [
        (call, answer, expected)
        for call, answer in zip(asked, answers["results"])
        if answer != (expected := said(lexicon, call))
    ]
    assert not differing, differing[:5]


def test_the_page_has_every_rule(spoken: tuple[str, list[Any], dict[str, Any]]) -> None:
    language, _, answers = spoken
    assert len(answers["rules"]) > 40
    for rule in answers["rules"]:
        assert (rule["title"], rule["text"]) == load(language).rule(rule["id"])
