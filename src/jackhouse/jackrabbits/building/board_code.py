"""Board codes: a map as a short text (JR-3.2).

A code is `JR`, a version, a checksum of six characters, and the number of the map in base 62: `JR1` `x9Qz0a` `4kd...`.
It consists of letters and digits only, so that it survives links, messages and a double click. Maps that are equal up
to shift, rotation and the order of tiles have the same code (`map_number`).

The name of a board is not part of its code. A decoded board is named by the first characters of its code.

A version says which tiles there are. Codes must stay valid: a new version is added beside the others, and a board has
the code of the first version that knows all of its tiles.
"""

import hashlib
from typing import Any, Final

from jackhouse.jackrabbits.building.construction import LaidTile, read, written
from jackhouse.jackrabbits.building.map_number import (
    LatticeTile,
    TileSet,
    centred,
    fits,
    smallest_number,
    tiles_of_number,
)
from jackhouse.jackrabbits.building.pieces import PIECE_CODES
from jackhouse.jackrabbits.document import DocumentReader
from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["decode", "encode", "looks_like_code"]

_PREFIX: Final = "JR"
_CHECK: Final = 6  # characters of the checksum: 62 ** 6 is more than 2 ** 35
_HEAD: Final = len(_PREFIX) + 1 + _CHECK
_LONGEST: Final = 600  # characters of the longest code that is read
_LIKELY: Final = 30  # a word of so many characters is no name but a code, perhaps a damaged one

_ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES: Final[dict[str, int]] = {letter: value for value, letter in enumerate(_ALPHABET)}
_BASE: Final = len(_ALPHABET)

#    by version: how many tiles of each piece there are, in the order that its numbers use
_STOCKS: Final[dict[str, dict[str, int]]] = {
    "1": {
        "citadel": 1,
        "JC": 1, "QC": 1, "KC": 1, "JS": 1, "QS": 1, "KS": 1, "JH": 1, "QH": 1, "KH": 1, "JD": 1, "QD": 1, "KD": 1,
        "woods": 4, "mountain": 4, "river": 4, "fork": 4, "tavern": 4, "cave": 4,
    },
}  # fmt: skip
_TILE_SETS: Final[dict[str, TileSet]] = {
    version: TileSet({PIECE_CODES[name]: count for name, count in stock.items()}) for version, stock in _STOCKS.items()
}
_VERSION: Final = "1"


def encode(document: object) -> str:
    """Returns the code of a board document; `BadInput` says what is wrong with it."""
    reader = DocumentReader()
    reader.read(document)
    entries: Any = reader.document["tiles"]
    laid = [read(entry) for entry in entries]
    tiles = [LatticeTile(tile.piece, tile.rotation, tile.a, tile.b) for tile in laid]
    number = _in_letters(smallest_number(tiles, _TILE_SETS[_VERSION]))
    return f"{_PREFIX}{_VERSION}{_checksum(_VERSION, number)}{number}"


def decode(code: str) -> dict[str, Any]:
    """Returns the board document of a code; `BadInput` with `bad-board-code` says why there is none.

    Tiles are in reading order. The board may still be one that cannot be played (`Board.from_document`).
    """
    if not _HEAD < len(code) <= _LONGEST or not code.startswith(_PREFIX):
        raise _refusal(code, "not-a-code")
    for letter in code:
        if letter not in _VALUES:
            raise _refusal(code, "not-a-code")
    version, checksum, number = code[len(_PREFIX)], code[_HEAD - _CHECK : _HEAD], code[_HEAD:]
    if version not in _TILE_SETS:
        raise _refusal(code, "unknown-version")
    if checksum != _checksum(version, number):
        raise _refusal(code, "checksum")
    tiles = tiles_of_number(_of_letters(number), _TILE_SETS[version])
    if not tiles or not fits(tiles):
        raise _refusal(code, "no-such-map")
    laid = [LaidTile(tile.piece, tile.rotation, tile.a, tile.b) for tile in centred(tiles)]
    document = {"name": code[:_HEAD], "tiles": [written(tile) for tile in laid]}
    if not _has_code(document, code):  # overlapping tiles, or not the smallest number of the map
        raise _refusal(code, "no-such-map")
    return document


def looks_like_code(text: str) -> bool:
    """Whether a text that names no board was meant as a code, which may be damaged. A path is no code."""
    if " " in text or "/" in text or len(text) > _LONGEST:
        return False
    if text.startswith(_PREFIX):
        return len(text) > len(_PREFIX)
    return len(text) >= _LIKELY and text.isalnum()


def _has_code(document: dict[str, Any], code: str) -> bool:
    try:
        return encode(document) == code
    except BadInput:
        return False


def _checksum(version: str, number: str) -> str:
    digest = hashlib.sha256(f"{_PREFIX}{version}{number}".encode()).digest()
    return _in_letters(int.from_bytes(digest) % _BASE**_CHECK).rjust(_CHECK, _ALPHABET[0])


def _in_letters(number: int) -> str:
    letters: list[str] = []
    while number:
        number, value = divmod(number, _BASE)
        letters.append(_ALPHABET[value])
    return "".join(reversed(letters)) or _ALPHABET[0]


def _of_letters(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * _BASE + _VALUES[letter]
    return number


def _refusal(code: str, problem: str) -> BadInput:
    shown = code[:_HEAD].encode("utf-8", "replace").decode("utf-8")
    return BadInput(Reason("bad-board-code", "JR-3.2", {"board": shown, "problem": problem}))
