"""Which build of the engine this is."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
