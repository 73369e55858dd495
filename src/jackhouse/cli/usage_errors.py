"""Texts for invalid words of a command line, in the language of the reader.

typer has its messages in English only, and those about values come from pydantic. They are told apart by their type.
"""

import re
from collections.abc import Sequence
from typing import Any

import typer

from jackhouse.text import Lexicon

__all__ = ["usage_message"]

_NAMED = re.compile(r"'(.*)'\.$|\(s\) \((.*)\)$", re.DOTALL)
"""The words that a message of typer names: an unknown command in quotes, superfluous words in brackets."""


def usage_message(error: typer.TyperException, words: Sequence[str], lexicon: Lexicon) -> str:
    """Returns one line that names the word which is wrong, says why, and where there is help."""
    where = _option_of(error, words)
    return f"{where}{_sentence(error, lexicon)} {lexicon.say('screen-see-help')}"


def _option_of(error: typer.TyperException, words: Sequence[str]) -> str:
    """Returns the option whose value is wrong, as typed: `--players two: `; "" if the error is another one."""
    names = list(getattr(getattr(error, "param", None), "opts", []))
    for at, word in enumerate(words):
        if word in names:
            return f"{' '.join(words[at : at + 2])}: "
    return f"{names[0]}: " if names else ""


def _sentence(error: typer.TyperException, lexicon: Lexicon) -> str:
    """Returns the message of the error's type; that of typer if there is none."""
    cause = error.__cause__
    if cause is not None and hasattr(cause, "errors"):  # of pydantic
        return _about_value(cause.errors()[0], lexicon)
    kind, option = type(error).__name__, str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        return lexicon.say("screen-usage-no-such-option", word=option)
    if kind == "BadOptionUsage" and "not take" in str(error):
        return lexicon.say("screen-usage-value-for-flag", word=option)
    if kind == "BadOptionUsage":
        return lexicon.say("screen-usage-value-missing", word=option)
    if kind == "MissingParameter":
        return lexicon.say("screen-usage-missing")
    named = _NAMED.search(str(error))
    if kind == "UsageError" and named is not None:
        word = named[1] or named[2]
        if hasattr(getattr(getattr(error, "ctx", None), "command", None), "commands"):
            return lexicon.say("screen-usage-no-such-command", word=word)
        return lexicon.say("screen-usage-extra-words", word=word)
    return " ".join(str(error).split())


def _about_value(first: Any, lexicon: Lexicon) -> str:
    """Returns the message of an error of pydantic, by its type."""
    match first["type"]:
        case "int_parsing" | "int_from_float":
            return lexicon.say("screen-usage-whole-number")
        case "int_parsing_size":
            return lexicon.say("screen-usage-number-too-large")
        case "greater_than_equal":
            return lexicon.say("screen-usage-too-little", ge=str(first["ctx"]["ge"]))
        case "less_than_equal":
            return lexicon.say("screen-usage-too-much", le=str(first["ctx"]["le"]))
    return " ".join(str(first["msg"]).split())
