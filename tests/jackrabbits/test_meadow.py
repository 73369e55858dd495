"""The meadow: rabbits wander over the map without cards (JR-3.3)."""

from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, codes, legal, play, told, why

pytestmark = pytest.mark.rule("JR-3.3")


def meadow(players: int = 2, **setup: Any) -> Any:
    """A meadow on the sample board, seat 0 first."""
    options = {"first-player": "0", "round-cap": 9, **setup.pop("options", {})}
    return RABBITS.position(players=players, preset="meadow", board="sample", options=options, **setup)


def test_the_preset_builds_a_map_first() -> None:
    state = RABBITS.new(2, 1, "meadow")
    assert state.view(0)["building"]["style"] == "strict"
    play(state, "finish", "finish")
    assert state.building is None
    assert state.awaited == [state.first]
    assert state.phase == "journey"


def test_it_may_be_played_on_any_board() -> None:
    state = RABBITS.new(2, 1, "meadow", board="sample")
    assert "building" not in state.view(0)
    assert state.phase == "journey"
    free = RABBITS.new(2, 1, "meadow", {"building": "free"})
    assert free.view(0)["building"]["style"] == "free"
    small = RABBITS.new(2, 1, "meadow", {"tight-suits": True, "building": "off"})
    assert small.board_data() == "sample-2"


def test_there_are_no_cards() -> None:
    view = meadow().view(0)
    assert (view["hand"], view["court"], view["lot"], view["pile_size"]) == ([], [], [], 0)
    assert (view["dice"], view["price"], view["unseen"]) == (None, None, [])
    assert RABBITS.atlas(view)["trios"] == []
    assert RABBITS.atlas(view)["cards"] == {}


@pytest.mark.rule("JR-4.4")
def test_a_turn_is_a_journey_along_free_roads() -> None:
    state = meadow()
    assert legal(state) == ["stay", *[f"exit {edge}" for edge in range(6)], "enough"]
    events = play(state, "exit 2", "take 3")
    assert codes(events) == ["travelled", "arrived", "turn-began"]
    assert state.place_of(0) == "JH"
    assert state.awaited == [1]
    assert state.phase == "journey"


def test_there_are_no_transfers() -> None:
    """At forks nobody hires a horse or a boat, and no road through woods stops for the other one."""
    state = meadow()
    play(state, "exit 2")
    assert legal(state) == ["take 1", "take 3"]
    assert why(state, "ride KD").code == "no-transfers"
    assert all("ride" not in str(action) for action, _ in state.refused(0))
    for seed in range(30):
        rng, state = Random(seed), meadow(3)
        while not state.over:
            lines = legal(state)
            assert not [line for line in lines if line.split()[0] in ("hike", "ride", "sail", "buy", "pay", "roll")]
            shown = [*lines, *[str(action) for action, _ in state.refused(state.awaited[0])]]
            hole = [line for line in shown if line.startswith("hole")]
            assert not hole or state.place_of(state.turn) == "underground"
            audit(state)
            play(state, f"{state.awaited[0]}: {rng.choice(legal(state, state.awaited[0]))}")


@pytest.mark.rule("JR-6.5")
def test_rabbits_go_down_into_caves_and_come_up_again() -> None:
    state = meadow(1, rabbits=("underground",))
    ways = [line for line in legal(state) if line.startswith("hole")]
    assert len(ways) == 4
    play(state, ways[0])
    assert state.place_of(0) != "underground"


@pytest.mark.rule("JR-6.7")
def test_from_off_board_a_rabbit_goes_underground() -> None:
    state = meadow(1, rabbits=("off-board",))
    assert legal(state) == ["underground", "enough"]
    play(state, "underground")
    assert state.place_of(0) == "underground"
    assert "stay" in legal(state)


def test_it_ends_when_all_agree() -> None:
    state = meadow(3)
    assert codes(play(state, "enough")) == ["end-proposed"]
    assert state.awaited == [1, 2]
    assert legal(state, 1) == ["agree", "play-on"]
    play(state, "2: agree")
    events = play(state, "1: agree")
    assert told(events, "ended") == [{"cause": "agreement", "ranking": [[0, 1, 2]]}]
    assert state.over
    assert state.ranking == [[0, 1, 2]]


def test_it_goes_on_if_one_of_them_wants_to() -> None:
    state = meadow(3)
    events = play(state, "enough", "1: play-on", "2: agree")
    assert [event.to(None) for event in events] == [{"code": "played-on", "params": {"seat": 0}}]
    assert state.awaited == [0]
    assert "enough" not in legal(state)
    assert why(state, "enough").code == "end-proposed-already"
    play(state, "stay")
    assert "enough" in legal(state)


def test_nobody_learns_who_wanted_to_play_on() -> None:
    heard = []
    for answers in (("1: play-on", "2: agree"), ("1: agree", "2: play-on")):
        state = meadow(3)
        events = play(state, "enough", *answers)
        heard.append(([event.to(0) for event in events], state.view(0)))
    assert heard[0] == heard[1]


def test_the_end_is_proposed_before_setting_out() -> None:
    state = meadow()
    play(state, "exit 2")
    assert "enough" not in legal(state)


def test_alone_it_ends_at_once() -> None:
    state = meadow(1)
    play(state, "enough")
    assert state.over
    assert state.ranking == [[0]]


@pytest.mark.rule("JR-4.10")
def test_it_ends_with_the_last_round_and_all_share_the_first_rank() -> None:
    state = meadow(2, options={"round-cap": 2})
    events = play(state, "stay", "stay", "exit 0", "stay")
    assert told(events, "ended")[0]["cause"] == "round-cap"
    assert state.ranking == [[0, 1]]


@pytest.mark.parametrize("option", ["flights", "trades", "trailing-carrots", "windfall-lottery", "early-deeds"])
def test_strategies_and_additions_do_not_go_with_it(option: str) -> None:
    others: dict[str, Any] = {"early-deeds": {"fights": True}}.get(option, {})
    with pytest.raises(BadInput) as refusal:
        RABBITS.new(2, preset="meadow", options={option: True, **others})
    assert refusal.value.reason.code == "options-clash"
    assert refusal.value.reason.params["option"] == "meadow"


def test_a_record_and_a_save_give_the_same_meadow() -> None:
    rng, state = Random(4), RABBITS.new(3, 4, "meadow")
    while not state.over:
        seat = rng.choice(state.awaited)
        state.play(seat, rng.choice(state.legal(seat)))
        view = state.view(seat)
        assert RABBITS.determinise(view, 1).view(seat) == view
    assert RABBITS.replay(state.record).view(0) == state.view(0)
    assert RABBITS.load(RABBITS.dump(state)).ranking == [[0, 1, 2]]
