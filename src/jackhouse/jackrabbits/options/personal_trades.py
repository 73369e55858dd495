"""Addition `personal-trades`."""

from itertools import combinations
from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, DIAMONDS, IS_ROYAL, PILE, SUIT_BIT, SUITS
from jackhouse.jackrabbits.dealing import exile, pass_unseen
from jackhouse.jackrabbits.grammar import GRAMMAR, declare_verb, with_card
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import Counter, RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import Deed
from jackhouse.jackrabbits.steps.fighting import neighbours
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.jackrabbits.steps.hand_limit import look_at_limit
from jackhouse.jackrabbits.tiles import IS_HEX, UNDERGROUND
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
HAND_OVER: Final = declare_verb("hand", "cards", "JR-8.15")
DENOUNCE: Final = declare_verb("denounce", "", "JR-8.15")
KEEP: Final = declare_verb("keep", "", "JR-8.15")

TO_PROPOSE: Final = Action(GRAMMAR, PROPOSE)
TO_ACCEPT: Final = Action(GRAMMAR, ACCEPT)
TO_DECLINE: Final = Action(GRAMMAR, DECLINE)
TO_DENOUNCE: Final = Action(GRAMMAR, DENOUNCE)
TO_KEEP: Final = Action(GRAMMAR, KEEP)

MOST_OFFERS: Final = 3  # in a turn
MOST_CARDS: Final = 2  # of a side, so that the list of cards to hand over stays short
LARGE_HAND: Final = 20  # a hand with more cards gives one


class PersonalTrades(Rule):
    """Rabbits at one place trade cards of their hands for diamonds; what is claimed may be false (JR-8.15).

    Rulings: a side gives one card or two. A claim is false if a card claimed is not in the receiver's hand after the
    exchange; so nobody can denounce the claim of a card that it holds itself. The cards that came instead stay unseen,
    since no state but the two hands keeps them. A royal traded does not end the Acquisition.
    """

    option = addition("personal-trades", "JR-8.15", group="company", editions="ABCD")
    governs = ("JR-8.15", "JR-5.3")
    suit = SUITS.index("D")
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        offers = rules.add_counter("offers", MOST_OFFERS, each_turn=True)
        rules.deeds.append(Offer(offers))
        rules.add_step(Bargaining(offers))
        rules.add_step(Answering())
        rules.add_step(Handing())
        rules.add_step(Judging())


# ---- what may be claimed ---------------------------------------------------------------------------------------------


class Bargain:
    """An offer as a frame holds it: (partner, number of cards that the active player gives, *those, *cards wanted)."""

    def __init__(self, args: tuple[int, ...]) -> None:
        self.partner = args[0]
        self.gives = list(args[2 : 2 + args[1]])
        self.wants = list(args[2 + args[1] :])

    def args(self) -> tuple[int, ...]:
        return (self.partner, len(self.gives), *self.gives, *self.wants)

    def claimed_of(self, state: RabbitState, giver: int) -> list[int]:
        """Returns the cards that a side is said to give."""
        return self.gives if giver == state.turn else self.wants

    def other(self, state: RabbitState, seat: int) -> int:
        return self.partner if seat == state.turn else state.turn

    def missing(self, state: RabbitState, receiver: int) -> list[int]:
        """Returns the cards claimed that are not in the receiver's hand, after the exchange."""
        claimed = self.claimed_of(state, self.other(state, receiver))
        return [card for card in claimed if state.where[card] != receiver]

    def about(self) -> dict[str, object]:
        gives, wants = [CARD_NAMES[card] for card in self.gives], [CARD_NAMES[card] for card in self.wants]
        return {"partner": self.partner, "gives": gives, "wants": wants}


def bargain_of(state: RabbitState) -> Bargain:
    """Returns the bargain of the frame on top."""
    return Bargain(state.frames[-1].args)


