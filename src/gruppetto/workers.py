"""Worker processes, where bots think and bulk runs play."""

import os
import signal
import threading
from multiprocessing import connection, parent_process


def sit_down() -> None:
    """Prepares a worker: Ctrl-C is its parent's business, and it does not outlive the parent, not even `kill -9`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
