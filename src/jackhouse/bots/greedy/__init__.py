"""The greedy bot and its strategies."""
