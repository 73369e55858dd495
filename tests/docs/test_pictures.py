"""The pictures of the documentation are those that the code draws."""

import pytest

from docs.pictures import FOLDER, PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_code_draws(name: str) -> None:
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == PICTURES[name]().svg + "\n", "run `make pictures`"


def test_every_picture_is_shown() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert {file.name for file in FOLDER.glob("*.svg")} == {f"{name}.svg" for name in PICTURES}
    assert [name for name in PICTURES if f"({name}.svg)" not in page] == []
