"""Plants each fault in a copy of the source, checks that a test of its rule fails; then long runs and crash tests."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from rich.progress import track

from tests.soak.fault import Fault
from tests.soak.faults import FAULTS

ROOT = Path(__file__).parent.parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header"]
FAILED = 1  # pytest's status for tests that ran and failed
WORKERS = 2
SOAK = {"conformance": "15", "server": "6"}  # how many times the usual number of random games and messages
CRASHES = ("--kills", "50", "--tables", "50")  # of a server in the middle of traffic


class RuleFiles:
    """A pytest plugin that notes which test files have tests of each rule."""

    def __init__(self) -> None:
        self.of: defaultdict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                self.of[mark.args[0]].add(str(item.path.relative_to(ROOT)))


def files_by_rule() -> dict[str, list[str]]:
    """Returns the test files of each rule and leak, so that a planted fault collects and runs only those."""
    found = RuleFiles()
    output = StringIO()
    with redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[found])
    if status:
        sys.exit(f"soak: the tests could not be collected\n{output.getvalue()[-2000:]}")
    return {rule: sorted(files) for rule, files in found.of.items()}


def caught(fault: Fault, files: list[str]) -> str:
    """Returns "" if a test of the rule fails with the fault planted, else a description of what happened instead."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "jackhouse"
        shutil.copytree(ROOT / "src/jackhouse", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        file = source / fault.file
        text = file.read_text(encoding="utf-8")
        if text.count(fault.old) != 1:
            return "its text is not in the source exactly once"
        if not files:
            return "no test is marked with its rule"
        file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
        where = subprocess.run(
            [sys.executable, "-c", "import jackhouse; print(jackhouse.__file__)"],
            env=env,
            capture_output=True,
            text=True,
        )
        if not where.stdout.startswith(folder):
            return f"the tests would not see it: {where.stdout.strip()} {where.stderr.strip()[-200:]}"
        run = subprocess.run(
            [*PYTEST, "--rule", fault.rule, *files], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        if run.returncode == FAILED:
            return ""
        return f"pytest ended with {run.returncode}: {run.stdout.strip().splitlines()[-1:]}"


def plant_faults(files_of: dict[str, list[str]]) -> int:
    """Returns how many faults no test has caught."""
    missed = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        results = pool.map(lambda fault: caught(fault, files_of.get(fault.rule, [])), FAULTS)
        for fault, problem in zip(FAULTS, track(results, "planted faults", total=len(FAULTS)), strict=True):
            if problem:
                missed += 1
                print(f"NOT CAUGHT {fault.rule} {fault.file}: {fault.old!r} -> {fault.new!r}: {problem}", flush=True)
    rules = len({fault.rule for fault in FAULTS})
    print(
        f"planted faults: {len(FAULTS)} for {rules} rules and leaks, {len(FAULTS) - missed} caught, {missed} not caught"
    )
    return missed


def run_longer(kind: str, *paths: str) -> int:
    """Runs random tests with many more examples; returns pytest's status."""
    env = {**os.environ, "JACKHOUSE_SOAK": SOAK[kind]}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n", "2", *paths]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def main() -> None:
    files_of = files_by_rule()
    used = sorted({file for fault in FAULTS for file in files_of.get(fault.rule, [])})
    sound = subprocess.run([*PYTEST, "-n", "2", *used], cwd=ROOT, check=False)
    if sound.returncode:
        sys.exit("soak: the tests fail without any fault; no fault could be told from that")
    missed = plant_faults(files_of)
    served = [f"tests/server/{name}.py" for name in ("test_no_leak", "test_fuzz", "test_schema_conformance")]
    long_runs = [run_longer("conformance", "tests/conformance"), run_longer("server", *served)]
    runs = [("crashes", *CRASHES), ("checkpoints",), ("floods",), ("neighbours",)]
    others = [
        subprocess.run([sys.executable, "-m", f"tests.soak.{name}", *options], cwd=ROOT, check=False).returncode
        for name, *options in runs
    ]
    sys.exit(1 if missed or any(long_runs) or any(others) else 0)


if __name__ == "__main__":
    main()
