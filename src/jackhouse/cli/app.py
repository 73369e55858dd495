"""The commands put together, and the one way in which bad input is answered: one line, exit status 2."""

import os
import sys

import typer

from jackhouse import __version__
from jackhouse.cli import boards, islands, listing, playing, replaying, serving, simulating, verifying
from jackhouse.cli.speaking import house_lexicon
from jackhouse.kernel import BadInput, Illegal
from jackhouse.kernel.build import COMPILED
from jackhouse.store import StoreFailed

app = typer.Typer(
    name="jackhouse",
    help="Jack Rabbits and Jackal, the card game: play, study and extend them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(playing.play)
app.command("simulate")(simulating.simulate_games)
app.command("replay")(replaying.replay)
app.command("verify")(verifying.verify)
app.command("serve")(serving.serve)
app.command("backup")(serving.backup)
app.command("islands")(islands.islands)
app.command("games")(listing.list_games)
app.add_typer(boards.app, name="board")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"jackhouse {__version__} ({'compiled' if COMPILED else 'plain'} engine)")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Say the version and stop."
    ),
) -> None:
    pass


def run() -> None:
    """Run a command; bad input is one clear line on standard error and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except (BadInput, Illegal, StoreFailed) as error:
        reason = error.reason
        _fail(house_lexicon().reason(reason.code, reason.rule, reason.params))
    except typer.Abort:
        sys.exit(130)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader has had enough, as `head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except typer.TyperException as error:  # an unknown command or option, or a value that it cannot take
        _fail(f"{_option_of(error)}{' '.join(str(error).split())} {house_lexicon().say('screen-see-help')}")
    sys.exit(status if isinstance(status, int) else 0)


def _option_of(error: typer.TyperException) -> str:
    """`--players two: `, where the parser complains about a value."""
    names = list(getattr(getattr(error, "param", None), "opts", []))
    for at, word in enumerate(sys.argv):
        if word in names:
            return f"{' '.join(sys.argv[at : at + 2])}: "
    return f"{names[0]}: " if names else ""


def _fail(line: str) -> None:
    print(f"jackhouse: {line}", file=sys.stderr)
    sys.exit(2)
