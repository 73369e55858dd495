"""Recorded games, told to a page as the server would: all at once, so that it plays them one after the other."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute

from jackhouse import games
from tests.conformance.play import choose
from tests.web.browser import Guest, wait_until

__all__ = ["Recording", "described", "new_game", "watch"]

TOGETHER = 4  # actions
TO_LOT = ("refuted", "discarded")  # events of cards that are seen to fly only if they go to the lot


class Recording:
    """The messages that one viewer gets in some games: events, and the states after them."""

    def __init__(self, table: dict[str, Any], viewer: int | None = 0) -> None:
        """`table`: as the server describes it."""
        self.table = table
        self.viewer = viewer
        self.messages: list[dict[str, Any]] = []
        self.codes: set[tuple[str, bool]] = set()  # of events, and whether the viewer's own seat did it
        self.number = 0
        self.decision = 0
        self.struck = False  # whether cards were laid in the present fight that go to the lot at its end

    def play(self, state: Any, rng: Random, steps: int, wanted: set[tuple[str, bool]] | None = None) -> None:
        """Show a state, and go on from it at random: so many steps, or until all that is wanted has happened.

        Several actions come with one state, as they do when bots answer faster than the page plays.
        """
        self.show(state)
        self.struck = False
        for step in range(steps):
            if state.over or (wanted is not None and wanted <= self.codes):
                break
            seat = rng.choice(state.awaited)
            self.tell(state.play(seat, choose(state, seat, rng, eager=0.7)))
            if step % TOGETHER == TOGETHER - 1:
                self.show(state)
        self.show(state)

    def tell(self, events: Iterable[Any]) -> None:
        told = [seen for event in events if (seen := event.to(self.viewer)) is not None]
        for event in told:
            self.number += 1
            event["n"] = self.number
            mine = self.viewer is not None and event["params"].get("seat") == self.viewer
            if self.is_seen(event["code"], event["params"]):
                self.codes.add((event["code"], mine))
        if told:
            self.messages.append({"type": "events", "seat": self.viewer, "events": told})

    def is_seen(self, code: str, params: dict[str, Any]) -> bool:
        """Whether an event moves what it moves as a rule: the end of a fight only cards that this recording showed."""
        if code == "fight-won":
            laid, self.struck = self.struck, False
            return laid
        if code == "struck":
            self.struck = self.struck or goes_to_lot(params)
        return code not in TO_LOT or goes_to_lot(params)

    def show(self, state: Any) -> None:
        self.decision += 1
        shown = {"type": "state", "seat": self.viewer, "n": self.number, "table": self.table}
        shown |= {"view": state.view(self.viewer), "decision": self.decision, "undoable": False}
        self.messages.append({**shown, "legal": [], "refused": []})


def watch(guest: Guest, recording: Recording, pace: str = "brisk") -> None:
    """The guest's page shows the recording, and has shown all of it when this returns."""
    page, viewer = guest.page, recording.viewer

    def serve(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            kind = json.loads(text)["type"]
            if kind == "ping":
                socket.send(json.dumps({"type": "pong"}))
            elif kind == "hello":
                socket.send(json.dumps({"type": "welcome", "seats": [] if viewer is None else [viewer]}))
                socket.send(json.dumps(recording.messages[0]))

        socket.on_message(hear)
        sockets.append(socket)

    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/socket", serve)
    guest.run_first(f"localStorage.setItem('jackhouse', JSON.stringify({{pace: '{pace}', alone: false}}))")
    guest.visit(f"/t/{recording.table['code']}")
    page.locator('.prompt[data-decision="1"]').wait_for()
    wait_until(page, "() => performance.getEntriesByName('complete').length")  # until then events are not played
    for message in recording.messages[1:]:
        sockets[-1].send(json.dumps(message))
    page.locator(f'.prompt[data-decision="{recording.decision}"]').wait_for(timeout=600_000)


def described(guest: Guest, code: str) -> dict[str, Any]:
    """A table as the server describes it in a state."""
    found: dict[str, Any] = guest.api("GET", f"/api/tables/{code}/state?seat=0")["table"]
    return found


def new_game(game: str, players: int, seed: int) -> Any:
    return games.get(game).new(players=players, seed=seed)


def goes_to_lot(params: dict[str, Any]) -> bool:
    """Whether one of these cards joins the lot: royals and jokers return to the court, and an ace may stay."""
    return any(card[0].isdigit() for card in params.get("cards") or [params["card"]])
