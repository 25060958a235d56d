"""How a race of several stages was decided: the sums after each stage as a table and as a chart."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from gruppetto.engine.scene import Row, Story, StoryRow, Text


def told(
    name: Text,
    rows: Sequence[Row],
    sums: Sequence[Sequence[int]],
    *,
    last: Text | None = None,
    written: Callable[[int], str] = str,
) -> Story | None:
    """The story of those in `rows`, from the first on, by their sums after each stage; None for a single stage.

    Whether more or less is better does not matter here: the distance to the first counts. With `last` a sum after all
    stages stands behind the others, for what is added at the end.
    """
    if not sums or len(sums[0]) - (last is not None) < 2:
        return None
    firsts = [_first(column, sums) for column in zip(*sums, strict=True)]
    return Story(
        name,
        [
            StoryRow(
                seat=row.seat,
                team=row.team,
                bib=row.bib,
                gains=[written(after - before) for before, after in pairwise((0, *own))],
                total=row.value,
                behind=[float(abs(first - value)) for first, value in zip(firsts, own, strict=True)],
            )
            for row, own in zip(rows, sums, strict=True)
        ],
        last,
    )


def _first(column: Sequence[int], sums: Sequence[Sequence[int]]) -> int:
    """The best of a column: on the side on which the first of the end is."""
    rising = sums[0][-1] >= sums[-1][-1]
    return max(column) if rising else min(column)
