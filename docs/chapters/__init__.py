"""How the rules become pages: each module writes one kind, from the texts of the house; `docs/book.py` binds them."""
