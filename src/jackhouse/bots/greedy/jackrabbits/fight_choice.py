"""The choice to attack, to continue a fight, and to contest a visitor."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation

_SPADES: Final = 1
_HEARTS: Final = 2
_THREAT: Final = 2  # a rival with this many royals is a threat
_MANY_SPADES: Final = 8
_ODDS: Final = 1.5
_FEW_HEARTS: Final = 3.5  # the most expected points of a visitor worth contesting


def worth_attacking(evaluation: Evaluation, rival: int) -> bool:
    """Whether to attack: many spades, clearly more than the rival is expected to have, and royals to win."""
    if evaluation.carrots_of(rival) < _THREAT:
        return False
    model = evaluation.model
    spades = evaluation.points([card for card in evaluation.hand if model.number_suit.get(card) == _SPADES], [])
    return spades >= _MANY_SPADES and spades > _ODDS * evaluation.likely_points(rival, _SPADES)


def next_fight_action(evaluation: Evaluation, legal: list[str]) -> str:
    """Strikes once the total is higher, raises with the smallest card that suffices, else yields."""
    if "strike" in legal:
        return "strike"
    question = evaluation.view["question"]
    model = evaluation.model
    played = [card for seat, card in evaluation.view["aside"] if seat == evaluation.seat] + question["laid"]
    worth = {text: evaluation.points([text[7:]], played) for text in legal if text.startswith("spades ")}
    spades = sorted(worth, key=lambda text: worth[text])
    small = [text for text in spades if text[7:] not in model.royals]
    lacks = question["beaten"] + 1 - question["total"]
    if not question["beaten"]:
        return next(iter(small or spades))
    if evaluation.points([text[7:] for text in small], played) < lacks:
        return "yield" if "yield" in legal else spades[-1]
    for text in small:
        if worth[text] >= lacks:
            return text
    return small[-1]


def any_threat(evaluation: Evaluation) -> bool:
    """Whether a rival has royals enough that its visit may be worth contesting."""
    seats = range(len(evaluation.view["rabbits"]))
    return any(seat != evaluation.seat and evaluation.carrots_of(seat) >= _THREAT for seat in seats)


def worth_contesting(evaluation: Evaluation) -> bool:
    """Whether to contest: the visitor has two royals or more and is expected to have few hearts."""
    visitor: int = evaluation.view["turn"]
    return evaluation.carrots_of(visitor) >= _THREAT and evaluation.likely_points(visitor, _HEARTS) < _FEW_HEARTS
