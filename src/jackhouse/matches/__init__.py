"""Games between bots, their statistics, and trials of boards."""
