"""Damage to the file of a database, as a failing disk does it."""

from pathlib import Path

PAGE = 4096


def break_pages(database: Path, first: int, last: int | None = None) -> None:
    """Overwrite pages of a file, counted from 0, with bytes that are no page."""
    pages = database.stat().st_size // PAGE
    with database.open("r+b") as file:
        for page in range(first, pages if last is None else last + 1):
            file.seek(page * PAGE)
            file.write(b"\xa5" * PAGE)
