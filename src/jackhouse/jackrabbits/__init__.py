"""Jack Rabbits: cards and a map of tiles. `game.py` is the entry point; rules are in `steps/` and `transfers/`."""
