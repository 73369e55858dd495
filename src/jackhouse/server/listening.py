"""The app on a port: how uvicorn runs it."""

import gc
import logging
import signal
import socket
import sys
from typing import Final

import uvicorn
from litestar import Litestar

from jackhouse.kernel import BadInput, Reason
from jackhouse.server.config import Config
from jackhouse.server.gathering import Gathering

__all__ = ["Listening"]

_BACKLOG: Final = 2048
_RARELY: Final = (50_000, 20, 20)  # games make many small objects and hardly any cycles: a fifth of the time otherwise
_SOON: Final = 0.001  # seconds after which the thread that stores has its turn, however much the others have to say
_EVERYWHERE: Final = ("0.0.0.0", "::")
_ELSEWHERE: Final = ("192.0.2.1", 9)  # reserved for documents: nobody is there, and nothing is sent
_BROKEN_LINES: Final = ("Invalid UTF-8 sequence received from client.", "opening handshake failed", "parser failed")


class Listening:
    """Who calls from the making on is heard once `run` has opened the house."""

    def __init__(self, app: Litestar, config: Config, host: str, port: int) -> None:
        """BadInput if nobody may listen there."""
        self._socket = _bound(host, port)
        self.address = _address(host, self._socket.getsockname()[1])
        logging.getLogger("uvicorn.error").addFilter(_discreet)
        self._server = uvicorn.Server(
            uvicorn.Config(
                app,
                log_config=None,
                log_level="error",  # whatever other loggers may say: below that, uvicorn tells paths and messages
                access_log=False,  # addresses hold the codes of tables
                server_header=False,
                proxy_headers=False,  # whom to believe is for the config to say
                ws=Gathering,
                ws_max_size=config.largest_message,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=5,
            )
        )

    def run(self) -> None:
        """Until stopped, by Ctrl-C or SIGTERM; what was begun is seen through then."""
        gc.set_threshold(*_RARELY)
        sys.setswitchinterval(_SOON)
        for stopping in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stopping, self._stop)  # uvicorn has its own, and in the end sends itself what it got
        self._server.run(sockets=[self._socket])

    def _stop(self, *_: object) -> None:
        self._server.should_exit = True


def _discreet(record: logging.LogRecord) -> bool:
    """Of an error its kind is told, never its contents; what comes of a guest's broken line is not told at all."""
    if record.msg in _BROKEN_LINES:
        return False
    if record.exc_info and record.exc_info[0] is not None:
        record.msg = f"{str(record.msg).strip()}: {record.exc_info[0].__name__}"
        record.args = record.exc_info = record.exc_text = None
    return True


def _bound(host: str, port: int) -> socket.socket:
    try:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError as error:
        facts = {"host": host[:60], "port": str(port), "why": error.strerror or "?"}
        raise BadInput(Reason("cannot-listen", "", facts)) from error
    return listening


def _address(host: str, port: int) -> str:
    """What to type into a browser; of a house that is open to the network, what friends there can type."""
    shown = _own_address() if host in _EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """By which address this machine would call others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as calling:
        try:
            calling.connect(_ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(calling.getsockname()[0])
