"""The architecture page names files that exist, and every package."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def test_every_file_named_on_the_architecture_page_exists() -> None:
    named = re.findall(r"`(src/[^`]+)`", TEXT)
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_package_is_on_the_architecture_page() -> None:
    folders = [path for path in (ROOT / "src/jackhouse").iterdir() if any(path.glob("*.py"))]
    packages = ["web", *[path.name for path in folders]]
    assert [name for name in packages if f"`{name}/`" not in TEXT] == []
