"""News of the server that comes at a bad moment: under a pressed button, late, or between two answers of one click."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocket, WebSocketRoute

from tests.web.browser import Guest, expect, wait_for_items
from tests.web.tables import at_table, choose, open_table, position, settled

Invite = Callable[..., Guest]

PURCHASE = position(
    rabbits=["JD", "KC"], hands=["10D 3C", "9H"], dice=[[6, 6]], moves="roll; pass; stay", preset="intro"
)


def press(page: Page, button: Locator) -> None:
    """Press the mouse on a button, without releasing it."""
    button.hover()
    page.mouse.down()


def is_state(text: str | bytes) -> bool:
    return json.loads(text)["type"] == "state"


def waiting_room(host: Guest, friend: Guest) -> tuple[str, Page]:
    """A table whose host sits, and the page of a friend who does not yet."""
    host.api("POST", "/api/clients", {})
    code = host.api("POST", "/api/tables", {"players": 2})["code"]
    host.api("POST", f"/api/tables/{code}/seats/0", {"name": "Ana"})
    page = friend.visit(f"/t/{code}")
    page.wait_for_load_state("networkidle")
    return code, page


def test_a_seat_is_taken_though_another_player_is_renamed_while_it_is_pressed(invite: Invite) -> None:
    ana, ben = invite(), invite()
    code, page = waiting_room(ana, ben)
    press(page, page.locator("[data-key=sit-1]"))
    with page.expect_response(f"**/api/tables/{code}"):
        ana.api("PUT", f"/api/tables/{code}/seats/0", {"name": "Eva"})
    page.mouse.up()
    expect(page.locator("dialog #name")).to_be_visible()
    expect(page.locator(".seat strong").first).to_have_text("Eva")


def test_an_answer_that_was_overtaken_does_not_take_the_seat_away(invite: Invite) -> None:
    """Else the page would send another number for the dice, which is refused once the game has begun."""
    ana, ben = invite(), invite()
    code, page = waiting_room(ana, ben)
    held: list[tuple[Route, Any]] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    page.route(f"**/api/tables/{code}", hold_the_first)
    with page.expect_request(f"**/api/tables/{code}"):
        ana.api("PUT", f"/api/tables/{code}/seats/0", {"name": "Eva"})
    page.locator("[data-key=sit-1]").click()
    page.locator("dialog #name").fill("Ben")
    page.locator("dialog [type=submit]").click()
    expect(page.locator("[data-key=stand-1]")).to_be_visible()
    nonce = page.evaluate("localStorage.getItem('jackhouse-nonces')")
    (route, response), *_ = held
    with page.expect_response(f"**/api/tables/{code}"):
        route.fulfill(response=response)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-key=stand-1]")).to_be_visible()
    assert code in nonce
    assert page.evaluate("localStorage.getItem('jackhouse-nonces')") == nonce


def test_a_card_is_laid_though_another_row_is_ready_while_it_is_pressed(invite: Invite) -> None:
    ana, ben = invite(), invite()
    sockets: list[WebSocket] = []
    ana.page.on("websocket", lambda socket: sockets.append(socket))
    planning = position(island="W 1 o / o ! o / o o 3", hands=["UD LR", "UD LR +"], players=2, first=0)
    code = open_table(ana, ben, game="jackal", **planning)
    hers, his = at_table(ana, code), at_table(ben, code)
    choose(his, "lay UD")
    settled(hers)
    press(hers, hers.locator(".hand [data-card].open").first)
    with sockets[-1].expect_event("framereceived", is_state):
        choose(his, "commit")
    hers.mouse.up()
    expect(hers.locator(".plan li")).to_have_count(1)


def test_a_hint_is_given_though_another_row_is_ready_meanwhile(invite: Invite) -> None:
    ana, ben = invite(), invite()
    planning = position(island="W 1 o / o ! o / o o 3", hands=["UD LR", "UD LR +"], players=2, first=0)
    code = open_table(ana, ben, game="jackal", **planning)
    hers, his = at_table(ana, code), at_table(ben, code)
    choose(his, "lay UD")
    settled(hers)
    held: list[Route] = []
    hers.route("**/hint", lambda route: held.append(route))
    with hers.expect_request("**/hint"):
        hers.keyboard.press("h")
    choose(his, "commit")
    expect(hers.locator('.player[data-seat="1"] .ready')).to_be_visible()
    settled(hers)
    for route in held:
        route.continue_()
    expect(hers.locator(".commit")).to_contain_text("Hint")


def test_the_prompt_is_busy_until_a_purchase_and_its_payment_are_stored(guest: Guest) -> None:
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_payment(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: late.append((server, text)) if '"pay ' in str(text) else server.send(text))

    guest.page.route_web_socket("**/socket", hold_payment)
    page = at_table(guest, open_table(guest, bots=1, **PURCHASE))
    settled(page)
    before = page.locator(".prompt").get_attribute("data-decision")
    page.locator('.choices [data-action="acquire"]').click()
    expect(page.locator(f'.prompt:not([data-decision="{before}"])')).to_have_attribute("aria-busy", "true")
    expect(page.locator(".prompt")).to_have_attribute("data-asked", "false")
    for server, text in late:
        server.send(text)
    expect(page.locator(".prompt")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator('.log-lines [data-event="acquired"]')).to_have_count(1)


def test_a_table_that_is_left_before_it_is_connected_says_nothing(guest: Guest) -> None:
    """A socket that is closed too early is an error in the browser's console, which fails any test."""
    code = open_table(guest, bots=1)
    guest.run_first(
        """{
          const { WebSocket } = window;
          window.WebSocket = class extends WebSocket {
            constructor(address) {
              super(address);
              setTimeout(() => document.querySelector('a.brand').click());
            }
          };
        }"""
    )
    page = guest.visit(f"/t/{code}")
    expect(page.locator("body")).to_have_attribute("data-view", "home")
    page.wait_for_load_state("networkidle")


def test_a_card_is_dragged_while_a_rival_commits(invite: Invite) -> None:
    ana, ben = invite(), invite()
    setup = {"position": {"island": "crescent-bay", "hands": ["red UD horse", "UD"], "players": 2}}
    code = open_table(ana, ben, game="jackal", practice=setup)
    states: list[str | bytes] = []
    ana.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: states.append(text) if is_state(text) else None),
    )
    page, other = at_table(ana, code), at_table(ben, code)
    settled(page)
    choose(other, "lay UD")
    press(page, page.locator('.hand [data-card="UD"]'))
    page.locator(".plan").hover()
    states.clear()
    choose(other, "commit")
    wait_for_items(page, states)
    expect(page.locator(".ready")).to_have_count(0)  # shown after the drag
    page.locator(".plan").hover()
    page.mouse.up()
    expect(page.locator(".plan li")).to_have_count(1)
    expect(page.locator(".ready")).to_have_count(1)
