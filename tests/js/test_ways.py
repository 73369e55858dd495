"""The page words the ways of a journey and what the hand can pay there as the terminal does, in both languages."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from jackhouse.cli.views.jack_rabbits_ways import destinations
from jackhouse.text import languages, load
from tests.helpers import RABBITS, position
from tests.js.node import run_node


def views_of_journeys() -> list[dict[str, Any]]:
    """Views of seats that are asked about a journey, with all kinds of ways and claims."""
    found = []
    for hands, rabbits in (
        (("QH 7D", "2D"), ("citadel", "KD")),  # only a royal pays for J♥
        (("KS QH JC", "2D"), ("JD", "KD")),
        (("9C 7D 4D 3H boat", "2D"), ("citadel", "KD")),
    ):
        found.append(position(rabbits=rabbits, hands=hands, dice=((2, 4),), moves="roll; pass").view(0))
    for seed in range(6):
        rng, state = Random(seed), RABBITS.new(3, seed=seed)
        for _ in range(150):
            if state.over:
                break
            seat = state.awaited[0]
            view = state.view(seat)
            if view["question"]["code"] == "journey":
                found.append(view)
            state.play(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("language", languages())
def test_the_page_words_ways_as_the_terminal_does(language: str) -> None:
    lexicon, views = load(language), views_of_journeys()
    asked = [(way, view["rabbits"][view["turn"]]) for view in views for way in RABBITS.prospects(view)]
    claims = Counter(
        "none" if (claim := way["claim"]) is None else any(card[0] in "KQJ" for card in claim["cards"])
        for way, _ in asked
    )
    assert min(claims[kind] for kind in ("none", True, False)) > 3
    done = run_node("ways.js", stdin=json.dumps({"lang": language, "ways": asked}))
    assert done.returncode == 0, done.stderr
    expected = [destination.text for view in views for destination in destinations(lexicon, view)]
    differing = [pair for pair in zip(json.loads(done.stdout), expected, strict=True) if pair[0] != pair[1]]
    assert not differing, differing[:5]
