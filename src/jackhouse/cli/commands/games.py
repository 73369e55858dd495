"""`jackhouse games`: lists the games and their options."""

import typer

from jackhouse import games
from jackhouse.cli.arguments import LANG_OPTION, choose_language

__all__ = ["list_games"]


def list_games(lang: str | None = LANG_OPTION) -> None:
    """List the games with their presets and options."""
    lexicon = choose_language(lang)
    for game in games.all_games():
        typer.echo(f"{game.key}  ({game.fewest}-{game.most})")
        typer.echo(f"  presets: {', '.join(game.catalogue.presets)}")
        for option in game.catalogue.options.values():
            typer.echo(f"  {option.key} = {option.allowed()}  [{option.rule}]")
            typer.echo(f"      {lexicon.say(f'option-{option.key}-help')}")
