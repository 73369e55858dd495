"""The greedy strategy of Jack Rabbits."""
