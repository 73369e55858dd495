"""Flying cards and coins: whatever moves one in a recorded game is seen to fly, from where it lies to where it goes."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.conformance import moments, play
from tests.text import codes
from tests.web.browser import Guest, wait_until
from tests.web.recorded import Recording, described, new_game, watch
from tests.web.tables import open_table

DESKTOP = {"width": 1440, "height": 900}
SCREENS = {"desktop": DESKTOP, "phone": {"width": 390, "height": 844}, "landscape": {"width": 740, "height": 360}}
PLAYERS = 3

# Where a flight begins and ends. `hand`: mine, or a player's button; `another`: the hand of another than the actor.
MOVES: dict[str, dict[str, list[tuple[str, str]]]] = {
    "jack-rabbits": {
        "drew": [("pile", "hand")],
        "reshuffled": [("lot", "pile")],
        "paid": [("hand", "lot")],
        "refuted": [("hand", "lot")],
        "discarded": [("hand", "lot")],
        "royal-returned": [("hand", "court"), ("map", "court")],
        "joker-returned": [("hand", "court")],
        "struck": [("hand", "map")],
        "fight-won": [("map", "lot")],
        "showed": [("hand", "map"), ("map", "hand")],
        "contested": [("hand", "map"), ("map", "hand")],
        "proved": [("hand", "map"), ("map", "hand")],
        "traded": [("lot", "hand")],
        "bought-joker": [("court", "hand")],
        "stole": [("another", "hand")],
        "seized": [("another", "hand")],
        "handed": [("hand", "another")],
        "acquired": [("court", "hand")],
    },
    "jackal": {
        "visited-tortuga": [("player", "pile")],
        "drew": [("pile", "hand")],
        "deck-remade": [("discard", "pile")],
        "revealed": [("hand", "row"), ("sealed", "row")],
        "gave-rum": [("hand", "row")],
        "guided": [("hand", "row")],
        "beat-bandit": [("hand", "row")],
        "doubled": [("hand", "row")],
        "paid-out": [("map", "player")],
    },
}
# Events of the games and of tables that move no card or coin.
STILL = {
    *("turn-began", "rolled", "stayed", "stepped", "travelled", "transferred", "arrived", "flew", "fell", "exiled"),
    *(
        "attacked",
        "caught",
        "uncontested",
        "uncalled",
        "order-drawn",
        "nothing-to-steal",
        "palace-opened",
        "palace-closed",
        "no-card-left",
        "passed",
        "passport-counts",
        "rested",
        "gave-up",
        "kept-ace",
        "offered",
        "offer-accepted",
        "offer-declined",
        "laid-down",
        "uncovered",
        "denounced",
        "trade-kept",
        "won",
    ),
    *("island-shown", "island-lost", "sailed", "committed", "landed", "moved", "trudged", "reached", "row-ended"),
    *("building-began", "tiles-dealt", "flipped", "placed", "taken-back", "finishing", "reopened", "built"),
    *("end-proposed", "played-on"),
    *("deck-empty", "ended", "took-back", "timed-out"),
    *("said", "game-began", "rematch", "bot-seated"),
    *("seat-left", "seat-lent", "seat-named", "seat-returned", "seat-taken"),
}

ARRIVES = ("acquired", "bought-joker", "traded", "drew", "stole", "seized")
LEAVES = ("paid", "refuted", "discarded", "struck", "joker-returned", "royal-returned")

# A frame takes no time, so that a flight has a first and a last position, and none in between.
OBSERVE = """
  const frames = new Map();
  const channel = new MessageChannel();
  let asked = 0;
  channel.port1.onmessage = ({ data }) => {
    const step = frames.get(data);
    frames.delete(data);
    step?.(performance.now() + 1e6);
  };
  window.requestAnimationFrame = (step) => (frames.set(++asked, step), channel.port2.postMessage(asked), asked);
  window.cancelAnimationFrame = (id) => frames.delete(id);
  const PARTS = {
    own: ".hand", player: ".player", map: ".map", row: ".march:not(.sealed), .crew-row, .reveal-row", sealed: ".sealed",
    court: "[data-heap=court]", lot: "[data-heap=lot]", pile: "[data-heap=pile]", discard: "[data-heap=discard]",
    side: ".table-side", prompt: ".prompt",
  };
  const pointOf = (thing) => thing.style.transform.match(/-?[0-9.]+/g)?.map(Number) ?? [0, 0];
  const whereOf = (thing) => {
    const [x, y] = pointOf(thing);
    const hit = document.elementsFromPoint(x, y);
    const parts = Object.keys(PARTS).filter((part) => hit.some((element) => element.closest(PARTS[part])));
    const player = hit.map((element) => element.closest(".player")).find(Boolean);
    return { x, y, parts, seat: player ? Number(player.dataset.seat) : null };
  };
  const held = () => [...document.querySelectorAll(".hand .card:not(.coming)")].map((card) => card.dataset.card);
  window.flights = [];
  window.lines = []; // of the log, and what the header said when each was written
  const flying = new Map();
  new MutationObserver((changes) => {
    const line = document.querySelector(".log-lines li:last-child");
    for (const { addedNodes, removedNodes } of changes) {
      for (const thing of addedNodes) {
        const header = document.querySelector(".status .round")?.textContent;
        if (thing.dataset?.event) window.lines.push({ code: thing.dataset.event, text: thing.textContent, header });
        if (!thing.classList?.contains("flying")) continue;
        const seat = thing.dataset.seat ?? line.querySelector(".dot")?.getAttribute("class").match(/seat-([0-9])/)?.[1];
        const name = thing.querySelector("use").getAttribute("href").replace(/^#(card|action)-/, "");
        const card = { orthogonal: "+", diagonal: "X" }[name] ?? name;
        const actor = seat === undefined ? null : Number(seat);
        const flight = { code: line.dataset.event, seat: actor, card, from: whereOf(thing), hand: held() };
        flying.set(thing, flight);
        window.flights.push(flight);
      }
      for (const thing of removedNodes) {
        const flight = flying.get(thing);
        if (!flight) continue;
        flight.to = whereOf(thing);
        queueMicrotask(() => (flight.after = held())); // once it has arrived, before anything else happens
      }
    }
  }).observe(document, { childList: true, subtree: true });
"""


def recorded(game: str, table: dict[str, Any], viewer: int | None) -> Recording:
    """A whole game, and moments in which the rarer events happen, to me and to others."""
    recording = Recording(table, viewer)
    state = new_game(game, PLAYERS, seed=4)
    recording.show(state)
    recording.tell(state.opening)
    recording.play(state, Random(4), steps=60)
    makers: tuple[Callable[[Random], Any], ...] = (
        (play.pirate_table,) if game == "jackal" else (moments.crowned, moments.crowded, moments.proving, *RARER)
    )
    wanted = {(code, mine) for code in MOVES[game] for mine in (True, False)} - {
        (code, True) for code in ("reshuffled", "deck-remade")
    }
    if viewer is None:
        wanted = {(code, mine) for code, mine in wanted if not mine}
    for number in range(1500):
        missing = wanted - recording.codes
        if not missing:
            return recording
        rng = Random(number)
        state = makers[number % len(makers)](rng)
        if state.players != PLAYERS or state.over:
            continue
        trial = Recording(table, viewer)
        copy, drawn = state.clone(), rng.getstate()
        trial.play(copy, rng, steps=30)
        if trial.codes & missing:
            rng.setstate(drawn)
            recording.play(state, rng, 30, recording.codes | trial.codes & missing)
    raise AssertionError(f"never happened: {sorted(wanted - recording.codes)}")


RARER = (
    *(moments.fighting, moments.trading, moments.robbed, moments.seizing, moments.dealing),
    *(moments.paying, moments.rich),
)


def test_every_event_is_known_to_move_something_or_nothing() -> None:
    assert {code for moves in MOVES.values() for code in moves} | STILL == codes.events().found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", MOVES)
def test_every_flight_begins_where_a_thing_lies_and_ends_where_it_goes(
    invite: Callable[..., Guest], game: str, screen: str
) -> None:
    flights = flown(invite(viewport=SCREENS[screen], reduced_motion="no-preference"), game, 0)
    check(flights, game, 0, screen)
    own = [flight for flight in flights if flight["seat"] == 0]
    for flight in own:
        if flight["code"] in ARRIVES:
            assert flight["card"] in flight["after"], flight
        if flight["code"] in LEAVES:
            assert flight["card"] not in flight["hand"], flight


@pytest.mark.parametrize("game", MOVES)
def test_an_onlooker_sees_them_fly_too(invite: Callable[..., Guest], game: str) -> None:
    check(flown(invite(viewport=DESKTOP, reduced_motion="no-preference"), game, None), game, None, "desktop")


def test_the_header_changes_with_the_island(invite: Callable[..., Guest]) -> None:
    guest = invite(viewport=DESKTOP, reduced_motion="no-preference")
    recording = Recording(described(guest, open_table(guest, bots=PLAYERS - 1, game="jackal")), 0)
    state, rng = new_game("jackal", PLAYERS, seed=4), Random(4)
    recording.show(state)
    while state.round < 3:  # all in one go
        seat = rng.choice(state.awaited)
        recording.tell(state.play(seat, play.choose(state, seat, rng)))
    recording.show(state)
    guest.run_first(OBSERVE)
    watch(guest, recording)
    lines = guest.page.evaluate("window.lines")
    second = next(at for at, line in enumerate(lines) if line["text"].startswith("Island 2"))
    third = next(at for at, line in enumerate(lines) if line["text"].startswith("Island 3"))
    assert {line["header"] for line in lines[:second]} == {"Island 1 of 10"}
    assert {line["header"] for line in lines[second + 1 : third]} == {"Island 2 of 10"}


def flown(guest: Guest, game: str, viewer: int | None) -> list[dict[str, Any]]:
    """All flights of the recorded games on this guest's page."""
    code = open_table(guest, bots=PLAYERS - 1, game=game)
    recording = recorded(game, described(guest, code), viewer)
    guest.run_first(OBSERVE)
    watch(guest, recording)
    wait_until(guest.page, "() => window.flights.every(({ after }) => after)")
    flights: list[dict[str, Any]] = guest.page.evaluate("window.flights")
    seen = {flight["code"] for flight in flights}
    assert seen == set(MOVES[game])
    return flights


def check(flights: list[dict[str, Any]], game: str, viewer: int | None, screen: str) -> None:
    wrong = [
        flight
        for flight in flights
        if not any(
            fits(flight["from"], start, flight["seat"], viewer, screen)
            and fits(flight["to"], end, flight["seat"], viewer, screen)
            for start, end in MOVES[game][flight["code"]]
        )
    ]
    print(f"\n{game}, {screen}, viewer {viewer}: {len(flights)} flights")
    assert wrong == []


def fits(where: dict[str, Any], part: str, seat: int | None, viewer: int | None, screen: str) -> bool:
    """Whether this is the place. On a small screen a part scrolled away is found at the edge of its container."""
    hidden = screen != "desktop" and is_in(where, "prompt" if part in ("row", "sealed") else "side")
    if part in ("hand", "player"):
        if part == "hand" and seat == viewer:
            return is_in(where, "own") or (screen != "desktop" and is_in(where, "prompt"))  # an empty hand is lower
        return hidden or where["seat"] == seat
    if part == "another":
        return hidden or is_in(where, "own") or where["seat"] not in (None, seat)
    return is_in(where, part) or (hidden and part != "map")


def is_in(where: dict[str, Any], part: str) -> bool:
    return part in where["parts"]
