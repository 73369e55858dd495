"""Strict requests: JSON bodies are decoded without conversions, and undeclared query parameters are refused.

Litestar alone converts leniently (`0` and `"true"` become booleans, `"7"` a number) and ignores unknown parameters.
"""

import re
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

__all__ = ["StrictRequest", "check_query"]

_LONGEST_QUERY: Final = 1000
_NUMBER: Final = re.compile(r"-?\d{1,9}", re.ASCII)
_NO_QUERY: Final = frozenset(("request", "data"))


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded straight into the type that its handler declares."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        if field is None:
            return msgspec.json.decode(body)
        try:
            return _decoder(field.annotation).decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ClientException from error


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def check_query(request: Request[Any, Any, Any]) -> None:
    """Refuses parameters that the route does not declare, that come twice, or that are not numbers (all are)."""
    query = request.scope["query_string"]
    if not query:
        return
    if len(query) > _LONGEST_QUERY:
        raise ClientException
    given = list(request.query_params.multi_items())
    names = {name for name, _ in given}
    declared = request.route_handler.parsed_fn_signature.parameters.keys() - request.path_params.keys() - _NO_QUERY
    if len(names) < len(given) or not names <= declared or not all(_NUMBER.fullmatch(value) for _, value in given):
        raise ClientException
