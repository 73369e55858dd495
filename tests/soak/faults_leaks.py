"""Planted leaks: each tells a seat something that it may not know. The two worlds must come apart."""

from tests.soak.fault import Fault

FAULTS = [
    # A view shows hidden cards, or is put together in an order that gives them away.
    Fault(
        "leak-view",
        "jackrabbits/view.py",
        "holder != own and known[card]:",
        "holder != own:",
    ),
    Fault(
        "leak-view",
        "jackrabbits/view.py",
        "    for card in range(len(where)):\n        place: i64 = where[card]\n",
        "    for card in sorted(range(len(where)), key=where.__getitem__):\n        place: i64 = where[card]\n",
    ),
    Fault(
        "leak-view",
        "jackrabbits/view.py",
        'view["hand"] = _names(state.hands[seat]) if seat is not None else None',
        'view["hand"] = _names(state.hands[seat if seat is not None else state.turn])',
    ),
    # A view shows a draft: where the rabbit stopped to think, or that somebody stands at a counter.
    Fault(
        "leak-draft",
        "jackrabbits/view.py",
        "frames = state.frames if seat == state.turn else state.base_frames",
        "frames = state.frames",
    ),
    Fault(
        "leak-draft",
        "kernel/view.py",
        '"frames": [frame.as_list() for frame in state.base_frames],',
        '"frames": [frame.as_list() for frame in state.frames],',
    ),
    Fault(
        "leak-draft",
        "kernel/view.py",
        "window = state.base_window\n    asked_seats",
        "window = state.window\n    asked_seats",
    ),
    # An event tells all what one may know.
    Fault("leak-event", "jackrabbits/dealing.py", ", secrets=_TO_DRAWER[seat]", ""),
    Fault(
        "leak-event",
        "jackrabbits/steps/journey.py",
        'state.emit("stepped", {"seat": state.turn, "path": path_names(spot.memory)}, only(state.turn))',
        'state.emit("stepped", {"seat": state.turn, "path": path_names(spot.memory)})',
    ),
    # A refusal says where the card is instead, an error what another seat is about.
    Fault(
        "leak-refusal",
        "jackrabbits/steps/lottery.py",
        'return Reason("not-in-hand", "JR-4.2", {"card": card})',
        'return Reason("not-in-hand", "JR-4.2", {"card": card, "where": state.where[action.args[0]]})',
    ),
    Fault(
        "leak-refusal",
        "kernel/state.py",
        '                found.append((action, step.refuse(self, seat, action) or Reason("not-now")))',
        "                entries = [str(entry) for entry in self.window.entries]\n"
        '                found.append((action, Reason("not-now", "", {"entries": entries})))',
    ),
    Fault(
        "leak-error",
        "kernel/state.py",
        'return Reason("not-awaited", "", {"seat": seat})',
        'return Reason("not-awaited", "", {"seat": seat, "draft": len(self.draft)})',
    ),
    # Only those are asked who could say yes.
    Fault(
        "leak-asked",
        "jackrabbits/steps/lottery.py",
        "        state.ask(frame.step, state.turn)\n",
        "        if len(self.legal(state, state.turn)) > 1:\n"
        "            state.ask(frame.step, state.turn)\n"
        "            return\n"
        '        state.phase = "journey"\n'
        "        state.pop()\n",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/claiming.py",
        "return royal_here(state) != NO_ROYAL\n",
        "return royal_here(state) != NO_ROYAL and best_payment(state) >= CLAIM_COST\n",
    ),
    # After a transfer it goes on by itself unless its hand has a choice.
    Fault(
        "leak-asked",
        "jackrabbits/steps/journey.py",
        "the hand has no choice.\n        self.stop(state, spot)\n",
        "had no choice.\n        self.go_on(state, spot)\n",
    ),
    # What others have entered into a sealed window shows, in a legal list or in who is awaited.
    Fault(
        "leak-legal",
        "jackrabbits/steps/call.py",
        "for other in over_limit(state) if other != seat], TO_PASS]",
        "for other in over_limit(state) if other != seat and TO_PASS not in state.window.entries], TO_PASS]",
    ),
    Fault(
        "leak-sealed",
        "kernel/view.py",
        '"awaited": [s for s in asked_seats if s in awaited or not (window.plan or s == seat)],',
        '"awaited": state.awaited,',
    ),
    Fault(
        "leak-sealed",
        "kernel/view.py",
        "asked_seats, awaited = list(window.seats), state.awaited",
        "asked_seats, awaited = window.awaited(), state.awaited",
    ),
    Fault(
        "leak-sealed",
        "jackrabbits/steps/call.py",
        "        state.replace(RESOLVED)\n",
        "        state.replace(RESOLVED)\n"
        "        if state.emitting:\n"
        '            state.emit("answered", {"answers": [str(entry) for entry in window.entries]})\n',
    ),
    # Whether I may take something back depends on what others have done unseen.
    Fault(
        "leak-undoable",
        "kernel/state.py",
        "            if played.seat == seat:\n",
        "            if played.seat >= 0:\n",
    ),
    # The strategies. Contested, at blows, in the air or at a plaza, only those are asked who could say yes.
    Fault(
        "leak-asked",
        "jackrabbits/steps/contest.py",
        "if rights(state, seat)]",
        "if rights(state, seat) and proofs(state, seat, hearts_of(state, seat), False)]",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/contest.py",
        "state.ask_all(frame.step, asked)",
        "state.ask_all(frame.step, sorted(asked, key=lambda seat: -len(proofs(state, seat, False))))",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/proof.py",
        "        state.ask(frame.step, state.turn)\n",
        "        if len(self.legal(state, state.turn)) > 1:\n"
        "            state.ask(frame.step, state.turn)\n"
        "        else:\n"
        "            self.answer(state, state.turn, TO_LEAVE)\n",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/fighting.py",
        "        state.ask(frame.step, frame.args[frame.stage])\n",
        "        if frame.stage == DEFENCE and len(self.legal(state, frame.args[1])) == 1:\n"
        "            self.finish(state, frame.args[1], frame)\n"
        "        else:\n"
        "            state.ask(frame.step, frame.args[frame.stage])\n",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/fighting.py",
        "return not state.fought and len(rivals(state)) > 0\n",
        "return not state.fought and len(rivals(state)) > 0 and armed(state, state.turn)\n",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/trading.py",
        "return len(for_sale(state)) > 0\n",
        "return len(affordable(state, state.turn, [])) > 0\n",
    ),
    Fault(
        "leak-asked",
        "jackrabbits/steps/flight.py",
        "        else:\n            state.ask(frame.step, state.turn)\n",
        "        elif len(self.legal(state, state.turn)) == 1:\n"
        "            end_journey(state, state.turn, [], OFF_BOARD)\n"
        "        else:\n"
        "            state.ask(frame.step, state.turn)\n",
    ),
    # What a seat may contest with, or why not, shows whether others have contested.
    Fault(
        "leak-legal",
        "jackrabbits/steps/contest.py",
        "        return [*[Action(GRAMMAR, CONTEST, cards) for cards in hands], TO_PASS]\n",
        "        if [entry for entry in state.window.entries if entry is not None and entry.verb == CONTEST]:\n"
        "            return [TO_PASS]\n"
        "        return [*[Action(GRAMMAR, CONTEST, cards) for cards in hands], TO_PASS]\n",
    ),
    Fault(
        "leak-refusal",
        "jackrabbits/steps/contest.py",
        "        return no_proof() if action.verb == CONTEST else None\n",
        "        entered = len([entry for entry in state.window.entries if entry is not None])\n"
        '        return Reason("no-proof", "JR-7.6", {"points": 6, "entered": entered})\n',
    ),
    # A contest that was not heard is told, or its hearts are remembered as seen.
    Fault(
        "leak-sealed",
        "jackrabbits/steps/contest.py",
        "        state.replace(RESOLVED)\n",
        "        state.replace(RESOLVED)\n"
        "        if state.emitting:\n"
        '            state.emit("answered", {"answers": [str(entry) for entry in window.entries]})\n',
    ),
    Fault(
        "leak-sealed",
        "jackrabbits/steps/contest.py",
        "        state.replace(RESOLVED)\n",
        "        state.replace(RESOLVED)\n"
        "        for entry in window.entries:\n"
        "            for card in entry.args if entry is not None else ():\n"
        "                state.knowledge.show(card)\n",
    ),
    # All have passed, but nobody is told, so that who answered last may seem to have a draft.
    Fault(
        "leak-sealed",
        "jackrabbits/steps/contest.py",
        '            state.emit("uncontested", {"seat": state.turn})\n',
        "            pass\n",
    ),
    # A blow being prepared, and cards on the counter of a plaza, are seen before they are shown.
    Fault(
        "leak-draft",
        "jackrabbits/steps/fighting.py",
        "        if action.verb == LAY_SPADE:\n            state.draft.append(action)\n",
        "        if action.verb == LAY_SPADE:\n",
    ),
    Fault(
        "leak-draft",
        "jackrabbits/steps/trading.py",
        "        if action.verb == TRADE:\n            state.draft.append(action)\n",
        "        if action.verb == TRADE:\n            state.draft = []\n",
    ),
    # A theft: all are told which card, or can work it out from what the hands are said to hold.
    Fault("leak-event", "jackrabbits/dealing.py", 'secret = {"card": only(thief, victim)}', "secret = None"),
    Fault(
        "leak-view",
        "jackrabbits/view.py",
        "None if number in in_question else batch.in_hands(state.players)",
        "batch.in_hands(state.players)",
    ),
    Fault(
        "leak-view",
        "kernel/card_knowledge.py",
        "            if not self.known[card] and batch not in hypotheses.batches and batch not in certain:",
        "            if not self.known[card] and batch not in hypotheses.batches and batch == self.batch[hands[victim][0]] and batch not in certain:",
    ),
    Fault(
        "leak-view",
        "kernel/card_knowledge.py",
        "(len(loose) > 1 or not self.known[loose[0]])",
        "len(loose) > 1",
    ),
    Fault(
        "leak-view",
        "kernel/card_knowledge.py",
        "            if self.known[card]:\n                self.known[card] = False\n",
        "            if self.known[card] and card not in hands[thief]:\n                self.known[card] = self.public[card]\n",
    ),
]
