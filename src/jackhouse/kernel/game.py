"""A game of the registry: makes, sets up, saves and replays states."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from jackhouse.kernel.actions import Action, ActionGrammar
from jackhouse.kernel.determiniser import Determiniser
from jackhouse.kernel.event import Event
from jackhouse.kernel.options import Catalogue
from jackhouse.kernel.reason import BadInput, Illegal, Reason
from jackhouse.kernel.record import Origin, Record
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.secret import is_nonce, is_secret, key_of
from jackhouse.kernel.state import State

__all__ = ["Game"]

S = TypeVar("S", bound=State)

SAVE_FORMAT: Final = "jackhouse-state-4"
OLDER_SAVE_FORMAT: Final = "jackhouse-state-3"
DEAL: Final = -1  # the number of the deal, which comes before line 0


def seal_of(data: Mapping[str, Any]) -> str:
    """Returns the checksum of a save; "" for data that no save holds."""
    try:
        text = json.dumps(data, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return ""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def rng_of(seed: object, players: int) -> tuple[Rng, Origin]:
    """Returns the generator for the deal, and the `start` of the record."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        return Rng.of_seed(seed), {"seed": seed}
    origin: Origin = {"secret": seed}
    if isinstance(seed, Mapping):
        nonces = seed.get("nonces")
        if not isinstance(nonces, list) or len(nonces) != players or not all(map(is_nonce, nonces)):
            raise BadInput(Reason("bad-nonces", "", {"players": players}))
        origin = {"secret": seed.get("secret"), "nonces": nonces[:]}
    if not is_secret(origin["secret"]):
        raise BadInput(Reason("bad-secret"))
    return Rng.of_secret(key_of(origin), DEAL), origin


