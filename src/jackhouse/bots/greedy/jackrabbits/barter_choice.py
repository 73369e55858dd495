"""The choices of a personal trade: whom to offer what, and whether to accept (JR-8.15). Always honest."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.board_model import DIAMONDS
from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation
from jackhouse.bots.greedy.jackrabbits.journey_choice import JOKER_TURNS
from jackhouse.bots.greedy.jackrabbits.payment_choice import cards_of
from jackhouse.bots.greedy.jackrabbits.trade_choice import MARGIN

_THREAT: Final = 2  # a rival with this many royals gets no other


def turns_saved(evaluation: Evaluation, given: list[str], got: list[str]) -> float:
    """Returns the turns that an exchange saves."""
    model = evaluation.model
    lost, won = evaluation.spent(given), evaluation.spent(got)
    totals = [total - less + more for total, less, more in zip(evaluation.number_cards.totals, lost, won)]
    held = evaluation.held & ~evaluation.royals_in(given) | evaluation.royals_in(got)
    jokers = len([card for card in got if card not in model.suit]) - len(
        [card for card in given if card not in model.suit]
    )
    return evaluation.plan.turns - evaluation.plan_with(held, evaluation.court, totals).turns + jokers * JOKER_TURNS


def best_offer(evaluation: Evaluation, partner: int) -> tuple[str, str]:
    """Returns the card to give and the one to ask for, which the partner is known to have; "" if none helps clearly.

    The partner gets at least as many points. Only one offer a turn is made.
    """
    model, view = evaluation.model, evaluation.view
    best, most = ("", ""), MARGIN
    if view["counters"]["offers"]:
        return best
    numbers = [card for card in evaluation.hand if card in model.suit and card not in model.royals]
    for wanted, holder in view["known"].items():
        if holder != partner or wanted not in model.suit or wanted in model.royals:
            continue
        for card in numbers:
            is_for_diamonds = DIAMONDS in (model.suit[card], model.suit[wanted])
            if not is_for_diamonds or model.suit[card] == model.suit[wanted] or model.value[card] < model.value[wanted]:
                continue
            saved = turns_saved(evaluation, [card], [wanted])
            if saved > most:
                best, most = (card, wanted), saved
    return best


def offer_to_make(evaluation: Evaluation, legal: list[str]) -> str:
    """Returns the offer that is worth it; "" if none is."""
    for text in legal:
        if text.startswith("offer ") and best_offer(evaluation, int(text[6:]))[0]:
            return text
    return ""


def next_claim(evaluation: Evaluation, legal: list[str]) -> str:
    """Names the cards of the offer, then proposes it."""
    if "propose" in legal:
        return "propose"
    card, wanted = best_offer(evaluation, evaluation.view["question"]["partner"])
    for text in (f"want {wanted}", f"give {card}"):
        if text in legal:
            return text
    return legal[-1]


def answer_to_offer(evaluation: Evaluation, legal: list[str]) -> str:
    """Accepts what it can keep to and what helps clearly, if it is true; gives no royal to a rival near its trio."""
    question = evaluation.view["question"]
    given: list[str] = question["wants"]
    if [card for card in given if card not in evaluation.hand]:
        return "decline"
    if evaluation.royals_in(given) and evaluation.carrots_of(question["partner"]) >= _THREAT:
        return "decline"
    return "accept" if turns_saved(evaluation, given, question["gives"]) > MARGIN else "decline"


def card_as_claimed(evaluation: Evaluation, legal: list[str]) -> str:
    """Lays the next card that is claimed, or is ready once all are laid; "" if the hand lacks the rest."""
    if "exchange" in legal:
        return "exchange"
    claimed: list[str] = evaluation.view["question"]["gives"]
    return next((text for text in legal if cards_of(text)[0] in claimed), "")
