"""The secret of a served game: the text that its random numbers are made of, and the hash that commits to it.

Numbers of line `n` come from the SHA-256 of `SECRET:NONCE,NONCE,...:n`, one nonce for each seat, empty for a seat that
gave none; `n` is -1 for the deal. Games served before there were nonces have `SECRET:n`.

The commitment is the SHA-256 of the secret alone. It reveals nothing about the numbers: a length extension of it would
need the byte 0x80 where these texts have a colon.
"""

import hashlib
from typing import Any, Final

__all__ = ["MOST_NONCE_DIGITS", "commitment_of", "is_nonce", "is_secret", "key_of"]

SECRET_DIGITS: Final = 32
MOST_NONCE_DIGITS: Final = 32
_HEX: Final = frozenset("0123456789abcdef")


def is_secret(value: object) -> bool:
    """Whether this is the secret of a served game: 32 hex digits."""
    return isinstance(value, str) and len(value) == SECRET_DIGITS and _HEX.issuperset(value)


def is_nonce(value: object) -> bool:
    """Whether a seat may add this to the secret: at most 32 hex digits, or none."""
    return isinstance(value, str) and len(value) <= MOST_NONCE_DIGITS and _HEX.issuperset(value)


def commitment_of(secret: str) -> str:
    """Returns the SHA-256 of a secret in hex, of its digits as text. It is shown before the game."""
    return hashlib.sha256(secret.encode()).hexdigest()


def key_of(origin: dict[str, Any]) -> str:
    """Returns the text before the number of the line, for a game with this start; "" without a secret."""
    secret: str = origin.get("secret", "")
    nonces: list[str] | None = origin.get("nonces")
    return secret if nonces is None else f"{secret}:{','.join(nonces)}"
