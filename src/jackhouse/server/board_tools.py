"""Boards of Jack Rabbits for a builder page: what runs in worker processes, with plain data in and out (JR-3.2)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVarTuple

from jackhouse.jackrabbits.board import Board, built_in_boards, load_board
from jackhouse.jackrabbits.building.board_code import decode, encode, looks_like_code
from jackhouse.jackrabbits.building.completion import complete
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.building.laid_tiles import NAME, document_of_laid, laid_of_document, piece_to_lay
from jackhouse.jackrabbits.building.measures import measures
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES, SHAPE, SHAPES, pieces_in_play
from jackhouse.jackrabbits.building.spots import loose, offered
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.components import Components, components_of
from jackhouse.jackrabbits.document import DocumentReader
from jackhouse.jackrabbits.options.tight_suits import ALL_SUITS, FEWER, USUAL, options_for
from jackhouse.jackrabbits.setup import why_unplayable
from jackhouse.kernel import BadInput

__all__ = ["Source", "attempt", "finished", "listed", "look", "random_board", "spots"]

Arguments = TypeVarTuple("Arguments")
Source = str | Mapping[str, Any] | list[Mapping[str, Any]]
"""A board by its name, code or document, or as laid tiles."""

GAME: Final = "jack-rabbits"


def attempt(
    work: Callable[[*Arguments], dict[str, Any]], *arguments: *Arguments
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """Returns what `work` does, and no reason; or nothing, and the reason of the refusal. Exceptions stay here."""
    try:
        return work(*arguments), None
    except BadInput as refused:
        return {}, refused.reason.as_dict()


def look(source: Source, unfinished: bool) -> dict[str, Any]:
    """Returns a map with its code and advice; if it is finished, also its measures, or why it cannot be played."""
    document = _document_of(source)
    site = Construction.of_document(document)
    advice = [{**broken._asdict(), "tiles": list(broken.tiles)} for broken in site.advice()]
    found = {**_described(document), "loose": loose(site), "advice": advice, "measures": None}
    found["problem"] = None
    if not unfinished:
        try:
            found["measures"] = measures(_playable(document))
        except BadInput as refused:
            found["problem"] = refused.reason.as_dict()
    return found


def spots(source: Source, tile: str) -> dict[str, Any]:
    """Returns where a tile may lie, by rotation, with the letters of the advice that it would not follow."""
    piece = piece_to_lay(tile)
    return offered(Construction.of_document(_document_of(source)), piece)


def random_board(suits: str, seed: int, landmasses: int) -> dict[str, Any]:
    """Returns a random board with the tiles of these suits."""
    return {**_described(generate(_components(suits), seed, landmasses)), "seed": seed}


def finished(source: Source, tiles: list[str]) -> dict[str, Any]:
    """Returns a map with these tiles laid too, where the advice is followed best."""
    pieces = [piece_to_lay(tile) for tile in tiles]
    site = Construction.of_document(_document_of(source))
    complete(site, pieces)
    return {**_described(_document_of(site.document(NAME))), "seed": 0}  # read again: no tile more often than there is


def listed() -> dict[str, Any]:
    """Returns the boards that come with the game, and the tiles of a game with each set of suits: all suits last."""
    boards = [{"name": name, **load_board(name).summary()} for name in built_in_boards()]
    usual = set(USUAL.values())
    fewer = sorted(FEWER, key=lambda suits: (len(suits), suits not in usual))
    return {"boards": boards, "sets": [_set_of(suits) for suits in (*fewer, ALL_SUITS)]}


# ---- inside --------------------------------------------------------------------------------------------------------


def _document_of(source: Source) -> dict[str, Any]:
    """Returns a valid document, perhaps of an unfinished map."""
    if isinstance(source, str):
        named = source.strip()
        return decode(named) if looks_like_code(named) else _built_in(named)
    reader = DocumentReader()
    reader.read(source if isinstance(source, Mapping) else document_of_laid(source))
    return reader.document


def _built_in(name: str) -> dict[str, Any]:
    document: Any = load_board(name).written()
    return dict(document)


def _described(document: dict[str, Any]) -> dict[str, Any]:
    """Returns a map as a document, as laid tiles, and as a code."""
    return {"board": document, "laid": laid_of_document(document), "code": encode(document)}


def _playable(document: Mapping[str, Any]) -> Board:
    """Returns the board of a document; `BadInput` if no game can be played or won on it."""
    board = load_board(document)
    unwinnable = why_unplayable(board)
    if unwinnable is not None:
        raise BadInput(unwinnable)
    return board


def _components(suits: str) -> Components:
    return components_of(tuple([SUITS.index(letter) for letter in suits]))


def _set_of(suits: str) -> dict[str, Any]:
    pieces = pieces_in_play(_components(suits))
    by_shape = {
        name: [PIECE_NAMES[piece] for piece in pieces if SHAPE[piece] == shape] for shape, name in enumerate(SHAPES)
    }
    return {"suits": suits, "options": options_for(suits), **by_shape}
