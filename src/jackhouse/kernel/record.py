"""Records: a game as lines of play, that replays to the same state."""

from typing import Any

from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["Origin", "Record"]

RECORD_FORMAT = "jackhouse-record-1"
Origin = dict[str, Any]
"""How a state began: `{"seed": 7}` for a new game, `{"position": {...}}` for one set up, `{"secret": "9f..."}` for a
served one: 32 hex digits, shown to nobody before the game is over."""

_KEYS = {
    "format": str,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "start": dict,
    "actions": list,
}


class Record:
    """Everything that a replay needs, and how the game ended if it has."""

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
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.board = board
        self.start = start
        self.actions = actions
        self.ranking = ranking

    def as_dict(self) -> dict[str, Any]:
        return {
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

    @staticmethod
    def from_dict(data: object) -> "Record":
        """A record from its plain data; `BadInput` says what is wrong with it."""
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
        return Record(
            data["game"],
            data["rules"],
            data["players"],
            data["options"],
            data.get("board"),
            data["start"],
            list(lines),
            ranking,
        )
