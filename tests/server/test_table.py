"""A table from its opening to its rematch, over the API."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_process import Player, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data", "--patience", "1000") as server:
        yield server


def table_for_two(server: Server, **wanted: object) -> tuple[Player, Player, str]:
    ana, ben = Player(server), Player(server)
    code = ana.post("/api/tables", players=2, **wanted)["code"]
    ana.post(f"/api/tables/{code}/seats/0", name="Ana")
    ben.post(f"/api/tables/{code}/seats/1", name="Ben")
    ana.post(f"/api/tables/{code}/start")
    return ana, ben, code


def test_two_friends_play_a_whole_game(server: Server) -> None:
    ana, ben, code = table_for_two(server, options={"round-cap": 3})
    players, turn = [ana, ben], 0
    while not (shown := [player.state(code, seat) for seat, player in enumerate(players)])[0]["view"]["over"]:
        seat = shown[0]["view"]["awaited"][0]
        players[seat].act(code, seat, shown[seat]["legal"][turn % len(shown[seat]["legal"])], f"k{turn}")
        turn += 1
    record = ana.get(f"/api/tables/{code}/record")
    assert len(record["actions"]) == turn
    assert len(record["start"]["secret"]) == 32
    again = ana.post(f"/api/tables/{code}/rematch")["code"]
    assert ben.post(f"/api/tables/{code}/rematch")["code"] == again != code
    assert [seat["name"] for seat in ben.get(f"/api/tables/{again}")["seats"]] == ["Ana", "Ben"]


def test_bots_take_seats_and_play_in_the_background(server: Server) -> None:
    ana = Player(server)
    code = ana.post("/api/tables", players=4)["code"]
    ana.post(f"/api/tables/{code}/seats/2", name="Ana")
    for seat in (0, 1, 3):
        ana.post(f"/api/tables/{code}/seats/{seat}/bot", bot="greedy")
    socket = ana.socket(code)
    socket.send(type="hello")
    ana.post(f"/api/tables/{code}/start")
    while not socket.next(type="state").get("legal"):
        pass
    assert 2 in ana.state(code, 2)["view"]["awaited"]  # in a sealed window bots may be awaited too
    socket.close()


def test_a_socket_tells_events_in_numbered_order_and_goes_on_after_a_cut(server: Server) -> None:
    ana, ben, code = table_for_two(server, practice={"seed": 5})
    socket = ana.socket(code)
    socket.send(type="hello")
    state = socket.next(type="state", seat=0)
    events = [event for message in socket.got if message["type"] == "events" for event in message["events"]]
    assert [event["n"] for event in events] == list(range(1, state["n"] + 1))
    socket.close()
    seat = state["view"]["awaited"][0]
    [ana, ben][seat].act(code, seat, "roll", "r")
    socket = ana.socket(code)
    socket.send(type="hello", after={"0": state["n"]})
    missed = socket.next(type="events")["events"]
    assert [event["n"] for event in missed] == [state["n"] + 1]
    assert missed[0]["code"] == "rolled"
    socket.close()


def test_the_same_key_is_played_once(server: Server) -> None:
    ana, ben, code = table_for_two(server, practice={"seed": 5})
    seat = ana.state(code, 0)["view"]["awaited"][0]
    player, path = [ana, ben][seat], f"/api/tables/{code}/seats/{seat}/act"
    first = player.post(path, decision=0, key="a", action="roll")
    assert player.post(path, decision=0, key="a", action="roll") == first
    assert player.refused(path, decision=0, key="b", action="pass") == (409, "stale-decision")
    assert player.refused(path, decision=1, key="a", action="pass") == (409, "key-reused")
    assert player.state(code, seat)["decision"] == 1


def test_every_wrong_code_or_token_gets_the_same_answer(server: Server) -> None:
    _, _, code = table_for_two(server)
    stranger, nobody = Player(server), Player(server)
    del nobody.http.headers["authorization"]
    answers = set()
    for player in (stranger, nobody):
        for path in (f"/api/tables/{code}/seats/0/act", "/api/tables/zzzzzzzz/seats/0/act"):
            answer = player.http.post(path, json={"decision": 0, "key": "x", "action": "roll"})
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            answers.add((answer.status_code, answer.content, str(headers)))
    assert len(answers) == 1
    assert next(iter(answers))[0] == 404


def test_a_link_moves_a_seat_once(server: Server) -> None:
    ana, _, code = table_for_two(server)
    phone = Player(server)
    link = ana.post(f"/api/tables/{code}/seats/0/link")["link"]
    assert phone.post("/api/links", link=link)["mine"] == [0]
    assert phone.refused("/api/links", link=link) == (404, "not-found")
    assert ana.refused(f"/api/tables/{code}/seats/0/say", phrase="hello") == (404, "not-found")
    assert phone.post(f"/api/tables/{code}/seats/0/say", phrase="hello") == {"said": "hello"}


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, ben, code = table_for_two(server)
        seat = ana.state(code, 0)["view"]["awaited"][0]
        [ana, ben][seat].act(code, seat, "roll", "r")
        before = [ana.state(code, 0), ben.state(code, 1), ana.state(code)]
        server.kill()
    with serving(tmp_path) as server:
        ana, ben = Player(server, ana.token), Player(server, ben.token)
        assert [ana.state(code, 0), ben.state(code, 1), ana.state(code)] == before
