"""What can go wrong at the door, as data: a code, a rule id, parameters; the words are in the texts."""

import logging

from jackhouse.kernel import Reason

__all__ = ["Trouble", "fault", "not_found"]

_logger = logging.getLogger("jackhouse.server")


class Trouble(Exception):
    """A request that is refused, with the HTTP status that says so best."""

    def __init__(self, reason: Reason, status: int = 400) -> None:
        super().__init__(reason.code)
        self.reason = reason
        self.status = status


def not_found() -> Trouble:
    """The one answer to a wrong code, a wrong, stale or missing token, and what is another's."""
    return Trouble(Reason("not-found"), 404)


def fault(error: Exception) -> Trouble:
    """A fault of ours: its kind is logged, never its contents, since they may hold secrets."""
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    line = f"{where.tb_frame.f_code.co_name}:{where.tb_lineno}" if where is not None else "?"
    _logger.error("unexpected %s at %s", type(error).__name__, line)
    return Trouble(Reason("unexpected"), 500)
