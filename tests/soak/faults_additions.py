"""Planted faults of the additions (JR-8)."""

from tests.soak.fault import Fault

OPTIONS = "jackrabbits/options"

CITADEL = f"{OPTIONS}/advanced_citadel.py"
TIGHT = f"{OPTIONS}/tight_suits.py"
FLIGHTS = f"{OPTIONS}/special_flights.py"
CARROTS = f"{OPTIONS}/trailing_carrots.py"
EARLY = f"{OPTIONS}/early_deeds.py"

FAULTS = [
    # JR-8.1 advanced-citadel
    Fault("JR-8.1", CITADEL, "rules.contest_rights.append(CitadelRight())", "pass"),
    Fault("JR-8.1", CITADEL, "return place == CITADEL", "return True"),
    Fault("JR-8.1", CITADEL, "rules.sells[CITADEL] = any_suit", "rules.sells[CITADEL] = DIAMONDS"),
    Fault("JR-8.1", CITADEL, "rules.takes[CITADEL] = DIAMONDS", "rules.takes[CITADEL] = any_suit"),
    Fault("JR-8.1", CITADEL, "rules.take_off_suits[CITADEL] = any_suit", "pass"),
    Fault("JR-8.1", CITADEL, "rules.take_off_suits[CITADEL] = any_suit", "rules.take_off_suits[CITADEL] = 1"),
    Fault("JR-8.1", "jackrabbits/steps/flight.py", "if KIND[state.rabbits[seat]] != TOWER:", "if False:"),
    Fault("JR-8.1", "jackrabbits/steps/flight.py", "if KIND[state.rabbits[seat]] != TOWER:", "if True:"),
    Fault("JR-8.1", "jackrabbits/steps/proof.py", "if by_queen and KIND[place] == PALACE and", "if by_queen and"),
    # JR-8.2 tight-suits
    Fault("JR-8.2", TIGHT, '2: "SH"', '2: "CS"'),
    Fault("JR-8.2", TIGHT, "if len(self.value) != players:", "if False:"),
    Fault("JR-8.2", TIGHT, " if SUITS[suit] in self.value]", "]"),
    Fault("JR-8.2", TIGHT, "if not TILE_SUITS[kind] & rules.components.suit_mask:", "if False:"),
    Fault("JR-8.2", "jackrabbits/setup.py", "    check_tiles(board, components)\n", ""),
    Fault("JR-8.2", "jackrabbits/setup.py", 'resolved["objective"] = "simple"', "pass"),
    Fault("JR-8.2", "jackrabbits/setup.py", 'if "objective" not in chosen and not trios', "if not trios"),
    Fault("JR-8.2", "jackrabbits/setup.py", "default_board(components) if board", 'load_board("sample") if board'),
    Fault("JR-8.2", "jackrabbits/catalogue.py", "if not missing and option.key not in idle:", "if not missing:"),
    Fault("JR-8.2", "jackrabbits/catalogue.py", "if missing and option.is_addition:", "if False:"),
    Fault("JR-8.2", "jackrabbits/catalogue.py", "if missing and option.is_addition:", "if missing:"),
    Fault("JR-8.2", "kernel/options.py", "sorted(typed) == sorted(allowed)", "typed == allowed"),
    # JR-8.6 special-flights
    Fault("JR-8.6", FLIGHTS, "rules.landings = rules.board.hexes", "pass"),
    Fault("JR-8.6", FLIGHTS, "rules.landings = rules.board.hexes", "rules.landings = [*rules.board.hexes, 37]"),
    Fault("JR-8.6", FLIGHTS, ', needs={"flights": True})', ")"),
    # JR-8.10 trailing-carrots
    Fault("JR-8.10", CARROTS, "return royal >= 0 and state.where[royal] == state.turn", "return royal >= 0"),
    Fault(
        "JR-8.10", CARROTS, "return royal >= 0 and state.where[royal] == state.turn", "return state.where[royal] >= 0"
    ),
    Fault("JR-8.10", CARROTS, "for place in [*hex_left(state), point.tile] if", "for place in [point.tile] if"),
    Fault("JR-8.10", CARROTS, "for place in [*hex_left(state), point.tile] if", "for place in hex_left(state) if"),
    Fault("JR-8.10", CARROTS, "            point.barred = [*point.barred, *visited]\n", "            pass\n"),
    Fault("JR-8.10", CARROTS, " if way.args[0] != road_of_arrival(point)]", "]"),
    Fault("JR-8.10", CARROTS, "            if action.args[0] == road_of_arrival(point):\n", "            if False:\n"),
    Fault("JR-8.10", CARROTS, " or point.tile == state.rabbits[state.turn]:", ":"),
    Fault(
        "JR-8.10",
        CARROTS,
        '        if reason is not None and reason.code in ("no-free-end"',
        '        if reason is not None and reason.code in ("no"',
    ),
    Fault("JR-8.10", "jackrabbits/steps/journey.py", "if state.emitting and path:", "if state.emitting and memory:"),
    Fault(
        "JR-8.10",
        CARROTS,
        "            self.pass_hex(state, point)\n            point.leave",
        "            point.leave",
    ),
    Fault("JR-8.10", CARROTS, "return [port for port in point.memory if port % EDGES == PASSED]", "return []"),
    Fault("JR-8.10", CARROTS, "    rides(state, point, found)\n", "    pass\n"),
    Fault("JR-8.10", CARROTS, "end_journey(state, seat, point.memory, point.tile)", "end_journey(state, seat, [], 0)"),
    # JR-8.16 early-deeds
    Fault("JR-8.16", "jackrabbits/catalogue.py", "if chosen and all(key in idle for key in chosen):", "if False:"),
    Fault("JR-8.16", "jackrabbits/catalogue.py", "if chosen and all(key in idle", "if chosen and any(key in idle"),
    Fault("JR-8.16", EARLY, 'before="journey"', 'before="acquisition"'),
    Fault("JR-8.16", EARLY, " if not deed.is_claim]", "]"),
    Fault("JR-8.16", EARLY, "if frame.stage == DONE or thrown_out:", "if frame.stage == DONE:"),
    Fault("JR-8.16", EARLY, "if frame.stage == DONE or thrown_out:", "if thrown_out:"),
    Fault("JR-8.16", EARLY, 'index("increment")', 'index("hand-limit")'),
    Fault("JR-8.16", EARLY, "thrown_out = frame.stage == ASKED and", "thrown_out ="),
    Fault(
        "JR-8.16",
        EARLY,
        'needs_any={"fights": True, "trades": True, "personal-trades": True}',
        'needs={"fights": True}',
    ),
    # JR-8.12 overtaxed-hands
    Fault("JR-8.12", f"{OPTIONS}/overtaxed_hands.py", "HAND_LIMIT: Final = 6", "HAND_LIMIT: Final = 7"),
    Fault("JR-8.12", f"{OPTIONS}/overtaxed_hands.py", "HAND_LIMIT: Final = 6", "HAND_LIMIT: Final = 5"),
]
