"""What the server gives to browsers: the right kind, kept where it may be, nothing from beside it."""

import re
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

import jackhouse
from tests.server.server_process import Server

WEB = Path(jackhouse.__file__).parent / "web"
TEXTS = Path(jackhouse.__file__).parent / "text"


@pytest.fixture
def http(lobby: Server) -> httpx.Client:
    return httpx.Client(base_url=lobby.address)


def version(http: httpx.Client) -> str:
    found = re.search(r'data-version="(\w+)"', http.get("/").text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/web/js/main.js", "text/javascript; charset=utf-8"),
        ("/web/css/base.css", "text/css; charset=utf-8"),
        ("/web/icon.svg", "image/svg+xml; charset=utf-8"),
        ("/text/es/page.ftl", "text/plain; charset=utf-8"),
        ("/text/es/rules.ftl", "text/plain; charset=utf-8"),
        ("/art/jack-rabbits/sample/dark.svg", "image/svg+xml; charset=utf-8"),
        ("/art/jack-rabbits/sample/anchors.json", "application/json"),
        ("/art/jack-rabbits/sample/es.json", "application/json"),
        ("/art/cards/light.svg", "image/svg+xml; charset=utf-8"),
        ("/art/pieces/light.svg", "image/svg+xml; charset=utf-8"),
    ],
)
def test_files_have_their_kind_and_are_not_sent_twice(http: httpx.Client, path: str, kind: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    again = http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = http.get(path, headers={"accept-encoding": "identity"})
    assert plain.content == answer.content


def test_an_address_with_the_version_is_kept_forever(http: httpx.Client) -> None:
    now = version(http)
    for path in (f"/web/@{now}/js/main.js", f"/text/en/page.ftl?v={now}", f"/art/cards/light.svg?v={now}"):
        assert "immutable" in http.get(path).headers["cache-control"]
    for path in ("/web/@0/js/main.js", "/text/en/page.ftl?v=0", "/art/cards/light.svg?v=0"):
        assert http.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver%2fapp.py", "/web/@1/../../games.py",
        "/web//etc/passwd", "/web/", "/web/js", "/web/js/none.js", "/web/js/main.js%00.css", "/text/fr/page.ftl",
        "/text/en/page.txt", "/text/../en/page.ftl", "/text/en/store.ftl", "/art/cards/light.txt",
        "/art/cards/pink.svg",
        "/art/coins/light.svg", "/art/nothing/sample/light.svg", "/art/jack-rabbits/none/light.svg",
        "/art/jack-rabbits/sample/fr.json", "/art/jack-rabbits/sample/pink.svg", "/art/jack-rabbits/sample/light",
        "/art/jack-rabbits/%7B%7D/light.svg", "/art/jack-rabbits/none/anchors.json",
        "/api/tables/zzzzzzzz/qr.svg", "/api/tables/zzzzzzzz/board/light.svg", "/api/links/x/qr.svg",
    ],
)  # fmt: skip
def test_what_is_not_there_is_not_found(lobby: Server, path: str) -> None:
    connection = HTTPConnection(urlsplit(lobby.address).netloc)
    connection.request("GET", path)  # as it is: httpx would tidy it up
    assert connection.getresponse().status == 404
    connection.close()


def test_every_text_for_pages_is_in_one_part(http: httpx.Client) -> None:
    parts = {
        part: http.get(f"/text/en/{part}.ftl").text
        for part in ("page", "rooms", "builder", "meadow", "table", "jackal", "why", "rules")
    }
    files = [file for file in TEXTS.glob("en/*.ftl") if file.name not in ("store.ftl", "screen.ftl")]
    assert sorted(messages("\n".join(parts.values()))) == sorted(
        key for file in files for key in messages(file.read_text("utf-8"))
    )
    assert "web-skip" in messages(parts["page"])
    assert "web-play-now" in messages(parts["rooms"])
    assert "event-rolled" in messages(parts["table"])
    assert "reason-not-found" in messages(parts["why"])


def messages(source: str) -> list[str]:
    return re.findall(r"(?m)^([\w-]+) =", source)


def test_sheets_have_a_symbol_for_every_card_and_piece(http: httpx.Client) -> None:
    sheets = {name: http.get(f"/art/{name}/dark.svg").text for name in ("cards", "royals", "pieces")}
    cards = re.findall(r'<symbol id="([^"]+)"', sheets["cards"] + sheets["royals"])
    assert len(cards) == len(set(cards)) == 55
    assert {"card-AC", "card-10H", "card-boat", "card-KD", "card-back"} <= set(cards)
    for piece in ("rabbit-0", "rabbit-3", "carrot-3", "die-6", "die-none", "suit-C", "joker-horse"):
        assert f'<symbol id="{piece}"' in sheets["pieces"]
    for sheet in sheets.values():
        assert set(re.findall(r'href="#([^"]+)"', sheet)) <= set(re.findall(r'id="([^"]+)"', sheet))


def test_titles_of_a_board_are_in_a_file_per_language(http: httpx.Client) -> None:
    titles = http.get("/art/jack-rabbits/sample/en.json").json()
    assert titles["tile-KD"] == "The tower of diamonds (K♦)"
    assert len(titles) > 100
    picture = http.get("/art/jack-rabbits/sample/light.svg").text
    assert "<title>" not in picture
    assert set(titles) <= set(re.findall(r' id="([^"]+)"', picture))


def test_the_page_holds_no_inline_code_or_style() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert not re.findall(r"<script(?![^>]*\bsrc=)", page)
    assert "style=" not in page
    assert not re.findall(r"\son\w+=", page)
    for file in [*WEB.rglob("*.js"), *WEB.rglob("*.html"), *WEB.rglob("*.css")]:
        if "vendor" not in file.parts:
            foreign = re.findall(r"https?://(?!www\.w3\.org)[\w.]+", file.read_text("utf-8"))
            assert not foreign, file
