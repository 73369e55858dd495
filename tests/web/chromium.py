"""The browser of the tests: `python -m tests.web.chromium` installs one if there is none, or says how to."""

import os
import shutil
import subprocess
import sys

__all__ = ["HOW", "find"]

# The headless shell shows no window of its own, so it takes less processor time than the whole browser.
_PACKAGES = ("chromium-headless-shell", "chromium")
_NAMES = (*_PACKAGES, "chromium-browser", "google-chrome")
HOW = f"there is no chromium for the tests of the page; on Debian or Ubuntu: apt-get install {_PACKAGES[0]}"


def find() -> str | None:
    """Returns the path of Debian's chromium, or of another one on the path; None if there is none."""
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


def _install() -> None:
    """Installs the browser from the distribution's packages, with sudo if that is needed and allowed."""
    if shutil.which("apt-get") is None:
        return
    may: list[str] = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if may and shutil.which("sudo") is None:
        return
    print("jackhouse: installing chromium for the tests of the page (once)", file=sys.stderr)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], *(["install", "-y", package] for package in _PACKAGES)):
        done = subprocess.run([*may, "apt-get", "-qq", *step], check=False, env=env, stdout=subprocess.DEVNULL)
        if step[0] == "install" and not done.returncode:
            return


if __name__ == "__main__":
    if find() is None:
        _install()
    if find() is None:
        sys.exit(f"jackhouse: {HOW}")
