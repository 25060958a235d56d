"""Background tasks that must have ended before what they use is closed (cancel and wait)."""

import asyncio
from collections.abc import Iterable
from typing import Any

_AGAIN = 1.0
"""Seconds after which a task that went on is cancelled once more."""


async def call_off(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancels all of them and returns when the last has ended.

    A task can miss being cancelled: before Python 3.12 `wait_for` forgets it when what it waits for comes in the same
    moment, and a driver that cleans up may raise something else instead. So whoever goes on is asked again.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN)
