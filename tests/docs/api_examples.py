"""Runs the API examples of a page on a server without a network, and compares the answers.

    ana POST /api/tables {"players": 2}          a request of a client
    201 {"code": $table, "players": 2, ...}      the answer to it
    ana opens /api/tables/$table/socket
    ana > {"type": "hello"}                      a message over the socket that it opened last
    ana < {"type": "welcome", "seats": [0]}      the next message of that form; those before it are skipped
    ana < nothing                                no further message has come
    ana hangs up
    (60 seconds later)

`...` stands for anything. `$table` is a variable: it is set where it first stands in an answer.
"""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from tests.server.app_driver import AppDriver, ClientSocket

__all__ = ["ApiExamples", "example_lines"]

_REQUEST = re.compile(r"(\w+) (GET|POST|PUT|DELETE) (\S+)(?: (.*))?")
_ANSWER = re.compile(r"(\d{3}) (.*)")
_RECEIVED = re.compile(r"(\w+) < (.*)")
_LATER = re.compile(r"\((\d+) seconds later\)")
_REST = "..."


def example_lines(page: Path) -> list[str]:
    """Returns the examples of a page, line by line."""
    blocks = re.findall(r"^```api-example\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


class ApiExamples:
    """Runs all examples of a page in order, on one server."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.app_driver = AppDriver(loop)
        self.variables: dict[str, Any] = {}
        self.sockets: dict[str, ClientSocket] = {}  # by client: the one that it opened last
        self.opened: list[ClientSocket] = []
        self.read: dict[str, int] = {}
        self.answer: Any = None

    def run(self, line: str) -> None:
        """Runs one line: sends what it says, or compares what has come with it."""
        if match := _REQUEST.fullmatch(line):
            client, method, path, body = match.groups()
            path, _, query = self.filled(path).partition("?")
            parameters: dict[str, Any] = dict(part.split("=") for part in query.split("&") if part)
            self.answer = self.app_driver.ask(method, path, client, self.filled(body or "").encode(), **parameters)
        elif match := _ANSWER.fullmatch(line):
            assert self.answer.status == int(match[1]), self.answer
            self.compare(self.answer.json, match[2])
        elif match := _RECEIVED.fullmatch(line):
            self.receive(match[1], match[2])
        elif match := _LATER.fullmatch(line):
            self.app_driver.now += int(match[1])
            self.app_driver.run(self.app_driver.timers.tick())
        elif match := re.fullmatch(r"(\w+) opens /api/tables/(\S+)/socket", line):
            self.sockets[match[1]] = self.app_driver.socket(match[1], self.filled(match[2]))
            self.opened.append(self.sockets[match[1]])
            self.read[match[1]] = 0
        elif match := re.fullmatch(r"(\w+) > (.*)", line):
            self.sockets[match[1]].send_text(self.filled(match[2]))
        elif match := re.fullmatch(r"(\w+) hangs up", line):
            self.sockets.pop(match[1]).close()
        else:
            raise AssertionError(f"no such form of a line: {line}")

    def close(self) -> None:
        """Closes all sockets that are still open."""
        for socket in self.opened:
            if not socket.task.done():
                socket.close()

    def receive(self, client: str, like: str) -> None:
        """Skips to the next message of the form `like`, and compares it."""
        messages = self.sockets[client].messages[self.read[client] :]
        if like == "nothing":
            assert not messages, messages
            return
        wanted = self.pattern(like)
        for at, message in enumerate(messages):
            if message["type"] == wanted["type"] and self.is_like(message, wanted, {}):
                self.read[client] += at + 1
                self.compare(message, like)
                return
        raise AssertionError(f"{client} received {messages}, not {like}")

    # ---- values ----------------------------------------------------------------------------------------------------

    def filled(self, text: str) -> str:
        """Returns the text with the values of its variables: as JSON in a body, as text in an address."""
        whole = re.sub(r"(?<=[:\[,] )\$(\w+)", lambda match: json.dumps(self.variables[match[1]]), text)
        return re.sub(r"\$(\w+)", lambda match: str(self.variables[match[1]]), whole)

    def pattern(self, text: str) -> Any:
        """Returns the JSON of an example, with variables and `...` as strings."""
        text = re.sub(r'(?<![\w"])\$(\w+)', r'"$\1"', text)
        text = re.sub(r"(\{|, )\.\.\.\}", r'\1"...": 0}', text)
        return json.loads(re.sub(r'(?<!")\.\.\.(?!")', '"..."', text))

    def compare(self, found: Any, text: str) -> None:
        learned: dict[str, Any] = {}
        assert self.is_like(found, self.pattern(text), learned), f"{text}\nis really\n{json.dumps(found)}"
        self.variables |= learned

    def is_like(self, found: Any, wanted: Any, learned: dict[str, Any]) -> bool:
        """Whether a value fits a pattern; `learned` takes the variables that it sets."""
        if isinstance(wanted, str) and wanted.startswith("$"):
            name = wanted[1:]
            learned.setdefault(name, self.variables.get(name, found))
            return bool(learned[name] == found)
        if isinstance(wanted, dict) and isinstance(found, dict):
            needed = {key for key in wanted if key != _REST}
            if needed - set(found) or (_REST not in wanted and set(found) - needed):
                return False
            return all(self.is_like(found[key], wanted[key], learned) for key in needed)
        if isinstance(wanted, list) and isinstance(found, list):
            if wanted[-1:] == [_REST]:
                wanted, found = wanted[:-1], found[: len(wanted) - 1]
            elif wanted[:1] == [_REST]:
                wanted, found = wanted[1:], found[len(found) - len(wanted) + 1 :]
            return len(wanted) == len(found) and all(
                self.is_like(each, like, learned) for each, like in zip(found, wanted)
            )
        return bool(found == wanted) or wanted == _REST
