"""Making a table, and the way to it for friends."""

from collections.abc import Callable
from importlib import resources

import pytest
from playwright.sync_api import ViewportSize

from jackhouse.text import languages, load
from tests.web.browser import PHONE, WIDE, Guest, expect
from tests.web.tables import play_to_the_end

Invite = Callable[..., Guest]


def test_a_table_with_options(guest: Guest) -> None:
    page = guest.visit("/new")
    page.get_by_role("radio", name="Intro game").check()
    page.get_by_label("Objective").select_option("tribal")
    page.get_by_text("More rules", exact=True).click()
    page.get_by_label("Landbound horses").check()
    page.get_by_label("Last round").fill("40")
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Player 2", exact=True).select_option("bot")
    page.get_by_label("Player 3", exact=True).select_option("here")
    page.get_by_label("Name of Player 3").fill("Luz")
    page.get_by_label("Name of Player 1").fill("Ana")
    page.get_by_label("Public").check()
    page.get_by_label("Time for each decision").select_option("60")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = guest.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (table["public"], table["timer"], table["started"]) == (True, 60, True)
    assert table["mine"] == [0, 2]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "", "Luz"]
    options = table["options"]
    assert (options["objective"], options["round-cap"], options["landbound-horses"]) == ("tribal", 40, True)
    assert not options["fights"]


def test_what_does_not_go_together_is_said_at_once_and_mended_by_a_press(guest: Guest) -> None:
    page = guest.visit("/new")
    page.get_by_text("More rules", exact=True).click()
    page.get_by_label("The queen as proof").select_option("both")
    page.get_by_role("checkbox", name="Contests").uncheck()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("“The queen as proof” only works together with “Contests”.")
    expect(page.get_by_label("The queen as proof")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Open the table").click()
    expect(problem).to_be_in_viewport()
    assert page.url.startswith(f"{guest.address}/new")
    problem.get_by_role("button", name="Switch on Contests").click()
    expect(page.get_by_role("checkbox", name="Contests")).to_be_checked()
    expect(problem).to_be_hidden()


def test_a_link_carries_a_whole_set_up(guest: Guest, invite: Invite) -> None:
    page = guest.visit("/new")
    page.get_by_role("radio", name="4").check()
    page.get_by_label("Player 4", exact=True).select_option("bot")
    page.get_by_label("Objective").select_option("monarchic")
    page.get_by_text("More rules", exact=True).click()
    page.get_by_role("checkbox", name="Fights").uncheck()
    page.wait_for_url("**/new#*fights=off*")
    other = invite(locale="es").visit(page.url.removeprefix(guest.address))
    expect(other.get_by_label("Fin del juego")).to_have_value("monarchic")
    expect(other.get_by_role("checkbox", name="Combates")).not_to_be_checked()
    expect(other.get_by_label("Jugador 4", exact=True)).to_have_value("bot")


def test_a_link_carries_a_map(guest: Guest, invite: Invite) -> None:
    sample = resources.files("jackhouse.jackrabbits").joinpath("boards/sample.json").read_text("utf-8")
    page = guest.visit("/new")
    own = sample.replace('"sample"', '"islet"')
    page.get_by_label("Which map?").select_option("file")
    page.get_by_label("File (JSON)").set_input_files(
        {"name": "islet.json", "mimeType": "application/json", "buffer": own.encode()}
    )
    expect(page.get_by_text("In use: your map islet.")).to_be_visible()
    expect(page.get_by_alt_text("The map JR1p62Cgf")).to_be_visible()
    page.wait_for_url("**/new#*map=*")
    other = invite()
    shown = other.visit(page.url.removeprefix(guest.address))
    shown.get_by_label("Player 2", exact=True).select_option("bot")
    shown.get_by_role("button", name="Open the table").click()
    shown.wait_for_url("**/t/*")
    code = shown.url.rpartition("/")[2]
    assert other.api("GET", f"/api/tables/{code}")["board"] is None
    assert other.context.request.get(f"/api/tables/{code}/board/dark.svg").text().startswith("<svg")
    assert "places" in other.api("GET", f"/api/tables/{code}/board/anchors.json")


@pytest.mark.parametrize("lang", languages())
def test_a_refused_map_is_forgotten(invite: Invite, lang: str) -> None:
    page = invite(locale=lang).visit("/new")
    page.locator("#board").select_option("file")
    for number, content in enumerate(("no JSON", "null", '"sample"', "{}", '{"tiles": 3}')):
        file = f"islet{number}.json"
        page.locator("#board-file").set_input_files(
            {"name": file, "mimeType": "application/json", "buffer": content.encode()}
        )
        expect(page.locator("#board-problem")).to_contain_text(file)
        assert page.locator("#board-file").evaluate("field => field.files.length") == 0
    expect(page.get_by_text(load(lang).say("web-board-file-help"))).to_be_visible()
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")


def test_the_language_may_change_while_one_chooses(guest: Guest) -> None:
    page = guest.visit("/new")
    page.get_by_label("Objective").select_option("tribal")
    page.wait_for_url("**objective=tribal*")
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_label("Fin del juego")).to_have_value("tribal")