def may_claim(state: RabbitState, giver: int, card: int) -> bool:
    """Whether nobody can see that the giver does not have the card: it lies open nowhere else."""
    place = state.where[card]
    if place < PILE:
        return False
    return place == giver or not (IS_ROYAL[card] or is_laid_open(state, card))


def is_laid_open(state: RabbitState, card: int) -> bool:
    """Whether a card of a hand lies open before its seat."""
    for zone in state.rules.zones:
        if zone.held:
            for seat in range(state.players):
                if card in state.zone(zone, seat):
                    return True
    return False


def claimable(state: RabbitState, giver: int) -> list[int]:
    return [card for card in state.rules.components.cards if may_claim(state, giver, card)]


def are_diamonds(cards: list[int]) -> bool:
    return not [card for card in cards if SUIT_BIT[card] != DIAMONDS]


def most_cards(state: RabbitState, seat: int) -> int:
    """Returns the number of cards that a side may be said to give. Hand sizes are public."""
    held = len(state.hands[seat])
    return 1 if held > LARGE_HAND else min(MOST_CARDS, held)


def cards_to_want(state: RabbitState, bargain: Bargain) -> list[int]:
    """Returns the cards that may join those wanted; one side must be all diamonds."""
    if len(bargain.wants) >= most_cards(state, bargain.partner):
        return []
    claimed, any_suit = [*bargain.gives, *bargain.wants], are_diamonds(bargain.gives)
    found = [card for card in claimable(state, bargain.partner) if card not in claimed]
    return found if any_suit else [card for card in found if SUIT_BIT[card] == DIAMONDS]


def cards_to_give(state: RabbitState, bargain: Bargain) -> list[int]:
    """Returns the cards that may join those given, before one is wanted, so that something can be wanted for them.

    After a diamond only diamonds follow, which keeps the list short: a mixed side begins with another suit.
    """
    gives = bargain.gives
    if bargain.wants or len(gives) >= most_cards(state, state.turn):
        return []
    theirs = claimable(state, bargain.partner)
    diamonds = [card for card in theirs if SUIT_BIT[card] == DIAMONDS and card not in gives]
    only_diamonds = len(gives) > 0 and are_diamonds(gives)
    found: list[int] = []
    for card in claimable(state, state.turn):
        if card in gives or (only_diamonds and SUIT_BIT[card] != DIAMONDS):
            continue
        left = theirs if SUIT_BIT[card] == DIAMONDS and are_diamonds(gives) else diamonds
        if [other for other in left if other != card and other not in gives]:
            found.append(card)
    return found


def partners(state: RabbitState) -> list[int]:
    """Returns the rabbits with which the active one may trade, by public facts."""
    place = state.rabbits[state.turn]
    if not (IS_HEX[place] or place == UNDERGROUND) or not state.hands[state.turn]:
        return []
    near = [seat for seat in neighbours(state) if state.hands[seat]]
    return [seat for seat in near if cards_to_give(state, Bargain((seat, 0)))]


