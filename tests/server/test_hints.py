"""Hints are for those who are asked, and facts hold nothing of the game that is played."""

from pathlib import Path

import pytest

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