def test_the_styles_of_one_page_do_not_follow_to_the_next(guest: Guest) -> None:
    page = guest.visit("/new")
    page.get_by_label("Player 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".prompt").wait_for()
    applied = page.locator("link[data-view]").evaluate_all(
        "links => links.filter(link => link.media !== 'not all').map(link => link.dataset.view)"
    )
    assert applied == ["table"]


def test_set_up_by_keyboard(guest: Guest) -> None:
    page = guest.visit("/new")
    press = page.keyboard.press
    page.get_by_role("radio", name="Standard game", exact=True).focus()
    press("ArrowDown")
    expect(page.get_by_role("radio", name="Intro game")).to_be_checked()
    expect(page.get_by_role("radio", name="Intro game")).to_be_focused()
    press("Tab")
    expect(page.get_by_label("Objective")).to_be_focused()
    press("ArrowDown")
    press("Tab")
    press("Enter")  # more rules
    expect(page.get_by_label("First player")).to_be_visible()
    press("Enter")
    press("Tab")
    expect(page.get_by_label("Which map?")).to_be_focused()
    editing = page.get_by_role("link", name="Open in the builder")
    expect(editing).to_be_visible()
    press("Tab")
    expect(editing).to_be_focused()
    press("Tab")
    press("ArrowRight")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    page.get_by_role("button", name="Open the table").focus()
    press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()
    assert guest.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["players"] == 3


# ---- the waiting room -----------------------------------------------------------------------------------------------


def opened(guest: Guest, players: int = 2, **wanted: object) -> str:
    """A table whose host is this guest, seated as Ana."""
    guest.api("POST", "/api/clients", {})
    code: str = guest.api("POST", "/api/tables", {"players": players, **wanted})["code"]
    guest.api("POST", f"/api/tables/{code}/seats/0", {"name": "Ana"})
    return code


def test_a_friend_joins_by_code_and_the_host_begins(guest: Guest, invite: Invite) -> None:
    code = opened(guest)
    page = guest.visit(f"/t/{code}")
    expect(page.locator(".seat").first).to_contain_text("Ana")
    friend = invite(viewport=PHONE, locale="es")
    theirs = friend.visit("/")
    theirs.get_by_label("Código o enlace").fill(code.upper())
    theirs.get_by_role("button", name="Unirte", exact=True).click()
    theirs.wait_for_url(f"**/t/{code}")
    theirs.get_by_role("button", name="Sentarte aquí").click()
    theirs.get_by_label("Nombre").fill("Ben")
    theirs.get_by_role("dialog").get_by_role("button", name="Sentarte aquí").click()
    expect(page.locator(".seat").nth(1)).to_contain_text("Ben")
    expect(theirs.get_by_text("El anfitrión empieza la partida.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for screen in (page, theirs):
        expect(screen.locator("body")).to_have_attribute("data-view", "table")
    assert theirs.evaluate("JSON.parse(localStorage.jackhouse).name") == "Ben"


def test_a_pasted_link_leads_to_the_table(guest: Guest, invite: Invite) -> None:
    code = opened(guest)
    friend = invite().visit("/join")
    friend.get_by_label("Code or link").fill("what?")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("alert")).to_contain_text("eight letters and numbers")
    friend.get_by_label("Code or link").fill(f"come! {guest.address}/t/{code} see you")
    friend.keyboard.press("Enter")
    friend.wait_for_url(f"**/t/{code}")


def test_seats_are_filled_with_bots_left_and_renamed(guest: Guest) -> None:
    page = guest.visit(f"/t/{opened(guest, 4)}")
    seats = page.locator(".seat")
    page.get_by_role("button", name="Add a bot: Player 3").click()
    expect(seats.nth(2)).to_contain_text("Bot")
    page.get_by_role("button", name="Remove: Player 3").click()
    expect(seats.nth(2)).to_contain_text("Free seat")
    page.get_by_role("button", name="Rename: Player 1").click()
    page.get_by_label("Name", exact=True).fill("Anita")
    page.keyboard.press("Enter")
    expect(seats.first).to_contain_text("Anita")
    page.get_by_role("button", name="Fill with bots").click()
    expect(seats.nth(3)).to_contain_text("Bot 3")
    page.get_by_role("button", name="Leave the seat: Player 1").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_hidden()


def test_the_invitation_has_a_link_and_a_picture_for_phones(guest: Guest) -> None:
    code = opened(guest)
    page = guest.visit(f"/t/{code}")
    expect(page.get_by_label("Link to this table")).to_have_value(f"{guest.address}/t/{code}")
    picture = page.get_by_alt_text("QR code of the link")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 20


def test_a_seat_moves_to_another_device_once(guest: Guest, invite: Invite) -> None:
    code = opened(guest)
    link = guest.api("POST", f"/api/tables/{code}/seats/0/link", {})["link"]
    phone = invite(viewport=PHONE)
    shown = phone.visit(f"/link/{link}")
    shown.wait_for_url(f"**/t/{code}")
    expect(shown.locator(".seat.mine")).to_contain_text("Ana")
    late = invite()
    expect(late.visit(f"/link/{link}").get_by_text("works once")).to_be_visible()
    late.complaints.clear()  # the browser's own note of the refusal


def test_a_phone_shows_the_waiting_room_without_scrolling_sideways(invite: Invite) -> None:
    for locale in ("en", "es"):
        guest = invite(viewport=PHONE, locale=locale)
        page = guest.visit(f"/t/{opened(guest, 4)}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.rule("JR-3.1")
@pytest.mark.parametrize(("lang", "view"), [("en", WIDE), ("es", PHONE)])
def test_one_player_practises_alone(invite: Invite, lang: str, view: ViewportSize) -> None:
    guest = invite(locale=lang, viewport=view)
    page = guest.visit("/new")
    page.locator("#players-1").check()
    expect(page.locator(".place")).to_have_count(1)
    page.locator("[data-key=seat-0-name]").fill("Ana")
    page.locator(".more summary").click()
    page.locator("#option-round-cap").fill("2")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    answers = play_to_the_end(guest, page, code)
    assert answers.count("roll") == 2
    expect(page.locator(".finale .standing")).to_have_count(1)
    expect(page.locator(".finale .standing")).to_contain_text("Ana")
    assert page.evaluate("document.documentElement.scrollWidth") <= view["width"]


def test_the_set_up_of_the_last_table_is_there_for_the_next(guest: Guest) -> None:
    page = guest.visit("/new")
    page.locator("#preset-intro").check()
    page.locator("#players-3").check()
    for seat in (1, 2):
        page.locator(f"#seat-{seat}").select_option("bot")
    page.locator("#option-objective").select_option("tribal")
    page.locator("#timer").select_option("60")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    guest.visit("/new#game=jackal")
    page.locator("#seat-1").select_option("bot")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    guest.visit("/new")
    expect(page.locator("#game-jackal")).to_be_checked()
    page.locator("#game-jack-rabbits").check()
    expect(page.locator("#preset-intro")).to_be_checked()
    expect(page.locator("#option-objective")).to_have_value("tribal")
    expect(page.locator("#problem")).to_be_empty()
