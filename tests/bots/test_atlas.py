"""The atlas: map and rules as plain data, for bots, which see views only."""

import json
from typing import Any

from jackhouse.jackrabbits.board import load_board
from jackhouse.kernel import Game
from tests.helpers import RABBITS
from tests.jackrabbits.boards import crossing


def atlas(board: object = "sample", **options: object) -> Any:
    return RABBITS.atlas(RABBITS.position(players=2, options=options, board=board).view(0))


def test_the_atlas_is_plain_data() -> None:
    found = atlas()
    assert json.loads(json.dumps(found)) == found


def test_an_onlookers_view_suffices() -> None:
    assert RABBITS.atlas(RABBITS.new(2, 1).view(None)) == atlas()


def test_roads_end_where_the_roads_of_the_board_end() -> None:
    found = atlas()

    def ends(lead: str, seen: set[str]) -> set[str]:
        if lead in seen or lead == "dead-end":
            return set()
        if lead in found["roads"]:
            return set().union(*[ends(beyond, seen | {lead}) for beyond in found["roads"][lead]["ways"].values()])
        return {{"underground": "cave"}.get(lead, lead.partition(":")[0])}

    for place, exits in load_board("sample").roads().items():
        assert found["hexes"][place]["exits"].keys() == exits.keys()
        for edge, known in exits.items():
            assert sorted(ends(found["hexes"][place]["exits"][edge], set())) == known


def test_the_atlas_of_a_small_board_is_small() -> None:
    found = atlas(crossing())
    assert list(found["hexes"]) == ["citadel", "KC"]
    assert found["hexes"]["citadel"]["exits"]["3"] == "fork1:0"
    fork = found["roads"]["fork1:0"]
    assert (fork["kind"], fork["suits"], fork["hikes"]) == ("fork", "SD", {})
    assert fork["ways"] == {"2": "off-board", "4": "KC:1"}
    assert fork["rides"] == ["citadel", "KC"]
    assert found["roads"]["cave1:3"]["ways"] == {"6": "underground"}
    assert found["roads"]["cave1:6"]["ways"] == {"3": "citadel:0"}
    assert found["caves"] == ["cave1"]


def test_the_atlas_has_cards_trios_and_options() -> None:
    found = atlas(objective="tribal")
    assert found["trios"] == [[f"J{suit}", f"Q{suit}", f"K{suit}"] for suit in "CSHD"]
    cards = found["cards"]
    assert (cards["QH"], cards["horse"]) == (
        {"suit": "H", "value": 10, "cost": 10, "spent": "court"},
        {"suit": "", "value": 0, "cost": 0, "spent": "court"},
    )
    assert cards["7S"] == {"suit": "S", "value": 7, "cost": 7, "spent": "lot"}
    hand = RABBITS.position(players=2, hands=("2H horse AC KD 10S boat", "3C"), board="sample").view(0)["hand"]
    assert hand == [card for card in cards if card in hand]
    assert (found["claim_cost"], found["standing"], found["carrots"], found["hand_limit"]) == (10, 6, 3, 9)
    landbound = atlas(**{"landbound-horses": True})["roads"]
    assert any(len(road["rides"]) < 13 for road in landbound.values())
    assert all(len(road["rides"]) == 13 for road in found["roads"].values())


def test_a_game_may_have_no_atlas() -> None:
    game: Game[Any] = Game()
    assert game.atlas({}) == {}
