"""Configuration of all tests."""

import gc
import signal


def pytest_configure() -> None:
    """Let Ctrl-C reach the processes that tests start, even where the run itself was started in the background.

    A shell starts background jobs with SIGINT ignored, and children inherit that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Keep the collector from scanning the tests and roads that stay until the end."""
    gc.collect()
    gc.freeze()
