"""Jackal on one page to print. Numbers and cards are the program's own."""

from pathlib import Path

from docs.chapters.one_page import Pictures, framed, numbered, section, values
from docs.chapters.pirate_pictures import SPACES
from docs.chapters.words import say
from jackhouse import games, text
from jackhouse.jackal.cards import CARDS, COUNTS, HORSE, IS_SPECIAL, KIND_CODES, KIND_NAMES
from jackhouse.jackal.ruleset import BOUGHT, DEAL, FILL_UP

__all__ = ["pirates_on_one_page"]

STYLE = (Path(__file__).parent / "one_page_pirates.css").read_text("utf-8")
CATALOGUE = games.get("jackal").catalogue
FACTS = {
    "islands": CATALOGUE.resolve("voyage", {})["islands"],
    "few": CATALOGUE.resolve("first-voyage", {})["islands"],
    "cards": CARDS,
    "deal": DEAL,
    "fill": FILL_UP,
}
PHASES = ("landfall", "planning", "resolving")
ARROWS = KIND_NAMES[:HORSE]
SPECIALS = [kind for kind in KIND_NAMES if IS_SPECIAL[KIND_CODES[kind]]]


def pirates_on_one_page(language: str, pictures: Pictures) -> str:
    blocks = [
        block(language, "round", "JK-1.2 JK-4.1 JK-5.1 JK-5.2 JK-5.3 JK-6.1 JK-7.1", course(language)),
        block(
            language,
            "start",
            "JK-1.3",
            paragraph(language, "start-text"),
            tortuga(language),
            on_land(language, pictures),
        ),
        block(language, "row", "JK-3.2 JK-3.3 JK-3.5", for_the_row(language, pictures), kind="wide"),
        block(
            language,
            "hand",
            "JK-3.4 JK-3.6 JK-3.7 JK-3.8 JK-3.9 JK-4.2",
            for_the_moment(language, pictures),
            kind="wide",
        ),
        block(language, "example", "JK-3.9 JK-6.1", example(language, pictures), kind="wide"),
    ]
    foot = say(language, "pirates-more", whose=say(language, "jackal-whose"))
    return framed(language, said(language, "title"), said(language, "goal"), pictures["pirate"], blocks, foot, STYLE)


def said(language: str, key: str, **facts: object) -> str:
    """A text of this page, with the numbers of the game."""
    return say(language, f"pirates-{key}", **FACTS, **facts)


def headed(language: str, key: str, rules: str) -> str:
    """A title, and the rules that are told under it."""
    return f'{said(language, key)} <span class="ids">{rules.replace(" ", " · ")}</span>'


def block(language: str, key: str, rules: str, *inside: str, kind: str = "") -> str:
    return section(kind, headed(language, key, rules), *inside)


def paragraph(language: str, key: str) -> str:
    return f"<p>{said(language, key)}</p>"


def course(language: str) -> str:
    """The parts of a round, by the names that they have in play or in the rules."""
    lexicon = text.load(language)
    parts: list[tuple[object, str]] = [(lexicon.phase(phase), said(language, phase)) for phase in PHASES]
    parts += [(lexicon.rule("JK-6.1"), said(language, "treasure")), (lexicon.rule("JK-7.1"), said(language, "cards"))]
    return numbered(parts, said(language, "steps"))


def tortuga(language: str) -> str:
    prices = range(1, len(BOUGHT))
    sold = values([(f"+{BOUGHT[coins]}", said(language, "bought", coins=coins)) for coins in prices])
    return f"<h2>{headed(language, 'tortuga', 'JK-7.2')}</h2>{sold}{paragraph(language, 'tortuga-text')}"


def on_land(language: str, pictures: Pictures) -> str:
    told = [f"<div>{pictures[name]}<p>{said(language, words(name))}</p></div>" for name in SPACES]
    title = f"<h2>{headed(language, 'spaces', 'JK-2.1')}</h2>"
    return f'{title}<div class="spaces">\n' + "\n".join(told) + "\n</div>"


def words(name: str) -> str:
    """The part of a round has the shorter name."""
    return "treasure-space" if name == "treasure" else name


def for_the_row(language: str, pictures: Pictures) -> str:
    lexicon = text.load(language)
    told = [
        dealt(pictures, ARROWS, said(language, "arrows"), said(language, "arrows-text")),
        dealt(pictures, ["horse"], lexicon.say("art-action-horse"), said(language, "horse")),
        dealt(pictures, ["red", "blue"], said(language, "flags"), said(language, "flags-text")),
    ]
    return '<div class="row">\n' + "\n".join(told) + "\n</div>"


def for_the_moment(language: str, pictures: Pictures) -> str:
    lexicon = text.load(language)
    told = [dealt(pictures, [kind], lexicon.say(f"art-action-{kind}"), said(language, kind)) for kind in SPECIALS]
    return paragraph(language, "hand-text") + '\n<div class="hand">\n' + "\n".join(told) + "\n</div>"


def dealt(pictures: Pictures, kinds: list[str], name: str, told: str) -> str:
    """Cards with how many there are of each, their name, and what they do."""
    shown = "".join(f"<figure>{pictures[kind]}×{COUNTS[KIND_CODES[kind]]}</figure>" for kind in kinds)
    return f'<div><div class="cards">{shown}</div><p><b>{name}.</b> {told}</p></div>'


def example(language: str, pictures: Pictures) -> str:
    return f'<div class="example">{pictures["hunt"]}{paragraph(language, "example-text")}</div>'
