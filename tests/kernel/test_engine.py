"""The compiled engine: the same source, never hidden by an old build, built by one process at a time."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from jackhouse import engine
from jackhouse.kernel import Rng
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.playout import Playout
from tests.helpers import RABBITS
from tests.kernel import quick_build

PATIENCE = 60  # seconds


def test_the_engine_asked_for_is_the_engine_tested() -> None:
    asked = os.environ.get(engine.CHOICE, "plain")
    assert (asked == "compiled" and engine.is_built()) == COMPILED
    if asked == "compiled":
        assert engine.is_built() == engine.can_build()


def test_a_change_of_the_source_asks_for_another_build(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    before = engine.compiled_folder()
    monkeypatch.setattr(engine, "COMPILED", ("kernel",))
    assert engine.compiled_folder() != before


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache, and builds that take no time."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("QUICK_NOTES", str(tmp_path / "notes"))
    monkeypatch.delenv(engine.CHOICE, raising=False)
    monkeypatch.chdir(Path(__file__).parent.parent.parent)  # `python -m tests...` is found from there
    quick_build.use(monkeypatch)
    return tmp_path / "cache" / "jackhouse"


@pytest.fixture
def gate(cache: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A named pipe: opening it for writing waits for a build to be under way, and closing it lets that build go on."""
    os.mkfifo(tmp_path / "gate")
    monkeypatch.setenv("QUICK_GATE", str(tmp_path / "gate"))
    return tmp_path / "gate"


def builds(tmp_path: Path) -> list[list[int]]:
    """Priority and process group of every build that was begun."""
    return [[int(word) for word in line.split()] for line in (tmp_path / "notes").read_text().splitlines()]


def start_in_background() -> subprocess.Popen[bytes]:
    told: list[str] = []
    started = engine.build_in_background(told.append)
    assert started is not None
    assert told == ["background"]
    return started


# ---- where nothing can be built -------------------------------------------------------------------------------------


def test_without_a_compiler_nothing_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    told: list[str] = []
    assert not engine.can_build()
    assert not engine.build(told.append, install_tools=True)
    assert told == []
    assert not engine.use_compiled()


@pytest.mark.parametrize("way", [[], ["--background"]])
@pytest.mark.parametrize("language", ["en", "es"])
def test_without_a_compiler_the_command_says_so_in_one_line(language: str, way: list[str], tmp_path: Path) -> None:
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "CC": "no-such-compiler", "JACKHOUSE_LANG": language}
    env.pop(engine.CHOICE, None)
    command = [sys.executable, "-m", "jackhouse.engine", *way]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert ran.stdout == ""
    assert len(ran.stderr.splitlines()) == 1
    assert " C " in ran.stderr
    assert not list(tmp_path.iterdir())


def test_without_the_headers_of_python_nothing_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr(engine.sysconfig, "get_path", lambda name: str(tmp_path))
    assert not engine.has_compiler()
    (tmp_path / "Python.h").touch()
    assert engine.has_compiler()


def test_a_cache_that_cannot_be_written_costs_only_the_compiled_engine(cache: Path) -> None:
    cache.parent.write_text("a file, no folder")
    told: list[str] = []
    assert engine.build_in_background(told.append) is None
    assert not engine.build(told.append)
    assert told == ["unwritable", "unwritable"]


