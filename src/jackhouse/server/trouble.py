"""What can go wrong at the door, as data: a code, a rule id, parameters; the words are in the texts."""

from jackhouse.kernel import Reason

__all__ = ["Trouble", "not_found"]


class Trouble(Exception):
    """A request that is refused, with the HTTP status that says so best."""

    def __init__(self, reason: Reason, status: int = 400) -> None:
        super().__init__(reason.code)
        self.reason = reason
        self.status = status


def not_found() -> Trouble:
    """The one answer to a wrong code, a wrong, stale or missing token, and what is another's."""
    return Trouble(Reason("not-found"), 404)