# ---- the steps -------------------------------------------------------------------------------------------------------


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
        return [Action(GRAMMAR, OFFER, (partner,)) for partner in partners(state)]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [Action(GRAMMAR, OFFER, (partner,)) for partner in partners(state)]

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
        found = [with_card(GIVE, card) for card in cards_to_give(state, bargain)]
        if bargain.gives:
            found.extend([with_card(WANT, card) for card in cards_to_want(state, bargain)])
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
            gives, wants = [CARD_NAMES[card] for card in bargain.gives], [CARD_NAMES[card] for card in bargain.wants]
            state.emit("offered", {"seat": seat, "partner": bargain.partner, "gives": gives, "wants": wants})
        state.pop()
        state.push(state.rules.step_code("answering"), 0, bargain.args())

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb == PROPOSE or (action.verb == WANT and not bargain_of(state).gives):
            return Reason("claim-both-sides", "JR-8.15")
        if action.verb in (GIVE, WANT):
            return Reason("cannot-claim", "JR-8.15", {"card": CARD_NAMES[action.args[0]], "most": MOST_CARDS})
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
    """`hand 4D,2S`: one sealed question to both sides, each of as many cards as claimed, any of the hand."""

    name = "handing"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask_all(frame.step, [state.turn, frame.args[0]])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        count = len(bargain_of(state).claimed_of(state, seat))
        return [Action(GRAMMAR, HAND_OVER, cards) for cards in combinations(state.hands[seat], count)]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Exchanges the cards. What follows is on the stack below the judgement, the last step first."""
        bargain = bargain_of(state)
        partner, args = bargain.partner, bargain.args()
        state.pop()
        royals = False
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None:
                for card in entry.args:
                    self.hand_over(state, seat, bargain.other(state, seat), card)
                    royals = royals or IS_ROYAL[card]
        if len(bargain.gives) > len(bargain.wants):
            self.look_at_partner(state, partner)
        elif len(bargain.wants) > len(bargain.gives):
            look_at_limit(state)
        if royals:  # a fourth royal is given up, then the win is checked (JR-5.3, JR-4.10)
            state.push(state.rules.step_code("homecoming"))
            for seat in (partner, state.turn):
                for _ in range(-state.free_carrots(seat)):
                    ask_to_give_up(state, seat)
        state.push(state.rules.step_code("judging"), 0, args)

    def hand_over(self, state: RabbitState, giver: int, receiver: int, card: int) -> None:
        is_open = pass_unseen(state, giver, receiver, card)
        if state.emitting:
            secret = None if is_open else {"card": only(giver, receiver)}
            state.emit("handed", {"seat": giver, "partner": receiver, "card": CARD_NAMES[card]}, secrets=secret)

    def look_at_partner(self, state: RabbitState, partner: int) -> None:
        """Looks at the limit of the partner's hand, in the turn of another (JR-4.9)."""
        rules = state.rules
        is_enforced = rules.limit_step == rules.step_code("hand-limit")
        state.push(rules.step_code("discarding") if is_enforced else rules.limit_step, 0, (partner,))

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != HAND_OVER:
            return None
        return Reason("hand-as-claimed", "JR-8.15", {"count": len(bargain_of(state).claimed_of(state, seat))})

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return about_sides(state, seat)


class Judging(Step[RabbitState]):
    """`denounce` or `keep`: one sealed question to both sides, whether or not the other's claim was false."""

    name = "judging"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask_all(frame.step, [state.turn, frame.args[0]])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_DENOUNCE, TO_KEEP] if bargain_of(state).missing(state, seat) else [TO_KEEP]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Sends those denounced off-board (JR-6.8). The exchange stands. No event names a seat that denounces not."""
        bargain = bargain_of(state)
        state.pop()
        swindlers: list[int] = []
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None and entry.verb == DENOUNCE:
                swindlers.append(bargain.other(state, seat))
                if state.emitting:
                    state.emit("denounced", {"seat": swindlers[-1], "by": seat})
        if not swindlers and state.emitting:
            state.emit("trade-kept", {"seat": state.turn, "partner": bargain.partner})
        for seat in swindlers:
            exile(state, seat, "trade")

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return Reason("nothing-false", "JR-8.15") if action.verb == DENOUNCE else None

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_DENOUNCE]

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        missing = bargain_of(state).missing(state, seat)
        return {**about_sides(state, seat), "absent": [CARD_NAMES[card] for card in missing]}


def about_sides(state: RabbitState, seat: int) -> dict[str, object]:
    """Returns the claims as one side sees them: what it gives, what it gets, and from whom."""
    bargain = bargain_of(state)
    other = bargain.other(state, seat)
    mine, theirs = bargain.claimed_of(state, seat), bargain.claimed_of(state, other)
    return {
        "partner": other,
        "gives": [CARD_NAMES[card] for card in mine],
        "wants": [CARD_NAMES[card] for card in theirs],
    }
