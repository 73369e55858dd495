"""Planted faults of personal trades (JR-8.15)."""

from tests.soak.fault import Fault

TRADES = "jackrabbits/options/personal_trades.py"

FAULTS = [
    # the offer
    Fault("JR-8.15", TRADES, "    if place < PILE:\n        return False\n", ""),
    Fault("JR-8.15", TRADES, "not (IS_ROYAL[card] or is_laid_open(state, card))", "not is_laid_open(state, card)"),
    Fault("JR-8.15", TRADES, "or place == UNDERGROUND) or not", ") or not"),
    Fault("JR-8.15", TRADES, "if state.hands[seat]]\n", "]\n"),
    Fault(
        "JR-8.15",
        TRADES,
        "return found if any_suit else [card for card in found if SUIT_BIT[card] == DIAMONDS]",
        "return found",
    ),
    Fault("JR-8.15", TRADES, "MOST_OFFERS: Final = 3", "MOST_OFFERS: Final = 4"),
    Fault("JR-8.15", TRADES, "each_turn=True", "each_turn=False"),
    Fault("JR-8.15", TRADES, "MOST_CARDS: Final = 2", "MOST_CARDS: Final = 3"),
    Fault("JR-8.15", TRADES, "        state.draft.append(action)\n", ""),
    # the exchange
    Fault("JR-8.15", TRADES, 'if is_open else {"card": only(giver, receiver)}', "if is_open or True else None"),
    Fault("JR-8.15", TRADES, "bargain.other(state, seat), card)", "seat, card)"),
    Fault("JR-8.15", TRADES, "if state.where[card] != receiver]", "if state.where[card] == receiver]"),
    Fault(
        "JR-8.15",
        TRADES,
        "return [TO_DENOUNCE, TO_KEEP] if bargain_of(state).missing(state, seat) else [TO_KEEP]",
        "return [TO_DENOUNCE, TO_KEEP]",
    ),
    Fault("JR-8.15", TRADES, '            exile(state, seat, "trade")\n', "            pass\n"),
    Fault("JR-8.15", TRADES, "swindlers.append(bargain.other(state, seat))", "swindlers.append(seat)"),
    # what follows
    Fault("JR-8.15", TRADES, '            state.push(state.rules.step_code("homecoming"))\n', ""),
    Fault("JR-8.15", TRADES, "for seat in (partner, state.turn):", "for seat in (state.turn,):"),
    Fault("JR-8.15", TRADES, "            self.look_at_partner(state, partner)\n", "            pass\n"),
    Fault("JR-8.15", TRADES, "            look_at_limit(state)\n", "            pass\n"),
    Fault("JR-8.15", TRADES, "if is_enforced else rules.limit_step", "if rules.limit_step else 0"),
    # the option
    Fault("JR-8.15", TRADES, "needs_others = True", "needs_others = False"),
    Fault("JR-8.15", TRADES, '    suit = SUITS.index("D")\n', ""),
]
