"""The look of each game in a terminal."""

from collections.abc import Callable, Sequence
from typing import Final

from jackhouse.cli.views.jack_rabbits import JackRabbitsRenderer
from jackhouse.cli.views.jackal import JackalRenderer
from jackhouse.cli.views.renderer import GameRenderer
from jackhouse.text import Lexicon

__all__ = ["renderer_for"]

_RENDERERS: Final[dict[str, Callable[[Lexicon, Sequence[str]], GameRenderer]]] = {
    "jack-rabbits": JackRabbitsRenderer,
    "jackal": JackalRenderer,
}


def renderer_for(game: str, lexicon: Lexicon, names: Sequence[str]) -> GameRenderer:
    """Returns the renderer of a game, with the players' names by seat."""
    return _RENDERERS[game](lexicon, names)
