"""Destinations of a journey in words, as the game computes them (`prospects`)."""

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from jackhouse import games
from jackhouse.cli.views.renderer import Destination, View
from jackhouse.jackrabbits.cards import CARD_CODES, IS_ROYAL, JOKERS
from jackhouse.jackrabbits.ruleset import KEY
from jackhouse.text import Lexicon

__all__ = ["destinations"]

Way = Mapping[str, Any]


def destinations(lexicon: Lexicon, view: View) -> Iterator[Destination]:
    """Returns the ways of the journey that is asked about, free ones first."""
    start = view["rabbits"][view["turn"]]
    for way in games.get(KEY).prospects(view):
        claim = _claim(lexicon, way)
        text = _way(lexicon, way, start)
        whole = lexicon.say("table-way-claim", way=text, claim=claim) if claim else text
        yield Destination(way["to"], lexicon.place(way["to"], "short"), whole, way["actions"])


def _way(lexicon: Lexicon, way: Way, start: str) -> str:
    ports = [port for leg in way["legs"] if not isinstance(leg, str) for port in leg]
    if way["to"] == "underground" and not ports:
        return lexicon.action("underground")
    return lexicon.say(
        f"table-way-{_kind(way, start)}",
        to=lexicon.place(way["to"], "to"),
        at=lexicon.place(way["to"], "at"),
        cost=_costs(lexicon, way["transfers"]),
        count=len(way["transfers"]),
        card_name=lexicon.card_name(way["buys"]) if way["buys"] else "",
        cave=lexicon.place(ports[-1].partition(":")[0], "short") if ports else "",
        free="no" if way["transfers"] else "yes",
    )


def _kind(way: Way, start: str) -> str:
    """Returns the kind of a way: the end of the id of its text."""
    transfers = way["transfers"]
    if way["buys"]:
        return "buy"
    if way["to"] in ("underground", "off-board"):
        return str(way["to"])
    if way["wins"]:
        return "home-paid" if transfers else "home"
    if len(transfers) > 1:
        return "several"
    if transfers:
        return str(transfers[0]["action"]).partition(" ")[0]
    return "loop" if way["to"] == start else "walk"


def _costs(lexicon: Lexicon, transfers: list[Way]) -> str:
    """Returns the prices of all transfers, in order."""
    costs = [_cost(lexicon, transfer) for transfer in transfers]
    return (
        reduce(lambda first, second: lexicon.say("table-way-then", first=first, second=second), costs) if costs else ""
    )


def _cost(lexicon: Lexicon, transfer: Way) -> str:
    cards = transfer["cards"]
    if CARD_CODES[cards[0]] < JOKERS:
        return lexicon.say("table-way-joker", card=cards[0])
    suits = "".join(lexicon.suits([suit]) for suit in transfer["suits"])
    return lexicon.say("table-way-cost", price=transfer["price"], suits=suits, cards=lexicon.cards(cards))


def _claim(lexicon: Lexicon, way: Way) -> str:
    """Returns what the hand can pay for the royal of the destination; "" if none is for sale."""
    claim = way["claim"]
    if claim is None:
        return ""
    royals = [card for card in claim["cards"] if IS_ROYAL[CARD_CODES[card]]]
    if royals:
        return lexicon.say("table-claim-royal", cards=lexicon.cards(royals))
    if claim["cards"]:
        return lexicon.say("table-claim-can", cards=lexicon.cards(claim["cards"]), count=len(claim["cards"]))
    suit = lexicon.suits([claim["card"][1:]])
    return lexicon.say("table-claim-short", best=claim["best"], cost=claim["cost"], suit=suit)
