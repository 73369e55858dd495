"""Both languages have the same messages, and every code of the source has a message in both."""

import ast
import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from jackhouse import engine, games
from jackhouse.art.jackal.titles import FEATURES
from jackhouse.cli.board_figures import board_figures
from jackhouse.cli.terminal.user_input import COMMANDS
from jackhouse.cli.views.jack_rabbits_building import LETTERS
from jackhouse.jackal.archipelago import built_in
from jackhouse.jackal.cards import KIND_NAMES as PIRATE_CARDS
from jackhouse.jackal.compass import DIRECTIONS as COMPASS
from jackhouse.jackal.island_statistics import figures
from jackhouse.jackrabbits.board import built_in_boards, load_board
from jackhouse.jackrabbits.building.pieces import SHAPES
from jackhouse.jackrabbits.cards import RANKS, SUITS
from jackhouse.jackrabbits.grammar import GRAMMAR
from jackhouse.jackrabbits.lattice import DIRECTIONS
from jackhouse.jackrabbits.roads import TRANSFERS
from jackhouse.jackrabbits.tiles import KIND_NAMES, ROAD_KINDS
from jackhouse.lab.simulate import simulate
from jackhouse.matches.match import Setup
from jackhouse.server.http.game_info import game_info
from jackhouse.server.player_text import PHRASES
from jackhouse.text import languages, load
from tests.text import codes
from tests.text.strict import Strict

LANGUAGES = languages()
GAMES = games.all_games()

# Actions with a short form for small screens.
SHORT_FORMS = {
    "exit",
    "take",
    "hike",
    "ride",
    "sail",
    "fly",
    "put",
    "passport",
    "lottery",
    "contest",
    "prove",
    "acquire",
    "trade",
    "flip",
    "give",
    "want",
    "tortuga",
}
PLAIN_FORMS = {"sail", "go"}  # actions with another form for a missing argument

# A value for every parameter of events and reasons.
SAMPLES: dict[str, Any] = {
    "action": "ride KD", "allowed": "on, off", "attempts": 400, "beaten": 5, "best": 7, "board": "sample",
    "bot": "x", "bots": 3, "by": 1, "card": "horse", "cards": ["7S", "AC"], "cause": "won", "detail": "tiles[3]",
    "dice": [3, 4], "edge": 2,
    "editions": "A, C",
    "fewest": 1, "file": "a.json", "form": "pay cards", "format": "x", "found": "[[0]]", "from": "citadel", "game": "x",
    "host": "x", "humans": 3, "key": "seed", "known": ["a", "b"], "language": "xx", "least": 2, "limit": 9, "line": 3,
    "most": 4, "move": "exit 9", "moved": False,
    "name": "Ana", "needed": "on", "objective": "tribal", "option": "x", "other": "y", "others": ["y", "z"],
    "possible": ["simple"], "suit": "S", "kind": "cave",
    "path": ["fork1:2", "KD:0"],
    "phrase": "hello", "place": "KD",
    "players": 2, "points": 6, "port": 80, "preset": "x", "price": 9, "problem": "overlap", "question": "journey",
    "order": [2, 0, 1], "quarters": 1, "ranking": [[0], [1, 2]], "recorded": "[[1]]", "rival": 1, "round": 2,
    "royals": ["KD", "QH", "JS"], "rules": 1,
    "seat": 0, "seats": 1, "suits": ["S", "D"],
    "table": "abcd2345", "text": "fly", "to": "KD", "total": 4, "value": "x", "victim": 1,
    "visitor": 1, "why": "game-over",
    "gives": ["7S"], "offers": 3, "partner": 1, "wants": ["9D", "4D"],
    "cell": "c2", "coins": 2, "count": 2, "flag": "red", "island": "heron-point", "islands": 3, "numbers": [4],
    "rounds": 10, "steps": 3,
    "advice": [], "at": [2, -1], "first": 1, "rotation": 3, "shape": "hex", "style": "strict", "tile": "KD",
    "tiles": ["KD", "woods"],
}  # fmt: skip


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def variables(node: Any) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


