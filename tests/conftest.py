"""What holds for all tests."""

import gc


def pytest_collection_finish() -> None:
    """Thousands of tests and the roads of all games stay until the end: the garbage collector need not look at them."""
    gc.collect()
    gc.freeze()
