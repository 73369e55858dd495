"""How the rules become pages: each module writes one kind of page from the texts; `docs/book.py` joins them."""
