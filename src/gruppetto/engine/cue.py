"""Cues: what a screen makes of an event besides its sentence. The game declares them where it tells the event."""

from dataclasses import dataclass
from typing import Final, Literal

from gruppetto.engine.scene import Die, Text

Weight = Literal[0, 1, 2, 3]
"""How much an event matters to people who look on.

| weight | who is told, besides the log |
|---|---|
| 0 | nobody |
| `NEWS` | who was away reads it in the digest; whom it hits sees it as a moment |
| `MOMENT` | everybody: it has the stage for about a second |
| `GREAT` | the same, and it is left out last where many things happen at once: a winner, a big crash |
"""
NEWS: Final = 1
MOMENT: Final = 2
GREAT: Final = 3

Tone = Literal["", "harm", "help"]
"""Whether it harms or helps those it is about; red and blue, and always with a sign and a word."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """What stands on the stage while an event has it: a sign, a die or a whole card, with its name.

    The sentence under it is the event's own, the same as in the log.
    """

    name: Text
    symbol: str
    """A drawing of the look: `mark-sprint`, `die-red-BIG`, `pic-fall`."""
    tone: Tone = ""
    frame: str = ""
    """The print of the card that it is (`risk-bad`); then it is shown whole, with its picture, its name and `text`."""
    text: Text | None = None
    """What is printed on that card."""
    explain: str = ""
    """What explains it (`engine/explained.py`)."""


@dataclass(frozen=True, slots=True)
class HintCount:
    """How many hints a seat was shown on a stage, the last one included."""

    stage: int
    count: int


@dataclass(frozen=True, slots=True)
class Cue:
    """Everybody gets it who learns of the event, so it holds nothing that is secret."""

    attack: bool = False
    """Somebody attacks: the strip flashes, and the team car blows its horn."""
    scores: bool = False
    """Somebody takes points at the line through the cells that he passed: it flashes, and the bell rings."""
    back_to: int | None = None
    """An undo, and the number of the last entry that stands: what was told after it did not happen."""
    stands: bool = False
    """It is no move: it stays true when moves around it are taken back."""
    hint: HintCount | None = None
    """Somebody was shown what a bot would do; a result counts them."""
    thrown: Die | None = None
    """The die that fell, as it lies there; it may be gone from the next picture."""
    weight: Weight = 0
    spotlight: Spotlight | None = None
    """What is shown of it; every event that has a weight has one."""
    note: Text | None = None
    """What it means for whom it is about, in a word or two, under his plate: `−1 turn`. An event that has a note joins
    the last moment before it that was told by the same decision: a crash, and those who fell."""
