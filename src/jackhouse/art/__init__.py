"""Pictures: a view in, SVG out, and nothing else. Pure: no clock, no files, no state."""
