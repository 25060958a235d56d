"""Processes that a test starts: each is ended with the test, also when that fails or runs out of time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

Process = subprocess.Popen[str]


@contextmanager
def started(*command: str | Path, **options: Any) -> Iterator[Process]:
    """Start a command, its output in pipes unless the options say otherwise, and kill it at the end if it still runs.

    The options are those of `subprocess.Popen`.
    """
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([str(part) for part in command], text=True, **(pipes | options)) as process:
        try:
            yield process
        finally:
            process.kill()


def gruppetto(*args: str | Path, **options: Any) -> AbstractContextManager[Process]:
    """Start the real command, in English."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return started(sys.executable, "-m", "gruppetto", *args, env=environment, **options)


def wait_while(process: Process, seen: Callable[[], bool]) -> None:
    """Wait until something is seen that a process brings about; fail if it ends without that."""
    running = True
    while not seen():
        assert running, f"it ended with {process.returncode}: {process.stderr and process.stderr.read()}"
        running = process.poll() is None
        time.sleep(0.01)


def has_ended(pid: int) -> bool:
    """Tell if a process runs no more, even if its parent has not asked for its return code yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True
