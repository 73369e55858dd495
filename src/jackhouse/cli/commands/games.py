"""`jackhouse games`: lists the games and their options."""

import typer

from jackhouse import games
from jackhouse.cli.arguments import LANG_OPTION, choose_language
from jackhouse.kernel.options import Option, written
from jackhouse.text import Lexicon

__all__ = ["list_games"]


def list_games(lang: str | None = LANG_OPTION) -> None:
    """List the games with their presets and options: the allowed values, the default in brackets, the rule."""
    lexicon = choose_language(lang)
    for game in games.all_games():
        typer.echo(f"{game.key}  ({game.fewest}-{game.most})")
        typer.echo(f"  presets: {', '.join(game.catalogue.presets)}")
        for key in game.catalogue.presets:
            typer.echo(f"    {key}: {lexicon.preset(key).text}")
        options = list(game.catalogue.options.values())
        for group in dict.fromkeys(option.group for option in options):
            typer.echo(f"  {lexicon.say(f'web-group-{group}')}")
            for option in options:
                if option.group == group:
                    typer.echo(f"    {option.key} = {_values(option)}  [{option.rule}]")
                    typer.echo(f"        {_help(option, lexicon)}")


def _values(option: Option) -> str:
    """Returns the allowed values, with the default."""
    return f"{option.allowed()} ({written(option.default)})"


def _help(option: Option, lexicon: Lexicon) -> str:
    """Returns what the option does, what it needs and excludes, and the editions that print it, in one line."""
    settings = [f"{key}={written(value)}" for key, value in option.needs.items()]
    if option.needs_any:
        settings.append(" / ".join(f"{key}={written(value)}" for key, value in option.needs_any.items()))
    parts = [lexicon.say(f"option-{option.key}-help")]
    parts += [lexicon.say("web-needs", other=setting) for setting in settings]
    parts += [lexicon.say("web-clashes", other=f"{key}={written(value)}") for key, value in option.clashes.items()]
    if option.editions:
        parts.append(lexicon.say("web-editions", editions=", ".join(option.editions)))
    return " ".join(parts)
