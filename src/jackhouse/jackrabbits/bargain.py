"""A bargain between two rabbits: what each is said to give, and which cards may be claimed (JR-8.15)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, DIAMONDS, IS_ROYAL, PILE, SUIT_BIT
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


def cards_in_sight(state: RabbitState) -> list[bool]:
    """Returns a table by card: whether all can see in which hand it is, if it is in one. Royals have their carrots."""
    in_sight = IS_ROYAL[:]
    for zone in state.rules.open_zones:
        for seat in range(state.players):
            for card in state.zone(zone, seat):
                in_sight[card] = True
    return in_sight


def is_claimable(state: RabbitState, giver: int, card: int, in_sight: list[bool]) -> bool:
    """Whether nobody can see that the giver does not have the card: it lies open nowhere else."""
    place = state.where[card]
    return place == giver or (place >= PILE and not in_sight[card])


def claimable(state: RabbitState, giver: int, claimed: list[int]) -> list[int]:
    """Returns the cards that can be claimed of the giver, but those claimed so far."""
    cards, in_sight = state.rules.components.cards, cards_in_sight(state)
    is_claimed = [False] * len(in_sight)
    for card in claimed:
        is_claimed[card] = True
    return [card for card in cards if not is_claimed[card] and is_claimable(state, giver, card, in_sight)]


def are_diamonds(cards: list[int]) -> bool:
    return not [card for card in cards if SUIT_BIT[card] != DIAMONDS]


def has_another(cards: list[int], card: int) -> bool:
    """Whether there is any card but this one."""
    return len(cards) > 1 or (len(cards) == 1 and cards[0] != card)


def most_cards(state: RabbitState, seat: int) -> int:
    """Returns the number of cards that a side may be said to give: all of its hand. Hand sizes are public."""
    return len(state.hands[seat])


def cards_left(state: RabbitState, bargain: Bargain) -> list[int]:
    """Returns the cards that can still be claimed of the partner, for the two functions that follow."""
    return claimable(state, bargain.partner, [*bargain.gives, *bargain.wants])


def cards_to_want(state: RabbitState, bargain: Bargain, left: list[int]) -> list[int]:
    """Returns the cards that may join those wanted; one side must be all diamonds."""
    if not bargain.gives or len(bargain.wants) >= most_cards(state, bargain.partner):
        return []
    return left if are_diamonds(bargain.gives) else [card for card in left if SUIT_BIT[card] == DIAMONDS]


def cards_to_give(state: RabbitState, bargain: Bargain, left: list[int]) -> list[int]:
    """Returns the cards that may join those given, before one is wanted, so that something can be wanted for them.

    After a diamond only diamonds follow, which keeps the list short: a mixed side begins with another suit.
    """
    gives = bargain.gives
    if bargain.wants or len(gives) >= most_cards(state, state.turn):
        return []
    any_suit = are_diamonds(gives)
    only_diamonds = any_suit and len(gives) > 0
    diamonds_left = [card for card in left if SUIT_BIT[card] == DIAMONDS]
    found: list[int] = []
    for card in claimable(state, state.turn, gives):
        if SUIT_BIT[card] == DIAMONDS:
            if has_another(left if any_suit else diamonds_left, card):
                found.append(card)
        elif diamonds_left and not only_diamonds:
            found.append(card)
    return found


def can_trade(state: RabbitState, partner: int) -> bool:
    """Whether each side can be said to give a card, one of the two a diamond.

    The cards are tried from the last on, which are the diamonds: nearly always, the first two that are found will do.
    """
    cards, in_sight = state.rules.components.cards, cards_in_sight(state)
    for card in reversed(cards):
        if is_claimable(state, state.turn, card, in_sight):
            for other in reversed(cards):
                has_diamond = SUIT_BIT[card] == DIAMONDS or SUIT_BIT[other] == DIAMONDS
                if has_diamond and other != card and is_claimable(state, partner, other, in_sight):
                    return True
    return False


def partners(state: RabbitState) -> list[int]:
    """Returns the rabbits with which the active one may trade, by public facts."""
    place = state.rabbits[state.turn]
    if not (IS_HEX[place] or place == UNDERGROUND) or not state.hands[state.turn]:
        return []
    near = [seat for seat in neighbours(state) if state.hands[seat]]
    return [seat for seat in near if can_trade(state, seat)]
