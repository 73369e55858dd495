"""Secrets of clients, and the short codes by which people find a table."""

import hashlib
import secrets
from typing import Final

__all__ = ["is_code", "new_code", "new_secret", "new_token", "tag_of"]

# Without those that are mistaken for others when read aloud or by hand.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_CODE: Final = 8
_TOKEN_BYTES: Final = 16
_LONGEST_TOKEN: Final = 64


def new_token() -> str:
    """What a client proves itself by: 128 bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def tag_of(token: str) -> str:
    """The client's name tag: what the house keeps of a token. A token cannot be had back from it."""
    if not token or len(token) > _LONGEST_TOKEN:
        return ""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()[:32]


def new_code() -> str:
    """A short code that nobody guesses in a lifetime of polite attempts (40 bits)."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE))


def is_code(text: str) -> bool:
    return len(text) == _CODE and not set(text) - set(_LETTERS)


def new_secret() -> str:
    """128 bits of chance from the operating system."""
    return secrets.token_hex(16)
