"""Wording that an editor of each language replaced does not come back, and Spanish has one form for one thing.

The tables are taken from a review of all texts by readers of both languages. They hold for every text that a player
reads: the messages, the chapters of the rules pages, and the pages themselves.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import jackhouse
from jackhouse.text import languages

DOCS = Path(__file__).parents[2] / "docs"
TEXTS = Path(jackhouse.__file__).parent / "text"

#    replaced (a pattern)                                  by (what a text of the language says now)
REPLACED = {
    "en": (
        (r"How it goes",                                   "How to play"),
        (r"the gentle one",                                "Your first game uses the simpler rules"),
        (r"That is no code of ours|\bof ours\b",           "That code isn’t valid"),
        (r"[Pp]icture code",                               "QR code"),
        (r"house cannot be reached|\bthe house\b",         "Can’t reach the server"),
        (r"[Oo]nlookers?\b",                                "Spectators allowed"),
        (r"No rule speaks of",                             "No matching rules"),
        (r"[Ss]omebody (beside me|on this screen)",        "Someone next to me"),
        (r"[Gg]ive them to bots",                          "Fill with bots"),
        (r"Settings of this table",                        "Table settings"),
        (r"the choice of that number",                     "pick that choice"),
        (r"do what is selected",                           "confirm"),
        (r"while that is fair",                            "undo, until others have learned something"),
        (r"select nothing",                                "clear selection"),
        (r"is given by itself",                            "Passing for you…"),
        (r"Give an answer by itself",                      "Answer automatically when there is only one choice"),
        (r"Sail to, landing by",                           "Sail to… (arriving from the…)"),
        (r"\b[Ll]ay doubling|\bdoublings?\b",              "play a Doubling"),
        (r"Lay another card behind it",                    "Add another card"),
        (r"[Pp]lays? rum on",                              "Give them rum (+1 step each) or pass. Everyone"),
        (r"can be carried out in several ways",            "has several moves"),
        (r"of the treasure of|from the treasure of",       "gets nothing from the { $value }-coin treasure"),
        (r"was no way at all",                             "the row had no moves"),
        (r"the next card has no move",                     "the next card can’t move the pirate"),
        (r"as many at most, and one at least",             "play 1 to { $count }"),
        (r"lays one (card only|special)",                  "can lay only one card"),
        (r"is no step\b",                                  "doesn’t count as a step"),
        (r"each next one|down to nothing",                 "each later pirate gets one less, down to 0"),
        (r"equally many",                                  "ties share the win"),
        (r"Nobody has been away",                          "That player hasn’t been away two minutes"),
        (r"\banew\b",                                      "you’d have to win it again"),
        (r"what is too much",                              "discard the excess"),
        (r"\w …",                                          "Connecting…"),
    ),
    "es": (
        (r"(= |\*\*|\d\. )Plan(es)?(\.|$)",                "Planificación"),
        (r"sentido del reloj",                             "sentido de las agujas del reloj"),
        (r"[Cc]uestion\w*",                                "juzgar"),
        (r"mirones|mirón",                                 "Se admiten espectadores"),
        (r"Cómo va$",                                      "Cómo se juega"),
        (r"= Decir",                                       "Chat"),
        (r"= decide$",                                     "decidiendo…"),
        (r"\bla casa\b",                                   "el servidor"),
        (r"[Jj]uega ron contra",                           "Puedes darle ron (+1 paso por carta) o pasar"),
        (r"juega como mucho eso",                          "Juega entre 1 y { $count } cartas de ron"),
        (r"no era ningún camino",                          "la hilera no tenía movimientos"),
        (r"cada siguiente|hasta nada",                     "cada uno de los siguientes, una menos, hasta cero"),
        (r"muy pocas",                                     "isla: no basta"),
        (r"código nuestro|\bnuestr[oa]:",                  "Ese código no es válido"),
        (r"monedas bastantes",                             "suficientes monedas"),
        (r"Ir en bote hasta",                              "Ir en bote a… y entrar por…"),
        (r"Se dará sola|respuesta sola",                   "Se hará automáticamente"),
        (r"mientras sea justo",                            "mientras nadie haya visto nada nuevo"),
        (r"Bienvenidos",                                   "¡Sube a bordo! Elige"),
        (r"Bahía Creciente",                               "Bahía de la Media Luna"),
        (r"saltar a \{|va a \{ \$cell",                    "saltar a la { $cell }"),
        (r"voraz|voraces",                                 "bots codiciosos"),
        (r"\w …",                                          "Conectando…"),
    ),
}  # fmt: skip

_PRETERITE = (
    r"\b(?!existe\b)(\w+ó|\w+[ai]ste|\w+[aei]ron"
    r"|fue|dio|vio|hizo|hubo|pudo|puso|tuvo|dijo|supo|quiso|estuvo|trajo)\b"
)
#    the one form                 the others                                                      where
ONE_FORM = (
    ("casilla",                   r"\bespacios?\b(?! en blanco| para \{)",                        "*"),
    ("dirección",                 r"\bsentidos?\b(?! de las agujas del reloj)",                   "*"),
    ("resolver",                  r"\b[Cc][uú]mpl\w+\b(?! el fin del juego)",                     "*"),
    ("Mazo",                      r"\b[Pp]ila\b",                                                 "*jackal*"),
    ("bocabajo",                  r"\b[Bb]oca (abajo|arriba)\b",                                  "*"),
    ("asiento",                   r"\b[Ss]itios?\b|(?<!ha )\b[Pp]uestos?\b",                      "*"),
    ("dispositivo",               r"\b[Aa]paratos?\b",                                            "*"),
    ("teléfono",                  r"\b[Mm]óvil(es)?\b",                                           "*"),
    ("Historial",                 r"\b[Cc]rónica\b",                                              "*"),
    ("ha terminado",              _PRETERITE,                                                     "*"),
    ("cartas reales",             r"\b[Ll]os reales\b|\b(un|cuarto|tres) real(es)?\b",             "*"),
    ("pieza",                     r"\b[Ll]osetas?\b",                                             "*"),
    ("terna",                     r"\b[Tt]ríos?\b",                                               "*"),
    ("lanzar los dados",          r"\btir(ar|as?) los dados\b|dados, antes de tirar",             "*"),
    ("pelear",                    r"\b[Ll]ucha(s|r)?\b(?! con un arma)",                          "*"),
    ("la ciudadela",              r"(?<=[a-zé,:] )Ciudadela(?! avanzada)",                         "*"),
    ("el subsuelo",               r"(?<=[a-zé,:] )Subsuelo",                                       "*"),
    ("quedarte en Tortuga",       r"= (quedarse|dejarse|rendirse|[Uu]nirse|[Ss]entar(se|me)) ?",  "*"),
)  # fmt: skip


# Ids of messages; what the learn pages have tests play; styles; addresses of pictures and links.
_UNREAD = re.compile(r"(?m:^[\w.-]+(?= = ))|(?s:<!--.*?-->|<style>.*?</style>)|\ssrc=\"[^\"]*\"|\]\([^)]*\)")


@cache
def read(language: str) -> tuple[tuple[str, str], ...]:
    """Returns every line that a player can read, with the name of its file."""
    return tuple(_lines(language))


def _lines(language: str) -> Iterator[tuple[str, str]]:
    files = [*(TEXTS / language).glob("*.ftl"), DOCS / "chapters" / f"{language}.ftl"]
    files += sorted((DOCS / "rules" / language).glob("*"))
    for file in files:
        text = _UNREAD.sub("", file.read_text("utf-8"))
        yield from ((file.name, line) for line in text.splitlines())


@pytest.mark.parametrize("language", languages())
def test_replaced_wording_does_not_come_back(language: str) -> None:
    said = read(language)
    for replaced, by in REPLACED[language]:
        again = [f"{file}: {line}" for file, line in said if re.search(replaced, line)]
        assert not again, f"say “{by}”"


@pytest.mark.parametrize("language", languages())
def test_the_new_wording_is_used(language: str) -> None:
    said = "\n".join(line for _, line in read(language))
    assert not [by for _, by in REPLACED[language] if by not in said]


@pytest.mark.parametrize(("form", "others", "where"), ONE_FORM, ids=[form for form, *_ in ONE_FORM])
def test_spanish_has_one_form_for_one_thing(form: str, others: str, where: str) -> None:
    said = [(file, line) for file, line in read("es") if Path(file).match(where)]
    mixed = [f"{file}: {line}" for file, line in said if re.search(others, line)]
    assert not mixed, f"say “{form}”"
    assert any(form in line for _, line in said)
