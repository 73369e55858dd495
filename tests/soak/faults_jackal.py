"""Faults in the rules of Jackal, and leaks of its plans."""

from tests.soak.fault import Fault

STEPS = "jackal/steps"

FAULTS = [
    # the game
    Fault("JK-1.1", "jackal/catalogue.py", "FEWEST_PLAYERS: Final = 2", "FEWEST_PLAYERS: Final = 1"),
    Fault("JK-1.1", "jackal/catalogue.py", "MOST_PLAYERS: Final = 4", "MOST_PLAYERS: Final = 5"),
    Fault("JK-1.1", "jackal/catalogue.py", '"JK-1.1", 10, 1, 40', '"JK-1.1", 9, 1, 40'),
    Fault("JK-1.1", "jackal/catalogue.py", '"JK-1.1", 10, 1, 40', '"JK-1.1", 10, 1, 41'),
    Fault("JK-1.1", "jackal/catalogue.py", '{"islands": 4, ', '{"islands": 5, '),
    Fault("JK-1.1", "jackal/state.py", "sorted(groups, reverse=True)", "sorted(groups)"),
    Fault("JK-1.2", "jackal/ruleset.py", '"treasure", "new-cards"]', '"new-cards", "treasure"]'),
    Fault("JK-1.2", "jackal/ruleset.py", '"landfall", "tortuga", "planning"', '"landfall", "planning", "tortuga"'),
    Fault("JK-1.2", f"{STEPS}/new_cards.py", "(state.first + 1) %", "(state.first - 1) %"),
    Fault("JK-1.3", "jackal/ruleset.py", "DEAL: Final = 5", "DEAL: Final = 4"),
    Fault("JK-1.3", "jackal/setup.py", "    rng.shuffle(sea)\n", ""),
    Fault(
        "JK-1.3",
        "jackal/setup.py",
        "    state.rng.shuffle(state.pile)\n    for seat in range(state.players):\n        deal_hand",
        "    for seat in range(state.players):\n        deal_hand",
    ),
    Fault("JK-1.3", "jackal/setup.py", "state.rng.below(state.players) if", "0 if"),
    Fault("JK-1.3", "jackal/state.py", "state.coins = [0] * players", "state.coins = [1] * players"),
    # islands
    Fault(
        "JK-2.1",
        "jackal/island.py",
        "                if feature in seen:",
        "                if feature in seen and feature == WHITE_FLAG:",
    ),
    Fault("JK-2.1", "jackal/island.py", "    if WHITE_FLAG not in seen:", "    if not seen:"),
    Fault(
        "JK-2.1", "jackal/island.py", "        if len(marks) != len(rows[0]):", "        if len(marks) > len(rows[0]):"
    ),
    Fault("JK-2.1", "jackal/island.py", "max(0, feature - BANDIT)", "max(0, feature - DIFFICULT)"),
    Fault("JK-2.2", "jackal/islands/forty.txt", "saltpan\n    3 ^ . o\n    1 .", "saltpan\n    3 ^ . o\n    2 ."),
    Fault("JK-2.2", "jackal/islands/forty.txt", "the-stair\n    3 ^ . .", "the-stair\n    . ^ . ."),
    Fault(
        "JK-2.2",
        "jackal/island_statistics.py",
        "island.worth[cell] > 1 and cell - flag in SHIFTS",
        "island.worth[cell] > 2 and cell - flag in SHIFTS",
    ),
    Fault(
        "JK-2.3",
        "jackal/islands/forty.txt",
        "turtle-back\n    o ^ o .\n    1 o ! 2\n    W 1 o 3",
        "turtle-back\n    o ^ o .\n    o o ! 2\n    W o o 3",
    ),
    Fault(
        "JK-2.2",
        "jackal/islands/forty.txt",
        "kraken\n    o . ! . o\n    o W ^ 2 o",
        "kraken\n    o . ! . o\n    o W ^ 2 ^",
    ),  # idle
    Fault("JK-2.2", "jackal/catalogue.py", ', "gentle-islands": True}', "}"),
    Fault(
        "JK-2.2",
        "jackal/setup.py",
        "if not islands[number].is_gentle] + gentle",
        "if islands[number].is_gentle or True]",
    ),
    Fault("JK-2.4", "jackal/catalogue.py", '"JK-2.4", default=True', '"JK-2.4", default=False'),
    Fault("JK-2.4", f"{STEPS}/landfall.py", "state.rng.below(QUARTERS) if", "2 * state.rng.below(2) if"),
    Fault("JK-2.4", f"{STEPS}/landfall.py", " if state.rules.turns_islands else 0", ""),
    Fault("JK-2.4", "jackal/state.py", ".turned(self.quarters)", ""),
    Fault("JK-2.4", "jackal/island.py", "row, at = at, height - 1 - row", "row, at = width - 1 - at, row"),
    Fault("JK-2.4", "jackal/game.py", '"turned-islands": False, ', ""),
    # cards
    Fault("JK-3.1", "jackal/deck.txt", "horse   6", "horse   7"),
    Fault("JK-3.1", "jackal/deck.txt", "weapon  4\nrum     4", "weapon  3\nrum     5"),
    Fault("JK-3.1", "jackal/dealing.py", "held[state.rng.below(len(held))] if len(held) > 1 else held[0]", "held[0]"),
    Fault("JK-3.2", "jackal/deck.txt", "LR      7\nUD      7", "LR      6\nUD      8"),
    Fault("JK-3.2", "jackal/cards.py", '"LR": [W, E]', '"LR": [W]'),
    Fault("JK-3.2", "jackal/cards.py", '"SE": [SE], "SW": [SW]', '"SE": [SW], "SW": [SE]'),
    Fault("JK-3.2", "jackal/compass.py", "NE: Final = -7", "NE: Final = -9"),
    Fault(
        "JK-3.3",
        "jackal/compass.py",
        "KNIGHTS: Final[list[int]] = [-17, -15,",
        "KNIGHTS: Final[list[int]] = [-16, -15,",
    ),
    Fault("JK-3.4", "jackal/cards.py", "kind >= DOUBLE for kind", "kind > DOUBLE for kind"),
    Fault("JK-3.4", f"{STEPS}/planning.py", "        return specials and not row\n", "        return not row\n"),
    Fault("JK-3.5", f"{STEPS}/row.py", "flag = 1 if kind == RED else 2", "flag = 2 if kind == RED else 1"),
    Fault(
        "JK-3.5",
        f"{STEPS}/row.py",
        '        if flags[flag] < 0:\n            end_row(state, "no-flag")\n            return\n',
        "        if flags[flag] < 0:\n            flag = 0\n",
    ),
    Fault("JK-3.5", f"{STEPS}/row.py", "state.replace(NEXT, (1 if flag else 0,))", "state.replace(NEXT, (0,))"),
    Fault("JK-3.6", f"{STEPS}/row.py", "elif state.hands[seat] and ends_of(state, at):", "elif state.hands[seat]:"),
    Fault(
        "JK-3.6", f"{STEPS}/doubling.py", "        carry_out(state, at)\n", "        state.replace(NEXT, (at + 1,))\n"
    ),
    Fault(
        "JK-3.7",
        f"{STEPS}/friday.py",
        "        card = attach(state, seat, FRIDAY)\n",
        "        card = attach(state, seat, FRIDAY)\n        trudge(state)\n",
    ),
    Fault("JK-3.7", f"{STEPS}/friday.py", "[TO_USE_FRIDAY, TO_PASS] if", "[TO_USE_FRIDAY] if"),
    Fault(
        "JK-3.8",
        f"{STEPS}/weapon.py",
        '            end_row(state, "bandit")\n            return\n',
        "            return\n",
    ),
    Fault("JK-3.8", "jackal/walking.py", '        else:\n            end_row(state, "bandit")\n', ""),
    Fault(
        "JK-3.8",
        f"{STEPS}/weapon.py",
        "        card = attach(state, seat, WEAPON)\n",
        "        card = attach(state, seat, WEAPON)\n        state.add_steps(seat, 1)\n",
    ),
    Fault("JK-3.9", f"{STEPS}/rum.py", "state.add_steps(state.turn, count)", "state.add_steps(state.turn, 1)"),
    Fault("JK-3.9", f"{STEPS}/rum.py", "seat != state.turn and not state.away[seat] and", "seat != state.turn and"),
    Fault(
        "JK-3.9", f"{STEPS}/rum.py", "1 : state.count_of(seat, RUM) + 1", "1 : min(1, state.count_of(seat, RUM)) + 1"
    ),
    # planning
    Fault(
        "JK-4.1",
        f"{STEPS}/planning.py",
        "        if row:\n            found.append(TO_COMMIT)",
        "        found.append(TO_COMMIT)",
    ),
    Fault("JK-4.1", f"{STEPS}/planning.py", "if last and held > row.count(kind) and", "if last and"),
    Fault("JK-4.2", f"{STEPS}/planning.py", "    return not (IS_FLAG[kind] and row)", "    return True"),
    Fault("JK-4.2", f"{STEPS}/planning.py", "        return specials and not row\n", "        return specials\n"),
    Fault("JK-4.2", f"{STEPS}/resolving.py", "if IS_SPECIAL[KIND[row[0]]]:", "if len(row) > 9:"),
    Fault(
        "JK-4.2", f"{STEPS}/planning.py", "if not state.away[seat] and state.hands[seat]]", "if not state.away[seat]]"
    ),
    Fault(
        "JK-4.3",
        f"{STEPS}/planning.py",
        'state.emit("committed", {"seat": seat})',
        'state.emit("committed", {"seat": seat, "row": [str(each) for each in state.window.drafted(seat)]})',
    ),
    Fault(
        "JK-4.3",
        "kernel/frame.py",
        "return not entered and len(self.drafted(seat)) > 0 if",
        "return len(self.drafted(seat)) > 0 if",
    ),
    # resolving
    Fault("JK-5.1", f"{STEPS}/resolving.py", "seat = (state.first + at) % state.players", "seat = at"),
    Fault("JK-5.1", "jackal/walking.py", "    elif len(ends) == 1:\n", "    elif len(ends) >= 1:\n"),
    Fault(
        "JK-5.1", f"{STEPS}/planning.py", "                row.append(card)\n", "                row.insert(0, card)\n"
    ),
    Fault("JK-5.2", "jackal/walking.py", "    state.add_steps(seat, 1)\n    feature", "    feature"),
    Fault("JK-5.2", "jackal/walking.py", "    state.add_steps(state.turn, 1)\n", ""),
    Fault(
        "JK-5.2", "jackal/walking.py", '        end_row(state, "blocked")\n', "        state.replace(NEXT, (at + 1,))\n"
    ),
    Fault("JK-5.3", "jackal/walking.py", "    if feature >= TREASURE:", "    if feature > TREASURE:"),
    Fault("JK-5.4", f"{STEPS}/treasure.py", "if state.pirates[seat] == cell]", "if state.pirates[seat] >= 0]"),
    # treasure
    Fault("JK-6.1", f"{STEPS}/treasure.py", "value = max(0, value - 1)", "value = max(1, value - 1)"),
    Fault("JK-6.1", f"{STEPS}/treasure.py", "value = max(0, value - 1)", "value = max(0, value)"),
    Fault(
        "JK-6.1",
        f"{STEPS}/treasure.py",
        "    seats.sort(key=state.steps.__getitem__)  # stable: ties stay in turn order\n",
        "",
    ),
    Fault(
        "JK-6.1",
        f"{STEPS}/treasure.py",
        "for seat in state.in_order() if state.pirates",
        "for seat in range(state.players) if state.pirates",
    ),
    Fault("JK-6.2", f"{STEPS}/rum.py", "state.add_steps(state.turn, count)", "state.add_steps(state.turn, 0)"),
    Fault(
        "JK-6.2",
        f"{STEPS}/treasure.py",
        "for seat in state.in_order() if state.pirates",
        "for seat in state.in_order()[::-1] if state.pirates",
    ),
    # new cards and Tortuga
    Fault("JK-7.1", "jackal/ruleset.py", "FILL_UP: Final = 4", "FILL_UP: Final = 5"),
    Fault(
        "JK-7.1",
        f"{STEPS}/new_cards.py",
        '            if not state.away[seat]:\n                draw(state, seat, "new-cards")\n',
        "",
    ),
    Fault("JK-7.1", f"{STEPS}/new_cards.py", "for seat in state.in_order():", "for seat in range(state.players):"),
    Fault(
        "JK-7.1",
        "jackal/dealing.py",
        "for card in row], *state.attached])\n",
        "for card in row]])\n    for card in state.attached:\n        state.pile.insert(0, card)\n",
    ),
    Fault("JK-7.2", "jackal/ruleset.py", "[0, 2, 3, 5]", "[0, 2, 4, 6]"),
    Fault("JK-7.2", f"{STEPS}/tortuga.py", "state.add_coins(seat, -coins)", "state.add_coins(seat, -1)"),
    Fault("JK-7.2", f"{STEPS}/tortuga.py", "        if state.coins[seat]:\n", "        if state.coins[seat] >= 0:\n"),
    Fault("JK-7.2", f"{STEPS}/new_cards.py", "            if not state.away[seat]:\n", "            if seat >= 0:\n"),
    Fault("JK-7.1", f"{STEPS}/new_cards.py", "< FILL_UP and (", "< FILL_UP and not state.away[seat] and ("),
    Fault(
        "JK-7.3",
        f"{STEPS}/new_cards.py",
        "state.round == state.rules.rounds",
        "state.round == state.rules.rounds - 1",
    ),
    # before all have committed, nothing of a plan may be seen
    Fault(
        "leak-plan",
        "jackal/view.py",
        'if state.phase == "resolving" else None',
        'if state.phase == "resolving" else [[str(each) for each in state.window.drafted(who)] for who in range(state.players)]',
    ),
    Fault(
        "leak-plan",
        "jackal/view.py",
        'view["hand_sizes"] = [len(hand) for hand in state.hands]',
        'view["hand_sizes"] = [len(hand) - len(state.window.drafted(who)) for who, hand in enumerate(state.hands)]',
    ),
    Fault("leak-plan", "jackal/dealing.py", ', secrets={"card": only(seat)}', ""),
    Fault(
        "leak-plan",
        "kernel/view.py",
        "s in awaited or not (window.plan or s == seat)",
        "s in awaited and not (s != seat and window.drafted(s)) or not (window.plan or s == seat)",
    ),
    Fault(
        "leak-plan",
        f"{STEPS}/rum.py",
        "seat != state.turn and not state.away[seat] and state.hands[seat]]",
        "seat != state.turn and not state.away[seat] and state.count_of(seat, RUM)]",
    ),
    Fault(
        "leak-plan",
        "jackal/walking.py",
        "        if state.hands[seat]:\n            state.ask(state.rules.weapon_step, seat)",
        "        if state.count_of(seat, 13):\n            state.ask(state.rules.weapon_step, seat)",
    ),
]
