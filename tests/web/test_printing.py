"""The pages to print (docs/rules) fit on one sheet in a real browser."""

import re
import subprocess
from pathlib import Path

import pytest

from docs.chapters.words import LANGUAGES
from tests.docs.test_one_page import both_games, path
from tests.web.chromium import HOW, find


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_to_print_is_one_page(language: str, name: str, tmp_path: Path) -> None:
    chromium = find()
    assert chromium, HOW
    printed = tmp_path / "page.pdf"
    subprocess.run(
        [
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
            f"--user-data-dir={tmp_path}", f"--print-to-pdf={printed}", path(language, name).as_uri(),
        ],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed.read_bytes())) == 1
