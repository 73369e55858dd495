"""What a browser loads: the page, its scripts and styles, and the texts.

Everything here is the same for every client and holds nothing of a game; what is of one table alone is under `/api`.
An address that carries the current version is good forever; any other is asked for again.
"""

import hashlib
import time
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import rcssmin
import rjsmin
from litestar import Request, Response, get
from litestar.params import FromPath

from jackhouse import art, text
from jackhouse.art.stylesheet import palette_css
from jackhouse.server.errors import not_found
from jackhouse.server.http.static_assets import Asset, AssetCache, make_asset, respond

__all__ = ["PAGES", "PAGE_PATHS", "current_version", "is_current", "language", "stem"]

Asking = Request[Any, Any, Any]

PAGE_PATHS: Final = ("/web/", "/text/", "/art/")
"""Cheap paths that a whole class loads at once: they do not count against the limits of a client."""

_WEB: Final = Path(str(resources.files("jackhouse"))) / "web"
_VENDOR: Final = _WEB / "vendor"
"""Libraries, which are served as they are."""
_MINIFIERS: Final[dict[str, Callable[[str], str]]] = {".css": rcssmin.cssmin, ".js": rjsmin.jsmin}
"""They leave out comments and spaces: a third of what travels."""
_TEXTS: Final = Path(str(resources.files("jackhouse.text")))
_KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain",
}
_PALETTE_CSS: Final = "css/palette.css"
"""Made from `art.palette`; the other files of the page are in the folder `web`."""
_LONGEST_PATH: Final = 200  # of a file of the page
_FLUENT: Final = "text/plain"
_NOT_FOR_PAGES: Final = ("store.ftl", "screen.ftl")
_PARTS: Final = ("page", "rooms", "table", "jackal", "builder", "meadow", "why", "rules")
"""The parts of the texts: `page` on every page, `rooms` before a game, `table` at a table. `why` has refusals, and all
that a table needs only after it has opened."""
_PART_OF_FILE: Final = {
    "page.ftl": "page",
    "places.ftl": "page",
    "web.ftl": "rooms",
    "builder.ftl": "builder",
    "table_building.ftl": "builder",
    "table_meadow.ftl": "meadow",
    "trial.ftl": "builder",
    "options.ftl": "rooms",
    "rules.ftl": "rules",
    "jackal_rules.ftl": "rules",
    "jackal.ftl": "jackal",
    "jackal_islands.ftl": "jackal",
    "table_jackal.ftl": "jackal",
    "art_jackal.ftl": "jackal",
}
_PART_OF_MESSAGE: Final = {
    "reason-no-connection": "page",
    "reason-": "why",
    "problem-": "why",
    "purpose-": "why",
    "board-": "why",
    "table-check-": "why",
    "table-end-": "why",
    "table-story": "why",
    "table-key-": "why",
    "table-move-": "why",
    "table-pace": "why",
    "option-objective": "page",
    "game-": "page",
    "preset-": "rooms",
    "option-": "rooms",
}


# ---- the page and its files ----------------------------------------------------------------------------------------


@cache
def _code_hash() -> str:
    """Returns the hash of the drawing code and of the texts, on which pictures and texts depend."""
    sources = sorted([*Path(art.__file__).parent.rglob("*.py"), *_TEXTS.rglob("*.ftl")])
    return hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()


def current_version() -> str:
    """Returns a hash of the page's files, the drawing code and the texts; the files are checked once a second."""
    return _version_in(int(time.monotonic()))


@lru_cache(maxsize=1)
def _version_in(second: int) -> str:
    return _version_of(tuple((str(file), file.stat().st_mtime_ns) for file in _web_files()))


def _web_files() -> list[Path]:
    return sorted(file for file in _WEB.rglob("*") if file.suffix in _KINDS)


@lru_cache(maxsize=4)
def _version_of(files: tuple[tuple[str, int], ...]) -> str:
    found = hashlib.sha256(_code_hash().encode())
    for name, _ in files:
        found.update(name.encode() + b"\0" + Path(name).read_bytes() + b"\0")
    return found.hexdigest()[:12]


