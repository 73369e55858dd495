"""How each game looks in a terminal: one small table. What is the same for all games is in `layout`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.text import Text

from jackhouse.cli.pirate_face import PirateFace
from jackhouse.cli.rabbit_face import RabbitFace
from jackhouse.kernel import Action
from jackhouse.text import Lexicon

__all__ = ["Face", "View", "face_of"]

View = Mapping[str, Any]


class Face(Protocol):
    """A game's own part of the screen. It sees views only."""

    rules: str
    """What the ids of its rules begin with: `JR-`."""

    def greeting(self, view: View) -> list[str]:
        """What is said before the first move: a welcome, and what the game is about."""

    def outcome(self, view: View) -> str:
        """How a game that is over has ended, in a line."""

    def worth_telling(self, heard: View, before: View | None) -> bool:
        """Is an event worth a line, after the one told before it?"""

    def asked(self, view: View) -> View:
        """The question as it is best put: the code and the facts that its text wants."""

    def heading(self, view: View) -> list[Text]:
        """What the top line says, the least important first: where room lacks, that is left out."""

    def picture(self, view: View, width: int, height: int) -> list[Text]:
        """The table as seen from above, in a box of that size."""

    def legend(self, view: View) -> list[Text]:
        """What the signs in the picture mean."""

    def status(self, view: View, width: int, roomy: bool) -> list[Text]:
        """All else that lies on the table, and the hand as its last line; `roomy`: with details."""

    def is_forced(self, action: Action) -> bool:
        """May this be done without asking, if there is nothing else to do?"""

    def caution(self, view: View, action: Action) -> str:
        """Returns a warning before an action that cannot be undone; "" for most actions."""

    def hints(self, view: View, action: Action) -> Sequence[str]:
        """What a choice comes to, ` → J♦ (pay 8)`, then the same in fewer and fewer signs; always as many forms."""


_FACES: Final[dict[str, Callable[[Lexicon, Sequence[str]], Face]]] = {
    "jack-rabbits": RabbitFace,
    "jackal": PirateFace,
}


def face_of(game: str, lexicon: Lexicon, names: Sequence[str]) -> Face:
    """The look of a game, with the players' names by seat."""
    return _FACES[game](lexicon, names)
