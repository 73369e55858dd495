"""What one seat could write down, from the events that it hears and its own hand: an independent memory."""

from typing import Any

from jackhouse.jackrabbits.cards import CARD_NAMES

LEAVING = ("paid", "struck", "refuted", "discarded", "gave-up")
SHOWING = ("showed", "contested", "proved")
COMING = ("acquired", "bought-joker", "traded")


def hands_of(state: Any) -> list[list[str]]:
    return [[CARD_NAMES[card] for card in hand] for hand in state.hands]


def is_royal(card: str) -> bool:
    return card[0] in "JQK"


def is_number(card: str) -> bool:
    return card[0] not in "JQKbh"


def cards_of(params: dict[str, Any]) -> list[str]:
    return params["cards"] if "cards" in params else [params["card"]]


class Ledger:
    """Of other hands: which cards are in one or another of them, and how many of each shuffle.

    Hands between which something was stolen unseen make a group, and are counted together.
    """

    def __init__(self, state: Any, seat: int | None) -> None:
        self.seat = seat
        view = state.view(seat)
        self.sizes: list[int] = view["hand_sizes"]
        self.known = {card: set(holders) for card, holders in view["known"].items()}
        self.groups = [{who} for who in range(state.players)]
        # The cards of each shuffle whose place is unknown, and how many of them each group holds; the pile is the last.
        self.unknown = [{card for batch in view["unseen"] for card in batch["cards"]}]
        self.held = [[0 if who == seat else size - self.count_known(who) for who, size in enumerate(self.sizes)]]

    def count_known(self, who: int) -> int:
        return sum(holders == {who} for holders in self.known.values())

    def group(self, who: int) -> int:
        """The number of the group: its first hand."""
        return min(next(group for group in self.groups if who in group))

    def left(self, card: str, who: int) -> None:
        """A card was seen to leave a hand, or is now seen in it."""
        if self.known.pop(card, None) is None and who != self.seat:
            for batch, held in zip(self.unknown, self.held):
                if card in batch:
                    batch.remove(card)
                    held[self.group(who)] -= 1

    def came(self, card: str, who: int) -> None:
        """A card is seen in a hand."""
        if who != self.seat:
            self.known[card] = {who}

    def hear(self, told: dict[str, Any], lot: list[str]) -> None:
        params, code = told["params"], told["code"]
        who = params.get("seat")
        if code in (*SHOWING, *LEAVING):
            for card in cards_of(params):
                self.left(card, who)
                if code in SHOWING:
                    self.came(card, who)
                else:
                    self.sizes[who] -= 1
        elif code in COMING:
            for card in cards_of(params):
                self.came(card, who)
                self.sizes[who] += 1
        elif code == "stole":
            self.robbed(params.get("card"), params["victim"], who)
        elif code == "reshuffled":
            assert params["cards"] == len(lot)
            self.unknown.append(set(lot))
            self.held.append([0] * len(self.sizes))
        elif code == "drew":
            self.sizes[who] += 1
            if who == self.seat:
                for batch in self.unknown:
                    batch.discard(params["card"])
            else:
                self.held[-1][self.group(who)] += 1

    def robbed(self, card: str | None, victim: int, thief: int) -> None:
        """I have seen which card it was; or it was no royal, and one of those that may have been there."""
        kings = sum(is_royal(known) and holders == {victim} for known, holders in self.known.items())
        rest = self.sizes[victim] - kings
        self.sizes[victim] -= 1
        self.sizes[thief] += 1
        if card is not None:
            self.left(card, victim)
            self.came(card, thief)
            return
        mine = [known for known, holders in self.known.items() if holders == {victim} and not is_royal(known)]
        if rest == 1 and mine:  # the only one
            self.known[mine[0]] = {thief}
        elif rest == 1 and {victim} in self.groups:
            (held,) = [held for held in self.held if held[victim]]
            held[victim] -= 1
            held[self.group(thief)] += 1
        else:
            for known, holders in self.known.items():
                if victim in holders and not is_royal(known):
                    holders.add(thief)
            self.merge(victim, thief)

    def merge(self, one: int, other: int) -> None:
        joined = [group for group in self.groups if one in group or other in group]
        if len(joined) == 2:
            first, second = min(joined[0]), min(joined[1])
            for held in self.held:
                total = held[first] + held[second]
                held[first] = held[second] = 0
                held[min(first, second)] = total
            self.groups = [group for group in self.groups if group not in joined] + [joined[0] | joined[1]]

    def check(self, guess: Any) -> None:
        """The guess holds every known card where it may be, and of each shuffle as many as there are in each group."""
        hands = [set(hand) for hand in hands_of(guess)]
        assert [len(hand) for hand in hands] == self.sizes
        for card, holders in self.known.items():
            assert any(card in hands[who] for who in holders), (card, holders)
        pile = {CARD_NAMES[card] for card in guess.pile}
        assert pile <= self.unknown[-1]
        for batch, held in zip(self.unknown, self.held):
            for group in self.groups:
                if self.seat not in group:
                    assert sum(len(hands[who] & batch) for who in group) == held[min(group)]


class Lot:
    """The spent cards as they lie, also between the events of one action."""

    def __init__(self, state: Any) -> None:
        self.cards: list[str] = state.view(None)["lot"]
        self.aside: list[str] = [card for _, card in state.view(None)["aside"]]

    def hear(self, event: Any) -> None:
        if event.code == "struck":
            self.aside += event.params["cards"]
        elif event.code == "fight-won":
            self.cards += [card for card in self.aside if is_number(card)]
        elif event.code in LEAVING:
            self.cards += [card for card in cards_of(event.params) if is_number(card)]
        elif event.code == "traded":
            self.cards = [card for card in self.cards if card not in event.params["cards"]]
