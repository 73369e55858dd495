"""Golden playthroughs: the views of every seat at every step, so that a leak or a changed rule is a diff."""
