"""What the pages say around the rules, in each language: `en.ftl` and `es.ftl` beside this file."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "keys", "other", "say"]

LANGUAGES = ("en", "es")
HERE = Path(__file__).parent


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / f"{language}.ftl").read_text("utf-8")))
    return bundle


def other(language: str) -> str:
    """Returns the other language."""
    return LANGUAGES[1 - LANGUAGES.index(language)]


def say(language: str, key: str, **facts: object) -> str:
    """A text of the pages; an error, never half a sentence, where it or a fact of it is missing."""
    pattern = _bundle(language).get_message(key).value
    if pattern is None:
        raise ValueError(f"{language} {key} is empty")
    words, errors = _bundle(language).format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"{language} {key}: {errors[0]}")
    return str(words)


def keys(language: str) -> list[str]:
    """The ids of all texts, in the order of the file."""
    resource = FluentResource((HERE / f"{language}.ftl").read_text("utf-8"))
    return [entry.id.name for entry in resource.body if hasattr(entry, "id")]
