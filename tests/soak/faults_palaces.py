"""Planted faults of provisional palaces (JR-8.7)."""

from tests.soak.fault import Fault

PALACES = "jackrabbits/options/provisional_palaces.py"

FAULTS = [
    # laying
    Fault("JR-8.7", PALACES, "        if found and tuple(hearts) not in found:\n", "        if found and False:\n"),
    Fault("JR-8.7", PALACES, "        if found and tuple(hearts) not in found:\n", "        if found:\n"),
    Fault("JR-8.7", PALACES, "        if IS_HEX[state.rabbits[state.turn]]:\n", "        if state.frames:\n"),
    Fault(
        "JR-8.7",
        PALACES,
        "        if IS_HEX[state.rabbits[state.turn]]:\n",
        "        if len(self.legal(state, state.turn)) > 1:\n",
    ),
    Fault("JR-8.7", PALACES, "            state.knowledge.shown(card, seat)\n", ""),
    Fault("JR-8.7", PALACES, 'rules.add_to_turn("palace")', 'rules.insert_in_turn("palace", before="hand-limit")'),
    Fault("JR-8.7", PALACES, '"laid-hearts", held=True', '"laid-hearts"'),
    # contesting
    Fault("JR-8.7", PALACES, "return state.rabbits[seat] == place and self.", "return self."),
    Fault("JR-8.7", PALACES, "== place and self.stands(state, seat)", "== place"),
    Fault("JR-8.7", PALACES, "        if not self.has_no_other_right(state, seat):\n", "        if state.frames:\n"),
    Fault(
        "JR-8.7", PALACES, "        if not self.has_no_other_right(state, seat):\n", "        if not state.frames:\n"
    ),
    Fault("JR-8.7", PALACES, "return state.zone(self.zone, seat)[:]", "return purse(state, seat, HEARTS)"),
    # its end
    Fault("JR-8.7", PALACES, "state.zone(self.zone, seat)) >= PROOF_POINTS", "state.zone(self.zone, seat)) > 0"),
    Fault("JR-8.7", PALACES, "state.zone(self.zone, seat)) >= PROOF_POINTS", "state.zone(self.zone, seat)) > 6"),
    Fault("JR-8.7", PALACES, "return IS_HEX[state.rabbits[seat]] and total_of", "return total_of"),
    Fault("JR-8.7", PALACES, "        self.right.take_up(state, state.turn)\n", ""),
    Fault(
        "JR-8.7",
        PALACES,
        'insert_in_turn("palace-end", before="roll")',
        'insert_in_turn("palace-end", before="journey")',
    ),
    Fault("JR-8.7", PALACES, "        laid.clear()\n", ""),
    # the option
    Fault("JR-8.7", PALACES, 'needs={"vetting": True}', "needs={}"),
    Fault(
        "JR-8.7", PALACES, 'clashes={"special-access": True, "hearts-boost": True}', 'clashes={"hearts-boost": True}'
    ),
    Fault(
        "JR-8.7", PALACES, 'clashes={"special-access": True, "hearts-boost": True}', 'clashes={"special-access": True}'
    ),
    Fault("JR-8.7", PALACES, "needs_others = True", "needs_others = False"),
]
