"""The page's stylesheets have the colours of `art.palette`."""

import re
from dataclasses import astuple
from pathlib import Path

import pytest

from jackhouse.art.palette import DARK, LIGHT, PAGE_COLOURS, Palette, colours
from jackhouse.art.stylesheet import css_variables, palette_css

WEB = Path(__file__).parents[2] / "src/jackhouse/web"
PAGE_FILES = [*WEB.glob("css/*.css"), *WEB.rglob("js/**/*.js"), *WEB.glob("*.html"), *WEB.glob("*.svg")]
COLOUR = re.compile(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")
NOT_COLOURS = {"--round", "--gap", "--title"}
BLOCKS = {
    "light": (r":root", LIGHT),
    "dark by system": (r':root:not\(\[data-theme="light"\]\)', DARK),
    "dark by choice": (r':root\[data-theme="dark"\]', DARK),
}


def variables(css: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", css))


def block(css: str, selector: str) -> dict[str, str]:
    """The custom properties of the first rule with this selector."""
    found = re.search(rf"(?m)^\s*{selector} \{{([^}}]*)\}}", css)
    assert found, selector
    return variables(found[1])


@pytest.mark.parametrize("name", BLOCKS)
def test_the_base_stylesheet_has_the_colours_of_the_palette(name: str) -> None:
    selector, palette = BLOCKS[name]
    written = block((WEB / "css/base.css").read_text("utf-8"), selector)
    expected = variables(css_variables(palette))
    unused = {f"--seat-{seat}" for seat in range(4, len(palette.seats))}  # a table has at most four seats today
    assert {key: value for key, value in written.items() if key not in NOT_COLOURS} == {
        key: value for key, value in expected.items() if key not in unused
    }


@pytest.mark.parametrize("name", BLOCKS)
def test_the_generated_stylesheet_has_the_same_blocks(name: str) -> None:
    selector, palette = BLOCKS[name]
    assert block(palette_css(), selector) == variables(css_variables(palette))


def test_seats_without_a_custom_property_have_the_light_colours() -> None:
    seats = re.findall(r"\.seat-(\d) \{ --seat: (#\w+); \}", (WEB / "css/table.css").read_text("utf-8"))
    assert [(int(seat), colour) for seat, colour in seats] == list(enumerate(LIGHT.seats))[4:]


def page_colours(palette: Palette) -> set[str]:
    return colours(palette) | {value for value in astuple(PAGE_COLOURS[palette.name]) if value.startswith("#")}


def test_every_colour_of_the_page_is_in_the_palettes() -> None:
    known = page_colours(LIGHT) | page_colours(DARK) | {"#000"}  # black is the ink of `waves.svg`, which is a mask
    others = {file.name: set(COLOUR.findall(file.read_text("utf-8"))) - known for file in PAGE_FILES}
    assert {name: found for name, found in others.items() if found} == {}
