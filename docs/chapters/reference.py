"""The rules reference: a page of every rule, the settings, and what the game answers to "why can't I?"."""

from collections.abc import Iterable, Mapping, Sequence

from docs.chapters.refusals import Refusal, refusals
from docs.chapters.rulebook import Section, anchor, sections
from docs.chapters.terms import IN_THE_RULEBOOK, TERMS
from docs.chapters.words import other, say
from jackhouse import games, text
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.tiles import EXITS, KIND_NAMES, ROAD_KINDS, TILE_SUITS, TRAILWAYS
from jackhouse.kernel.options import Option

__all__ = ["reference"]

CATALOGUE = games.get("jack-rabbits").catalogue

Pictures = Mapping[str, Sequence[tuple[str, str]]]
"""Which pictures stand under a rule: file and what it shows."""


def reference(language: str, pictures: Pictures) -> str:
    """The whole page, in Markdown."""
    book = sections(language)
    answers = refusals()
    parts = [
        front(language, book),
        *[part for section in book for part in chapter(language, section, answers, pictures)],
        settings(language),
        why_not(language, answers),
        terms(language),
        f"---\n\n{say(language, 'whose')}",
    ]
    return "\n\n".join(parts) + "\n"


# ---- the pieces of Markdown -----------------------------------------------------------------------------------------


def heading(level: int, id: str, title: str) -> str:
    """A heading that links can point to, whatever its words."""
    return f'{"#" * level} <a id="{id}"></a>{title}'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def bold(words: str, on: bool) -> str:
    return f"**{words}**" if on else words


def link(rule: str) -> str:
    return f"[{rule}](#{anchor(rule)})"


# ---- the rules ------------------------------------------------------------------------------------------------------


def front(language: str, book: list[Section]) -> str:
    there = other(language)
    ways = [
        f"[{say(language, 'learn')}](learn.md)",
        f"[{say(language, 'one-page')}](one-page.html)",
        f"[{say(language, 'jackal')}](jackal.md)",
        f"[{say(language, 'other-language')}](../{there}/reference.md)",
    ]
    return "\n\n".join(
        [
            f"<!-- {say(language, 'reference-written')} -->",
            f"# {say(language, 'reference')}",
            say(language, "reference-intro"),
            " · ".join(ways),
            f"## {say(language, 'contents')}",
            "\n".join([*[contents_line(language, section) for section in book], *back_matter(language)]),
        ]
    )


def contents_line(language: str, section: Section) -> str:
    lexicon = text.load(language)
    rules = [f"[{rule[3:]} {lexicon.rule(rule).label}](#{anchor(rule)})" for rule in section.rules]
    return f"- **[{section.number}. {section.title}](#section-{section.number})**: {' · '.join(rules)}"


def back_matter(language: str) -> list[str]:
    return [f"- **[{say(language, part)}](#{part})**" for part in ("settings", "refusals", "terms")]


def chapter(language: str, section: Section, answers: list[Refusal], pictures: Pictures) -> list[str]:
    title = heading(2, f"section-{section.number}", f"{section.number}. {section.title}")
    return [title, *[rule_entry(language, rule, answers, pictures) for rule in section.rules]]


def rule_entry(language: str, rule: str, answers: list[Refusal], pictures: Pictures) -> str:
    """A rule: its title, its text, a picture or a table where that helps, and where to read on."""
    title, words = text.load(language).rule(rule)
    parts = [heading(3, anchor(rule), f"{rule} · {title}"), words]
    parts += [f"![{shown}]({file})" for file, shown in pictures.get(rule, ())]
    if rule in TABLES:
        parts.append(TABLES[rule](language))
    parts.append(f"<sub>{read_on(language, rule, answers)}</sub>")
    return "\n\n".join(parts)


def read_on(language: str, rule: str, answers: list[Refusal]) -> str:
    lexicon = text.load(language)
    ways = [f"[{say(language, 'other-language')}](../{other(language)}/reference.md#{anchor(rule)})"]
    chosen = [
        f"[{lexicon.option(key)}](#option-{key})" for key, option in CATALOGUE.options.items() if option.rule == rule
    ]
    if chosen:
        ways.append(f"{say(language, 'see-settings')} {', '.join(chosen)}")
    if rule in {answer.reason.rule for answer in answers}:
        ways.append(f"[{say(language, 'see-refusals')}](#why-{anchor(rule)})")
    return " · ".join(ways)


# ---- tables that components give ------------------------------------------------------------------------------------


def hex_roads(language: str) -> str:
    """JR-2.2: the exits of each hex as it is printed."""
    lexicon = text.load(language)
    rows = [
        [lexicon.place(name), ", ".join(lexicon.direction(edge) for edge in exits)] for name, exits in EXITS.items()
    ]
    return table([say(language, "hex"), say(language, "roads")], rows)


