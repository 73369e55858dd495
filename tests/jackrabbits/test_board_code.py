"""Board codes: one for each map up to shift, rotation and order; damaged ones are refused (JR-3.2)."""

import random
from typing import Any

import pytest

from jackhouse.jackrabbits.board import built_in_boards, load_board
from jackhouse.jackrabbits.building import board_code, map_number
from jackhouse.jackrabbits.building.board_code import decode, encode, looks_like_code
from jackhouse.jackrabbits.building.construction import read
from jackhouse.jackrabbits.building.map_number import LatticeTile, TileSet, fits, smallest_number, tiles_of_number
from jackhouse.jackrabbits.building.pieces import FIRST_ROAD, PIECES
from jackhouse.jackrabbits.document import FARTHEST
from jackhouse.kernel.reason import BadInput
from tests.conformance.play import SOAK
from tests.jackrabbits import boards
from tests.jackrabbits.boards import Document, hexagon
from tests.jackrabbits.random_maps import random_document, random_map

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
OTHERS = " \n\t\0-_.,;:/#%?&=+é١𝟙\ud800"  # what a message, a link or a keyboard may put in

# Codes that people may have kept: they never change.
GOLDEN = {
    "sample": "JR1p62Cgf54pPMuxd1zEceMWjQBRvCgGfiLCgzoCfuiQbXlUi3GrssOZmb",
    "round-island": "JR10whcugd3UvP0QGGcxJuzqJMARnQn8Fb6jRBBZmpCuftOhXvD3GgCH",
    "two-lakes": "JR1wT2kAJ5Jz876OK9Q8waX0l3JkAiTojZ5cP8uNTmDsrJJt2UiVWNbgOIL",
    "river-land": "JR12jHdBB1PlyoIoohla0QLrLzzCKQYeN5XWgdcCP33anN9lMmHMnU",
    "mountain-pass": "JR1BJlvTNeAvomGHMYCT2BI78Gbz9yiQPVKRzw6ZZ2bRfpfTQMQl7DIvUf",
    "crossroads": "JR1weES4r28SWBGc2xwFVafFbmdWWBQewL1kLb167hi9vDgEGiVUjCJecw",
    "cave-country": "JR11RbIOT3NJriUlYbWiTBPBUTVzNtNLBfA8A1TYYShrvsKxjQlvC8MlUUBq",
    "long-road": "JR1j2yWDw14LtIhthUC0y62ckaXPgwiWpnpkbuxYhgLSInJlpe7o6ZOjAzOly",
    "ring": "JR1iWvkzM1qwgSxdT9e5y4x5DylVdaoNJVRLhTD3XlfvbAzNZg0zC6wfIZ6jm",
    "twin-isles": "JR1BQxI1VcJQ21i6wYGFWj1TknBrrTScd38Ls3cyQp9cZu1Xu36zSNWMTgh",
    "archipelago": "JR1rh9FiH7pPqOeDFNyMiCZjIGAwdP171G9SfFytLmifTBfkBpmYndACN6EUlHt1D",
    "sample-1": "JR1B0Qg9yDD275SE8rA27D25",
    "sample-2": "JR16VumKA2cqTDeCg1kdEi57ntewjvEBPRV87",
    "sample-3": "JR1yIZfVx1N6vNn4z56WJ1z8DVO4Lmkk5swzmFZ4eBFIaNNsc",
}
TINY = "JR1P0ulcR55Pi"  # the Citadel and a cave


def document_of(name: str) -> Any:
    return load_board(name).written()


def tiles_of(document: Document) -> list[LatticeTile]:
    laid = [read(entry) for entry in document["tiles"]]
    return [LatticeTile(tile.piece, tile.rotation, tile.a, tile.b) for tile in laid]


def looks_of(tiles: list[LatticeTile]) -> set[tuple[object, ...]]:
    return {(tile.piece, tile.rotation, *tile.cells) for tile in tiles}