class Game(Generic[S]):
    """A game of the registry. Each game has its own `new`, `position`, `determiniser`, `atlas` and `prospects`."""

    key: str = ""
    version: int = 0
    default_preset: str = ""
    default_board: str = "sample"
    fewest: int = 1
    most: int = 4
    grammar: ActionGrammar
    rules: dict[str, str]  # by verb: its rule
    catalogue: Catalogue

    def new(
        self,
        players: object = 4,
        seed: object = 7,
        preset: object = "",
        options: Mapping[str, object] | None = None,
        board: object = "sample",
    ) -> S:
        """Returns a new game, dealt and ready for its first decision.

        The seed of a served game is a secret of 32 hex digits, or `{"secret": ..., "nonces": [...]}`, a nonce a seat.
        """
        raise NotImplementedError  # pragma: no cover - every game has its own

    def position(self, *args: Any, **setup: Any) -> S:
        """Returns a state set up by hand; see each game."""
        raise NotImplementedError  # pragma: no cover - every game has its own

    def determiniser(self, view: Mapping[str, Any]) -> Determiniser[S]:
        """Validates a view once, for any number of full states that agree with it; `BadInput` if it is no view."""
        raise NotImplementedError  # pragma: no cover - every game has its own

    def determinise(self, view: Mapping[str, Any], seed: int) -> S:
        """Returns one full state that agrees with a view; what the view hides is drawn at random."""
        return self.determiniser(view).deal(Rng.of_seed(seed))

    def atlas(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns what does not change in the game of a view, such as its map and limits, as plain data for bots."""
        return {}

    def prospects(self, view: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Returns what a seat can compute from its view alone, as plain data for bots and hints."""
        return []

    def guidance(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns what a page shows beside the choices of the seat of a view, from that view alone; see each game."""
        return {}

    def purpose(self, view: Mapping[str, Any], actions: Sequence[str]) -> dict[str, Any] | None:
        """Returns what these actions of the seat of a view lead to, from that view alone: `code` and `params`."""
        return None

    def parse(self, text: object) -> Action:
        """Returns the action of a line such as `pay 7S,AC`."""
        return self.grammar.parse(text)

    def rule_of(self, action: Action) -> str:
        """Returns the rule of an action, such as `JR-4.2`; "" if it answers several questions, as `pass` does."""
        return self.rules.get(self.grammar.verbs[action.verb], "")

    def idle_rules(self, options: Mapping[str, Any]) -> list[str]:
        """Returns the rules that these options leave out of play."""
        return []

    def rules_form(self, options: Mapping[str, Any]) -> str:
        """Returns the form of the rules' texts that fits the options: `basic`, or "" for the whole texts."""
        return ""

    def play_moves(self, state: S, moves: str) -> None:
        """Plays lines such as `roll; 1: pass; exit 3`, each for the seat named, else for the first awaited seat.

        A line may be left out if it is `pass` or the only legal answer.
        """
        for move in moves.split(";"):
            if move.strip():
                self._play_move(state, move.strip())

    def _play_move(self, state: S, move: str) -> None:
        named, colon, text = move.partition(":")
        seat = int(named) if colon and named.isascii() and named.strip().isdigit() and len(named) < 4 else -1
        action = self.parse(text if seat >= 0 else move)
        refusal: Reason | None = None
        while not state.over:
            mover = seat if seat >= 0 else state.awaited[0]
            if action in state.legal(mover):
                state.play(mover, action)
                return
            if refusal is None or not refusal.rule:  # the first one that names a rule
                refusal = state.why(mover, action)
            waiting = state.awaited[0]
            left_out = [a for a in state.legal(waiting) if str(a) == "pass"] or state.legal(waiting)
            if len(left_out) != 1:
                break
            state.play(waiting, left_out[0])
        reason = refusal or Reason("game-over")
        raise BadInput(Reason("bad-move", reason.rule, {"move": move[:60], "why": reason.code}))

    def dump(self, state: S) -> dict[str, Any]:
        """Returns a save as JSON-able data: the record, secrets included, and a checksum."""
        save: dict[str, Any] = {"format": SAVE_FORMAT, "record": state.record.as_dict()}
        return {**save, "seal": seal_of(save)}

    def load(self, data: object) -> S:
        """Returns the state of a save by replaying its record; `BadInput` if it is corrupt, foreign or of other rules.

        A save of format 3 holds the state beside the record. The state is not read; the checksum covers both.
        """
        if not isinstance(data, Mapping) or data.get("format") not in (SAVE_FORMAT, OLDER_SAVE_FORMAT):
            raise BadInput(Reason("save-foreign", "", {"known": SAVE_FORMAT}))
        record = Record.from_dict(data.get("record"))
        seal = data.get("seal")
        if not seal or seal != seal_of({key: value for key, value in data.items() if key != "seal"}):
            raise BadInput(Reason("save-corrupt", "", {"problem": "seal-broken", "key": "seal"}))
        return self.replay(record)

    def replay(self, record: Record | Mapping[str, Any]) -> S:
        """Plays a record from its start and returns the state; `BadInput` names the line that does not fit.

        The record of a served game lists its draws; each must be drawn again.
        """
        if not isinstance(record, Record):
            record = Record.from_dict(record)
        self._check_origin(record)
        record.check_secret()
        state = self.start(record)
        record.check_draws(0, state.draws_of(0))
        for number, _ in enumerate(self.replaying(state, record.actions), 1):
            record.check_draws(number, state.draws_of(number))
        return state

    def rewound(self, record: Record | Mapping[str, Any]) -> tuple[S, list[str]]:
        """Returns the state in which a record begins, and its lines."""
        if not isinstance(record, Record):
            record = Record.from_dict(record)
        self._check_origin(record)
        return self.start(record), record.actions

    def replaying(self, state: S, lines: list[str]) -> Iterator[list[Event]]:
        """Plays the lines of a record one by one and yields the events of each."""
        for number, line in enumerate(lines):
            seat, action = self._line(number, line)
            try:
                yield state.undo(seat) if action is None else state.play(seat, action)
            except Illegal as illegal:
                why = illegal.reason
                facts = {"line": number + 1, "text": line[:60], "why": why.code}
                raise BadInput(Reason("record-line", why.rule, facts)) from illegal

    def start(self, record: Record) -> S:
        """Returns the state in which a record begins."""
        start = record.start
        if isinstance(start.get("seed"), int) or is_secret(start.get("secret")):
            seed = start["seed"] if "seed" in start else start if "nonces" in start else start["secret"]
            return self.new(record.players, seed, self.default_preset, record.options, record.board)
        if isinstance(start.get("position"), Mapping):
            setup = {str(key): value for key, value in start["position"].items()}
            try:
                state = self.position(**setup)
            except TypeError as error:  # unknown or missing arguments
                raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "start"})) from error
            if state.ruleset.players == record.players and state.ruleset.options == record.options:
                return state
        raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "start"}))

    def _check_origin(self, record: Record) -> None:
        if record.game != self.key:
            raise BadInput(Reason("record-other-game", "", {"game": record.game[:40], "known": self.key}))
        if record.rules != self.version:
            raise BadInput(Reason("record-other-rules", "", {"rules": record.rules, "known": self.version}))

    def _line(self, number: int, line: str) -> tuple[int, Action | None]:
        seat, _, text = line.partition(" ")
        if seat.isascii() and seat.isdigit() and len(seat) <= 2:
            if text == "undo":
                return int(seat), None
            try:
                return int(seat), self.parse(text)
            except BadInput as bad:
                why = bad.reason.code
        else:
            why = "no-such-seat"
        raise BadInput(Reason("record-line", "", {"line": number + 1, "text": line[:60], "why": why}))