def tile_suits(language: str) -> str:
    """JR-2.5: what each kind of road tile sells, and for which suits."""
    lexicon = text.load(language)
    rows = []
    for kind in ROAD_KINDS:
        code = KIND_NAMES.index(kind)
        suits = [letter for suit, letter in enumerate(SUITS) if TILE_SUITS[code] >> suit & 1]
        sold = say(language, "kinds-trailway" if code in TRAILWAYS else f"kinds-{kind}")
        rows.append([lexicon.say(f"kind-{kind}"), sold, lexicon.suits(suits)])
    return table([say(language, "tile"), say(language, "sells"), say(language, "suits")], rows)


TABLES = {"JR-2.2": hex_roads, "JR-2.5": tile_suits}


# ---- settings -------------------------------------------------------------------------------------------------------


def settings(language: str) -> str:
    lexicon = text.load(language)
    presets = [
        [f"`{key}`", f"**{lexicon.preset(key)}**: {lexicon.preset(key).text}", switched_on(language, values)]
        for key, values in CATALOGUE.presets.items()
    ]
    options = [option_row(language, key, option) for key, option in CATALOGUE.options.items()]
    return "\n\n".join(
        [
            heading(2, "settings", say(language, "settings")),
            say(language, "settings-intro"),
            table(["", say(language, "preset"), say(language, "preset-sets")], presets),
            table(["", say(language, "setting"), say(language, "values"), say(language, "rule")], options),
        ]
    )


def switched_on(language: str, values: Mapping[str, bool | str | int]) -> str:
    lexicon = text.load(language)
    return ", ".join(lexicon.option(key).label for key in values) or "–"


def option_row(language: str, key: str, option: Option) -> list[str]:
    label, words = text.load(language).option(key)
    return [
        f'<a id="option-{key}"></a>`{key}`',
        f"**{label}**: {words}",
        values_of(language, key, option),
        link(option.rule),
    ]


def values_of(language: str, key: str, option: Option) -> str:
    """What may be chosen, in bold what the first preset has."""
    lexicon = text.load(language)
    usual = CATALOGUE.resolve(next(iter(CATALOGUE.presets)), {})[key]
    if isinstance(option.default, bool):
        return ", ".join(bold(lexicon.option_value(key, value).label, value == usual) for value in (True, False))
    if isinstance(option.default, int):
        low, high = option.bounds
        return f"{say(language, 'number-from', low=str(low), high=str(high))}, {bold(str(usual), True)}"
    said = []
    for value in option.values:
        label, words = lexicon.option_value(key, value)
        said.append(f"`{value}` {bold(label, value == usual)}" + ("" if value.isdigit() else f": {words}"))
    return "<br>".join(said)


# ---- why can't I? ---------------------------------------------------------------------------------------------------


def why_not(language: str, answers: list[Refusal]) -> str:
    parts = [heading(2, "refusals", say(language, "refusals")), say(language, "refusals-intro")]
    for rule in sorted({answer.reason.rule for answer in answers}, key=order):
        about = [answer for answer in answers if answer.reason.rule == rule]
        parts += [heading(4, f"why-{anchor(rule) or 'any'}", why_title(language, rule)), answers_table(language, about)]
    return "\n\n".join(parts)


def order(rule: str) -> tuple[int, ...]:
    """By number; what no single rule forbids comes first."""
    return tuple(int(number) for number in rule.removeprefix("JR-").split(".")) if rule else ()


def why_title(language: str, rule: str) -> str:
    return f"{link(rule)} · {text.load(language).rule(rule)}" if rule else say(language, "refusals-any")


def answers_table(language: str, answers: list[Refusal]) -> str:
    lexicon = text.load(language)
    rows = [[answer.tried(lexicon), answer.answer(lexicon)] for answer in answers]
    return table([say(language, "tried"), say(language, "answer")], rows)


# ---- terms ----------------------------------------------------------------------------------------------------------


def terms(language: str) -> str:
    columns = [0, 1] if language == "en" else [1, 0]
    named = [say(language, ("terms-english", "terms-spanish")[column]) for column in columns]
    rows = []
    for english, spanish, rule in TERMS:
        theirs = IN_THE_RULEBOOK.get(english)
        words = [english, f"{spanish} ({theirs})" if theirs else spanish]
        rows.append([words[columns[0]], words[columns[1]], link(rule) if rule else ""])
    rows.sort(key=lambda row: row[0].lower())
    listed = table([*named, say(language, "rule")], rows)
    return "\n\n".join([heading(2, "terms", say(language, "terms")), say(language, "terms-intro"), listed])
