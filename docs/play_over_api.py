"""A whole game over the API, with a reconnect in the middle: `python docs/play_over_api.py http://127.0.0.1:8000`.

The protocol is told in docs/api.md. Needs nothing but `websockets`, which the server brings along.
"""

import argparse
import json
import random
import urllib.request

from websockets.sync.client import ClientConnection, connect


class Table:
    """A table of two against a bot, our seat the first one."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = self.ask("POST", "/api/clients", bearer=True)["token"]
        self.code = self.ask("POST", "/api/tables", players=2, preset="standard", options={"round-cap": 10})["code"]
        self.ask("POST", f"/api/tables/{self.code}/seats/0", name="Script")
        self.ask("POST", f"/api/tables/{self.code}/seats/1/bot", bot="greedy")
        self.ask("POST", f"/api/tables/{self.code}/start")
        self.last = 0  # the number of the last event that we have heard

    def ask(self, method: str, path: str, **body: object) -> dict:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {getattr(self, 'token', '')}"}
        data = json.dumps(body).encode() if body else None
        with urllib.request.urlopen(
            urllib.request.Request(self.address + path, data, headers, method=method)
        ) as answer:
            return json.load(answer)

    def socket(self) -> ClientConnection:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        return connect(address, additional_headers={"Authorization": f"Bearer {self.token}"}, max_size=None)

    def hear(self, socket: ClientConnection, wanted: str, **like: object) -> dict:
        """The next message of that kind; every event on the way is heard once, in its order."""
        while True:
            message = json.loads(socket.recv(timeout=30))
            for event in message.get("events", ()):
                assert event["n"] == self.last + 1, "one was left out, or told twice"
                self.last = event["n"]
            if message["type"] == wanted and like.items() <= message.items():
                return message

    def play(self, socket: ClientConnection, turns: int) -> bool:
        """So many answers of ours; is the game over then?"""
        socket.send(json.dumps({"type": "hello", "after": {"0": self.last}}))
        state = self.hear(socket, "state")
        while not state["table"]["over"] and turns > 0:
            if not state["legal"]:  # it is not our turn
                state = self.hear(socket, "state")
                continue
            key, turns = f"answer-{state['decision']}", turns - 1
            answer = {"seat": 0, "decision": state["decision"], "key": key, "action": random.choice(state["legal"])}
            socket.send(json.dumps({"type": "act", **answer}))
            self.hear(socket, "ack", key=key)  # from now on it cannot get lost
            state = self.ask("GET", f"/api/tables/{self.code}/state?seat=0")
        return state["table"]["over"]


def main(address: str) -> None:
    table, lines, over = Table(address), 0, False
    while not over:
        with table.socket() as socket:  # hung up after four answers, and gone on with on another one
            over, lines = table.play(socket, turns=4), lines + 1
    record = table.ask("GET", f"/api/tables/{table.code}/record")
    print(f"over: ranking {record['ranking']}, {len(record['actions'])} lines, {table.last} events, {lines} sockets")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play a whole game against a bot over the API of a Jackhouse server.")
    parser.add_argument(
        "address", nargs="?", default="http://127.0.0.1:8000", help="of the server; default: %(default)s"
    )
    main(parser.parse_args().address)
