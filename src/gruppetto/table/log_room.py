"""Room in the log of a match: bounds far beyond what any match needs, so that no log grows without end.

What a match can do without, moves taken back and hints, has half of it: the rest is left for the moves to its end. And
the same decision is taken back so often and no more, whatever was decided.
"""

from gruppetto.engine.match import Match
from gruppetto.engine.record import LogEntry
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits


def is_full(match: Match, limits: Limits) -> bool:
    """Return whether nothing can be entered any more. The match can be looked at as ever."""
    return len(match.entries) >= limits.entries


def need_room(match: Match, limits: Limits, entry: LogEntry) -> None:
    """Raise Denied where there is none for this entry."""
    if is_full(match, limits):
        most = limits.entries
        raise Denied(
            "log_full",
            f"This match has {most} entries, the most that a table keeps. It can still be looked at; "
            "ride on at a new table.",
            {"most": most},
        )
    if entry.undo is not None or entry.hint:
        need_room_beside_moves(match, limits)


def need_room_beside_moves(match: Match, limits: Limits) -> None:
    """Raise Denied where the rest of the log is for moves alone."""
    if len(match.entries) >= limits.entries // 2:
        raise Denied(
            "log_long",
            "This match is so long by now that nothing is taken back and no hint is given any more; "
            "it can be ridden to its end.",
        )


def need_undo(match: Match, limits: Limits, back_to: int) -> None:
    """Raise Denied where the log is too long for take-backs, or this decision was taken back too often."""
    need_room_beside_moves(match, limits)
    if match.times_taken_back(back_to) >= limits.undos:
        raise Denied(
            "undone_often",
            f"This decision has been taken back {limits.undos} times, the most that a table allows: now it stands.",
            {"most": limits.undos},
        )
