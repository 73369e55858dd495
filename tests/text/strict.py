"""A lexicon for tests: it raises where `Lexicon` falls back to an id or to an incomplete sentence."""

from jackhouse.text import Lexicon


class Strict(Lexicon):
    """Raises KeyError for a missing text, ValueError for a missing argument."""

    def say(self, key: str, /, **args: object) -> str:
        return self.message(key, **args)


EN, ES = Strict("en"), Strict("es")
BOTH = (EN, ES)


def check(sentence: str) -> None:
    """Asserts that a sentence is complete and has no placeholder."""
    assert sentence
    assert "{" not in sentence
    assert "\n" not in sentence
    assert sentence.endswith((".", "!", ")")), sentence
