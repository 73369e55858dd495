"""The command line: `jackhouse play | simulate | board | replay | games`."""

from jackhouse.cli.app import main

__all__ = ["main"]