def test_a_failed_build_leaves_its_output_and_nothing_else(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_SETUP", "raise SystemExit('the compiler is on strike')")
    told: list[str] = []
    assert not engine.build(told.append)
    assert told == ["building", "failed"]
    assert "the compiler is on strike" in engine.log_file().read_text()
    assert {file.suffix for file in cache.iterdir()} == {".lock", ".log"}


# ---- one build ------------------------------------------------------------------------------------------------------


def test_the_build_in_the_background_has_the_lowest_priority_and_ignores_the_terminal(
    cache: Path, tmp_path: Path
) -> None:
    started = start_in_background()
    assert started.wait(PATIENCE) == 0
    assert builds(tmp_path) == [[19, started.pid]]
    assert started.pid != os.getpgrp()  # Ctrl-C goes to the group of the process in the foreground
    assert engine.is_built()
    assert len(engine.log_file().read_text().splitlines()) == 2  # building, built


def test_nothing_is_started_where_there_is_a_build_or_none_is_wanted(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setenv(engine.CHOICE, "plain")
    assert engine.build_in_background(told.append) is None
    monkeypatch.delenv(engine.CHOICE)
    assert engine.build(lambda news: None)
    assert engine.build_in_background(told.append) is None
    assert told == []


def test_two_starts_at_once_build_once(gate: Path, tmp_path: Path) -> None:
    first = start_in_background()
    with gate.open("w"):  # the first one is building
        assert start_in_background().wait(PATIENCE) == 0
        assert first.poll() is None
        assert not engine.is_built()
    assert first.wait(PATIENCE) == 0
    assert engine.is_built()
    assert len(builds(tmp_path)) == 1


def test_who_needs_the_build_waits_for_the_one_under_way(gate: Path, tmp_path: Path) -> None:
    first, told, waits, done = start_in_background(), [], threading.Event(), []

    def say(news: str) -> None:
        told.append(news)
        waits.set()

    second = threading.Thread(target=lambda: done.append(engine.build(say)))
    with gate.open("w"):
        second.start()
        assert waits.wait(PATIENCE)
    second.join(PATIENCE)
    assert first.wait(PATIENCE) == 0
    assert (told, done) == (["waiting"], [True])
    assert len(builds(tmp_path)) == 1


def test_a_killed_builder_blocks_nobody_and_leaves_nothing(
    gate: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start_in_background()
    with gate.open("w"):
        os.killpg(first.pid, signal.SIGKILL)
        first.wait(PATIENCE)
    assert not engine.is_built()
    assert list(cache.glob("*.work-*"))
    monkeypatch.delenv("QUICK_GATE")
    told: list[str] = []
    assert engine.build(told.append)
    assert told == ["building", "built"]
    assert not list(cache.glob("*.work-*"))


def test_a_build_is_named_by_the_source_that_was_compiled(
    cache: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = tmp_path / "jackhouse"
    shutil.copytree(engine._HERE, source, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(engine, "_HERE", source)
    monkeypatch.setattr(engine.compiled_folder, "__defaults__", (source,))

    def edit(news: str) -> None:
        if news == "building":  # after the digest was taken for the first time, before the source is copied
            (source / "games.py").write_text("# edited")

    assert engine.build(edit)
    assert (engine.compiled_folder() / "jackhouse" / "games.py").read_text() == "# edited"
    assert len([folder for folder in cache.iterdir() if folder.is_dir()]) == 1


def test_the_build_can_be_read_by_whoever_may_read_the_cache(cache: Path) -> None:
    assert engine.build(lambda news: None)
    assert engine.compiled_folder().stat().st_mode == cache.stat().st_mode


def test_a_missing_mypyc_is_installed_for_the_build_alone(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[list[str], str | None]] = []

    def run(command: list[str], folder: Path, env: dict[str, str], log: object) -> bool:
        ran.append((command, env.get("PYTHONPATH")))
        return True

    monkeypatch.setattr(engine, "_TOOLS", {"no_such_module": "no-such-package"})
    monkeypatch.setattr(engine, "_run", run)
    assert not engine.build(lambda news: None)  # not by itself
    assert ran == []
    assert engine.build(lambda news: None, install_tools=True)
    (pip, before), (setup, path) = ran
    assert pip[1:4] == ["-m", "pip", "install"]
    assert pip[-3:-1] == ["--target", path]
    assert pip[-1] == "no-such-package"
    assert before is None
    assert "setup.py" in setup
    assert not Path(str(path)).exists()


def test_the_tools_of_a_build_know_nothing_of_the_make_that_started_it(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAKEFLAGS", "-j --jobserver-auth=fifo:/no/longer/there")
    monkeypatch.setattr(engine, "_SETUP", "import os; raise SystemExit('MAKEFLAGS' in os.environ)")
    assert engine.build(lambda news: None)


def test_a_process_without_a_build_keeps_to_the_plain_engine_in_its_workers(tmp_path: Path) -> None:
    """A build that is finished later must not get into worker processes of a server that started without it."""
    program = """
import os, sys
from jackhouse import cli, engine
sys.argv = ["jackhouse", "--version"]
try:
    cli.main()
finally:
    print(os.environ[engine.CHOICE])
"""
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), engine.CHOICE: "compiled"}
    ran = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.split()[-1] == "plain"


@pytest.mark.parametrize("command", ["serve", "play", "games"])
def test_only_long_computations_wait_for_a_build(command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = f"""
import sys
from jackhouse import cli, engine
engine.build = lambda *_: sys.exit("a build")
sys.argv = ["jackhouse", {command!r}, "--help"]
cli.main()
"""
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    env.pop(engine.CHOICE, None)
    ran = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


# ---- play inside the engine -----------------------------------------------------------------------------------------


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    state, playout = RABBITS.new(4, 7, options={"round-cap": 3}), Playout()
    playout.run(state, Rng.of_seed(1))
    assert state.over
    assert 0 < playout.choices < playout.decisions
