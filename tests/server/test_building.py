"""Tables where the board is built together: races, timers, absence, bots, pictures (JR-3.2)."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from tests.server.app_driver import CODE, AppDriver, table_of
from tests.server.lobby_driver import LobbyDriver

pytestmark = pytest.mark.rule("JR-3.2")

GAME = games.get("jack-rabbits")
TIMER = 60


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


def building(driver: LobbyDriver, *clients: str, style: str = "free", **wanted: Any) -> str:
    options = {"building": style, "first-player": "0", "round-cap": 2}
    return driver.table(*clients, preset="intro", options=options, **wanted)


def view(driver: LobbyDriver, code: str, seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = driver.live(code).table.show(seat)["view"]
    return shown


def tiles(driver: LobbyDriver, code: str) -> list[tuple[str, int | None]]:
    return [(tile["tile"], tile["by"]) for tile in view(driver, code)["building"]["tiles"]]


def a_hex(driver: LobbyDriver, code: str, seat: int) -> str:
    return next(tile for tile in view(driver, code)["building"]["open"][seat] if tile[0] in "KQJ")


# -- several at once ---------------------------------------------------------------------------------------------------


def test_all_build_at_once_and_a_lost_race_is_told_by_its_code(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben")
    assert driver.awaited(code) == [0, 1]
    for seat, client in enumerate(("ana", "ben")):
        driver.play(code, client, seat, f"pick {a_hex(driver, code, seat)}")
    racing = [driver.act(code, client, seat, "place 1,-2") for seat, client in enumerate(("ana", "ben"))]
    first, second = driver.run_all(*racing)
    assert first["seat"] == 0
    assert (second.reason.code, second.reason.params["seat"]) == ("spot-taken", 0)
    assert len(tiles(driver, code)) == 2
    assert len(view(driver, code, 1)["draft"]) == 1
    driver.play(code, "ben", 1, "place -1,-1")
    assert [by for _, by in tiles(driver, code)] == [None, 0, 1]


def test_a_draft_is_taken_back_whatever_the_others_did(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben")
    driver.play(code, "ana", 0, f"pick {a_hex(driver, code, 0)}")
    driver.play(code, "ben", 1, f"pick {a_hex(driver, code, 1)}")
    driver.play(code, "ben", 1, "place 1,-2")
    live = driver.live(code)
    driver.run(live.undo("ana", 0, driver.decision(code, 0), "back"))
    assert view(driver, code, 0)["draft"] == []


def test_a_table_is_built_on_after_a_restart(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben")
    driver.play(code, "ana", 0, f"pick {a_hex(driver, code, 0)}")
    driver.play(code, "ben", 1, "finish")
    before = driver.shown(code)
    driver.restart(60)
    assert driver.shown(code) == before


# -- nobody holds the others up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", ["free", "strict"])
def test_for_late_players_the_best_bot_lays_a_tile(driver: LobbyDriver, style: str) -> None:
    code = building(driver, "ana", "ben", style=style, timer=TIMER)
    for _ in range(80):
        if view(driver, code)["building"] is None:
            break
        driver.wait(TIMER)
    assert view(driver, code)["building"] is None
    assert {by for _, _, by in driver.answers(code)} == {"clock"}


def test_a_late_draft_is_brought_to_its_end(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben", timer=TIMER)
    mine = a_hex(driver, code, 0)
    driver.play(code, "ana", 0, f"pick {mine}")
    driver.wait(TIMER)
    assert (mine, 0) in tiles(driver, code)
    assert [by for _, by in tiles(driver, code)] == [None, 0, 1]


def test_a_tile_that_is_laid_gives_all_their_time_again_but_a_draft_does_not(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben", timer=TIMER)
    driver.wait(TIMER - 1)
    driver.play(code, "ana", 0, f"pick {a_hex(driver, code, 0)}")
    driver.wait(0.5)
    driver.play(code, "ana", 0, "place 1,-2")
    driver.wait(TIMER - 1)
    assert len(tiles(driver, code)) == 2
    driver.wait(1)
    assert len(tiles(driver, code)) == 4


def test_a_bot_builds_for_a_player_who_is_away(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben")
    driver.wait(121)
    driver.live(code).see("ana")
    driver.run(driver.live(code).lend("ana", 1))
    assert driver.awaited(code) == [0]
    assert [by for _, by in tiles(driver, code)].count(1) == 18
    driver.play(code, "ana", 0, "finish")
    assert view(driver, code)["building"] is None


def test_a_player_who_comes_back_builds_on(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben", style="strict")
    driver.wait(121)
    driver.live(code).see("ana")
    driver.run(driver.live(code).lend("ana", 1))
    driver.play(code, "ana", 0, "flip hex")
    driver.play(code, "ana", 0, "place 1,-2")
    assert driver.awaited(code) == [0]  # the bot has laid its tile
    driver.run(driver.live(code).come("ben"))
    driver.play(code, "ana", 0, "flip hex")
    lines = [str(action) for action in driver.live(code).table.current.state.legal(0)]
    driver.play(code, "ana", 0, next(line for line in lines if line.startswith("place")))
    assert driver.awaited(code) == [1]
    assert not driver.live(code).table.current.seats[1].lent


@pytest.mark.parametrize("style", ["free", "strict"])
def test_bots_build_beside_people_and_the_game_goes_on(driver: LobbyDriver, style: str) -> None:
    code = building(driver, "ana", style=style, bots=3)
    assert driver.awaited(code) == [0]
    driver.play(code, "ana", 0, "finish")
    assert view(driver, code)["building"] is None
    assert view(driver, code)["board"]["name"] == "built"
    while not driver.live(code).table.current.over:
        for seat in driver.awaited(code):
            driver.play(code, "ana", seat, str(driver.live(code).table.current.state.legal(seat)[0]))
    record = driver.live(code).table.record()
    assert record is not None
    assert record["board"] == ""
    assert GAME.replay(record).ranking == record["ranking"]


def test_a_bot_that_is_overtaken_builds_on(driver: LobbyDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots think of the same map, and two want the same spot: the second one thinks again, and nothing fails."""
    failed: list[Any] = []
    monkeypatch.setattr("jackhouse.server.bots.unexpected", failed.append)
    code = building(driver, "ana", bots=3)
    assert driver.awaited(code) == [0]
    assert [by for _, by in tiles(driver, code)].count(3) == 9
    assert failed == []
    told = list(driver.live(code).table.current.answers)
    driver.restart()
    assert driver.live(code).table.current.answers == told


