"""The messages of one language, read from its Fluent files (`en/*.ftl`)."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

__all__ = ["Entry", "Phrasebook", "languages"]

_FOLDER: Final = resources.files("jackhouse.text")


class Entry(NamedTuple):
    """Something with a name and a text of its own: a rule, an option, a phase, a question."""

    label: str
    text: str

    def __str__(self) -> str:
        return self.label


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts in."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if folder.is_dir() and _files(folder)))


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _read(language: str) -> list[Resource]:
    if language not in languages():
        raise ValueError(f"no language {str(language)[:20]!r}; known: {', '.join(languages())}")
    return [FluentResource(file.read_text("utf-8")) for file in _files(_FOLDER.joinpath(language))]


class Phrasebook:
    """Messages by id. An id may name an attribute too: `place-citadel.to`."""

    def __init__(self, language: str) -> None:
        files = _read(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for resource in files:
            self._bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self.language = language

    def has(self, key: str) -> bool:
        """Is there a message of this id?"""
        name, _, attribute = key.partition(".")
        return self._bundle.has_message(name) and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def message(self, key: str, /, **facts: object) -> str:
        """A message in words; KeyError if there is none of this id, ValueError if it wants other facts."""
        if not self.has(key):
            raise KeyError(key)
        words, errors = self._format(key, facts)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}")
        return words

    def say(self, key: str, /, **facts: object) -> str:
        """A message in words, come what may: without one of this id, the id itself."""
        return self._format(key, facts)[0] if self.has(key) else key

    def say_first(self, keys: list[str], facts: dict[str, object]) -> str:
        """The first of these messages that exists and for which the facts suffice; else what `say` makes of the first.

        So `event-drew-plain` can stand in for `event-drew`, where a listener may not know the card.
        """
        for key in keys:
            if self.has(key):
                words, errors = self._format(key, facts)
                if not errors:
                    return words
        return self.say(keys[0], **facts)

    def entry(self, key: str, fallback: str, /, **facts: object) -> Entry:
        """A label and its `-help`; without them, the fallback and nothing."""
        if not self.has(key):
            return Entry(fallback, "")
        return Entry(self.say(key, **facts), self.say(f"{key}-help", **facts))

    def _format(self, key: str, facts: dict[str, object]) -> tuple[str, list[Exception]]:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key, [KeyError(key)]
        told = {name: fact if isinstance(fact, (str, int, float)) else str(fact) for name, fact in facts.items()}
        words, errors = self._bundle.format_pattern(pattern, told)
        return str(words), errors
