"""A position of Jack Rabbits in words, from a view."""

from collections.abc import Mapping, Sequence
from typing import Any

import typer

from jackhouse.text import Lexicon


def tell_position(lexicon: Lexicon, view: Mapping[str, Any], names: Sequence[str]) -> None:
    """What a player at the table would see."""
    phase = lexicon.phase(view["phase"])
    heading = lexicon.say("screen-heading", round=view["round"], player=names[view["turn"]], phase=phase)
    if view["dice"] is not None:
        dice = f"{view['dice'][0]} + {view['dice'][1]}"
        heading += f" · {lexicon.say('screen-price', dice=dice, price=view['price'])}"
    typer.echo(f"== {heading}")
    for seat, name in enumerate(names):
        place, count = lexicon.place(view["rabbits"][seat]), view["hand_sizes"][seat]
        line = lexicon.say("screen-player", player=name, place=place, cards=count)
        claimed = [card for card, owner in view["carrots"].items() if owner == seat]
        if claimed:
            line += f" · {lexicon.say('screen-carrots', cards=lexicon.cards(claimed))}"
        typer.echo(f"   {line}")
    typer.echo(f"   {lexicon.say('screen-court', cards=lexicon.cards(view['court']) or '-')}")
    typer.echo(f"   {lexicon.say('screen-piles', pile=view['pile_size'], lot=len(view['lot']))}")
    if view["journey"] is not None:
        typer.echo(f"   {lexicon.say('screen-on-the-way', place=lexicon.place(view['journey']['at']))}")
    typer.echo(f"   {lexicon.say('screen-hand', cards=lexicon.cards(view['hand']) or '-')}")
    typer.echo(f"   {lexicon.question(view['question']['code'], view['question'], names).text}")
