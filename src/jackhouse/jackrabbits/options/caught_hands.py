"""Table setting `hand-limit` = `caught`."""

from jackhouse.jackrabbits.rule import Rule


class CaughtHands(Rule):
    """A hand over the limit is safe until somebody calls it (JR-4.9)."""

    def arrange(self, turn: list[str]) -> list[str]:
        return ["call" if step == "hand-limit" else step for step in turn]
