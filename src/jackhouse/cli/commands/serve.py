"""`jackhouse serve` and `jackhouse backup`: the server, and a copy of its store while it runs."""

import logging
from pathlib import Path

import typer

from jackhouse.cli.arguments import LANG_OPTION, choose_language
from jackhouse.store import Store
from jackhouse.store.backup import back_up
from jackhouse.store.database import FILE_NAME

__all__ = ["backup", "serve"]

_DATA = typer.Option(Path("data"), help="The folder that keeps the tables.")


def serve(
    host: str = typer.Option("127.0.0.1", help="Where to listen; 0.0.0.0 lets friends on the network in."),
    port: int = typer.Option(8000, min=0, max=65535, help="The port; 0 picks a free one."),
    data: Path = _DATA,
    origin: list[str] = typer.Option([], help="Another address of this server, e.g. https://play.example.org."),
    behind_proxy: bool = typer.Option(False, "--behind-proxy", help="Believe the X-Forwarded headers of a proxy."),
    patience: float = typer.Option(1.0, min=1.0, max=1e6, help="Multiplies all request limits of a guest."),
    lang: str | None = LANG_OPTION,
) -> None:
    """Serve tables to browsers and programs until stopped; a crash costs nobody a move."""
    from jackhouse.server.app import create_app  # imported here: it takes half a second that no other command needs
    from jackhouse.server.config import Config
    from jackhouse.server.run import HttpServer

    lexicon = choose_language(lang)
    Store.open(data).close()  # reports problems with the folder in one line, before the server starts
    config = Config(data=data, origins=tuple(origin), trust_proxy=behind_proxy).with_scaled_rate_limits(patience)
    logging.basicConfig(level=logging.WARNING, format="jackhouse: %(message)s")
    server = HttpServer(create_app(config), config, host, port)
    typer.echo(lexicon.say("screen-serving", address=server.address))
    server.run()


def backup(
    file: Path = typer.Argument(help="Where the copy goes; it must not be there yet."),
    data: Path = _DATA,
    lang: str | None = LANG_OPTION,
) -> None:
    """Copy all tables into one file, while the server runs."""
    lexicon = choose_language(lang)
    back_up(data / FILE_NAME, file)
    typer.echo(lexicon.say("screen-backed-up", file=str(file)))
