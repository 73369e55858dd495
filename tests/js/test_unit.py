"""Unit tests of the page's modules (`*.test.js`): they run in node, without a server or a browser."""

import json
import re
from pathlib import Path

import rjsmin

from tests.js.node import FOLDER, run_node

SCRIPTS = Path(__file__).parents[2] / "src/jackhouse/web/js"


def test_the_unit_tests_of_the_page_pass() -> None:
    files = sorted(file.name for file in FOLDER.glob("*.test.js"))
    done = run_node("--test", "--test-reporter=tap", *files)
    assert done.returncode == 0, done.stdout + done.stderr
    count = re.search(r"^# pass (\d+)$", done.stdout, re.M)
    assert count
    assert int(count[1]) > 60


def test_every_script_is_a_module_once_it_is_minified() -> None:
    scripts = {str(path): rjsmin.jsmin(path.read_text("utf-8")) for path in sorted(SCRIPTS.rglob("*.js"))}
    assert len(scripts) > 90
    done = run_node("--experimental-vm-modules", "--no-warnings", "parse.js", stdin=json.dumps(scripts))
    assert done.returncode == 0, done.stdout + done.stderr
