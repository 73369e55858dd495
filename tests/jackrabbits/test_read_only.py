"""The document of a board in views is one object, which nobody can change."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.jackrabbits.read_only import read_only
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS

BOARD = generate(components_of(CLASSIC), 1)
PLAIN = {"name": "x", "tiles": [{"at": [1, 2]}, "y"]}


def state() -> Any:
    return RABBITS.new(2, 1, board=BOARD)


def test_all_views_of_a_board_hold_the_same_document() -> None:
    one, other = state(), RABBITS.new(4, 2, board=BOARD)
    document = one.view(0)["board"]
    assert document is one.view(None)["board"] is other.view(3)["board"] is one.record.board
    assert document == one.rules.board.written()
    assert RABBITS.determinise(one.view(0), 1).view(0)["board"] is document


@pytest.mark.parametrize(
    "change",
    [
        lambda x: x.update(name="y"),
        lambda x: x.pop("name"),
        lambda x: x.popitem(),
        lambda x: x.clear(),
        lambda x: x.setdefault("z", 1),
        lambda x: x.__setitem__("name", "y"),
        lambda x: x.__delitem__("name"),
        lambda x: x.__ior__({"name": "y"}),
        lambda x: x["tiles"].append(1),
        lambda x: x["tiles"].extend([1]),
        lambda x: x["tiles"].insert(0, 1),
        lambda x: x["tiles"].pop(),
        lambda x: x["tiles"].remove("y"),
        lambda x: x["tiles"].clear(),
        lambda x: x["tiles"].reverse(),
        lambda x: x["tiles"].sort(key=str),
        lambda x: x["tiles"].__setitem__(0, 1),
        lambda x: x["tiles"].__delitem__(0),
        lambda x: x["tiles"].__iadd__([1]),
        lambda x: x["tiles"].__imul__(2),
        lambda x: x["tiles"][0]["at"].append(3),
        lambda x: x["tiles"][0].update(at=1),
    ],
)
def test_it_cannot_be_changed(change: Callable[[Any], object]) -> None:
    document = read_only(PLAIN)
    with pytest.raises(TypeError, match="read-only"):
        change(document)
    assert document == PLAIN == {"name": "x", "tiles": [{"at": [1, 2]}, "y"]}


@pytest.mark.parametrize(
    "copied",
    [
        copy.deepcopy,
        lambda value: pickle.loads(pickle.dumps(value)),
        lambda value: json.loads(json.dumps(value)),
        lambda value: msgspec.json.decode(msgspec.json.encode(value)),
        msgspec.to_builtins,
    ],
    ids=["deepcopy", "pickle", "json", "msgspec", "to_builtins"],
)
def test_a_copy_is_plain_data(copied: Callable[[Any], Any]) -> None:
    found = copied(read_only(PLAIN))
    assert found == PLAIN
    assert (type(found), type(found["tiles"]), type(found["tiles"][0]["at"])) == (dict, list, list)
    found["tiles"][0]["at"].append(3)
    assert read_only(PLAIN) == PLAIN


def test_a_copy_of_the_document_is_as_good_in_a_view() -> None:
    game = state()
    for view in (copy.deepcopy(game.view(0)), json.loads(json.dumps(game.view(0)))):
        assert view["board"] is not game.board_data()
        assert RABBITS.determinise(view, 1).ruleset is game.ruleset


def turn_a_hex(board: Any) -> None:
    next(tile for tile in board["tiles"] if tile["tile"] == "K♦")["rotation"] += 1


def move_a_tile(board: Any) -> None:
    board["tiles"][0]["vertex"][0] += 1


def order_roads_otherwise(board: Any) -> None:
    next(tile for tile in board["tiles"] if tile["tile"] == "woods")["roads"].reverse()


@pytest.mark.parametrize(
    "tamper",
    [
        turn_a_hex,
        move_a_tile,
        order_roads_otherwise,
        lambda board: board["tiles"].pop(),
        lambda board: board["tiles"].reverse(),
        lambda board: board.update(name=""),
        lambda board: board.update(more=1),
        lambda board: board.pop("tiles"),
    ],
)
def test_a_document_that_was_tampered_with_is_refused_or_another_board(tamper: Callable[[Any], object]) -> None:
    """What is accepted is the view of a game on that other board; the board of the true views stays as it is."""
    game = state()
    true = game.view(0)
    before = json.dumps(true)
    for _ in range(2):  # the second time the document has been seen
        view = copy.deepcopy(true)
        tamper(view["board"])
        try:
            other = RABBITS.determinise(view, 1)
        except BadInput:
            continue
        assert other.view(0) == view
        assert other.rules.board is not game.rules.board
    assert json.dumps(game.view(0)) == before
    assert RABBITS.determinise(true, 1).ruleset is game.ruleset


def test_a_document_changed_after_it_was_seen_is_read_anew() -> None:
    game = state()
    view = json.loads(json.dumps(game.view(0)))
    assert RABBITS.determinise(view, 1).ruleset is game.ruleset
    view["board"]["tiles"].clear()
    with pytest.raises(BadInput):
        RABBITS.determinise(view, 1)
    assert RABBITS.determinise(json.loads(json.dumps(game.view(0))), 1).ruleset is game.ruleset
