"""The messages of a language, read from its Fluent files (`en/*.ftl`)."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

__all__ = ["LabelledText", "Messages", "languages"]

_FOLDER: Final = resources.files("jackhouse.text")


class LabelledText(NamedTuple):
    """A label and its explanation: of a rule, an option, a phase, a question."""

    label: str
    text: str

    def __str__(self) -> str:
        return self.label


@cache
def languages() -> tuple[str, ...]:
    """Returns the codes of all languages with texts."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if folder.is_dir() and _files(folder)))


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _read(language: str) -> list[Resource]:
    if language not in languages():
        raise ValueError(f"no language {str(language)[:20]!r}; known: {', '.join(languages())}")
    return [FluentResource(file.read_text("utf-8")) for file in _files(_FOLDER.joinpath(language))]


class Messages:
    """Messages by id. An id may name an attribute: `place-citadel.to`."""

    def __init__(self, language: str) -> None:
        files = _read(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for resource in files:
            self._bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there is a message with this id."""
        name, _, attribute = key.partition(".")
        return self._bundle.has_message(name) and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def message(self, key: str, /, **args: object) -> str:
        """Formats a message. Raises KeyError for an unknown id, ValueError for a missing argument."""
        if not self.has(key):
            raise KeyError(key)
        words, errors = self._format(key, args)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}")
        return words

    def say(self, key: str, /, **args: object) -> str:
        """Formats a message and never raises; returns the id itself if it is unknown."""
        return self._format(key, args)[0] if self.has(key) else key

    def say_first(self, keys: list[str], args: dict[str, object]) -> str:
        """Formats the first message that exists and has all of its arguments; if there is none, the first of all.

        For example, `event-drew-plain` replaces `event-drew` for a viewer who may not know the card.
        """
        for key in keys:
            if self.has(key):
                words, errors = self._format(key, args)
                if not errors:
                    return words
        return self.say(keys[0], **args)

    def entry(self, key: str, fallback: str, /, **args: object) -> LabelledText:
        """Returns a message and its `-help` message; for an unknown id the fallback and ""."""
        if not self.has(key):
            return LabelledText(fallback, "")
        return LabelledText(self.say(key, **args), self.say(f"{key}-help", **args))

    def _format(self, key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key, [KeyError(key)]
        values = {name: arg if isinstance(arg, (str, int, float)) else str(arg) for name, arg in args.items()}
        words, errors = self._bundle.format_pattern(pattern, values)
        return str(words), errors
