"""Checks that the page's scripts are the same programs once they are minified: `python -m tests.js.minified`."""

import json
import sys
from pathlib import Path

import rjsmin

from tests.js.node import run_node

SCRIPTS = Path(__file__).parents[2] / "src/jackhouse/web/js"


def main() -> int:
    sources = {str(path.relative_to(SCRIPTS)): path.read_text("utf-8") for path in sorted(SCRIPTS.rglob("*.js"))}
    pairs = {name: [source, rjsmin.jsmin(source)] for name, source in sources.items()}
    done = run_node("same_programs.js", stdin=json.dumps(pairs))
    print(done.stderr, end="", file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
