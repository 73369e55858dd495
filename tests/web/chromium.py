"""The browser of the tests: `python -m tests.web.chromium` sees to it that there is one, or says what to do."""

import os
import shutil
import subprocess
import sys

__all__ = ["HOW", "find"]

HOW = "there is no chromium for the tests of the page; on Debian or Ubuntu: apt-get install chromium"
_NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """Debian's chromium, or whichever is on the path."""
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


def _install() -> None:
    """From the distribution's packages, as whoever may."""
    if shutil.which("apt-get") is None:
        return
    may: list[str] = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if may and shutil.which("sudo") is None:
        return
    print("jackhouse: installing chromium for the tests of the page (once)", file=sys.stderr)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "chromium"]):
        done = subprocess.run([*may, "apt-get", "-qq", *step], check=False, env=env, stdout=subprocess.DEVNULL)
        if done.returncode:
            return


if __name__ == "__main__":
    if find() is None:
        _install()
    if find() is None:
        sys.exit(f"jackhouse: {HOW}")
