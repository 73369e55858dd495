"""Every game and preset from the set-up page: made, shared, joined, played and come back to, by clicks."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from jackhouse import games
from jackhouse.text import languages, load
from tests.web.browser import PHONE, Guest, expect
from tests.web.building import finish
from tests.web.tables import answer_alone, choose, offered, settled

Invite = Callable[..., Guest]


def rules_of(game: str, preset: str) -> frozenset[str]:
    """The rules that a preset switches on."""
    options = games.get(game).new(players=2, preset=preset).ruleset.options
    return frozenset(key for key, value in options.items() if value is True)


GAMES = [game.key for game in games.all_games()]
PRESETS = [(game.key, preset) for game in games.all_games() for preset in game.catalogue.presets]
LANGUAGES = languages()
# The first of the presets that switch the same rules on; others differ in the value of an option.
PLAYED = [*{(game, rules_of(game, preset)): (game, preset) for game, preset in reversed(PRESETS)}.values()]
# The option that makes a game short.
LENGTH = {"jack-rabbits": "round-cap", "jackal": "islands"}
# What only one of the games speaks of, in any language.
OWN_WORDS = {
    "jack-rabbits": r"rabbit|conej|carrot|zanahoria|citadel|ciudadela|Jack Rabbits",
    "jackal": r"pirat|treasure|tesoro|Jackal",  # the other game's maps may be islands
}


# For tests of code that is the same for all games and languages; the texts themselves are tested in tests/text.
each_game_and_language = pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, LANGUAGES)))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def about(guest: Guest, game: str) -> dict[str, Any]:
    """The game as the server tells of it."""
    return next(info for info in guest.api("GET", "/api/games") if info["game"] == game)


def set_up(guest: Guest, game: str, preset: str = "") -> Page:
    """The set-up page, reached and filled in by clicks."""
    page = guest.visit("/")
    page.locator('.hero a[href="/new"]').click()
    page.locator(f"#game-{game}").check()
    if preset:
        page.locator(f"#preset-{preset}").check()
    return page


def open_it(page: Page) -> str:
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    page.locator(".waiting, .prompt[data-decision], .curtain").first.wait_for()
    return page.url.rpartition("/")[2]


def check_words(text: str, game: str, lang: str) -> None:
    """Of this game only, and nothing that the page could not word."""
    for other, words in OWN_WORDS.items():
        if other != game:
            assert not re.search(words, text, re.IGNORECASE), text
    assert not re.search(r"undefined|null|NaN|\[object|\b(web|table|option|phrase|reason)-[a-z]", text), text
    assert load(lang).game(game).label


def pieces(page: Page) -> list[str]:
    hrefs: list[str] = page.locator(".seat use, .player > .piece use, .curtain use").evaluate_all(
        "nodes => nodes.map(node => node.getAttribute('href'))"
    )
    return hrefs


def check_pieces(guest: Guest, page: Page, game: str) -> None:
    """The pieces are the game's, and are drawn."""
    info = about(guest, game)["pieces"]
    page.locator(f"#sheet-{info['sheet']}").wait_for(state="attached")
    found = pieces(page)
    assert found
    assert all(href.startswith(f"#{info['symbol']}-") and page.locator(href).count() for href in found), found


def names_at(page: Page) -> list[str]:
    """The names of the players at a table, once it is shown."""
    page.locator(".player-name").first.wait_for()
    found: list[str] = page.locator(".player-name").evaluate_all(
        "nodes => nodes.map(node => node.firstChild.textContent)"
    )
    return found


