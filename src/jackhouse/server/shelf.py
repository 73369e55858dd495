"""What is given out as it is: bytes with their kind and their tag, packed once for those who take them packed."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from litestar import Request, Response

__all__ = ["Held", "give"]

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_SMALLEST = 600  # not worth packing below


@dataclass(frozen=True)
class Held:
    """A file or a drawing in memory."""

    body: bytes
    kind: str

    @cached_property
    def tag(self) -> str:
        """Changes when the contents do."""
        return hashlib.sha256(self.body).hexdigest()[:16]

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0) if len(self.body) >= _SMALLEST else self.body


def give(request: Request[Any, Any, Any], held: Held, forever: bool = False) -> Response[bytes]:
    """The thing itself, or nothing if the guest has it already; `forever` where its address names its version."""
    headers = {"etag": f'"{held.tag}"', "cache-control": _FOREVER if forever else _ASK_AGAIN, "vary": "accept-encoding"}
    if held.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=held.kind)
    body = held.body
    if "gzip" in request.headers.get("accept-encoding", "") and held.packed is not held.body:
        body, headers["content-encoding"] = held.packed, "gzip"
    return Response(body, headers=headers, media_type=held.kind)
