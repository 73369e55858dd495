"""Static responses: bytes with media type, ETag and a compressed copy, made once in a worker thread."""

import asyncio
import gzip
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response

__all__ = ["Asset", "AssetCache", "make_asset", "respond"]

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_SMALLEST = 600  # bytes; not worth compressing below

# One thread: drawings are plain Python, so that two at once would only take more of the event loop's time.
_WORKER: Final = ThreadPoolExecutor(1, thread_name_prefix="jackhouse-cache")


@dataclass(frozen=True)
class Asset:
    """A file or a picture in memory. `tag` is a hash of the contents, `packed` is the gzipped body."""

    body: bytes
    kind: str
    tag: str
    packed: bytes

    @property
    def size(self) -> int:
        return len(self.body) + len(self.packed)


def make_asset(body: bytes, kind: str) -> Asset:
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= _SMALLEST else body
    return Asset(body, kind, hashlib.sha256(body).hexdigest()[:16], packed)


class AssetCache:
    """An LRU cache of assets by the arguments of `make`, which runs in a worker thread, never in the event loop."""

    def __init__(self, make: Callable[..., Asset], most: int = 16 * 2**20) -> None:
        """`most`: bytes to keep."""
        self._make = make
        self._most = most
        self._size = 0
        self._assets: OrderedDict[tuple[Hashable, ...], Asset] = OrderedDict()
        self._lock = threading.Lock()  # guards the dictionary only

    def __contains__(self, key: tuple[Hashable, ...]) -> bool:
        return key in self._assets

    async def get(self, *key: Hashable) -> Asset:
        """Returns or raises what `make(*key)` does."""
        asset = self._find(key)
        if asset is None:
            asset = await asyncio.get_running_loop().run_in_executor(_WORKER, self._make_once, key)
        return asset

    def _find(self, key: tuple[Hashable, ...]) -> Asset | None:
        with self._lock:
            asset = self._assets.get(key)
            if asset is not None:
                self._assets.move_to_end(key)
            return asset

    def _make_once(self, key: tuple[Hashable, ...]) -> Asset:
        """Runs in the worker thread. Another request may have made the asset meanwhile."""
        asset = self._find(key)
        if asset is None:
            asset = self._make(*key)
            with self._lock:
                self._assets[key] = asset
                self._size += asset.size
                while self._size > self._most:
                    self._size -= self._assets.popitem(last=False)[1].size
        return asset


def respond(request: Request[Any, Any, Any], asset: Asset, forever: bool = False) -> Response[bytes]:
    """Returns the asset, or 304 if the client has it. `forever`: the URL names the version, so it never changes."""
    headers = {
        "etag": f'"{asset.tag}"',
        "cache-control": _FOREVER if forever else _ASK_AGAIN,
        "vary": "accept-encoding",
    }
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    body = asset.body
    if "gzip" in request.headers.get("accept-encoding", "") and asset.packed is not asset.body:
        body, headers["content-encoding"] = asset.packed, "gzip"
    return Response(body, headers=headers, media_type=asset.kind)
