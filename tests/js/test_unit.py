"""Unit tests of the page's modules (`*.test.js`): they run in node, without a server or a browser."""

import re

from tests.js.node import FOLDER, run_node


def test_the_unit_tests_of_the_page_pass() -> None:
    files = sorted(file.name for file in FOLDER.glob("*.test.js"))
    done = run_node("--test", "--test-reporter=tap", *files)
    assert done.returncode == 0, done.stdout + done.stderr
    count = re.search(r"^# pass (\d+)$", done.stdout, re.M)
    assert count
    assert int(count[1]) > 60
