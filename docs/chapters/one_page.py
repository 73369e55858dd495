"""A game on one page to print: an HTML file that holds all it needs. What stands in it is each game's own."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from docs.chapters.words import say

__all__ = ["Pictures", "framed", "numbered", "section", "values"]

STYLE = (Path(__file__).parent / "one_page.css").read_text("utf-8")

Pictures = Mapping[str, str]
"""Small pictures by the name of what they show, as SVG to stand in the page."""


def framed(language: str, title: str, goal: str, mark: str, blocks: Sequence[str], foot: str, style: str = "") -> str:
    """The whole page: a head with a mark beside title and goal, sections in two columns, a foot; more style."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            f"<!-- {say(language, 'reference-written')} -->",
            f'<meta charset="utf-8"><title>{title}</title>',
            f"<style>\n{STYLE}{style}</style>",
            f"<header>{mark}<div><h1>{title}</h1><p>{goal}</p></div></header>",
            "<main>",
            *blocks,
            "</main>",
            f"<footer>{foot}</footer>",
            "</html>",
            "",
        ]
    )


def section(kind: str, title: str, *inside: str) -> str:
    place = f' class="{kind}"' if kind else ""
    return "\n".join([f"<section{place}><h2>{title}</h2>", *inside, "</section>"])


def numbered(items: Sequence[tuple[object, str]], limit: str) -> str:
    """Parts of a turn or a round by their names, and what holds in all of them in a frame below."""
    lines = [f"<li><b>{name}.</b> {words}</li>" for name, words in items]
    return "<ol>\n" + "\n".join(lines) + f'\n</ol>\n<p class="limit">{limit}</p>'


def values(boxes: Sequence[tuple[str, str]]) -> str:
    """Great figures in a row, each over what it is the figure of."""
    return f'<div class="values">{"".join(f"<div><b>{value}</b>{of}</div>" for value, of in boxes)}</div>'
