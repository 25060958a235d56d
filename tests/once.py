"""Costly things that all workers of a test run share."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

PATIENCE = 280.0
"""Seconds to wait for another worker: a little less than a test may take."""


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return a folder that the first worker to ask for it fills; the others wait. Where that failed, all fail.

    A worker that ended while it made the folder leaves it to the next one, which begins anew.
    """
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent  # that of the whole run
    folder, outcome = base / name, base / f"{name}.outcome"
    with _locked(base / f"{name}.lock"):
        if not outcome.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            outcome.write_text(_made(folder, make), encoding="utf-8")
    if failure := outcome.read_text(encoding="utf-8"):
        pytest.fail(f"{name} could not be made: {failure}", pytrace=False)
    return folder


def _made(folder: Path, make: Callable[[Path], None]) -> str:
    """Return why it could not be made, or nothing."""
    try:
        make(folder)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold a lock. A transaction of SQLite is one on every system, and ends with its process in whatever way."""
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield
