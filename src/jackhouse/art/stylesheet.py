"""The palettes as CSS custom properties, so that the page takes its colours from `art.palette`."""

from dataclasses import asdict
from typing import Final

from jackhouse.art.palette import ADVICE, DARK, LIGHT, ON_ADVICE, PAGE_COLOURS, Palette

__all__ = ["css_variables", "map_variables", "palette_css"]

# The colours of a palette that the page uses too.
_SHARED: Final = (
    "paper", "card", "card_edge", "ink", "sea", "sea_line", "coast", "gold", "clubs", "spades", "hearts",
)  # fmt: skip


def css_variables(palette: Palette) -> str:
    """Returns the custom properties of a palette, one declaration a line: `--paper: #fbf7ee;`."""
    values: dict[str, str] = {name: getattr(palette, name) for name in _SHARED}
    values["shallow"] = palette.land.shallow
    values |= asdict(PAGE_COLOURS[palette.name])
    values |= {f"seat_{seat}": colour for seat, colour in enumerate(palette.seats)}
    return "\n".join(f"--{name.replace('_', '-')}: {value};" for name, value in values.items())


def map_variables() -> str:
    """Returns the custom properties of what the page draws on a map: the same in the dark, over dark ground too."""
    values = {
        "highlight": LIGHT.highlight,
        "halo": LIGHT.card,
        "line": LIGHT.land.line,
        "advice": ADVICE,
        "on-advice": ON_ADVICE,
    }
    return "\n".join(f"--map-{name}: {value};" for name, value in values.items())


def palette_css() -> str:
    """Returns a stylesheet with both palettes: light, dark by the reader's system, and dark by choice on the page."""
    dark = f"color-scheme: dark;\n{css_variables(DARK)}"
    return (
        f":root {{\ncolor-scheme: light;\n{css_variables(LIGHT)}\n{map_variables()}\n}}\n"
        f'@media (prefers-color-scheme: dark) {{\n:root:not([data-theme="light"]) {{\n{dark}\n}}\n}}\n'
        f':root[data-theme="dark"] {{\n{dark}\n}}\n'
    )
