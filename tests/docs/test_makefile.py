"""`make test` runs every test there is."""

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_every_folder_of_tests_is_named_in_the_makefile() -> None:
    words = {word.removeprefix("tests/") for word in (ROOT / "Makefile").read_text(encoding="utf-8").split()}
    for file in (ROOT / "tests").rglob("test_*.py"):
        assert file.relative_to(ROOT / "tests").parts[0] in words, file
