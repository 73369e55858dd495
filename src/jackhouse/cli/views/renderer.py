"""The interface between the terminal and the look of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.text import Text

from jackhouse.kernel import Action

__all__ = ["Destination", "GameRenderer", "View"]

View = Mapping[str, Any]
"""The view of a seat or an onlooker, or the visible part of an event."""


class Destination(NamedTuple):
    """A place that several actions in a row lead to: its key, which may be typed, its name, and the way in words."""

    key: str
    name: str
    text: str
    actions: Sequence[str]


class GameRenderer(Protocol):
    """Renders one game from views. What all games share is in `jackhouse.cli.terminal`."""

    rule_prefix: str
    """The first letters of the ids of its rules: `JR-`."""

    def greeting(self, view: View) -> list[str]:
        """Returns the first lines of the log: a welcome, and the goal of the game."""

    def outcome(self, view: View) -> str:
        """Returns the result of a game that is over, in one line."""

    def is_reported(self, event: View, previous: View | None) -> bool:
        """Whether an event gets a line in the log, given the event of the line before it."""

    def question(self, view: View) -> View:
        """Returns the question as it is shown: its code and the parameters of its text."""

    def heading(self, view: View) -> list[Text]:
        """Returns the pieces of the top line, the least important first: those are dropped if there is no room."""

    def picture(self, view: View, width: int, height: int) -> list[Text]:
        """Draws the map in a box of this size."""

    def legend(self, view: View) -> list[Text]:
        """Explains the signs in the picture."""

    def status(self, view: View, width: int, detailed: bool) -> list[Text]:
        """Returns players, piles and cards in words; the hand is the last line."""

    def is_forced(self, action: Action) -> bool:
        """Whether this action is played without asking if it is the only one."""

    def warning(self, view: View, action: Action) -> str:
        """Returns a warning before an action that cannot be undone; "" for most actions."""

    def destinations(self, view: View) -> Sequence[Destination]:
        """Returns the places that the player can go to at once, the cheapest way to each first."""

    def action(self, view: View, action: Action, form: str = "") -> str:
        """Returns a choice in words; with the form `short`, in fewer words if there are any."""

    def hints(self, view: View, action: Action) -> Sequence[str]:
        """Returns the effect of a choice, ` → J♦ (pay 8)`, in three forms from the longest to the shortest."""
