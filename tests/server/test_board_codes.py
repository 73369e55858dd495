"""Boards by code at the server: trials, tables, records and pictures (JR-3.2)."""

import asyncio
from collections.abc import Iterator

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.board_code import encode
from tests.jackrabbits import boards
from tests.server.app_driver import AppDriver

CODE = encode(load_board("sample").written())
DAMAGED = CODE[:20] + "x" + CODE[21:]
TRY = "/api/games/jack-rabbits/try"


@pytest.fixture(name="app")
def the_app() -> Iterator[AppDriver]:
    loop = asyncio.new_event_loop()
    yield AppDriver(loop)
    loop.close()


@pytest.mark.rule("JR-3.2")
def test_a_table_is_opened_on_a_board_by_code_and_keeps_the_whole_board(app: AppDriver):
    opened = app.post("/api/tables", 0, players=2, board=CODE)
    assert opened.status == 201
    table = app.lobby.live_tables[opened.json["code"]].table
    assert table.opened.board == load_board(CODE).written()
    picture = app.ask("GET", f"/api/tables/{table.code}/board/light.svg", 0)
    assert picture.body == app.ask("GET", f"/art/jack-rabbits/{CODE}/light.svg").body


@pytest.mark.rule("JR-3.2")
def test_a_trial_names_the_board_and_the_suits(app: AppDriver):
    def tried(**setup: object) -> tuple[str, str]:
        found = app.post(TRY, 0, **setup).json
        return found["board"], found["suits"]

    assert tried(players=2) == ("sample", "CSHD")
    assert tried(players=2, board=CODE) == (CODE, "CSHD")
    assert tried(players=2, board=load_board("sample").written()) == (CODE, "CSHD")
    assert tried(players=2, options={"tight-suits": True}) == ("sample-2", "SH")
    others, suits = tried(players=2, options={"tight-suits": True, "suits": "CD"})
    assert suits == "CD"
    assert len(load_board(others).tiles) == 19
    built = app.post(TRY, 0, players=2, options={"building": "free"}).json
    assert (built.get("board"), built["suits"]) == (None, "CSHD")
    assert "board" not in app.post("/api/games/jackal/try", 0, players=2).json


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(
    ("board", "code"),
    [(DAMAGED, "bad-board-code"), ("JR7" + CODE[3:], "bad-board-code"), ("atoll", "unknown-board")],
)
def test_a_damaged_code_opens_nothing(app: AppDriver, board: str, code: str):
    why = app.post(TRY, 0, players=2, board=board).json["why"]
    assert (why["code"], why["rule"]) == (code, "JR-3.2")
    refused = app.post("/api/tables", 0, players=2, board=board)
    assert (refused.status, refused.json["code"]) == (400, code)
    assert app.lobby.live_tables == {}
    assert app.ask("GET", f"/art/jack-rabbits/{board}/light.svg").status == 404


@pytest.mark.rule("JR-3.2")
def test_a_code_of_a_board_that_cannot_be_won_is_refused(app: AppDriver):
    why = app.post(TRY, 0, players=2, board=encode(boards.tiny())).json["why"]
    assert why["code"] == "board-unwinnable"


def test_boards_are_listed_by_the_suits_that_they_need(app: AppDriver):
    rabbits, jackal = app.ask("GET", "/api/games").json
    for suits, names in rabbits["boards"].items():
        for name in names:
            assert max(len(load_board(name).of_kind(kind)) for kind in range(4, 10)) == int(suits)
    assert "sample" in rabbits["boards"]["4"]
    assert jackal["boards"] == {}
