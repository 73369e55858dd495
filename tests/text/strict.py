"""A lexicon for tests: where the house would fall back on half a sentence, it raises."""

from jackhouse.text import Lexicon


class Strict(Lexicon):
    """KeyError for a text that is missing, ValueError for one that lacks a fact."""

    def say(self, key: str, /, **facts: object) -> str:
        return self.message(key, **facts)


EN, ES = Strict("en"), Strict("es")
BOTH = (EN, ES)


def check(said: str) -> None:
    assert said
    assert "{" not in said
    assert "\n" not in said
    assert said.endswith((".", "!", ")")), said
