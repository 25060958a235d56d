"""Entries that open the next of something, a sequence or a round: their numbers, and what they show when pressed."""

from dataclasses import dataclass, field

from gruppetto.engine.fact import Reading
from gruppetto.engine.scene import Text


class Opened:
    """The numbers that entries of one kind have opened: two phones that press at the same time open one.

    A number is a name and no count. One entry may be struck out, put in between or moved, and the others keep theirs.
    """

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: set[int] = set()

    def twice(self, reading: Reading) -> bool:
        """Whether an entry opens what another one opened. Entries older than these numbers have none."""
        if not reading.has("opens"):
            return False
        number = reading.whole("opens")
        known = number in self._numbers
        self._numbers.add(number)
        return known

    def next(self, counted: int) -> int:
        """The number for the next entry, when so many have been counted: the first above it that is free."""
        number = counted + 1
        while number in self._numbers:
            number += 1
        return number


@dataclass(frozen=True, slots=True)
class Clock:
    """The stop-watch of a race that is timed in turns: the number of the turn, and the time of the race as printed."""

    number: int
    time: str
    label: Text
    """What is counted: the sequence, the round."""
    note: Text | None = None
    """How the time comes about."""
    seconds: int = 0
    """The same time to reckon with."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What an entry opens: the sequence, the round with this number, and what is shown as soon as it was pressed.

    A form that may be entered `again` and again has a number in its `given` as well, `opens`, which its fact carries:
    two phones that press at the same time open one (`Opened`). A phone without a network counts on by itself: each
    further press opens the next number and adds `step` seconds to the clock.
    """

    number: int
    text: Text | None = None
    """A line that says what is open then; its argument `number` counts on."""
    lines: list[Text] = field(default_factory=list)
    """Lines of the status about what is open now: they give way."""
    clock: Clock | None = None
    step: int = 0
    again: bool = True
