"""The little statistics that bulk runs need, each by a textbook formula."""

import math
from dataclasses import dataclass, field

Z_95 = 1.959963984540054
"""Within so many standard deviations lies 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with its confidence interval."""

    estimate: float
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z_95) -> Interval:
    """The Wilson score interval of a share. A shared win counts as a part of a success.

    Unlike the plain normal interval it stays within 0 and 1 and is honest near both ends (E. B. Wilson, 1927).
    """
    if trials < 1:
        return Interval(math.nan, 0.0, 1.0)
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z / scale * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(slots=True)
class Sample:
    """The count, mean, spread and ends of numbers that come one by one (Welford's method)."""

    count: int = 0
    mean: float = 0.0
    least: float = math.inf
    most: float = -math.inf
    _squares: float = field(default=0.0, repr=False)

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._squares += step * (value - self.mean)
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample; 0 for fewer than two numbers."""
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0
