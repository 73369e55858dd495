"""The command line as a person runs it: its own process, its real exit status, a real terminal."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import NamedTuple

import pyte

PATIENCE = 20  # seconds without a sign of life
LIVELY = "xterm-256color"


class Ran(NamedTuple):
    status: int
    out: str
    err: str


def jackhouse(*words: str, folder: Path | None = None, lang: str = "en") -> Ran:
    """Run a command without a terminal."""
    env = {**os.environ, "JACKHOUSE_LANG": lang, "JACKHOUSE_ENGINE": "plain"}
    command = [sys.executable, "-m", "jackhouse", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, env=env, cwd=folder, stdin=subprocess.DEVNULL, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def set_size(terminal: int, size: tuple[int, int]) -> None:
    """Columns and lines."""
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


class Terminal:
    """A command at a real terminal, read and typed to; what it draws is kept on a screen of its size."""

    def __init__(
        self,
        *words: str,
        lang: str = "en",
        size: tuple[int, int] = (80, 24),
        term: str = LIVELY,
        env: dict[str, str] | None = None,
    ) -> None:
        self.raw = ""  # all that was written
        self.seen = 0
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        child, self.terminal = pty.fork()
        if child == 0:
            for name in ("COLUMNS", "LINES", "NO_COLOR"):
                os.environ.pop(name, None)
            os.environ.update(JACKHOUSE_LANG=lang, JACKHOUSE_ENGINE="plain", TERM=term, **(env or {}))
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored
            set_size(0, size)
            os.execv(sys.executable, [sys.executable, "-m", "jackhouse", *words])
        self.child = child

    def resize(self, size: tuple[int, int]) -> None:
        """Another size; the terminal tells the program so."""
        self.screen.resize(lines=size[1], columns=size[0])
        set_size(self.terminal, size)

    # ---- reading -----------------------------------------------------------------------------------------------------

    def wait_for(self, *texts: str) -> str:
        """Read on until one of the texts has come; what came up to it and with it."""
        while not any(text in self.raw[self.seen :] for text in texts):
            assert self.read(), f"ended without any of {texts}; the screen:\n{self.text()}"
        came, self.seen = self.raw[self.seen :], len(self.raw)
        return came

    def read(self) -> bool:
        """Take in what the program writes next; false once it has ended."""
        assert select.select([self.terminal], [], [], PATIENCE)[0], f"it hangs; the screen:\n{self.text()}"
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:  # the program has closed the terminal
            return False
        self.raw += self.decoder.decode(piece)
        self.stream.feed(piece)
        return bool(piece)

    def lines(self) -> list[str]:
        """What is on the screen."""
        return [line.rstrip() for line in self.screen.display]

    def text(self) -> str:
        return "\n".join(self.lines())

    def beside_the_map(self) -> str:
        """What stands right of the map in 80 columns, and over a note that covers all, as one line."""
        return " ".join(" ".join(line[41:] for line in self.lines()[1:-1]).split())

    # ---- typing ------------------------------------------------------------------------------------------------------

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """A key alone, such as Ctrl-C."""
        os.write(self.terminal, key.encode())

    def status(self) -> int:
        """Let the program come to its end by itself."""
        while self.read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
