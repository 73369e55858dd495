"""What a house is run with: where it keeps its tables, and how much it bears."""

from dataclasses import dataclass, replace
from pathlib import Path

__all__ = ["Config"]


@dataclass(frozen=True)
class Config:
    """Defaults fit a home network; every limit is there so that one guest cannot spoil it for the others."""

    data: Path
    origins: tuple[str, ...] = ()  # beside the host's own, e.g. https://play.example.org behind a proxy
    trust_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    most_tables: int = 5000
    most_tables_of_one: int = 200
    most_sockets: int = 4000
    most_sockets_of_one: int = 64
    most_sockets_of_an_address: int = 1000
    largest_message: int = 16 * 1024
    largest_body: int = 128 * 1024
    longest_name: int = 24
    messages_a_second: float = 20.0
    message_burst: int = 60
    requests_a_second: float = 20.0
    request_burst: int = 100
    requests_of_an_address: float = 400.0  # a class may share one
    tables_of_an_address_an_hour: int = 600
    misses_a_minute: int = 30  # guessed codes
    idle_days: float = 30.0
    never_started_hours: float = 24.0
    away_seconds: float = 120.0
    shortest_timer: int = 20
    longest_timer: int = 3 * 24 * 3600
    best_bot: str = "greedy"

    def with_patience(self, times: float) -> "Config":
        """Guests may ask so many times as often."""
        return replace(
            self,
            messages_a_second=self.messages_a_second * times,
            message_burst=int(self.message_burst * times),
            requests_a_second=self.requests_a_second * times,
            request_burst=int(self.request_burst * times),
            requests_of_an_address=self.requests_of_an_address * times,
            misses_a_minute=int(self.misses_a_minute * times),
            tables_of_an_address_an_hour=int(self.tables_of_an_address_an_hour * times),
            most_sockets_of_an_address=int(self.most_sockets_of_an_address * times),
        )
