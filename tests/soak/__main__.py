"""`python -m tests.soak [PART ...] [--rule JR-8.15]`: planted faults, long runs, crash tests; all parts by default.

A planted fault is put into a copy of the source, and a test of its rule must fail.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
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
# A fault can make tests run for ever. They are killed after so many seconds of processor time, and count as failed.
WITHIN_LIMIT = ["sh", "-c", 'ulimit -t 300; exec "$@"', "sh"]
OUT_OF_TIME = -signal.SIGKILL
WORKERS = 2
RULE_TESTS = ("tests/jackrabbits/", "tests/jackal/", "tests/kernel/")
SERVED = [f"tests/server/{name}.py" for name in ("test_no_leak", "test_fuzz", "test_schema_conformance")]
#   random tests that run longer: how many times the usual number of examples, on which engine, and the tests
LONGER = {
    "conformance": (15, "compiled", ["tests/conformance"]),
    "conformance-plain": (1, "plain", ["tests/conformance"]),  # `make test` runs them on the compiled engine
    "payments": (20, "plain", ["tests/jackrabbits/test_payments_brute_force.py"]),  # 10,000 hands with each mix
    "server": (6, "plain", SERVED),
    "codes": (10, "plain", ["tests/jackrabbits/test_board_code.py"]),  # of 1,500 random maps
}
#   programs of their own, with their arguments
PROGRAMS = {
    "mixes": [],
    "boards": [],
    "crashes": ["--kills", "50", "--tables", "50"],  # of a server in the middle of traffic
    "checkpoints": [],
    "floods": [],
    "neighbours": [],
}


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
        # With its bytecode: it holds for all files but the broken one, whose time changes.
        shutil.copytree(ROOT / "src/jackhouse", source, ignore=shutil.ignore_patterns("*.so"))
        broken = source / fault.file
        text = broken.read_text(encoding="utf-8")
        if text.count(fault.old) != 1:
            return "its text is not in the source exactly once"
        if not files:
            return "no test is marked with its rule"
        broken.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        env = {
            **os.environ,
            "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # their imports take longer than most tests of a rule
        }
        where = subprocess.run(
            [sys.executable, "-c", "import jackhouse; print(jackhouse.__file__)"],
            env=env,
            capture_output=True,
            text=True,
        )
        if not where.stdout.startswith(folder):
            return f"the tests would not see it: {where.stdout.strip()} {where.stderr.strip()[-200:]}"
        outcome = ""
        for file in sorted(files, key=_order):
            command = [*WITHIN_LIMIT, *PYTEST, "--rule", fault.rule, file]
            run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
            if run.returncode in (FAILED, OUT_OF_TIME):
                return ""
            outcome = f"pytest ended with {run.returncode}: {run.stdout.strip().splitlines()[-1:]}"
        return outcome


def _order(file: str) -> tuple[bool, str]:
    """The order in which test files are run: those of the rules first, then browsers and long random games."""
    return not file.startswith(RULE_TESTS), file


def plant_faults(rule: str) -> bool:
    """Plants all faults, or those of one rule; returns whether a test has caught each of them."""
    faults = [fault for fault in FAULTS if rule in ("", fault.rule)]
    files_of = files_by_rule()
    used = sorted({file for fault in faults for file in files_of.get(fault.rule, [])})
    sound = subprocess.run([*PYTEST, "-n", "2", "-m", "rule", *used], cwd=ROOT, check=False)
    if sound.returncode:
        print("soak: the tests fail without any fault; no fault could be told from that")
        return False
    missed = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        results = pool.map(lambda fault: caught(fault, files_of.get(fault.rule, [])), faults)
        for fault, problem in zip(faults, track(results, "planted faults", total=len(faults)), strict=True):
            if problem:
                missed += 1
                print(f"NOT CAUGHT {fault.rule} {fault.file}: {fault.old!r} -> {fault.new!r}: {problem}", flush=True)
    rules = len({fault.rule for fault in faults})
    print(
        f"planted faults: {len(faults)} for {rules} rules and leaks, {len(faults) - missed} caught, {missed} not caught"
    )
    return not missed


def run_longer(part: str) -> bool:
    """Runs random tests with many more examples; returns whether they passed."""
    times, chosen, paths = LONGER[part]
    env = {**os.environ, "JACKHOUSE_SOAK": str(times), "JACKHOUSE_ENGINE": chosen}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n", "2", *paths]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0


def run_program(part: str) -> bool:
    command = [sys.executable, "-m", f"tests.soak.{part}", *PROGRAMS[part]]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> None:
    parts = ["faults", *LONGER, *PROGRAMS]
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Long tests: faults, runs, crashes.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"all if none is named: {', '.join(parts)}")
    parser.add_argument("--rule", default="", help="plant only the faults of this rule or leak")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in parts]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(parts)}")
    failed: list[str] = []
    for part in asked.parts or parts:
        began = time.monotonic()
        run = plant_faults(asked.rule) if part == "faults" else (run_longer if part in LONGER else run_program)(part)
        print(f"soak: {part} {'passed' if run else 'FAILED'} in {time.monotonic() - began:.0f} s", flush=True)
        if not run:
            failed.append(part)
    sys.exit(f"soak: failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
