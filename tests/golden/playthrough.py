"""A whole game as text: each action, its events for each seat, and the changes in each seat's view."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from jackhouse import games
from jackhouse.kernel import Rng

FOLDER = Path(__file__).parent
STILL = ("game", "rules", "players", "options", "board", "seat", "moment")  # never changes, or says what others do


class Golden(NamedTuple):
    name: str
    game: str
    players: int
    preset: str
    seed: int
    options: dict[str, object]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


BUILT = {"tight-suits": True, "round-cap": 2}  # fewer suits make a smaller map, and a shorter playthrough

GOLDENS = [
    Golden("intro-2", "jack-rabbits", 2, "intro", 11, {"round-cap": 6, "hand-limit": "caught"}),
    Golden("intro-4", "jack-rabbits", 4, "intro", 12, {"round-cap": 3, "hand-limit": "caught"}),
    Golden("standard-2", "jack-rabbits", 2, "standard", 61, {"round-cap": 8, "hand-limit": "caught"}),
    Golden("standard-4", "jack-rabbits", 4, "standard", 18, {"round-cap": 5, "hand-limit": "caught"}),
    Golden("building-strict-2", "jack-rabbits", 2, "intro", 31, {**BUILT, "building": "strict"}),
    Golden("building-free-2", "jack-rabbits", 2, "intro", 26, {**BUILT, "building": "free"}),
    Golden("meadow-3", "jack-rabbits", 3, "meadow", 5, {"building": "off", "round-cap": 6}),
    Golden("jackal-2", "jackal", 2, "first-voyage", 6, {}),
    Golden("jackal-4", "jackal", 4, "voyage", 9, {"islands": 3}),
]


def playthrough(golden: Golden) -> str:
    """Returns a random game, by its seed, as lines."""
    state = games.get(golden.game).new(golden.players, golden.seed, golden.preset, golden.options)
    rng = Rng.of_seed(golden.seed)
    observers: list[int | None] = [*range(golden.players), None]
    seen: dict[int | None, dict[str, Any]] = {observer: {} for observer in observers}
    lines = [f"# {golden.players} players, {golden.preset}, seed {golden.seed}", *_changes(state, observers, seen)]
    while not state.over:
        seat = state.awaited[rng.below(len(state.awaited))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        lines.append(f"\n> {seat} {action}    ({len(legal)} legal)")
        for event in state.play(seat, action):
            heard = {_name(observer): event.to(observer) for observer in observers}
            for text in sorted({json.dumps(what, ensure_ascii=False) for what in heard.values() if what is not None}):
                who = [name for name, what in heard.items() if json.dumps(what, ensure_ascii=False) == text]
                lines.append(f"  ! {' '.join(who)}: {text}")
        lines += _changes(state, observers, seen)
    return "\n".join(lines) + "\n"


def _changes(state: Any, observers: list[int | None], seen: dict[int | None, dict[str, Any]]) -> list[str]:
    """Returns the changes in each observer's view; equal changes are written once."""
    news: dict[str, list[str]] = {}
    for observer in observers:
        view = state.view(observer)
        for key, value in view.items():
            if key not in STILL and seen[observer].get(key, "?") != value:
                news.setdefault(f"{key} = {json.dumps(value, ensure_ascii=False)}", []).append(_name(observer))
        seen[observer] = view
    return [f"  . {' '.join(who)}: {what}" for what, who in news.items()]


def _name(observer: int | None) -> str:
    return "onlooker" if observer is None else str(observer)
