"""Snapshots of a match: what the log tells only when it is ridden again, so that a long one need not be.

A match can be made of its log and its snapshots in a row. The entries they are of are read and not ridden; those after
them are. Whoever keeps snapshots sees to it that they belong to this log and this program.
"""

from dataclasses import dataclass

from gruppetto.engine.event import Event


@dataclass(frozen=True, slots=True)
class Snapshot:
    """How a match stood after an entry, and what happened in the entries since the snapshot before."""

    position: str
    """Its document."""
    happened: tuple[tuple[Event, ...], ...]
    hints: tuple[dict[int, int], ...]
    """How many each seat was shown, by stage."""
    across_luck: int
