"""The rules as the texts order them: sections, and the rule ids in each."""

from importlib import resources
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

__all__ = ["PIRATES", "RABBITS", "Section", "anchor", "rule_ids", "sections"]


class Section(NamedTuple):
    """A `## 4. A turn` of a file of rules, and the rules under it."""

    number: str
    title: str
    rules: tuple[str, ...]


RABBITS, PIRATES = "rules.ftl", "jackal_rules.ftl"


def sections(language: str, file: str = RABBITS) -> list[Section]:
    """All sections with their rules, as the file has them."""
    source = resources.files("jackhouse.text").joinpath(language, file).read_text("utf-8")
    found: list[Section] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment):
            number, _, title = (entry.content or "").partition(". ")
            found.append(Section(number, title, ()))
        elif isinstance(entry, ast.Message) and entry.id.name.endswith("-title"):
            last = found[-1]
            found[-1] = last._replace(rules=(*last.rules, rule_of(entry.id.name)))
    return found


def rule_of(message: str) -> str:
    """`rule-JR-4-2-title` is about `JR-4.2`."""
    game, section, number = message.removeprefix("rule-").removesuffix("-title").split("-")
    return f"{game}-{section}.{number}"


def rule_ids(language: str, file: str = RABBITS) -> list[str]:
    return [rule for section in sections(language, file) for rule in section.rules]


def anchor(rule: str) -> str:
    """`JR-4.2` is found at `#jr-4-2`."""
    return rule.lower().replace(".", "-")
