"""Tokens of clients, short codes of tables, and secrets of games."""

import hashlib
import secrets
from typing import Final

__all__ = ["CODE_PATTERN", "is_code", "new_code", "new_secret", "new_token", "tag_of"]

# Without letters and digits that are easily confused.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_CODE: Final = 8
CODE_PATTERN: Final = f"[{_LETTERS}]{{{_CODE}}}"
_TOKEN_BYTES: Final = 16
_LONGEST_TOKEN: Final = 64


def new_token() -> str:
    """Returns a new token of a client: 128 bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def tag_of(token: str) -> str:
    """Returns a hash of a token. The server stores only this tag, never the token."""
    if not token or len(token) > _LONGEST_TOKEN:
        return ""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()[:32]


def new_code() -> str:
    """Returns a new code of a table: 40 bits, enough against guessing at the permitted rate."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE))


def is_code(text: str) -> bool:
    return len(text) == _CODE and not set(text) - set(_LETTERS)


def new_secret() -> str:
    """Returns 128 random bits from the operating system, in hex."""
    return secrets.token_hex(16)
