"""`make test` runs every test there is; `make run` needs no more than running needs."""

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
OF_MAKE = {
    "GAMES",
    "HOST",
    "MAKEFLAGS",
    "MAKELEVEL",
    "MFLAGS",
    "PORT",
    "DATA",
    "PYTHON",
}  # set by a make that runs the tests

READ = ("Makefile", "environment.py", "pyproject.toml", "constraints.txt", "package.json", "package-lock.json")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the Makefile looks at, in a folder without an environment."""
    for name in READ:
        shutil.copy(ROOT / name, tmp_path)
        os.utime(tmp_path / name, (1, 1))
    return tmp_path


def steps(checkout: Path, *words: str) -> list[str]:
    """What `make` would run."""
    env = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    ran = subprocess.run(["make", "-n", *words], cwd=checkout, env=env, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def environment_steps(checkout: Path, *words: str) -> list[str]:
    """The parts of the environment that `make` would set up."""
    return [line.split("environment.py ")[1].split()[0] for line in steps(checkout, *words) if "environment.py" in line]


def engine_steps(checkout: Path, *words: str) -> list[str]:
    """The ways in which `make` would build the compiled engine."""
    return [
        line.split("-m jackhouse.engine")[1].strip() for line in steps(checkout, *words) if "jackhouse.engine" in line
    ]


def set_up(checkout: Path, *parts: str) -> None:
    (checkout / ".venv").mkdir(exist_ok=True)
    for at, part in enumerate(parts):
        (checkout / ".venv" / f".{part}").write_text("python3\n")
        os.utime(checkout / ".venv" / f".{part}", (at + 2, at + 2))


def test_every_folder_of_tests_is_named_in_the_makefile() -> None:
    words = {word.removeprefix("tests/") for word in (ROOT / "Makefile").read_text(encoding="utf-8").split()}
    for file in (ROOT / "tests").rglob("test_*.py"):
        assert file.relative_to(ROOT / "tests").parts[0] in words, file


# ---- what each target waits for -------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["run", "play"])
def test_running_waits_for_no_development_tool_and_no_build(target: str, checkout: Path) -> None:
    assert environment_steps(checkout, target) == ["run"]
    assert engine_steps(checkout, target) == ["--background"]
    assert steps(checkout, target)[-1].split("jackhouse ")[1].startswith(("serve", "play"))
    set_up(checkout, "run")
    assert environment_steps(checkout, target) == []


@pytest.mark.parametrize("target", ["test", "test-engine", "bench", "soak", "study"])
def test_tests_and_figures_wait_for_the_compiled_engine(target: str, checkout: Path) -> None:
    assert environment_steps(checkout, target) == ["run", "dev"]
    assert engine_steps(checkout, target) == [""]
    lines = steps(checkout, target)
    built = next(number for number, line in enumerate(lines) if "jackhouse.engine" in line)
    users = ("pytest", "bench", "soak", "docs.study")
    used = [number for number, line in enumerate(lines) if any(user in line for user in users)]
    assert built < min(used)


def test_a_study_plays_as_many_games_as_it_is_told(checkout: Path) -> None:
    assert steps(checkout, "study")[-1].rstrip().endswith(' -m docs.study "500"')
    assert steps(checkout, "study", "GAMES=2000", "JOBS=1")[-1].endswith(' -m docs.study "2000" 1')


def test_the_engine_can_be_built_without_development_tools(checkout: Path) -> None:
    assert environment_steps(checkout, "engine") == ["run"]
    assert engine_steps(checkout, "engine") == [""]


def test_development_adds_to_the_environment_that_runs(checkout: Path) -> None:
    set_up(checkout, "run")
    assert environment_steps(checkout, "lint") == ["dev", "node"]
    set_up(checkout, "run", "dev")
    assert environment_steps(checkout, "lint") == ["node"]
    set_up(checkout, "run", "dev", "node")
    assert environment_steps(checkout, "lint") == []


def test_changed_needs_and_another_python_make_the_environment_anew(checkout: Path) -> None:
    set_up(checkout, "run", "dev", "node")
    assert environment_steps(checkout, "lint", "PYTHON=python3") == []
    assert environment_steps(checkout, "lint", "PYTHON=python3.99") == ["run", "dev", "node"]
    os.utime(checkout / "package-lock.json", (9, 9))
    assert environment_steps(checkout, "lint") == ["node"]
    os.utime(checkout / "constraints.txt", (9, 9))
    assert environment_steps(checkout, "run") == ["run"]
    assert environment_steps(checkout, "lint") == ["run", "dev", "node"]


# ---- the environment ------------------------------------------------------------------------------------------------


@pytest.fixture
def environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, in a folder without an environment; `ran` has the commands, none of which is run."""
    spec = importlib.util.spec_from_file_location("environment", ROOT / "environment.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.chdir(checkout)
    module.ran = []  # type: ignore[attr-defined]

    def run(*command: str) -> None:
        module.ran.append(command)
        module.NODE.parent.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr(module, "node_on_path", lambda: "/usr/bin/node")
    return module


def test_running_installs_what_the_package_names_and_no_more(environment: ModuleType) -> None:
    environment.main("run", "python3")
    made, installed = environment.ran
    assert made == (sys.executable, "-m", "venv", "--clear", ".venv")
    assert installed[-2:] == ("-e", ".")
    assert Path(".venv/.run").read_text() == "python3\n"
    assert not Path(".venv/.dev").exists()


def test_development_tools_are_added_without_touching_the_package(environment: ModuleType) -> None:
    environment.main("run", "python3")
    environment.ran.clear()
    environment.main("dev")
    (installed,) = environment.ran
    extras = tomllib.loads(Path("pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = [*extras["lab"], *extras["dev"]]
    assert list(installed[-len(wanted) :]) == wanted
    assert "-e" not in installed
    assert Path(".venv/.run").exists()
    assert Path(".venv/.dev").exists()


def test_two_at_once_make_the_environment_once(environment: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, run = threading.Event(), threading.Event(), environment.run

    def run_slowly(*command: str) -> None:
        begun.set()
        assert go_on.wait(60)
        run(*command)

    monkeypatch.setattr(environment, "run", run_slowly)
    both = [threading.Thread(target=environment.main, args=("run", "python3")) for _ in range(2)]
    both[0].start()
    assert begun.wait(60)
    both[1].start()
    go_on.set()
    for one in both:
        one.join(60)
    assert len(environment.ran) == 2  # venv and pip


def test_an_environment_of_another_python_is_made_anew(environment: ModuleType) -> None:
    environment.main("run", "python3")
    environment.main("run", "python3")
    assert len(environment.ran) == 2
    environment.main("run", "python3.12")
    assert len(environment.ran) == 4
    assert Path(".venv/.run").read_text() == "python3.12\n"


def test_after_a_failed_step_the_next_call_does_all_of_it_again(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = environment.run

    def lose_the_network(*command: str) -> None:
        run(*command)
        if "pip" in command:
            sys.exit("no network")

    monkeypatch.setattr(environment, "run", lose_the_network)
    with pytest.raises(SystemExit):
        environment.main("run", "python3")
    monkeypatch.setattr(environment, "run", run)
    environment.ran.clear()
    environment.main("run", "python3")
    assert len(environment.ran) == 2
