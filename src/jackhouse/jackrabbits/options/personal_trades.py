"""Addition `personal-trades`."""

from typing import Final

from jackhouse.jackrabbits.bargain import (
    Bargain,
    bargain_of,
    cards_left,
    cards_to_give,
    cards_to_want,
    most_cards,
    names_of,
    partners,
)
from jackhouse.jackrabbits.cards import CARD_NAMES, IS_ROYAL, SUITS
from jackhouse.jackrabbits.dealing import exile, laid_open, pass_openly, pass_unseen
from jackhouse.jackrabbits.grammar import GRAMMAR, declare_verb, with_card
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import MOST_PLAYERS, Counter, RabbitRules, Zone
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import Deed
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.jackrabbits.steps.hand_limit import look_at_limit
from jackhouse.kernel.actions import Action
from jackhouse.kernel.event import only
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.options import addition
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

OFFER: Final = declare_verb("offer", "n", "JR-8.15")
GIVE: Final = declare_verb("give", "card", "JR-8.15")
WANT: Final = declare_verb("want", "card", "JR-8.15")
PROPOSE: Final = declare_verb("propose", "", "JR-8.15")
ACCEPT: Final = declare_verb("accept", "", "JR-8.15")
DECLINE: Final = declare_verb("decline", "", "JR-8.15")
HAND_OVER: Final = declare_verb("hand", "card", "JR-8.15")
EXCHANGE: Final = declare_verb("exchange", "", "JR-8.15")
DENOUNCE: Final = declare_verb("denounce", "", "JR-8.15")
KEEP: Final = declare_verb("keep", "", "JR-8.15")

TO_OFFER: Final = [Action(GRAMMAR, OFFER, (seat,)) for seat in range(MOST_PLAYERS)]
TO_PROPOSE: Final = Action(GRAMMAR, PROPOSE)
TO_ACCEPT: Final = Action(GRAMMAR, ACCEPT)
TO_DECLINE: Final = Action(GRAMMAR, DECLINE)
TO_EXCHANGE: Final = Action(GRAMMAR, EXCHANGE)
TO_DENOUNCE: Final = Action(GRAMMAR, DENOUNCE)
TO_KEEP: Final = Action(GRAMMAR, KEEP)

MOST_OFFERS: Final = 3  # in a turn


class PersonalTrades(Rule):
    """Rabbits at one place trade cards of their hands for diamonds; what is claimed may be false (JR-8.15).

    Cards that are laid stay in their hand, face down, until both have judged; then they change hands. Rulings: a card
    is false if it was not claimed, whatever the receiver holds. A royal traded does not end the Acquisition.
    """

    option = addition("personal-trades", "JR-8.15", group="company", editions="ABCD")
    governs = ("JR-8.15", "JR-5.3")
    suit = SUITS.index("D")
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        offers = rules.add_counter("offers", MOST_OFFERS, each_turn=True)
        laid = rules.add_hidden_zone("laid-to-trade", traders)
        rules.deeds.append(Offer(offers))
        rules.add_step(Bargaining(offers))
        rules.add_step(Answering())
        rules.add_step(Handing(laid))
        rules.add_step(Judging(laid))


def traders(state: RabbitState, owner: int) -> list[int]:
    """Returns the two sides, which see what both have laid. Cards are laid only while the two judge."""
    return [state.turn, bargain_of(state).partner]


class Offer(Deed):
    """`offer 1`: an offer to one of the rabbits at your place, three times a turn."""

    verb = OFFER

    def __init__(self, offers: Counter) -> None:
        self.offers_made = offers

    def possible(self, state: RabbitState) -> bool:
        return state.counters[self.offers_made.slot] < MOST_OFFERS and len(partners(state)) > 0

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        if state.counters[self.offers_made.slot] >= MOST_OFFERS:
            return []
        return [TO_OFFER[partner] for partner in partners(state)]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_OFFER[partner] for partner in partners(state)]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.args[0] not in partners(state):
            return Reason("no-partner-here", "JR-8.15", {"seat": action.args[0]})
        return Reason("no-offer-left", "JR-8.15", {"offers": MOST_OFFERS})

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        state.push(state.rules.step_code("bargaining"), 0, (action.args[0], 0))


