"""A planted fault: a small change to the source that a test must notice."""

from typing import NamedTuple


class Fault(NamedTuple):
    """Break one rule: in `file` (below src/jackhouse) put `new` for `old`, which stands there exactly once."""

    rule: str
    file: str
    old: str
    new: str
