"""Luck that can be wound back, so that several choices are compared in the same world with the same throws."""

from gruppetto.bots.bot import Uniform


class Tape:
    """A source of floats that remembers them (common random numbers)."""

    __slots__ = ("_at", "_floats", "_uniform")

    def __init__(self, uniform: Uniform, *first: float) -> None:
        """The floats that are known come first."""
        self._uniform = uniform
        self._floats: list[float] = list(first)
        self._at = 0

    def wind_back(self) -> None:
        """From the first float again."""
        self._at = 0

    @property
    def unwound(self) -> bool:
        """Whether somebody asked since it was wound back."""
        return self._at > 0

    def __call__(self) -> float:
        at = self._at
        if at == len(self._floats):
            self._floats.append(self._uniform())
        self._at = at + 1
        return self._floats[at]
