"""Planted faults of the additions about the values of aces and royals (JR-8.3, JR-8.4, JR-8.5, JR-8.14)."""

from tests.soak.fault import Fault

OPTIONS = "jackrabbits/options"
ADDITIONAL = f"{OPTIONS}/additional_capital.py"
AMBIVALENT = f"{OPTIONS}/ambivalent_aces.py"
CAPITAL = f"{OPTIONS}/capital_aces.py"
PATRIARCHAL = f"{OPTIONS}/patriarchal_values.py"

FAULTS = [
    # JR-8.3 ambivalent-aces
    Fault("JR-8.3", AMBIVALENT, "HIGH: Final = 11", "HIGH: Final = 10"),
    Fault("JR-8.3", AMBIVALENT, "rules.cost[card] = LOW", "rules.cost[card] = HIGH"),
    Fault("JR-8.3", AMBIVALENT, "[LOW, HIGH]", "[HIGH]"),
    Fault("JR-8.3", AMBIVALENT, "[LOW, HIGH]", "[HIGH, LOW]"),
    Fault("JR-8.3", AMBIVALENT, "        rules.keep_passport_value()\n", ""),
    Fault("JR-8.3", "jackrabbits/ruleset.py", "HIGHEST_VALUE, each_turn=True)", "HIGHEST_VALUE)"),
    # JR-8.4 capital-aces
    Fault("JR-8.4", CAPITAL, "ACE_VALUE: Final = 11", "ACE_VALUE: Final = 10"),
    Fault("JR-8.4", CAPITAL, "        rules.keepers.append(AceKeeper(zone))\n", ""),
    Fault("JR-8.4", CAPITAL, "return [] if state.zone(self.zone, seat) else self.aces", "return self.aces"),
    Fault("JR-8.4", CAPITAL, "return self.worth if card in self.cards(state, seat) else 0", "return 0"),
    Fault("JR-8.4", CAPITAL, "return [] if state.zone(self.zone, seat) else [card", "return [card"),
    Fault("JR-8.4", CAPITAL, " if len(aces) > 1 else []", " if len(aces) > 2 else []"),
    Fault("JR-8.4", CAPITAL, " if len(aces) > 1 else []", ""),
    Fault(
        "JR-8.4",
        CAPITAL,
        "lay_in_zone(state, self.zone, seat, aces[0])",
        "lay_in_zone(state, self.zone, seat, aces[-1])",
    ),
    Fault(
        "JR-8.4", "jackrabbits/steps/payment.py", "[*named, *[card for card in cards if card not in named]]", "cards"
    ),
    Fault(
        "JR-8.4",
        "jackrabbits/dealing.py",
        "    state.knowledge.left_hand(card, seat)\n    _lay_open(state, seat, card)\n",
        "    state.knowledge.left_hand(card, seat)\n    _lay_spent(state, seat, [card])\n",
    ),
    Fault("JR-8.4", "jackrabbits/dealing.py", "    if not state.rules.keepers:\n", "    if state.aside == []:\n"),
    # JR-8.5 additional-capital
    Fault("JR-8.5", ADDITIONAL, "    worth = 1\n", "    worth = 2\n"),
    Fault("JR-8.5", ADDITIONAL, "self.suits[SUIT[laid[0]]] if laid else []", "self.suits[0] if laid else []"),
    Fault(
        "JR-8.5", ADDITIONAL, "self.suits[SUIT[laid[0]]] if laid else []", "self.suits[SUIT[laid[0]] if laid else 0]"
    ),
    Fault("JR-8.5", ADDITIONAL, ', needs={"capital-aces": True}', ""),
    Fault(
        "JR-8.5",
        "jackrabbits/bonus.py",
        "                    return self.worth\n        return 0\n\n    def passport",
        "                    return self.worth * len(cards)\n        return 0\n\n    def passport",
    ),
    Fault(
        "JR-8.5",
        "jackrabbits/bonus.py",
        '"""Returns the points that a passport gets beside its value."""\n        return 0',
        '"""Returns the points that a passport gets beside its value."""\n        return self.points(state, seat, [card])',
    ),
    # JR-8.14 patriarchal-values
    Fault("JR-8.14", PATRIARCHAL, "ACE: 14", "ACE: 11"),
    Fault("JR-8.14", PATRIARCHAL, "KING: 13", "KING: 10"),
    Fault("JR-8.14", PATRIARCHAL, "QUEEN: 12", "QUEEN: 13"),
    Fault("JR-8.14", PATRIARCHAL, "JACK: 11", "JACK: 10"),
    Fault("JR-8.14", PATRIARCHAL, "                rules.cost[card] = value\n", ""),
    Fault("JR-8.14", PATRIARCHAL, "                rules.passport_values[card] = [value]\n", ""),
    Fault("JR-8.14", "jackrabbits/steps/lottery.py", "rank = RANK[card]\n", "rank = state.rules.value[card]\n"),
    Fault("JR-8.14", "jackrabbits/ruleset.py", "CLAIM_COST: Final = 10", "CLAIM_COST: Final = 14"),
]
