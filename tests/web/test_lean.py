"""Pictures, scripts and styles are sent lean, and are what they were."""

import re
from pathlib import Path

import pytest
import resvg_py

import jackhouse
from jackhouse import art, text
from jackhouse.art.jackrabbits import board_of, board_picture
from jackhouse.art.sprite_sheets import SHEETS
from jackhouse.server.lean import LEAN, lean_picture, titles_of

WEB = Path(jackhouse.__file__).parent / "web"
ENGLISH = text.load("en")


def seen(picture: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=900))


def laid_out(sheet: str) -> str:
    """A sheet of symbols as a picture of all of them."""
    names = re.findall(r'<symbol id="([^"]+)"', sheet)
    uses = [
        f'<use href="#{name}" x="{at % 10 * 64}" y="{at // 10 * 90}" width="60" height="84"/>'
        for at, name in enumerate(names)
    ]
    framed = sheet.replace("<svg ", '<svg viewBox="0 0 640 560" ', 1)
    return framed.replace("</svg>", "".join(uses) + "</svg>")


@pytest.mark.parametrize("palette", ["light", "dark"])
def test_a_lean_board_looks_the_same_to_the_pixel(palette: str) -> None:
    whole = board_picture(board_of({"board": "sample"}), ENGLISH, art.PALETTES[palette])
    lean = lean_picture(whole)
    assert len(lean) < 0.8 * len(whole)
    assert seen(lean) == seen(whole)


@pytest.mark.parametrize("name", SHEETS)
def test_a_lean_sheet_looks_the_same_to_the_pixel(name: str) -> None:
    whole = SHEETS[name](ENGLISH, art.PALETTES["light"])
    lean = lean_picture(whole)
    assert len(lean) < len(whole)
    assert seen(laid_out(lean)) == seen(laid_out(whole))


def test_titles_leave_the_picture_and_are_kept_by_id() -> None:
    whole = board_picture(board_of({"board": "sample"}), ENGLISH, art.PALETTES["light"])
    assert titles_of(whole)["tile-KD"] == "The tower of diamonds (K♦)"
    assert "<title>" not in lean_picture(whole)
    assert len(titles_of(whole)) > 100


def test_scripts_keep_their_lines_and_lose_their_comments() -> None:
    source = "// one\nif (a) {\n  /** two\n   * three */\n  b(`// no ${c}`); // kept\n}\n"
    assert LEAN[".js"](source) == "\nif (a) {\n\n\nb(`// no ${c}`); // kept\n}\n"


def test_no_script_has_a_string_over_the_end_of_a_line_or_code_after_a_comment() -> None:
    """So that leaving out whole lines of comment, and indentation, changes nothing."""
    for file in (WEB / "js").rglob("*.js"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            where = f"{file.name}:{number}: {line}"
            assert line.count("`") % 2 == 0, where
            assert not line.endswith("\\"), where
            assert not re.match(r"\s*/\*.*\*/\s*\S", line), where


def test_styles_lose_what_nobody_sees() -> None:
    source = "/* so */\na, b:hover > c {\n  margin: 0.5rem -0.25em calc(1px + 0.1em);\n  color: red;\n}\n"
    assert LEAN[".css"](source) == "a,b:hover > c{margin:.5rem -.25em calc(1px + .1em);color:red}\n"
