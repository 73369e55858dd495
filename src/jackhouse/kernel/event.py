"""Events: a code, parameters, and who may know each parameter. They are redacted only here, views in `State.view`."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["EVERYONE", "Event", "only"]

EVERYONE: Final = -1
"""An audience is a mask of seats; everyone includes onlookers."""


def only(*seats: int) -> int:
    """Returns the audience of these seats alone."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def hears(audience: int, seat: int | None) -> bool:
    return audience == EVERYONE or (seat is not None and (audience >> seat) & 1 == 1)


def _own(value: object) -> object:
    """Copies a list, so that no two receivers of an event share it."""
    return list(value) if isinstance(value, list) else value


@mypyc_attr(acyclic=True)
class Event:
    """`Event("drew", {"seat": 1, "card": "7S"}, secrets={"card": only(1)})`: only seat 1 learns the card."""

    __slots__ = ("audience", "code", "params", "secrets")

    def __init__(
        self,
        code: str,
        params: dict[str, object],
        audience: int = EVERYONE,
        secrets: Mapping[str, int] | None = None,
    ) -> None:
        self.code = code
        self.params = params
        self.audience = audience
        self.secrets = secrets

    def to(self, seat: int | None) -> dict[str, object] | None:
        """Returns the event as this seat (None: an onlooker) may know it; None if it may not know of it."""
        if not hears(self.audience, seat):
            return None
        secrets = self.secrets
        if secrets is None:
            return {"code": self.code, "params": {name: _own(value) for name, value in self.params.items()}}
        known = {name: _own(value) for name, value in self.params.items() if hears(secrets.get(name, EVERYONE), seat)}
        return {"code": self.code, "params": known}

    def is_same_for_all(self, seat: int | None) -> bool:
        """Whether this seat learns exactly what onlookers learn."""
        if self.audience != EVERYONE:
            return not hears(self.audience, seat)
        if self.secrets is not None:
            for audience in self.secrets.values():
                if audience != EVERYONE and hears(audience, seat):
                    return False
        return True

    def teaches_others(self, seat: int) -> bool:
        """Whether anybody but this seat, onlookers included, learns something from it."""
        return self.audience & ~(1 << seat) != 0

    def __repr__(self) -> str:
        return f"{self.code} {self.params}"
