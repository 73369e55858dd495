"""Scripts, styles and pictures as they are sent: without what only their readers need, and nothing said twice.

Scripts keep their lines, so that a fault is named at the line where it stands in the source. Only whole lines of
comment go, and indentation: no string or template of ours runs over the end of a line (a test holds that).
"""

import re
from collections import Counter
from collections.abc import Callable
from html import unescape
from typing import Final
from zlib import crc32

__all__ = ["LEAN", "lean_picture", "titles_of"]

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.S)
_AROUND: Final = re.compile(r"\s*([{};,])\s*")
_AFTER_COLON: Final = re.compile(r":\s+")
_SPACE: Final = re.compile(r"\s+")
_ZERO: Final = re.compile(r"(?<=[\s:,(-])0(?=\.\d)")
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_TITLED: Final = re.compile(r'<\w+[^>]* id="([^"]*)"[^>]*><title>([^<]*)</title>')
_MOTIF: Final = r'<use href="#%s" x="[-\d.]+" y="[-\d.]+"/>'
_MANY: Final = re.compile(_MOTIF % '([^"]+)' + "(?:" + _MOTIF % "\\1" + "){4,}")
_SHAPE: Final = re.compile(r"<(?:path|circle|ellipse|rect|polygon|use) [^<>]*/>")
_ROOT: Final = re.compile(r"<svg[^>]*>")
_LONG, _OFTEN = 40, 3
_SPOT: Final = re.compile(r'x="([-\d.]+)" y="([-\d.]+)"')
_FILLED: Final = re.compile(r'<g fill="(#\w+)"( transform="[^"]*")?>(' + _MANY.pattern.replace("\\1", "\\4") + ")</g>")


def lean_script(source: str) -> str:
    """Each line without its indentation; a line of comment empty."""
    lines: list[str] = []
    inside = False
    for line in source.split("\n"):
        text = line.strip()
        if inside or text.startswith("/*"):
            inside = "*/" not in text
            text = ""
        elif text.startswith("//"):
            text = ""
        lines.append(text)
    return "\n".join(lines)


def lean_style(source: str) -> str:
    """Without comments, and with no more space than it needs."""
    bare = _SPACE.sub(" ", _COMMENT.sub("", source))
    tight = _AFTER_COLON.sub(":", _AROUND.sub(r"\1", bare)).replace(";}", "}")
    return _ZERO.sub("", tight).strip() + "\n"


# ---- pictures ------------------------------------------------------------------------------------------------------


def titles_of(picture: str) -> dict[str, str]:
    """What the parts of a picture are called, by their ids."""
    return {name: unescape(title) for name, title in _TITLED.findall(picture)}


def lean_picture(picture: str) -> str:
    """The same picture without its titles, in which what recurs is drawn once and named where it recurs."""
    return _named_once(_strewn(_TITLE.sub("", picture)))


def _strewn(picture: str) -> str:
    """Motifs that are strewn about, such as the waves of the sea or the pips of a card.

    A run of them becomes a line, never drawn, whose inner corners are marked with the motif.
    """
    markers: dict[tuple[str, str], str] = {}

    def line(run: str, motif: str, fill: str) -> str:
        mark = markers.setdefault((motif, fill), f"{motif}-{fill[1:]}" if fill else f"{motif}-s")
        spots = [f"{x},{y}" for x, y in _SPOT.findall(run)]
        points = " ".join([spots[0], *spots, spots[-1]])
        return f'<polyline points="{points}" fill="none" marker-mid="url(#{mark})"/>'

    bare = _FILLED.sub(lambda run: f"<g{run[2] or ''}>{line(run[3], run[4], run[1])}</g>", picture)
    bare = _MANY.sub(lambda run: line(run[0], run[1], ""), bare)
    return _with_defs(bare, "".join(_marker(*key, name) for key, name in markers.items()))


def _marker(motif: str, fill: str, name: str) -> str:
    look = 'markerUnits="userSpaceOnUse" overflow="visible"' + (f' fill="{fill}"' if fill else "")
    return f'<marker id="{name}" {look}><use href="#{motif}"/></marker>'


def _named_once(picture: str) -> str:
    """Shapes that are the same to the letter. Their names come from what they are: pictures share a page."""
    times = Counter(shape[0] for shape in _SHAPE.finditer(picture) if " id=" not in shape[0])
    names = {
        shape: f"s{crc32(shape.encode()):x}" for shape, count in times.items() if len(shape) > _LONG and count >= _OFTEN
    }
    bare = _SHAPE.sub(lambda shape: f'<use href="#{names[shape[0]]}"/>' if shape[0] in names else shape[0], picture)
    return _with_defs(bare, "".join(shape.replace(" ", f' id="{name}" ', 1) for shape, name in names.items()))


def _with_defs(picture: str, more: str) -> str:
    return _ROOT.sub(rf"\g<0><defs>{more}</defs>", picture, count=1) if more else picture


LEAN: Final[dict[str, Callable[[str], str]]] = {".js": lean_script, ".css": lean_style}
"""By the ending of a file's name."""
