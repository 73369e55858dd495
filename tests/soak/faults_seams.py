"""Faults in what rules can add to a game: zones, counters, blockers, bonuses, keepers (`tests/jackrabbits/test_seams.py`)."""

from tests.soak.fault import Fault

BOARD = "jackrabbits/board.py"
BONUS = "jackrabbits/payment_search.py"
DEALING = "jackrabbits/dealing.py"
DETERMINISER = "jackrabbits/determiniser.py"
INVARIANTS = "jackrabbits/invariants.py"
POINT = "jackrabbits/journey_point.py"
ROADS = "jackrabbits/roads.py"
STATE = "jackrabbits/state.py"
TRANSFERS = "jackrabbits/transfers"
TURN = "jackrabbits/steps/turn.py"

FAULTS = [
    # zones
    Fault("seams", DEALING, "state.where[card] = IN_ZONE - zone.first - seat", "state.where[card] = IN_ZONE - seat"),
    Fault("seams", DEALING, "if card in state.zone(zone, seat):", "if card < 0:"),
    Fault("seams", DEALING, "if IS_ROYAL[card] or card in laid:", "if IS_ROYAL[card]:"),
    Fault("seams", DEALING, " if held not in laid]", "]"),
    Fault("seams", STATE, "other.zones = [zone[:] for zone in self.zones]", "other.zones = self.zones[:]"),
    Fault("seams", STATE, "other.zones = [zone[:] for zone in self.zones]", "other.zones = self.zones"),
    Fault("seams", DETERMINISER, "state.zone(zone, seat).append(CARD_CODES[name])", "pass"),
    Fault("seams", DETERMINISER, "                if not zone.held:\n", "                if zone.held:\n"),
    Fault("seams", INVARIANTS, "[*state.hands, *zones.values()] for card", "state.hands for card"),
    Fault("seams", INVARIANTS, "len(set(cards)) != len(cards) or [card", "[card"),
    Fault("seams", INVARIANTS, " or [card for card in cards if card not in state.hands[seat]]:", ":"),
    Fault(
        "seams",
        "jackrabbits/ruleset.py",
        "len(self.zones) * self.players, held, sight)",
        "len(self.zones), held, sight)",
    ),
    # zones face down, and plans
    Fault("seams", "jackrabbits/view.py", "seat in zone.sight(state, owner):", "True:"),
    Fault("seams", "jackrabbits/view.py", "seat in zone.sight(state, owner):", "seat == owner:"),
    Fault(
        "seams",
        "jackrabbits/ruleset.py",
        "for zone in self.held_zones if zone.sight is None]",
        "for zone in self.held_zones]",
    ),
    Fault("seams", DEALING, "    laid.extend(settled)\n", ""),
    Fault("seams", DETERMINISER, "        if self._face_down:\n", "        if self._ways:\n"),
    Fault("seams", DETERMINISER, "            state.rng.shuffle(cards)\n", ""),
    Fault("seams", DETERMINISER, "        if self._committed:\n", "        if self._ways:\n"),
    Fault("seams", DETERMINISER, "choices[state.rng.below(len(choices))]", "choices[0]"),
    Fault("seams", DETERMINISER, "if state.rules.steps[step].plans:", "if not sealed:"),
    Fault("seams", "kernel/card_knowledge.py", "if seat == self.observer:\n", "if seat >= 0:\n"),
    # the turn order
    Fault("seams", "jackrabbits/ruleset.py", "self.turn_names.append(name)", "self.turn_names.insert(0, name)"),
    # counters
    Fault("seams", STATE, "other.counters = self.counters[:]", "other.counters = self.counters"),
    Fault("seams", TURN, "        if counter.each_turn:\n", "        if counter.most:\n"),
    Fault("seams", TURN, "            state.counters[counter.slot] = counter.start\n", "            pass\n"),
    Fault("seams", DETERMINISER, "counter.least, counter.most\n", "counter.least - 1, counter.most\n"),
    Fault("seams", DETERMINISER, "counter.least, counter.most\n", "counter.least, counter.most + 1\n"),
    Fault("seams", "jackrabbits/ruleset.py", "self.least = min(0, start)", "self.least = 0"),
    # blockers
    Fault("seams", STATE, " if self.counters[slot] >= 0]", "]"),
    Fault("seams", ROADS, " or (point.barred and lead // EDGES in point.barred):", ":"),
    Fault("seams", ROADS, "free_end(lead, point.memory, point.barred)", "free_end(lead, point.memory, [])"),
    Fault("seams", ROADS, " or beyond // EDGES in point.barred:", ":"),
    Fault("seams", BOARD, " or beyond // EDGES in barred:", ":"),
    Fault("seams", BOARD, "beyond in reached or beyond in visited or", "beyond in reached or"),
    Fault("seams", POINT, "port // EDGES not in point.barred and board", "board"),
    Fault("seams", POINT, "board.free_end(port, [], point.barred)", "board.free[port]"),
    Fault("seams", f"{TRANSFERS}/boat.py", "enters_free(board, point, port)", "board.free[port]"),
    Fault("seams", f"{TRANSFERS}/burrow.py", "            and cave not in point.barred\n", ""),
    Fault("seams", f"{TRANSFERS}/horse.py", " if ride.args[0] not in point.barred]", "]"),
    # bonuses, and values that do not go down in the order of a hand
    Fault("seams", BONUS, "return total + bonus_of(state, seat, purse(state, seat, suits)) if", "return total if"),
    Fault("seams", BONUS, "return total + bonus_of(state, seat, cards) if", "return total if"),
    Fault("seams", BONUS, " and not self.has_superfluous(held):", ":"),
    Fault("seams", BONUS, "elif not still_awaited and not", "elif not"),
    Fault("seams", BONUS, "    if rules.falls_in_hand:\n", "    if cards:\n"),
    Fault("seams", BONUS, "if left + self.most < missing or", "if left < missing or"),
    Fault("seams", BONUS, "[tuple(sorted(payment, key=cards.index)) for payment in found]", "found"),
    Fault(
        "seams",
        "jackrabbits/steps/payment.py",
        "max([total_of(state, seat, cards)",
        "min([total_of(state, seat, cards)",
    ),
    # keepers
    Fault(
        "seams",
        DEALING,
        "        cards = keeper.keep(state, seat, cards)\n",
        "        keeper.keep(state, seat, cards)\n",
    ),
    Fault("seams", DEALING, "        cards = keeper.keep(state, seat, cards)\n", "        pass\n"),
    Fault("seams", DEALING, "    if not state.rules.keepers:\n", "    if played:\n"),
    Fault("seams", DEALING, " for owner, card in played if owner == seat]", " for owner, card in played]"),
]
