"""The page takes its colours from `art.palette`."""

import re
from pathlib import Path

import pytest

from jackhouse.art.palette import DARK, LIGHT
from jackhouse.art.stylesheet import css_variables, map_variables, palette_css

WEB = Path(__file__).parents[2] / "src/jackhouse/web"
PAGE_FILES = [*WEB.glob("css/*.css"), *WEB.rglob("js/**/*.js"), *WEB.glob("*.html")]
COLOUR = re.compile(r"(?<![&\w])#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")
BLOCKS = {
    "light": (r":root", css_variables(LIGHT) + map_variables()),
    "dark by system": (r':root:not\(\[data-theme="light"\]\)', css_variables(DARK)),
    "dark by choice": (r':root\[data-theme="dark"\]', css_variables(DARK)),
}


def variables(css: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", css))


@pytest.mark.parametrize("name", BLOCKS)
def test_the_stylesheet_has_a_block_for_each_theme(name: str) -> None:
    selector, expected = BLOCKS[name]
    found = re.search(rf"(?m)^{selector} \{{([^}}]*)\}}", palette_css())
    assert found, selector
    assert variables(found[1]) == variables(expected)


def test_both_palettes_have_the_same_custom_properties() -> None:
    assert variables(css_variables(LIGHT)).keys() == variables(css_variables(DARK)).keys()
    assert variables(css_variables(LIGHT))["--paper"] == LIGHT.paper


def test_the_files_of_the_page_name_no_colour_themselves() -> None:
    found = {file.name: COLOUR.findall(file.read_text("utf-8")) for file in PAGE_FILES}
    assert {name: colours for name, colours in found.items() if colours} == {}


def test_every_colour_that_a_stylesheet_uses_is_defined() -> None:
    defined = set(variables(palette_css()))
    sheets = "\n".join(file.read_text("utf-8") for file in WEB.glob("css/*.css"))
    defined |= set(re.findall(r"(--[\w-]+):", sheets))
    defined |= {"--cards"}  # set by the scripts
    assert set(re.findall(r"var\((--[\w-]+)", sheets)) <= defined
