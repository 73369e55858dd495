"""Runs the app on a port with uvicorn."""

import gc
import logging
import resource
import signal
import socket
import sys
from typing import Final

import uvicorn
from litestar import Litestar

from jackhouse.kernel import BadInput, Reason
from jackhouse.server.config import Config
from jackhouse.server.connection_limits import protocol_classes

__all__ = ["HttpServer"]

_BACKLOG: Final = 2048
_SEND_BUFFER: Final = 128 * 1024  # bytes that the kernel holds for a client that does not read; up to 4 MB by default
_FEWEST_CONNECTIONS: Final = 50  # where the limit of open files is smaller than what is reserved
_GC_THRESHOLDS: Final = (50_000, 20, 20)  # games make hardly any cycles; the default takes a fifth of the time
_SWITCH_INTERVAL: Final = (
    0.001  # seconds; the interpreter's switch interval, so that the writer thread of the store runs soon
)
_ALL_INTERFACES: Final = ("0.0.0.0", "::")
_UNREACHABLE: Final = ("192.0.2.1", 9)  # reserved for documentation; nothing is sent to it
_PROTOCOL_ERRORS: Final = ("Invalid UTF-8 sequence received from client.", "opening handshake failed", "parser failed")


class HttpServer:
    """The socket is bound in `__init__`; connections are accepted once `run()` starts the app."""

    def __init__(self, app: Litestar, config: Config, host: str, port: int) -> None:
        """Raises `BadInput` if the address cannot be bound."""
        self._socket = _bind(host, port)
        self.address = _address(host, self._socket.getsockname()[1])
        logging.getLogger("uvicorn.error").addFilter(_redact)
        http, ws = protocol_classes(config, _raise_descriptor_limit(config))
        self._server = uvicorn.Server(
            uvicorn.Config(
                app,
                log_config=None,
                log_level="error",  # below that, uvicorn logs paths and messages
                access_log=False,  # URLs hold the codes of tables
                server_header=False,
                proxy_headers=False,  # `Config.trust_proxy` decides
                http=http,
                ws=ws,
                ws_max_size=config.largest_message,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=3,  # the whole process must end within five seconds
            )
        )

    def run(self) -> None:
        """Serves until SIGINT or SIGTERM, then finishes pending writes."""
        gc.set_threshold(*_GC_THRESHOLDS)
        sys.setswitchinterval(_SWITCH_INTERVAL)
        for stopping in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stopping, self._stop)  # uvicorn has its own, and in the end sends itself what it got
        self._server.run(sockets=[self._socket])

    def _stop(self, *_: object) -> None:
        self._server.should_exit = True


def _redact(record: logging.LogRecord) -> bool:
    """A log filter: reduces an exception to its type, since its contents may hold secrets; drops protocol errors."""
    if record.msg in _PROTOCOL_ERRORS:
        return False
    if record.exc_info and record.exc_info[0] is not None:
        record.msg = f"{str(record.msg).strip()}: {record.exc_info[0].__name__}"
        record.args = record.exc_info = record.exc_text = None
    return True


def _raise_descriptor_limit(config: Config) -> int:
    """Raises the soft limit of open files as far as wanted and allowed; returns how many connections fit into it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = config.most_descriptors if hard == resource.RLIM_INFINITY else min(config.most_descriptors, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    most = config.most_descriptors if soft == resource.RLIM_INFINITY else min(config.most_descriptors, soft)
    return max(_FEWEST_CONNECTIONS, most - config.reserved_descriptors)


def _bind(host: str, port: int) -> socket.socket:
    try:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)  # connections inherit it
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError as error:
        facts = {"host": host[:60], "port": str(port), "why": error.strerror or "?"}
        raise BadInput(Reason("cannot-listen", "", facts)) from error
    return listening


def _address(host: str, port: int) -> str:
    """Returns the URL to open in a browser; the address in the local network if the server listens on all."""
    shown = _own_address() if host in _ALL_INTERFACES else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """Returns the address from which this machine reaches others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as calling:
        try:
            calling.connect(_UNREACHABLE)
        except OSError:
            return "127.0.0.1"
        return str(calling.getsockname()[0])
