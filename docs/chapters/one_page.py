"""The game on one page to print: an HTML file that holds all it needs. Numbers and suits are the program's own."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from docs.chapters.words import say
from jackhouse import text
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.objectives import OBJECTIVES
from jackhouse.jackrabbits.proofs import STANDING
from jackhouse.jackrabbits.realm import CLAIM_COST, DEAL, HAND_LIMIT
from jackhouse.jackrabbits.tiles import KIND_NAMES, TILE_SUITS

__all__ = ["one_page"]

STYLE = (Path(__file__).parent / "one_page.css").read_text("utf-8")
FACTS = {"deal": DEAL, "cost": CLAIM_COST, "limit": HAND_LIMIT, "points": STANDING}
PHASES = ("lottery", "journey", "acquisition", "increment")
SYMBOLS = dict(zip(SUITS, "♣♠♥♦", strict=True))
#          what a row of the table shows: its tiles, and its words
TRANSFERS = (
    (("woods", "mountain", "river"), "trailway"),
    (("fork",), "fork"),
    (("tavern",), "tavern"),
    (("cave",), "cave"),
)
TRICKS = {"C": ("flights", "clubs"), "S": ("fights", "spades"), "H": ("vetting", "hearts"), "D": ("trades", "diamonds")}

Pictures = Mapping[str, str]
"""Small pictures by the name of what they show, as SVG to stand in the page."""


def one_page(language: str, pictures: Pictures) -> str:
    blocks = [
        section("", said(language, "turn"), phases(language)),
        section("", said(language, "start"), f"<p>{said(language, 'start-text')}</p>", values(language)),
        section("wide", said(language, "tiles"), transfers(language, pictures)),
        section("", said(language, "hexes"), hexes(language, pictures), off_board(language)),
        section("", said(language, "objectives"), objectives(language)),
        section("wide", said(language, "tricks"), tricks(language)),
    ]
    title = said(language, "title")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            f"<!-- {say(language, 'reference-written')} -->",
            f'<meta charset="utf-8"><title>{title}</title>',
            f"<style>\n{STYLE}</style>",
            f"<header>{pictures['rabbit']}<div><h1>{title}</h1><p>{said(language, 'goal')}</p></div></header>",
            "<main>",
            *blocks,
            "</main>",
            f"<footer>{say(language, 'page-more', whose=say(language, 'whose'))}</footer>",
            "</html>",
            "",
        ]
    )


def said(language: str, key: str) -> str:
    """A text of this page, with the numbers of the game, each suit in its colour."""
    return coloured(say(language, f"page-{key}", **FACTS))


def coloured(words: str) -> str:
    for letter, symbol in SYMBOLS.items():
        words = words.replace(symbol, suit(letter))
    return words


def suit(letter: str) -> str:
    return f'<span class="suit {letter}">{SYMBOLS[letter]}</span>'


def section(kind: str, title: str, *inside: str) -> str:
    place = f' class="{kind}"' if kind else ""
    return "\n".join([f"<section{place}><h2>{title}</h2>", *inside, "</section>"])


def rows(*lines: str) -> str:
    return "<table>\n" + "\n".join(f"<tr>{line}</tr>" for line in lines) + "\n</table>"


def phases(language: str) -> str:
    lexicon = text.load(language)
    items = [f"<li><b>{lexicon.phase(phase)}.</b> {said(language, phase)}</li>" for phase in PHASES]
    return "<ol>\n" + "\n".join(items) + f'\n</ol>\n<p class="limit">{said(language, "limit")}</p>'


def values(language: str) -> str:
    worth = {"numbers": said(language, "values-numbers-worth"), "ace": "1", "royals": "10", "jokers": "0"}
    boxes = [f"<div><b>{value}</b>{said(language, f'values-{cards}')}</div>" for cards, value in worth.items()]
    title = f"<h2>{said(language, 'values')}</h2>"
    return f'{title}<div class="values">{"".join(boxes)}</div><p>{said(language, "values-text")}</p>'


def transfers(language: str, pictures: Pictures) -> str:
    lexicon = text.load(language)
    told = []
    for kinds, words in TRANSFERS:
        shown = "".join(pictures[kind] for kind in kinds)
        named = ", ".join(lexicon.say(f"kind-{kind}") for kind in kinds)
        paid = TILE_SUITS[KIND_NAMES.index(kinds[0])]
        suits = "".join(suit(letter) for code, letter in enumerate(SUITS) if paid >> code & 1)
        told.append(
            f'<div><div class="shown">{shown}</div><p><b>{named}</b> {suits}<br>{said(language, words)}</p></div>'
        )
    return '<div class="tiles">\n' + "\n".join(told) + "\n</div>"


def hexes(language: str, pictures: Pictures) -> str:
    lexicon = text.load(language)
    told = [
        f"<div>{pictures[kind]}<b>{lexicon.say(f'kind-{kind}')}</b><br>{said(language, kind)}</div>"
        for kind in ("tower", "palace", "plaza", "capital")
    ]
    return '<div class="hexes">\n' + "\n".join(told) + "\n</div>"


def off_board(language: str) -> str:
    return f"<h2>{said(language, 'off')}</h2><p>{said(language, 'off-text')}</p>"


def objectives(language: str) -> str:
    lexicon = text.load(language)
    return rows(
        *[
            f"<th>{label}</th><td>{escape(words)}</td>"
            for label, words in (lexicon.objective(key) for key in OBJECTIVES)
        ]
    )


def tricks(language: str) -> str:
    lexicon = text.load(language)
    told = [
        f"<p>{suit(letter)}<b>{lexicon.option(option)}.</b> {said(language, words)}</p>"
        for letter, (option, words) in TRICKS.items()
    ]
    return '<div class="tricks">\n' + "\n".join(told) + "\n</div>"