class Bargaining(Step[RabbitState]):
    """`give 7S`, then `want 9D`, then `propose`: the draft of an offer. The frame holds a `Bargain`, as those below."""

    name = "bargaining"

    def __init__(self, offers: Counter) -> None:
        self.offers_made = offers

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        bargain = bargain_of(state)
        left = cards_left(state, bargain)
        found = [with_card(GIVE, card) for card in cards_to_give(state, bargain, left)]
        found.extend([with_card(WANT, card) for card in cards_to_want(state, bargain, left)])
        if bargain.wants:
            found.append(TO_PROPOSE)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        bargain = bargain_of(state)
        if action.verb == PROPOSE:
            self.propose(state, seat, bargain)
            return
        state.draft.append(action)
        (bargain.gives if action.verb == GIVE else bargain.wants).append(action.args[0])
        state.replace(0, bargain.args())

    def propose(self, state: RabbitState, seat: int, bargain: Bargain) -> None:
        """Makes the offer public and asks the partner."""
        state.draft = []
        state.counters[self.offers_made.slot] += 1
        if state.emitting:
            gives, wants = names_of(bargain.gives), names_of(bargain.wants)
            state.emit("offered", {"seat": seat, "partner": bargain.partner, "gives": gives, "wants": wants})
        state.pop()
        state.push(state.rules.step_code("answering"), 0, bargain.args())

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb == PROPOSE or (action.verb == WANT and not bargain_of(state).gives):
            return Reason("claim-both-sides", "JR-8.15")
        if action.verb in (GIVE, WANT):
            most = most_cards(state, seat if action.verb == GIVE else bargain_of(state).partner)
            return Reason("cannot-claim", "JR-8.15", {"card": CARD_NAMES[action.args[0]], "most": most})
        return None

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_PROPOSE]

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return bargain_of(state).about()


class Answering(Step[RabbitState]):
    """`accept` or `decline`, asked of the partner with every hand."""

    name = "answering"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, frame.args[0])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_ACCEPT, TO_DECLINE]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        args = state.frames[-1].args
        state.pop()
        if state.emitting:
            code = "offer-accepted" if action.verb == ACCEPT else "offer-declined"
            state.emit(code, {"seat": seat, "partner": state.turn})
        if action.verb == ACCEPT:
            state.push(state.rules.step_code("handing"), 0, args)

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return {**bargain_of(state).about(), "partner": state.turn}