@cache
def entries(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in sorted((codes.SOURCE / "text" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def patterns(language: str) -> dict[str, Any]:
    """Returns every text by its id, attributes as `id.attribute`."""
    found: dict[str, Any] = {}
    for key, entry in entries(language).items():
        assert entry.value is not None, key
        found[key] = entry.value
        for attribute in entry.attributes:
            found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


def required() -> set[str]:
    """Returns the ids that must exist: of every code, name and rule."""
    found = {f"event-{code}" for code in codes.events().found}
    found |= {f"reason-{code}" for code in codes.reasons().found}
    found |= {f"reason-{code}.short" for code in codes.quoted_reasons()}
    found |= {f"problem-{code}" for code in codes.problems().found}
    found |= {f"cause-{code}" for code in codes.causes().found}
    found |= {f"purpose-{code}" for code in codes.purposes().found}
    found |= {f"action-{verb}" for game in GAMES for verb in game.grammar.verbs}
    found |= {f"action-{verb}.short" for verb in SHORT_FORMS} | {f"action-{verb}-plain" for verb in PLAIN_FORMS}
    helped = {f"question-{code}" for code in codes.questions()}
    helped |= {f"phase-{code}" for code in codes.phases()}
    helped |= {f"game-{game.key}" for game in GAMES}
    for game in GAMES:
        helped |= {f"preset-{key}" for key in game.catalogue.presets}
        helped |= {f"option-{key}" for key in game.catalogue.options}
        for key, option in game.catalogue.options.items():
            forms = ["seat" if value.isdigit() else "some" if value.isupper() else value for value in option.values]
            helped |= {f"option-{key}-{form}" for form in forms}
    found |= helped | {f"{key}-help" for key in helped}
    numbers = {option["key"] for game in GAMES for option in game_info(game)["options"] if option["bounds"] != [0, 0]}
    found |= {f"option-{key}-number" for game in GAMES for key in game_info(game)["main_options"] if key in numbers}
    for rule in codes.digest_rules():
        found |= {f"rule-{rule.replace('.', '-')}", f"rule-{rule.replace('.', '-')}-title"}
    found |= {key for _, key, _ in codes.page_message_uses()} | {f"reason-{code}" for code in codes.page_reasons()}
    found |= {f"phrase-{phrase}" for phrase in PHRASES}
    return found | names() | screens()


def names() -> set[str]:
    found = {f"rank-{rank}" for rank in RANKS} | {f"suit-{suit}" for suit in SUITS}
    found |= {f"tile-{kind}" for kind in ROAD_KINDS} | {f"shape-{shape}" for shape in SHAPES}
    found |= {f"direction-{edge}" for edge in range(DIRECTIONS)} | {f"kind-{kind}" for kind in KIND_NAMES}
    for place in ("citadel", "tower", "palace", "plaza", *ROAD_KINDS, "underground", "off-board"):
        found |= {f"place-{place}", f"place-{place}.short", f"place-{place}.to", f"place-{place}.at"}
    cards = {"boat", *("plus" if kind == "+" else kind for kind in PIRATE_CARDS)}
    found |= {f"card-{card}" for card in cards} | {f"card-{card}.name" for card in cards}
    found |= {f"card-{card}.the" for card in cards - {"boat", "horse"}}
    found |= {f"compass-{way}" for way in COMPASS} | {f"flag-{colour}" for colour in ("white", "red", "blue")}
    found |= {f"art-feature-{feature}" for feature in FEATURES[1:]}  # water has no space
    found |= {f"board-{name}" for name in built_in_boards()}
    return found | {f"island-{island.key}" for island in built_in("forty")}


def screens() -> set[str]:
    rabbits = simulate(Setup("jack-rabbits", 1, "random", None, {"round-cap": "1"}, "sample", 1), 1, in_detail=True)
    pirates = simulate(Setup("jackal", 2, "random", None, {"islands": "1"}, None, 1), 1, in_detail=True)
    found = {f"screen-figure-{key}".replace("_", "-") for key in {**rabbits, **pirates}}
    found |= {f"screen-islands-{key}".replace("_", "-") for key in figures(built_in("forty")[0])}
    board = [*board_figures(load_board("sample")), "royal", "journeys", "road-tiles"]
    found |= {f"screen-board-{key}".replace("_", "-") for key in board if key != "distances"}
    found |= {f"engine-{status}" for status in engine.STATUSES} | {f"command-{command}" for command in COMMANDS}
    found |= {f"screen-stack-{shape}" for shape in SHAPES} | {f"screen-breaks-{advice}" for advice in LETTERS.values()}
    found |= {f"screen-advice-{code}" for code in ("dead-end", "hex-to-hex", "triangles", "same-triangles", "no-road")}
    for kind in ROAD_KINDS:
        found |= {f"map-{kind}", f"map-{kind}.tiny"}
    return found | {key for _, key, _ in codes.message_uses()}


# ---- the two languages ----------------------------------------------------------------------------------------------


def test_there_is_english_and_spanish() -> None:
    assert LANGUAGES == ("en", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_the_same_messages_and_arguments(language: str) -> None:
    here, english = patterns(language), patterns("en")
    assert set(here) == set(english)
    differing = {key for key in here if variables(here[key]) != variables(english[key])}
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    lexicon = load(language)
    for key, pattern in patterns(language).items():
        for value in (0, 1, 2, "x"):
            said = lexicon.message(key, **dict.fromkeys(variables(pattern), value))
            assert said.strip(), key
            assert "{" not in said, key


# ---- the codes ------------------------------------------------------------------------------------------------------


def test_all_codes_in_the_source_are_constant() -> None:
    for scan in (codes.events(), codes.reasons(), codes.problems(), codes.causes(), codes.purposes()):
        assert scan.found
        assert not scan.unresolved
    assert codes.questions()


def test_the_scan_finds_known_codes() -> None:
    """Through conditions, local names and parameters that are passed on."""
    assert {"drew", "stayed", "arrived", "royal-returned", "took-back"} <= codes.events().found
    assert {"price-unmet", "bad-board", "no-such-seat", "unknown-game", "no-proof"} <= codes.reasons().found
    assert {"not-json", "bad-cells", "overlap", "card-twice", "missing-or-wrong"} <= codes.problems().found
    assert {"lottery", "increment", "won", "round-cap", "turn-cap", "passport", "fight"} <= codes.causes().found
    rabbits, pirates = (
        {"building", "lottery", "journey", "acquisition", "increment"},
        {"landfall", "planning", "resolving"},
    )
    assert codes.phases() == rabbits | pirates
    assert {"tortuga", "planning", "rum", "go", "friday", "weapon", "doubling"} <= codes.questions()
    assert {"roll", "take-off", "payment", "giving-up", "call"} <= codes.questions()
    assert not {"turn", "homecoming", "increment"} & codes.questions()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_rule_has_a_message(language: str) -> None:
    missing = sorted(required() - set(patterns(language)))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = required() | codes.literals(text=True)
    used |= {f"{key}-plain" for key in used} | {f"{key}-now" for key in used if key.startswith("question-")}
    used |= {key.replace("rule-", "basic-", 1) for key in used if key.startswith("rule-")}
    used |= codes.page_literals()
    put_together = codes.page_prefixes()
    left_over = sorted(key for key in set(patterns(language)) - used if not key.startswith(put_together))
    assert left_over == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_quoted_reasons_have_a_short_form(language: str) -> None:
    short = {key for key in patterns(language) if key.endswith(".short") and key.startswith("reason-")}
    assert short == {f"reason-{code}.short" for code in codes.quoted_reasons()}


def test_every_cited_rule_is_explained() -> None:
    for language in LANGUAGES:
        for rule in [*codes.digest_rules(), *codes.cited_rules()]:
            title, text = load(language).rule(rule)
            assert 3 <= len(title) <= 40
            assert text.endswith(".")


def test_every_transfer_has_its_own_message() -> None:
    for language in LANGUAGES:
        variants = {
            variant.key.name
            for element in entries(language)["event-transferred"].value.elements
            for variant in element.expression.variants
        }
        assert variants == {GRAMMAR.verbs[transfer.verb] for transfer in TRANSFERS} | {"other"}


# ---- arguments ------------------------------------------------------------------------------------------------------


def sample(name: str, value: ast.expr) -> object:
    counted = isinstance(value, ast.Call) and codes.callee(value) == "len"
    return 3 if counted else SAMPLES[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_the_arguments_of_its_message(language: str) -> None:
    lexicon = Strict(language)
    for site in codes.sites("emit", 1) + codes.sites("Event", 1):
        params = {name: sample(name, value) for name, value in site.params.items()}
        for code in site.codes:
            said = lexicon.event(code, params)
            heard = lexicon.event(code, {name: params[name] for name in params if name not in site.secrets})
            assert said.endswith((".", "!")) or code == "ended", site.where
            assert (said == heard) == (not site.secrets), site.where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_the_arguments_of_its_message(language: str) -> None:
    lexicon = Strict(language)
    for site in codes.sites("Reason", 2):
        params = {name: sample(name, value) for name, value in site.params.items()}
        for code in site.codes:
            assert lexicon.reason(code, "JR-4.2", params).endswith(". (JR-4.2)"), site.where
            assert lexicon.reason(code, "", params).endswith("."), site.where


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_source_passes_all_arguments_of_a_message(language: str) -> None:
    for where, key, given in codes.message_uses():
        assert key in patterns(language), where
        assert variables(patterns(language)[key]) <= given, f"{where}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_passes_all_arguments_of_a_message(language: str) -> None:
    assert len(codes.page_message_uses()) > 60
    for where, key, call in codes.page_message_uses():
        missing = {name for name in variables(patterns(language)[key]) if not re.search(rf"\b{name}\b", call)}
        assert not missing, f"{where}: {key}"
