"""Sizes of tests that get surer the longer they run.

`GRUPPETTO_TEST_SIZE` is `long` while `make test-long` runs.
"""

import os
from typing import Final

LONG: Final = os.environ.get("GRUPPETTO_TEST_SIZE") == "long"


def sized(full: int, long: int) -> int:
    return long if LONG else full
