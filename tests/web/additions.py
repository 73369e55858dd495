"""A position for each addition of Jack Rabbits in which the page shows what it adds, and where."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.browser import Guest, expect
from tests.web.tables import at_table, choose, open_table, position, settled

__all__ = ["SCENES", "Scene", "show"]

REST = "roll; pass; stay"
LOW = ((1, 1),) * 4  # nobody shows a card
HIGH = ((6, 6),) * 4


class Scene(NamedTuple):
    """The guest has seat 0 and is asked, after these answers by clicks; then all of `shows` is on the page."""

    shows: tuple[str, ...]
    setup: dict[str, Any]
    clicks: tuple[str, ...] = ()
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)
    preset: str = "standard"


def market(hand: str, lot: str, moves: str) -> dict[str, Any]:
    """Seat 0 trades on the plaza of diamonds, where any suit buys."""
    return {"rabbits": ["JD", "KC"], "hands": [hand, "2S"], "lot": lot, "dice": HIGH, "moves": f"{REST}; {moves}"}


def visited(hand: str, place: str, at: str) -> dict[str, Any]:
    """Seat 1 rides to a place; seat 0 is elsewhere or there."""
    return {
        "rabbits": [at, "JD"], "hands": [hand, "horse 2C"], "turn": 1, "dice": LOW,
        "moves": f"roll; ride {place}; pay horse",
    }  # fmt: skip


SCENES = {
    "advanced-citadel": Scene(
        ('[data-action="trade 5C"]', '[data-action="trade 5H"]'),
        {"rabbits": ["citadel", "KC"], "hands": ["9D", "2S"], "lot": "5C 5S 5H 5D", "dice": LOW, "moves": "roll; stay"},
    ),
    "tight-suits": Scene((".map .rabbit", ".hand .card"), {}),
    "suits": Scene((".map .rabbit", ".hand .card"), {}, (), {"tight-suits": True, "suits": "CD"}),
    "ambivalent-aces": Scene(
        ('.choices [data-action="passport AC"]', '.choices [data-action="passport AC=11"]'),
        {"rabbits": ["KS", "JD"], "hands": ["9C AC AS", "2S"], "dice": HIGH},
    ),
    "capital-aces": Scene(
        ('.player[data-seat="0"] .laid', ".picker .choice"),
        market("AC AS AH 3C", "9D 2D", "trade 9D"),
        ("pay AC", "trade 2D"),
    ),
    "additional-capital": Scene(
        ('.player[data-seat="0"] .laid', ".picker .choice"),
        market("AC 5C 4C 4S", "7D 6D", "trade 7D; pay AC; trade 6D"),
        (),
        {"capital-aces": True},
    ),
    "special-flights": Scene(
        ('.choices [data-action="fly QH"]', '.mark[data-actions="fly QC"]'),
        {"rabbits": ["KC", "KD"], "hands": ["9C 2S", "2D"], "dice": [[3, 4]], "moves": "passport 9C; roll; pass"},
    ),
    "provisional-palaces": Scene(
        ('[data-action="palace 5H,4H"]', '[data-action="palace 5H,4H,2H"]'),
        {"rabbits": ["KC", "JD"], "hands": ["5H 4H 2H 9C", "2S"], "pile": "2D 3D 4D", "dice": HIGH, "moves": REST},
        ("rest",),
    ),
    "special-access": Scene(('.picker [data-action="contest 9H"]',), visited("9H 3H", "KC", at="KC")),
    "hearts-boost": Scene(('.picker [data-action="contest 6H"]',), visited("KC 6H 3S", "KC", at="KD")),
    "trailing-carrots": Scene(
        ('[data-action="stay"]',),
        {"rabbits": ["KD", "KH"], "hands": ["JS", "2D"], "dice": [[6, 5]], "moves": "roll; pass"},
        ("exit 3",),
    ),
    "windfall-lottery": Scene(
        ('[data-action="draw"]', '[data-action="lottery 3H"]'),
        {"rabbits": ["KD", "KD"], "hands": ["9S 4C 4D 3H", "2S"], "dice": [[3, 4]], "moves": "roll"},
        ("lottery 4D",),
    ),
    "overtaxed-hands": Scene(
        ('[data-action="discard 9C"]',),
        {
            "rabbits": ["KD", "KC"], "hands": ["9C 8C 7C 6C 5C 4C", "2S"], "pile": "2D 3D", "dice": LOW,
            "moves": "roll; stay; rest",
        },
    ),
    "seized-surplus": Scene(
        ('[data-action="call 1"]',),
        {
            "rabbits": ["KC", "KD"], "hands": ["2S", "9C 8C 7C 6C 5C 4C 3C 2C AC"], "turn": 1, "pile": "2D 3D",
            "dice": HIGH, "moves": f"{REST}; rest",
        },
        (),
        {"hand-limit": "caught"},
    ),
    "patriarchal-values": Scene(
        ('.picker [data-action="pay AC"]',),
        {"rabbits": ["KC", "JD"], "hands": ["9S AC", "2S"], "dice": HIGH, "moves": f"{REST}; acquire"},
    ),
    "personal-trades": Scene(
        ('[data-action="propose"]',),
        {"rabbits": ["JC", "JC"], "hands": ["7S 2C", "9D 3H"], "dice": HIGH, "moves": REST},
        ("offer 1", "give 7S", "want 9D"),
    ),
    "building": Scene((".tray-tile", ".building-count"), {}, (), {"building": "strict", "first-player": "0"}),
    "meadow": Scene(
        (".choices .tile-icon", ".map .rabbit"), {}, (), {"building": "off", "first-player": "0"}, "meadow"
    ),
    "early-deeds": Scene(
        ('[data-action="fight 1"]', '[data-action="pass"]'),
        {"rabbits": ["KD", "KD"], "hands": ["5S 2C", "2S"], "dice": HIGH, "moves": "roll; pass"},
    ),
}  # fmt: skip

# More of what some of them show: `KEY: what`.
SCENES |= {
    "capital-aces: one of two is named": Scene(
        ('.picker [data-action="pay AC=11,AS"]', '.picker [data-action="pay AC,AS=11"]'),
        market("AC AS", "9D 3D 2D", "trade 9D; trade 3D"),
    ),
    "provisional-palaces: hearts laid out by another": Scene(
        ('.player[data-seat="1"] .laid',),
        {
            "rabbits": ["JD", "KC"], "hands": ["2S 9D", "5H 4H 9C"], "turn": 1, "pile": "2D 3D 4D", "dice": HIGH,
            "moves": f"{REST}; rest; palace 5H,4H",
        },
    ),
    "personal-trades: an offer to answer": Scene(
        ('[data-action="accept"]', '[data-action="decline"]'),
        {
            "rabbits": ["JC", "JC"], "hands": ["7S 2C", "9D 3H"], "turn": 1, "dice": HIGH,
            "moves": f"{REST}; offer 0; give 9D; want 7S; propose",
        },
    ),
}  # fmt: skip


def show(guest: Guest, name: str) -> Page:
    """The table of the guest in the scene of an addition."""
    scene, key = SCENES[name], name.partition(":")[0]
    options = {key: True, **scene.options}
    setup = position(**scene.setup, options=options) if scene.setup else {"options": options, "practice": {"seed": 4}}
    page = at_table(guest, open_table(guest, bots=1, preset=scene.preset, **setup))
    settled(page)
    for action in scene.clicks:
        choose(page, action)
    settled(page)
    for selector in scene.shows:
        expect(page.locator(selector).first).to_be_attached()
    return page
