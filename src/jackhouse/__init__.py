"""Jackhouse: Jack Rabbits and Jackal, the card game, on one deterministic engine.

The way in is the registry: ``from jackhouse import games; games.get("jack-rabbits")``.
"""

__version__ = "0.1.0"
