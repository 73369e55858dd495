"""A position of Jack Rabbits in words, from a view."""

from collections.abc import Mapping
from typing import Any

import typer

from jackhouse.text import Lexicon


def tell_position(lexicon: Lexicon, view: Mapping[str, Any]) -> None:
    """What a player at the table would see."""
    me = view["seat"]
    heading = lexicon.say(
        "screen-heading", round=view["round"], player=lexicon.seat(view["turn"]), phase=lexicon.phase(view["phase"])
    )
    if view["dice"] is not None:
        dice = f"{view['dice'][0]} + {view['dice'][1]}"
        heading += f" · {lexicon.say('screen-price', dice=dice, price=view['price'])}"
    typer.echo(f"== {heading}")
    for seat in range(view["players"]):
        carrots = [lexicon.card(card) for card, owner in view["carrots"].items() if owner == seat]
        line = lexicon.say(
            "screen-player",
            player=lexicon.seat(seat),
            place=lexicon.place(view["rabbits"][seat]),
            cards=view["hand_sizes"][seat],
        )
        if carrots:
            line += f" · {lexicon.say('screen-carrots', cards=' '.join(carrots))}"
        typer.echo(f"   {line}")
    typer.echo(f"   {lexicon.say('screen-court', cards=_cards(lexicon, view['court']))}")
    typer.echo(f"   {lexicon.say('screen-piles', pile=view['pile_size'], lot=len(view['lot']))}")
    if view["journey"] is not None:
        typer.echo(f"   {lexicon.say('screen-on-the-way', place=lexicon.place(view['journey']['at']))}")
    typer.echo(f"   {lexicon.say('screen-hand', cards=_cards(lexicon, view['hand']))}")
    typer.echo(f"   {lexicon.say('question-' + view['question']['code'], player=lexicon.seat(me))}")


def _cards(lexicon: Lexicon, cards: list[str]) -> str:
    return " ".join(lexicon.card(card) for card in cards) or "-"
