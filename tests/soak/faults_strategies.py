"""Faults in the strategies of the standard game (JR-7), and in what they make of exile and claims (JR-6.8, JR-5)."""

from tests.soak.fault import Fault

TURN = "jackrabbits/steps/turn.py"
JOURNEY = "jackrabbits/steps/journey.py"
TAKE_OFF = "jackrabbits/steps/take_off.py"
FLIGHT = "jackrabbits/steps/flight.py"
FIGHT = "jackrabbits/steps/fighting.py"
FIGHTING = "jackrabbits/steps/fighting.py"
DEALING = "jackrabbits/dealing.py"
EXILE = "jackrabbits/dealing.py"
CONTEST = "jackrabbits/steps/contest.py"
PROOF = "jackrabbits/steps/proof.py"
PROOFS = "jackrabbits/steps/proof.py"
INSIGHT = "kernel/card_knowledge.py"
KNOWLEDGE = "kernel/knowledge_log.py"
THEFTS = "kernel/theft_hypotheses.py"
TRADE = "jackrabbits/steps/trading.py"
TRADING = "jackrabbits/steps/trading.py"
OPTIONS = "jackrabbits/options"

FAULTS = [
    # the passport
    Fault("JR-7.1", TAKE_OFF, "if state.rules.take_off_suits[state.rabbits[seat]] and state", "if state"),
    Fault(
        "JR-7.1",
        TAKE_OFF,
        " for card in state.hands[seat] if SUIT_BIT[card] == CLUBS]",
        " for card in state.hands[seat]]",
    ),
    Fault("JR-7.1", TAKE_OFF, " and state.passport == NO_PASSPORT:", ":"),
    Fault("JR-7.1", TAKE_OFF, "        state.knowledge.shown(state.passport, seat)\n", ""),
    Fault("JR-7.1", FLIGHT, "in state.rules.landings if place != home]", "in state.rules.landings]"),
    Fault("JR-7.1", FLIGHT, "in state.rules.landings if place", "in state.rules.board.hexes if place"),
    Fault("JR-7.1", FLIGHT, "max(0, state.price - ", "max(0, state.price + 1 - "),
    Fault("JR-7.1", FLIGHT, "max(0, state.price - ", "max(0, state.price - 1 - "),
    Fault("JR-7.1", TURN, "    state.passport = NO_PASSPORT\n", ""),
    Fault("JR-7.1", f"{OPTIONS}/flights.py", 'rules.replace_in_turn("journey", "flight")', "pass"),
    # the shortfall
    Fault("JR-7.2", FLIGHT, "            return flights\n", "            return [*flights, TO_FALL]\n"),
    Fault("JR-7.2", FLIGHT, "        return [*flights, TO_FALL]\n", "        return flights\n"),
    Fault("JR-7.2", FLIGHT, "if not flights or purse_for(state, seat) < missing:", "if not flights:"),
    Fault("JR-7.2", FLIGHT, "ask_payment(state, take_off_suits(state, seat), ", "ask_payment(state, 1, "),
    Fault("JR-7.2", FLIGHT, "(state, seat), missing, NO_JOKER)", "(state, seat), state.price, NO_JOKER)"),
    Fault("JR-7.2", FLIGHT, "return worth(state, seat, take_off_suits(state, seat))", "return worth(state, seat, 15)"),
    Fault(
        "JR-7.2",
        FLIGHT,
        "end_journey(state, seat, [], OFF_BOARD)",
        "end_journey(state, seat, [], state.rabbits[seat])",
    ),
    Fault(
        "JR-7.2",
        "jackrabbits/payment_search.py",
        "if SUIT_BIT[card] & suits]",
        "if SUIT_BIT[card] & suits and card != state.passport]",
    ),
    Fault(
        "JR-7.2",
        "jackrabbits/steps/lottery.py",
        "if wins(state, card)]",
        "if wins(state, card) and card != state.passport]",
    ),
    # who fights whom
    Fault("JR-7.3", "jackrabbits/ruleset.py", "IS_HEX[place] or place == UNDERGROUND for", "place >= 0 for"),
    Fault("JR-7.3", "jackrabbits/ruleset.py", " or place == UNDERGROUND for", " for"),
    Fault(
        "JR-7.3",
        FIGHTING,
        "if not state.rules.fights_at[place]:",
        'if not state.rules.fights_at[place] and state.place_of(state.turn) != "underground":',
    ),
    Fault("JR-7.3", f"{OPTIONS}/fights.py", "rules.fights_at[UNDERGROUND] = False", "pass"),
    Fault(
        "JR-7.3",
        f"{OPTIONS}/fights.py",
        '"quiet-underground", "JR-7.3", needs={"fights": True}, ',
        '"quiet-underground", "JR-7.3", ',
    ),
    # sheltered
    Fault("JR-7.3", FIGHT, "[seat for seat in found if seat not in sheltered] if sheltered else found", "found"),
    Fault("JR-7.3", FIGHT, "if action.args[0] in state.sheltered and action", "if action.args[0] < 0 and action"),
    Fault("JR-7.3", JOURNEY, "[*state.sheltered, seat]", "[seat]"),
    Fault("JR-7.3", JOURNEY, "            if point.tile == OFF_BOARD:\n", "            if verb:\n"),
    Fault(
        "JR-7.3",
        TURN,
        "        state.sheltered = [seat for seat in state.sheltered if seat != state.turn]\n",
        "        pass\n",
    ),
    Fault("JR-7.3", TURN, "[seat for seat in state.sheltered if seat != state.turn]", "[]"),
    Fault(
        "JR-7.3",
        TURN,
        "    if state.sheltered and state.turn in state.sheltered:\n        state.sheltered = [seat for seat in state.sheltered if seat != state.turn]\n",
        "    state.sheltered = []\n",
    ),
    Fault(
        "JR-7.3",
        EXILE,
        "        state.sheltered = [other for other in state.sheltered if other != seat]\n",
        "        pass\n",
    ),
    Fault("JR-6.7", "jackrabbits/steps/acquisition.py", " and state.turn not in state.sheltered:", ":"),
    Fault("JR-7.3", FIGHT, "if seat != state.turn and state.rabbits[seat] == place]", "if seat != state.turn]"),
    Fault("JR-7.3", FIGHT, "if state.fought or not armed(state, seat):", "if not armed(state, seat):"),
    Fault("JR-7.3", FIGHT, "if state.fought or not armed(state, seat):", "if state.fought:"),
    Fault(
        "JR-7.3",
        FIGHT,
        "return not state.fought and len(rivals(state)) > 0",
        "return not state.fought and len(rivals(state)) > 0 and armed(state, state.turn)",
    ),
    Fault("JR-7.3", FIGHTING, "            state.fought = True\n", ""),
    Fault("JR-7.3", TURN, "    state.fought = False\n", ""),
    # blow by blow
    Fault(
        "JR-7.3",
        FIGHTING,
        "if laid and reach(state, frame) > beaten(frame):",
        "if laid and reach(state, frame) >= beaten(frame):",
    ),
    Fault(
        "JR-7.3",
        FIGHTING,
        "[*[card for owner, card in state.aside if owner == seat], *frame.args[4:]]",
        "frame.args[4:]",
    ),
    Fault(
        "JR-7.3", FIGHTING, "        if beaten(frame):\n            found", "        if not found:\n            found"
    ),
    Fault("JR-7.3", FIGHTING, " == SPADES and card not in laid\n", " == SPADES\n"),
    Fault("JR-7.3", FIGHTING, 'exile(state, loser, "fight")', 'exile(state, defender, "fight")'),
    Fault("JR-7.3", FIGHTING, "            set_aside(state, seat, card)\n", "            pass\n"),
    Fault(
        "JR-7.3",
        FIGHTING,
        "        state.ask(frame.step, frame.args[frame.stage])\n",
        "        seat = frame.args[frame.stage]\n"
        "        if [card for card in state.hands[seat] if SUIT_BIT[card] == SPADES]:\n"
        "            state.ask(frame.step, seat)\n"
        "        else:\n"
        "            self.finish(state, seat, frame)\n",
    ),
    Fault(
        "JR-7.3",
        FIGHTING,
        "        if action.verb == YIELD:\n            self.finish",
        "        if action.verb == YIELD:\n"
        "            for card in frame.args[4:]:\n"
        "                set_aside(state, seat, card)\n"
        "            self.finish",
    ),
    # the theft
    Fault("JR-7.4", FIGHTING, "        if winner != attacker:\n            return\n", ""),
    Fault("JR-7.4", FIGHTING, "card = steal(state, winner, loser)", "card = NO_CARD"),
    Fault("JR-7.4", FIGHTING, "card = steal(state, winner, loser)", "card = steal(state, loser, winner)"),
    Fault("JR-7.4", DEALING, "card = hand[state.rng.below(len(hand))]", "card = hand[0]"),
    Fault(
        "JR-7.4", DEALING, "hand = state.hands[victim][:]", "hand = [card for card in state.hands[victim] if card > 1]"
    ),
    Fault("JR-7.4", DEALING, 'secret = {"card": only(thief, victim)}', "secret = None"),
    Fault("JR-7.4", DEALING, 'secret = {"card": only(thief, victim)}', 'secret = {"card": only(thief)}'),
    Fault(
        "JR-7.4",
        DEALING,
        "loose = [held for held in state.hands[giver] if not IS_ROYAL[held]]",
        "loose = [card]",
    ),
    Fault(
        "JR-7.4",
        FIGHTING,
        "        clear_aside(state)\n",
        "        for seat, spade in state.aside:\n            state.hands[seat].append(spade)\n        state.aside = []\n",
    ),
    # what the others make of it: one card went, each as likely, of the batches that were there
    Fault("JR-7.4", INSIGHT, "(len(loose) > 1 or not self.known[loose[0]])", "len(loose) > 0"),
    Fault("JR-7.4", INSIGHT, "                self.batch[card] = self.newest\n", ""),
    Fault("JR-7.4", INSIGHT, "self.hypotheses = hypotheses.drew(self.batch[card], seat)", "pass"),
    Fault("JR-7.4", INSIGHT, "and not mine and self.batch[card]", "and self.batch[card]"),
    Fault("JR-7.4", INSIGHT, "hypotheses.seen(self.batch[card], seat).simplified()", "hypotheses"),
    Fault("JR-7.4", INSIGHT, "            self._see(card, victim)\n", ""),
    Fault("JR-7.4", THEFTS, "found.get(after, 0) + weight * count", "found.get(after, 0) + weight"),
    Fault("JR-7.4", THEFTS, "found.get(after, 0) + weight * count", "weight * count"),
    Fault("JR-7.4", THEFTS, "weight * counts[index]\n", "weight\n"),
    Fault("JR-7.4", THEFTS, "            if counts[index]\n", ""),
    # too many distributions: batches are merged, but not the pile's
    Fault("JR-7.4", THEFTS, "while len(found.weights) > MOST_DISTRIBUTIONS:", "while False:"),
    Fault("JR-7.4", THEFTS, "if found.batches[row] != pile]", "]"),
    Fault("JR-7.4", THEFTS, "weights[after] = weights.get(after, 0) + weight\n", "weights[after] = weight\n"),
    Fault("JR-7.4", INSIGHT, "[into if batch in merged else batch for batch in self.batch]", "self.batch[:]"),
    Fault("JR-7.4", INSIGHT, "for batch in fewer.batches if batch != pile)", "for batch in fewer.batches)"),
    Fault("JR-7.4", "jackrabbits/determiniser.py", "mark -= self._weights[at]", "mark -= 1"),
    # and what is seen is the same whenever somebody looks
    Fault(
        "JR-7.4",
        KNOWLEDGE,
        "        if len(self._entries) != self._length:\n            self._entries = self._entries[: self._length]\n",
        "",
    ),
    Fault(
        "JR-7.4",
        KNOWLEDGE,
        "        updated = self._computed[observer].copy()\n",
        "        updated = self._computed[observer]\n",
    ),
    Fault("JR-7.4", KNOWLEDGE, "        self._entries = []\n        self._length = 0\n", ""),
    Fault("JR-7.4", KNOWLEDGE, "self._covered, self._entries, self._length)", "self._covered, self._entries, 0)"),
    # a stolen royal
    Fault("JR-7.5", FIGHTING, "            end_acquisition(state)\n", "            pass\n"),
    Fault("JR-7.5", FIGHTING, "ends = IS_ROYAL[card]", "ends = True"),
    Fault("JR-7.5", FIGHTING, "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) <= 0:"),
    Fault("JR-7.5", FIGHTING, "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) < -1:"),
    Fault("JR-7.5", FIGHTING, "ask_to_give_up(state, winner)", "ask_to_give_up(state, winner, card)"),
    Fault("JR-7.5", FIGHTING, '            state.push(state.rules.step_code("homecoming"))\n', ""),
    Fault(
        "JR-7.5",
        DEALING,
        "    if IS_ROYAL[card] or card in laid:\n        pass_openly",
        "    if card in laid:\n        pass_openly",
    ),
    Fault(
        "JR-7.5",
        DEALING,
        "for held in state.hands[giver] if not IS_ROYAL[held]]",
        "for held in state.hands[giver]]",
    ),
    Fault("JR-4.10", FIGHTING, '            state.push(state.rules.step_code("homecoming"))\n', ""),
    # who is vetted, with what
    Fault("JR-7.6", PROOFS, "PROOF_POINTS: Final = 6", "PROOF_POINTS: Final = 5"),
    Fault("JR-7.6", PROOFS, "PROOF_POINTS: Final = 6", "PROOF_POINTS: Final = 7"),
    Fault("JR-7.6", PROOFS, "purse(state, seat, HEARTS)", "purse(state, seat, 15)"),
    Fault("JR-7.6", CONTEST, "purse(state, seat, HEARTS)", "purse(state, seat, 15)"),
    Fault("JR-7.6", CONTEST, "frame.stage == ASK and state.arrived else", "frame.stage == ASK else"),
    Fault("JR-7.6", CONTEST, "if royal >= 0 and state.where[royal] == state.turn:", "if False:"),
    Fault("JR-7.6", CONTEST, "state.where[royal] == state.turn:", "state.where[royal] >= 0:"),
    Fault("JR-7.6", CONTEST, "KIND[place] == PALACE", "KIND[place] >= PALACE"),
    Fault(
        "JR-7.6",
        "jackrabbits/steps/journey.py",
        "state.arrived = state.rabbits[seat] != place or len(memory) > 0",
        "state.arrived = state.rabbits[seat] != place",
    ),
    Fault("JR-7.6", PROOF, '            exile(state, seat, "contest")\n', ""),
    Fault("JR-7.6", PROOF, "        if action.verb != PROVE:\n", "        if action.verb == PROVE:\n"),
    # who is asked, and what comes of it
    Fault("JR-7.7", CONTEST, "in state.order_of_play()[1:] if", "in reversed(state.order_of_play()[1:]) if"),
    Fault("JR-7.7", CONTEST, "in state.order_of_play()[1:] if", "in range(state.players) if seat != state.turn and"),
    Fault("JR-7.7", CONTEST, "if state.rabbits[seat] == OFF_BOARD:", "if False:"),
    Fault("JR-7.7", CONTEST, "state.rabbits[seat] == OFF_BOARD:", "state.rabbits[seat] >= OFF_BOARD - 1:"),
    Fault(
        "JR-7.7",
        CONTEST,
        "asked = challengers(state) if ",
        "asked = [seat for seat in challengers(state) if proofs(state, seat, hearts_of(state, seat), False)] if ",
    ),
    Fault("JR-7.7", CONTEST, "                return\n", ""),
    Fault("JR-7.7", CONTEST, "                    state.knowledge.shown(card, seat)\n", "                    pass\n"),
    Fault("JR-7.7", CONTEST, "        state.replace(RESOLVED)\n", ""),
    Fault("JR-7.7", PROOF, "            state.knowledge.shown(card, seat)\n", "            pass\n"),
    Fault(
        "JR-7.7", PROOFS, "            state.knowledge.shown(card, seat)\n", "            spend(state, seat, [card])\n"
    ),
    Fault("JR-7.7", PROOFS, "        spend(state, challenger, list(shown))\n", ""),
    Fault("JR-7.7", PROOF, '        exile(state, challenger, "contest")\n', ""),
    Fault("JR-7.7", PROOF, "for cards in hands], TO_LEAVE]", "for cards in hands]] or [TO_LEAVE]"),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", 'before="homecoming")', 'before="increment")'),
    Fault(
        "JR-7.7",
        f"{OPTIONS}/vetting.py",
        'rules.queen_proves_challenger = self.value == "both"',
        "rules.queen_proves_challenger = True",
    ),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", 'rules.queen_proves_challenger = self.value == "both"', "pass"),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", "rules.queen_proves_visitor = True", "pass"),
    Fault(
        "JR-7.7",
        f"{OPTIONS}/vetting.py",
        "rules.contest_rights.append(PalaceRight())",
        "rules.contest_rights.append(PalaceRight())\n        rules.queen_proves_visitor = True",
    ),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", 'self.value == "both"', 'self.value == "visitor"'),
    Fault("JR-7.7", PROOFS, "queen = ROYAL_OF[place]", "queen = state.royals(seat)[0] if state.royals(seat) else 13"),
    Fault("JR-7.7", PROOFS, " and (queen,) not in found:", ":"),
    # trades
    Fault("JR-7.8", f"{OPTIONS}/trades.py", "if KIND[place] == PLAZA:", "if ROYAL_OF[place] >= 0:"),
    Fault("JR-7.8", f"{OPTIONS}/trades.py", "rules.components.suit_mask if suit == DIAMONDS else DIAMONDS", "DIAMONDS"),
    Fault(
        "JR-7.8",
        f"{OPTIONS}/trades.py",
        "rules.components.suit_mask if suit == DIAMONDS else DIAMONDS",
        "rules.components.suit_mask",
    ),
    Fault(
        "JR-7.8", f"{OPTIONS}/trades.py", "rules.sells[place] = suit", "rules.sells[place] = rules.components.suit_mask"
    ),
    Fault("JR-7.8", TRADE, " if card not in paid] if paid", "] if paid"),
    Fault("JR-7.8", TRADING, "[*state.paid_in_trade, *state.lot[in_lot:]]", "state.lot[in_lot:]"),
    Fault("JR-7.8", TRADING, "[*state.paid_in_trade, *state.lot[in_lot:]]", "state.lot[:]"),
    Fault(
        "JR-7.8",
        TRADING,
        "        total += each[card]\n",
        "        total = each[cards[0]]\n",
    ),
    Fault("JR-7.8", TRADE, "return len(for_sale(state)) > 0", "return len(affordable(state, state.turn, [])) > 0"),
    Fault(
        "JR-7.8",
        TRADE,
        "worth(state, seat, money(state)) - cost(state, counter)\n",
        "worth(state, seat, money(state))\n",
    ),
    Fault("JR-7.8", TRADE, "if card not in counter and state", "if state"),
    Fault("JR-7.8", TRADING, "        for card in counter:\n", "        for card in counter[:1]:\n"),
    Fault("JR-7.8", TRADING, "            *affordable(state, seat, counter),\n", ""),
    Fault(
        "JR-7.8",
        TRADING,
        "for card in counter]})\n        state.pop()\n",
        "for card in counter]})\n        state.pop()\n        state.replace(1)\n",
    ),
    Fault("JR-7.8", DEALING, "    state.paid_in_trade = []\n", ""),
    Fault(
        "JR-7.8",
        DEALING,
        "    state.lot.remove(card)\n    take_in(state, seat, card)\n    state.knowledge.show(card)\n",
        "    state.lot.remove(card)\n    take_in(state, seat, card)\n    state.knowledge.drawn(card, seat)\n",
    ),
    Fault("JR-7.8", TURN, "        state.paid_in_trade = []\n", "        pass\n"),
    # exile and claims
    Fault("JR-6.8", EXILE, "    state.rabbits[seat] = OFF_BOARD\n", "    state.rabbits[seat] = OFF_BOARD - 1\n"),
    Fault("JR-6.8", EXILE, "    state.rabbits[seat] = OFF_BOARD\n", "    state.rabbits[state.turn] = OFF_BOARD\n"),
    Fault(
        "JR-5.2",
        EXILE,
        "        for seat, card in played:\n            _lay_open(state, seat, card)\n",
        "        pass\n",
    ),
    Fault(
        "JR-5.2",
        DEALING,
        "    state.where[card] = ASIDE\n    state.aside = [*state.aside, (seat, card)]\n",
        "    _lay_open(state, seat, card)\n",
    ),
    Fault("JR-5.3", FIGHTING, "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) < -1:"),
]
