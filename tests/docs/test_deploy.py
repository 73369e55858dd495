"""What docs/deploy.md tells to type works: commands, options, a service, headers of a proxy, backup and restore."""

import asyncio
import configparser
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import typer

from jackhouse.cli.app import app
from tests.server.app_driver import PATIENT, AppDriver
from tests.server.server_process import Player, Server, serving

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text("utf-8")
MAKEFILE = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")
JACKHOUSE = [sys.executable, "-m", "jackhouse"]


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def commands() -> list[list[str]]:
    """Every call of `jackhouse` on the page, as words."""
    lines = [line for block in (*blocks("sh"), *blocks("ini")) for line in block.splitlines()]
    return [shlex.split(line.split("bin/jackhouse ")[1], comments=True) for line in lines if "bin/jackhouse " in line]


def test_every_command_and_option_is_there() -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    assert len(commands()) >= 5
    for name, *words in commands():
        options = {option for parameter in known[name].params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, (name, words)


def test_make_takes_what_the_page_gives_it() -> None:
    line = next(line for block in blocks("sh") for line in block.splitlines() if line.startswith("make run"))
    for word in line.split()[2:]:
        assert re.search(rf"^{word.split('=')[0]} +\?=", MAKEFILE, re.MULTILINE), word


def test_the_service_is_one(tmp_path: Path) -> None:
    (unit,) = blocks("ini")
    parsed = configparser.ConfigParser()
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string(unit)
    assert parsed["Service"]["ExecStart"].split()[1] == "serve"
    if shutil.which("systemd-analyze"):
        here = unit.replace("/opt/jackhouse/.venv/bin/jackhouse", str(Path(sys.executable).parent / "jackhouse"))
        (tmp_path / "jackhouse.service").write_text(here)
        command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "jackhouse.service")]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert "jackhouse.service" not in checked.stderr, checked.stderr


def test_behind_nginx_a_page_of_the_server_can_act_and_its_cookie_is_secure() -> None:
    """With just the headers that the sample sets, for a client who tries to pass for another."""
    (nginx,) = blocks("nginx")
    sent = dict(re.findall(r"proxy_set_header (\S+) (\S+);", nginx))
    values = {
        "$http_host": "games.test",
        "$scheme": "https",
        "$proxy_add_x_forwarded_for": "6.6.6.6, 10.0.0.9",
        "$http_upgrade": "websocket",
        "$connection_upgrade": "upgrade",
    }
    headers = [(name.lower().encode(), values[value].encode()) for name, value in sent.items()]
    loop = asyncio.new_event_loop()
    app_driver = AppDriver(loop, replace(PATIENT, trust_proxy=True, misses_a_minute=1))
    for origin, status in ((b"https://games.test", 201), (b"https://evil.example", 403)):
        answer = app_driver.ask("POST", "/api/clients", None, b"{}", [*headers, (b"origin", origin)])
        assert answer.status == status
        assert status == 403 or b"; Secure" in dict(answer.headers)[b"set-cookie"]
    claims = [[(b"x-forwarded-for", f"{number}.6.6.6, 10.0.0.9".encode())] for number in range(3)]
    answers = [app_driver.ask("GET", "/api/tables/hgfedcba", None, headers=claim) for claim in claims]
    assert [answer.status for answer in answers] == [404, 429, 429]  # what the client says of itself does not count
    loop.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as running:
        yield running


def test_a_backup_is_made_while_the_server_runs_and_can_be_restored(tmp_path: Path, server: Server) -> None:
    ana = Player(server)
    code = ana.post("/api/tables", players=2, options={"first-player": "0"})["code"]
    for seat in range(2):
        ana.post(f"/api/tables/{code}/seats/{seat}", name=f"Ana {seat}", beside=True)
    ana.post(f"/api/tables/{code}/start")
    ana.act(code, 0, "roll", "first")
    shown = ana.state(code, 0)
    copy = tmp_path / "tables-1.sqlite"
    command = [*JACKHOUSE, "backup", str(copy), "--data", str(server.data)]
    assert subprocess.run(command, capture_output=True, check=True).stderr == b""
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    ana.act(code, 0, "pass", "later")
    (tmp_path / "restored").mkdir(mode=0o700)
    shutil.copy(copy, tmp_path / "restored" / "jackhouse.sqlite")
    with serving(tmp_path / "restored") as restored:
        back = Player(restored, ana.token)
        assert back.state(code, 0) == shown
        socket = back.socket(code)
        socket.send(type="hello", after={"0": shown["n"] + 5, "1": 0})  # it has seen more than there is now
        assert socket.next(type="state", seat=0)["n"] == shown["n"]
        socket.close()
