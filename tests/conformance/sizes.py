"""The amount that tests of whole matches play: everything once by day, with much more luck by night.

`GRUPPETTO_TEST_SIZE` is `long` while `make test-long` runs; see `tools/suite.py`.
"""

import os
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Size:
    """The number of matches, and of positions that are looked at closely."""

    seeds: int
    """Matches for each set-up, each with luck of its own."""
    every_pair: bool
    """Each choice of an option meets each number of seats; else each of both is met at least once."""
    looks: int
    """Positions of a match in which the whole contract is checked, besides those where something new happens."""
    leak_looks: int
    """Positions in which imagined worlds are compared."""
    luck_looks: int
    """Positions in which the luck of every action is enumerated."""
    deals: int
    """Deals that are held against imagined ones."""
    messages: int
    """Messages of a fuzzer to live tables."""
    requests: int
    """Requests of a fuzzer."""


FULL: Final = Size(1, False, looks=5, leak_looks=3, luck_looks=3, deals=400, messages=2_000, requests=400)
LONG: Final = Size(3, True, looks=24, leak_looks=12, luck_looks=6, deals=2_000, messages=20_000, requests=4_000)

SIZE: Final = LONG if os.environ.get("GRUPPETTO_TEST_SIZE") == "long" else FULL