def moved(document: Document, a: int, b: int) -> Document:
    """Returns the same map elsewhere on the lattice."""
    tiles: list[Document] = []
    for tile in document["tiles"]:
        if "vertex" in tile:
            tiles.append({**tile, "vertex": [tile["vertex"][0] + a, tile["vertex"][1] + b]})
        else:
            tiles.append({**tile, "cells": [[cell[0] + a, cell[1] + b, cell[2]] for cell in tile["cells"]]})
    return {**document, "tiles": tiles}


def turned(document: Document) -> Document:
    """Returns the same map after turning the lattice clockwise by a sixth."""
    tiles: list[Document] = []
    for tile in document["tiles"]:
        if "vertex" in tile:
            a, b = tile["vertex"]
            exits = sorted((edge + 1) % 6 for edge in tile["exits"])
            tiles.append({**tile, "vertex": [-b, a + b], "rotation": (tile["rotation"] + 1) % 6, "exits": exits})
        else:
            cells = [[-b - 1, a + b + (side == "U"), "D" if side == "U" else "U"] for a, b, side in tile["cells"]]
            roads = [[(edge + 1) % 6 for edge in road] for road in tile["roads"]]
            tiles.append({**tile, "cells": cells, "roads": roads})
    return {**document, "tiles": tiles}


def problem(code: str) -> str:
    """Returns the problem for which a code is refused."""
    with pytest.raises(BadInput) as refused:
        decode(code)
    reason = refused.value.reason
    assert (reason.code, reason.rule) == ("bad-board-code", "JR-3.2")
    return str(reason.params["problem"])


# ---- one code for each map -------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
def test_codes_of_built_in_boards_never_change():
    assert {name: encode(document_of(name)) for name in GOLDEN} == GOLDEN
    assert encode(boards.tiny()) == TINY


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("name", built_in_boards())
def test_a_code_carries_a_whole_board(name: str):
    document = document_of(name)
    code = encode(document)
    found, board = load_board(decode(code)), load_board(name)
    assert found.summary() == board.summary()
    assert encode(found.written()) == code
    # The same map: it is the original in one of six rotations.
    numbers = {place: sorted(len(ends) for ends in exits.values()) for place, exits in found.roads().items()}
    assert numbers == {place: sorted(len(ends) for ends in exits.values()) for place, exits in board.roads().items()}


@pytest.mark.rule("JR-3.2")
def test_random_maps_have_codes_that_lead_back_to_them():
    dice = random.Random(11)
    for _ in range(150 * SOAK):
        document = random_document(dice)
        code = encode(document)
        assert code.isalnum()
        assert len(code) <= 120
        found = decode(code)
        assert encode(found) == code
        tiles, wanted = tiles_of(found), looks_of(_at_origin(tiles_of(document)))
        rotations = []
        for _ in range(6):
            rotations.append(looks_of(_at_origin(tiles)))
            tiles = [tile.turned() for tile in tiles]
        assert wanted in rotations


def _at_origin(tiles: list[LatticeTile]) -> list[LatticeTile]:
    """Returns the same map with its Citadel at P(0, 0)."""
    [citadel] = [tile for tile in tiles if tile.piece == 0]
    return [LatticeTile(tile.piece, tile.rotation, tile.a - citadel.a, tile.b - citadel.b) for tile in tiles]


@pytest.mark.rule("JR-3.2")
def test_shifted_turned_and_reordered_maps_have_the_same_code():
    dice = random.Random(5)
    documents = [document_of("sample"), boards.whirl(), *[random_document(dice) for _ in range(10 * SOAK)]]
    for document in documents:
        code = encode(document)
        for _ in range(6):
            document = moved(turned(document), dice.randrange(-9, 10), dice.randrange(-9, 10))
            dice.shuffle(document["tiles"])
            assert encode({**document, "name": "another"}) == code


