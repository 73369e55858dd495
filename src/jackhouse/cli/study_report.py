"""A study in words: its tables and the texts of its chart, in one language."""

from collections.abc import Sequence

from jackhouse.cli.text_tables import TextTable
from jackhouse.lab.chart import ChartTexts
from jackhouse.lab.option_sets import LeftOut, write_options
from jackhouse.lab.study import SetFigures, Study
from jackhouse.matches.intervals import Estimate
from jackhouse.text import Lexicon

__all__ = ["actions_table", "chart_texts", "left_out_lines", "set_tables", "study_title"]


def study_title(lexicon: Lexicon, study: Study) -> str:
    """Returns the line that tells the settings of a study."""
    return lexicon.say(
        "screen-study-title",
        label=lexicon.game(study.game).label,
        preset=study.preset,
        games=str(study.games),
        players=str(study.players),
        bots=study.bots,
        seed=str(study.seed),
    )


def set_tables(lexicon: Lexicon, study: Study) -> list[TextTable]:
    """Returns the tables with a row for each set: length and finish, wins by seat, wins by order of play."""
    head, names = lexicon.say("screen-study-set"), _set_names(study)
    lengths = [
        lexicon.say("screen-study-turns"),
        lexicon.say("screen-study-difference"),
        lexicon.say("screen-study-finished"),
    ]
    rows = [[_mean(figures.turns), _difference(figures), _share(figures.finished)] for figures in study.sets]
    seats = [[_share(estimate) for estimate in figures.wins_by_seat] for figures in study.sets]
    places = [[_share(estimate) for estimate in figures.wins_by_order] for figures in study.sets]
    return [
        TextTable(title, [head, *heads], [[name, *cells] for name, cells in zip(names, found)])
        for title, heads, found in (
            (lexicon.say("screen-study-length"), lengths, rows),
            (lexicon.say("screen-study-by-seat"), _seat_names(lexicon, study), seats),
            (lexicon.say("screen-study-by-order"), _place_names(lexicon, study), places),
        )
    ]


def actions_table(lexicon: Lexicon, study: Study) -> TextTable:
    """Returns the table of uses, with a row for each action that was used and a column for each set.

    Each part of it, if it is split, has the baseline.
    """
    heads = [lexicon.say("screen-study-action"), *_set_names(study)]
    rows = [[verb, *[_use(figures, verb) for figures in study.sets]] for verb in study.used_actions()]
    return TextTable(lexicon.say("screen-study-actions"), heads, rows, fixed=2)


def left_out_lines(lexicon: Lexicon, left_out: Sequence[LeftOut]) -> list[str]:
    """Returns a line for each set that the game refuses, with the reason."""
    return [
        lexicon.say(
            "screen-study-left-out",
            options=write_options(refused.options),
            reason=lexicon.reason(refused.reason.code, refused.reason.rule, refused.reason.params),
        )
        for refused in left_out
    ]


def chart_texts(lexicon: Lexicon, study: Study) -> ChartTexts:
    """Returns the words on the chart."""
    return ChartTexts(
        title=study_title(lexicon, study),
        sets=_set_names(study),
        turns=lexicon.say("screen-study-turns"),
        finished=lexicon.say("screen-study-finished"),
        by_seat=lexicon.say("screen-study-by-seat"),
        by_order=lexicon.say("screen-study-by-order"),
        seats=_seat_names(lexicon, study),
        places=_place_names(lexicon, study),
        actions=lexicon.say("screen-study-actions-chart"),
    )


def _set_names(study: Study) -> list[str]:
    return [write_options(figures.options) or study.preset for figures in study.sets]


def _seat_names(lexicon: Lexicon, study: Study) -> list[str]:
    return [lexicon.seat(seat) for seat in range(study.players)]


def _place_names(lexicon: Lexicon, study: Study) -> list[str]:
    return [lexicon.say("screen-study-place", number=str(place + 1)) for place in range(study.players)]


# ---- cells ----------------------------------------------------------------------------------------------------------


def _mean(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} ±{estimate.high - estimate.value:.2f}"


def _share(estimate: Estimate) -> str:
    value, low, high = (100 * part for part in estimate)
    return f"{value:.0f} % ({low:.0f}–{high:.0f})"


def _difference(figures: SetFigures) -> str:
    difference = figures.turns_difference
    if difference is None:
        return ""
    return f"{round(difference.value, 2) + 0.0:+.2f} ±{difference.high - difference.value:.2f}{_star(difference)}"


def _use(figures: SetFigures, verb: str) -> str:
    differences = figures.actions_difference or {}
    return _mean(figures.actions[verb]) + _star(differences.get(verb))


def _star(difference: Estimate | None) -> str:
    """The mark of a figure that differs from the baseline."""
    return "*" if difference is not None and difference.excludes_zero() else ""
