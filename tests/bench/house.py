"""`python -m tests.bench.house DATA`: the server that is measured; `... echo`: a bare Litestar socket that echoes,
served as uvicorn serves it by default: what we do to the wire is part of what is measured, not of the yardstick.

The first line that it says is its address; it says how much it has stored when it gets SIGUSR1.
"""

import json
import signal
import sys
from pathlib import Path

import uvicorn
from litestar import Litestar, websocket_listener

from jackhouse.server.app import create_app
from jackhouse.server.config import Config
from jackhouse.server.run import HttpServer


@websocket_listener("/echo")
async def echo(data: str) -> str:
    return data


def main(data: str) -> None:
    if data == "echo":
        serve_echo()
        return
    config = Config(data=Path(data), most_sockets_of_one=10**6).with_patience(1e6)
    app = create_app(config)
    listening = HttpServer(app, config, "127.0.0.1", 0)
    signal.signal(signal.SIGUSR1, lambda *_: tell_stored(app))
    print(listening.address, flush=True)
    listening.run()


def serve_echo() -> None:
    app = Litestar([echo], logging_config=None)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False))
    bound = server.config.bind_socket()
    bound.listen()
    print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
    server.run(sockets=[bound])


def tell_stored(app: Litestar) -> None:
    store = app.state.lobby.store
    print(json.dumps({"appended": store.appended, "batches": store.batches}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