@pytest.mark.rule("JR-3.2")
def test_a_decoded_document_does_not_depend_on_the_order_of_the_original():
    document = document_of("sample")
    forks = [tile for tile in decode(encode(document))["tiles"] if tile["tile"] == "fork"]
    document["tiles"].reverse()
    assert [tile for tile in decode(encode(document))["tiles"] if tile["tile"] == "fork"] == forks
    assert [tile["cells"][0][1] for tile in forks] == sorted(tile["cells"][0][1] for tile in forks)


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(("hex_name", "turn"), [("Q♦", 2), ("K♦", 3), ("J♥", 3), ("Citadel", 1)])
def test_rotations_that_look_the_same_have_the_same_code(hex_name: str, turn: int):
    document = document_of("sample")
    code = encode(document)
    [tile] = [tile for tile in document["tiles"] if tile["tile"] == hex_name]
    tile["rotation"] = (tile["rotation"] + turn) % 6
    assert encode(document) == code


@pytest.mark.rule("JR-3.2")
def test_every_other_change_of_a_map_changes_its_code():
    document = document_of("sample")
    seen = {encode(document)}
    for number in range(len(document["tiles"])):
        other = document_of("sample")
        del other["tiles"][number]
        if not any(tile["tile"] == "Citadel" for tile in other["tiles"]):
            continue
        seen.add(encode(other))
    for name, rotation in (("K♣", 1), ("Q♦", 1), ("J♦", 5)):
        other = document_of("sample")
        [tile] = [tile for tile in other["tiles"] if tile["tile"] == name]
        tile["rotation"] = (tile["rotation"] + rotation) % 6
        tile["exits"] = sorted((edge + rotation) % 6 for edge in tile["exits"])
        seen.add(encode(other))
    assert len(seen) == 37 + 3


@pytest.mark.rule("JR-3.2")
def test_a_map_and_its_mirror_image_have_two_codes():
    left = boards.document(boards.CITADEL, boards.CAVE, hexagon("K♠", 2, -1, 0, [0, 1]))
    # The mirror image in the line through edges 0 and 3: K♠ {0, 1} becomes {0, 5}.
    right = boards.document(boards.CITADEL, boards.CAVE, hexagon("K♠", -2, 1, 5, [0, 5]))
    assert encode(left) != encode(right)


@pytest.mark.rule("JR-3.2")
def test_islands_as_far_apart_as_a_document_allows_have_a_code():
    far = FARTHEST
    wide = boards.document(
        hexagon("Citadel", -far, 0, 0, [0, 1, 2, 3, 4, 5]),
        boards.triangle("cave", -far, -2, "U", 3),
        boards.triangle("fork", far, 2, "D", 0, 2, 4),
    )
    high = boards.document(boards.triangle("fork", 2, far, "D", 0, 2, 4), *moved(boards.tiny(), 0, 2 - far)["tiles"])
    for document in (wide, high):
        code = encode(document)
        assert len(code) < 40
        assert encode(decode(code)) == code
        # Some of its rotations fit into no document.
        assert {fits(tiles) for tiles in _rotations(tiles_of(document))} == {True, False}


def _rotations(tiles: list[LatticeTile]) -> list[list[LatticeTile]]:
    found = [tiles]
    for _ in range(5):
        found.append([tile.turned() for tile in found[-1]])
    return found


@pytest.mark.rule("JR-3.2")
def test_the_form_holds_maps_of_109_tiles():
    known = TileSet({piece: 1 if piece == 0 else 3 if piece < FIRST_ROAD else 12 for piece in range(PIECES)})
    assert known.most == 109
    dice = random.Random(2)
    # Three maps side by side, with one Citadel.
    maps = [_at_origin(tiles_of(random_map(dice).document("part"))) for _ in range(3)]
    tiles = list(maps[0])
    for part, aside in zip(maps[1:], (30, 60), strict=True):
        tiles += [LatticeTile(tile.piece, tile.rotation, tile.a + aside, tile.b) for tile in part if tile.piece]
    number = smallest_number(tiles, known)
    assert smallest_number(tiles_of_number(number, known), known) == number


@pytest.mark.rule("JR-3.2")
def test_a_map_that_is_no_document_has_no_code():
    with pytest.raises(BadInput) as refused:
        encode({"name": "none", "tiles": [boards.CAVE]})
    assert refused.value.reason.params["problem"] == "no-citadel"


