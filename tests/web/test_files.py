"""What the house gives to browsers: the right kind, kept where it may be, nothing from beside it."""

import re
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

import jackhouse
from tests.server.running import Server

WEB = Path(jackhouse.__file__).parent / "web"


@pytest.fixture
def http(house: Server) -> httpx.Client:
    return httpx.Client(base_url=house.address)


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
        ("/text/es.ftl", "text/plain; charset=utf-8"),
        ("/text/es/rules.ftl", "text/plain; charset=utf-8"),
        ("/art/jack-rabbits/sample/es/dark.svg", "image/svg+xml; charset=utf-8"),
        ("/art/jack-rabbits/sample/anchors.json", "application/json"),
        ("/art/cards/en/light.svg", "image/svg+xml; charset=utf-8"),
        ("/art/pieces/en/light.svg", "image/svg+xml; charset=utf-8"),
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
    for path in (f"/web/@{now}/js/main.js", f"/text/en.ftl?v={now}", f"/art/cards/en/light.svg?v={now}"):
        assert "immutable" in http.get(path).headers["cache-control"]
    for path in ("/web/@0/js/main.js", "/text/en.ftl?v=0", "/art/cards/en/light.svg?v=0"):
        assert http.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver%2fapp.py", "/web/@1/../../games.py",
        "/web//etc/passwd", "/web/", "/web/js", "/web/js/none.js", "/web/js/main.js%00.css", "/text/fr.ftl",
        "/text/en.txt", "/text/../en.ftl", "/text/fr/rules.ftl", "/art/cards/fr/light.svg", "/art/cards/en/pink.svg",
        "/art/coins/en/light.svg", "/art/jackal/sample/en/light.svg", "/art/jack-rabbits/none/en/light.svg",
        "/art/jack-rabbits/%7B%7D/en/light.svg", "/art/jack-rabbits/none/anchors.json",
        "/api/tables/zzzzzzzz/qr.svg", "/api/tables/zzzzzzzz/board/en/light.svg", "/api/links/x/qr.svg",
    ],
)  # fmt: skip
def test_what_is_not_there_is_not_found(house: Server, path: str) -> None:
    connection = HTTPConnection(urlsplit(house.address).netloc)
    connection.request("GET", path)  # as it is: httpx would tidy it up
    assert connection.getresponse().status == 404
    connection.close()


def test_the_texts_of_a_page_leave_out_rules_and_terminal(http: httpx.Client) -> None:
    texts = http.get("/text/en.ftl").text
    assert "web-play-now = " in texts
    assert "rule-JR-1-1" not in texts
    assert "screen-prompt" not in texts
    assert "reason-store-locked" not in texts


def test_sheets_have_a_symbol_for_every_card_and_piece(http: httpx.Client) -> None:
    cards = re.findall(r'<symbol id="([^"]+)"', http.get("/art/cards/en/light.svg").text)
    assert len(cards) == 55
    assert {"card-AC", "card-10H", "card-boat", "card-back"} <= set(cards)
    pieces = http.get("/art/pieces/en/dark.svg").text
    for piece in ("rabbit-0", "rabbit-3", "carrot-3", "die-6", "die-none", "suit-C", "joker-horse"):
        assert f'<symbol id="{piece}"' in pieces


def test_the_page_holds_no_inline_code_or_style() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert not re.findall(r"<script(?![^>]*\bsrc=)", page)
    assert "style=" not in page
    assert not re.findall(r"\son\w+=", page)
    for file in [*WEB.rglob("*.js"), *WEB.rglob("*.html"), *WEB.rglob("*.css")]:
        if "vendor" not in file.parts:
            foreign = re.findall(r"https?://(?!www\.w3\.org)[\w.]+", file.read_text("utf-8"))
            assert not foreign, file
