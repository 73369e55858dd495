"""`python -m jackhouse` is `jackhouse`."""

from jackhouse.cli import main

main()