@pytest.mark.parametrize(
    ("game", "preset", "host_lang"), [(*preset, LANGUAGES[at % len(LANGUAGES)]) for at, preset in enumerate(PLAYED)]
)
def test_a_table_is_made_shared_joined_played_and_come_back_to(
    invite: Invite, game: str, preset: str, host_lang: str
) -> None:
    friend_lang = next(lang for lang in LANGUAGES if lang != host_lang)
    ana, ben = invite(locale=host_lang), invite(locale=friend_lang, viewport=PHONE)
    for guest in (ana, ben):
        answer_alone(guest, False)
    hers = set_up(ana, game, preset)
    expect(hers.locator(f"#preset-{preset}")).to_be_checked()
    hers.locator("#players-2").check()
    hers.locator("[data-key=seat-0-name]").fill("Ana")
    code = open_it(hers)
    described = ana.api("GET", f"/api/tables/{code}")
    made = games.get(game).new(players=2, preset=preset).ruleset
    board = None if made.options.get("building", "off") != "off" else made.board_data()  # the players build it
    assert (described["game"], described["options"], described["board"]) == (game, made.options, board)

    check_words(hers.locator("main").inner_text(), game, host_lang)
    check_pieces(ana, hers, game)
    his = ben.visit(hers.locator("#link").input_value().removeprefix(ana.address))
    check_words(his.locator("main").inner_text(), game, friend_lang)
    check_pieces(ben, his, game)
    his.locator("[data-key=sit-1]").click()
    his.locator("dialog #name").fill("Ben")
    his.locator("dialog [type=submit]").click()
    hers.locator("[data-key=start]").click()
    for page in (hers, his):
        page.locator(".prompt[data-decision]").wait_for()

    play(code, {0: (ana, hers), 1: (ben, his)}, 8)
    for guest, page, lang in ((ana, hers, host_lang), (ben, his, friend_lang)):
        check_words(page.locator("main").inner_text(), game, lang)
        check_pieces(guest, page, game)
        assert names_at(page) == ["Ana", "Ben"]

    hers.locator("a.brand").click()
    entry = hers.locator(f'section:has(> #mine) a[href="/t/{code}"]')
    expect(entry).to_contain_text("Ana, Ben")
    check_words(entry.inner_text().replace(load(host_lang).game(game).label, ""), game, host_lang)
    entry.click()
    his.reload()
    play(code, {0: (ana, hers), 1: (ben, his)}, 2)


