"""Events, seen: whatever happens in a game can be played, and leaves every rabbit where it is."""

from typing import Any

import pytest

from jackhouse import bots, games
from jackhouse.kernel import Rng
from tests.web.browser import Guest

PLAY = """async ({ events, players, facts }) => {
  const load = (name) => import(`/web/js/${name}.js`);
  const [{ EventAnimations }, { BoardMap }, { Motion }, { Lexicon }] = await Promise.all(
    ["jackrabbits/event_animations", "jackrabbits/board_map", "table/motion", "text/lexicon"].map(load));
  const motion = new Motion({ get: () => "brisk" });
  motion.cut();
  let rabbits = Array(players).fill("citadel");
  const services = {
    lexicon: await Lexicon.load("en", "table"), motion, sound: { play() {} },
    names: () => ["A", "B", "C", "D"], seat: () => 0,
  };
  const map = await BoardMap.load(services, { game: "jack-rabbits", board: "sample", options: {} });
  document.querySelector("main").replaceChildren(map.element);
  const bare = document.createElement("div");
  const nowhere = (things) => things.map(() => null);
  const place = () => ({ leave: nowhere, expect: nowhere, arrive() {} });
  const still = { element: bare, phase() {}, roll() {}, change() {}, place, shown: place, view: { lot: [] } };
  const table = { map, status: still, openCards: still, hand: still, facts, get view() { return { rabbits }; } };
  const animations = new EventAnimations(services, table);
  map.show({ rabbits, carrots: {}, turn: 0, journey: null }, services.names());
  const wrong = [];
  for (const event of events) {
    if (event.rabbits) {
      rabbits = event.rabbits;
      rabbits.forEach((place, seat) => {
        const [here, there] = [map.where(seat), map.home(place, seat)];
        if (Math.hypot(here[0] - there[0], here[1] - there[1]) > 1) wrong.push([event, seat, here, there]);
      });
    } else {
      await animations.play(event);
    }
  }
  return wrong;
}"""


def happenings(seed: int, bot: str) -> list[dict[str, Any]]:
    """Returns the events of a game as seat 0 sees them, and the places of the rabbits when each turn begins."""
    game = games.get("jack-rabbits")
    state, rng = game.new(players=3, seed=seed), Rng.of_seed(seed)
    told: list[dict[str, Any]] = []
    while not state.over and len(told) < 900:
        seat = state.awaited[0]
        for event in state.play(seat, bots.get(bot).choose(state.view(seat), state.legal(seat), rng)):
            seen = event.to(0)
            if seen is not None and event.code == "turn-began":
                told.append({"rabbits": state.view(0)["rabbits"]})
            if seen is not None:
                told.append(seen)
    return told


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_event_can_be_played_and_rabbits_end_where_they_are(guest: Guest, bot: str) -> None:
    page = guest.visit("/rules")
    events = happenings(5, bot)
    codes = {event["code"] for event in events if "code" in event}
    assert {"travelled", "arrived", "rolled", "drew"} <= codes
    facts = {"cards": games.get("jack-rabbits").atlas(games.get("jack-rabbits").new(3, 1).view(None))["cards"]}
    assert page.evaluate(PLAY, {"events": events, "players": 3, "facts": facts}) == []
