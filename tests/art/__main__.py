"""`python -m tests.art` writes all golden files, to be inspected as a diff."""

from tests.art.goldens import write

write()
