"""Content codings: which of those a text was compressed in a request would like best."""

from collections.abc import Sequence

BROTLI, GZIP = "br", "gzip"


def best_coding(accepts: str, offered: Sequence[str]) -> str | None:
    """Return the first of the offered codings that a header Accept-Encoding likes best; None: as the text is."""
    weights = dict(map(_weighed, accepts.lower().split(",")))
    liked = {coding: weights.get(coding, weights.get("*", 0.0)) for coding in offered}
    best = max(offered, key=lambda coding: liked[coding], default=None)
    return best if best and liked[best] > 0.0 else None


def _weighed(part: str) -> tuple[str, float]:
    """Return `br;q=0.8` as ("br", 0.8). What cannot be read is not wanted: plain text suits every browser."""
    coding, _, weight = (each.strip() for each in part.partition(";"))
    name, _, number = weight.partition("=")
    if not weight:
        return coding, 1.0
    try:
        return coding, float(number) if name.strip() == "q" else 0.0
    except ValueError:
        return coding, 0.0
