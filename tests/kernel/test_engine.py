"""The compiled engine: the same source, and never hidden by an old build."""

import os

import pytest

from jackhouse import engine
from jackhouse.kernel import Chance
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.playout import Playout
from tests.helpers import RABBITS


def test_the_engine_asked_for_is_the_engine_tested() -> None:
    asked = os.environ.get(engine.CHOICE, "plain")
    assert (asked == "compiled" and engine.is_built()) == COMPILED
    if asked == "compiled":
        assert engine.is_built() == engine.can_build()


def test_a_change_of_the_source_asks_for_another_build(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    before = engine.compiled_folder()
    monkeypatch.setattr(engine, "COMPILED", ("kernel",))
    assert engine.compiled_folder() != before


def test_without_a_compiler_nothing_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    told: list[str] = []
    assert not engine.can_build()
    assert not engine.build(told.append)
    assert told == []
    assert not engine.use_compiled()


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    state, playout = RABBITS.new(4, 7, options={"round-cap": 3}), Playout()
    playout.run(state, Chance.of_seed(1))
    assert state.over
    assert 0 < playout.choices < playout.decisions
