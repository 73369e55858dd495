"""The door, for requests and sockets alike: how often guests may come, how many, and what of those who guess."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from jackhouse.kernel import Reason
from jackhouse.server.config import Config
from jackhouse.server.guard import Connection, address_of, check_origin, client_of
from jackhouse.server.house import House
from jackhouse.server.limits import Buckets
from jackhouse.server.trouble import Trouble

__all__ = ["Door"]


class Door:
    """One for a house. A guest is known by its token if it has one, and by where it calls from in any case."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests = Buckets(config.requests_a_second, config.request_burst)
        self._addresses = Buckets(config.requests_of_an_address, config.requests_of_an_address * 5)
        self._misses = Buckets(config.misses_a_minute / 60, config.misses_a_minute)
        self._openings = Buckets(config.tables_of_an_address_an_hour / 3600, config.tables_of_an_address_an_hour)
        self._sockets: Counter[str] = Counter()

    def knock(self, guest: Connection, house: House, acting: bool) -> None:
        """Those who ask too much are turned away, and pages of other sites that would act in a guest's name."""
        address, client, now = address_of(guest, self._config), client_of(guest), house.clock()
        if not self._addresses.take(address, now) or not self._requests.take(client or address, now):
            raise Trouble(Reason("too-fast"), 429)
        if acting:
            check_origin(guest, self._config)
        if self._is_guessing(guest, house, client) and not self._misses.left(address, now):
            raise Trouble(Reason("too-fast"), 429)

    def _is_guessing(self, guest: Connection, house: House, client: str) -> bool:
        """Might it be? Who sits at the table, or has opened it, knows its code."""
        chair = house.chairs.get(guest.path_params.get("code", ""))
        if chair is None:
            return "code" in guest.path_params or guest.scope["path"] == "/api/links"
        return not client or (client != chair.table.opened.host and not chair.table.sitting.seats_of(client))

    def miss(self, guest: Connection, house: House) -> None:
        """Something was not found. Who has missed too often is not told any more whether anything is there."""
        if not self._misses.take(address_of(guest, self._config), house.clock()):
            raise Trouble(Reason("too-fast"), 429)

    def open_table(self, guest: Connection, house: House) -> None:
        """A client is easily made up, an address is not."""
        if not self._openings.take(address_of(guest, self._config), house.clock()):
            raise Trouble(Reason("too-many-tables"), 429)

    @contextlib.contextmanager
    def inside(self, guest: Connection, house: House) -> Iterator[None]:
        """One more socket, while there is room for it."""
        config = self._config
        client, address = f"client {client_of(guest)}", f"address {address_of(guest, config)}"
        if house.sockets >= config.most_sockets:
            raise Trouble(Reason("house-full"), 503)
        most = {client: config.most_sockets_of_one, address: config.most_sockets_of_an_address}
        if any(self._sockets[whose] >= at_most for whose, at_most in most.items()):
            raise Trouble(Reason("too-many-sockets"), 429)
        self._sockets.update(most.keys())
        house.sockets += 1
        try:
            yield
        finally:
            house.sockets -= 1
            self._sockets -= Counter(most.keys())  # and forgets those who have none left
