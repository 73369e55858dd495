"""Hints and guidance are for those who are asked; facts hold nothing of the game that is played."""

from pathlib import Path

import pytest

from jackhouse import games
from tests.server.server_process import Player, serving


@pytest.mark.parametrize("turn", [0, 1])
def test_a_hint_is_a_legal_answer_of_ones_own(tmp_path: Path, turn: int) -> None:
    with serving(tmp_path / "data") as server:
        players = [Player(server), Player(server)]
        wanted = {"rabbits": ["JD", "QH"], "hands": ["9D 8S", "7S"], "dice": [[3, 5]], "turn": turn}
        code = players[0].post("/api/tables", practice={"position": wanted})["code"]
        for seat, player in enumerate(players):
            player.post(f"/api/tables/{code}/seats/{seat}", name=f"P{seat}")
        players[0].post(f"/api/tables/{code}/start")
        asked, other = players[turn], players[1 - turn]
        advice = asked.post(f"/api/tables/{code}/seats/{turn}/hint")
        state = asked.state(code, turn)
        assert advice["action"] in state["legal"]
        assert advice["decision"] == state["decision"]
        assert asked.state(code, turn) == state, "a hint changes nothing"
        assert other.refused(f"/api/tables/{code}/seats/{turn}/hint") == (404, "not-found")
        assert other.refused(f"/api/tables/{code}/seats/{1 - turn}/hint") == (409, "not-awaited")
        facts = other.get(f"/api/tables/{code}/facts")
        assert facts["rules"]["ride"] == "JR-6.2"
        assert (facts["cards"]["10H"]["value"], facts["cards"]["KD"]["value"], facts["cards"]["boat"]["value"]) == (
            10,
            10,
            0,
        )


SETUPS: dict[str, dict[str, object]] = {
    "jack-rabbits": {"rabbits": ["JD", "QH"], "hands": ["9D 8S", "7S"], "dice": [[3, 5]], "moves": "roll; pass"},
    "jackal": {"island": "crescent-bay", "hands": ["LR UD NE rum", "UD +"], "players": 2},
}


@pytest.mark.parametrize("key", [game.key for game in games.all_games()])
def test_guidance_follows_from_ones_own_view_alone(tmp_path: Path, key: str) -> None:
    with serving(tmp_path / "data") as server:
        players = [Player(server), Player(server)]
        code = players[0].post("/api/tables", game=key, practice={"position": SETUPS[key]})["code"]
        for seat, player in enumerate(players):
            player.post(f"/api/tables/{code}/seats/{seat}", name=f"P{seat}")
        address = f"/api/tables/{code}/seats/0/guidance"
        assert players[0].refused_to_get(address) == (409, "not-started")
        players[0].post(f"/api/tables/{code}/start")
        state, guided = players[0].state(code, 0), players[0].get(address)
        assert guided == {"decision": state["decision"], "guidance": games.get(key).guidance(state["view"])}
        assert guided["guidance"]
        assert players[0].state(code, 0) == state, "guidance changes nothing"
        assert players[1].refused_to_get(address) == (404, "not-found")
        if key == "jack-rabbits":  # else both are asked
            assert players[1].get(f"/api/tables/{code}/seats/1/guidance") == {"decision": None, "guidance": {}}
