"""Planted faults of personal trades (JR-8.15)."""

from tests.soak.fault import Fault

TRADES = "jackrabbits/options/personal_trades.py"
BARGAIN = "jackrabbits/bargain.py"

FAULTS = [
    # the offer
    Fault("JR-8.15", BARGAIN, "(place >= PILE and not", "(not"),
    Fault("JR-8.15", BARGAIN, "in_sight = IS_ROYAL[:]", "in_sight = [False] * len(IS_ROYAL)"),
    Fault("JR-8.15", BARGAIN, "or place == UNDERGROUND) or not", ") or not"),
    Fault("JR-8.15", BARGAIN, "if state.hands[seat]]\n", "]\n"),
    Fault(
        "JR-8.15",
        BARGAIN,
        "return left if are_diamonds(bargain.gives) else [card for card in left if SUIT_BIT[card] == DIAMONDS]",
        "return left",
    ),
    Fault("JR-8.15", BARGAIN, "    return len(state.hands[seat])\n", "    return 2\n"),
    Fault("JR-8.15", BARGAIN, "    return len(state.hands[seat])\n", "    return 99\n"),
    Fault("JR-8.15", TRADES, "MOST_OFFERS: Final = 3", "MOST_OFFERS: Final = 4"),
    Fault("JR-8.15", TRADES, "each_turn=True", "each_turn=False"),
    Fault("JR-8.15", TRADES, "seat if action.verb == GIVE else bargain_of(state).partner", "seat"),
    Fault("JR-8.15", TRADES, "        state.draft.append(action)\n", ""),
    # what is laid
    Fault("JR-8.15", TRADES, "if len(pieces) >= len(bargain_of(state).claimed_of(state, seat)):", "if pieces:"),
    Fault("JR-8.15", TRADES, "for card in state.hands[seat] if card not in pieces]", "for card in state.hands[seat]]"),
    Fault("JR-8.15", TRADES, 'state.emit("laid-down", {"seat": seat, ', 'state.emit("laid-down", {"seat": other, '),
    Fault("JR-8.15", TRADES, "                state.knowledge.shown_to(card, seat, other)\n", "                pass\n"),
    Fault(
        "JR-8.15",
        TRADES,
        "                state.knowledge.shown_to(card, seat, other)\n",
        "                state.knowledge.shown(card, seat)\n",
    ),
    Fault("JR-8.15", TRADES, 'secrets={"cards": only(seat, other)}', 'secrets={"cards": only(seat)}'),
    Fault("JR-8.15", TRADES, 'secrets={"cards": only(seat, other)}', "secrets=None"),
    Fault("JR-8.15", TRADES, "return [state.turn, bargain_of(state).partner]", "return list(range(state.players))"),
    Fault("JR-8.15", TRADES, "return [state.turn, bargain_of(state).partner]", "return [owner]"),
    # the judgement
    Fault(
        "JR-8.15",
        TRADES,
        "[TO_DENOUNCE, TO_KEEP] if self.false_cards(state, bargain, bargain.other(state, seat)) else [TO_KEEP]",
        "[TO_DENOUNCE, TO_KEEP]",
    ),
    Fault("JR-8.15", TRADES, "self.false_cards(state, bargain, bargain.other(state, seat)) else", "seat < 0 else"),
    Fault(
        "JR-8.15",
        TRADES,
        "for card in state.zone(self.laid, giver) if card not in claimed]",
        "for card in state.zone(self.laid, giver) if card not in claimed"
        " and not [other for other in claimed if state.where[other] == bargain.other(state, giver)]]",
    ),
    Fault(
        "JR-8.15",
        TRADES,
        "                    state.knowledge.shown(card, swindlers[-1])\n",
        "                    pass\n",
    ),
    Fault("JR-8.15", TRADES, "                shown.extend(cards)\n", ""),
    Fault("JR-8.15", TRADES, '"by": seat, "cards": names_of(cards)}', '"by": seat, "cards": []}'),
    Fault(
        "JR-8.15",
        TRADES,
        "cards = self.false_cards(state, bargain, swindlers[-1])",
        "cards = state.zone(self.laid, swindlers[-1])[:]",
    ),
    Fault("JR-8.15", TRADES, '            exile(state, seat, "trade")\n', "            pass\n"),
    Fault("JR-8.15", TRADES, "swindlers.append(bargain.other(state, seat))", "swindlers.append(seat)"),
    # the exchange
    Fault("JR-8.15", TRADES, "        self.exchange(state, bargain, shown)\n", ""),
    Fault("JR-8.15", TRADES, "for openly in (False, True):", "for openly in (True, False):"),
    Fault(
        "JR-8.15",
        TRADES,
        "pass_unseen(state, giver, receiver, card, shown)",
        "pass_unseen(state, giver, receiver, card)",
    ),
    Fault("JR-8.15", TRADES, 'secret = None if openly else {"card": only(giver, receiver)}', "secret = None"),
    Fault("JR-8.15", TRADES, "[*laid_open(state, seat), *shown]", "shown"),
    # what follows
    Fault("JR-8.15", TRADES, '            state.push(state.rules.step_code("homecoming"))\n', ""),
    Fault("JR-8.15", TRADES, "for seat in (bargain.partner, state.turn):", "for seat in (state.turn,):"),
    Fault("JR-8.15", TRADES, "            self.look_at_partner(state, bargain.partner)\n", "            pass\n"),
    Fault("JR-8.15", TRADES, "            look_at_limit(state)\n", "            pass\n"),
    Fault("JR-8.15", TRADES, "if is_enforced else rules.limit_step", "if rules.limit_step else 0"),
    # the option
    Fault("JR-8.15", TRADES, "needs_others = True", "needs_others = False"),
    Fault("JR-8.15", TRADES, '    suit = SUITS.index("D")\n', ""),
]
