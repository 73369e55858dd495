"""The architecture page names files that exist, every package, and the layers that the import contract enforces."""

import re
import tomllib
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


def test_the_picture_shows_the_layers_of_the_import_contract() -> None:
    picture = TEXT.split("```")[1]
    drawn = [re.findall(r"\b([a-z]+)(?:/|\.py)(?=\s)", line) for line in picture.splitlines()]
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    assert [names for names in drawn if names and "web" not in names] == [layer.split(" | ") for layer in layers]
