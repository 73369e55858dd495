"""The choice to attack, to continue a fight, and to contest a visitor."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.evaluation import Sight

_SPADES: Final = 1
_HEARTS: Final = 2
_DANGEROUS: Final = 2  # royals held
_MANY_SPADES: Final = 8
_ODDS: Final = 1.5
_FEW_HEARTS: Final = 3.5  # points that a visitor seems to hold at most


def worth_attacking(sight: Sight, rival: int) -> bool:
    """Many spades, more than the rival seems to have, and royals to be won or a rival close to its trio."""
    if sight.carrots_of(rival) < _DANGEROUS:
        return False
    spades = sight.purse.totals[_SPADES]
    return spades >= _MANY_SPADES and spades > _ODDS * sight.likely_points(rival, _SPADES)


def next_blow(sight: Sight, legal: list[str]) -> str:
    """Strike as soon as the total is higher; go higher with as little as will do; else give in."""
    if "strike" in legal:
        return "strike"
    question = sight.view["question"]
    chart = sight.chart
    spades = sorted([text for text in legal if text.startswith("spades ")], key=lambda text: chart.value[text[7:]])
    small = [text for text in spades if text[7:] not in chart.royals]
    lacks = question["beaten"] + 1 - question["total"]
    if not question["beaten"]:
        return next(iter(small or spades))
    if sum([chart.value[text[7:]] for text in small]) < lacks:
        return "yield" if "yield" in legal else spades[-1]
    for text in small:
        if chart.value[text[7:]] >= lacks:
            return text
    return small[-1]


def worth_contesting(sight: Sight) -> bool:
    """A visitor with two royals or more, who seems to have no hearts."""
    visitor: int = sight.view["turn"]
    return sight.carrots_of(visitor) >= _DANGEROUS and sight.likely_points(visitor, _HEARTS) < _FEW_HEARTS
