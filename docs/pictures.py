"""`make pictures`: draw the pictures of the documentation into `docs/pictures/`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from jackhouse import art, games, text
from jackhouse.art import glyphs
from jackhouse.art.jackrabbits.board import definitions, tile_drawing
from jackhouse.art.jackrabbits.geometry import chart_of
from jackhouse.art.jackrabbits.sheet import Sheet
from jackhouse.art.svg import group, tag
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.tiles import KIND, KIND_NAMES, PLACE_CODES

FOLDER = Path(__file__).parent / "pictures"
KINDS = ("citadel", "KD", "QS", "JH", "woods2", "mountain2", "river2", "fork2", "tavern2", "cave2")
COLUMNS, WIDE, HIGH = 5, 230, 250


def in_play() -> dict[str, Any]:
    """Four rabbits, four claims, and a journey from the tower of diamonds on its way to the plaza of spades."""
    game = games.get("jack-rabbits")
    hands = ("KD 9C 8S", "QH 4D", "2S JC", "5H KS")
    state = game.position(
        rabbits=("KD", "citadel", "JC", "underground"), hands=hands, dice=((3, 4),), moves="roll; pass"
    )
    view: dict[str, Any] = state.view(0)
    return view | {
        "journey": {"at": "woods2", "edge": 1, "brink": False, "way": ["woods1:0", "mountain1:1", "woods2:1"]}
    }


def kinds(palette: art.Palette) -> art.Picture:
    """The ten kinds of tile, each with its name."""
    lexicon, board = text.load("en"), load_board("sample")
    sheet = Sheet(chart_of(board), palette)
    drawn = [definitions(palette)]
    for number, name in enumerate(KINDS):
        place = PLACE_CODES[name]
        x, y = sheet.chart.centre(place)
        to_x, to_y = (number % COLUMNS + 0.5) * WIDE, (number // COLUMNS + 0.45) * HIGH
        caption = lexicon.say(f"kind-{KIND_NAMES[KIND[place]]}")
        drawn.append(group(tile_drawing(sheet, place, lexicon), transform=f"translate({to_x - x:.1f} {to_y - y:.1f})"))
        drawn.append(glyphs.text(caption, 15, palette.ink, at=(to_x, to_y + 118)))
    wide, high = COLUMNS * WIDE, -(-len(KINDS) // COLUMNS) * HIGH
    paper = tag("rect", width=wide, height=high, fill=palette.sea)
    svg = tag("svg", paper, *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {wide} {high}")
    return art.Picture(svg)


PICTURES: dict[str, Callable[[], art.Picture]] = {
    "sample-light": lambda: art.show("sample"),
    "sample-dark": lambda: art.show("sample", palette="dark"),
    "in-play": lambda: art.show(in_play()),
    "kinds": lambda: kinds(art.LIGHT),
    "kinds-grey": lambda: kinds(art.greyscale(art.LIGHT)),
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        draw().save(FOLDER / f"{name}.svg")
    PICTURES["in-play"]().save(FOLDER / "in-play.png", width=480)
