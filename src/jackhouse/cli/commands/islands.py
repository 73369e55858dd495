"""`jackhouse islands`: prints the figures of a set of islands."""

import json

import typer

from jackhouse.cli.arguments import JSON_OPTION, LANG_OPTION, choose_language
from jackhouse.cli.text_tables import align
from jackhouse.jackal.archipelago import load_archipelago
from jackhouse.jackal.island_statistics import figures
from jackhouse.text import Lexicon

__all__ = ["islands"]


def islands(
    board: str = typer.Argument("forty", help="A set of islands, or islands written out: '. R / W 3; forty'."),
    draw: bool = typer.Option(False, "--draw", help="Draw each island too."),
    as_json: bool = JSON_OPTION,
    lang: str | None = LANG_OPTION,
) -> None:
    """Tell how large each island is, how far its treasures are, and what hands of cards reach on it."""
    lexicon = choose_language(lang)
    laid = load_archipelago(board)
    found = [figures(island) for island in laid]
    nothing = round(sum(row["nothing_of_four"] for row in found) / len(found), 1)
    if as_json:
        texts = [{**row, "text": island.written()} for row, island in zip(found, laid)]
        typer.echo(json.dumps({"islands": texts, "nothing_of_four_mean": nothing}))
        return
    heads = [lexicon.say(f"screen-islands-{key.replace('_', '-')}") for key in found[0]]
    for number, head in enumerate(heads[1:], 1):
        typer.echo(f"{chr(96 + number)}: {head}")
    rows = [[_cell(lexicon, key, value) for key, value in row.items()] for row in found]
    letters = [heads[0], *[chr(96 + number) for number in range(1, len(heads))]]
    for line, island in zip(align([letters, *rows]), [None, *laid]):
        typer.echo(line)
        if draw and island is not None:
            for row_of_spaces in island.written().split(" / "):
                typer.echo(f"    {row_of_spaces}")
    typer.echo(lexicon.say("screen-islands-mean", nothing=nothing))


def _cell(lexicon: Lexicon, key: str, value: object) -> str:
    if key == "island":
        return lexicon.island(str(value))
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    if isinstance(value, bool):
        return "x" if value else "·"
    return str(value)
