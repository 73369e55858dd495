"""The lab: simulations of many games, their statistics, and benchmarks."""
