"""Faults in the setup, the turn and the claims (JR-1.4, JR-3, JR-4 but for the journey, JR-5.2, JR-5.3)."""

from tests.soak.fault import Fault

STEPS = "jackrabbits/steps"
CLAIM = "jackrabbits/steps/claiming.py"

FAULTS = [
    # what each player has
    Fault("JR-1.4", "jackrabbits/ruleset.py", "CARROTS: Final = 3", "CARROTS: Final = 4"),
    Fault("JR-1.4", f"{STEPS}/roll.py", "die_one = 1 + state.rng.below(6)", "die_one = 1 + state.rng.below(8)"),
    Fault("JR-1.4", f"{STEPS}/roll.py", "die_two = 1 + state.rng.below(6)", "die_two = state.die_one"),
    # players
    Fault("JR-3.1", "jackrabbits/setup.py", "not 1 <= players", "not 0 <= players"),
    Fault("JR-3.1", "jackrabbits/setup.py", "not 1 <= players", "not 2 <= players"),
    Fault("JR-3.1", "jackrabbits/ruleset.py", "MOST_PLAYERS: Final = 4", "MOST_PLAYERS: Final = 5"),
    Fault("JR-3.1", "jackrabbits/ruleset.py", "MOST_PLAYERS: Final = 4", "MOST_PLAYERS: Final = 3"),
    # the deal
    Fault("JR-3.4", "jackrabbits/ruleset.py", "DEAL: Final = 3", "DEAL: Final = 4"),
    Fault("JR-3.4", "jackrabbits/state.py", "rabbits = [CITADEL] *", "rabbits = [CITADEL + 1] *"),
    Fault(
        "JR-3.4",
        "jackrabbits/dealing.py",
        "    state.rng.shuffle(state.pile)\n    for seat in range(state.players):",
        "    for seat in range(state.players):",
    ),
    Fault("JR-3.4", "jackrabbits/setup.py", "state.rng.below(state.players) if", "0 if"),
    Fault("JR-3.4", "jackrabbits/setup.py", "    state.turn = state.first\n", "    state.turn = 0\n"),
    # the order of play
    Fault(
        "JR-3.4", f"{STEPS}/turn.py", "(state.order.index(state.turn) + 1) %", "(state.order.index(state.turn) - 1) %"
    ),
    Fault(
        "JR-3.4",
        f"{STEPS}/turn.py",
        "state.order[(state.order.index(state.turn) + 1) % state.players]",
        "(state.turn + 1) % state.players",
    ),
    Fault("JR-3.4", "jackrabbits/setup.py", "state.order = state.order[::-1]", "pass"),
    Fault("JR-3.4", "jackrabbits/setup.py", "        state.rng.shuffle(state.order)\n", ""),
    Fault("JR-3.4", "jackrabbits/setup.py", "state.order_of_play()})", "state.order})"),
    Fault("JR-3.4", "jackrabbits/view.py", 'view["order"] = state.order[:]', 'view["order"] = sorted(state.order)'),
    Fault("JR-3.4", f"{STEPS}/turn.py", "    state.turn_decisions = 0\n", "    state.rng.shuffle(state.order)\n"),
    # objectives
    Fault("JR-3.5", "jackrabbits/objectives.py", "        return suits == 3\n", "        return suits >= 2\n"),
    Fault("JR-3.5", "jackrabbits/objectives.py", "        return letters == 3\n", "        return letters >= 2\n"),
    Fault("JR-3.5", "jackrabbits/objectives.py", "suits == 3 and letters == 3", "suits == 3 or letters == 3"),
    Fault("JR-3.5", "jackrabbits/objectives.py", "return suits == 1", "return suits <= 2"),
    Fault("JR-3.5", "jackrabbits/objectives.py", "return letters == 1", "return letters <= 2"),
    Fault("JR-3.5", "jackrabbits/objectives.py", "return True  # simple", "return suits > 1  # simple"),
    Fault("JR-3.5", "jackrabbits/ruleset.py", "if not self.trios:", "if self.trios is None:"),
    # the roll, the lottery, the price
    Fault(
        "JR-4.1", "jackrabbits/ruleset.py", '["homecoming", "roll", "lottery", ', '["homecoming", "lottery", "roll", '
    ),
    Fault("JR-4.1", f"{STEPS}/turn.py", "    state.die_one = 0\n    state.die_two = 0\n", ""),
    Fault("JR-4.2", f"{STEPS}/lottery.py", "rank == state.die_one or rank", "rank"),
    Fault(
        "JR-4.2", f"{STEPS}/lottery.py", "or rank == state.die_two", "or rank == state.die_two or rank == state.price"
    ),
    Fault("JR-4.2", f"{STEPS}/lottery.py", "rank = RANK[card]\n", "rank = RANK[card] % 11\n"),
    Fault("JR-4.2", f"{STEPS}/lottery.py", "rank = RANK[card]\n", "rank = RANK[card] if RANK[card] != 1 else 11\n"),
    Fault("JR-4.2", f"{STEPS}/lottery.py", "        found.append(TO_PASS)\n", "        found = found or [TO_PASS]\n"),
    Fault("JR-4.2", f"{STEPS}/lottery.py", '            drawn = draw(state, seat, "lottery")\n', ""),
    Fault(
        "JR-4.2",
        f"{STEPS}/lottery.py",
        '            drawn = draw(state, seat, "lottery")\n',
        '            drawn = draw(state, seat, "lottery")\n'
        "            if state.die_one == state.die_two:\n"
        '                draw(state, seat, "lottery")\n',
    ),
    Fault("JR-4.2", f"{STEPS}/lottery.py", "            state.knowledge.shown(card, seat)\n", ""),
    Fault("JR-4.3", "jackrabbits/state.py", "self.die_one + self.die_two", "max(self.die_one, self.die_two)"),
    Fault("JR-4.3", "jackrabbits/journey_point.py", "self.price = state.price", "self.price = state.price - 1"),
    # acquisition
    Fault("JR-4.6", "jackrabbits/ruleset.py", "CLAIM_COST: Final = 10", "CLAIM_COST: Final = 9"),
    Fault("JR-4.6", "jackrabbits/ruleset.py", "CLAIM_COST: Final = 10", "CLAIM_COST: Final = 11"),
    Fault("JR-4.6", CLAIM, "if royal >= 0 and state.where[royal] == COURTED", "if royal >= 0"),
    Fault("JR-4.6", CLAIM, "ask_payment(state, SUIT_BIT[royal]", "ask_payment(state, 15"),
    Fault("JR-4.6", f"{STEPS}/claiming.py", "        if len(old) >= CARROTS:", "        if len(old) > CARROTS:"),
    Fault("JR-4.6", f"{STEPS}/claiming.py", "        if len(old) >= CARROTS:", "        if len(old) >= CARROTS - 1:"),
    Fault("JR-4.6", f"{STEPS}/claiming.py", "ask_to_give_up(state, seat, royal)", "ask_to_give_up(state, seat)"),
    Fault(
        "JR-4.6",
        CLAIM,
        "return royal_here(state) != NO_ROYAL\n",
        "return royal_here(state) != NO_ROYAL and best_payment(state) >= CLAIM_COST\n",
    ),
    Fault("JR-4.6", f"{STEPS}/claiming.py", "        take_from_court(state, seat, royal)\n", ""),
    # increment
    Fault("JR-4.7", f"{STEPS}/increment.py", "if state.rabbits[state.turn] != OFF_BOARD:", "if state.turn >= 0:"),
    Fault("JR-4.7", f"{STEPS}/increment.py", "!= OFF_BOARD:", "< OFF_BOARD - 1:"),
    Fault("JR-4.7", f"{STEPS}/increment.py", "draw(state, state.turn, ", "draw(state, state.first, "),
    Fault(
        "JR-4.7",
        "jackrabbits/dealing.py",
        "        reshuffle(state)\n    card = state.pile.pop()",
        "        reshuffle(state)\n    card = state.pile.pop(0)",
    ),
    Fault("JR-4.7", "jackrabbits/dealing.py", ", secrets=_TO_DRAWER[seat]", ""),
    Fault(
        "JR-4.8",
        "jackrabbits/dealing.py",
        "    state.paid_in_trade = []\n    state.rng.shuffle(state.pile)\n",
        "    state.paid_in_trade = []\n",
    ),
    Fault(
        "JR-4.8",
        "jackrabbits/dealing.py",
        "    state.pile = state.lot\n    state.lot = []\n",
        "    state.pile = state.lot[:]\n",
    ),
    Fault("JR-4.8", "jackrabbits/dealing.py", "        if not state.lot:\n", "        if len(state.lot) < 2:\n"),
    Fault(
        "JR-4.8", "jackrabbits/dealing.py", "    if not state.pile:\n", "    if len(state.pile) < 2 and state.lot:\n"
    ),
    # hand limit
    Fault("JR-4.9", "jackrabbits/ruleset.py", "HAND_LIMIT: Final = 9", "HAND_LIMIT: Final = 10"),
    Fault("JR-4.9", "jackrabbits/ruleset.py", "HAND_LIMIT: Final = 9", "HAND_LIMIT: Final = 8"),
    Fault(
        "JR-4.9",
        f"{STEPS}/hand_limit.py",
        "len(state.hands[seat]) > state",
        "len(state.hands[seat]) - len(state.royals(seat)) > state",
    ),
    Fault(
        "JR-4.9",
        f"{STEPS}/hand_limit.py",
        "discarding_step, 0, (state.turn,))",
        "discarding_step, 0, ((state.turn + 1) % state.players,))",
    ),
    Fault(
        "JR-4.9",
        f"{STEPS}/hand_limit.py",
        "for card in state.hands[seat] if card != kept]",
        "for card in state.hands[seat][-1:] if card != kept]",
    ),
    Fault("JR-4.9", f"{STEPS}/hand_limit.py", " if card != kept]", "]"),
    Fault("JR-4.9", f"{STEPS}/hand_limit.py", ' and state.phase == "journey" else', " else"),
    Fault("JR-4.9", f"{STEPS}/lottery.py", "            look_at_limit(state)\n", "            pass\n"),
    Fault("JR-4.9", f"{STEPS}/lottery.py", "        if drawn != NO_CARD:\n", "        if action.verb == LOTTERY:\n"),
    Fault("JR-4.9", f"{STEPS}/fighting.py", "        look_at_limit(state)\n", ""),
    Fault(
        "JR-4.9",
        f"{STEPS}/fighting.py",
        "                ask_to_give_up(state, winner)\n",
        "                ask_to_give_up(state, winner)\n                look_at_limit(state)\n",
    ),
    Fault(
        "JR-4.9",
        f"{STEPS}/fighting.py",
        '            state.push(state.rules.step_code("homecoming"))\n',
        '            state.push(state.rules.step_code("homecoming"))\n            look_at_limit(state)\n',
    ),
    Fault("JR-4.9", f"{STEPS}/trading.py", "            look_at_limit(state)\n", "            pass\n"),
    Fault("JR-4.9", f"{STEPS}/trading.py", "        if len(state.hands[seat]) > in_hand:\n", "        if counter:\n"),
    Fault("JR-4.9", f"{STEPS}/call.py", "(not frame.args or is_over_limit(state, frame.args[0]))", "True"),
    Fault("JR-4.9", f"{STEPS}/call.py", "(not frame.args or is_over_limit(state, frame.args[0]))", "not frame.args"),
    Fault("JR-4.9", "jackrabbits/options/caught_hands.py", 'rules.limit_step = rules.step_code("call")', "pass"),
    Fault("JR-4.9", "jackrabbits/options/caught_hands.py", "needs_others = True", "needs_others = False"),
    Fault("JR-4.9", "jackrabbits/options/caught_hands.py", '"enforced", "caught")', '"caught", "enforced")'),
    Fault("JR-4.9", "jackrabbits/options/caught_hands.py", 'rules.replace_in_turn("hand-limit", "call")', "pass"),
    Fault("JR-4.9", f"{STEPS}/call.py", "over_limit(state) if other != seat]", "over_limit(state)]"),
    Fault("JR-4.9", f"{STEPS}/call.py", "range(state.players) if is_over_limit(state, seat)]", "range(state.players)]"),
    Fault("JR-4.9", f"{STEPS}/call.py", " if over != [seat]] if over else []", "] if over else []"),
    Fault("JR-4.9", f"{STEPS}/call.py", "state.order_of_play() if over !=", "range(state.players) if over !="),
    Fault("JR-4.9", f"{STEPS}/call.py", " and entry.args[0] not in caught:", " and not caught:"),
    Fault("JR-4.9", f"{STEPS}/call.py", "in reversed(caught):", "in caught:"),
    Fault("JR-4.9", f"{STEPS}/call.py", "in reversed(caught):", "in range(state.players):"),
    # winning, ranking, caps
    Fault("JR-4.10", f"{STEPS}/homecoming.py", "state.rabbits[seat] != CITADEL", "state.rabbits[seat] < 0"),
    Fault(
        "JR-4.10", f"{STEPS}/homecoming.py", "if tuple(sorted(royals)) in", "if royals[2:] or tuple(sorted(royals)) in"
    ),
    Fault("JR-4.10", "jackrabbits/ruleset.py", '["homecoming", "roll"', '["roll"'),
    Fault("JR-4.10", "jackrabbits/ruleset.py", '"journey", "homecoming", ', '"journey", '),
    Fault("JR-4.10", f"{STEPS}/homecoming.py", "            state.winner = seat\n", ""),
    Fault(
        "JR-4.10",
        f"{STEPS}/homecoming.py",
        "seat = state.turn\n",
        "seat = ([s for s in range(state.players) if len(state.royals(s)) == 3] or [state.turn])[0]\n",
    ),
    Fault("JR-4.10", "jackrabbits/state.py", "1 if seat == self.winner else 0, ", "0, "),
    Fault("JR-4.10", "jackrabbits/state.py", ", royals), len(royals), worth)", ", royals) * 0, len(royals), worth)"),
    Fault("JR-4.10", "jackrabbits/state.py", "royals), len(royals), worth)", "royals), worth)"),
    Fault("JR-4.10", "jackrabbits/state.py", ", len(royals), worth)", ", len(royals))"),
    Fault("JR-4.10", "jackrabbits/state.py", ", len(royals), worth)", ", len(royals), worth, seat)"),
    Fault("JR-4.10", "jackrabbits/objectives.py", "best = max(best, count)", "best = min(best, count)"),
    Fault("JR-4.10", f"{STEPS}/turn.py", "if state.round >= ", "if state.round > "),
    Fault("JR-4.10", f"{STEPS}/turn.py", "if following == state.first:", "if following == 0:"),
    Fault("JR-4.10", f"{STEPS}/turn.py", "if following == state.first:", "if following == state.order[0]:"),
    Fault("JR-4.10", "jackrabbits/catalogue.py", '"JR-4.10", 100,', '"JR-4.10", 50,'),
    Fault("JR-4.10", "kernel/state.py", "if self.turn_decisions > TURN_CAP:", "if self.turn_decisions < 0:"),
    Fault("JR-4.10", f"{STEPS}/turn.py", "    state.turn_decisions = 0\n", ""),
    # phases
    Fault("JR-4.11", "jackrabbits/ruleset.py", '"roll", "lottery", "journey", ', '"roll", "journey", "lottery", '),
    Fault("JR-4.11", "jackrabbits/ruleset.py", '"acquisition", "increment", ', '"increment", "acquisition", '),
    Fault("JR-4.11", f"{STEPS}/turn.py", '    state.phase = "lottery"\n', ""),
    Fault("JR-4.11", f"{STEPS}/lottery.py", '        state.phase = "journey"\n', ""),
    Fault("JR-4.11", f"{STEPS}/journey.py", '    state.phase = "acquisition"\n', ""),
    Fault(
        "JR-4.11", f"{STEPS}/increment.py", '        state.phase = "increment"\n', '        state.phase = "lottery"\n'
    ),
    # claims
    Fault(
        "JR-5.2", "jackrabbits/dealing.py", "        state.lot.append(card)\n", "        state.pile.insert(0, card)\n"
    ),
    Fault("JR-5.2", "jackrabbits/dealing.py", "    if not IS_COURT[card]:\n", "    if not IS_ROYAL[card]:\n"),
    Fault("JR-5.2", "jackrabbits/dealing.py", "    state.where[card] = COURTED\n", ""),
    Fault(
        "JR-5.2",
        f"{STEPS}/payment.py",
        "    spend(state, seat, cards)\n",
        "    spend(state, seat, cards[:1])\n",
    ),
    Fault(
        "JR-5.3",
        "jackrabbits/dealing.py",
        "    take_in(state, receiver, card)\n",
        "    state.hands[receiver].insert(0, card)\n",
    ),
    Fault(
        "JR-5.3", f"{STEPS}/fighting.py", "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) <= 0:"
    ),
    Fault("JR-5.3", f"{STEPS}/giving_up.py", "if royal != keep]", "if royal != keep][1:]"),
]
