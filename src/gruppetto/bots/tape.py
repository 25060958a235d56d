"""Luck that can be wound back, so that several choices are compared in the same world with the same throws."""

from gruppetto.bots.bot import Uniform


class Tape:
    """A source of floats that remembers them (common random numbers). It has a reel for every turn, or for every part
    of one that a judgement tells apart, so that a draw more or less in one does not change the luck of those after it:
    a deal to come is the same for all choices."""

    __slots__ = ("_at", "_first", "_floats", "_reels", "_uniform")

    def __init__(self, uniform: Uniform, *first: float) -> None:
        """The floats that are known come first."""
        self._uniform = uniform
        self._first: list[float] = list(first)
        self._reels: dict[int, list[float]] = {}
        self._floats = self._first
        self._at = 0

    def wind_back(self) -> None:
        """From the first float again."""
        self._floats = self._first
        self._at = 0

    def change_reel(self, reel: int) -> None:
        """From the first float of a reel."""
        self._floats = self._reels.setdefault(reel, [])
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
