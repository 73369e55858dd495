"""`python -m tests.soak.mixes [MIXES]`: games of Jack Rabbits with random mixes of options, on the compiled engine.

Each game is played to its end with an audit after every action, and compared in two worlds from random moments on.
"""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

from rich.progress import track

from jackhouse import engine, games
from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel.build import COMPILED
from tests.conformance.option_mixes import accepted, any_mix
from tests.conformance.play import observers, step, wander
from tests.conformance.redealing import redealt
from tests.conformance.worlds import Pair

MIXES = 2_000
ROUNDS = 20  # at most, or islands
ACTIONS_BEFORE = (10, 60)  # the comparison of two worlds
ACTIONS_COMPARED = 8


def mix_of(game: Any, number: int) -> dict[str, Any]:
    """Returns the arguments of `new` for a mix."""
    rng = Random(number)
    players = rng.randint(game.fewest, game.most)
    mix = any_mix(rng.choice, game.catalogue, players, ROUNDS)
    return accepted(game, {"players": players, "seed": number, **mix})


def play_to_the_end(state: Any, rng: Random) -> int:
    """Returns the number of actions; fails if somebody is stuck or cards are lost."""
    actions = 0
    while not state.over:
        audit(state)
        assert state.awaited
        assert all(bool(state.legal(seat)) == (seat in state.awaited) for seat in range(state.players))
        step(state, rng)
        actions += 1
    audit(state)
    return actions


def compare_worlds(game: Any, setup: dict[str, Any], rng: Random) -> int:
    """Returns the number of pairs of worlds that were compared; a difference that a seat may not see fails."""
    compared = 0
    for actions in ACTIONS_BEFORE:
        state = game.new(**setup)
        wander(state, rng, actions)
        for seat in observers(state):
            other = redealt(state, seat, rng)
            if other is not None:
                Pair(state, other, seat, rng, Counter()).go_on(ACTIONS_COMPARED, eager=0.5)
                compared += 1
    return compared


def main(mixes: int) -> None:
    game = games.get("jack-rabbits")
    options: Counter[str] = Counter()
    actions = pairs = 0
    for number in track(range(mixes), "mixes of options"):
        setup, rng = mix_of(game, number), Random(number)
        try:
            state = game.new(**setup)
            options.update(
                key for key, value in state.ruleset.options.items() if game.catalogue.options[key].is_active(value)
            )
            actions += play_to_the_end(state, rng)
            pairs += compare_worlds(game, setup, rng)
        except Exception:
            print(f"mixes: number {number} failed: {setup}", flush=True)
            raise
    rarest = min(options.items(), key=lambda item: item[1])
    print(
        f"mixes: {mixes} played to the end, {actions} actions audited, {pairs} pairs of worlds compared; "
        f"{len(options)} options on, the rarest {rarest[0]} in {rarest[1]} mixes"
    )


if __name__ == "__main__":
    if not COMPILED and engine.is_built():  # the engine is chosen when it is imported
        again = [sys.executable, "-m", "tests.soak.mixes", *sys.argv[1:]]
        sys.exit(subprocess.run(again, env={**os.environ, engine.CHOICE: "compiled"}, check=False).returncode)
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MIXES)
