"""Faults in journeys, payments and transfers (JR-4.4, JR-4.5, JR-5, JR-6)."""

from tests.soak.fault import Fault

BOARD = "jackrabbits/board.py"
ROADS = "jackrabbits/roads.py"
SPOT = "jackrabbits/journey_point.py"
JOURNEY = "jackrabbits/steps/journey.py"
PAYING = "jackrabbits/payment_search.py"
PAYMENT = "jackrabbits/steps/payment.py"
DEALING = "jackrabbits/dealing.py"
INCREMENT = "jackrabbits/steps/increment.py"
HIKES = "jackrabbits/transfers/trailway.py"
HORSES = "jackrabbits/transfers/horse.py"
BOATS = "jackrabbits/transfers/boat.py"
TAVERNS = "jackrabbits/transfers/tavern.py"
HOLES = "jackrabbits/transfers/burrow.py"

FAULTS = [
    # the journey: optional, along the road, to the next hex
    Fault("JR-4.4", ROADS, "    found.insert(0, TO_STAY)\n", ""),
    Fault(
        "JR-4.4",
        ROADS,
        "for edge in board.exits[point.tile] if offered",
        "for edge in board.exits[point.tile][:1] if offered",
    ),
    Fault("JR-4.4", JOURNEY, "if len(found) > 1:\n", "if len(found) >= 1:\n"),
    Fault("JR-4.4", JOURNEY, "while not IS_HEX[point.tile] and", "while point.tile >= 0 and"),
    Fault(
        "JR-4.4",
        JOURNEY,
        "end_journey(state, state.turn, point.memory, point.tile)",
        "end_journey(state, state.turn, point.memory, 0)",
    ),
    Fault("JR-4.4", SPOT, "self.edge = port % EDGES", "self.edge = (port + 3) % EDGES"),
    Fault(
        "JR-4.4",
        BOARD,
        "if out != port and self.onward[out] == ENDS_FORK]",
        "if out == port + 2 and self.onward[out] == ENDS_FORK]",
    ),
    # where it may go
    Fault("JR-4.5", BOARD, "if out != port and self.onward[out] == ENDS_FORK]", "if self.onward[out] == ENDS_FORK]"),
    Fault("JR-4.5", ROADS, "if lead < 0 or (point.memory and lead in point.memory) or", "if lead < 0 or"),
    Fault("JR-4.5", ROADS, "and lead in point.memory)", "and lead // EDGES in [m // EDGES for m in point.memory])"),
    Fault("JR-4.5", JOURNEY, "point.memory = self.memory_after_transfer(state, point)", "pass"),
    Fault("JR-4.5", SPOT, "        self.memory.append(port)\n", "        self.memory = [port]\n"),
    Fault(
        "JR-4.5",
        ROADS,
        "return state.rules.board.free_end(lead, point.memory, point.barred) or promising",
        "return True or promising",
    ),
    Fault("JR-4.5", ROADS, " or promising(state, point, lead)", ""),
    Fault(
        "JR-4.5",
        ROADS,
        "free_end(lead, point.memory, point.barred) or promising",
        "free_end(lead, [], point.barred) or promising",
    ),
    Fault(
        "JR-4.5",
        ROADS,
        "        if found:\n            return True\n",
        "        if point.worth(15):\n            return True\n",
    ),
    Fault("JR-4.5", ROADS, "            ahead.append(beyond)\n", "            break\n"),
    Fault("JR-4.5", ROADS, "or beyond in point.memory or", "or"),
    Fault(
        "JR-4.5",
        SPOT,
        "return lead == BRINK or (lead >= 0 and enters_free(board, point, lead))",
        "return lead == BRINK or lead >= 0",
    ),
    Fault(
        "JR-4.5",
        SPOT,
        "return lead == BRINK or (lead >= 0 and enters_free(board, point, lead))",
        "return lead >= 0 and enters_free(board, point, lead)",
    ),
    Fault("JR-4.5", BOATS, " and enters_free(board, point, port)", ""),
    Fault(
        "JR-4.5", HOLES, "            and leaves_free(board, point, cave, board.onward[cave * EDGES + INSIDE])\n", ""
    ),
    Fault("JR-4.5", TAVERNS, "if not leaves_free(board,", "if False and not leaves_free(board,"),
    Fault("JR-4.5", ROADS, "    if len(found) == 1:\n", "    if len(found) == 0:\n"),
    Fault("JR-4.5", ROADS, "    if len(found) == 1:\n", "    if not point.horse and len(found) < 3:\n"),
    Fault(
        "JR-4.5",
        ROADS,
        "    rides(state, point, found)\n    if len(found) == 1:\n        found.append(TO_OFF_BOARD)\n",
        "    if len(found) == 1:\n        found.append(TO_OFF_BOARD)\n    rides(state, point, found)\n",
    ),
    Fault(
        "JR-4.5",
        ROADS,
        "        found = roads_on(state, point)\n",
        "        found = [TO_STAY, *roads_on(state, point)]\n",
    ),
    Fault("JR-4.5", ROADS, "return [TO_STAY, *roads_up(state, point)]", "return roads_up(state, point)"),
    Fault("JR-4.5", JOURNEY, "= state.rabbits[seat] != place or len(memory) > 0", "= state.rabbits[seat] != place"),
    Fault("JR-4.5", BOARD, "if board.free[cave * EDGES + INSIDE]:", "if cave:"),
    # what counts in a payment
    Fault("JR-5.1", PAYING, "if SUIT_BIT[card] & suits]", "if suits]"),
    Fault(
        "JR-5.1",
        PAYING,
        "            total += value[card]\n",
        "            total = max(total, value[card])\n",
    ),
    Fault(
        "JR-5.1",
        PAYING,
        "        if SUIT_BIT[card] & suits:\n            total",
        "        if suits:\n            total",
    ),
    Fault("JR-5.1", PAYING, "elif not still_awaited:\n", "elif points == missing and not still_awaited:\n"),
    Fault("JR-5.1", PAYING, "            if points < missing:\n", "            if points < min(missing, 9):\n"),
    Fault("JR-5.1", PAYING, "if left < missing or", "if left <= missing or"),
    Fault("JR-5.1", PAYING, "LIST_LIMIT: Final = 120", "LIST_LIMIT: Final = 50"),
    Fault("JR-5.1", PAYING, "LIST_LIMIT: Final = 120", "LIST_LIMIT: Final = 61"),
    Fault("JR-5.1", PAYING, "price, left, len(self.put))", "price, left, 0)"),
    Fault("JR-5.1", PAYING, "elif not still_awaited:\n", "else:\n"),
    Fault("JR-5.1", PAYMENT, "    if len(lines) >= LIST_LIMIT:\n", "    if len(lines) < 0:\n"),
    # card by card
    Fault("JR-5.1", PAYMENT, "        cards = others\n", ""),
    Fault(
        "JR-5.1",
        PAYMENT,
        "    for card in cards:\n        lines.append(with_card",
        "    for card in cards if not found else []:\n        lines.append(with_card",
    ),
    Fault(
        "JR-5.1",
        PAYMENT,
        "        cards = others\n",
        "        cards = [c for c in others if payments(state, seat, cards, price, (*put, c), 1)]\n",
    ),
    Fault("JR-5.1", PAYMENT, "if total_of(state, seat, laid) >= price and", "if False and"),
    Fault("JR-5.1", PAYMENT, "if total_of(state, seat, laid) >= price and", "if"),
    Fault("JR-5.1", PAYMENT, " and tuple(laid) not in found:", ":"),
    Fault("JR-5.1", PAYMENT, "if not found and total_of(state, seat, cards) < price:", "if not found:"),
    Fault("JR-5.1", PAYMENT, " and (card != joker or action.verb == PUT):", " and card != joker:"),
    Fault("JR-5.1", PAYMENT, "if joker != NO_JOKER and not put:", "if joker != NO_JOKER:"),
    Fault("JR-5.1", "jackrabbits/cards.py", "return min(rank, 10)", "return rank"),
    Fault("JR-5.1", "jackrabbits/cards.py", "return min(rank, 10)", "return 11 if rank == 1 else min(rank, 10)"),
    # where the cards go
    Fault("JR-5.2", DEALING, "        state.lot.append(card)\n", ""),
    Fault("JR-5.2", DEALING, "    if not IS_COURT[card]:\n", "    if not IS_ROYAL[card]:\n"),
    Fault("JR-5.2", DEALING, "    if not IS_COURT[card]:\n", "    if not IS_COURT[card] or IS_ROYAL[card]:\n"),
    Fault(
        "JR-5.2",
        DEALING,
        "    state.where[card] = COURTED\n",
        "    state.where[card] = seat if IS_ROYAL[card] else COURTED\n",
    ),
    Fault(
        "JR-5.2",
        DEALING,
        "    state.where[card] = COURTED\n",
        "    state.where[card] = COURTED if IS_ROYAL[card] else seat\n",
    ),
    Fault(
        "JR-5.2",
        PAYMENT,
        "            state.draft.append(action)\n",
        "            state.draft.append(action)\n            spend(state, seat, action.args)\n",
    ),
    # trailways
    Fault("JR-6.1", HIKES, "for edge in other_road if", "for edge in other_road[:1] if"),
    Fault(
        "JR-6.1",
        HIKES,
        "for edge in other_road if",
        "for edge in board.other_road[point.tile * EDGES + other_road[0]] if",
    ),
    Fault(
        "JR-6.1",
        HIKES,
        "for edge in other_road if leaves_free(board, point, point.tile, edge)]",
        "for edge in other_road]",
    ),
    Fault("JR-6.1", HIKES, "return TILE_SUITS[kind] if", "return 15 if"),
    Fault("JR-6.1", HIKES, "return TILE_SUITS[kind] if", "return 3 if"),
    Fault("JR-6.1", HIKES, "kind in TRAILWAYS else 0", "kind in TRAILWAYS[:2] else 0"),
    Fault(
        "JR-6.1",
        HIKES,
        "point.leave(state.rules.board, args[0])",
        "point.leave(state.rules.board, state.rules.board.onward[point.tile * EDGES + point.edge])",
    ),
    # merchants
    Fault("JR-6.2", HORSES, "state.rules.rides[point.tile] if place != point.tile]", "state.rules.rides[point.tile]]"),
    Fault("JR-6.2", HORSES, "if place != point.tile]", "if place not in (point.tile, state.rabbits[state.turn])]"),
    Fault(
        "JR-6.2",
        HORSES,
        "if place != point.tile]",
        "if place != point.tile and state.rules.board.landmass[place] == state.rules.board.landmass[point.tile]]",
    ),
    Fault(
        "JR-6.2",
        HORSES,
        "return TILE_SUITS[FORK] if point.stage == ON_ROAD and KIND[point.tile] == FORK else 0",
        "return TILE_SUITS[FORK] if point.stage == ON_ROAD else 0",
    ),
    Fault("JR-6.2", HORSES, "return TILE_SUITS[FORK] if", "return 15 if"),
    Fault(
        "JR-6.2", HORSES, "point.enter(args[0] * EDGES + INSIDE)", "point.enter((args[0] + 1) % 13 * EDGES + INSIDE)"
    ),
    Fault(
        "JR-6.2",
        BOATS,
        "return TILE_SUITS[FORK] if point.stage == ON_ROAD and KIND[point.tile] == FORK else 0",
        "return TILE_SUITS[FORK] if point.stage == ON_ROAD else 0",
    ),
    Fault("JR-6.2", BOATS, "return TILE_SUITS[FORK] if", "return 15 if"),
    Fault("JR-6.2", BOATS, "and port // EDGES != point.tile", ""),
    Fault("JR-6.2", BOATS, "if board.water_of[port] in waters and", "if"),
    Fault("JR-6.2", BOATS, "if board.water_of[port] in waters and", "if board.water_of[port] == waters[0] and"),
    Fault("JR-6.2", BOATS, "        if not waters:\n            return []\n", "        waters = waters or [0]\n"),
    Fault("JR-6.2", BOATS, "point.enter(args[0] * EDGES + args[1])", "point.leave(state.rules.board, args[1])"),
    Fault("JR-6.2", "jackrabbits/options/landbound_horses.py", "== landmass[tile]]", "!= landmass[tile]]"),
    Fault("JR-6.2", HORSES, "in state.rules.rides[point.tile] if", "in state.rules.board.hexes if"),
    Fault(
        "JR-6.2",
        "jackrabbits/options/landbound_horses.py",
        '"landbound-horses", "JR-6.2", ',
        '"landbound-horses", "JR-6.2", default=True, ',
    ),
    # taverns and jokers
    Fault("JR-6.3", TAVERNS, " and not point.bought", ""),
    Fault("JR-6.3", TAVERNS, "if state.where[joker] == COURTED]", "]"),
    Fault("JR-6.3", TAVERNS, "for joker in (BOAT, HORSE) if", "for joker in (BOAT,) if"),
    Fault("JR-6.3", TAVERNS, "return TILE_SUITS[TAVERN] if", "return 15 if"),
    Fault("JR-6.3", TAVERNS, "return TILE_SUITS[TAVERN] if", "return 4 if"),
    Fault("JR-6.3", TAVERNS, "KIND[point.tile] == TAVERN and", "KIND[point.tile] >= 7 and"),
    Fault("JR-6.3", TAVERNS, "        joker = args[0]\n", "        joker = HORSE\n"),
    Fault("JR-6.3", SPOT, "        self.bought = False\n", ""),
    Fault("JR-6.4", HORSES, "return HORSE if point.horse and", "return HORSE if point.horse and point.tile < 13 and"),
    Fault("JR-6.4", HORSES, "return HORSE if point.horse and", "return HORSE if point.horse and point.tile >= 13 and"),
    Fault(
        "JR-6.4", HORSES, "return HORSE if point.horse and", "return HORSE if point.horse and point.edge != INSIDE and"
    ),
    Fault("JR-6.4", HORSES, "return HORSE if point.horse and", "return HORSE if (point.horse or point.boat) and"),
    Fault("JR-6.4", BOATS, "return BOAT if point.boat and", "return BOAT if point.boat and point.stage == ON_ROAD and"),
    Fault("JR-6.4", BOATS, "return BOAT if point.boat and", "return BOAT if point.boat and point.tile >= 13 and"),
    Fault(
        "JR-6.4", BOATS, "return BOAT if point.boat and", "return BOAT if point.boat and KIND[point.tile] == FORK and"
    ),
    Fault("JR-6.4", BOATS, "        if not waters:\n            return []\n", "        waters = waters or [0]\n"),
    Fault("JR-6.4", BOATS, "waters = board.waters_at[point.tile]", "waters = board.waters_at[point.tile][:1]"),
    Fault(
        "JR-6.4",
        ROADS,
        "return [TO_STAY, *roads_up(state, point)]",
        "return [TO_STAY, *roads_up(state, point), *(TO_EXIT if point.horse else [])]",
    ),
    Fault(
        "JR-6.4",
        ROADS,
        "return [TO_UNDERGROUND]  # JR-6.7",
        "return [TO_UNDERGROUND, *(TO_HOLE if point.horse else [])]  # JR-6.7",
    ),
    Fault("JR-6.4", DEALING, "    if not IS_COURT[card]:\n", "    if not IS_ROYAL[card]:\n"),
    # rabbit holes
    Fault("JR-6.5", HOLES, "            if cave != point.tile\n            and cave", "            if cave"),
    Fault("JR-6.5", HOLES, "for cave in state.rules.caves\n", "for cave in state.rules.caves[:3]\n"),
    Fault("JR-6.5", HOLES, " and point.edge != INSIDE", ""),
    Fault("JR-6.5", HOLES, "return TILE_SUITS[CAVE] if", "return 15 if"),
    Fault("JR-6.5", HOLES, "return TILE_SUITS[CAVE] if", "return 1 if"),
    Fault("JR-6.5", HOLES, "point.enter(args[0] * EDGES + INSIDE)", "point.enter(point.tile * EDGES + INSIDE)"),
    Fault("JR-6.5", ROADS, "        return [TO_UNDERGROUND]\n", "        return []\n"),
    Fault("JR-6.5", ROADS, "for cave in state.rules.caves if offered", "for cave in state.rules.caves[1:] if offered"),
    Fault("JR-6.5", ROADS, "return [TO_STAY, *roads_up(state, point)]", "return roads_up(state, point)"),
    Fault(
        "JR-6.5",
        JOURNEY,
        "elif verb == HOLE and point.stage == SET_OUT:",
        "elif verb == HOLE and point.stage == SET_OUT and not state.hands[seat]:",
    ),
    # off-board
    Fault("JR-6.6", INCREMENT, "if state.rabbits[state.turn] != OFF_BOARD:", "if True:"),
    Fault(
        "JR-6.6",
        JOURNEY,
        "end_journey(state, seat, point.memory, OFF_BOARD)",
        "end_journey(state, seat, point.memory, UNDERGROUND)",
    ),
    Fault(
        "JR-6.6", ROADS, "    if lead == BRINK:\n        return True\n", "    if lead == BRINK:\n        return False\n"
    ),
    Fault("JR-6.6", ROADS, "        found.append(TO_OFF_BOARD)\n    elif", "        pass\n    elif"),
    Fault(
        "JR-6.6",
        "jackrabbits/steps/claiming.py",
        "    place = state.rabbits[state.turn]\n",
        "    place = state.rabbits[state.turn] if IS_HEX[state.rabbits[state.turn]] else 10\n",
    ),
    Fault("JR-6.7", ROADS, "return [TO_UNDERGROUND]  # JR-6.7", "return [TO_STAY, TO_UNDERGROUND]  # JR-6.7"),
    Fault("JR-6.7", ROADS, "return [TO_UNDERGROUND]  # JR-6.7", "return roads_up(state, point)  # JR-6.7"),
    Fault("JR-6.7", INCREMENT, "!= OFF_BOARD:", "< OFF_BOARD - 1:"),
    Fault(
        "JR-6.7",
        "jackrabbits/steps/claiming.py",
        "    place = state.rabbits[state.turn]\n",
        "    place = state.rabbits[state.turn] if IS_HEX[state.rabbits[state.turn]] else 10\n",
    ),
    Fault(
        "JR-6.7",
        "jackrabbits/steps/lottery.py",
        "        found.append(TO_PASS)\n",
        "        found = [*(found if state.rabbits[seat] < 37 else []), TO_PASS]\n",
    ),
    Fault(
        "JR-6.8",
        "jackrabbits/steps/turn.py",
        '    state.phase = "lottery"\n',
        '    state.phase = "lottery"\n    state.rabbits = [min(place, 37) for place in state.rabbits]\n',
    ),
    Fault("JR-6.8", INCREMENT, "if state.rabbits[state.turn] != OFF_BOARD:", "if True:"),
    Fault("JR-6.8", ROADS, "return [TO_UNDERGROUND]  # JR-6.7", "return [TO_STAY]  # JR-6.7"),
]
