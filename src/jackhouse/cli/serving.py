"""`jackhouse serve` and `jackhouse backup`: tables for friends, and a copy of them in time."""

import logging
from pathlib import Path

import typer

from jackhouse.cli.speaking import speak
from jackhouse.store import Store
from jackhouse.store.backup import back_up
from jackhouse.store.file import FILE_NAME

_DATA = typer.Option(Path("data"), help="The folder that keeps the tables.")
_LANG = typer.Option(None, help="Language: en or es.")


def serve(
    host: str = typer.Option("127.0.0.1", help="Where to listen; 0.0.0.0 lets friends on the network in."),
    port: int = typer.Option(8000, min=0, max=65535, help="The port; 0 picks a free one."),
    data: Path = _DATA,
    origin: list[str] = typer.Option([], help="Another address of this server, e.g. https://play.example.org."),
    behind_proxy: bool = typer.Option(False, "--behind-proxy", help="Believe the X-Forwarded headers of a proxy."),
    patience: float = typer.Option(1.0, min=1.0, max=1e6, help="So many times the usual requests of one guest."),
    lang: str | None = _LANG,
) -> None:
    """Serve tables to browsers and programs until stopped; a crash costs nobody a move."""
    from jackhouse.server.app import create_app  # here: half a second that no other command need wait
    from jackhouse.server.config import Config
    from jackhouse.server.run import HttpServer

    lexicon = speak(lang)
    Store.open(data).close()  # what is wrong with the folder is said here, in one line
    config = Config(data=data, origins=tuple(origin), trust_proxy=behind_proxy).with_patience(patience)
    logging.basicConfig(level=logging.WARNING, format="jackhouse: %(message)s")
    listening = HttpServer(create_app(config), config, host, port)
    typer.echo(lexicon.say("screen-serving", address=listening.address))
    listening.run()


def backup(
    file: Path = typer.Argument(help="Where the copy goes; it must not be there yet."),
    data: Path = _DATA,
    lang: str | None = _LANG,
) -> None:
    """Copy all tables into one file, while the server runs."""
    lexicon = speak(lang)
    back_up(data / FILE_NAME, file)
    typer.echo(lexicon.say("screen-backed-up", file=str(file)))
