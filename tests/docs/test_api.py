"""Runs the examples of docs/api.md in order, and compares its tables with the source."""

import asyncio
import re
from pathlib import Path

import jackhouse
from jackhouse.server.config import Config
from jackhouse.server.connection import Message
from jackhouse.server.http.responses import TOLD
from jackhouse.server.live_table import _LONGEST_KEY
from tests.docs.api_examples import ApiExamples, example_lines

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
TEXT = PAGE.read_text("utf-8")
SERVER = Path(jackhouse.__file__).parent / "server"
ELSEWHERE = {"cannot-listen", "line-out-of-place", "table-unreadable", "record-other-end"}
"""Codes of the server that no table of the page lists: said on the command line, or with those of the rules."""


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_examples_happen() -> None:
    loop = asyncio.new_event_loop()
    examples = ApiExamples(loop)
    lines = example_lines(PAGE)
    assert len(lines) > 100
    for line in lines:
        examples.run(line)
    examples.close()
    loop.close()


def test_every_error_code_of_the_server_is_listed() -> None:
    source = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    spoken = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source)) | {"too-fast"}
    listed = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", section("Errors").split("|---|---|")[1]))
    of_the_store = {"store-full", "store-failed", "store-undecided", "store-corrupt"}
    assert of_the_store <= listed
    assert listed - of_the_store - {"unexpected"} == spoken - ELSEWHERE - {"unexpected"}


def test_every_kind_of_message_is_listed() -> None:
    told, sent = re.findall(r"\|---\|---\|\n(.*?)\n\n", section("A socket"), re.DOTALL)
    assert set(re.findall(r"^\| `(\w+)`", told, re.MULTILINE)) == set(TOLD)
    fields = {kind: set(re.findall(r"`(\w+)`", rest)) for kind, rest in re.findall(r"^\| `(\w+)` \|(.*)", sent, re.M)}
    messages = Message.__args__
    assert fields == {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in messages}


def test_the_limits_are_those_of_the_server() -> None:
    rows = [row.split("|")[2] for row in section("Limits").splitlines() if row.startswith("| ") and "|" in row[2:]]
    told = [int(number) for row in rows for number in re.findall(r"\d+", row)]
    config = Config(Path("nowhere"))
    assert told == [
        config.largest_message // 1024, config.largest_body // 1024,
        config.messages_a_second, config.message_burst, config.requests_a_second, config.request_burst,
        config.requests_of_an_address, config.misses_a_minute, config.boards_a_minute,
        config.trials_at_once, config.most_trials, config.most_trials_of_an_address,
        config.most_sockets_of_one, config.most_sockets_of_an_address, config.most_sockets,
        config.most_tables_of_one, config.most_tables_of_an_address, config.tables_of_an_address_an_hour,
        config.most_tables, config.phrases_a_minute, config.most_lines,
        config.longest_name, _LONGEST_KEY,
    ]  # fmt: skip
    assert f"{config.shortest_timer} to {config.longest_timer}" in TEXT
