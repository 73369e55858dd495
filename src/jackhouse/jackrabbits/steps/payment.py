"""Paying: an irreducible payment, cards put down one by one, or a joker (JR-5.1, JR-5.2)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, SUITS
from jackhouse.jackrabbits.dealing import spend
from jackhouse.jackrabbits.grammar import GRAMMAR, PAY, PUT, with_card
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, payments, purse, total_of
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action, card_of, value_named
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


def ask_payment(state: RabbitState, suits: int, price: int, joker: int) -> None:
    """Asks the active player to pay. The frame below goes on after that."""
    state.push(state.rules.payment_step, 0, (suits, price, joker))


class Payment(Step[RabbitState]):
    """`pay 7S,AC` or `pay horse`, asked even if there is one answer only; its frame holds (suits, price, joker, *put).

    Where one of several cards will be kept (`RabbitRules.keepers`), the payer names it at its value: `pay AC=11,AS`.
    """

    name = "payment"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        args = state.frames[-1].args
        suits, price, joker, put = args[0], args[1], args[2], args[3:]
        found = payment_actions(state, seat, suits, price, put) if suits else []
        if joker != NO_JOKER and not put:
            found.append(with_card(PAY, joker))
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        frame = state.frames[-1]
        if action.verb == PUT:
            state.draft.append(action)
            state.replace(0, (*frame.args, action.args[0]))
            return
        state.rules.steps[state.frames[-2].step].publish(state, seat)
        pay(state, seat, action.args, frame.args[1])
        state.pop()

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb not in (PAY, PUT):
            return Reason("must-pay", "JR-5.1")
        args = state.frames[-1].args
        return payment_refusal(state, seat, action, args[0], args[1], args[2], args[3:])

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        suits, price = state.frames[-1].args[:2]
        put = [CARD_NAMES[card] for card in state.frames[-1].args[3:]]
        return {"price": price, "suits": suit_names(suits), "put": put, **about_naming(state, seat, suits)}


def payment_actions(state: RabbitState, seat: int, suits: int, price: int, put: tuple[int, ...]) -> list[Action]:
    """Returns the payments that hold the cards put down, if they are not too many, and the cards to put down next.

    A payment put down card by card may hold more cards than it needs (JR-5.1).
    """
    cards = purse(state, seat, suits)
    found = payments(state, seat, cards, price, put, LIST_LIMIT)
    if not found and total_of(state, seat, cards) < price:
        return []
    lines: list[Action] = []
    for paid in found:
        add_lines(state, seat, paid, lines)
    if len(lines) >= LIST_LIMIT:
        lines = []
    if put:
        laid: list[int] = []
        others: list[int] = []
        for card in cards:
            (laid if card in put else others).append(card)
        cards = others
        if total_of(state, seat, laid) >= price and tuple(laid) not in found:
            add_lines(state, seat, tuple(laid), lines)
    for card in cards:
        lines.append(with_card(PUT, card))
    return lines


def lines_of(state: RabbitState, seat: int, cards: tuple[int, ...]) -> list[Action]:
    """Returns the actions that pay with these cards: one, or one for each card that the payer may name."""
    lines: list[Action] = []
    add_lines(state, seat, cards, lines)
    return lines


def add_lines(state: RabbitState, seat: int, cards: tuple[int, ...], lines: list[Action]) -> None:
    """Adds the actions that pay with these cards."""
    if state.rules.keepers:
        named = choices(state, seat, list(cards))
        for argument in named:
            paid = [argument if card_of(argument) == card else card for card in cards]
            lines.append(Action(GRAMMAR, PAY, tuple(paid)))
        if named:
            return
    lines.append(Action(GRAMMAR, PAY, cards))


def choices(state: RabbitState, seat: int, cards: list[int]) -> list[int]:
    """Returns the cards of which the payer names one, to be kept; [] if there is no such choice."""
    return [card for keeper in state.rules.keepers for card in keeper.named(state, seat, cards)]


def about_naming(state: RabbitState, seat: int, suits: int) -> dict[str, object]:
    """Returns the names of the cards of which one must be named, if several are paid; {} if there are none."""
    named = [GRAMMAR.card_name(card) for card in choices(state, seat, purse(state, seat, suits))]
    return {"named": named} if named else {}


def pay(state: RabbitState, seat: int, arguments: tuple[int, ...], price: int) -> None:
    """Publishes the draft and spends the cards; one that is named is kept before the others."""
    cards = [card_of(argument) for argument in arguments]
    state.draft = []
    if state.emitting:
        state.emit("paid", {"seat": seat, "cards": [CARD_NAMES[card] for card in cards], "price": price})
    if state.rules.keepers:
        named = [card_of(argument) for argument in arguments if value_named(argument)]
        cards = [*named, *[card for card in cards if card not in named]]
    spend(state, seat, cards)


def payment_refusal(
    state: RabbitState, seat: int, action: Action, suits: int, price: int, joker: int, put: tuple[int, ...]
) -> Reason:
    """Returns the reason why these cards are no payment, or not a listed one."""
    for card in action.args:
        if card not in state.hands[seat]:
            return Reason("not-in-hand", "JR-5.1", {"card": CARD_NAMES[card]})
        if card not in purse(state, seat, suits) and (card != joker or action.verb == PUT):
            return Reason("wrong-suit", "JR-5.1", {"card": CARD_NAMES[card], "suits": suit_names(suits)})
    if action.verb == PUT:
        return Reason("already-put", "JR-5.1", {"card": CARD_NAMES[action.args[0]]})
    missing = [CARD_NAMES[card] for card in put if card not in action.args]
    if missing:
        return Reason("put-cards-missing", "JR-5.1", {"cards": missing})
    total = total_of(state, seat, list(action.args))
    if total < price:
        return Reason("price-unmet", "JR-5.1", {"price": price, "best": total})
    for keeper in state.rules.keepers:
        names = [CARD_NAMES[card_of(named)] for named in keeper.named(state, seat, list(action.args))]
        lines = (
            [GRAMMAR.without_values(line) for line in payment_actions(state, seat, suits, price, put)] if names else []
        )
        if action in lines:
            return Reason("name-one-card", keeper.rule, {"cards": names})
    shorter = [[kept for kept in action.args if kept != card] for card in action.args]
    if max([total_of(state, seat, cards) for cards in shorter]) < price:  # but there are too many to list
        return Reason("put-down-first", "JR-5.1")
    return Reason("superfluous-card", "JR-5.1", {"price": price})


def suit_names(suits: int) -> list[str]:
    return [name for suit, name in enumerate(SUITS) if suits >> suit & 1]
