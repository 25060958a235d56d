"""What has been written on the score sheet: finished stages, who wore the cap and why, the final classification."""

from typing import Final, NamedTuple

BY_RIDE: Final = "ride"
BY_SPRINTER: Final = "sprinter"
BY_DIE: Final = "die"
BY_INSTRUCTION: Final = "instruction"
WAYS_TO_WIN: Final = (BY_RIDE, BY_SPRINTER, BY_DIE, BY_INSTRUCTION)


class StageResult(NamedTuple):
    """A finished stage. Positions, places and points are by seat; positions are those when it ended."""

    winner: int
    how: str
    positions: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]


class CapAward(NamedTuple):
    """Who wears the yellow cap during a stage, and the rule that gave it to them."""

    seat: int
    rule: str


class FinalResult(NamedTuple):
    """The final classification: ranks by seat, the winner or joint winners, and the rule that decided."""

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
