"""`jackhouse play`: a plain game at the terminal, against bots or friends on the same screen."""

import secrets
import sys
from pathlib import Path
from typing import Any

import typer

from jackhouse import bots as house_bots
from jackhouse import games
from jackhouse.cli.speaking import read_board, read_json, read_options, speak, write_json
from jackhouse.cli.telling import tell_position
from jackhouse.kernel import Action, BadInput, Chance, Event, Reason
from jackhouse.text import Lexicon

QUIT, UNDO, HELP = ("q", "quit", "salir"), ("u", "undo", "deshacer"), ("?", "h", "help", "ayuda")


def play(
    game: str = typer.Argument("jack-rabbits", help="The game."),
    players: int = typer.Option(2, help="How many players."),
    humans: int = typer.Option(1, min=1, help="How many of them sit at this screen; bots take the other seats."),
    bots: str = typer.Option("random", help="Bots by name, a,b repeated to fill the seats."),
    preset: str | None = typer.Option(None, help="A preset of options (default: the game's own)."),
    options: str = typer.Option("", help="Options as key=value,key=value; see `jackhouse games`."),
    board: str = typer.Option("sample", help="A built-in board or a .json file."),
    seed: int | None = typer.Option(None, help="Chance; the same seed deals the same game."),
    lang: str | None = typer.Option(None, help="Language: en or es."),
    save: Path | None = typer.Option(None, help="Go on with the game in this file if there is one; keep it there."),
) -> None:
    """Play at the terminal: numbered choices, ? for help, undo while it is fair, quit."""
    lexicon = speak(lang)
    if not sys.stdin.isatty():
        typer.echo(lexicon.say("screen-no-terminal"))
        return
    state = _open(game, players, preset, options, board, seed, save)
    seats = state.table.players
    if humans > seats:
        raise BadInput(Reason("too-many-humans", "", {"humans": humans, "players": seats}))
    table = Screen(lexicon, game, state, humans, house_bots.fill_seats(bots, seats), save)
    table.run()


def _open(
    game: str, players: int, preset: str | None, options: str, board: str, seed: int | None, save: Path | None
) -> Any:
    if save is not None and save.exists():
        return games.get(game).load(read_json(save))
    named = {} if preset is None else {"preset": preset}
    number = secrets.randbits(63) if seed is None else seed
    return games.get(game).new(players, number, options=read_options(options), board=read_board(board), **named)


class Screen:
    """The talk between a game and the people at one terminal."""

    def __init__(
        self, lexicon: Lexicon, game: str, state: Any, humans: int, seats: list[house_bots.Bot], save: Path | None
    ) -> None:
        self.lexicon = lexicon
        self.game = game
        self.state = state
        self.humans = humans
        self.bots = seats
        self.save = save
        self.rng = Chance.of_seed(secrets.randbits(63))
        self.names = [self._name(seat) for seat in range(state.table.players)]

    def _name(self, seat: int) -> str:
        if seat >= self.humans:
            return self.lexicon.say("screen-bot", number=seat - self.humans + 1)
        name = self.lexicon.seat(seat)
        return self.lexicon.say("screen-you", name=name) if self.humans == 1 else name

    def run(self) -> None:
        state, lexicon = self.state, self.lexicon
        typer.echo(lexicon.say("screen-welcome"))
        objective = lexicon.objective(state.table.options["objective"])
        typer.echo(lexicon.say("screen-goal", objective=objective.label, help=objective.text))
        while not state.over:
            seat = state.awaited[0]
            if seat >= self.humans:
                bot = self.bots[seat]
                self.hear(state.play(seat, bot.choose(state.view(seat), state.legal(seat), self.rng)))
            elif not self.ask(seat):
                self.keep()
                typer.echo(lexicon.say("screen-goodbye"))
                return
        self.keep()
        typer.echo(lexicon.say("screen-game-over"))
        for line in lexicon.ranking(state.ranking, self.names):
            typer.echo(f"  {line}")

    def ask(self, seat: int) -> bool:
        """Put the question to a person; false to quit."""
        state, lexicon = self.state, self.lexicon
        view, legal = state.view(seat), state.legal(seat)
        typer.echo("")
        tell_position(lexicon, view, self.names)
        for number, action in enumerate(legal, 1):
            typer.echo(f"  {number:2}) {lexicon.action(str(action), self.names)}")
        while True:
            try:
                said = input(lexicon.say("screen-prompt", player=self.names[seat]) + " ").strip().lower()
            except EOFError:
                return False
            if said in QUIT:
                return False
            if said in HELP:
                self.help(seat)
            elif said in UNDO:
                if state.undoable(seat):
                    state.undo(seat)
                    typer.echo(lexicon.say("screen-undone"))
                    return True
                typer.echo(lexicon.say("screen-nothing-to-undo"))
            else:
                action = self.read(said, legal)
                if action is not None:
                    self.hear(state.play(seat, action))
                    return True
                typer.echo(lexicon.say("screen-not-a-choice", count=len(legal)))

    def read(self, said: str, legal: list[Action]) -> Action | None:
        """A choice by its number, by its words (`exit 3`), or, where there is one only, by Enter."""
        if said.isascii() and said.isdigit():
            return legal[int(said) - 1] if len(said) < 5 and 1 <= int(said) <= len(legal) else None
        if not said:
            return legal[0] if len(legal) == 1 else None
        named = [action for action in legal if str(action).lower() == said]
        return named[0] if named else None

    def help(self, seat: int) -> None:
        """The question in words, and what cannot be done here and why."""
        lexicon, question = self.lexicon, self.state.view(seat)["question"]
        typer.echo(f"  {lexicon.say('screen-help')}")
        typer.echo(f"  {lexicon.question(question['code']).text}")
        refused = self.state.refused(seat)
        if refused:
            typer.echo(f"  {lexicon.say('screen-refused')}")
        for action, reason in refused:
            line = lexicon.reason(reason.code, reason.rule, reason.params, self.names)
            typer.echo(f"   x {lexicon.action(str(action), self.names)}: {line}")

    def hear(self, events: list[Event]) -> None:
        """Tell what happened, as far as the people at the screen may know it."""
        listener = 0 if self.humans == 1 else None
        for event in events:
            heard = event.to(listener)
            if heard is not None and heard["code"] != "stepped":
                params: Any = heard["params"]
                typer.echo(f"  - {self.lexicon.event(str(heard['code']), params, self.names)}")

    def keep(self) -> None:
        if self.save is not None:
            write_json(self.save, games.get(self.game).dump(self.state))
            typer.echo(self.lexicon.say("screen-saved", file=str(self.save)))
