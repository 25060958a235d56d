"""The figures of a view as an array, each from 0 to 1: (figure - least) / (most - least)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gruppetto.engine.coding import Coding
from gruppetto.engine.contract import View

Figures = NDArray[np.float32]


class Lens:
    """Looks at the views of one table."""

    def __init__(self, coding: Coding) -> None:
        scales = np.array(coding.scales, np.float32).reshape(-1, 2)
        self._coding = coding
        self._least = scales[:, 0]
        self._span = scales[:, 1] - scales[:, 0]

    def __call__(self, view: View[Any]) -> Figures:
        """What lies beyond its scale is told as the end of the scale."""
        figures = np.array(self._coding.figures(view), np.float32)
        np.subtract(figures, self._least, out=figures)
        np.divide(figures, self._span, out=figures)
        np.minimum(figures, 1.0, out=figures)
        np.maximum(figures, 0.0, out=figures)
        return figures