def test_a_hint_is_a_whole_way_to_lay_a_tile(driver: LobbyDriver) -> None:
    code = building(driver, "ana", "ben")
    hint = driver.run(driver.live(code).hint("ana", 0))
    assert hint["actions"][0].startswith("pick")
    assert hint["actions"][-1].startswith("place")
    for action in hint["actions"]:
        driver.play(code, "ana", 0, action)
    assert len(tiles(driver, code)) == 2
    driver.play(code, "ana", 0, f"pick {a_hex(driver, code, 0)}")
    guidance = driver.run(driver.live(code).guidance("ana", 0))["guidance"]
    assert set(guidance) == {"tile", "spots", "islands"}


def test_a_rematch_builds_again(driver: LobbyDriver) -> None:
    code = building(driver, "ana", bots=1)
    driver.play(code, "ana", 0, "finish")
    while not driver.live(code).table.current.over:
        for seat in driver.awaited(code):
            driver.play(code, "ana", seat, str(driver.live(code).table.current.state.legal(seat)[0]))
    again = driver.run(driver.lobby.rematch(driver.live(code), "ana"))
    assert again.table.opened.options["building"] == "free"
    assert again.table.opened.board == ""


# -- over the API ------------------------------------------------------------------------------------------------------


@pytest.fixture
def app() -> Iterator[AppDriver]:
    loop = asyncio.new_event_loop()
    yield AppDriver(loop)
    loop.close()


def served(app: AppDriver, style: str = "free", players: int = 2) -> Any:
    state = GAME.new(players, 3, "intro", {"building": style, "first-player": "0"})
    app.seat_all(table_of(state))
    return state


