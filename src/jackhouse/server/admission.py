"""Limits on requests and sockets, by client and by address, and on guessing the codes of tables."""

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

from jackhouse.kernel import Reason
from jackhouse.server.auth import Connection, address_of, check_origin, client_of
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError
from jackhouse.server.lobby import Lobby
from jackhouse.server.rate_limit import Buckets

__all__ = ["Admission"]

_LINKS: Final = "/api/links"


class Admission:
    """One for each server. A caller is counted by its token, if it has one, and by its address."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests = Buckets(config.requests_a_second, config.request_burst)
        self._addresses = Buckets(config.requests_of_an_address, config.requests_of_an_address * 5)
        self._misses = Buckets(config.misses_a_minute / 60, config.misses_a_minute)
        self._sockets: Counter[str] = Counter()

    def admit(self, caller: Connection, lobby: Lobby, acting: bool) -> None:
        """Raises `ApiError` for callers over their limits, and for pages of other sites that use a client's cookie."""
        address, client, now = address_of(caller, self._config), client_of(caller), lobby.clock.now()
        if not self._addresses.take(address, now) or not self._requests.take(client or address, now):
            raise ApiError(Reason("too-fast"), 429)
        if acting:
            check_origin(caller, self._config)
        if self._is_guessing(caller, lobby, client) and not self._misses.left(address, now):
            raise ApiError(Reason("too-fast"), 429)

    def _is_guessing(self, caller: Connection, lobby: Lobby, client: str) -> bool:
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
    def _has_code(caller: Connection) -> bool:
        """Whether the request names a table or a link by its code. A page is the same for every code."""
        path = caller.scope["path"]
        return path == _LINKS or (path.startswith("/api/") and "code" in caller.path_params)

    def not_found(self, caller: Connection, lobby: Lobby) -> None:
        """Called for every 404. Counts a guess if the code of a table is wrong, or, from a client, of a link."""
        code = caller.path_params.get("code")
        is_wrong = client_of(caller) != "" if code is None else not lobby.has(code)
        if is_wrong and self._has_code(caller):
            self.count_wrong_code(caller, lobby)

    def count_wrong_code(self, caller: Connection, lobby: Lobby) -> None:
        """Counts a wrong code. Raises `ApiError` after too many, whether or not the table exists."""
        if not self._misses.take(address_of(caller, self._config), lobby.clock.now()):
            raise ApiError(Reason("too-fast"), 429)

    @contextlib.contextmanager
    def socket_slot(self, caller: Connection, lobby: Lobby) -> Iterator[None]:
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
