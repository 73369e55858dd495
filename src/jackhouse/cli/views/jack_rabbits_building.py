"""Building in a terminal: the map so far with numbered spots, the tiles of each player, hints for the choices."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from jackhouse import games
from jackhouse.cli.terminal.canvas import Point
from jackhouse.cli.terminal.palette import colour_text, seat_badge, seat_style
from jackhouse.cli.terminal.text_layout import flow
from jackhouse.cli.views.map_drawing import centre
from jackhouse.cli.views.renderer import View
from jackhouse.jackrabbits.building.construction import LaidTile, cell_of
from jackhouse.jackrabbits.building.pieces import LOOKS, PIECE_CODES, ROTATIONS, SHAPES, roads_of
from jackhouse.jackrabbits.ruleset import KEY
from jackhouse.text import Lexicon

__all__ = ["LETTERS", "BuildingChoices", "building_status", "is_building"]

LETTERS: Final = {"T": "dead-end", "X": "hex-to-hex", "!": "triangles", "S": "same", "N": "no-road"}
"""The ends of the ids of texts, by the letter of an advice."""

_INDENT: Final = 3

_ROOM: Final[dict[Point, str]] = {(-5.0, -4.0): "", (5.0, 4.0): ""}


class NumberedPlacement(NamedTuple):
    """A choice that lays the tile in hand: its number in the list, where it lies, the letters of the advice."""

    number: int
    middle: Point
    letters: str


def is_building(view: View) -> bool:
    return view.get("building") is not None


class BuildingChoices:
    """The words and hints for the choices of one view, computed once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.placements: dict[str, NumberedPlacement] = {}  # by action
        question = view["question"]
        if question is None or question["code"] != "building" or question["tile"] is None:
            return
        game, rotation = games.get(KEY), question["rotation"]
        piece = PIECE_CODES[question["tile"]]
        guidance = game.guidance(view)["islands" if question["island"] else "spots"].get(
            str(LOOKS[piece][rotation]), []
        )
        letters = {(a, b): found for a, b, found in guidance}
        legal = [str(action) for action in game.determinise(view, 0).legal(view["seat"])]
        for number, text in enumerate(legal, 1):
            verb, _, rest = text.partition(" ")
            if verb == "place":
                a, b = (int(part) for part in rest.split(","))
                middle = centre([cell_of(code) for code in LaidTile(piece, rotation, a, b).cells])
                self.placements[text] = NumberedPlacement(number, middle, letters.get((a, b), ""))

    def labels(self) -> Mapping[Point, str]:
        """Returns the numbers of the choices, at their places on the map; and room round the Citadel, at least."""
        return {**_ROOM, **{one.middle: str(one.number) for one in self.placements.values()}}

    def hint(self, lexicon: Lexicon, action: str) -> str:
        """Returns where the roads of a turned tile would leave it, or the advice that a spot would not follow."""
        verb, _, rest = action.partition(" ")
        if verb == "turn":
            return f" → {_roads(lexicon, PIECE_CODES[self.view['question']['tile']], int(rest))}"
        found = self.placements.get(action)
        if found is None or not found.letters:
            return ""
        return f" ({', '.join([lexicon.say(f'screen-breaks-{LETTERS[letter]}') for letter in found.letters])})"


def _roads(lexicon: Lexicon, piece: int, rotation: int) -> str:
    """Returns the directions of the roads of a tile: `north, south` of a hex, `north–southeast` of others."""
    if rotation >= ROTATIONS[piece]:
        return ""
    roads = roads_of(piece, rotation)
    names = [[lexicon.direction(edge) for edge in road] for road in roads]
    is_hex = piece < PIECE_CODES["woods"]
    return ", ".join(names[0] if is_hex else ["–".join(road) for road in names])


def building_status(lexicon: Lexicon, view: View, names: list[str], width: int) -> list[Text]:
    """Returns the tiles of each player, and how the map stands to the advice."""
    building = view["building"]
    lines: list[Text] = []
    for seat in view["order"]:
        line = Text("▸" if seat in view["awaited"] else " ")
        line.append(*seat_badge(seat))
        line.append(f" {names[seat]:{max(len(name) for name in names)}} ", f"bold {seat_style(seat)}")
        stack: list[int] = building["stacks"][seat]
        down = [lexicon.say(f"screen-stack-{shape}", count=count) for shape, count in zip(SHAPES, stack) if count]
        pieces = [*([" · ".join(down)] if down else []), *_named(lexicon, building["open"][seat])]
        lines += flow([line, *[colour_text(piece) for piece in pieces or [lexicon.say("screen-none")]]], width, _INDENT)
    if building["advice"]:
        lines += flow([Text(lexicon.say("screen-against-advice", count=len(building["advice"])))], width, _INDENT)
    if building["problem"]:
        problem = lexicon.say(f"problem-{building['problem']}")
        lines += flow([Text(lexicon.say("screen-not-playable", problem=problem))], width, _INDENT)
    return lines


def _named(lexicon: Lexicon, tiles: list[str]) -> list[str]:
    """Returns the tiles that lie face up, those of a kind together: `K♦`, `2 × woods`."""
    counts = {tile: tiles.count(tile) for tile in tiles}
    found: list[str] = []
    for tile, count in counts.items():
        is_road = lexicon.has(f"kind-{tile}")
        name = lexicon.say(f"kind-{tile}") if is_road else lexicon.place(tile, "short")
        found.append(f"{count} × {name}" if count > 1 else name)
    return found
