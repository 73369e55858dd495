"""The texts: every code, rule and word of the engine as a person reads it, in each language of the house.

>>> from jackhouse import text
>>> text.load("es").action("pay 7S,AC")
'pagar 7♠ A♣'
>>> text.load("en").event("drew", {"seat": 1, "cause": "lottery"}, ["Ana", "Ben"])
'Ben draws a card (lottery).'
"""

import locale
import os
from functools import cache

from jackhouse.text.lexicon import Lexicon
from jackhouse.text.phrasebook import Entry, languages

__all__ = ["Entry", "Lexicon", "languages", "load", "preferred"]


@cache
def load(language: str) -> Lexicon:
    """The lexicon of a language; ValueError if there is none."""
    return Lexicon(language)


def preferred() -> str:
    """The language that the environment asks for, if there are texts in it; else English."""
    wanted = os.environ.get("JACKHOUSE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    code = (locale.normalize(wanted) or "en")[:2].lower()
    return code if code in languages() else "en"
