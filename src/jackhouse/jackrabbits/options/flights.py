"""Strategy of the clubs: `flights`."""

from jackhouse.jackrabbits.rule import Rule


class Flights(Rule):
    """Clubs fly from towers: a passport before the roll, a flight instead of a journey (JR-7.1)."""

    def arrange(self, turn: list[str]) -> list[str]:
        return [{"roll": "take-off", "journey": "flight"}.get(step, step) for step in turn]
