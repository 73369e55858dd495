"""The talk between a game and the people at one terminal."""

import secrets
import shutil
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from jackhouse import bots as house_bots
from jackhouse import games
from jackhouse.cli.sketch import sketch
from jackhouse.cli.speaking import write_json
from jackhouse.cli.telling import tell_position
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.tiles import PLACE_CODES, PLACE_NAMES
from jackhouse.kernel import Action, Chance, Event
from jackhouse.text import Lexicon

QUIT, UNDO = ("q", "quit", "salir"), ("u", "undo", "deshacer")
HELP, MAP = ("?", "h", "help", "ayuda"), ("m", "map", "mapa")
TALL = 58  # lines of a terminal on which the map is always shown

#   the rule that stands behind each word of action
RULES = {
    "stay": "JR-4.4", "exit": "JR-4.4", "take": "JR-4.4", "on": "JR-4.4", "hike": "JR-6.1", "ride": "JR-6.2",
    "sail": "JR-6.2", "buy": "JR-6.3", "hole": "JR-6.5", "underground": "JR-6.5", "off-board": "JR-6.6",
    "fly": "JR-7.1", "fall": "JR-7.2", "pay": "JR-5.1", "put": "JR-5.1", "passport": "JR-7.1", "roll": "JR-4.1",
    "lottery": "JR-4.2", "contest": "JR-7.6", "prove": "JR-7.6", "leave": "JR-7.6", "acquire": "JR-4.6",
    "fight": "JR-7.3", "spades": "JR-7.3", "strike": "JR-7.3", "yield": "JR-7.3", "trade": "JR-7.8",
    "rest": "JR-4.6", "discard": "JR-4.9", "call": "JR-4.9",
}  # fmt: skip


class Screen:
    """Shows a person the table from their seat, asks, and lets the bots play theirs."""

    def __init__(
        self, lexicon: Lexicon, game: str, state: Any, humans: int, seats: list[house_bots.Bot], save: Path | None
    ) -> None:
        self.lexicon = lexicon
        self.game = game
        self.state = state
        self.humans = humans
        self.bots = seats
        self.save = save
        self.looking = -1  # whose hand is on the screen
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
        if self.humans > 1:
            self.pass_screen(seat)
        typer.echo("")
        if shutil.get_terminal_size().lines >= TALL:
            self.show_map(view)
        tell_position(lexicon, view, self.names)
        for number, action in enumerate(legal, 1):
            typer.echo(f"  {number:2}) {lexicon.action(str(action), self.names)}{self.where_to(view, action)}")
        while True:
            try:
                said = input(lexicon.say("screen-prompt", player=self.names[seat]) + " ").strip().lower()
            except EOFError:
                return False
            if said in QUIT:
                return False
            if said in MAP:
                self.show_map(view)
            elif said.startswith(HELP):
                self.help(seat, said.lstrip("?").strip(), legal)
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

    def pass_screen(self, seat: int) -> None:
        """With several people at one screen, nobody sees another's hand."""
        if seat != self.looking:
            Console().clear()
            input(self.lexicon.say("screen-hand-over", player=self.names[seat]) + " ")
            Console().clear()
            self.looking = seat

    def show_map(self, view: Any) -> None:
        """The map, with the number of each rabbit at its place."""
        marks: dict[int, str] = {}
        for seat, name in enumerate(view["rabbits"]):
            place = PLACE_CODES[name]
            marks[place] = marks.get(place, "") + str(seat + 1)
        board = load_board(view["board"])
        typer.echo(sketch(board, marks))
        for place, rabbits in marks.items():
            if not board.present[place]:
                typer.echo(f"   {self.lexicon.place(PLACE_NAMES[place])}: {rabbits}")

    def where_to(self, view: Any, action: Action) -> str:
        """Where the free roads of this way out lead: ` -> J♦`."""
        verb, _, edge = str(action).partition(" ")
        if verb not in ("exit", "take"):
            return ""
        at = view["journey"]["at"] if view["journey"] is not None else view["rabbits"][view["turn"]]
        ends = load_board(view["board"]).ends(PLACE_CODES[at], int(edge))
        named = [self.lexicon.say("kind-cave") if end == "cave" else self.lexicon.place(end, "short") for end in ends]
        return f" -> {', '.join(named)}"

    def read(self, said: str, legal: list[Action]) -> Action | None:
        """A choice by its number, by its words (`exit 3`), or, where there is one only, by Enter."""
        if said.isascii() and said.isdigit():
            return legal[int(said) - 1] if len(said) < 5 and 1 <= int(said) <= len(legal) else None
        if not said:
            return legal[0] if len(legal) == 1 else None
        named = [action for action in legal if str(action).lower() == said]
        return named[0] if named else None

    def help(self, seat: int, about: str, legal: list[Action]) -> None:
        """`?`: the question in words, and what cannot be done here and why; `? 3`: the rule behind a choice."""
        lexicon, question = self.lexicon, self.state.view(seat)["question"]
        chosen = self.read(about, legal) if about else None
        if chosen is not None:
            rule = RULES.get(str(chosen).partition(" ")[0], "JR-4.11")
            title, text = lexicon.rule(rule)
            typer.echo(f"  {lexicon.say('screen-rule', rule=rule, title=title)}\n  {text}")
            return
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
