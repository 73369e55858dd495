"""Golden playthroughs: what every seat sees at every step, so that a leak or a changed rule shows as a diff."""
