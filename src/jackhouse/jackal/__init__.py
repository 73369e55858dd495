"""Jackal, the card game: pirates plan rows of cards and race for treasure. `game.py` is the entry point."""
