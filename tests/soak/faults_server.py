"""Planted faults of the server: each tells a client, or a reader of the log, what they may not know."""

from tests.soak.fault import Fault

SERVER = "server"
TABLES = "tables"

FAULTS = [
    # A message for every change, also for those that are nobody else's to see: sealed answers, drafts, second thoughts.
    Fault("leak-socket", f"{TABLES}/client_feed.py", "if self._shown.get(viewer) != state:", "if True:"),
    Fault(
        "leak-socket",
        f"{TABLES}/client_feed.py",
        "if viewer is ONLOOKER or self._until.get(viewer) == deadline:",
        "if viewer is ONLOOKER:",
    ),
    Fault("leak-socket", f"{TABLES}/table_state.py", "(state.last_public_line, state.base_window.step", "(state.log_length, state.base_window.step"),
    # A number counts what others do unseen.
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        'shown["decision"] = self.current.answers[viewer]\n',
        'shown["decision"] = self.current.answers[viewer]\n            shown["answers"] = self.current.answers\n',
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
    Fault("leak-socket", f"{SERVER}/live_table.py", '"n": self.table.number(entry.seat)}', '"n": self.table.lines}'),
    Fault(
        "leak-socket",
        f"{TABLES}/table.py",
        '"rematch": current.successor or None,\n',
        '"rematch": current.successor or None,\n            "lines": self.lines,\n',
    ),
    Fault("leak-socket", f"{SERVER}/bots.py", "while seat in state.awaited and current.moment == moment:", "while seat in state.awaited and not actions:"),
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
        '"rematch": current.successor or None,\n',
        '"rematch": current.successor or None,\n            "awaited": current.state and current.state.awaited,\n',
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
        f"{SERVER}/live_table.py",
        'raise ApiError(Reason("stale-decision"), 409)',
        'raise ApiError(Reason("stale-decision", "", {"draft": len(change.result.state.draft)}), 409)',
    ),
    Fault("leak-socket", f"{TABLES}/table.py", "if state is not None and state.over else None", "if state is not None else None"),
    # A door that is closed sounds otherwise than one that is not there, or can be tried for ever.
    Fault("leak-access", f"{SERVER}/auth.py", "    if not client:\n        raise not_found()\n", '    if not client:\n        raise ApiError(Reason("not-found"), 401)\n'),
    Fault("leak-access", f"{SERVER}/lobby.py", "self.store.has(code)):\n            raise not_found()\n", 'self.store.has(code)):\n            raise ApiError(Reason("no-such-table"), 404)\n'),
    Fault("leak-access", f"{SERVER}/http/play.py", "if not client or not may_look_on(live, client):", "if not client:"),
    Fault("leak-access", f"{SERVER}/http/tables.py", "    viewer_of(live, client_of(request), ONLOOKER)\n", ""),
    Fault(
        "leak-access",
        f"{SERVER}/http/play.py",
        "    if seat not in live.table.current.seats_of(client):\n        raise not_found()\n    return seat\n",
        "    return seat\n",
    ),
    Fault("leak-access", f"{SERVER}/http/play.py", "                    admission.count_wrong_code(socket, lobby)\n", "                    pass\n"),
    Fault("leak-access", f"{SERVER}/admission.py", " and not self._misses.left(address, now):", " and False:"),
    Fault("leak-access", f"{TABLES}/client_feed.py", "if not viewers:  #", "if False:  #"),
    # The log, or what anybody may ask, tells of tables and clients.
    Fault("leak-log", f"{SERVER}/run.py", 'log_level="error"', 'log_level="trace"'),
    Fault("leak-log", f"{SERVER}/errors.py", "type(error).__name__, line)", "error, line)"),
    Fault("leak-log", f"{SERVER}/http/tables.py", '"tables": lobby.store.count()', '"tables": list(lobby.live_tables)'),
    Fault(
        "leak-log",
        f"{SERVER}/storage.py",
        "            live.table.accept(change)\n",
        '            _logger.info("%s answers", live.table.current.seats[0].name)\n            live.table.accept(change)\n',
    ),
]  # fmt: skip
