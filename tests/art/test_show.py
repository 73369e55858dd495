"""`art.show` draws boards and views; the command writes complete files or none."""

import doctest
from pathlib import Path
from typing import Any

import pytest

from jackhouse import art, games
from jackhouse.art.picture import Picture
from jackhouse.jackrabbits.board import load_board
from jackhouse.kernel import BadInput
from tests.cli.run import jackhouse
from tests.jackrabbits.boards import sample_document

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_examples_in_the_documentation_run() -> None:
    assert doctest.testmod(art).failed == 0


def test_a_board_is_shown_by_name_by_document_or_as_an_object() -> None:
    named = art.show("sample").svg
    assert named == art.show(sample_document()).svg == art.show(load_board("sample")).svg
    assert art.show("sample")._repr_svg_() == named


def test_a_view_is_shown_with_its_pieces_on_its_own_board() -> None:
    view = games.get("jack-rabbits").new(players=2, seed=7).view(0)
    assert 'id="rabbit-1"' in art.show(view).svg
    own = games.get("jack-rabbits").new(players=2, seed=7, board=sample_document() | {"name": "mine"}).view(None)
    assert "mine" in art.show(own).svg


def test_language_and_palette_can_be_chosen() -> None:
    assert "El subsuelo" in art.show("sample", lang="es").svg
    assert art.DARK.sea in art.show("sample", palette="dark").svg
    assert art.show("sample", palette=art.DARK).svg == art.show("sample", palette="dark").svg


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"thing": "atlantis"}, "unknown-board"),
        ({"thing": {"tiles": []}}, "bad-board"),
        ({"thing": {"game": "chess"}}, "unknown-game"),
        ({"thing": "sample", "lang": "tlh"}, "unknown-language"),
        ({"thing": "sample", "palette": "pink"}, "unknown-palette"),
    ],
)
def test_invalid_input_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        art.show(**arguments)
    assert refused.value.reason.code == code


def test_a_picture_is_saved_in_the_format_of_its_suffix(tmp_path: Path) -> None:
    picture = art.show("sample")
    picture.save(tmp_path / "map.svg")
    picture.save(str(tmp_path / "map.png"), width=120)
    assert (tmp_path / "map.svg").read_text("utf-8") == picture.svg + "\n"
    pixels = (tmp_path / "map.png").read_bytes()
    assert pixels.startswith(PNG)
    assert int.from_bytes(pixels[16:20], "big") == 120
    with pytest.raises(BadInput) as refused:
        Picture("<svg/>").save(tmp_path / "map.gif")
    assert refused.value.reason.code == "unknown-picture"
    assert not (tmp_path / "map.gif").exists()


# ---- the command ----------------------------------------------------------------------------------------------------


def test_the_command_draws_files(tmp_path: Path) -> None:
    done = jackhouse(
        "board", "show", "--svg", "a.svg", "--png", "a.png", "--palette", "dark", folder=tmp_path, lang="es"
    )
    assert (done.status, done.err) == (0, "")
    assert done.out == "Mapa dibujado: a.svg\nMapa dibujado: a.png\n"
    assert (tmp_path / "a.svg").read_text("utf-8") == art.show("sample", "es", "dark").svg + "\n"
    assert (tmp_path / "a.png").read_bytes().startswith(PNG)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--svg", "a.svg", "--png", "nowhere/a.png"), "nowhere/a.png"),
        (("--svg", "nowhere/a.svg", "--png", "a.png"), "nowhere/a.svg"),
        (("--svg", "a.svg", "--png", "."), "."),
        (("--svg", "a.svg", "--palette", "pink"), "pink"),
        (("--svg", "a.svg", "--lang", "tlh"), "tlh"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(tmp_path: Path, words: tuple[str, ...], named: str) -> None:
    done = jackhouse("board", "show", "sample", *words, folder=tmp_path)
    assert done.status == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert named in done.err
    assert list(tmp_path.iterdir()) == []
