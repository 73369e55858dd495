"""A bargain between two rabbits: what each is said to give, and which cards may be claimed (JR-8.15)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, DIAMONDS, IS_ROYAL, PILE, SUIT_BIT
from jackhouse.jackrabbits.dealing import laid_open
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.fighting import neighbours
from jackhouse.jackrabbits.tiles import IS_HEX, UNDERGROUND


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

    def about(self) -> dict[str, object]:
        return {"partner": self.partner, "gives": names_of(self.gives), "wants": names_of(self.wants)}

    def as_seen_by(self, state: RabbitState, seat: int) -> dict[str, object]:
        """Returns the claims as one side sees them: what it gives, what it gets, and from whom."""
        other = self.other(state, seat)
        gives, wants = names_of(self.claimed_of(state, seat)), names_of(self.claimed_of(state, other))
        return {"partner": other, "gives": gives, "wants": wants}


def bargain_of(state: RabbitState) -> Bargain:
    """Returns the bargain of the frame on top."""
    return Bargain(state.frames[-1].args)


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def claimable(state: RabbitState, giver: int) -> list[int]:
    """Returns the cards of which nobody can see that the giver does not have them: they lie open nowhere else."""
    opened: list[int] = []
    for seat in range(state.players):
        opened.extend(laid_open(state, seat))
    found: list[int] = []
    for card in state.rules.components.cards:
        place = state.where[card]
        if place == giver or (place >= PILE and not (IS_ROYAL[card] or card in opened)):
            found.append(card)
    return found


def are_diamonds(cards: list[int]) -> bool:
    return not [card for card in cards if SUIT_BIT[card] != DIAMONDS]


def most_cards(state: RabbitState, seat: int) -> int:
    """Returns the number of cards that a side may be said to give: all of its hand. Hand sizes are public."""
    return len(state.hands[seat])


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
