"""The chart of a study, drawn with matplotlib, which is part of the extra `jackhouse[lab]`."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jackhouse.art.palette import LIGHT
from jackhouse.kernel import BadInput, Reason
from jackhouse.lab.study import SetFigures, Study
from jackhouse.matches.intervals import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["ChartTexts", "chart_format", "draw_chart"]

_FORMATS: Final = ("svg", "png")
_MARKERS: Final = "osD^vPX*"  # one for each seat or place, so that colour alone tells nothing
# Sizes in inches.
_WIDTH: Final = 15.0
_MARGIN: Final = 1.6
_ROW: Final = 0.32
_STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "jackhouse",  # the same chart is the same file
    "svg.fonttype": "none",  # text stays text
    "font.size": 9,
}


class ChartTexts(NamedTuple):
    """The words on a chart, in the language of its reader."""

    title: str
    sets: list[str]
    turns: str
    finished: str
    by_seat: str
    by_order: str
    seats: list[str]
    places: list[str]
    actions: str
    """What the colours of the grid of actions mean."""


def chart_format(file: Path) -> str:
    """Returns `svg` or `png`, by the ending of the file. Raises `BadInput` for another one, or without matplotlib."""
    ending = file.suffix.lower().removeprefix(".")
    if ending not in _FORMATS:
        raise BadInput(
            Reason("bad-chart-ending", "", {"file": str(file), "known": [f".{known}" for known in _FORMATS]})
        )
    try:
        import matplotlib.figure  # noqa: F401 - an optional package, and slow to import
    except ImportError as error:
        raise BadInput(Reason("no-matplotlib")) from error
    return ending


def draw_chart(study: Study, texts: ChartTexts, file_format: str) -> bytes:
    """Returns the chart as an `svg` or `png` file: a row for each set, with 95 % intervals, and a grid of actions."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_STYLE):
        lines, compared = len(study.sets), len(study.sets) - 1
        upper, lower = _MARGIN + _ROW * lines, (_MARGIN + _ROW * compared) if compared else 0
        figure = Figure(figsize=(_WIDTH, upper + lower), layout="constrained")
        figure.suptitle(texts.title)
        grid = figure.add_gridspec(2 if compared else 1, 4, height_ratios=[upper, lower] if compared else [1])
        panels = [figure.add_subplot(grid[0, at]) for at in range(4)]
        _draw_sets(panels[0], [[figures.turns] for figures in study.sets], texts.turns, [])
        _draw_sets(panels[1], [[figures.finished] for figures in study.sets], texts.finished, [])
        _draw_sets(panels[2], [figures.wins_by_seat for figures in study.sets], texts.by_seat, texts.seats)
        _draw_sets(panels[3], [figures.wins_by_order for figures in study.sets], texts.by_order, texts.places)
        for panel in panels[1:]:
            panel.xaxis.set_major_formatter(lambda value, at: f"{100 * value:.0f} %")
        for panel in panels:
            panel.set_yticks(range(lines), texts.sets if panel is panels[0] else [""] * lines)
        if compared:
            _draw_actions(figure, figure.add_subplot(grid[1, :]), study, texts)
        file = BytesIO()
        metadata: dict[str, Any] = {"Date": None} if file_format == "svg" else {}
        figure.savefig(file, format=file_format, metadata=metadata, dpi=120)
    return file.getvalue()


def _draw_sets(panel: "Axes", rows: list[list[Estimate]], title: str, names: list[str]) -> None:
    """Draws a line for each set, from the top, with a mark and its interval for each estimate."""
    marks = len(rows[0])
    for mark in range(marks):
        estimates = [row[mark] for row in rows]
        values = [estimate.value for estimate in estimates]
        heights = [line + 0.15 * (mark - (marks - 1) / 2) for line in range(len(rows))]
        # a bound that rounding has put on the wrong side of its value
        below = [max(0.0, estimate.value - estimate.low) for estimate in estimates]
        above = [max(0.0, estimate.high - estimate.value) for estimate in estimates]
        colour, marker = LIGHT.seats[mark % len(LIGHT.seats)], _MARKERS[mark % len(_MARKERS)]
        label = names[mark] if names else None
        panel.errorbar(values, heights, xerr=[below, above], fmt=marker, color=colour, markersize=4, label=label)
        if marks == 1:
            panel.axvline(values[0], linestyle=":", color="grey", linewidth=1)
    panel.set_ylim(len(rows) - 0.5, -0.5)
    panel.set_title(title, fontsize="medium")
    panel.grid(axis="x", alpha=0.3)
    if names:
        below_axis: dict[str, Any] = {"bbox_to_anchor": (0.5, 0), "borderaxespad": 2.5}
        panel.legend(
            loc="upper center", ncols=marks, fontsize="x-small", columnspacing=1, handletextpad=0.1, **below_axis
        )


def _draw_actions(figure: "Figure", panel: "Axes", study: Study, texts: ChartTexts) -> None:
    """Draws a grid of sets and actions; its colour is the change of use, and a cell without a clear change is empty."""
    verbs, base = study.used_actions(), study.sets[0]
    cells = [[_change(base, figures, verb) for verb in verbs] for figures in study.sets[1:]]
    image = panel.imshow(cells, cmap="PuOr_r", vmin=-1, vmax=1, aspect="auto")
    panel.set_xticks(range(len(verbs)), verbs, rotation=90)
    panel.set_yticks(range(len(cells)), texts.sets[1:])
    panel.set_xticks([at + 0.5 for at in range(len(verbs) - 1)], minor=True)
    panel.set_yticks([at + 0.5 for at in range(len(cells) - 1)], minor=True)
    panel.grid(which="minor", alpha=0.3)
    panel.tick_params(which="minor", length=0)
    panel.set_title(texts.actions, fontsize="medium")
    figure.colorbar(image, ax=panel, fraction=0.02, pad=0.01)


def _change(base: SetFigures, figures: SetFigures, verb: str) -> float:
    """Returns the change of use from -1 (never here) to +1 (only here); NaN if the interval includes none at all."""
    assert figures.actions_difference is not None
    if not figures.actions_difference[verb].excludes_zero():
        return float("nan")
    before, after = base.actions[verb].value, figures.actions[verb].value
    return (after - before) / (after + before)
