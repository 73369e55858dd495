"""Jack Rabbits on one page to print. Numbers and suits are the program's own."""

from html import escape

from docs.chapters.one_page import Pictures, framed, numbered, section
from docs.chapters.one_page import values as boxes
from docs.chapters.words import say
from jackhouse import text
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.objectives import OBJECTIVES
from jackhouse.jackrabbits.ruleset import CLAIM_COST, DEAL, HAND_LIMIT
from jackhouse.jackrabbits.steps.proof import PROOF_POINTS
from jackhouse.jackrabbits.tiles import KIND_NAMES, TILE_SUITS

__all__ = ["rabbits_on_one_page"]

FACTS = {"deal": DEAL, "cost": CLAIM_COST, "limit": HAND_LIMIT, "points": PROOF_POINTS}
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


def rabbits_on_one_page(language: str, pictures: Pictures) -> str:
    blocks = [
        section("", said(language, "turn"), phases(language)),
        section("", said(language, "start"), f"<p>{said(language, 'start-text')}</p>", values(language)),
        section("wide", said(language, "tiles"), transfers(language, pictures)),
        section("", said(language, "hexes"), hexes(language, pictures), off_board(language)),
        section("", said(language, "objectives"), objectives(language)),
        section("wide", said(language, "tricks"), tricks(language)),
    ]
    foot = say(language, "page-more", whose=say(language, "whose"))
    return framed(language, said(language, "title"), said(language, "goal"), pictures["rabbit"], blocks, foot)


def said(language: str, key: str) -> str:
    """A text of this page, with the numbers of the game, each suit in its colour."""
    return coloured(say(language, f"page-{key}", **FACTS))


def coloured(words: str) -> str:
    for letter, symbol in SYMBOLS.items():
        words = words.replace(symbol, suit(letter))
    return words


def suit(letter: str) -> str:
    return f'<span class="suit {letter}">{SYMBOLS[letter]}</span>'


def rows(*lines: str) -> str:
    return "<table>\n" + "\n".join(f"<tr>{line}</tr>" for line in lines) + "\n</table>"


def phases(language: str) -> str:
    lexicon = text.load(language)
    return numbered([(lexicon.phase(phase), said(language, phase)) for phase in PHASES], said(language, "limit"))


def values(language: str) -> str:
    worth = {"numbers": said(language, "values-numbers-worth"), "ace": "1", "royals": "10", "jokers": "0"}
    shown = boxes([(value, said(language, f"values-{cards}")) for cards, value in worth.items()])
    title = f"<h2>{said(language, 'values')}</h2>"
    return f"{title}{shown}<p>{said(language, 'values-text')}</p>"


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
