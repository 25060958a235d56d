"""Cues: what a screen makes of an event besides its sentence. The game declares them where it tells the event."""

from dataclasses import dataclass

from gruppetto.engine.scene import Die


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
    thrown: Die | None = None
    """The die that fell, as it lies there; it may be gone from the next picture."""
