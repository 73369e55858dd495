"""The islands of a game: a built-in set by name, islands written out, or both.

`forty` is the built-in set; `. . R / W o 3; forty` is an island of the player's own, followed by the forty.
"""

from importlib import resources
from typing import Final

from jackhouse.jackal.island import Island, read_island
from jackhouse.kernel.reason import BadInput, Reason

SETS: Final = ["forty"]
FOLDER: Final = resources.files("jackhouse.jackal").joinpath("islands")
MOST_ISLANDS: Final = 100
LONGEST: Final = 4000
GENTLE: Final = "gentle"

_loaded: Final[dict[str, list[Island]]] = {}


def read_set(text: str) -> list[Island]:
    """Returns the islands of a file: a line with the key, and `gentle` or not, then the indented rows."""
    found: list[Island] = []
    head, rows = "", ""
    for line in [*text.splitlines(), "."]:
        if line.strip() and not line.startswith((" ", "#")):
            if head:
                key, _, kind = head.partition(" ")
                island = read_island(key, rows)
                island.is_gentle = kind == GENTLE
                found.append(island)
            head, rows = line.strip(), ""
        elif line.strip() and not line.startswith("#"):
            rows += line.strip() + "/"
    return found


def built_in(name: str) -> list[Island]:
    """Returns the islands of a built-in set, which is read once."""
    if name not in _loaded:
        _loaded[name] = read_set(FOLDER.joinpath(name + ".txt").read_text("utf-8"))
    return _loaded[name]


def load_archipelago(board: object) -> list[Island]:
    """Returns the islands that a board names or writes out; `BadInput` says what is wrong with it."""
    if not isinstance(board, str) or not board.strip() or len(board) > LONGEST:
        raise unknown_board(board)
    parts = board.split(";")
    if len(parts) > MOST_ISLANDS:
        raise unknown_board(board)
    found: list[Island] = []
    for part in parts:
        name = part.strip()
        if name in SETS:
            found += built_in(name)
        elif name and name[0].isalpha() and " " not in name:
            raise unknown_board(name)
        elif name:
            found.append(read_island("", name))
    if not 0 < len(found) <= MOST_ISLANDS:
        raise unknown_board(board)
    return found


def unknown_board(board: object) -> BadInput:
    return BadInput(Reason("unknown-board", "JK-2.2", {"board": str(board)[:40], "known": SETS}))


def island_named(islands: list[Island], key: str) -> int:
    """Returns the number of an island in the set; -1 if there is none of that key."""
    for number, island in enumerate(islands):
        if island.key and island.key == key:
            return number
    return -1
