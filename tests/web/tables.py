"""Tables on the page: opened over the API, played by clicks and keys."""

from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.web.browser import Guest, expect

__all__ = [
    "answer_alone",
    "at_table",
    "choose",
    "decision",
    "offered",
    "open_table",
    "play_to_the_end",
    "position",
    "questions",
    "settled",
    "show_to_the_end",
    "unfold",
]

NAMES = ("Ana", "Ben", "Eva", "Leo")
BY_CARDS = ("pay", "contest", "prove")


def open_table(host: Guest, *friends: Guest, mine: int = 1, bots: int = 0, **wanted: Any) -> str:
    """The host takes `mine` seats, then come the friends, a seat each, then bots; the game has begun."""
    players = mine + len(friends) + bots
    given = {
        "game": "jack-rabbits",
        **({} if "position" in wanted.get("practice", {}) else {"players": players}),
        **wanted,
    }
    for guest in (host, *friends):
        guest.api("POST", "/api/clients", {})
    code: str = host.api("POST", "/api/tables", given)["code"]
    for seat, guest in enumerate([host] * mine + list(friends)):
        guest.api("POST", f"/api/tables/{code}/seats/{seat}", {"name": NAMES[seat], "beside": 0 < seat < mine})
    for seat in range(players - bots, players):
        host.api("POST", f"/api/tables/{code}/seats/{seat}/bot", {"bot": "greedy"})
    host.api("POST", f"/api/tables/{code}/start")
    return code


def position(**setup: Any) -> dict[str, Any]:
    """A practice table from a position."""
    return {"practice": {"position": setup}}


def answer_alone(guest: Guest, alone: bool) -> None:
    """Whether this guest's pages give lone answers by themselves."""
    guest.run_first(
        "localStorage.setItem('jackhouse', JSON.stringify({...JSON.parse(localStorage.getItem('jackhouse') ?? '{}'), "
        f"alone: {str(alone).lower()}}}))"
    )


def at_table(guest: Guest, code: str, alone: bool = False) -> Page:
    """The guest looks at the table; answers are given by themselves only if wanted."""
    answer_alone(guest, alone)
    page = guest.visit(f"/t/{code}")
    page.locator(".prompt[data-decision], .curtain, .finale").first.wait_for()
    return page


def settled(page: Page) -> None:
    """Waits until the page asks a question and has its guidance, the game is over, or the screen is handed over."""
    asked = ".prompt[data-asked=true]:not([aria-busy], .calm, [data-guidance-loading])"
    page.locator(f"{asked}, .finale, .curtain").first.wait_for()


def decision(page: Page) -> str:
    return page.locator(".prompt").get_attribute("data-decision") or ""


def offered(page: Page) -> list[str]:
    """The actions that can be chosen on the page right now, without destinations, which stand for several."""
    found = page.locator(".prompt [data-action]").evaluate_all("nodes => nodes.map(node => node.dataset.action)")
    return [str(action) for action in found if not action.startswith("to ")]


def unfold(page: Page) -> None:
    """Show single steps of a journey, if they are behind their heading."""
    if page.locator(".folded:not([open])").count():
        page.locator(".folded summary").click()
        page.locator(".folded[open]").wait_for()


def choose(page: Page, action: str) -> None:
    """Give an answer by clicks, once the page takes it: cards of a payment, or of a row, are tapped in the hand."""
    settled(page)
    verb, _, rest = action.partition(" ")
    control = {"lay": f'.hand [data-card="{rest}"].open', "commit": ".commit"}.get(verb)
    control = control or (".picker" if verb in BY_CARDS else f'.choices [data-action="{action}"]')
    page.locator(control).first.wait_for(state="attached")
    before = decision(page)
    if verb in ("lay", "commit"):
        page.locator(control).first.click()
    elif verb in BY_CARDS:
        pick(page, [card.partition("=")[0] for card in rest.split(",")])
        named = page.locator(f'.picker [data-action="{action}"]')  # cards over the price stand in the order of picking
        (named if named.count() else page.locator(f'.picker [data-action^="{verb} "]')).click()
    else:
        if not page.locator(control).is_visible():
            unfold(page)
        page.locator(control).click()
    # One click may send several answers, such as a purchase and its payment: the prompt is busy until all are stored.
    given = page.locator(f'.prompt:not([data-decision="{before}"], [aria-busy]), .finale, .curtain')
    page.locator(".prompt > .warning:not([hidden])").or_(given).first.wait_for()
    if not given.count():  # what cannot be taken back is asked again
        page.locator(".commit").click()
    given.first.wait_for()


def pick(page: Page, cards: Sequence[str]) -> None:
    """Choose exactly these cards for a payment: others are put back first, since a joker is picked alone."""
    picked = picked_cards(page)
    for card in [*sorted(picked - {*cards}), *(card for card in cards if card not in picked)]:
        before = picked_cards(page)
        page.locator(f'.card[data-card="{card}"]').click(position={"x": 12, "y": 40})
        expect(page.locator(f'.card.picked[data-card="{card}"]')).to_have_count(0 if card in before else 1)
    assert picked_cards(page) == {*cards}


def picked_cards(page: Page) -> set[str]:
    return {*page.locator(".card.picked").evaluate_all("nodes => nodes.map(node => node.dataset.card)")}


def play_to_the_end(guest: Guest, page: Page, code: str, seat: int = 0, most: int = 400) -> list[str]:
    """Play as the best bot advises, by clicks; the answers given."""
    answers: list[str] = []
    for _ in range(most):
        settled(page)
        if page.locator(".finale").count():
            return answers
        answers.append(guest.api("POST", f"/api/tables/{code}/seats/{seat}/hint")["action"])
        choose(page, answers[-1])
    raise AssertionError(f"no end after {most} answers")


def questions(guest: Guest, page: Page, code: str, most: int = 400) -> Iterator[dict[str, Any]]:
    """The state at each question of a game, once the page shows it; the best bot's advice answers, over the API."""
    answered = ""
    for number in range(most):
        page.locator(f'.prompt[data-asked=true]:not([data-decision="{answered}"]), .finale').first.wait_for()
        if page.locator(".finale").count():
            return
        answered = decision(page)
        yield guest.api("GET", f"/api/tables/{code}/state?seat=0")
        advice = guest.api("POST", f"/api/tables/{code}/seats/0/hint")
        answer = {"decision": advice["decision"], "key": f"k{number}", "action": advice["action"]}
        guest.api("POST", f"/api/tables/{code}/seats/0/act", answer)


def show_to_the_end(guest: Guest, page: Page, code: str) -> None:
    """Plays the game over the API, as the hints say, while the page is open: for tests of the end, not of clicks."""
    for _state in questions(guest, page, code):
        pass
    page.locator(".finale").wait_for()


def texts(page: Page) -> str:
    """All that the page says."""
    expect(page.locator(".prompt")).to_be_visible()
    return page.locator("main").inner_text()
