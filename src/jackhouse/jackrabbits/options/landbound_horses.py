"""Table setting `landbound-horses`."""

from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.rule import Rule


class LandboundHorses(Rule):
    """Horses go only to hexes of the landmass where they are mounted (JR-6.2)."""

    def rides(self, board: Board, tile: int, hexes: list[int]) -> list[int]:
        return [place for place in hexes if board.landmass[place] == board.landmass[tile]]
