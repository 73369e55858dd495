"""Ends the programs that a test leaves at its terminals."""

from collections.abc import Iterator

import pytest

from tests.cli import run


@pytest.fixture(autouse=True)
def _close_terminals() -> Iterator[None]:
    yield
    while run.running:
        run.running.pop().close()
