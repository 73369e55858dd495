"""Runs commands in tests: in this process, in a process of their own, or at a terminal.

`jackhouse` runs a command in this process with captured streams, `jackhouse_process` in a new one. A `Terminal` is a
real pseudo-terminal. Its program is a fork of this process, which saves the start of an interpreter, or a new process
with `process=True`.
"""

import codecs
import contextlib
import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import traceback
from pathlib import Path
from typing import NamedTuple, NoReturn
from unittest import mock

import pyte

from jackhouse.cli import app, arguments

TIMEOUT = 20  # seconds without output
XTERM = "xterm-256color"

running: "list[Terminal]" = []
"""The terminals of the current test; `conftest.py` closes them after it."""


class Result(NamedTuple):
    status: int
    out: str
    err: str


def jackhouse(*words: str, folder: Path | None = None, lang: str = "en") -> Result:
    """Runs a command in this process, without a terminal."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        mock.patch.object(sys, "argv", ["jackhouse", *words]),
        mock.patch.object(sys, "stdin", io.StringIO()),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.object(arguments, "_chosen", []),
        mock.patch.dict(os.environ, JACKHOUSE_LANG=lang),
        contextlib.chdir(folder or Path.cwd()),
    ):
        status = _exit_status()
    return Result(status, _content(out), _content(err))


def _exit_status() -> int:
    try:
        app.run()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 0
    raise AssertionError("`run` has returned")


def _content(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def jackhouse_process(*words: str, folder: Path | None = None, lang: str = "en") -> Result:
    """Runs a command in a process of its own, without a terminal."""
    env = {**os.environ, "JACKHOUSE_LANG": lang, "JACKHOUSE_ENGINE": "plain"}
    command = [sys.executable, "-m", "jackhouse", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, env=env, cwd=folder, stdin=subprocess.DEVNULL, check=False
    )
    return Result(done.returncode, done.stdout, done.stderr)


def set_size(terminal: int, size: tuple[int, int]) -> None:
    """Sets the size of a terminal: columns and lines."""
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


class Terminal:
    """A command at a real terminal. Its output is kept as it came, and as the screen that it draws."""

    def __init__(
        self,
        *words: str,
        lang: str = "en",
        size: tuple[int, int] = (80, 24),
        term: str = XTERM,
        env: dict[str, str] | None = None,
        process: bool = False,
    ) -> None:
        self.raw = ""  # the whole output
        self.seen = 0
        self.ended = False
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        child, self.terminal = pty.fork()
        if child == 0:
            for name in ("COLUMNS", "LINES", "NO_COLOR"):
                os.environ.pop(name, None)
            os.environ.update(JACKHOUSE_LANG=lang, TERM=term, **(env or {}))
            set_size(0, size)
            if process:
                os.environ["JACKHOUSE_ENGINE"] = "plain"
                signal.signal(signal.SIGINT, signal.SIG_DFL)  # the test runner may ignore it
                os.execv(sys.executable, [sys.executable, "-m", "jackhouse", *words])
            _run_in_fork(words)
        self.child = child
        running.append(self)

    def resize(self, size: tuple[int, int]) -> None:
        """Changes the size; the terminal signals it to the program."""
        self.screen.resize(lines=size[1], columns=size[0])
        set_size(self.terminal, size)

    # ---- output ------------------------------------------------------------------------------------------------------

    def wait_for(self, *texts: str) -> str:
        """Reads until one of the texts has come. Returns the new output."""
        while not any(text in self.raw[self.seen :] for text in texts):
            assert self.read(), f"ended without any of {texts}; the screen:\n{self.text()}"
        came, self.seen = self.raw[self.seen :], len(self.raw)
        return came

    def read(self) -> bool:
        """Reads the next output; false once the program has ended."""
        assert select.select([self.terminal], [], [], TIMEOUT)[0], f"no output; the screen:\n{self.text()}"
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:  # the program has closed the terminal
            return False
        self.raw += self.decoder.decode(piece)
        self.stream.feed(piece)
        return bool(piece)

    def lines(self) -> list[str]:
        """Returns the lines of the screen."""
        return [line.rstrip() for line in self.screen.display]

    def text(self) -> str:
        return "\n".join(self.lines())

    def panel(self) -> str:
        """Returns the side panel of a terminal with 80 columns, as one line."""
        return " ".join(" ".join(line[41:] for line in self.lines()[1:-1]).split())

    # ---- input -------------------------------------------------------------------------------------------------------

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """Sends a key without Enter, such as Ctrl-C."""
        os.write(self.terminal, key.encode())

    def status(self) -> int:
        """Waits until the program ends. Returns its exit status."""
        while self.read():
            pass
        self.ended = True
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

    def close(self) -> None:
        """Ends the program if it still runs."""
        if not self.ended:
            self.ended = True
            os.close(self.terminal)
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)


def _run_in_fork(words: tuple[str, ...]) -> NoReturn:
    """Runs a command in a forked child whose standard streams are a terminal, and ends the child."""
    status = 1
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.argv = ["jackhouse", *words]
        arguments._chosen.clear()
        status = _exit_status()
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(BaseException):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)
