"""Records: a game as lines of play. A replay gives the same state."""

from itertools import zip_longest
from typing import Any

from mypy_extensions import mypyc_attr

from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.rng import Draw
from jackhouse.kernel.secret import commitment_of, is_secret

__all__ = ["Line", "Origin", "Record"]

RECORD_FORMAT = "jackhouse-record-1"
Origin = dict[str, Any]
"""How a state began: `{"seed": 7}` for a new game, `{"position": {...}}` for one set up, `{"secret": "9f..."}` for a
served one: 32 hex digits, shown to nobody before the game is over, and beside it, since there are any, `"nonces"`: what
each seat added, "" for nothing."""

_KEYS = {
    "format": str,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "start": dict,
    "actions": list,
}


@mypyc_attr(acyclic=True)
class Line:
    """A line of play as a state keeps it: what a seat did (None: an undo), and in a served game the numbers drawn.

    A class, not a tuple: the cycle collector does not look at it, however long the game is.
    """

    __slots__ = ("action", "draws", "seat")

    def __init__(self, seat: int, action: Action | None, draws: list[Draw] | None) -> None:
        self.seat = seat
        self.action = action
        self.draws = draws


class Record:
    """All that a replay needs, and the ranking if the game is over."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, Any],
        board: object,
        start: Origin,
        actions: list[str],
        ranking: list[list[int]] | None,
        commitment: str = "",
        draws: list[list[list[int]]] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.board = board
        self.start = start
        self.actions = actions
        self.ranking = ranking
        self.commitment = commitment
        """Of a served game: the hash of its secret, as it was shown before the start."""
        self.draws = draws
        """Of a served game: the numbers drawn by the deal and by each line, each as its bound and the number."""

    def as_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": RECORD_FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "board": self.board,
            "start": self.start,
            "actions": self.actions,
            "ranking": self.ranking,
        }
        if self.commitment:
            data["commitment"] = self.commitment
        if self.draws is not None:
            data["draws"] = self.draws
        return data

    @staticmethod
    def from_dict(data: object) -> "Record":
        """Returns the record of plain data; `BadInput` says what is wrong with it."""
        if not isinstance(data, dict):
            raise BadInput(Reason("record-corrupt", "", {"problem": "not-an-object"}))
        for key, kind in _KEYS.items():
            if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
                raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": key}))
        if data["format"] != RECORD_FORMAT:
            raise BadInput(Reason("record-foreign", "", {"format": str(data["format"])[:40], "known": RECORD_FORMAT}))
        ranking = data.get("ranking")
        if ranking is not None and not (isinstance(ranking, list) and all(isinstance(tied, list) for tied in ranking)):
            raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "ranking"}))
        lines = data["actions"]
        for number, line in enumerate(lines):
            if not isinstance(line, str):
                raise BadInput(Reason("record-corrupt", "", {"problem": "bad-line", "key": f"actions[{number}]"}))
        commitment, draws = data.get("commitment", ""), data.get("draws")
        if not isinstance(commitment, str):
            raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "commitment"}))
        if draws is not None and not _are_draws(draws):
            raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "draws"}))
        return Record(
            data["game"],
            data["rules"],
            data["players"],
            data["options"],
            data.get("board"),
            data["start"],
            list(lines),
            ranking,
            commitment,
            draws,
        )

    def check_secret(self) -> None:
        """Raises `BadInput` unless the secret fits the commitment and the list of draws has an entry for each line."""
        secret = self.start.get("secret", "")
        if not is_secret(secret) and (self.commitment or self.draws is not None):
            raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "start"}))
        if self.commitment and self.commitment != commitment_of(secret):
            raise BadInput(Reason("record-commitment"))
        if self.draws is not None and len(self.draws) != len(self.actions) + 1:
            raise BadInput(Reason("record-corrupt", "", {"problem": "missing-or-wrong", "key": "draws"}))

    def check_draws(self, line: int, found: list[list[int]]) -> None:
        """Raises `BadInput` unless the draws listed for a line are those found; line 0 is the deal."""
        if self.draws is None:
            return
        for listed, drawn in zip_longest(self.draws[line], found):
            if listed != drawn:
                facts = {"line": line, "recorded": str(listed or []), "found": str(drawn or [])}
                raise BadInput(Reason("record-draws", "", facts))


def _are_draws(data: object) -> bool:
    if not isinstance(data, list):
        return False
    for line in data:
        if not isinstance(line, list):
            return False
        for draw in line:
            if not isinstance(draw, list) or len(draw) != 2 or type(draw[0]) is not int or type(draw[1]) is not int:
                return False
    return True
