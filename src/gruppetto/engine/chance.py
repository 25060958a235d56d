"""Chance: the only way for a game to be random, always an explicit argument.

A game asks `die(faces)` or `draw(counts, total)` and never learns who answers: a match has `LineChance`, which
writes down every outcome; a replay has `RecordedChance`, which reads them back and never rolls; playouts and search
have `SampledChance`, which takes numbers from a generator that belongs to the caller.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """What a game may ask of luck."""

    __slots__ = ()

    @abstractmethod
    def die(self, faces: int) -> int:
        """A face from 1 to `faces`, all equally likely."""

    @abstractmethod
    def draw(self, counts: list[int], total: int) -> int:
        """An index of `counts`, each in proportion to its count; `total` is their sum and at least 1.

        The counts are not changed: taking the card away is the game's business.
        """


class SampledChance(Chance):
    """Outcomes from a source of floats in [0, 1), such as `random.Random(7).random`."""

    __slots__ = ("_uniform",)

    def __init__(self, uniform: Callable[[], float]) -> None:
        self._uniform = uniform

    def die(self, faces: int) -> int:
        return int(self._uniform() * faces) + 1

    def draw(self, counts: list[int], total: int) -> int:
        left = int(self._uniform() * total)
        for index, count in enumerate(counts):
            if left < count:
                return index
            left -= count
        raise ValueError(f"the counts add up to less than {total}")


class SeededChance(Chance):
    """Outcomes fixed in advance by a secret seed, one after the other: outcome *i* is a keyed hash of the seed and *i*.

    The SHA-256 of the seed is published when the match starts and the seed when it ends, so that everyone can check
    that nobody bent the dice. `met` holds the outcomes since it was last emptied.
    """

    __slots__ = ("_seed", "count", "met")

    def __init__(self, seed: bytes, count: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self.count = count
        self.met: list[int] = []

    def die(self, faces: int) -> int:
        return self._keep(self._below(faces) + 1)

    def draw(self, counts: list[int], total: int) -> int:
        left = self._below(total)
        for index, count in enumerate(counts):
            if left < count:
                return self._keep(index)
            left -= count
        raise ValueError(f"the counts add up to less than {total}")

    def _keep(self, outcome: int) -> int:
        self.met.append(outcome)
        self.count += 1
        return outcome

    def _below(self, bound: int) -> int:
        """A whole number in [0, bound) without bias: values from the uneven tail are hashed again."""
        limit = (1 << 256) - (1 << 256) % bound
        attempt = 0
        while True:
            value = int.from_bytes(self._hash(f"{self.count}.{attempt}"), "big")
            if value < limit:
                return value % bound
            attempt += 1

    def _hash(self, text: str) -> bytes:
        return hmac.digest(self._seed, text.encode(), "sha256")


class LineChance(SeededChance):
    """Outcomes of acts, each by the line of play that the act is on (`engine/luck.py`): outcome *i* of an act is a
    keyed hash of the seed, the line and *i*. The hash is BLAKE2b, whose key costs nothing: every act begins anew."""

    __slots__ = ("_line",)

    def __init__(self, seed: bytes, line: str) -> None:
        super().__init__(seed)
        self._line = line

    def follow(self, line: str) -> None:
        """Go on to the act on this line; it has met nothing yet."""
        self._line = line
        self.count = 0
        self.met = []

    def _hash(self, text: str) -> bytes:
        return hashlib.blake2b(f"{self._line}.{text}".encode(), key=self._seed, digest_size=32).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first outcome: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


class ChanceMismatch(ValueError):
    """A recorded outcome cannot happen where the game asked for one."""


class RecordedChance(Chance):
    """Outcomes read back from a record. It never rolls; asked for more than was recorded, it raises."""

    __slots__ = ("_next", "_outcomes")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def die(self, faces: int) -> int:
        face = self._take()
        if not 1 <= face <= faces:
            raise ChanceMismatch(f"the record has a {face} where a die of {faces} faces was rolled")
        return face

    def draw(self, counts: list[int], total: int) -> int:
        index = self._take()
        if not 0 <= index < len(counts) or counts[index] < 1:
            raise ChanceMismatch(f"the record draws kind {index}, of which there is none")
        return index

    def _take(self) -> int:
        if self._next >= len(self._outcomes):
            raise ChanceMismatch("the game asks for more luck than was recorded")
        outcome = self._outcomes[self._next]
        self._next += 1
        return outcome

    @property
    def left(self) -> int:
        """How many recorded outcomes nobody asked for yet; 0 after a faithful replay."""
        return len(self._outcomes) - self._next
