"""The pictures equal their golden files."""

import pytest

from tests.art.goldens import GOLDEN, GOLDENS, read


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_equals_its_golden_file(name: str) -> None:
    assert read(name) == GOLDENS[name](), "python -m tests.art"


def test_every_golden_file_is_drawn() -> None:
    assert {file.stem for file in GOLDEN.iterdir()} == set(GOLDENS)
