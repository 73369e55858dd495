"""`make pictures` writes the pictures of the documentation into `docs/pictures/`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from jackhouse import art, bots, games, text
from jackhouse.art import glyphs, jackal
from jackhouse.art.jackrabbits import table
from jackhouse.art.jackrabbits.board import draw_tile, tile_defs
from jackhouse.art.jackrabbits.geometry import geometry_of
from jackhouse.art.jackrabbits.motifs import DrawingContext
from jackhouse.art.svg import group, tag
from jackhouse.jackal.archipelago import built_in
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.tiles import KIND, KIND_NAMES, PLACE_CODES
from jackhouse.kernel import Rng

FOLDER = Path(__file__).parent / "pictures"
KINDS = ("citadel", "KD", "QS", "JH", "woods2", "mountain2", "river2", "fork2", "tavern2", "cave2")
COLUMNS, WIDE, HIGH = 5, 230, 250


def in_play() -> dict[str, Any]:
    """Returns a view with four rabbits, four claims and a journey from the tower of diamonds to the plaza of spades."""
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
    """Returns a picture of the ten kinds of tile, each with its name."""
    lexicon, board = text.load("en"), load_board("sample")
    context = DrawingContext(geometry_of(board), palette)
    drawn = [tile_defs(palette)]
    for number, name in enumerate(KINDS):
        place = PLACE_CODES[name]
        x, y = context.geometry.centre(place)
        to_x, to_y = (number % COLUMNS + 0.5) * WIDE, (number // COLUMNS + 0.45) * HIGH
        caption = lexicon.say(f"kind-{KIND_NAMES[KIND[place]]}")
        drawn.append(group(draw_tile(context, place, lexicon), transform=f"translate({to_x - x:.1f} {to_y - y:.1f})"))
        drawn.append(glyphs.text(caption, 15, palette.ink, at=(to_x, to_y + 118)))
    wide, high = COLUMNS * WIDE, -(-len(KINDS) // COLUMNS) * HIGH
    paper = tag("rect", width=wide, height=high, fill=palette.sea)
    svg = tag("svg", paper, *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {wide} {high}")
    return art.Picture(svg)


def at_table() -> dict[str, Any]:
    """Returns the view of the second of three players, who has just rolled an eight."""
    state = games.get("jack-rabbits").position(
        preset="standard",
        turn=1,
        rabbits=("KD", "JC", "citadel"),
        hands=("KD KH 4D horse 9C", "JC QS 10C 9S 7S 7H 2H AD", "QH 10H 3C"),
        lot="5S 6S 10S AC 2C 5C 7C 8C 3H 4H 8H 9H 3D 7D 10D",
        dice=((2, 6),),
        moves="roll",
    )
    view: dict[str, Any] = state.view(1)
    return view


def forty() -> list[tuple[str, str]]:
    """Returns the islands of Jackal: key and text."""
    return [(island.key, island.written()) for island in built_in("forty")]


def on_an_island() -> dict[str, Any]:
    """Returns the second player's view of four pirates on their third island."""
    state, rng = games.get("jackal").new(players=4, seed=3), Rng.of_seed(1)
    view: dict[str, Any] = state.view(1)
    while view["round"] < 3 or view["phase"] != "resolving" or sum(at is not None for at in view["pirates"]) < 3:
        seat = state.awaited[0]
        state.play(seat, bots.get("greedy").choose(state.view(seat), state.legal(seat), rng))
        view = state.view(1)
    return view


EN, ES = text.load("en"), text.load("es")
NAMES = ("Ana", "Ben", "Eva")

PICTURES: dict[str, Callable[[], art.Picture]] = {
    "sample-light": lambda: art.show("sample"),
    "sample-dark": lambda: art.show("sample", palette="dark"),
    "in-play": lambda: art.show(in_play()),
    "kinds": lambda: kinds(art.LIGHT),
    "kinds-grey": lambda: kinds(art.greyscale(art.LIGHT)),
    "cards-light": lambda: art.Picture(table.deck_picture(EN, art.LIGHT)),
    "cards-dark": lambda: art.Picture(table.deck_picture(EN, art.DARK)),
    "cards-grey": lambda: art.Picture(table.deck_picture(EN, art.greyscale(art.LIGHT))),
    "hand": lambda: art.Picture(table.hand_picture(at_table()["hand"], EN, art.LIGHT)),
    "court": lambda: art.Picture(table.court_picture(at_table(), EN, art.LIGHT, names=NAMES)),
    "lot": lambda: art.Picture(table.lot_picture(at_table(), EN, art.LIGHT)),
    "table": lambda: art.Picture(table.table_picture(at_table(), EN, art.LIGHT, names=NAMES)),
    "islands": lambda: art.Picture(jackal.atlas_picture(forty(), EN, art.LIGHT)),
    "actions": lambda: art.Picture(jackal.deck_picture(EN, art.LIGHT)),
    "actions-es-dark": lambda: art.Picture(jackal.deck_picture(ES, art.DARK)),
    "features-grey": lambda: art.Picture(jackal.atlas_picture(forty()[1:3], EN, art.greyscale(art.LIGHT), 2)),
    "voyage": lambda: art.Picture(jackal.table_picture(on_an_island(), EN, art.LIGHT, names=(*NAMES, "Leo"))),
    "table-phone": lambda: art.Picture(table.table_picture(at_table(), ES, art.DARK, names=NAMES, upright=True)),
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        draw().save(FOLDER / f"{name}.svg")
    PICTURES["in-play"]().save(FOLDER / "in-play.png", width=480)
