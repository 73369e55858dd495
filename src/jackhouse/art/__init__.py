"""Pictures: a board or a view in, SVG out. Drawing is pure: it uses no clock, files, fonts or style sheets.

>>> from jackhouse import art, games
>>> art.show("sample").svg[:4]
'<svg'
>>> view = games.get("jack-rabbits").new(players=2, seed=7).view(0)
>>> art.show(view, lang="es", palette="dark")._repr_svg_()[:4]
'<svg'

`show(...).save("map.png")` writes a file. The functions that a page needs to place and move pieces itself are in
`jackhouse.art.jackrabbits`: `anchors`, `route`, `board_picture`, `position_picture`, and those for cards and tables.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from jackhouse import games, text
from jackhouse.art import jackal, jackrabbits
from jackhouse.art.palette import DARK, LIGHT, PALETTES, Palette, greyscale
from jackhouse.art.picture import Picture
from jackhouse.jackrabbits.board import Board
from jackhouse.kernel import BadInput, Reason

__all__ = ["DARK", "LIGHT", "PALETTES", "Palette", "Picture", "greyscale", "heat_map", "show"]

# The function that draws a view, by game.
_VIEWS: Final[dict[str, Callable[[Mapping[str, Any], text.Lexicon, Palette], str]]] = {
    "jack-rabbits": jackrabbits.position_picture,
    "jackal": jackal.table_picture,
}


def show(thing: Board | str | Mapping[str, Any], lang: str = "en", palette: str | Palette = "light") -> Picture:
    """Returns the picture of a board (name, document or `Board`) or of a view; raises BadInput for anything else."""
    lexicon, colours = _lexicon(lang), _palette(palette)
    if isinstance(thing, Mapping) and "game" in thing:
        key = games.get(thing["game"]).key
        return Picture(_VIEWS[key](thing, lexicon, colours))
    board = thing if isinstance(thing, Board) else jackrabbits.board_of({"board": thing})
    return Picture(jackrabbits.board_picture(board, lexicon, colours))


def heat_map(board: Board, shares: Mapping[str, float], lang: str = "en", palette: str | Palette = "light") -> Picture:
    """Returns the picture of a board whose royals' hexes are shaded by these shares, from 0 to 1: `{"KD": 0.4}`."""
    return Picture(jackrabbits.heat_map_picture(board, shares, _lexicon(lang), _palette(palette)))


def _lexicon(lang: str) -> text.Lexicon:
    if lang not in text.languages():
        raise BadInput(Reason("unknown-language", "", {"language": lang[:20], "known": text.languages()}))
    return text.load(lang)


def _palette(palette: str | Palette) -> Palette:
    if isinstance(palette, Palette):
        return palette
    if palette not in PALETTES:
        raise BadInput(Reason("unknown-palette", "", {"value": palette[:40], "known": list(PALETTES)}))
    return PALETTES[palette]
