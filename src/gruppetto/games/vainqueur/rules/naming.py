"""How events, refusals and picks write players, the die and the pile."""

from typing import Final

DIE: Final = "die:roll"
DISCARD_PILE: Final = "pile:discard"
MISSES: Final = "mark:miss"
"""The mark of a rider who misses a turn."""
SPENT: Final = "mark:spent"
"""The mark of a rider who is given no further handicap in this stage (VAI-16.8)."""


def player(seat: int) -> str:
    return f"player:{seat}"


def players(seats: list[int]) -> list[str]:
    return [player(seat) for seat in seats]


def instruction_name(track: str, cell: int) -> str:
    """What explains the instruction on a cell of a track."""
    return f"mark:{track}-{cell}"
