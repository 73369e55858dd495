"""The page of the boards is what the code writes from the figures that are kept."""

from docs.boards import FOLDER, PAGE, page, pictures


def test_the_page_is_what_the_code_writes() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make pictures`"


def test_the_pictures_are_what_the_code_draws() -> None:
    drawn = pictures()
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(drawn)
    stale = [name for name, svg in drawn.items() if (FOLDER / f"{name}.svg").read_text("utf-8") != svg]
    assert stale == [], "run `make pictures`"
