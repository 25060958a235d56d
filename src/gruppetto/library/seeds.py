"""Seeds: all luck of a match, in one number."""

import secrets

from gruppetto.engine.chance import SEED_BYTES

Seed = int | bytes | None
"""A whole number, the bytes themselves, or None for one that nobody can guess."""


def seed_bytes(seed: Seed) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    try:
        return seed.to_bytes(SEED_BYTES, "big")
    except OverflowError:
        raise ValueError(f"a seed is a whole number from 0 to 2**{8 * SEED_BYTES} - 1, not {seed}") from None
