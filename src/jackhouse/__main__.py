"""`python -m jackhouse` is `jackhouse`."""

from jackhouse.cli import main

if __name__ == "__main__":  # worker processes load this module too
    main()
