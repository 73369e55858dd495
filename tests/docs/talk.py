"""The examples of a page, held: what is asked of a server without a network, and what it answers.

    ana POST /api/tables {"players": 2}          a request of a client
    201 {"code": $table, "players": 2, ...}      what it is answered with
    ana opens /api/tables/$table/socket
    ana > {"type": "hello"}                      over the socket that it has opened last
    ana < {"type": "welcome", "seats": [0]}      the next message like that; those before it are left out
    ana < nothing                                and no more is to come
    ana hangs up
    (60 seconds later)

`...` stands for what is left out, `$table` for a value that is remembered when it is first met.
"""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from tests.server.app_driver import AppDriver, ClientSocket

__all__ = ["Talk", "talks"]

_REQUEST = re.compile(r"(\w+) (GET|POST|PUT|DELETE) (\S+)(?: (.*))?")
_ANSWER = re.compile(r"(\d{3}) (.*)")
_HEARD = re.compile(r"(\w+) < (.*)")
_LATER = re.compile(r"\((\d+) seconds later\)")
_REST = "..."


def talks(page: Path) -> list[str]:
    """The examples of a page, line by line."""
    blocks = re.findall(r"^```talk\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


class Talk:
    """One server, on which all examples of a page run one after the other."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.app_driver = AppDriver(loop)
        self.known: dict[str, Any] = {}
        self.sockets: dict[str, ClientSocket] = {}
        self.read: dict[str, int] = {}
        self.answer: Any = None

    def hold(self, line: str) -> None:
        if match := _REQUEST.fullmatch(line):
            client, method, path, body = match.groups()
            path, _, query = self.filled(path).partition("?")
            asked = dict(part.split("=") for part in query.split("&") if part)
            self.answer = self.app_driver.ask(method, path, client, self.filled(body or "").encode(), **asked)
        elif match := _ANSWER.fullmatch(line):
            assert self.answer.status == int(match[1]), self.answer
            self.compare(self.answer.json, match[2])
        elif match := _HEARD.fullmatch(line):
            self.hear(match[1], match[2])
        elif match := _LATER.fullmatch(line):
            self.app_driver.now += int(match[1])
            self.app_driver.run(self.app_driver.timers.tick())
        elif match := re.fullmatch(r"(\w+) opens /api/tables/(\S+)/socket", line):
            self.sockets[match[1]] = self.app_driver.socket(match[1], self.filled(match[2]))
            self.read[match[1]] = 0
        elif match := re.fullmatch(r"(\w+) > (.*)", line):
            self.sockets[match[1]].send_text(self.filled(match[2]))
        elif match := re.fullmatch(r"(\w+) hangs up", line):
            self.sockets.pop(match[1]).close()
        else:
            raise AssertionError(f"what does this mean? {line}")

    def hear(self, client: str, like: str) -> None:
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
        raise AssertionError(f"{client} did not hear {like}, but {messages}")

    # ---- values ----------------------------------------------------------------------------------------------------

    def filled(self, text: str) -> str:
        """With what is remembered in the place of its name: whole in a body, plain in an address."""
        whole = re.sub(r"(?<=[:\[,] )\$(\w+)", lambda match: json.dumps(self.known[match[1]]), text)
        return re.sub(r"\$(\w+)", lambda match: str(self.known[match[1]]), whole)

    def pattern(self, text: str) -> Any:
        text = re.sub(r'(?<![\w"])\$(\w+)', r'"$\1"', text)
        text = re.sub(r"(\{|, )\.\.\.\}", r'\1"...": 0}', text)
        return json.loads(re.sub(r'(?<!")\.\.\.(?!")', '"..."', text))

    def compare(self, found: Any, text: str) -> None:
        learned: dict[str, Any] = {}
        assert self.is_like(found, self.pattern(text), learned), f"{text}\nis really\n{json.dumps(found)}"
        self.known |= learned

    def is_like(self, found: Any, wanted: Any, learned: dict[str, Any]) -> bool:
        if isinstance(wanted, str) and wanted.startswith("$"):
            name = wanted[1:]
            learned.setdefault(name, self.known.get(name, found))
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
