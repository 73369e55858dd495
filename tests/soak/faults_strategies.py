"""Faults in the strategies of the standard game (JR-7), and in what they make of exile and claims (JR-6.8, JR-5)."""

from tests.soak.fault import Fault

TURN = "jackrabbits/steps/turn.py"
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
BLUR = "kernel/theft_hypotheses.py"
TRADE = "jackrabbits/steps/trading.py"
TRADING = "jackrabbits/steps/trading.py"
OPTIONS = "jackrabbits/options"

FAULTS = [
    # the passport
    Fault("JR-7.1", TAKE_OFF, "if KIND[state.rabbits[seat]] == TOWER and state", "if state"),
    Fault(
        "JR-7.1",
        TAKE_OFF,
        " for card in state.hands[seat] if SUIT_BIT[card] == CLUBS]",
        " for card in state.hands[seat]]",
    ),
    Fault("JR-7.1", TAKE_OFF, " == TOWER and state.passport == NO_PASSPORT:", " == TOWER:"),
    Fault("JR-7.1", TAKE_OFF, "        state.knowledge.shown(state.passport, seat)\n", ""),
    Fault("JR-7.1", FLIGHT, "KIND[place] == TOWER and place != home]", "KIND[place] == TOWER]"),
    Fault("JR-7.1", FLIGHT, "if KIND[place] == TOWER and place != home]", "if place != home]"),
    Fault("JR-7.1", FLIGHT, "max(0, state.price - ", "max(0, state.price + 1 - "),
    Fault("JR-7.1", FLIGHT, "max(0, state.price - ", "max(0, state.price - 1 - "),
    Fault("JR-7.1", TURN, "    state.passport = NO_PASSPORT\n", ""),
    Fault("JR-7.1", f"{OPTIONS}/flights.py", '"journey": "flight"', '"journey": "journey"'),
    # the shortfall
    Fault("JR-7.2", FLIGHT, "            return flights\n", "            return [*flights, TO_FALL]\n"),
    Fault("JR-7.2", FLIGHT, "        return [*flights, TO_FALL]\n", "        return flights\n"),
    Fault("JR-7.2", FLIGHT, "if not flights or purse_for(state, seat) < missing:", "if not flights:"),
    Fault("JR-7.2", FLIGHT, "ask_payment(state, suit_of_take_off(state, seat), ", "ask_payment(state, 1, "),
    Fault("JR-7.2", FLIGHT, "(state, seat), missing, NO_JOKER)", "(state, seat), state.price, NO_JOKER)"),
    Fault(
        "JR-7.2",
        FLIGHT,
        "return worth(state, seat, suit_of_take_off(state, seat))",
        "return worth(state, seat, 15)",
    ),
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
    Fault("JR-7.3", FIGHT, "    if place >= HEXES:\n", "    if place < 0:\n"),
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
    Fault("JR-7.3", FIGHTING, "return frame.args[2 + frame.stage] + sum(", "return sum("),
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
    Fault("JR-7.4", DEALING, "loose = [held for held in hand if not IS_ROYAL[held]]", "loose = [card]"),
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
    Fault("JR-7.4", BLUR, "found.get(after, 0) + weight * way[row + one]", "found.get(after, 0) + weight"),
    Fault("JR-7.4", BLUR, "found.get(after, 0) + weight * way[row + one]", "weight * way[row + one]"),
    Fault("JR-7.4", BLUR, "= weight * way[spot]", "= weight"),
    Fault("JR-7.4", BLUR, "            if way[spot]:\n", "            if way[spot] >= 0:\n"),
    Fault("JR-7.4", BLUR, "if self.story or self._differ(row)", "if self._differ(row)"),
    Fault("JR-7.4", BLUR, " if sum(self.row(way, row))", ""),
    Fault("JR-7.4", BLUR, "while cut and not ways:", "while False:"),
    Fault("JR-7.4", BLUR, "base = base if story else self.ways", "base = self.ways"),
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
    Fault("JR-7.5", FIGHTING, "            end_acquisition(state)\n", ""),
    Fault("JR-7.5", FIGHTING, "if card != NO_CARD and IS_ROYAL[card]:", "if card != NO_CARD:"),
    Fault("JR-7.5", FIGHTING, "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) <= 0:"),
    Fault("JR-7.5", FIGHTING, "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) < -1:"),
    Fault("JR-7.5", FIGHTING, "ask_to_give_up(state, winner)", "ask_to_give_up(state, winner, card)"),
    Fault("JR-7.5", f"{OPTIONS}/fights.py", '[*turn[:after], "homecoming", *turn[after:]]', "turn"),
    Fault(
        "JR-7.5",
        DEALING,
        "    if IS_ROYAL[card]:\n        state.knowledge.show(card)\n",
        "    if card < 0:\n        pass\n",
    ),
    Fault("JR-7.5", DEALING, "loose = [held for held in hand if not IS_ROYAL[held]]", "loose = hand"),
    Fault("JR-4.10", f"{OPTIONS}/fights.py", '[*turn[:after], "homecoming", *turn[after:]]', "turn"),
    # who is vetted, with what
    Fault("JR-7.6", PROOFS, "PROOF_POINTS: Final = 6", "PROOF_POINTS: Final = 5"),
    Fault("JR-7.6", PROOFS, "PROOF_POINTS: Final = 6", "PROOF_POINTS: Final = 7"),
    Fault("JR-7.6", PROOFS, "purse(state, seat, HEARTS)", "purse(state, seat, 15)"),
    Fault("JR-7.6", CONTEST, "return state.arrived and KIND", "return KIND"),
    Fault("JR-7.6", CONTEST, " and state.where[ROYAL_OF[place]] != state.turn", ""),
    Fault("JR-7.6", CONTEST, "state.where[ROYAL_OF[place]] != state.turn", "state.where[ROYAL_OF[place]] < 0"),
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
    Fault("JR-7.7", CONTEST, "(state.turn + offset) % state.players for", "(state.turn - offset) % state.players for"),
    Fault("JR-7.7", CONTEST, "[seat for seat in order if state.rabbits[seat] != OFF_BOARD]", "order"),
    Fault("JR-7.7", CONTEST, "if state.rabbits[seat] != OFF_BOARD]", "if state.rabbits[seat] < OFF_BOARD - 1]"),
    Fault(
        "JR-7.7",
        CONTEST,
        "asked = challengers(state) if ",
        "asked = [seat for seat in challengers(state) if proofs(state, seat, False)] if ",
    ),
    Fault("JR-7.7", CONTEST, "                return\n", ""),
    Fault("JR-7.7", CONTEST, "                    state.knowledge.shown(card, seat)\n", "                    pass\n"),
    Fault("JR-7.7", CONTEST, "        state.replace(RESOLVED)\n", ""),
    Fault("JR-7.7", PROOF, "            state.knowledge.shown(card, seat)\n", "            pass\n"),
    Fault(
        "JR-7.7", PROOF, "            state.knowledge.shown(card, seat)\n", "            put_away(state, seat, card)\n"
    ),
    Fault("JR-7.7", PROOF, "            put_away(state, challenger, card)\n", "            pass\n"),
    Fault("JR-7.7", PROOF, '        exile(state, challenger, "contest")\n', ""),
    Fault("JR-7.7", PROOF, "for cards in hands], TO_LEAVE]", "for cards in hands]] or [TO_LEAVE]"),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", 'turn.index("homecoming", 1)', 'turn.index("increment")'),
    Fault(
        "JR-7.7",
        f"{OPTIONS}/vetting.py",
        "rules.queen_proves_challenger = self.for_both",
        "rules.queen_proves_challenger = True",
    ),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", "rules.queen_proves_challenger = self.for_both", "pass"),
    Fault("JR-7.7", f"{OPTIONS}/vetting.py", "rules.queen_proves_visitor = True", "pass"),
    Fault("JR-7.7", "jackrabbits/catalogue.py", '(proof != "no", Queen', '(options["vetting"], Queen'),
    Fault("JR-7.7", "jackrabbits/catalogue.py", 'QueenIsProof(proof == "both")', 'QueenIsProof(proof == "visitor")'),
    Fault(
        "JR-7.7",
        PROOFS,
        "queen = ROYAL_OF[state.rabbits[state.turn]]",
        "queen = state.royals(seat)[0] if state.royals(seat) else 13",
    ),
    Fault("JR-7.7", PROOFS, " and (queen,) not in found:", ":"),
    # trades
    Fault("JR-7.8", TRADE, "if KIND[place] == PLAZA else 0", "if ROYAL_OF[place] >= 0 else 0"),
    Fault("JR-7.8", TRADE, "return ANY_SUIT if suit_sold(state) == DIAMONDS else DIAMONDS", "return DIAMONDS"),
    Fault("JR-7.8", TRADE, "return ANY_SUIT if suit_sold(state) == DIAMONDS else DIAMONDS", "return ANY_SUIT"),
    Fault("JR-7.8", TRADE, "return SUIT_BIT[ROYAL_OF[place]] if", "return ANY_SUIT if"),
    Fault("JR-7.8", TRADE, "for card in state.lot[: state.stale] if", "for card in state.lot if"),
    Fault(
        "JR-7.8",
        TRADE,
        "return sum([state.rules.value[card] for card in cards])",
        "return state.rules.value[cards[0]] if cards else 0",
    ),
    Fault("JR-7.8", TRADE, "return len(for_sale(state)) > 0", "return len(affordable(state, state.turn, [])) > 0"),
    Fault(
        "JR-7.8",
        TRADE,
        "worth(state, seat, money(state)) - cost(state, counter)\n",
        "worth(state, seat, money(state))\n",
    ),
    Fault("JR-7.8", TRADE, "if card not in counter and state", "if state"),
    Fault("JR-7.8", TRADING, "        for card in frame.args:\n", "        for card in frame.args[:1]:\n"),
    Fault("JR-7.8", TRADING, "            *affordable(state, seat, counter),\n", ""),
    Fault(
        "JR-7.8",
        TRADING,
        "for card in frame.args]})\n        state.pop()\n",
        "for card in frame.args]})\n        state.pop()\n        state.replace(1)\n",
    ),
    Fault("JR-7.8", DEALING, "        state.stale -= 1\n", "        pass\n"),
    Fault("JR-7.8", DEALING, "    state.lot = []\n    state.stale = 0\n", "    state.lot = []\n"),
    Fault(
        "JR-7.8",
        DEALING,
        "    state.lot.remove(card)\n    take_in(state, seat, card)\n    state.knowledge.show(card)\n",
        "    state.lot.remove(card)\n    take_in(state, seat, card)\n    state.knowledge.drawn(card, seat)\n",
    ),
    Fault("JR-7.8", TURN, "    state.stale = len(state.lot)\n", ""),
    # exile and claims
    Fault("JR-6.8", EXILE, "    state.rabbits[seat] = OFF_BOARD\n", "    state.rabbits[seat] = OFF_BOARD - 1\n"),
    Fault("JR-6.8", EXILE, "    state.rabbits[seat] = OFF_BOARD\n", "    state.rabbits[state.turn] = OFF_BOARD\n"),
    Fault(
        "JR-5.2",
        DEALING,
        "        _lay_open(state, seat, card)\n    state.aside = []",
        "        pass\n    state.aside = []",
    ),
    Fault(
        "JR-5.2",
        DEALING,
        "    state.where[card] = ASIDE\n    state.aside = [*state.aside, (seat, card)]\n",
        "    _lay_open(state, seat, card)\n",
    ),
    Fault("JR-5.3", FIGHTING, "if state.free_carrots(winner) < 0:", "if state.free_carrots(winner) < -1:"),
]
