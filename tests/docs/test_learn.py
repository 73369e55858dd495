"""What the page to learn from tells is what happens: its examples are played.

Beside each sentence stands what it claims, in a comment that no reader sees:

    <!-- position {...} -->   a new example: the arguments of `game.position`, as JSON
    <!-- play roll; stay -->  moves, by whoever is awaited; every card in them is named in the sentence
    <!-- see {...} -->        what Ana's view now shows
    <!-- ends fork3 1: QH --> where a free road leads, among others
    <!-- refused strike -->   what is not legal now
    <!-- winner 0 -->         who has won
"""

import json
import re
from typing import Any

import pytest

from docs import book
from docs.chapters.words import LANGUAGES
from jackhouse import games, text
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.tiles import PLACE_CODES

GAME = games.get("jack-rabbits")
CLAIM = re.compile(r"<!-- (\w+) (.*?) -->")


def page(language: str) -> str:
    return (book.RULES / language / "learn.md").read_text("utf-8")


def claims(language: str) -> list[tuple[str, str]]:
    return CLAIM.findall(page(language))


class Example:
    """A position and what is said of it."""

    def __init__(self, setup: str) -> None:
        self.state: Any = GAME.position(**json.loads(setup))

    def play(self, moves: str) -> None:
        for line in moves.split("; "):
            self.state.play(self.state.awaited[0], GAME.parse(line))

    def see(self, facts: str) -> None:
        view = self.state.view(0)
        for key, value in json.loads(facts).items():
            assert view[key] == (value.split() if key == "hand" else value), key

    def ends(self, road: str) -> None:
        place, edge, end = re.fullmatch(r"(\w+) (\d): (\w+)", road).groups()  # type: ignore[union-attr]
        assert end in load_board("sample").ends(PLACE_CODES[place], int(edge))

    def refused(self, line: str) -> None:
        assert self.state.why(self.state.awaited[0], GAME.parse(line)) is not None

    def winner(self, seat: str) -> None:
        assert self.state.over
        assert self.state.ranking[0] == [int(seat)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_tells_is_what_happens(language: str) -> None:
    examples: list[Example] = []
    for verb, claim in claims(language):
        if verb == "position":
            examples.append(Example(claim))
        else:
            getattr(examples[-1], verb)(claim)
    assert len(examples) == 5, "a turn, and a trick for every suit"


def test_both_languages_tell_the_same_examples() -> None:
    assert claims("en") == claims("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_the_cards_that_are_played(language: str) -> None:
    lexicon = text.load(language)
    for line in page(language).splitlines():
        visible = CLAIM.sub("", line)
        for verb, moves in CLAIM.findall(line):
            cards = re.findall(r"\b(?:10|[2-9AJQK])[CSHD]\b", moves) if verb == "play" else []
            assert not [card for card in cards if lexicon.card(card) not in visible], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_five_minutes(language: str) -> None:
    """The game up to its tricks, read aloud: some 160 words a minute."""
    game, tricks = re.split(r"\n## .*standard game.*|\n## .*juego estándar.*", CLAIM.sub("", page(language)))
    assert 500 <= len(re.findall(r"\w+", game)) <= 800
    assert len(re.findall(r"\w+", tricks)) <= 400
