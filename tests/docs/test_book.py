"""The rules on paper are the rules in the program: nothing missing, nothing stale, no link into the void."""

import re
from pathlib import Path

import pytest

from docs import book
from docs.chapters import words
from docs.chapters.refusals import refusals
from docs.chapters.rulebook import PIRATES, anchor, rule_ids
from docs.chapters.terms import IN_THE_RULEBOOK, TERMS
from jackhouse import text
from tests.text import codes

LANGUAGES = words.LANGUAGES
MARKDOWN = ("reference.md", "learn.md", "jackal.md", "jackal-learn.md", "jackal-islands.md")
PAGES = book.pages()
AGAIN = "run `make book` and commit what it writes"

# Reasons that a player at the table does not meet: server or command line give them, or there is nothing to try.
NOT_TRIED = {"action-form", "action-garbled", "not-legal", "nothing-to-undo", "unknown-verb", "unrecorded"}


def page(language: str, name: str = "reference.md") -> str:
    return (book.RULES / language / name).read_text("utf-8")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(book.RULES)))
def test_the_pages_are_what_the_generator_gives(path: Path) -> None:
    assert path.exists(), AGAIN
    assert path.read_text("utf-8") == PAGES[path], AGAIN


def test_no_generated_picture_is_left_over() -> None:
    assert set(book.RULES.rglob("*.svg")) <= set(PAGES)


# ---- every rule -----------------------------------------------------------------------------------------------------


def test_the_languages_of_the_book_are_those_of_the_server() -> None:
    assert text.languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_digest_has_its_entry(language: str) -> None:
    assert sorted(rule_ids(language)) == codes.digest_rules("JR")
    lexicon, words_of_page = text.load(language), page(language)
    for rule in codes.digest_rules("JR"):
        title, said = lexicon.rule(rule)
        assert f'### <a id="{anchor(rule)}"></a>{rule} · {title}\n\n{said}\n' in words_of_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_jackal_has_its_entry(language: str) -> None:
    assert sorted(rule_ids(language, PIRATES)) == codes.digest_rules("JK")
    assert codes.cited_rules("JK") <= set(rule_ids(language, PIRATES))
    lexicon, words_of_page = text.load(language), page(language, "jackal.md")
    for rule in codes.digest_rules("JK"):
        title, said = lexicon.rule(rule)
        assert f'### <a id="{anchor(rule)}"></a>{rule} · {title}\n\n{said}\n' in words_of_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_program_cites_is_in_the_book(language: str) -> None:
    assert codes.cited_rules("JR") <= set(rule_ids(language))


# ---- why can't I? ---------------------------------------------------------------------------------------------------


def test_every_reason_that_a_player_may_hear_is_answered() -> None:
    assert codes.quoted_reasons(but="jackal/") - {refusal.reason.code for refusal in refusals()} == NOT_TRIED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_words(language: str) -> None:
    lexicon, words_of_page = text.load(language), page(language)
    for refusal in refusals():
        answer = refusal.answer(lexicon)
        assert answer.endswith(".")
        assert f"| {refusal.tried(lexicon)} | {answer} |" in words_of_page


def test_no_answer_is_given_twice_under_one_rule() -> None:
    given = [(refusal.reason.rule, refusal.answer(text.load("en"))) for refusal in refusals()]
    assert len(set(given)) == len(given)


# ---- links and words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    for name in MARKDOWN:
        for target in re.findall(r"\]\(([^)]+)\)|<img src=\"([^\"]+)\"", page(language, name)):
            file, _, place = "".join(target).partition("#")
            if file.startswith("https:"):
                continue
            path = book.RULES / language / (file or name)
            assert path.exists(), target
            assert not place or f'id="{place}"' in path.read_text("utf-8"), target


def test_both_languages_have_the_same_words() -> None:
    assert words.keys("en") == words.keys("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used_by_its_rule(language: str) -> None:
    for term in TERMS:
        word, rule = term[LANGUAGES.index(language)], term[2]
        lexicon = text.load(language)
        said = " ".join(lexicon.rule(rule)) if rule else lexicon.preset("standard").label
        assert word.lower() in said.lower(), f"{word} is not in {rule or 'the preset'}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_name_the_word_of_the_rulebook(language: str) -> None:
    for english, theirs in IN_THE_RULEBOOK.items():
        ours = next(spanish for word, spanish, _ in TERMS if word == english)
        assert f"{ours} ({theirs})" in page(language, "reference.md")


# ---- pictures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_somewhere(language: str) -> None:
    drawn = {path.relative_to(book.RULES / "pictures").as_posix() for path in PAGES if path.suffix == ".svg"}
    shown = {file for name in MARKDOWN for file in re.findall(r"\.\./pictures/([\w/-]+\.svg)", page(language, name))}
    assert drawn <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_says_what_it_shows(language: str) -> None:
    for name in ("reference.md", "learn.md", "jackal-learn.md"):
        for shown, file in re.findall(r"!\[(.*?)\]\((.*?)\)", page(language, name)):
            assert shown == words.say(language, f"picture-{Path(file).stem}")
    for file, shown in re.findall(r'<img src="(.*?)" width="130" alt="(.*?)">', page(language, "jackal-islands.md")):
        assert shown == text.load(language).island(Path(file).stem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_on_a_page_is_a_rule(language: str) -> None:
    for path in (book.RULES / language).iterdir():
        named = set(re.findall(r"\bJ[RK]-\d+\.\d+\b", path.read_text("utf-8")))
        assert named <= {*codes.digest_rules("JR"), *codes.digest_rules("JK")}, path.name


def test_pictures_have_no_words_and_only_what_they_use() -> None:
    for path, drawn in PAGES.items():
        if path.suffix == ".svg":
            assert "<title" not in drawn
            assert "<text" not in drawn
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(re.findall(r'\bid="([^"]+)"', drawn))
            assert len(drawn) < 100_000
