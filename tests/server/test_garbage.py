"""The garbage collector has nothing to do with what a server keeps for good."""

import subprocess
import sys

import pytest

SCRIPT = """
import gc
from gruppetto.server.garbage import spare_what_stays

def looked_at(thing):
    return any(each is thing for each in gc.get_objects())

before = [[]]
assert looked_at(before)
spare_what_stays()
assert not looked_at(before), "what was loaded before is looked at"
later = [[]]
assert looked_at(later), "what comes later is not looked at"
young, middle, _ = gc.get_threshold()
assert young * (middle + 1) <= 40_000, "a look that is not full is at too many things"
"""


@pytest.mark.slow
def test_collections_spare_what_was_loaded_and_look_at_what_comes_later() -> None:
    """In a process of its own: the collector of this one has other tests to look after."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
