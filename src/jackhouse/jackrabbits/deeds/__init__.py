"""Deeds: what a rabbit at rest can do in the Acquisition phase, one a file."""
