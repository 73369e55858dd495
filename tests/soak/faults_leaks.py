"""Planted leaks: each tells a seat something that it may not know. The two worlds must come apart."""

from tests.soak.fault import Fault

FAULTS = [
    # A view shows hidden cards, or is put together in an order that gives them away.
    Fault(
        "leak-view",
        "jackrabbits/view.py",
        "if where[card] >= 0 and where[card] != seat and state.knowledge.knows(seat, card)",
        "if where[card] >= 0 and where[card] != seat",
    ),
    Fault(
        "leak-view",
        "jackrabbits/view.py",
        "    for card in range(CARDS):\n        place = where[card]\n",
        "    for card in sorted(range(CARDS), key=where.__getitem__):\n        place = where[card]\n",
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
        "kernel/state.py",
        '"frames": [frame.as_list() for frame in self.base_frames],',
        '"frames": [frame.as_list() for frame in self.frames],',
    ),
    Fault(
        "leak-draft",
        "kernel/state.py",
        "window = self.base_windows[-1] if self.base_windows and not self.over else None",
        "window = self.windows[-1] if self.windows and not self.over else None",
    ),
    # An event tells all what one may know.
    Fault("leak-event", "jackrabbits/dealing.py", ', secrets={"card": only(seat)}', ""),
    Fault(
        "leak-event",
        "jackrabbits/steps/journey.py",
        'state.tell("stepped", {"seat": state.turn, "path": path_names(spot.memory)}, only(state.turn))',
        'state.tell("stepped", {"seat": state.turn, "path": path_names(spot.memory)})',
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
        "                entries = [str(entry) for entry in self.windows[-1].entries]\n"
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
        "jackrabbits/steps/acquisition.py",
        "elif frame.stage == DONE or royal_here(state) == NO_ROYAL:",
        "elif frame.stage == DONE or royal_here(state) == NO_ROYAL or best_payment(state) < CLAIM_COST:",
    ),
    # After a transfer it goes on by itself unless its hand has a choice.
    Fault(
        "leak-asked",
        "jackrabbits/steps/journey.py",
        "had no choice.\n        self.stop(state, spot)\n",
        "had no choice.\n        self.go_on(state, spot)\n",
    ),
    # What others have entered into a sealed window shows, in a legal list or in who is awaited.
    Fault(
        "leak-legal",
        "jackrabbits/steps/call.py",
        "for other in nameable(state, seat)], TO_PASS]",
        "for other in nameable(state, seat) if TO_PASS not in state.windows[-1].entries], TO_PASS]",
    ),
    Fault(
        "leak-sealed",
        "kernel/state.py",
        '"awaited": [s for s in asked_seats if s != seat or s in self.awaited],',
        '"awaited": self.awaited,',
    ),
    Fault(
        "leak-sealed",
        "kernel/state.py",
        "asked_seats = list(window.seats) if window is not None else []",
        "asked_seats = window.awaited() if window is not None else []",
    ),
    Fault(
        "leak-sealed",
        "jackrabbits/steps/call.py",
        "        state.replace(SETTLED)\n",
        "        state.replace(SETTLED)\n"
        "        if state.telling:\n"
        '            state.tell("answered", {"answers": [str(entry) for entry in window.entries]})\n',
    ),
    # Whether I may take something back depends on what others have done unseen.
    Fault(
        "leak-undoable",
        "kernel/state.py",
        "            if author == seat:\n",
        "            if author >= 0:\n",
    ),
]
