"""Boards: the tiles of a map that grows, and what is made with it (JR-2, JR-3.2)."""
