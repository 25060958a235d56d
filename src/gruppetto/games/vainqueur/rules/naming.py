"""How events, refusals and picks write players, the die and the pile."""

from typing import Final

DIE: Final = "die:roll"
DISCARD_PILE: Final = "pile:discard"


def player(seat: int) -> str:
    return f"player:{seat}"


def players(seats: list[int]) -> list[str]:
    return [player(seat) for seat in seats]