class Handing(Step[RabbitState]):
    """`hand 4D`, card by card, then `exchange`: both sides lay as many cards as claimed, any of the hand.

    It is a plan. Nobody learns how many cards a side has laid so far, nor which; only that it is ready.
    """

    name = "handing"
    plans = True

    def __init__(self, laid: Zone) -> None:
        self.laid = laid

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.plan_all(frame.step, [state.turn, frame.args[0]])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        pieces = [piece.args[0] for piece in state.window.drafted(seat)]
        if len(pieces) >= len(bargain_of(state).claimed_of(state, seat)):
            return [TO_EXCHANGE]
        return [with_card(HAND_OVER, card) for card in state.hands[seat] if card not in pieces]

    def commits(self, action: Action) -> bool:
        return action.verb == EXCHANGE

    def committed(self, state: RabbitState, seat: int) -> None:
        if state.emitting:
            bargain = bargain_of(state)
            other, claimed = bargain.other(state, seat), bargain.claimed_of(state, seat)
            state.emit("laid-down", {"seat": seat, "partner": other, "count": len(claimed)})

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Each side sees what the other has laid."""
        bargain = bargain_of(state)
        state.pop()
        for seat in window.seats:
            other, cards = bargain.other(state, seat), [piece.args[0] for piece in window.drafted(seat)]
            state.zone(self.laid, seat).extend(cards)
            for card in cards:
                state.knowledge.shown_to(card, seat, other)
            if state.emitting:
                state.emit(
                    "uncovered",
                    {"seat": seat, "partner": other, "count": len(cards), "cards": names_of(cards)},
                    secrets={"cards": only(seat, other)},
                )
        state.push(state.rules.step_code("judging"), 0, bargain.args())

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb not in (HAND_OVER, EXCHANGE):
            return None
        return Reason("hand-as-claimed", "JR-8.15", {"count": len(bargain_of(state).claimed_of(state, seat))})

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_EXCHANGE]

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        laid = names_of([piece.args[0] for piece in state.window.drafted(seat)])
        return {**bargain_of(state).as_seen_by(state, seat), "laid": laid}


class Judging(Step[RabbitState]):
    """`denounce` or `keep`: one sealed question to both sides, whether or not the other has laid false cards."""

    name = "judging"

    def __init__(self, laid: Zone) -> None:
        self.laid = laid

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask_all(frame.step, [state.turn, frame.args[0]])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        bargain = bargain_of(state)
        return [TO_DENOUNCE, TO_KEEP] if self.false_cards(state, bargain, bargain.other(state, seat)) else [TO_KEEP]

    def false_cards(self, state: RabbitState, bargain: Bargain, giver: int) -> list[int]:
        """Returns the cards that a side has laid and not claimed."""
        claimed = bargain.claimed_of(state, giver)
        return [card for card in state.zone(self.laid, giver) if card not in claimed]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Shows the false cards that are denounced, sends the swindlers off-board (JR-6.8), and exchanges the cards.

        The exchange stands in any case. No event names a seat that does not denounce.
        """
        bargain = bargain_of(state)
        state.pop()
        swindlers: list[int] = []
        shown: list[int] = []
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None and entry.verb == DENOUNCE:
                swindlers.append(bargain.other(state, seat))
                cards = self.false_cards(state, bargain, swindlers[-1])
                for card in cards:
                    state.knowledge.shown(card, swindlers[-1])
                shown.extend(cards)
                if state.emitting:
                    state.emit("denounced", {"seat": swindlers[-1], "by": seat, "cards": names_of(cards)})
        if not swindlers and state.emitting:
            state.emit("trade-kept", {"seat": state.turn, "partner": bargain.partner})
        for seat in swindlers:
            exile(state, seat, "trade")
        self.exchange(state, bargain, shown)

    def exchange(self, state: RabbitState, bargain: Bargain, shown: list[int]) -> None:
        """Passes the cards on, those that all have seen at last, so that all know in which hand they are then."""
        seats = [state.turn, bargain.partner]
        laid = [state.zone(self.laid, seat)[:] for seat in seats]
        seen_by_all = [[*laid_open(state, seat), *shown] for seat in seats]
        royals = [card for cards in laid for card in cards if IS_ROYAL[card]]
        for openly in (False, True):
            for side in range(2):
                giver, receiver = seats[side], seats[1 - side]
                for card in laid[side]:
                    if openly == (card in seen_by_all[side] or IS_ROYAL[card]):
                        self.hand_over(state, giver, receiver, card, openly, shown)
        # What follows is on the stack, the last step first.
        if len(bargain.gives) > len(bargain.wants):
            self.look_at_partner(state, bargain.partner)
        elif len(bargain.wants) > len(bargain.gives):
            look_at_limit(state)
        if royals:  # a fourth royal is given up, then the win is checked (JR-5.3, JR-4.10)
            state.push(state.rules.step_code("homecoming"))
            for seat in (bargain.partner, state.turn):
                for _ in range(-state.free_carrots(seat)):
                    ask_to_give_up(state, seat)

    def hand_over(
        self, state: RabbitState, giver: int, receiver: int, card: int, openly: bool, shown: list[int]
    ) -> None:
        if openly:
            pass_openly(state, giver, receiver, card)
        else:
            pass_unseen(state, giver, receiver, card, shown)
        if state.emitting:
            secret = None if openly else {"card": only(giver, receiver)}
            state.emit("handed", {"seat": giver, "partner": receiver, "card": CARD_NAMES[card]}, secrets=secret)

    def look_at_partner(self, state: RabbitState, partner: int) -> None:
        """Looks at the limit of the partner's hand, in the turn of another (JR-4.9)."""
        rules = state.rules
        is_enforced = rules.limit_step == rules.step_code("hand-limit")
        state.push(rules.step_code("discarding") if is_enforced else rules.limit_step, 0, (partner,))

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return Reason("nothing-false", "JR-8.15") if action.verb == DENOUNCE else None

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_DENOUNCE]

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        bargain = bargain_of(state)
        other = bargain.other(state, seat)
        came = state.zone(self.laid, other)
        absent = [card for card in bargain.claimed_of(state, other) if card not in came]
        return {**bargain.as_seen_by(state, seat), "came": names_of(came), "absent": names_of(absent)}
