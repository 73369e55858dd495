"""Every file that a page of the documentation links to, or shows, exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"""\]\(([^)#\s]+)[^)]*\)|(?:src|href)="([^"#]+)""")


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = [first or second for first, second in LINK.findall(text)]
    relative = [link for link in links if not re.match(r"[a-z]+:|/", link)]
    assert [link for link in relative if not (page.parent / link).exists()] == []
