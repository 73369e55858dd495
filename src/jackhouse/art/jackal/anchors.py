"""Anchors: where things are in the picture of an island, as plain data for a page that lays and moves pirates on it."""

from typing import Any

from jackhouse.art.jackal.chart import SEATS, chart_of

__all__ = ["anchors"]


def anchors(key: str, text: str) -> dict[str, Any]:
    """Points are `[x, y]`.

    - `viewBox`: x, y, width, height of the picture
    - `spaces`: by name `centre`, and `pirates`, the spots of the seats
    - `aboard`: by seat, where a pirate waits that has not landed
    """
    chart = chart_of(key, text)
    return {
        "viewBox": list(chart.box),
        "spaces": {
            chart.name(cell): {
                "centre": list(chart.centre(cell)),
                "pirates": [list(chart.spot(cell, seat)) for seat in range(SEATS)],
            }
            for cell in chart.island.cells()
        },
        "aboard": [list(chart.deck(seat)) for seat in range(SEATS)],
    }