def test_the_picture_of_the_board_is_that_of_the_map_so_far(app: AppDriver) -> None:
    served(app, players=1)
    url = f"/api/tables/{CODE}/board/light.svg"
    citadel = app.ask("GET", url)
    assert citadel.status == 200
    assert citadel.body.count(b'id="tile-') == 1
    assert json.loads(app.ask("GET", f"/api/tables/{CODE}/board/en.json").body)["tile-citadel"]
    shown = app.ask("GET", f"/api/tables/{CODE}/state", 0, seat=0).json
    assert shown["table"]["board"] is None
    for action in ("pick KD", "place 1,-2"):
        body = {"decision": shown["decision"], "key": action, "action": action}
        assert app.post(f"/api/tables/{CODE}/seats/0/act", 0, **body).status == 201
        shown = app.ask("GET", f"/api/tables/{CODE}/state", 0, seat=0).json
    two = app.ask("GET", url)
    assert two.body.count(b'id="tile-') == 2
    headers = [dict(answer.headers) for answer in (citadel, two)]
    assert headers[0][b"etag"] != headers[1][b"etag"]
    again = app.ask("GET", url, headers=[(b"if-none-match", headers[1][b"etag"])])
    assert again.status == 304
    body = {"decision": shown["decision"], "key": "finish", "action": "finish"}
    assert app.post(f"/api/tables/{CODE}/seats/0/act", 0, **body).status == 201
    assert app.ask("GET", url).body.count(b'id="tile-') == 37
    assert app.ask("GET", f"/api/tables/{CODE}/board/anchors.json").status == 200
    reversed_side = app.ask("GET", url, reversed="citadel")
    assert reversed_side.status == 200
    assert reversed_side.body != app.ask("GET", url).body
    for query in ({"reversed": "KD"}, {"reversed": "citadel", "x": 1}, {"tiles": 2}):
        assert app.ask("GET", url, **query).status in (400, 404)


def test_before_the_game_begins_there_is_no_board_yet(app: AppDriver) -> None:
    table = app.post("/api/tables", "host", players=2, options={"building": "free"}).json
    assert table["board"] is None
    assert app.ask("GET", f"/api/tables/{table['code']}/board/light.svg").status == 404
    assert app.ask("GET", f"/api/tables/{table['code']}/facts").json["rules"]["place"] == "JR-3.2"


def test_the_trial_of_a_set_up_names_the_rules_that_are_switched_off(app: AppDriver) -> None:
    idle = {
        preset: app.post("/api/games/jack-rabbits/try", preset=preset).json["idle"] for preset in ("meadow", "standard")
    }
    assert "JR-3.5" in idle["meadow"]  # no objective
    assert "JR-3.5" not in idle["standard"]
    assert app.post("/api/games/jackal/try", players=2).json["idle"] == []


def test_a_table_that_names_a_board_and_builds_one_is_refused(app: AppDriver) -> None:
    refused = app.post("/api/tables", "host", players=2, options={"building": "free"}, board="sample")
    assert (refused.status, refused.json["code"]) == (400, "board-named-and-built")
    tried = app.post("/api/games/jack-rabbits/try", board="sample", preset="meadow")
    assert tried.json["possible"]
    assert "building" not in tried.json["options"]


def test_a_lost_race_at_the_socket(app: AppDriver) -> None:
    state = served(app)
    hexes = [next(tile for tile in state.view(None)["building"]["open"][seat] if tile[0] in "KQJ") for seat in (0, 1)]
    sockets = [app.socket(seat) for seat in (0, 1)]
    for seat, socket in enumerate(sockets):
        socket.send(type="hello")
        socket.send(type="act", seat=seat, decision=0, key="a", action=f"pick {hexes[seat]}")
    sockets[1].send(type="act", seat=1, decision=1, key="b", action="place 1,-2")
    sockets[0].send(type="act", seat=0, decision=1, key="b", action="place 1,-2")
    error = next(message for message in sockets[0].messages if message["type"] == "error")
    assert (error["code"], error["rule"], error["params"]) == ("spot-taken", "JR-3.2", {"seat": 1, "tile": hexes[1]})
    sockets[0].send(type="act", seat=0, decision=1, key="c", action="place -1,-1")
    placed = [
        event["params"]["seat"]
        for message in sockets[1].messages
        if message["type"] == "events"
        for event in message["events"]
        if event["code"] == "placed"
    ]
    assert placed == [1, 0]
    for socket in sockets:
        socket.close()
