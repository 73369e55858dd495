"""`jackhouse games`: what there is to play, and its options."""

import typer

from jackhouse import games
from jackhouse.cli.speaking import speak


def list_games(lang: str | None = typer.Option(None, help="Language: en or es.")) -> None:
    """List the games with their presets and options."""
    lexicon = speak(lang)
    for game in games.all_games():
        typer.echo(f"{game.key}  ({game.fewest}-{game.most})")
        typer.echo(f"  presets: {', '.join(game.catalogue.presets)}")
        for option in game.catalogue.options.values():
            typer.echo(f"  {option.key} = {option.allowed()}  [{option.rule}]")
            typer.echo(f"      {lexicon.say(f'option-{option.key}-help')}")
