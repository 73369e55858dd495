"""Keeps tests that compose rules of their own to the plain engine: compiled classes cannot be subclassed."""

from jackhouse.kernel.build import COMPILED

collect_ignore = ["test_seams.py"] if COMPILED else []
