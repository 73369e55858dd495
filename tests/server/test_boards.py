"""The routes of boards, which a builder page uses: what they return, and one coded reason for whatever is wrong."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from jackhouse import games
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES
from tests.jackrabbits.boards import CITADEL, document, sample_document, triangle
from tests.server.app_driver import PATIENT, Answer, AppDriver

CAPITAL = {"tile": "citadel", "at": [0, 0], "rotation": 0}
FORK = {"tile": "fork", "at": [0, -2], "rotation": 1}
RABBITS = games.get("jack-rabbits")


@pytest.fixture
def app_driver() -> Iterator[AppDriver]:
    loop = asyncio.new_event_loop()
    yield AppDriver(loop)
    loop.close()


def asked(app_driver: AppDriver, what: str, **body: Any) -> Any:
    answer = app_driver.post(f"/api/boards/{what}", None, **body)
    assert answer.status == 200, answer.json
    return answer.json


def refused(answer: Answer) -> tuple[int, str, str]:
    """Returns status, code and problem of a refusal."""
    return answer.status, answer.json["code"], answer.json["params"].get("problem", "")


# ---- what they return ------------------------------------------------------------------------------------------------


def test_the_boards_of_the_game_are_listed_with_their_figures(app_driver: AppDriver) -> None:
    listed = app_driver.ask("GET", "/api/boards").json
    sample = next(board for board in listed["boards"] if board["name"] == "sample")
    assert (sample["tiles"], sample["open_roads"], sample["landmasses"], len(sample["lakes"])) == (37, 12, 2, 1)
    sets = {tiles["suits"]: tiles for tiles in listed["sets"]}
    assert len(sets) == 15
    assert next(suits for suits in sets if len(suits) == 2) == "SH"  # the usual ones first
    assert list(sets)[-1] == "CSHD"
    for suits, tiles in sets.items():
        assert [len(tiles[shape]) for shape in ("hex", "rhombus", "triangle")] == [3 * len(suits)] * 3
        assert {hex_tile[1] for hex_tile in tiles["hex"]} == set(suits)


@pytest.mark.rule("JR-3.2")
def test_a_finished_board_has_a_code_that_brings_it_back(app_driver: AppDriver) -> None:
    found = asked(app_driver, "look", board="sample")
    assert (found["problem"], found["advice"], found["measures"]["open_roads"]) == (None, [], 12)
    again = asked(app_driver, "look", board=found["code"])
    assert again["code"] == found["code"]
    assert sorted(tile["tile"] for tile in again["laid"]) == sorted(tile["tile"] for tile in found["laid"])
    assert asked(app_driver, "look", laid=found["laid"])["board"]["tiles"] == found["board"]["tiles"]
    assert asked(app_driver, "look", board=found["board"])["code"] == found["code"]


@pytest.mark.rule("JR-3.2")
def test_a_map_under_construction_has_its_advice_and_the_tiles_that_may_be_lifted(app_driver: AppDriver) -> None:
    tower = {"tile": "KC", "at": [1, -2], "rotation": 3}
    found = asked(app_driver, "look", laid=[CAPITAL, tower])
    assert {"code": "hex-to-hex", "tiles": [0, 1], "edge": 0} in found["advice"]
    assert found["loose"] == [1]
    assert (found["problem"]["code"], found["problem"]["params"]["problem"]) == ("bad-board", "no-free-cave")
    begun = asked(app_driver, "look", laid=[CAPITAL, tower], unfinished=True)
    assert (begun["problem"], begun["measures"], begun["code"]) == (None, None, found["code"])


@pytest.mark.rule("JR-3.2")
def test_the_letters_of_a_spot_are_the_advice_that_the_map_then_breaks(app_driver: AppDriver) -> None:
    codes = {"T": "dead-end", "X": "hex-to-hex", "!": "triangles", "S": "same-triangles", "N": "no-road"}
    laid = [CAPITAL, FORK]
    seen: set[str] = set()
    for tile in ("KD", "fork"):
        offer = asked(app_driver, "spots", laid=laid, tile=tile)
        assert (offer["tile"], any(offer["islands"].values())) == (tile, tile == "KD")
        for a, b, letters in offer["spots"]["0"]:
            found = asked(app_driver, "look", laid=[*laid, {"tile": tile, "at": [a, b], "rotation": 0}])
            broken = {codes[letter] for letter in letters if letter != "!" or "S" not in letters}
            assert {advice["code"] for advice in found["advice"]} == broken
            seen |= broken
    assert seen == {*codes.values()} - {"triangles"}


def test_a_random_board_comes_from_its_seed(app_driver: AppDriver) -> None:
    first = asked(app_driver, "random", seed=5, suits="S", landmasses=1)
    assert asked(app_driver, "random", seed=5, suits="S", landmasses=1) == first
    assert len(first["laid"]) == 10
    assert asked(app_driver, "random", suits="S")["seed"] >= 0
    RABBITS.new(board=first["code"], options={"objective": "simple"})


@pytest.mark.rule("JR-8.2")
def test_a_board_of_other_suits_is_refused_with_the_settings_that_it_needs(app_driver: AppDriver) -> None:
    def tried(board: str, **setup: Any) -> Any:
        return app_driver.post("/api/games/jack-rabbits/try", None, board=board, **setup).json

    small = asked(app_driver, "random", seed=5, suits="CS")["code"]
    for setup in ({"players": 4}, {"players": 2, "options": {"tight-suits": True}}):
        answer = tried(small, **setup)
        assert (answer["possible"], answer["fits"]["suits"]) == (False, "CS")
        assert tried(small, players=answer["fits"]["players"], options=answer["fits"]["options"])["possible"]
    answer = tried("sample", players=3, options={"tight-suits": True})
    assert tried("sample", players=answer["fits"]["players"], options=answer["fits"]["options"])["possible"]
    assert "fits" not in tried(small[:-1], players=2)


@pytest.mark.rule("JR-3.2")
def test_the_rest_of_a_map_is_laid_without_breaking_advice(app_driver: AppDriver) -> None:
    pieces = next(tiles for tiles in app_driver.ask("GET", "/api/boards").json["sets"] if tiles["suits"] == "SH")
    left = [*pieces["hex"], *pieces["rhombus"], *pieces["triangle"]]
    left.remove("fork")
    made = asked(app_driver, "finish", laid=[CAPITAL, FORK], tiles=left)
    assert made["laid"][:2] == [CAPITAL, FORK]
    assert sorted(tile["tile"] for tile in made["laid"]) == sorted([*left, "citadel", "fork"])
    found = asked(app_driver, "look", board=made["code"])
    assert (found["advice"], found["problem"]) == ([], None)


def test_a_board_has_a_qr_code(app_driver: AppDriver) -> None:
    plain = app_driver.ask("GET", "/api/boards/JR1nHmhXwftl/qr.svg").body
    assert plain.startswith(b"<svg")
    with_suits = app_driver.ask("GET", "/api/boards/JR1nHmhXwftl&suits=CS/qr.svg")
    assert with_suits.status == 200
    assert with_suits.body != plain
    for nothing in ("x" * 301, "a%20b", "é"):
        assert app_driver.ask("GET", f"/api/boards/{nothing}/qr.svg").status == 404


# ---- what is refused -------------------------------------------------------------------------------------------------

OVERLAP = document(CITADEL, triangle("fork", 0, 0, "D", 0, 2, 4))
FAR = document(CITADEL, triangle("fork", 10**9, 0, "D", 0, 2, 4))


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(
    ("body", "code", "problem"),
    [
        ({"board": OVERLAP}, "bad-board", "overlap"),
        ({"laid": [CAPITAL, CAPITAL]}, "bad-board", "duplicate-tile"),
        ({"laid": [CAPITAL, {**FORK, "at": [0, -1]}]}, "bad-board", "overlap"),
        ({"laid": [FORK]}, "bad-board", "no-citadel"),
        ({"laid": []}, "bad-board", "no-citadel"),
        ({"laid": [CAPITAL, {**FORK, "tile": "swamp"}]}, "bad-board", "unknown-tile"),
        ({"laid": [CAPITAL, {**FORK, "at": [90, 90]}]}, "bad-board", "too-far-apart"),
        ({"board": FAR}, "bad-board", "bad-cells"),
        ({"board": {**sample_document(), "tiles": 7}}, "bad-board", "not-json"),
        ({"board": "JR1damagedcode"}, "bad-board-code", "checksum"),
        ({"board": "no-such-board"}, "unknown-board", ""),
        ({}, "one-map", ""),
        ({"board": "sample", "laid": [CAPITAL]}, "one-map", ""),
        ({"laid": [{**FORK, "at": [100, 0]}]}, "message-garbled", ""),
        ({"laid": [{**FORK, "at": [0]}]}, "message-garbled", ""),
        ({"laid": [{**FORK, "rotation": 6}]}, "message-garbled", ""),
        ({"laid": [CAPITAL] * 200}, "message-garbled", ""),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_one_reason(
    app_driver: AppDriver, body: dict[str, Any], code: str, problem: str
) -> None:
    for what, more in (("look", {}), ("spots", {"tile": "KD"}), ("finish", {"tiles": ["KD"]})):
        assert refused(app_driver.post(f"/api/boards/{what}", None, **body, **more)) == (400, code, problem)


@pytest.mark.rule("JR-3.2")
def test_a_map_that_is_not_finished_cannot_be_played_on(app_driver: AppDriver) -> None:
    sample = sample_document()
    sample["tiles"] = [tile for tile in sample["tiles"] if tile["tile"] != "cave"]
    assert asked(app_driver, "look", board=sample)["problem"]["params"]["problem"] == "no-free-cave"
    royals = sample_document()
    royals["tiles"] = [tile for tile in royals["tiles"] if "vertex" not in tile or tile["tile"] in ("Citadel", "K♦")]
    assert asked(app_driver, "look", board=royals)["problem"]["code"] == "board-unwinnable"


def test_only_tiles_that_there_are_can_be_laid(app_driver: AppDriver) -> None:
    for what, more in (("spots", {"tile": "citadel"}), ("spots", {"tile": "\ud800"}), ("finish", {"tiles": ["swamp"]})):
        answer = app_driver.ask("POST", f"/api/boards/{what}", None, json.dumps({"board": "sample", **more}).encode())
        assert answer.status == 400
        assert answer.json["code"] in ("bad-board", "message-garbled")
    five = ["woods"] * 5
    assert refused(app_driver.post("/api/boards/finish", None, laid=[CAPITAL], tiles=five)) == (
        400,
        "bad-board",
        "duplicate-tile",
    )
    assert {"citadel", "swamp"} - {*PIECE_NAMES} == {"swamp"}


def test_too_many_landmasses_are_refused(app_driver: AppDriver) -> None:
    assert app_driver.post("/api/boards/random", None, suits="S", landmasses=3).json["code"] == "bad-landmasses"
    for wish in ({"landmasses": 4}, {"suits": ""}, {"suits": "CC"}, {"suits": "DC"}, {"seed": 2**63}):
        assert app_driver.post("/api/boards/random", None, **wish).json["code"] == "message-garbled"


# ---- limits ------------------------------------------------------------------------------------------------------


def test_only_so_many_boards_are_made_in_a_minute(app_driver: AppDriver) -> None:
    strict = AppDriver(app_driver.loop, replace(PATIENT, boards_a_minute=3))
    for _ in range(3):
        assert strict.post("/api/boards/finish", "one", laid=[CAPITAL], tiles=["fork"]).status == 200
    for what, client in (("finish", "one"), ("random", "other")):
        answer = strict.post(f"/api/boards/{what}", client, **({} if what == "random" else {"laid": [CAPITAL]}))
        assert refused(answer) == (429, "too-fast", "")
    assert strict.post("/api/boards/look", "one", laid=[CAPITAL]).status == 200
    strict.now += 20
    assert strict.post("/api/boards/finish", "one", laid=[CAPITAL], tiles=["fork"]).status == 200


def test_busy_workers_are_said_to_be_busy(app_driver: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(app_driver.lobby.workers, "run", fail)
    assert refused(app_driver.post("/api/boards/look", None, laid=[CAPITAL])) == (503, "house-full", "")
