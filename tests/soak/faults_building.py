"""Planted faults of building together and of the meadow (JR-3.2, JR-3.3)."""

from tests.soak.fault import Fault

PHASE = "jackrabbits/building/phase.py"
STEP = "jackrabbits/steps/building.py"
STRICT = "jackrabbits/steps/strict_building.py"
FREE = "jackrabbits/steps/free_building.py"
REACH = "jackrabbits/reachability.py"
SITE = "jackrabbits/building/construction.py"
CHOICE = "jackrabbits/building/placement_choice.py"
OPTION = "jackrabbits/options/building.py"
WANDERING = "jackrabbits/steps/wandering.py"
AGREEMENT = "jackrabbits/steps/agreement.py"
MEADOW = "jackrabbits/options/meadow.py"

FAULTS = [
    # dealing
    Fault("JR-3.2", PHASE, "(1 if at < over else 0)", "(1 if at >= len(order) - over else 0)"),
    Fault("JR-3.2", PHASE, "            rng.shuffle(shuffled)\n", ""),
    Fault("JR-3.2", PHASE, "        piece = of_shape[rng.below(len(of_shape))]\n", "        piece = of_shape[0]\n"),
    Fault("JR-3.2", PHASE, "        self.stacks[seat][shape] -= 1\n", "        self.stacks[0][shape] -= 1\n"),
    Fault("JR-3.2", OPTION, "FreeBuilding() if self.value == FREE else StrictBuilding()", "FreeBuilding()"),
    Fault("JR-3.2", STEP, 'self.style, "first": state.first}', 'self.style, "first": 0}'),
    # in turns
    Fault(
        "JR-3.2",
        STRICT,
        "    def laid(self, state: RabbitState, phase: BuildingPhase) -> None:\n        self.pass_on(state)",
        "    def laid(self, state: RabbitState, phase: BuildingPhase) -> None:\n        pass",
    ),
    Fault("JR-3.2", STRICT, "state.order[(state.order.index(state.turn) + 1) % state.players]", "1 - state.turn"),
    Fault("JR-3.2", STRICT, " if phase.stacks[seat][shape]]", "]"),
    # all at once
    Fault("JR-3.2", FREE, "return [seat for seat in state.order_of_play() if phase.left(seat)]", "return [state.turn]"),
    Fault("JR-3.2", FREE, "if phase.finishing[seat] and phase.left(seat):", "if phase.finishing[seat] and False:"),
    Fault(
        "JR-3.2", FREE, "TO_PICK[piece] for piece in dict.fromkeys(phase.hands[seat])", "action for action in TO_PICK"
    ),
    Fault("JR-3.2", FREE, "if phase.may_take_back(seat):", "if phase.last_of(seat) is not None:"),
    # the tile in hand
    Fault("JR-3.2", STEP, "action.verb not in (PICK, TURN, ISLAND)", "action.verb not in (PICK, TURN)"),
    Fault("JR-3.2", STEP, "self.rotation, self.is_turned = action.args[0], True", "self.is_turned = True"),
    Fault("JR-3.2", STEP, "        if not held.is_turned or not spots:", "        if True:"),
    Fault("JR-3.2", STEP, "        if not held.is_turned or not spots:", "        if not held.is_turned:"),
    Fault("JR-3.2", STEP, " if site.has_spot(held.piece, turn)]", "]"),
    Fault("JR-3.2", STEP, "if SHAPE[held.piece] == HEX else []", "if True else []"),
    Fault("JR-3.2", STEP, "spots = islands if held.is_island and islands else", "spots = islands if False else"),
    Fault(
        "JR-3.2",
        STEP,
        "            return action.args[0] < ROTATIONS[held.piece]\n",
        "            return action in self.legal(state, seat)\n",
    ),
    Fault("JR-3.2", STEP, "SHAPE[held.piece] == HEX and not held.is_island", "not held.is_island"),
    Fault(
        "JR-3.2",
        "jackrabbits/building/prospects.py",
        "return apart or as_turned or placements(phase.site, piece)",
        "return apart or as_turned",
    ),
    # the law
    Fault("JR-3.2", SITE, '            if cell in self.owner:\n                return "overlap"\n', ""),
    Fault("JR-3.2", SITE, "ISLAND_DISTANCE: Final = 3", "ISLAND_DISTANCE: Final = 5"),
    Fault("JR-3.2", SITE, "        return [tile for tile in tiles if not self.touches(tile)]", "        return tiles"),
    Fault("JR-3.2", SITE, "if is_near and 2 * (width + 3) * (height + 3) <= LARGEST:", "if is_near:"),
    Fault("JR-3.2", PHASE, "    if len(found) <= MOST_ISLANDS:\n", "    if found:\n"),
    Fault("JR-3.2", PHASE, "kept.extend(nearer[: MOST_ISLANDS - len(kept)])", "kept = nearer[-MOST_ISLANDS:]"),
    # a lost race
    Fault("JR-3.2", STEP, "if other.by not in (seat, -1)]", "if other.by == -1]"),
    Fault("JR-3.2", STEP, "if other.by not in (seat, -1)]", "if other.by != -1]"),
    Fault(
        "JR-3.2",
        "kernel/state.py",
        "self.window.drafted(seat) for seat in seats",
        "self.window.drafted(-1) for seat in seats",
    ),
    Fault(
        "JR-3.2",
        "kernel/state.py",
        "                self.window = self.window.with_draft(seat, ())\n",
        "                pass\n",
    ),
    Fault("JR-3.2", "kernel/state.py", "        if window.in_pieces and not", "        if window.plan and not"),
    Fault("JR-3.2", "kernel/frame.py", "self.several = sealed or shared", "self.several = sealed"),
    Fault(
        "JR-3.2", "server/bots.py", "if not change.result.state.window.shared:", "if change.result.state.window.shared:"
    ),
    # taking back
    Fault("JR-3.2", PHASE, "return not others.touches(tile) and could_be_laid", "return could_be_laid"),
    Fault("JR-3.2", PHASE, "and could_be_laid([other for other in tiles if other is not tile])", "and len(tiles) > 0"),
    Fault("JR-3.2", PHASE, "            if tile.by == seat:\n", "            if tile.by >= 0:\n"),
    Fault("JR-3.2", PHASE, "or self.taken_back[seat] >= MOST_TAKEN_BACK", "or self.taken_back[seat] < 0"),
    Fault("JR-3.2", STEP, "            phase.hands[seat].sort()\n", ""),
    # the rest is laid for a seat
    Fault("JR-3.2", STEP, "            phase.finishing[seat] = True\n", ""),
    Fault("JR-3.2", CHOICE, "_DEAD_END: Final = -30", "_DEAD_END: Final = 30"),
    Fault("JR-3.2", CHOICE, "score - _steps(tile.a, tile.b) // _FARTHER", "score + _steps(tile.a, tile.b) * _FARTHER"),
    # the board is there
    Fault("JR-3.4", STEP, "        deal_cards(state)\n", ""),
    Fault("JR-3.4", STEP, "        state.turn = state.first\n", ""),
    Fault(
        "JR-3.2",
        "jackrabbits/ruleset.py",
        "if self.builder is None else DEFAULT_BOARD",
        "if self.rights_at else DEFAULT_BOARD",
    ),
    Fault("JR-3.2", "jackrabbits/setup.py", "        if making.key in chosen:\n", "        if not making.key:\n"),
    # a board that cannot be played
    Fault(
        "JR-3.2",
        PHASE,
        "            if tile.piece == wanted and could_be_laid(rest):\n",
        "            if tile.piece == wanted:\n",
    ),
    Fault("JR-3.2", PHASE, "MOST_REOPENINGS: Final = 2", "MOST_REOPENINGS: Final = 1"),
    Fault("JR-3.2", PHASE, "if piece == _CAVE and self.reopened > MOST_REOPENINGS:", "if False:"),
    Fault("JR-3.2", STEP, "        phase.problem = problem\n", ""),
    Fault("JR-3.2", STEP, "if built.trios and why_unwinnable(built) is not None:", "if False:"),
    Fault(
        "JR-3.3", STEP, "if built.trios and why_unwinnable(built) is not None:", "if why_unwinnable(built) is not None:"
    ),
    Fault("JR-3.2", STEP, 'self.reopen(state, "unwinnable")', 'self.reopen(state, "no-free-cave")'),
    Fault(
        "JR-3.2",
        STEP,
        "phase.reopened > MOST_REOPENINGS\n        given",
        "phase.reopened > MOST_REOPENINGS + 1\n        given",
    ),
    Fault("JR-3.2", PHASE, '"unwinnable": PIECE_CODES["fork"],', '"unwinnable": _CAVE,'),
    Fault("JR-3.2", PHASE, "        and (first.piece, first.a, first.b) == (CAPITAL_PIECE, 0, 0)\n", ""),
    Fault("JR-3.2", PHASE, "                hands[seat].remove(tile.piece)\n", "                hands[seat].pop()\n"),
    Fault("JR-3.2", STRICT, "phase_of(state).reopened and not state.window.drafted(seat)", "False"),
    Fault("JR-3.2", STRICT, "phase_of(state).reopened and not state", "not state"),
    # a board that nobody can win on
    Fault("JR-3.5", REACH, "place != CITADEL and CITADEL in", "place != CITADEL or CITADEL in"),
    Fault("JR-3.5", REACH, "            for landing in self.rules.landings:\n", "            for landing in []:\n"),
    Fault("JR-3.5", REACH, "        for target in self.rules.rides[place]:\n", "        for target in []:\n"),
    Fault("JR-3.5", REACH, "        for edge in board.other_road[port]:\n", "        for edge in []:\n"),
    Fault("JR-3.5", REACH, "if self.board.water_of[port] in waters:", "if False:"),
    Fault("JR-3.5", REACH, "        for cave in rules.caves:\n", "        for cave in []:\n"),
    Fault("JR-3.5", REACH, "            if self.has_met_tavern:", "            if False:"),
    Fault("JR-3.5", "jackrabbits/setup.py", "        if unwinnable is not None:\n", "        if False:\n"),
    # the table's picture
    Fault("JR-3.2", "tables/table.py", 'if self.current.state is None or self.opened.board != "":', "if True:"),
    # the meadow
    Fault("JR-3.3", MEADOW, "    has_cards = False\n", "    has_cards = True\n"),
    Fault("JR-3.3", MEADOW, 'rules.set_turn(["journey"])', 'rules.set_turn(["journey", "increment"])'),
    Fault("JR-3.3", MEADOW, "        rules.trios = frozenset()  # nobody wins\n", ""),
    Fault("JR-3.3", MEADOW, "each_turn=True", "each_turn=False"),
    Fault("JR-3.3", WANDERING, "        point.price = _UNPAYABLE\n", ""),
    Fault("JR-3.3", "jackrabbits/roads.py", "        there.price = point.price\n", ""),
    Fault("JR-3.3", WANDERING, "state.frames[-1].stage == SET_OUT and not", "not"),
    Fault("JR-3.3", WANDERING, "        state.counters[self.proposed.slot] = 1\n", ""),
    Fault("JR-3.3", WANDERING, '        state.phase = "journey"\n', ""),
    Fault(
        "JR-3.3",
        WANDERING,
        "comes_up = action.verb == HOLE and point.tile == UNDERGROUND",
        "comes_up = action.verb == HOLE",
    ),
    Fault("JR-3.3", AGREEMENT, "entry.verb == PLAY_ON]", "entry.verb == PLAY_ON and False]"),
    Fault(
        "JR-3.3", AGREEMENT, "        others = state.order_of_play()[1:]\n", "        others = state.order_of_play()\n"
    ),
    Fault("JR-3.3", AGREEMENT, '"played-on", {"seat": state.turn}', '"played-on", {"seat": window.seats[0]}'),
    Fault(
        "JR-3.3",
        "jackrabbits/catalogue.py",
        "if rule not in (TightSuits, ChosenSuits)}",
        "if rule in (TightSuits, ChosenSuits)}",
    ),
    Fault(
        "JR-3.3",
        "jackrabbits/catalogue.py",
        "return [*[rule for rule in governed if rule not in played], *suspended]",
        "return [rule for rule in governed if rule not in played]",
    ),
]
