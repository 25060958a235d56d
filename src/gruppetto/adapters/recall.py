"""What the seats remember of a match: all they saw and did, as a short digest that is worked out when somebody asks.

Two matches have the same digest for a seat exactly if it saw the same positions, one after the other, and did the same.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

from gruppetto.adapters.words import in_words
from gruppetto.engine.contract import State


class Recall:
    """What happened before a position. It is a chain: each link is an act and the position it was done in."""

    __slots__ = ("_act", "_before", "_digests", "_position")

    def __init__(
        self, before: "Recall | None", position: State[Any] | None, act: str, digests: dict[int, str] | None = None
    ) -> None:
        self._before = before
        self._position = position
        self._act = act
        self._digests = digests or {}
        """By seat, as far as somebody asked."""

    @classmethod
    def known(cls, digests: Sequence[str]) -> "Recall":
        """What each seat remembers, from who wrote it down; nothing before the first act."""
        return cls(None, None, "", dict(enumerate(digests)))

    def further(self, position: State[Any], act: str) -> "Recall":
        """After this act in this position, which must not change any more."""
        return Recall(self, position, act)

    def only(self, seat: int) -> "Recall":
        """What this seat remembers, and nobody else anything."""
        return Recall(None, None, "", {seat: self.digest(seat)})

    def digest(self, seat: int) -> str:
        """Link by link from the last one that is known, since a match may have thousands of them."""
        unknown: list[Recall] = []
        link: Recall | None = self
        while link is not None and seat not in link._digests:
            unknown.append(link)
            link = link._before
        digest = "" if link is None else link._digests[seat]
        for later in reversed(unknown):
            digest = later._digests[seat] = later._added(digest, seat)
        return digest

    def _added(self, before: str, seat: int) -> str:
        if self._position is None:
            return before
        did = self._act if self._position.to_decide == seat else ""
        seen = f"{before}\n{in_words(self._position.view(seat))}\n{did}"
        return hashlib.blake2b(seen.encode(), digest_size=12).hexdigest()
