"""The luck of a match, from its seed: the same act on the same line of play always meets the same luck.

A line is the acts that stand, one after the other; what was taken back is not on it. So whoever takes an act back and
does it again meets what they met before, and whoever does another is on a line of which nobody has seen anything: its
dice, cards and bots' choices have nothing to do with those that were seen. (The number of the entry and the act alone
would not do: after another act, the throws of those who come next would be known.)

The line begins with what the table allows, so that a record in which much was taken back cannot be shortened and
passed off as that of an honest table: its luck would be another.
"""

import hashlib
from typing import Protocol

from gruppetto.engine.chance import LineChance, SeededChance
from gruppetto.engine.record import LogEntry, TakeBacks


class Luck(Protocol):
    """What a match asks of its luck; `keep` tells it every entry of the log, in order."""

    def first(self) -> SeededChance:
        """For the start."""

    def of_act(self, seat: int, do: str) -> SeededChance:
        """For this act, on the line as it stands."""

    def lots(self) -> str:
        """What a bot draws its lots from that decides now; it tells nothing of the seed."""

    def keep(self, entry: LogEntry) -> None: ...


def luck_of(seed: bytes, take_backs: TakeBacks) -> Luck:
    return LuckOfFormer(seed) if take_backs is TakeBacks.FORMER else LuckOfLine(seed, take_backs)


class LuckOfLine:
    """Keyed by the acts that stand, this one included."""

    __slots__ = ("_lines", "_seed")

    def __init__(self, seed: bytes, take_backs: TakeBacks) -> None:
        self._seed = seed
        self._lines = [first_line(take_backs)]
        """The line after each entry, by its number; before the first, the one it begins with."""

    def first(self) -> SeededChance:
        return LineChance(self._seed, self._lines[0])

    def of_act(self, seat: int, do: str) -> SeededChance:
        return LineChance(self._seed, further(self._lines[-1], seat, do))

    def lots(self) -> str:
        return _lots(self._seed, self._lines[-1])

    def keep(self, entry: LogEntry) -> None:
        if entry.undo is not None:
            self._lines.append(self._lines[entry.undo])
        elif entry.number == 0:
            return
        elif entry.do:
            self._lines.append(further(self._lines[-1], entry.seat, entry.do))
        else:  # nobody acted: whatever it tells must not become a way to other luck
            self._lines.append(self._lines[-1])


def first_line(take_backs: TakeBacks) -> str:
    """The line at the start of a match, before anybody acted."""
    return hashlib.sha256(take_backs.encode()).hexdigest()


def further(line: str, seat: int, do: str) -> str:
    """The line after one more act."""
    return hashlib.sha256(f"{line} {seat} {do}".encode()).hexdigest()


def _lots(seed: bytes, line: str) -> str:
    return hashlib.blake2b(f"lots.{line}".encode(), key=seed, digest_size=32).hexdigest()


class LuckOfFormer:
    """As matches met it whose record is of format 1: outcome after outcome, and a move taken back met new luck."""

    __slots__ = ("_count", "_entries", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._count = 0
        self._entries = 0

    def first(self) -> SeededChance:
        return SeededChance(self._seed)

    def of_act(self, seat: int, do: str) -> SeededChance:
        return SeededChance(self._seed, self._count)

    def lots(self) -> str:
        return _lots(self._seed, str(self._entries))

    def keep(self, entry: LogEntry) -> None:
        self._count += len(entry.chance)
        self._entries += not entry.hint  # else to ask for a hint would be a way to other choices of the bots
