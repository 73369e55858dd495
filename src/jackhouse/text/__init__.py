"""The texts of all codes, rules and names, in English and Spanish.

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
from jackhouse.text.messages import LabelledText, languages

__all__ = ["LabelledText", "Lexicon", "languages", "load", "preferred"]


@cache
def load(language: str) -> Lexicon:
    """Returns the lexicon of a language. Raises ValueError for an unknown language."""
    return Lexicon(language)


def preferred() -> str:
    """Returns the language of the environment variables if there are texts in it, else English."""
    wanted = os.environ.get("JACKHOUSE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    code = (locale.normalize(wanted) or "en")[:2].lower()
    return code if code in languages() else "en"
