"""Everything that must not be guessed: tokens, table ids, join codes, seeds. Only hashes of tokens are stored."""

import hashlib
import hmac
import secrets

from gruppetto.engine.chance import SEED_BYTES

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and no letter that looks like a digit."""

CODE_LENGTH = 6
TOKEN_BYTES = 18
TABLE_BYTES = 12


class Secrets:
    """Where unguessable things come from. Tests that compare two worlds byte by byte bring their own."""

    def token(self) -> str:
        """144 bits: for a seat, an invitation or a maker."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def table_id(self) -> str:
        """96 bits: whoever has the link may watch."""
        return secrets.token_urlsafe(TABLE_BYTES)

    def code(self) -> str:
        """Six letters to say across a room; short, so asking for them is limited."""
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))

    def seed(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token. It has so many random bits that a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether a token is the one whose hash was stored, in a time that does not tell how nearly."""
    return hmac.compare_digest(hashed(token), stored)
