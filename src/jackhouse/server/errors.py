"""Refusals as data: a code, a rule id and parameters. The sentences are in the texts."""

import logging

from jackhouse.kernel import Reason

__all__ = ["ApiError", "not_found", "unexpected"]

_logger = logging.getLogger("jackhouse.server")


class ApiError(Exception):
    """A refused request, with its HTTP status."""

    def __init__(self, reason: Reason, status: int = 400) -> None:
        super().__init__(reason.code)
        self.reason = reason
        self.status = status


def not_found() -> ApiError:
    """The same answer for a wrong code, a wrong or missing token, and things of other clients."""
    return ApiError(Reason("not-found"), 404)


def unexpected(error: Exception) -> ApiError:
    """Logs the type and place of an exception, never its contents, which may hold secrets."""
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    line = f"{where.tb_frame.f_code.co_name}:{where.tb_lineno}" if where is not None else "?"
    _logger.error("unexpected %s at %s", type(error).__name__, line)
    return ApiError(Reason("unexpected"), 500)
