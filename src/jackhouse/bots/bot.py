"""The interface of a bot: it chooses one of its legal actions from what its seat may know."""

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from jackhouse.kernel import Action, Rng

__all__ = ["Bot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that implements `choose(view, legal, rng) -> action`. It gets no other input."""

    key: ClassVar[str] = ""

    def needs_view(self, legal: list[Action]) -> bool:
        """Whether the bot reads the view to choose among these actions. If not, the caller may pass an empty one."""
        return True

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        """Returns one of the legal actions."""
        raise NotImplementedError  # pragma: no cover - every bot overrides it
