"""Worker processes, where bots think and bulk runs play."""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import connection, parent_process
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")

_last: list[Callable[[], object]] = []
"""What is done before a worker leaves at once."""

_working = threading.Event()
_door = threading.Lock()
"""Held while somebody leaves, or goes from work to sending its result."""
_LOOK = 1.0
"""Seconds between two looks whether the parent of a worker without work is still there."""


def before_leaving(do: Callable[[], object]) -> None:
    """Has this done before a worker leaves that is called off or has lost its parent: what is registered with `atexit`
    is not done then."""
    _last.append(do)


def sit_down(call_off: "connection.Connection | None" = None) -> None:
    """Prepares a worker: Ctrl-C is its parent's business, and it does not outlive the parent, not even `kill -9`.

    When the other end of `call_off` is closed, the worker leaves as soon as it is `at_work`, whatever it does there.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_when_called_off, args=(call_off,), daemon=True).start()


def at_work(work: Callable[[P], R], part: P) -> R:
    """Work that may be called off. Not so the way of its result to the parent: a worker that left then would leave half
    a result in the pipe, and who reads there would wait for the rest for ever."""
    _working.set()
    try:
        return work(part)
    finally:
        with _door:
            _working.clear()


def _leave_when_called_off(call_off: "connection.Connection | None") -> None:
    parent = parent_process()
    if parent is None:
        return
    ready = connection.wait([parent.sentinel] if call_off is None else [parent.sentinel, call_off])
    while True:
        alone = parent.sentinel in ready
        if alone or _working.wait(_LOOK):  # who has no work is sent home by its pool
            with _door:
                if alone or _working.is_set():
                    _leave()
        ready = connection.wait([parent.sentinel], 0)


def _leave() -> None:
    try:
        for do in _last:
            do()
    finally:
        os._exit(1)
