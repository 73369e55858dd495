"""Limits on requests and sockets, by client and by address, and on guessing the codes of tables."""

import contextlib
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from jackhouse.kernel import Reason
from jackhouse.server.auth import AsgiConnection, address_of, check_origin, client_of
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError

if TYPE_CHECKING:
    from jackhouse.server.lobby import Lobby

__all__ = ["Admission", "Bucket", "Buckets", "network_of"]

_LINKS: Final = "/api/links"


class Bucket:
    """Refills at `rate` tokens a second up to `burst`; each use takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Takes a token if there is one; returns whether there was."""
        if not self.has_one(now):
            return False
        self.left -= 1
        return True

    def has_one(self, now: float) -> bool:
        """Whether there is a token. A clock that goes backwards takes none away."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.left >= 1


class Buckets:
    """One bucket for each key; the least recently used are dropped first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        bucket = self._of.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._of[key] = bucket
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket.take(now)

    def left(self, key: str, now: float) -> bool:
        """Whether `take` would succeed now."""
        bucket = self._of.get(key)
        return bucket is None or bucket.has_one(now)


class Admission:
    """One for each server. A caller is counted by its token, if it has one, and by its address."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests = Buckets(config.requests_a_second, config.request_burst)
        self._addresses = Buckets(config.requests_of_an_address, config.requests_of_an_address * 5)
        self._misses = Buckets(config.misses_a_minute / 60, config.misses_a_minute)
        self._boards = Buckets(config.boards_a_minute / 60, config.boards_a_minute)
        self._sockets: Counter[str] = Counter()

    def admit(self, caller: AsgiConnection, lobby: "Lobby", acting: bool) -> None:
        """Raises `ApiError` for callers over their limits, and for pages of other sites that use a client's cookie."""
        address, client, now = address_of(caller, self._config), client_of(caller), lobby.clock.now()
        if not self._addresses.take(address, now) or not self._requests.take(client or address, now):
            raise ApiError(Reason("too-fast"), 429)
        if acting:
            check_origin(caller, self._config)
        if self._is_guessing(caller, lobby, client) and not self._misses.left(address, now):
            raise ApiError(Reason("too-fast"), 429)

    def admit_board(self, caller: AsgiConnection, lobby: "Lobby") -> None:
        """Counts a board that is to be made, which takes up to a second; raises `ApiError` after too many."""
        if not self._boards.take(address_of(caller, self._config), lobby.clock.now()):
            raise ApiError(Reason("too-fast"), 429)

    def _is_guessing(self, caller: AsgiConnection, lobby: "Lobby", client: str) -> bool:
        """Whether the request may be a guess: everybody but the host and the players of the table."""
        if not self._has_code(caller):
            return False
        code = caller.path_params.get("code", "")
        live = lobby.live_tables.get(code)
        if live is not None:
            host, owners = live.table.opened.host, {seat.owner for seat in live.table.current.seats}
        elif row := lobby.row(code):
            host, owners = row.host, set(row.owners)
        else:
            return True
        return not client or client not in {host, *owners}

    @staticmethod
    def _has_code(caller: AsgiConnection) -> bool:
        """Whether the request names a table or a link by its code. A page is the same for every code."""
        path = caller.scope["path"]
        return path == _LINKS or (path.startswith("/api/") and "code" in caller.path_params)

    def not_found(self, caller: AsgiConnection, lobby: "Lobby") -> None:
        """Called for every 404. Counts a guess if the code of a table is wrong, or, from a client, of a link."""
        code = caller.path_params.get("code")
        is_wrong = client_of(caller) != "" if code is None else not lobby.has(code)
        if is_wrong and self._has_code(caller):
            self.count_wrong_code(caller, lobby)

    def count_wrong_code(self, caller: AsgiConnection, lobby: "Lobby") -> None:
        """Counts a wrong code. Raises `ApiError` after too many, whether or not the table exists."""
        if not self._misses.take(address_of(caller, self._config), lobby.clock.now()):
            raise ApiError(Reason("too-fast"), 429)

    @contextlib.contextmanager
    def socket_slot(self, caller: AsgiConnection, lobby: "Lobby") -> Iterator[None]:
        """Counts a socket while it is open; `ApiError` if there are too many."""
        config = self._config
        client, address = f"client {client_of(caller)}", f"address {address_of(caller, config)}"
        if lobby.sockets >= config.most_sockets:
            raise ApiError(Reason("house-full"), 503)
        most = {client: config.most_sockets_of_one, address: config.most_sockets_of_an_address}
        if any(self._sockets[whose] >= at_most for whose, at_most in most.items()):
            raise ApiError(Reason("too-many-sockets"), 429)
        self._sockets.update(most.keys())
        lobby.sockets += 1
        try:
            yield
        finally:
            lobby.sockets -= 1
            self._sockets -= Counter(most.keys())  # also removes counts of zero


def network_of(host: str) -> str:
    """Returns what connections are counted by: an IPv4 address, or the first address of an IPv6 client's /64 network.

    A customer of an IPv6 provider has at least a /64 network, and so any number of addresses.
    """
    address = ipaddress.ip_address(host)
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:  # an IPv4 client of a socket that listens on ::
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> 64 << 64))
