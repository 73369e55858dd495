"""Tables of older rules: they open to be read, and the page says why they cannot be played on."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from docs.chapters.words import LANGUAGES
from jackhouse import games, text
from jackhouse.store import Store
from jackhouse.tables.entries import Opened, Played, Sat, Seated, Started, encode
from tests.server.server_process import Server, serving
from tests.web.browser import PHONE, WIDE, ContextPool, Guest, expect
from tests.web.conftest import wait_until_open

SECRET = "0123456789abcdef" * 2
CODES = {game.key: letter * 4 + "2222" for game, letter in zip(games.all_games(), "abcdefgh")}


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a table of each game, begun by the rules before today's."""
    data = tmp_path_factory.mktemp("older") / "data"
    data.mkdir()
    with Store.open(data) as store:
        for game, code in CODES.items():
            lines = lines_of(game, code)
            store.append_many([(code, number, encode(line)) for number, line in enumerate(lines, 1)]).result()
    with serving(data) as server:
        wait_until_open(server)
        yield server


def lines_of(game: str, code: str) -> list[Any]:
    about = games.get(game)
    opened = Opened(
        code=code,
        host="ana",
        at=time.time(),
        game=game,
        rules=about.version - 1,
        players=2,
        options={},
        board=about.new().ruleset.board_data(),
        public=True,
    )
    return [opened, Sat(0, "ana", "Ana"), Seated(1, "greedy"), Started(SECRET), Played(0, "dance with the fox", "k1")]


@pytest.mark.parametrize(("locale", "viewport"), list(zip(LANGUAGES, (WIDE, PHONE))), ids=LANGUAGES)
@pytest.mark.parametrize("game", CODES)
def test_a_table_of_older_rules_is_read_and_says_so(
    older: Server, contexts: ContextPool, game: str, viewport: Any, locale: str
) -> None:
    guest = Guest(contexts, older.address, locale=locale, viewport=viewport)
    try:
        page = guest.visit(f"/t/{CODES[game]}")
        said = text.load(locale).reason("rules-are-older", "", {})
        expect(page.locator(".older .notice")).to_have_text(said)
        expect(page.locator(".older li")).to_have_text(["Ana: dance with the fox"])
        with page.expect_download() as saved:
            page.locator("a[download]").click()
        record = Path(saved.value.path()).read_text("utf-8")
        assert f'"rules":{games.get(game).version - 1}' in record.replace(" ", "")
        assert guest.complaints == []
    finally:
        guest.close()
