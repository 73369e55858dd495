"""Settings of a server: the data folder and all limits."""

from dataclasses import dataclass, replace
from pathlib import Path

__all__ = ["Config"]


@dataclass(frozen=True)
class Config:
    """The defaults suit a home network or a class. Every limit keeps one client from harming the others."""

    data: Path
    origins: tuple[str, ...] = ()  # beside the host's own, e.g. https://play.example.org behind a proxy
    trust_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    most_tables: int = 5000
    most_tables_of_one: int = 200
    most_tables_of_an_address: int = 1000
    fair_share: int = 50  # tables of one host or address that are never dropped to make room for others'
    most_tables_awake: int = 1000  # in memory, beside those that are in use
    sleep_seconds: float = 120.0  # unused for so long, a table leaves memory
    most_lines: int = 20_000  # of a table, after which nothing can be taken back
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
    misses_a_minute: int = 30  # wrong codes
    boards_a_minute: int = 120  # of an address: random ones, and those that are finished for a builder
    trials_at_once: int = 1  # trials of boards that are played at the same time; others wait for their turn
    most_trials: int = 90  # playing or waiting
    most_trials_of_an_address: int = 40  # a class may share one
    longest_trial: float = 120.0  # seconds after which the games that have been played count
    trial_kept: float = 600.0  # seconds for which a result is kept
    most_trials_kept: int = 500
    idle_days: float = 30.0
    never_started_hours: float = 24.0
    away_seconds: float = 120.0
    shortest_timer: int = 20
    longest_timer: int = 3 * 24 * 3600
    best_bot: str = "greedy"
    bot_pause: float = 0.3  # seconds between a bot's being asked and its answer, whatever it holds
    bot_games_at_once: int = 12  # games of bots only that are played at the same time; others take turns with them
    watched_seconds: float = 30.0  # after a request, a game of bots only goes on for so long
    phrases_a_minute: int = 12  # of one seat
    news_delay: float = 0.05  # seconds for which news may add up for a client that is not asked anything

    # Connections (connection_limits.py, run.py). An IPv6 client is counted by its /64 network.
    most_descriptors: int = 65_536  # the soft limit of open files is raised to this, if the hard limit allows
    reserved_descriptors: int = 200  # kept free for the store, files and threads; the rest are for connections
    most_connections_of_an_address: int = 1200  # behind a proxy, private addresses (the proxy's own) are not limited
    write_buffer: int = 64 * 1024  # bytes; senders wait above it, so a connection holds at most this plus one message
    drain_seconds: float = 20.0  # a client with a full buffer, or one that is being closed, is dropped if it reads
    drain_bytes: int = 32 * 1024  # fewer bytes than this in that time without emptying the buffer
    largest_head: int = 32 * 1024  # bytes of a request that are not body: request line, headers, chunk sizes, trailers
    most_headers: int = 100  # of a request, with trailers
    most_pipelined: int = 16  # requests that wait for the answers to earlier ones of the same connection
    head_seconds: float = 10.0  # from the connection or the first byte of a request to the end of its headers
    body_seconds: float = 30.0  # from there to the end of its body
    frames_a_second: float = 40.0  # WebSocket frames of any kind; complete messages have `messages_a_second` as well
    frame_burst: int = 120
    message_seconds: float = 20.0  # from the first to the last fragment of a WebSocket message

    def with_scaled_rate_limits(self, times: float) -> "Config":
        """Returns a copy with all rate limits multiplied."""
        return replace(
            self,
            messages_a_second=self.messages_a_second * times,
            message_burst=int(self.message_burst * times),
            requests_a_second=self.requests_a_second * times,
            request_burst=int(self.request_burst * times),
            requests_of_an_address=self.requests_of_an_address * times,
            misses_a_minute=int(self.misses_a_minute * times),
            boards_a_minute=int(self.boards_a_minute * times),
            tables_of_an_address_an_hour=int(self.tables_of_an_address_an_hour * times),
            most_sockets_of_an_address=int(self.most_sockets_of_an_address * times),
            most_connections_of_an_address=int(self.most_connections_of_an_address * times),
            frames_a_second=self.frames_a_second * times,
            frame_burst=int(self.frame_burst * times),
        )
