"""The rules of Jackal as a page: every rule, with the cards and the islands."""

from docs.chapters.reference import heading
from docs.chapters.rulebook import PIRATES, anchor, sections
from docs.chapters.words import other, say
from jackhouse import text

__all__ = ["jackal"]

# The pictures of `make pictures` that stand under a rule.
SHOWN = {"JK-2.2": "islands", "JK-3.1": "actions", "JK-5.1": "voyage"}


def jackal(language: str) -> str:
    """The whole page, in Markdown."""
    lexicon = text.load(language)
    ways = [
        f"[{say(language, 'jackal-learn')}](jackal-learn.md)",
        f"[{say(language, 'jackal-one-page')}](jackal-one-page.html)",
        f"[{say(language, 'jackal-figures')}](jackal-islands.md)",
        f"[{say(language, 'reference')}](reference.md)",
        f"[{say(language, 'other-language')}](../{other(language)}/jackal.md)",
    ]
    parts = [
        f"<!-- {say(language, 'reference-written')} -->",
        f"# {say(language, 'jackal')}",
        say(language, "jackal-intro"),
        " · ".join(ways),
    ]
    for section in sections(language, PIRATES):
        parts.append(f"## {section.number}. {section.title}")
        for rule in section.rules:
            title, words = lexicon.rule(rule)
            parts += [heading(3, anchor(rule), f"{rule} · {title}"), words]
            if rule == "JK-2.3":
                parts.append(f"[{say(language, 'jackal-figures')}](jackal-islands.md)")
            if rule in SHOWN:
                parts.append(f"![{say(language, f'jackal-{SHOWN[rule]}')}](../../pictures/{SHOWN[rule]}.svg)")
    parts.append(f"---\n\n{say(language, 'jackal-whose')}")
    return "\n\n".join(parts) + "\n"
