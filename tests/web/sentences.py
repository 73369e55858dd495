"""Hundreds of sentences that the server says, as calls of the lexicon and of the page's words alike."""

from functools import cache
from typing import Any

from jackhouse import games
from jackhouse.jackal.cards import KIND_NAMES
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES, SHAPES
from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel import Rng
from jackhouse.server.player_text import PHRASES
from jackhouse.text import Lexicon

__all__ = ["Call", "calls", "said"]

Call = list[Any]
"""A method of the page's words, and its arguments."""

GAME, OTHER = games.get("jack-rabbits"), games.get("jackal")
NAMES = ["Ana «la Liebre»", "Ben"]
ODD_TEXTS = [
    "",
    "pay",
    "exit 9",
    "juggle 3",
    "sail QD:0",
    "fly",
    "pay 7S,AC",
    "ride nowhere",
    "a\u200bb\u00a0c\x07\t d",
    "x" * 300,
]

# The lexicon's names for what the page calls otherwise.
_PYTHON = {"cardName": "card_name", "optionValue": "option_value"}


def said(lexicon: Lexicon, call: Call) -> Any:
    """What the server makes of a call, in the form of the page's answer."""
    method, args = str(call[0]), call[1:]
    answer = getattr(lexicon, _PYTHON.get(method, method))(*args)
    return {"label": answer.label, "text": answer.text} if hasattr(answer, "label") else answer


@cache
def calls() -> list[Call]:
    """All names, and what two games bring about, each thing once."""
    found: dict[str, Call] = {}
    for call in [*_names(), *_texts(), *_games()]:
        found.setdefault(repr(call), call)
    return list(found.values())


def _names() -> list[Call]:
    found: list[Call] = [[method, name] for name in [*CARD_NAMES, "1X", ""] for method in ("card", "cardName")]
    found += [["place", name, form] for name in [*PLACE_NAMES, "moon7"] for form in ("", "short", "to", "at")]
    found += [["tile", name] for name in [*PIECE_NAMES, "moon"]] + [["shape", name] for name in [*SHAPES, "moon"]]
    found += [["direction", edge] for edge in range(8)] + [["suit", suit] for suit in "CSHDX"]
    found += [["seat", seat, names] for seat in range(5) for names in (None, NAMES)]
    found += [["ranking", [[0], [1, 2], [3]], NAMES], ["dice", [3, 4]], ["suits", ["C"]], ["suits", ["C", "S", "X"]]]
    found += [["phase", key] for key in ("lottery", "journey", "siesta")] + [["preset", key] for key in ("intro", "x")]
    for key, option in [*GAME.catalogue.options.items(), *OTHER.catalogue.options.items()]:
        found += [["option", key], ["optionValue", key, option.default]]
        found += [["optionValue", key, value, NAMES] for value in option.values]
    found += [["island", key] for key in ("heron-point", "atlantis", "")] + [
        [method, kind] for kind in KIND_NAMES for method in ("card", "cardName")
    ]
    found += [["optionValue", "flights", True], ["game", "jackal"], ["game", "jack-rabbits"], ["objective", "tribal"]]
    return found + [["phrase", key] for key in (*PHRASES, "nothing")]


def _texts() -> list[Call]:
    found: list[Call] = [["action", text, names] for text in ODD_TEXTS for names in (None, NAMES)]
    found += [["quoted", text] for text in ODD_TEXTS]
    found += [["event", "said", {"seat": 0, "phrase": phrase}, NAMES] for phrase in ("hello", "x")]
    found += [["event", "seat-taken", {"seat": 1, "name": "Eva", "moved": True}], ["event", "none", {}]]
    found += [["reason", "bad-name", "", {"most": 24}], ["reason", "none", "JR-4.2", {}]]
    found += [["reason", "bad-timer", "", {"value": "5", "fewest": 20, "most": 259200}]]
    found += [["reason", "bad-board", "JR-3.2", {"board": "", "problem": "overlap", "detail": "tiles[3]"}]]
    found += [["reason", "bad-option-value", "JR-3.5", {"option": "objective", "value": "x", "allowed": "a, b"}]]
    found += [["reason", "unknown-game", "", {"game": "chess", "known": ["jack-rabbits", "jackal"]}]]
    return [*found, ["reason", "record-line", "", {"line": 1234567, "text": "fly", "why": "game-over"}]]


def _games() -> list[Call]:
    found: list[Call] = []
    rabbits: dict[str, object] = {"round-cap": 15, "hand-limit": "caught"}
    for game, preset, players, seed, options in (
        (GAME, "standard", 3, 3, rabbits),
        (GAME, "intro", 2, 2, rabbits),
        (GAME, "intro", 2, 5, {"building": "strict", "round-cap": 1}),
        (GAME, "intro", 2, 5, {"building": "free", "round-cap": 1}),
        (GAME, "meadow", 2, 3, {"building": "off", "round-cap": 9}),
        (OTHER, "voyage", 3, 4, {}),
    ):
        state = game.new(players=players, seed=seed, preset=preset, options=options)
        rng = Rng.of_seed(seed)
        while not state.over:
            seat = state.awaited[0]
            legal = state.legal(seat)
            question = state.view(seat)["question"]
            found.append(["question", question["code"], question, NAMES])
            found += [["action", str(action), NAMES] for action in legal]
            for action, why in state.refused(seat):
                found += [["action", str(action)], ["reason", why.code, why.rule, dict(why.params), NAMES]]
            for event in state.play(seat, legal[rng.below(len(legal))]):
                for viewer in (seat, (seat + 1) % players, None):
                    if (heard := event.to(viewer)) is not None:
                        found.append(["event", heard["code"], heard["params"], NAMES])
    return found