def play(code: str, seats: dict[int, tuple[Guest, Page]], answers: int) -> None:
    """Those who are asked answer by clicks, as the best bot advises."""
    for _ in range(answers):
        seat, guest, page, legal = next(
            (seat, guest, page, legal)
            for seat, (guest, page) in seats.items()
            if (legal := guest.api("GET", f"/api/tables/{code}/state?seat={seat}")["legal"])
        )
        settled(page)
        if "finish" in legal:  # the map of the meadow, which is built first
            finish(page)
            continue
        action = guest.api("POST", f"/api/tables/{code}/seats/{seat}/hint")["action"]
        places = page.locator('.choices [data-action^="to "]')
        if places.count() and action not in offered(page):  # the meadow shows whole ways, no steps
            action = places.first.get_attribute("data-action")
        choose(page, action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_changes_between_games_and_finds_what_was_chosen(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = set_up(guest, GAMES[0])
    page.locator("#timer").select_option("60")
    page.locator("#public").check()
    page.locator("#players-4").check()
    page.locator("#seat-3").select_option("bot")
    for game in [*GAMES[1:], *GAMES]:
        page.locator(f"#game-{game}").check()
        info = games.get(game)
        assert page.locator("[name=preset]").evaluate_all("nodes => nodes.map(node => node.value)") == [
            *info.catalogue.presets
        ]
        expect(page.locator("[name=preset]:checked")).to_have_value(info.default_preset)
        expect(page.locator("#timer")).to_have_value("60")
        expect(page.locator("#public")).to_be_checked()
        expect(page.locator("#seat-3")).to_have_value("bot")
        page.wait_for_url(f"**/new#game={game}*")
        expect(page.locator("#problem")).to_be_empty()
        outside = page.locator(".setup .panel > :not(:first-child), .setup .side").all_inner_texts()
        check_words(" ".join(outside), game, lang)


def test_what_was_chosen_for_a_game_is_there_when_one_comes_back(guest: Guest) -> None:
    page = set_up(guest, "jack-rabbits", "intro")
    page.locator("#option-objective").select_option("tribal")
    page.locator("#game-jackal").check()
    page.locator("#option-islands").fill("3")
    page.locator("#game-jack-rabbits").check()
    expect(page.locator("#preset-intro")).to_be_checked()
    expect(page.locator("#option-objective")).to_have_value("tribal")
    page.locator("#preset-standard").check()
    expect(page.locator("#option-objective")).to_have_value("tribal")
    page.locator("#game-jackal").check()
    expect(page.locator("#option-islands")).to_have_value("3")
    page.locator("#preset-first-voyage").check()
    expect(page.locator("#option-islands")).to_have_value("4")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_link_carries_a_set_up_of_every_game(guest: Guest, invite: Invite, game: str, preset: str) -> None:
    page = set_up(guest, game, preset)
    page.locator("#players-3").check()
    page.locator("#seat-1").select_option("bot")
    page.locator("#seat-2").select_option("bot")
    page.wait_for_url("**/new#*seats=me.bot.bot*")
    other = invite(locale="es")
    shown = other.visit(page.url.removeprefix(guest.address))
    expect(shown.locator(f"#preset-{preset}")).to_be_checked()
    table = other.api("GET", f"/api/tables/{open_it(shown)}")
    assert (table["game"], table["players"]) == (game, 3)
    assert table["options"] == games.get(game).new(players=3, preset=preset).ruleset.options


def test_a_link_that_names_only_the_game_takes_its_defaults(guest: Guest, game: str) -> None:
    page = guest.visit(f"/new#game={game}")
    expect(page.locator("[name=preset]:checked")).to_have_value(games.get(game).default_preset)
    table = guest.api("GET", f"/api/tables/{open_it(page)}")
    assert (table["game"], table["board"]) == (game, games.get(game).new().ruleset.board_data())


@each_game_and_language
def test_bots_have_the_same_names_everywhere(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    page = set_up(guest, game)
    page.locator("#players-4").check()
    page.locator("[data-key=seat-0-name]").fill("Ana")
    for seat, kind in enumerate(("bot", "friend", "bot"), 1):
        page.locator(f"#seat-{seat}").select_option(kind)
    code = open_it(page)
    names = ["Ana", "Bot 1", "Ben", "Bot 2"]
    ben = invite()
    ben.api("POST", "/api/clients", {})
    ben.api("POST", f"/api/tables/{code}/seats/2", {"name": "Ben"})
    expect(page.locator(".seat strong")).to_have_text(names)
    page.locator("[data-key=start]").click()
    page.locator(".prompt[data-decision]").wait_for()
    assert names_at(page) == names
    page.locator("a.brand").click()
    expect(page.locator(f'a[href="/t/{code}"] .who')).to_contain_text(", ".join(names))


def test_players_beside_each_other_share_the_screen(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    page = set_up(guest, game)
    page.locator("[data-key=seat-0-name]").fill("Ana")
    page.locator("#seat-1").select_option("here")
    page.locator("[data-key=seat-1-name]").fill("Luz")
    code = open_it(page)
    page.locator(".curtain").wait_for()
    assert guest.api("GET", f"/api/tables/{code}")["mine"] == [0, 1]
    check_words(page.locator("main").inner_text(), game, lang)
    check_pieces(guest, page, game)
    page.locator(".curtain .lift").click()
    page.locator(".prompt[data-asked=true]").wait_for()
    assert names_at(page) == ["Ana", "Luz"]


@each_game_and_language
def test_the_front_page_opens_a_game_of_every_game(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    for key in ("first_game", "quick_game"):
        wanted = about(guest, game)[key]
        page = guest.visit("/")
        page.locator(f'[data-game="{game}"]').click()
        page.wait_for_url("**/t/*")
        page.locator(".prompt[data-decision]").wait_for()
        table = guest.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
        assert (table["game"], table["players"], table["started"]) == (game, wanted["players"], True)
        made = (
            games.get(game).new(players=wanted["players"], preset=wanted["preset"], options=wanted["options"]).ruleset
        )
        assert table["options"] == made.options
        assert names_at(page)[1:] == [f"Bot {number}" for number in range(1, wanted["players"])]


@each_game_and_language
def test_the_lobby_and_the_waiting_room_say_what_is_played(invite: Invite, game: str, lang: str) -> None:
    ana, eva = invite(locale=lang), invite(locale=lang)
    page = set_up(ana, game)
    page.locator("#public").check()
    code = open_it(page)
    option = about(ana, game)["main_options"]
    value = ana.api("GET", f"/api/tables/{code}")["options"][option[0]]
    label = load(lang).option_value(option[0], value).label
    expect(page.locator(".waiting .head")).to_contain_text(label)
    entry = eva.visit("/").locator(f'section:has(> #lobby) a[href="/t/{code}"]')
    expect(entry.locator(".who")).to_contain_text(label)
    entry.click()
    expect(eva.page.locator(".waiting .head")).to_contain_text(label)


def test_the_invitation_names_the_game(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    guest.run_first("navigator.share = async (what) => { window.shared = what; }")
    page = set_up(guest, game)
    code = open_it(page)
    share, copy = page.locator(".invite .row button").last, page.locator("#link")
    share.click()
    shared = page.evaluate("window.shared")
    assert shared["url"] == copy.input_value() == f"{guest.address}/t/{code}"
    assert load(lang).game(game).label in shared["text"]
    check_words(shared["text"].replace(load(lang).game(game).label, ""), game, lang)
    assert page.locator(".phone img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 20


def test_what_can_be_said_belongs_to_the_game(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    page = set_up(guest, game)
    page.locator("#seat-1").select_option("bot")
    open_it(page)
    page.locator(".prompt[data-asked=true]").wait_for()
    page.locator(".more .tool-talk").click()
    phrases = page.locator("dialog [data-phrase]")
    phrases.first.wait_for()
    assert phrases.evaluate_all("nodes => nodes.map(node => node.dataset.phrase)") == about(guest, game)["phrases"]
    check_words(" ".join(phrases.all_inner_texts()), game, lang)
    phrases.last.click()
    expect(page.locator(".log-lines")).to_contain_text(load(lang).phrase(about(guest, game)["phrases"][-1]))


def test_another_game_after_the_end_is_the_same_again(guest: Guest, game: str) -> None:
    answer_alone(guest, False)
    page = set_up(guest, game)
    page.locator("#seat-1").select_option("bot")
    page.locator("details.more").evaluate("details => (details.open = true)")
    page.locator(f"#option-{LENGTH[game]}").fill("1")
    code = open_it(page)
    names = names_at(page)
    settled(page)
    while not page.locator(".finale").count():
        choose(page, guest.api("POST", f"/api/tables/{code}/seats/0/hint")["action"])
        settled(page)
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: not url.endswith(code))
    expect(page.locator(".finale")).to_have_count(0)  # the old table is gone
    page.locator(".prompt[data-decision]").wait_for()
    before, after = (guest.api("GET", f"/api/tables/{table}") for table in (code, page.url.rpartition("/")[2]))
    assert all(before[key] == after[key] for key in ("game", "options", "board", "players"))
    assert names_at(page) == names
    check_pieces(guest, page, game)


@each_game_and_language
def test_a_number_out_of_bounds_is_said_by_its_name(invite: Invite, game: str, lang: str) -> None:
    page = set_up(invite(locale=lang), game)
    page.locator("details.more").evaluate("details => (details.open = true)")
    field = page.locator(f"#option-{LENGTH[game]}")
    field.fill("0")
    page.locator(".setup [type=submit]").click()
    expect(page.locator("#problem")).to_contain_text(load(lang).option(LENGTH[game]).label)
    expect(page.locator("#problem")).not_to_contain_text(LENGTH[game])
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("1")
    field.blur()
    expect(page.locator("#problem")).to_be_empty()


def test_a_record_can_be_looked_at(invite: Invite, game: str, lang: str) -> None:
    guest = invite(locale=lang)
    guest.api("POST", "/api/clients", {})
    code = guest.api("POST", "/api/records", {"record": finished(game)})["code"]
    page = guest.visit(f"/t/{code}")
    page.locator(".finale").wait_for()
    check_words(page.locator("main").inner_text(), game, lang)
    assert names_at(page) == [load(lang).seat(seat) for seat in range(2)]
    page.locator("a.brand").click()


def finished(game: str) -> dict[str, object]:
    """The record of a short game in which everybody gives the first answer."""
    state = games.get(game).new(players=2, seed=3, options={LENGTH[game]: 1})
    while not state.over:
        seat = state.awaited[0]
        state.play(seat, state.legal(seat)[0])
    return dict(state.record.as_dict())


def test_no_kind_of_seat_is_cut_off(invite: Invite, lang: str) -> None:
    page = invite(locale=lang).visit("/new")
    kinds = page.locator("#seat-1 option").evaluate_all("nodes => nodes.map(node => node.value)")
    assert len(kinds) > 1
    for width in (360, 740, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for kind in kinds:
            page.locator("#seat-1").select_option(kind)
            assert page.locator("#seat-1").evaluate(
                """field => {
                    const asWideAsItsWords = field.cloneNode(true);
                    asWideAsItsWords.style.flex = "none";
                    asWideAsItsWords.style.width = "max-content";
                    document.body.append(asWideAsItsWords);
                    const wanted = asWideAsItsWords.offsetWidth;
                    asWideAsItsWords.remove();
                    return field.offsetWidth >= wanted;
                }"""
            ), (width, kind)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
