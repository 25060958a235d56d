"""Worker processes, where bots think and bulk runs play."""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import connection, parent_process

_last: list[Callable[[], object]] = []
"""What is done before a worker leaves at once."""


def before_leaving(do: Callable[[], object]) -> None:
    """Has this done before a worker leaves that is called off or has lost its parent: what is registered with `atexit`
    is not done then."""
    _last.append(do)


def sit_down(call_off: "connection.Connection | None" = None) -> None:
    """Prepares a worker: Ctrl-C is its parent's business, and it does not outlive the parent, not even `kill -9`.

    When the other end of `call_off` is closed, the worker leaves at once, whatever it is doing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_when_called_off, args=(call_off,), daemon=True).start()


def _leave_when_called_off(call_off: "connection.Connection | None") -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel] if call_off is None else [parent.sentinel, call_off])
        try:
            for do in _last:
                do()
        finally:
            os._exit(1)
