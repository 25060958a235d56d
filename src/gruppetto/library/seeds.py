"""Seeds: all luck of a match, in one number."""

import re
import secrets

from gruppetto.engine.chance import SEED_BYTES

Seed = int | str | bytes | None
"""A whole number; its hexadecimal digits, as in datasets and after `gruppetto play --seed`; the bytes themselves; or
None for one that nobody can guess."""

_HEX = re.compile(rf"[0-9a-fA-F]{{1,{2 * SEED_BYTES}}}")


def seed_bytes(seed: Seed) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    if isinstance(seed, str):
        if not _HEX.fullmatch(seed):
            raise ValueError(f"a seed is 1 to {2 * SEED_BYTES} hexadecimal digits, not {seed!r}")
        seed = int(seed, 16)
    try:
        return seed.to_bytes(SEED_BYTES, "big")
    except OverflowError:
        raise ValueError(f"a seed is a whole number from 0 to 2**{8 * SEED_BYTES} - 1, not {seed}") from None
