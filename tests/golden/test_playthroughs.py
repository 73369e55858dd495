"""The games give the stored playthroughs (`python -m tests.golden` writes them again)."""

import pytest

from tests.golden.playthrough import GOLDENS, Golden, playthrough


@pytest.mark.parametrize("golden", GOLDENS, ids=[golden.name for golden in GOLDENS])
def test_the_game_is_seen_as_before(golden: Golden) -> None:
    assert playthrough(golden).splitlines() == golden.file.read_text(encoding="utf-8").splitlines()
