"""Jack Rabbits: cards on a map of wooden tiles. `game.py` is the door; rules live in `steps/` and `transfers/`."""
