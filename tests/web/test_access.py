"""Everybody can use the page: axe finds nothing to complain of, in either language and theme."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser import PHONE, WIDE, Guest
from tests.web.test_setup import opened

AXE = Axe()


@pytest.mark.parametrize(
    ("locale", "theme", "view", "more"),
    [
        ("en", "light", PHONE, ["/join"]),
        ("en", "dark", WIDE, []),
        ("es", "light", WIDE, []),
        ("es", "dark", PHONE, ["/rules"]),
    ],
)
def test_no_page_keeps_anybody_out(
    invite: Callable[..., Guest], locale: str, theme: str, view: dict[str, int], more: list[str]
) -> None:
    guest = invite(locale=locale, color_scheme=theme, viewport=view, bypass_csp=True)
    for path in ("/", "/new", f"/t/{opened(guest, 3)}", *more):
        page = guest.visit(path)
        for details in page.locator("details").all():
            details.evaluate("node => (node.open = true)")
        found = AXE.run(page)
        assert found.violations_count == 0, f"{path}\n{found.generate_report()}"
