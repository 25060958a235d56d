"""Snapshots of a match: what the log tells only when it is ridden again, so that a long one need not be.

A match can be made of its log and its snapshots in a row. The entries they cover are read and not ridden; those after
them are. `table/snapshots.py` sees to it that they belong to this log and this program.
"""

from dataclasses import dataclass

from gruppetto.engine.event import Event


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a match after an entry, and the events of the entries since the snapshot before."""

    position: str
    """The document of the position."""
    happened: tuple[tuple[Event, ...], ...]
    hints: tuple[dict[int, int], ...]
    """The number each seat was shown, by stage."""
    across_luck: int
