"""The typer application with all commands, and the error handling that they share."""

import os
import sys

import typer

from jackhouse import __version__
from jackhouse.cli.arguments import current_lexicon, lexicon_for
from jackhouse.cli.commands import board, games, islands, play, records, serve, simulate, study
from jackhouse.cli.usage_errors import usage_message
from jackhouse.kernel import BadInput, Illegal
from jackhouse.kernel.build import COMPILED
from jackhouse.store import StoreFailed

__all__ = ["app", "run"]

app = typer.Typer(
    name="jackhouse",
    help="Jack Rabbits and Jackal, the card game: play, study and extend them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate_games)
app.command("study")(study.study_options)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("islands")(islands.islands)
app.command("games")(games.list_games)
app.add_typer(board.app, name="board")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"jackhouse {__version__} ({'compiled' if COMPILED else 'plain'} engine)")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_print_version, is_eager=True, help="Say the version and stop."
    ),
) -> None:
    pass


def run() -> None:
    """Runs the command in `sys.argv` and exits. Bad input is one line on standard error and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except (BadInput, Illegal, StoreFailed) as error:
        reason = error.reason
        _exit_with_error(current_lexicon().reason(reason.code, reason.rule, reason.params))
    except typer.Abort:
        sys.exit(130)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe, such as `head`, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except typer.TyperException as error:  # an unknown command or option, or a value of the wrong type
        _exit_with_error(usage_message(error, sys.argv, lexicon_for(sys.argv)))
    sys.exit(status if isinstance(status, int) else 0)


def _exit_with_error(line: str) -> None:
    print(f"jackhouse: {line}", file=sys.stderr)
    sys.exit(2)
