"""The compiled engine: all of it is compiled, an old build never hides an edit, one process builds at a time."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from jackhouse import engine
from jackhouse.kernel import Rng
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.playout import Playout
from tests.helpers import RABBITS
from tests.kernel import quick_build

TIMEOUT = 60  # seconds

# A module of a compiled package that is not compiled costs speed silently. Add one here only with a reason.
PLAIN_MODULES = {
    "jackhouse.tables.entries": "msgspec replaces its classes with classes of its own",
}


def test_the_selected_engine_is_the_tested_one() -> None:
    selected = os.environ.get(engine.CHOICE, "plain")
    assert (selected == "compiled" and engine.is_built()) == COMPILED
    if selected == "compiled":
        assert engine.is_built() == engine.can_build()


def source_modules() -> set[str]:
    """Returns the names of all modules of the build, without those of packages (`__init__.py`)."""
    source = Path(engine.__file__).parent
    files = [file for name in engine.COMPILED for file in [source / name, *(source / name).rglob("*.py")]]
    modules = [file for file in files if file.suffix == ".py" and file.name != "__init__.py"]
    return {".".join(("jackhouse", *file.relative_to(source).with_suffix("").parts)) for file in modules}


def test_every_module_of_a_compiled_package_is_compiled() -> None:
    """Imports all modules in a process with the compiled engine and looks at the files that they come from."""
    if not engine.is_built():
        assert os.environ.get(engine.CHOICE) != "compiled" or not engine.can_build()
        pytest.skip("there is no build of this source")
    program = """
import importlib, json, sys
print(json.dumps({name: importlib.import_module(name).__file__ for name in json.load(sys.stdin)}))
"""
    modules = source_modules()
    assert len(modules) > 60
    assert {name.split(".")[1] for name in modules} == {name.removesuffix(".py") for name in engine.COMPILED}
    env = {**os.environ, engine.CHOICE: "compiled"}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=env, input=json.dumps(sorted(modules)), capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    files = json.loads(ran.stdout)
    assert {name for name, file in files.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))} == set(PLAIN_MODULES)
    folder = engine.compiled_folder()
    assert [file for file in files.values() if not Path(file).is_relative_to(folder)] == []
    assert [file for file in files.values() if not Path(file).is_file()] == []  # mypyc sets `__file__` by itself


def test_the_list_of_plain_files_is_the_documented_one() -> None:
    """Without a build too: a file name in `engine.PLAIN` keeps all modules of that name plain."""
    assert all(engine.PLAIN.values()), "each has a reason"
    named = {name for name in source_modules() if f"{name.rpartition('.')[2]}.py" in engine.PLAIN}
    assert named == set(PLAIN_MODULES)
    assert set(engine.PLAIN) == {"__init__.py", *(f"{name.rpartition('.')[2]}.py" for name in PLAIN_MODULES)}


def test_a_change_of_the_source_needs_another_build(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    before = engine.compiled_folder()
    monkeypatch.setattr(engine, "COMPILED", ("kernel",))
    assert engine.compiled_folder() != before


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache, and a build without the compiler."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("QUICK_NOTES", str(tmp_path / "notes"))
    monkeypatch.delenv(engine.CHOICE, raising=False)
    monkeypatch.chdir(Path(__file__).parent.parent.parent)  # `python -m tests...` is found from there
    quick_build.use(monkeypatch)
    return tmp_path / "cache" / "jackhouse"


@pytest.fixture
def gate(cache: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A named pipe: opening it for writing waits until a build runs, and closing it lets the build continue."""
    os.mkfifo(tmp_path / "gate")
    monkeypatch.setenv("QUICK_GATE", str(tmp_path / "gate"))
    return tmp_path / "gate"


def builds(tmp_path: Path) -> list[list[int]]:
    """Returns the priority and the process group of every build that was started."""
    return [[int(word) for word in line.split()] for line in (tmp_path / "notes").read_text().splitlines()]


def start_in_background() -> subprocess.Popen[bytes]:
    reports: list[str] = []
    started = engine.build_in_background(reports.append)
    assert started is not None
    assert reports == ["background"]
    return started


# ---- without a compiler ---------------------------------------------------------------------------------------------


def test_without_a_compiler_nothing_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    reports: list[str] = []
    assert not engine.can_build()
    assert not engine.build(reports.append, install_tools=True)
    assert reports == []
    assert not engine.use_compiled()


@pytest.mark.parametrize("options", [[], ["--background"]])
@pytest.mark.parametrize("language", ["en", "es"])
def test_without_a_compiler_the_command_prints_one_line(language: str, options: list[str], tmp_path: Path) -> None:
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "CC": "no-such-compiler", "JACKHOUSE_LANG": language}
    env.pop(engine.CHOICE, None)
    command = [sys.executable, "-m", "jackhouse.engine", *options]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert ran.stdout == ""
    assert len(ran.stderr.splitlines()) == 1
    assert " C " in ran.stderr
    assert not list(tmp_path.iterdir())


def test_without_the_headers_of_python_nothing_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert not engine.has_compiler()
    (tmp_path / "Python.h").touch()
    assert engine.has_compiler()


def test_without_a_writable_cache_nothing_is_built(cache: Path) -> None:
    cache.parent.write_text("a file, no folder")
    reports: list[str] = []
    assert engine.build_in_background(reports.append) is None
    assert not engine.build(reports.append)
    assert reports == ["unwritable", "unwritable"]


