"""The greedy strategy of Jackal."""
