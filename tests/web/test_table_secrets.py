"""A secret never reaches the page: what comes over the line is, word for word, what its seat may know."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from jackhouse import games
from jackhouse.kernel import Record
from tests.web.browser import Guest
from tests.web.tables import at_table, choose, open_table, position, settled


def listen(page: Page) -> list[dict[str, Any]]:
    """All that the page receives over its line."""
    frames: list[dict[str, Any]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(json.loads(data)))

    page.on("websocket", hear)
    return frames


def test_the_line_carries_what_its_seat_may_know_and_nothing_else(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    setup = position(
        rabbits=["JC", "JC"], hands=["KS QH 9D 4D 10C 6H 5S", "9S 2H 8H 10D"], dice=[[3, 4], [2, 6], [1, 5]], seed=5
    )
    code = open_table(ana, ben, **setup)
    frames = [listen(ana.page), listen(ben.page)]
    pages = [at_table(ana, code), at_table(ben, code)]
    moment = 0
    while moment < 250 and (asked := asked_seats((ana, ben), code)):
        seat = asked[0]
        guest = (ana, ben)[seat]
        settled(pages[seat])
        known = len(frames[seat]) - 1
        choose(pages[seat], guest.api("POST", f"/api/tables/{code}/seats/{seat}/hint")["action"])
        shown = set(pages[seat].locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))
        assert shown <= hand_of(frames[seat][:known]) | every_hand(frames[seat][known:])
        moment += 1
    for page in pages:
        page.locator(".finale").wait_for()
    record = Record.from_dict(ana.api("GET", f"/api/tables/{code}/record"))
    for seat in (0, 1):
        check_frames(frames[seat], seat, record)


def asked_seats(guests: tuple[Guest, ...], code: str) -> list[int]:
    """The seats that have something to decide; none once the game is over."""
    states = [guest.api("GET", f"/api/tables/{code}/state?seat={seat}") for seat, guest in enumerate(guests)]
    return [seat for seat, state in enumerate(states) if state["legal"]]


def hand_of(frames: list[dict[str, Any]]) -> set[str]:
    """The viewer's hand in the last state."""
    return next((set(frame["view"]["hand"]) for frame in reversed(frames) if frame["type"] == "state"), set())


def every_hand(frames: list[dict[str, Any]]) -> set[str]:
    """The cards that the viewer held in any of these states."""
    return {card for frame in frames if frame["type"] == "state" for card in frame["view"]["hand"]}


def check_frames(frames: list[dict[str, Any]], seat: int, record: Record) -> None:
    """Every frame was the seat's own, as the record plays it again: it names no card that this seat did not know."""
    moments, events, codes = played_again(seat, record)
    told = [event for frame in frames if frame["type"] == "events" for event in frame["events"]]
    told = [{"code": event["code"], "params": event["params"]} for event in told if event["code"] in codes]
    assert {frame["seat"] for frame in frames if frame["type"] in ("state", "events")} == {seat}
    assert told == events
    for frame in frames:
        if frame["type"] == "state":
            assert as_json({key: frame.get(key) or [] for key in SHOWN}) in moments
            frame = {key: value for key, value in frame.items() if key not in SHOWN}
        if frame["type"] != "events":
            assert not CARD.findall(as_json(frame)), frame


SHOWN = ("view", "legal", "refused")
CARD = re.compile(r"\b(?:10|[2-9AJQK])[CSHD]\b|\b(?:boat|horse)\b")


def played_again(seat: int, record: Record) -> tuple[set[str], list[dict[str, Any]], set[str]]:
    """Returns what the page may show to a seat at each moment of a game, its events, and the codes of all events."""
    game = games.get("jack-rabbits")
    state = game.start(record)
    moments, codes = {shown(state, seat)}, set[str]()
    events: list[dict[str, Any]] = []
    for line in record.actions:
        who, _, action = line.partition(" ")
        made = state.undo(int(who)) if action == "undo" else state.play(int(who), game.parse(action))
        codes.update(event.code for event in made)
        events += [json.loads(as_json(event.to(seat))) for event in made if event.to(seat) is not None]
        moments.add(shown(state, seat))
    return moments, events, codes


def shown(state: Any, seat: int) -> str:
    refused = [
        {"action": str(action), "code": why.code, "rule": why.rule, "params": why.params}
        for action, why in state.refused(seat)
    ]
    return as_json(
        {"view": state.view(seat), "legal": [str(action) for action in state.legal(seat)], "refused": refused}
    )


def as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