def test_a_failed_build_leaves_only_its_log(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_SETUP", "raise SystemExit('the compiler has failed')")
    reports: list[str] = []
    assert not engine.build(reports.append)
    assert reports == ["building", "failed"]
    assert "the compiler has failed" in engine.log_file().read_text()
    assert {file.suffix for file in cache.iterdir()} == {".lock", ".log"}


# ---- one build ------------------------------------------------------------------------------------------------------


def test_a_build_in_the_background_has_the_lowest_priority_and_its_own_process_group(
    cache: Path, tmp_path: Path
) -> None:
    started = start_in_background()
    assert started.wait(TIMEOUT) == 0
    assert builds(tmp_path) == [[19, started.pid]]
    assert started.pid != os.getpgrp()  # Ctrl-C signals the process group in the foreground
    assert engine.is_built()
    assert len(engine.log_file().read_text().splitlines()) == 2  # building, built


def test_no_build_is_started_if_there_is_one_or_the_plain_engine_is_selected(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports: list[str] = []
    monkeypatch.setenv(engine.CHOICE, "plain")
    assert engine.build_in_background(reports.append) is None
    monkeypatch.delenv(engine.CHOICE)
    assert engine.build(lambda status: None)
    assert engine.build_in_background(reports.append) is None
    assert reports == []


def test_two_builds_started_at_once_build_once(gate: Path, tmp_path: Path) -> None:
    first = start_in_background()
    with gate.open("w"):  # the first build runs
        assert start_in_background().wait(TIMEOUT) == 0
        assert first.poll() is None
        assert not engine.is_built()
    assert first.wait(TIMEOUT) == 0
    assert engine.is_built()
    assert len(builds(tmp_path)) == 1


def test_a_second_build_waits_for_the_running_one(gate: Path, tmp_path: Path) -> None:
    first, reports, waits, done = start_in_background(), [], threading.Event(), []

    def report(status: str) -> None:
        reports.append(status)
        waits.set()

    second = threading.Thread(target=lambda: done.append(engine.build(report)))
    with gate.open("w"):
        second.start()
        assert waits.wait(TIMEOUT)
    second.join(TIMEOUT)
    assert first.wait(TIMEOUT) == 0
    assert (reports, done) == (["waiting"], [True])
    assert len(builds(tmp_path)) == 1


def test_a_killed_build_blocks_no_other_and_is_cleaned_up(
    gate: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start_in_background()
    with gate.open("w"):
        os.killpg(first.pid, signal.SIGKILL)
        first.wait(TIMEOUT)
    assert not engine.is_built()
    assert list(cache.glob("*.work-*"))
    monkeypatch.delenv("QUICK_GATE")
    reports: list[str] = []
    assert engine.build(reports.append)
    assert reports == ["building", "built"]
    assert not list(cache.glob("*.work-*"))


def test_a_build_is_named_by_the_compiled_source(cache: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "jackhouse"
    shutil.copytree(engine._SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(engine, "_SOURCE", source)
    monkeypatch.setattr(engine.compiled_folder, "__defaults__", (source,))

    def edit(status: str) -> None:
        if status == "building":  # after the first digest, before the source is copied
            (source / "games.py").write_text("# edited")

    assert engine.build(edit)
    assert (engine.compiled_folder() / "jackhouse" / "games.py").read_text() == "# edited"
    assert len([folder for folder in cache.iterdir() if folder.is_dir()]) == 1


def test_a_build_has_the_permissions_of_the_cache(cache: Path) -> None:
    assert engine.build(lambda status: None)
    assert engine.compiled_folder().stat().st_mode == cache.stat().st_mode


def test_a_missing_mypyc_is_installed_for_the_build_only(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[list[str], str | None]] = []

    def run(command: list[str], folder: Path, env: dict[str, str], log: object) -> bool:
        ran.append((command, env.get("PYTHONPATH")))
        return True

    monkeypatch.setattr(engine, "_TOOLS", {"no_such_module": "no-such-package"})
    monkeypatch.setattr(engine, "_run", run)
    assert not engine.build(lambda status: None)  # only on request
    assert ran == []
    assert engine.build(lambda status: None, install_tools=True)
    (pip, before), (setup, path) = ran
    assert pip[1:4] == ["-m", "pip", "install"]
    assert pip[-3:-1] == ["--target", path]
    assert pip[-1] == "no-such-package"
    assert before is None
    assert "setup.py" in setup
    assert not Path(str(path)).exists()


def test_the_environment_of_a_build_has_no_variables_of_make(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKEFLAGS", "-j --jobserver-auth=fifo:/no/longer/there")
    monkeypatch.setattr(engine, "_SETUP", "import os; raise SystemExit('MAKEFLAGS' in os.environ)")
    assert engine.build(lambda status: None)


def test_workers_of_a_process_without_a_build_use_the_plain_engine(tmp_path: Path) -> None:
    """A build that is finished later is not used by workers of a process that started without it."""
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
def test_only_long_commands_wait_for_a_build(command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
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


# ---- playouts -------------------------------------------------------------------------------------------------------


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    state, playout = RABBITS.new(4, 7, options={"round-cap": 3}), Playout()
    playout.run(state, Rng.of_seed(1))
    assert state.over
    assert 0 < playout.choices < playout.decisions