def _file(path: Path, written: int) -> Asset:
    body = path.read_bytes()
    if path.suffix in _MINIFIERS and _VENDOR not in path.parents:
        body = _MINIFIERS[path.suffix](body.decode()).encode()
    return make_asset(body, _KINDS[path.suffix])


def _index(version: str) -> Asset:
    page = (_WEB / "index.html").read_text("utf-8")
    page = page.replace("{version}", version).replace("{paper}", art.LIGHT.paper)
    return make_asset(page.encode(), _KINDS[".html"])


def _palette() -> Asset:
    return make_asset(palette_css().encode(), _KINDS[".css"])


_FILES: Final = AssetCache(_file)
_INDEX: Final = AssetCache(_index)
_PALETTE: Final = AssetCache(_palette)


@get(
    ["/", "/new", "/build", "/boards", "/join", "/rules", "/t/{code:str}", "/link/{code:str}"], include_in_schema=False
)
async def page(request: Asking) -> Response[bytes]:
    """Returns the page, the same for all of these addresses: its script chooses the view by the address."""
    return respond(request, await _INDEX.get(current_version()))


@get("/web/{path:path}", include_in_schema=False)
async def web_file(request: Asking, path: FromPath[str]) -> Response[bytes]:
    """Returns a file of the page. `/web/@VERSION/js/main.js` is `/web/js/main.js`, kept for ever by browsers."""
    if "\0" in path or len(path) > _LONGEST_PATH:
        raise not_found()
    asked = path.lstrip("/")
    version = ""
    if asked.startswith("@"):
        version, _, asked = asked[1:].partition("/")
    forever = version == current_version()
    if asked == _PALETTE_CSS:
        return respond(request, await _PALETTE.get(), forever=forever)
    file = (_WEB / asked).resolve()
    if not file.is_relative_to(_WEB.resolve()) or file.suffix not in _KINDS or not file.is_file():
        raise not_found()
    return respond(request, await _FILES.get(file, file.stat().st_mtime_ns), forever=forever)


# ---- texts ---------------------------------------------------------------------------------------------------------


def _texts(lang: str, part: str) -> Asset:
    """Returns a part of the texts of pages, without comments; the rules keep theirs, which are headings."""
    if part == "rules":
        books = [file for file, part_of in _PART_OF_FILE.items() if part_of == part]
        return make_asset(b"\n".join((_TEXTS / lang / book).read_bytes() for book in books), _FLUENT)
    files = [file for file in sorted((_TEXTS / lang).glob("*.ftl")) if file.name not in _NOT_FOR_PAGES]
    lines = [line for file in files for line in _lines_of(file, part)]
    return make_asset(("\n".join(lines) + "\n").encode(), _FLUENT)


_TEXT_PARTS: Final = AssetCache(_texts)


def _lines_of(file: Path, part: str) -> Iterator[str]:
    """Yields the lines of this part. A line that is indented, or closes a brace, belongs to the message above it."""
    own = ""
    for line in file.read_text("utf-8").splitlines():
        if line[:1].isalpha() or line[:1] == "-":
            own = _part_of(file.name, line)
        if own == part and line.strip() and line[0] != "#":
            yield line


def _part_of(file: str, message: str) -> str:
    found = [part for start, part in _PART_OF_MESSAGE.items() if message.startswith(start)]
    return found[0] if found else _PART_OF_FILE.get(file, "table")


def language(lang: str) -> str:
    if lang not in text.languages():
        raise not_found()
    return lang


@get("/text/{lang:str}/{file:str}", include_in_schema=False)
async def texts(request: Asking, lang: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """Returns a part of the texts of a language: `/text/en/page.ftl`."""
    part = stem(file, ".ftl")
    if part not in _PARTS:
        raise not_found()
    return respond(request, await _TEXT_PARTS.get(language(lang), part), forever=is_current(request))


# ---- inside --------------------------------------------------------------------------------------------------------


def is_current(request: Asking) -> bool:
    """Whether the address names the current version."""
    return request.query_params.get("v") == current_version()


def stem(file: str, ending: str) -> str:
    if not file.endswith(ending):
        raise not_found()
    return file.removesuffix(ending)


PAGES = [page, web_file, texts]
