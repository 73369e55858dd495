"""Whether this engine is the compiled build."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
