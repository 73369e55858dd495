"""What the pages to learn from tell is what happens: their examples are played.

Beside each sentence stands what it claims, in a comment that no reader sees:

    <!-- position {...} -->   a new example: the arguments of `game.position`, as JSON
    <!-- play roll; stay -->  moves, by whoever is awaited, or `1: weapon` by that seat once the others have passed;
                              every card in them is named in the sentence
    <!-- see {...} -->        what Ana's view now shows
    <!-- ends fork3 1: QH --> where a free road leads, among others
    <!-- refused strike -->   what is not legal now
    <!-- nowhere -->          Ana's hand reaches no treasure
    <!-- winner 0 -->         who has won
"""

import json
import re
from typing import Any

import pytest

from docs import book
from docs.chapters.pirate_pictures import ISLAND, ROUND
from docs.chapters.words import LANGUAGES
from jackhouse import games, text
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.tiles import PLACE_CODES

CLAIM = re.compile(r"<!-- (\w+)(?: (?!-->)(.*?))? -->")
CARDS = {
    "jack-rabbits": re.compile(r"\b(?:10|[2-9AJQK])[CSHD]\b"),
    "jackal": re.compile(r"(?<=lay )[\w+]+|\b(?:rum|weapon|double|friday)\b"),
}
#   each game, its page, and how many examples it plays
PAGES = {"jack-rabbits": ("learn.md", 5), "jackal": ("jackal-learn.md", 2)}

both_games = pytest.mark.parametrize("game", PAGES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str, game: str) -> str:
    return (book.RULES / language / PAGES[game][0]).read_text("utf-8")


def claims(language: str, game: str) -> list[tuple[str, str]]:
    return CLAIM.findall(page(language, game))


class Example:
    """A position and what is said of it."""

    def __init__(self, game: str, setup: str) -> None:
        self.game = games.get(game)
        self.state: Any = self.game.position(**json.loads(setup))
        self.told: list[Any] = []

    def play(self, moves: str) -> None:
        for line in moves.split("; "):
            named, _, move = line.rpartition(": ")
            action = self.game.parse(move)
            while named and action not in self.state.legal(int(named)):
                self.told += self.state.play(self.state.awaited[0], self.game.parse("pass"))
            self.told += self.state.play(int(named) if named else self.state.awaited[0], action)

    def see(self, facts: str) -> None:
        view = self.state.view(0)
        for key, value in json.loads(facts).items():
            assert view[key] == (value.split() if key == "hand" else value), key

    def ends(self, road: str) -> None:
        place, edge, end = re.fullmatch(r"(\w+) (\d): (\w+)", road).groups()  # type: ignore[union-attr]
        assert end in load_board("sample").ends(PLACE_CODES[place], int(edge))

    def refused(self, line: str) -> None:
        assert self.state.why(self.state.awaited[0], self.game.parse(line)) is not None

    def nowhere(self, _: str) -> None:
        assert self.game.prospects(self.state.view(0) | {"question": None}) == []

    def winner(self, seat: str) -> None:
        assert self.state.over
        assert self.state.ranking[0] == [int(seat)]


def played(language: str, game: str) -> list[Example]:
    """All examples of a page, each played to its end."""
    examples: list[Example] = []
    for verb, claim in claims(language, game):
        if verb == "position":
            examples.append(Example(game, claim))
        else:
            getattr(examples[-1], verb)(claim)
    return examples


@both_games
@both_languages
def test_what_it_tells_is_what_happens(language: str, game: str) -> None:
    assert len(played(language, game)) == PAGES[game][1], "a turn and a trick for every suit; a round and Tortuga"


@both_games
def test_both_languages_tell_the_same_examples(game: str) -> None:
    assert claims("en", game) == claims("es", game)


@both_games
def test_both_languages_have_the_same_parts(game: str) -> None:
    """Headings, lists, pictures and rules, line by line."""
    responses = [
        [(re.match(r"#+|-|\d\.|\||!|", line)[0], re.findall(r"J[RK]-\d\.\d\]", line)) for line in lines]  # type: ignore[index]
        for lines in (page(language, game).splitlines() for language in LANGUAGES)
    ]
    assert responses[0] == responses[1]


@both_games
@both_languages
def test_a_sentence_names_the_cards_that_are_played(language: str, game: str) -> None:
    lexicon = text.load(language)
    for line in page(language, game).splitlines():
        visible = CLAIM.sub("", line)
        for verb, moves in CLAIM.findall(line):
            cards = CARDS[game].findall(moves) if verb == "play" else []
            assert not [card for card in cards if lexicon.card(card) not in visible], line


def test_the_round_is_drawn_as_it_is_played() -> None:
    """Ways, rows, and what was played from the hand."""
    example = played("en", "jackal")[0]
    drawn = [(hunt.way, hunt.row, hunt.played) for hunt in ROUND]
    assert (ISLAND, len(drawn)) == (json.loads(claims("en", "jackal")[0][1])["island"], 3)
    for seat, found in enumerate(drawn):
        heard = [(event.code, event.params) for event in example.told if event.params.get("seat") == seat]
        way = " ".join(params["cell"] for code, params in heard if code in ("landed", "moved"))
        row = " ".join(*[params["cards"] for code, params in heard if code == "revealed"])
        hand = {"beat-bandit": "weapon", "doubled": "double", "guided": "friday"}
        assert found == (way, row, " ".join(hand[code] for code, _ in heard if code in hand))


@both_languages
def test_it_takes_five_minutes(language: str) -> None:
    """The game up to its tricks, read aloud: some 160 words a minute."""
    whole = CLAIM.sub("", page(language, "jack-rabbits"))
    game, tricks = re.split(r"\n## .*standard game.*|\n## .*juego estándar.*", whole)
    assert 500 <= len(re.findall(r"\w+", game)) <= 800
    assert len(re.findall(r"\w+", tricks)) <= 400


@both_languages
def test_jackal_takes_five_minutes(language: str) -> None:
    """All of it, but for pictures and the rules that it cites."""
    read = re.sub(r"!?\[[^]]*\]\([^)]*\)|`[^`]*`", "", CLAIM.sub("", page(language, "jackal")))
    assert 500 <= len(re.findall(r"\w+", read)) <= 800
