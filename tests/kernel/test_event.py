"""Events: the seats that may know of an event, and of each of its parameters."""

import pytest

from jackhouse.kernel import EVERYONE, Event, only

DREW = Event("drew", {"seat": 1, "card": "7S"}, secrets={"card": only(1)})
STEPPED = Event("stepped", {"seat": 2, "path": ["fork1:0"]}, only(2))
STOLEN = Event("stolen", {"by": 0, "from": 2, "card": "KD"}, secrets={"card": only(0, 2)})
WHISPER = Event("whisper", {"seat": 0, "word": "x"}, only(0, 1), {"word": only(1)})


@pytest.mark.parametrize("event", [DREW, STEPPED, STOLEN, WHISPER, Event("rolled", {"dice": [1, 2]})])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_event_is_told_alike_to_seats_that_learn_no_more_than_onlookers(event: Event, seat: int | None) -> None:
    assert event.is_same_for_all(seat) == (event.to(seat) == event.to(None))


@pytest.mark.parametrize(
    ("event", "seat", "told"),
    [
        (DREW, 1, {"seat": 1, "card": "7S"}),
        (DREW, 0, {"seat": 1}),
        (DREW, None, {"seat": 1}),
        (STEPPED, 2, {"seat": 2, "path": ["fork1:0"]}),
        (STEPPED, 0, None),
        (STEPPED, None, None),
        (STOLEN, 0, {"by": 0, "from": 2, "card": "KD"}),
        (STOLEN, 2, {"by": 0, "from": 2, "card": "KD"}),
        (STOLEN, 1, {"by": 0, "from": 2}),
        (STOLEN, None, {"by": 0, "from": 2}),
        (WHISPER, 0, {"seat": 0}),
        (WHISPER, 1, {"seat": 0, "word": "x"}),
        (WHISPER, 2, None),
    ],
)
def test_each_hears_what_it_may_know(event: Event, seat: int | None, told: dict[str, object] | None) -> None:
    assert event.to(seat) == (None if told is None else {"code": event.code, "params": told})


def test_a_change_to_redacted_parameters_does_not_change_the_event() -> None:
    event = Event("rolled", {"seat": 0, "price": 7})
    told = event.to(1)
    assert told is not None
    told["params"] = None
    second = event.to(1)
    assert second is not None
    second["params"].clear()  # type: ignore[attr-defined]
    assert event.to(0) == {"code": "rolled", "params": {"seat": 0, "price": 7}}


@pytest.mark.parametrize(
    ("event", "seat", "teaches"),
    [
        (Event("rolled", {}), 0, True),
        (DREW, 1, True),
        (STEPPED, 2, False),
        (STEPPED, 1, True),
        (WHISPER, 0, True),
        (WHISPER, 1, True),
        (Event("took-back", {"seat": 0}, only(0)), 0, False),
    ],
)
def test_does_it_teach_anybody_else(event: Event, seat: int, teaches: bool) -> None:
    assert event.teaches_others(seat) is teaches


def test_audiences_are_masks_of_seats() -> None:
    assert only() == 0
    assert only(0) == 1
    assert only(1, 3) == 0b1010
    assert Event("ended", {}).audience == EVERYONE
    assert Event("nothing", {}, only()).to(0) is None


def test_its_name_and_parameters_show_in_a_debugger() -> None:
    assert repr(DREW) == "drew {'seat': 1, 'card': '7S'}"
