"""One page to print is one page, and needs nothing but itself; one for each game."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from docs import book
from docs.chapters.words import LANGUAGES
from jackhouse import text
from jackhouse.jackal.cards import COUNTS
from jackhouse.jackrabbits.objectives import OBJECTIVES

# What has no end tag.
VOID = {"meta", "br", "img"}


RABBITS, PIRATES = "one-page.html", "jackal-one-page.html"
both_games = pytest.mark.parametrize("name", [RABBITS, PIRATES])


def path(language: str, name: str = RABBITS) -> Path:
    return book.RULES / language / name


class Balanced(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(language: str, name: str) -> Balanced:
    parser = Balanced()
    parser.feed(path(language, name).read_text("utf-8"))
    return parser


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_for_nothing_from_outside(language: str, name: str) -> None:
    page = path(language, name).read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.findall(r"https?:|//[a-z]+\.|url\((?!#)|@import|<script|<link|<img|\bsrc=", page)


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_well_formed(language: str, name: str) -> None:
    assert read(language, name).open == []


@both_games
def test_both_languages_have_the_same_parts(name: str) -> None:
    english, spanish = (
        [tag for tag in read(language, name).tags if tag not in ("g", "path")] for language in LANGUAGES
    )
    assert english == spanish


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_used_once(language: str, name: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', path(language, name).read_text("utf-8"))
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_every_objective(language: str) -> None:
    page = path(language).read_text("utf-8")
    for key in OBJECTIVES:
        assert text.load(language).objective(key).label in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_every_kind_of_action_card_with_its_number(language: str) -> None:
    shown = re.findall(r"<figure>.*?×(\d+)</figure>", path(language, PIRATES).read_text("utf-8"))
    assert sorted(map(int, shown)) == sorted(COUNTS)
