"""`python -m tests.bench.house DATA`: the server that is measured; `... echo`: a bare Litestar socket that echoes.

The first line that it says is its address; it says how much it has stored when it gets SIGUSR1.
"""

import json
import signal
import sys
from pathlib import Path

from litestar import Litestar, websocket_listener

from jackhouse.server.app import create_app
from jackhouse.server.config import Config
from jackhouse.server.listening import Listening


@websocket_listener("/echo")
async def echo(data: str) -> str:
    return data


def main(data: str) -> None:
    config = Config(data=Path(data), most_sockets_of_one=10**6).with_patience(1e6)
    app = Litestar([echo], logging_config=None) if data == "echo" else create_app(config)
    listening = Listening(app, config, "127.0.0.1", 0)
    signal.signal(signal.SIGUSR1, lambda *_: tell_stored(app))
    print(listening.address, flush=True)
    listening.run()


def tell_stored(app: Litestar) -> None:
    store = app.state.house.store
    print(json.dumps({"appended": store.appended, "batches": store.batches}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
