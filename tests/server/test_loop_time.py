"""No request and no message holds the event loop: for any input others wait 20 ms at most (here: ten times that).

What is largest is read off the types of bodies and messages, so that a new field is covered, or fails for want of a
limit.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, cast

import msgspec
import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.document import LARGEST
from jackhouse.jackrabbits.lattice import region_size
from jackhouse.matches.match import Setup
from jackhouse.matches.trial import TrialGame
from jackhouse.server import board_tools, connection
from jackhouse.server.app import prepare
from jackhouse.server.board_trials import BoardTrials
from jackhouse.server.http import board_trials, game_info, play, seats, tables
from jackhouse.server.http import boards as board_routes
from jackhouse.server.http.requests import LONGEST_MOVES
from jackhouse.tables.table import Table
from tests.helpers import RABBITS
from tests.jackrabbits import boards
from tests.server.app_driver import CODE, Answer, AppDriver, Arguments, InlineWorkers, T, table_of
from tests.server.largest_inputs import Unbounded, fields_of, largest, largest_bodies
from tests.server.loop_time import LoopTime, loop_time
from tests.server.routes import BODIES, routes_of

MOST = 0.2  # seconds: ten times what any input may take
MARKS = "\u0315\u0300"
TABLE = f"/api/tables/{CODE}"
GAMES = ("jack-rabbits", "jackal")


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def app_driver(loop: asyncio.AbstractEventLoop) -> AppDriver:
    app_driver = AppDriver(loop)
    prepare(app_driver.app)  # as when a server starts
    app_driver.lobby.workers = NoBoards()
    app_driver.lobby.trials = BoardTrials(app_driver.config, app_driver.lobby.clock, app_driver.lobby.workers)
    app_driver.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard")))
    return app_driver


class NoBoards(InlineWorkers):
    """Makes no boards and plays no trials: they take their time in other processes, and hold no event loop."""

    async def run(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        called: Any = function
        nothing = {"board": "sample", "royals": []}
        made: Any = (nothing, None) if called is board_tools.attempt else function(*arguments)
        return cast(T, made)

    async def play_trial(self, setup: Setup, games: int, on_game: Callable[[TrialGame], None]) -> None:
        pass


class Worst:
    """Asks, and keeps what took longest."""

    def __init__(self, app_driver: AppDriver, timed: LoopTime) -> None:
        self.app_driver = app_driver
        self.timed = timed
        self.longest: tuple[float, str] = (0.0, "")

    def ask(self, method: str, path: str, client: object = 0, body: object = None, **options: Any) -> Answer:
        sent = (
            body if isinstance(body, bytes) else b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        )
        return self.measured(
            f"{method} {path[:60]} {sent[:100]!r}", lambda: self.app_driver.ask(method, path, client, sent, **options)
        )

    def measured(self, what: str, work: Callable[[], Any]) -> Any:
        self.timed.longest = 0.0
        answer = work()
        self.longest = max(self.longest, (self.timed.longest, what))
        assert self.timed.longest < MOST, f"{self.timed.longest:.3f} s: {what}"
        return answer

    def told(self, kind: str) -> str:
        return f"the longest that {kind} held the event loop: {self.longest[0] * 1000:.1f} ms, {self.longest[1]}"


@pytest.fixture
def worst(app_driver: AppDriver) -> Iterator[Worst]:
    with loop_time() as timed:
        yield Worst(app_driver, timed)


def structs() -> dict[str, type[msgspec.Struct]]:
    """The body that each handler declares, by the name of the handler."""
    found: dict[str, type[msgspec.Struct]] = {}
    for handler in (
        *tables.HANDLERS,
        *seats.HANDLERS,
        *play.HANDLERS,
        *game_info.HANDLERS,
        *board_routes.HANDLERS,
        *board_trials.HANDLERS,
    ):
        field = getattr(handler, "parsed_data_field", None)
        if field is not None:
            found[handler.handler_name] = field.annotation
    return found


# -- documents whose inside only the games understand ------------------------------------------------------------------


def wide_board() -> dict[str, Any]:
    """The sample with two towers as far out as they may be."""
    board = boards.sample_document()
    hexes = [tile for tile in board["tiles"] if "vertex" in tile]
    hexes[1]["vertex"], hexes[2]["vertex"] = [20, 20], [-20, -20]
    land = {cell for cells in load_board(board).cells.values() for cell in cells}
    assert LARGEST * 0.9 < region_size(land) <= LARGEST
    return board


SETUP = {"players": 2, "seed": 4, "preset": "standard", "options": {"round-cap": 10_000}}


def long_moves(most: int) -> str:
    """So many characters of answers, each of them right."""
    state = RABBITS.position(**SETUP)
    moves: list[str] = []
    size = 0
    while not state.over:
        seat = state.awaited[0]
        action = min(state.legal(seat), key=lambda action: (len(str(action)), str(action)))
        size += len(str(action)) + 1
        if size > most:
            break
        moves.append(str(action))
        state.play(seat, action)
    assert size > most * 0.9
    return ";".join(moves)


DOCUMENTS: dict[str, list[Any]] = {
    "board": [
        wide_board(),
        {"name": "x", "tiles": [{"tile": "fork", "cells": [[0, 0, "D"]], "roads": [[0]] * 1900}]},
        {"name": "x" * 60, "lattice": "y" * 1000, "tiles": [{"tile": "K" * 4000}] * 30},
        {"name": "x", "tiles": [[[[[[[[]]]]]]]]},
    ],
    "position": [
        {**SETUP, "moves": long_moves(LONGEST_MOVES)},
        {"players": 2, "seed": 4, "moves": "roll;" * 200},
        {"players": 2, "moves": ";" * 1000},
        {"players": 4, "board": wide_board()},
        {"players": 2, "dice": [[1, 1]] * 1900},
        {"players": 2, "pile": "2C " * 1300, "lot": "2C " * 1300},
        {"hands": ["9C"] * 5900},
        {"rabbits": ["x" * 4000] * 20},
        {"island": "W o o / " * 500},
        {"coins": [999] * 5900},
        {"seed": 2**63, "round": 2**63},
    ],
    "record": [
        {**BODIES["bring"]["record"], "actions": ["0 roll"] * 19_000},
        {**BODIES["bring"]["record"], "actions": ["x" * 4000] * 30},
        {**BODIES["bring"]["record"], "board": wide_board()},
        {**BODIES["bring"]["record"], "ranking": [[0]] * 9000},
        {**BODIES["bring"]["record"], "options": {str(number): number for number in range(9000)}},
    ],
}


def cases(name: str, struct: type[msgspec.Struct]) -> Iterator[dict[str, Any]]:
    fair = BODIES[name]
    yield from largest_bodies(struct, fair)
    for field in fields_of(struct):
        for document in DOCUMENTS.get(field.name, []):
            yield {**fair, field.name: document}
    if struct is tables.Wanted:
        for game in GAMES:
            for position in DOCUMENTS["position"]:
                yield {"game": game, "practice": {"position": position}}
            yield {"game": game, "board": "W o^!123/ooooo;" * 260}
            yield {"game": game, "board": "W 1;" * 99}
            yield {"game": game, "board": "W 1;" * 999}


# -- the largest of everything -----------------------------------------------------------------------------------------


def test_every_body_at_its_limits(worst: Worst, record_property: Callable[[str, object], None]) -> None:
    sent = 0
    for route in routes_of(worst.app_driver.app):
        struct = structs().get(route.name)
        if struct is None:
            continue
        path = route.to(CODE)
        worst.app_driver.ask(route.method, path, 0, json.dumps(BODIES[route.name]).encode())  # what is loaded only once
        for body in cases(route.name, struct):
            for client in (0, "stranger"):
                assert worst.ask(route.method, path, client, body).status < 500
                sent += 1
    assert sent > 300
    record_property("told", worst.told("a body"))


def test_tables_that_were_opened_with_the_largest_can_be_looked_at_and_started(
    worst: Worst, record_property: Callable[[str, object], None]
) -> None:
    wanted = [{"players": 2, "board": wide_board()}]
    wanted += [{"practice": {"position": position}} for position in DOCUMENTS["position"][:4]]
    opened = [worst.ask("POST", "/api/tables", "host", body) for body in wanted]
    codes = [answer.json["code"] for answer in opened if answer.status == 201]
    assert len(codes) >= 3
    for code in codes:
        for seat in range(len(worst.app_driver.lobby.live_tables[code].table.current.seats)):
            worst.ask("POST", f"/api/tables/{code}/seats/{seat}", "host", {"name": "Host", "beside": True})
        assert worst.ask("POST", f"/api/tables/{code}/start", "host").status == 201
        for path in ("", "/facts", "/state", "/state?seat=0", "/events", "/board/light.svg", "/board/anchors.json"):
            assert worst.ask("GET", f"/api/tables/{code}{path.partition('?')[0]}", "host").status == 200
    record_property("told", worst.told("a large table"))


def test_every_message_at_its_limits(worst: Worst, record_property: Callable[[str, object], None]) -> None:
    sent = 0
    for struct in connection.Message.__args__:
        kind = struct.__struct_config__.tag
        fair = {"type": kind, "seat": 0, "decision": 0, "key": "k", "action": "roll", "phrase": "wow", "after": {}}
        fair = {name: fair[name] for name in ("type", *struct.__struct_fields__)}
        for message in largest_bodies(struct, fair):
            socket = worst.app_driver.socket(0)
            text = json.dumps({**message, "type": kind})
            worst.measured(text[:100], partial(socket.send_text, text))
            assert socket.messages[-1].get("code") != "unexpected"
            socket.close()
            sent += 1
    assert sent > 30
    record_property("told", worst.told("a message"))


def test_every_path_and_parameter_at_its_limits(worst: Worst, record_property: Callable[[str, object], None]) -> None:
    """A whole request line and its headers are 16 kB at most: see server/connection_limits.py."""
    longest = 16_000
    fills = ("a" * longest, "a/" * (longest // 2), MARKS * (longest // 2), "9" * longest, "../" * 5000, "W-" * 8000)
    sent = 0
    for route in routes_of(worst.app_driver.app):
        worst.app_driver.ask(route.method, route.to(CODE), 0)
        for fill in fills:
            for name in ("code", "seat", "game", "board", "sheet", "lang", "path", "file", "link"):
                if f"{{{name}}}" in route.path:
                    path = route.path.replace(f"{{{name}}}", fill)
                    assert worst.ask(route.method, path.format(**PARTS), 0).status < 500
                    sent += 1
    for query in ({"seat": "9" * longest}, {"after": "9" * longest}, {f"a{n}": n for n in range(2000)}, {"v": MARKS}):
        for path in ("/api/games", f"{TABLE}/state", f"{TABLE}/events", "/", "/art/cards/light.svg"):
            assert worst.ask("GET", path, 0, **query).status < 500
    assert sent > 100
    record_property("told", worst.told("a path"))


PARTS = {"code": CODE, "seat": "0", "game": "jackal", "board": "Woo", "sheet": "cards", "lang": "en", "path": "x",
         "file": "light.svg", "link": "x"}  # fmt: skip


def test_every_header_at_its_limits(worst: Worst, record_property: Callable[[str, object], None]) -> None:
    longest = 16_000
    values = [b"a=b; " * (longest // 5), b'a="\\1' * (longest // 5), b"a" * longest, b"\xa8" * longest, b"," * longest]
    values += [b"text/html;q=0.5," * 1000, b"Bearer " + b"a" * longest, b"http://" + b"[" * longest, b"1.2.3.4," * 2000]
    names = (b"cookie", b"authorization", b"accept", b"accept-encoding", b"content-type", b"origin", b"if-none-match",
             b"x-forwarded-for", b"x-forwarded-proto", b"content-length")  # fmt: skip
    for name in names:
        for value in values:
            for method, path in (("POST", "/api/clients"), ("GET", "/api/mine"), ("GET", "/"), ("GET", TABLE)):
                assert worst.ask(method, path, None, b"{}", headers=[(name, value)]).status < 500
    record_property("told", worst.told("a header"))


def test_a_field_without_a_limit_is_found() -> None:
    class Careless(msgspec.Struct):
        text: str = ""

    class Deep(msgspec.Struct):
        rows: dict[str, int] = {}

    for struct in (Careless, Deep):
        with pytest.raises(Unbounded, match=struct.__name__):
            list(largest_bodies(struct))
    assert [len(text) for text in largest(fields_of(seats.Named)[0].type, "name")] == [200] * 7


# -- what took seconds -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["POST", "PUT"])
@pytest.mark.parametrize("client", [0, 1, "stranger"])
def test_a_name_of_combining_marks(worst: Worst, method: str, client: object) -> None:
    """Normalising 65,400 combining marks once took 12.8 s."""
    assert worst.ask(method, f"{TABLE}/seats/0", client, {"name": MARKS * 32_700}).status == 400


def test_a_board_that_is_too_wide(worst: Worst) -> None:
    """Its water was counted in 200 ms each time that it was read, and drawn in 1.4 s."""
    board = boards.sample_document()
    hexes = [tile for tile in board["tiles"] if "vertex" in tile]
    hexes[1]["vertex"], hexes[2]["vertex"], hexes[3]["vertex"] = [99, 99], [-99, -99], [99, -99]
    answer = worst.ask("POST", "/api/tables", 0, {"players": 2, "board": board})
    assert (answer.status, answer.json["params"]["problem"]) == (400, "too-far-apart")


def test_a_position_with_thousands_of_moves_does_not_block_the_loop(worst: Worst) -> None:
    """All of them were played, when the table was opened, started and loaded."""
    position = {**SETUP, "moves": long_moves(120_000)}
    assert worst.ask("POST", "/api/tables", 0, {"practice": {"position": position}}).status == 400


def test_a_path_of_thousands_of_folders(worst: Worst) -> None:
    assert worst.ask("GET", "/web/" + "a/" * 30_000 + "x.js").status == 404


def test_a_qr_code_for_a_long_host(app_driver: AppDriver) -> None:
    """100 ms in the event loop, for each that was asked for."""
    with loop_time() as timed:
        for host, status in ((b"a" * 255 + b":8000", 200), (b"%" * 260, 404), (b"x" * 261, 404)):
            scope = app_driver.scope("http", f"{TABLE}/qr.svg", 0, [], "127.0.0.1")
            scope |= {"method": "GET", "headers": [(b"host", host)]}
            assert app_driver.run(app_driver._asked(scope, b"")).status == status
    assert timed.longest < 0.05


def test_a_full_lobby_is_shown_from_the_index(app_driver: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table is described, let alone read, to be shown."""
    row = app_driver.memory_store.row(CODE)
    assert row is not None
    rows = [replace(row, code=f"table {number}") for number in range(app_driver.config.most_tables)]
    app_driver.memory_store.append_then([], lambda _: None, rows)
    monkeypatch.setattr(Table, "describe", None)
    with loop_time() as timed:
        assert len(app_driver.ask("GET", "/api/tables").json) == 100
    assert timed.longest < 0.05