# ---- damaged codes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("", "not-a-code"),
        ("sample", "not-a-code"),
        ("JR1", "not-a-code"),
        ("JR1" + "a" * 700, "not-a-code"),
        (TINY + "-", "not-a-code"),
        (TINY + "\n", "not-a-code"),
        (TINY.replace("1", "١", 1), "not-a-code"),
        (TINY.lower(), "not-a-code"),
        ("JR2" + TINY[3:], "unknown-version"),
        (TINY[:-1], "checksum"),
        (TINY + "0", "checksum"),
        (TINY[:9] + "0" + TINY[9:], "checksum"),
    ],
)
def test_damaged_codes_are_refused_with_a_reason(code: str, expected: str):
    assert problem(code) == expected


@pytest.mark.rule("JR-3.2")
def test_mutated_codes_never_load_another_board():
    dice = random.Random(3)
    codes = [*GOLDEN.values(), TINY, *[encode(random_document(dice)) for _ in range(5)]]
    for number in range(10_000):
        code = codes[number % len(codes)]
        changed = mutated(code, dice, LETTERS + OTHERS)
        if changed.strip() not in codes:
            problem(changed)
            with pytest.raises(BadInput) as refused:
                load_board(changed)
            expected = "bad-board-code" if looks_like_code(changed.strip()) else "unknown-board"
            assert refused.value.reason.code == expected


@pytest.mark.rule("JR-3.2")
def test_a_damaged_code_is_taken_for_a_code_and_other_names_are_not():
    code = GOLDEN["sample"]
    for text in (code[1:], code[:20], code + ".", code.replace("P", "-"), "JR", code[3:33]):
        assert looks_like_code(text) == (text != "JR")
    for text in ("sample", "boards/of-our-own/an-island-of-1.map", "a board with a name of very many words", "x" * 700):
        assert not looks_like_code(text)
    assert not looks_like_code("the-board-of-our-summer-holidays.txt")


@pytest.mark.rule("JR-3.2")
def test_blanks_around_a_code_do_not_count():
    code = GOLDEN["sample"]
    assert load_board(f" {code}\n") is load_board(code)


def mutated(code: str, dice: random.Random, letters_to_add: str = LETTERS) -> str:
    """Returns the code with up to three letters changed, swapped, added, dropped or repeated."""
    letters = list(code)
    for _ in range(dice.choice([1, 1, 2, 3])):
        at = dice.randrange(len(letters))
        match dice.randrange(5):
            case 0:
                letters[at] = dice.choice(letters_to_add)
            case 1:
                letters[at], letters[at - 1] = letters[at - 1], letters[at]
            case 2:
                letters.insert(at, dice.choice(letters_to_add))
            case 3:
                del letters[at]
            case _:
                letters[at] = letters[at].swapcase()
    return "".join(letters)


@pytest.mark.rule("JR-3.2")
def test_a_number_behind_a_right_checksum_is_no_other_code_of_a_map():
    """Whoever forges checksums gets a refusal, or a board that has exactly this code."""
    dice = random.Random(8)
    number = GOLDEN["sample"][9:]
    loaded = 0
    for _ in range(300 * SOAK):
        code = forged(mutated(number, dice))
        found = decoded(code)
        if found is None:
            assert problem(code) == "no-such-map"
        else:
            assert encode(found) == code
            loaded += 1
    assert loaded < 100 * SOAK


def forged(number: str) -> str:
    """Returns a code with that number and the checksum that it must have."""
    return f"JR1{board_code._checksum('1', number)}{number}"


def decoded(code: str) -> Document | None:
    try:
        return decode(code)
    except BadInput:
        return None


@pytest.mark.rule("JR-3.2")
def test_the_same_map_in_another_rotation_is_no_second_code():
    known = board_code._TILE_SETS["1"]
    numbers = {map_number._number(tiles, known) for tiles in _rotations(tiles_of(boards.crossing()))}
    codes = [forged(board_code._in_letters(number)) for number in numbers]
    assert len(codes) == 6
    assert [code for code in codes if decoded(code)] == [encode(boards.crossing())]
