"""The command line as a person runs it: its own process, its real exit status."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PATIENCE = 60  # seconds without a sign of life


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


class Terminal:
    """A command at a real terminal, read and typed to."""

    def __init__(self, *words: str, lang: str = "en") -> None:
        self.screen = ""
        self.seen = 0
        child, self.terminal = pty.fork()
        if child == 0:
            os.environ.update(JACKHOUSE_LANG=lang, JACKHOUSE_ENGINE="plain")
            os.execv(sys.executable, [sys.executable, "-m", "jackhouse", *words])
        self.child = child

    def wait_for(self, *texts: str) -> str:
        """Read on until one of the texts has come; what came up to it and with it."""
        while not any(text in self.screen[self.seen :] for text in texts):
            assert self.read(), f"ended without any of {texts}; the screen: {self.screen[-2000:]}"
        came, self.seen = self.screen[self.seen :], len(self.screen)
        return came

    def read(self) -> bool:
        """Take in what the program writes next; false once it has ended."""
        assert select.select([self.terminal], [], [], PATIENCE)[0], f"it hangs; the screen: {self.screen[-2000:]}"
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:  # the program has closed the terminal
            return False
        self.screen += piece.decode("utf-8", "replace")
        return bool(piece)

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def status(self) -> int:
        """Let the program come to its end by itself."""
        while self.read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
