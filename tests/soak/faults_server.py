"""Planted faults of the server: each tells a guest, or whoever reads the log, what is not theirs to know."""

from tests.soak.fault import Fault

SERVER = "server"
TABLES = "tables"

FAULTS = [
    # A message for every change, also for those that are nobody else's to see: sealed answers, drafts, second thoughts.
    Fault("leak-socket", f"{TABLES}/telling.py", "if self._shown.get(viewer) != state:", "if True:"),
    Fault(
        "leak-socket",
        f"{TABLES}/telling.py",
        "if viewer is ONLOOKER or self._until.get(viewer) == deadline:",
        "if viewer is ONLOOKER:",
    ),
    Fault("leak-socket", f"{TABLES}/sitting.py", "(state.taught, state.base_window.step", "(state.log_length, state.base_window.step"),
    # A number counts what others do unseen.
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        'shown["decision"] = self.sitting.answers[viewer]\n',
        'shown["decision"] = self.sitting.answers[viewer]\n            shown["answers"] = self.sitting.answers\n',
    ),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        "return len(self.seen[viewer])",
        "return max(len(seen) for seen in self.seen.values())",
    ),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        "                if whole is None:\n                    continue\n",
        """                whole = whole or b'{"code":"something","params":{}}'\n""",
    ),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        "                seen.append(_ENCODER.encode(event.to(viewer)))\n",
        "                whole = _ENCODER.encode(event.to(viewer))\n                seen.append(whole)\n",
    ),
    Fault("leak-socket", f"{SERVER}/answer.py", '"n": self.chair.table.number(self.seat)}', '"n": self.chair.table.lines}'),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        '"rematch": sitting.successor or None,\n',
        '"rematch": sitting.successor or None,\n            "lines": self.lines,\n',
    ),
    Fault("leak-socket", f"{SERVER}/works.py", "while change.public < _BOT_EVENTS", "while len(change.entries) < _BOT_EVENTS"),
    # What others are about, or hold, goes past the gate.
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        'shown["view"] = state.view(viewer)\n',
        'shown["view"] = {**state.view(viewer), "draft": [str(action) for action in state.draft]}\n',
    ),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        '"rematch": sitting.successor or None,\n',
        '"rematch": sitting.successor or None,\n            "awaited": sitting.state and sitting.state.awaited,\n',
    ),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        "        public = event.to(ONLOOKER)\n",
        '        public: dict[str, object] | None = {"code": event.code, "params": event.params}\n',
    ),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        "message = self._shown.get(viewer)\n",
        "message = next(iter(self._shown.values()), None)\n",
    ),
    Fault(
        "leak-socket",
        f"{SERVER}/answer.py",
        'raise Trouble(Reason("stale-decision"), 409)',
        'raise Trouble(Reason("stale-decision", "", {"draft": len(change.sitting.state.draft)}), 409)',
    ),
    Fault("leak-socket", f"{TABLES}/table.py", "if state is not None and state.over else None", "if state is not None else None"),
    # A door that is closed sounds otherwise than one that is not there, or can be tried for ever.
    Fault("leak-door", f"{SERVER}/guard.py", "    if not client:\n        raise not_found()\n", '    if not client:\n        raise Trouble(Reason("not-found"), 401)\n'),
    Fault("leak-door", f"{SERVER}/house.py", "        if chair is None:\n            raise not_found()\n", '        if chair is None:\n            raise Trouble(Reason("no-such-table"), 404)\n'),
    Fault("leak-door", f"{SERVER}/api.py", "if chair is None or not client or not may_look_on(chair, client):", "if chair is None or not client:"),
    Fault("leak-door", f"{SERVER}/api.py", "    viewer_of(chair, client_of(request), ONLOOKER)\n", ""),
    Fault(
        "leak-door",
        f"{SERVER}/api.py",
        "    if seat not in chair.table.sitting.seats_of(client):\n        raise not_found()\n    return seat\n",
        "    return seat\n",
    ),
    Fault("leak-door", f"{SERVER}/api.py", "                door.miss(socket, house)\n", ""),
    Fault("leak-door", f"{SERVER}/door.py", " and not self._misses.left(address, now):", " and False:"),
    Fault("leak-door", f"{TABLES}/telling.py", "if not viewers:  #", "if False:  #"),
    # The log, or what anybody may ask, tells of tables and guests.
    Fault("leak-log", f"{SERVER}/listening.py", 'log_level="error"', 'log_level="trace"'),
    Fault("leak-log", f"{SERVER}/trouble.py", "type(error).__name__, line)", "error, line)"),
    Fault("leak-log", f"{SERVER}/api.py", '"tables": len(house.chairs)', '"tables": list(house.chairs)'),
    Fault(
        "leak-log",
        f"{SERVER}/works.py",
        "            self._accept(chair, change)\n            if",
        '            _logger.info("%s answers", chair.table.sitting.seats[0].name)\n'
        "            self._accept(chair, change)\n            if",
    ),
]  # fmt: skip
