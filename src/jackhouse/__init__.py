"""Jackhouse: Jack Rabbits and Jackal, the card game, on one deterministic engine.

The way in is the registry: ``from jackhouse import games; games.get("jack-rabbits")``.
"""

import os

__version__ = "0.1.0"

if os.environ.get("JACKHOUSE_ENGINE") == "compiled":
    from jackhouse.engine import use_compiled

    use_compiled()
