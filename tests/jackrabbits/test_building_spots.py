"""Where a piece may lie, with the advice that it would break, and which tiles may be lifted (JR-3.2)."""

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.construction import Construction, LaidTile
from jackhouse.jackrabbits.building.pieces import PIECE_CODES
from jackhouse.jackrabbits.building.spots import could_be_laid, landmasses, loose, offered, written_laid


def site_of(*tiles: tuple[str, int, int, int]) -> Construction:
    """The Citadel, and pieces as `("KD", rotation, a, b)`."""
    site = Construction.begun()
    for name, rotation, a, b in tiles:
        site.lay(LaidTile(PIECE_CODES[name], rotation, a, b))
    return site


def letters_at(site: Construction, piece: str, rotation: int, a: int, b: int) -> str:
    found: list[list[object]] = offered(site, PIECE_CODES[piece])["spots"][str(rotation)]
    return str(next(letters for x, y, letters in found if (x, y) == (a, b)))


@pytest.mark.rule("JR-3.2")
def test_every_advice_has_its_letter() -> None:
    citadel = site_of()
    assert letters_at(citadel, "fork", 1, 0, -2) == ""  # its road meets the north exit of the Citadel
    assert letters_at(citadel, "KC", 3, 1, -2) == "X"
    assert letters_at(citadel, "KC", 0, 1, -2) == "TN"
    beside_a_fork = site_of(("fork", 1, 0, -2), ("cave", 4, 1, -1))
    assert "!" in letters_at(beside_a_fork, "tavern", 0, 1, -2)
    assert "S" not in letters_at(beside_a_fork, "tavern", 0, 1, -2)
    assert "!S" in letters_at(beside_a_fork, "fork", 0, 1, -2)


@pytest.mark.rule("JR-3.2")
def test_what_is_offered_is_what_the_law_allows() -> None:
    site = Construction.of_document(load_board("sample").written())  # type: ignore[arg-type]
    for name in ("KD", "woods", "cave"):
        piece = PIECE_CODES[name]
        found = offered(site, piece)
        for kind in ("spots", "islands"):
            for rotation, spots in found[kind].items():
                tiles = [LaidTile(piece, int(rotation), a, b) for a, b, _ in spots]
                assert [site.problem(tile) for tile in tiles] == [""] * len(tiles)
                assert [site.touches(tile) for tile in tiles] == [kind == "spots"] * len(tiles)
    assert all(offered(site, PIECE_CODES["KD"])["islands"].values())
    assert not any(offered(site, PIECE_CODES["woods"])["islands"].values())


def test_a_rotation_that_changes_nothing_is_not_offered() -> None:
    found = {name: [*offered(site_of(), PIECE_CODES[name])["spots"]] for name in ("fork", "KD", "QD", "KC", "woods")}
    six = ["0", "1", "2", "3", "4", "5"]
    assert found == {"fork": six[:2], "KD": six[:3], "QD": six[:2], "KC": six, "woods": six[:3]}


def test_a_tile_is_written_with_its_owner() -> None:
    tile = LaidTile(PIECE_CODES["KD"], 3, 2, -1, 1)
    assert written_laid(tile) == {"tile": "KD", "at": [2, -1], "rotation": 3, "by": 1}
    assert written_laid(LaidTile(PIECE_CODES["cave"], 0, 0, 0))["by"] is None


@pytest.mark.rule("JR-3.2")
def test_a_tile_that_joins_others_to_the_map_stays() -> None:
    road = site_of(("fork", 1, 0, -2), ("tavern", 0, 1, -2))
    assert [len(part) for part in landmasses(road.tiles)] == [3]
    assert loose(road) == [2]
    tower = site_of(("fork", 1, 0, -2), ("KC", 4, 2, -2))
    assert loose(tower) == [1, 2]  # without the fork, the tower is an island


@pytest.mark.rule("JR-3.2")
def test_the_citadel_stays() -> None:
    assert loose(site_of()) == []


@pytest.mark.rule("JR-3.2")
def test_an_island_of_road_tiles_alone_could_not_be_laid() -> None:
    assert could_be_laid(site_of(("KC", 0, 3, 0)).tiles)
    assert not could_be_laid(site_of(("fork", 0, 3, 0)).tiles)
    assert not could_be_laid(site_of(("KC", 0, 6, 0)).tiles)
    assert could_be_laid(site_of(("KC", 0, 6, 0), ("KS", 0, 3, 0)).tiles)


def test_on_a_map_that_breaks_the_law_any_tile_may_be_lifted() -> None:
    assert loose(site_of(("fork", 0, 3, 0), ("tavern", 1, 3, 0))) == [1, 2]
