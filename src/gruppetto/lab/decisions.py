"""The decisions of games among bots, one row each: what the seat saw, what it could do, what it did, how it ended."""

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pyarrow as pa

from gruppetto.engine.contract import AnyGame, State, View
from gruppetto.engine.event import SPECTATOR
from gruppetto.lab.columns import Kind, Layout, Packed, pack
from gruppetto.lab.solo import Outcome

Kinds = tuple[tuple[str, Kind], ...]
"""The columns of a view with what they hold."""

_NUMBERS = pa.int32()
_TYPES = {
    Kind.WHOLE: pa.int64(),
    Kind.LIST: pa.list_(_NUMBERS),
    Kind.LISTS: pa.list_(pa.list_(_NUMBERS)),
    Kind.TEXT: pa.string(),
}


def schema_of(kinds: Kinds) -> pa.Schema:
    """The columns of a dataset: where the decision belongs, what the seat saw, what it could do and did, the end."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.string()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("players", pa.int8()),
            ("bot", pa.string()),
            *((name, _TYPES[kind]) for name, kind in kinds),
            ("legal", pa.list_(_NUMBERS)),
            ("chosen", pa.int32()),
            ("won", pa.float32()),
            ("rank", pa.int8()),
        ]
    )


class Decisions:
    """The decisions of some games, kept as they are made. A view is a copy, so its lists do not change any more."""

    def __init__(self) -> None:
        self.layout: Layout | None = None
        self.rows: list[tuple[Any, ...]] = []
        self._legal: list[Sequence[Any]] = []
        self._chosen: list[Any] = []
        self._games: list[tuple[int, str, int, Outcome, list[int | None]]] = []
        """By game its number, its seed, how many decisions it has, how it ended, and each seat's rank."""

    def note(self, view: View[Any], action: Any) -> None:
        if self.layout is None:
            self.layout = Layout(view)
        self.rows.append(self.layout.row(view))
        self._legal.append(view.actions)
        self._chosen.append(action)

    def ended(self, number: int, seed: bytes, outcome: Outcome, ranks: list[int | None]) -> None:
        """All decisions since the last game belong to this one."""
        self._games.append((number, seed.hex(), outcome.decisions, outcome, ranks))

    def batch(self, kinds: Kinds) -> tuple[pa.RecordBatch, list[str]]:
        """All decisions as columns, and the actions in them by their number: they are numbered as they first occur.
        Raises Misfit where a column must hold more than these kinds say."""
        *seen, seats = zip(*self.rows, strict=True)
        packed = [_arrow(kind, pack(name, kind, part)) for (name, kind), part in zip(kinds, seen, strict=True)]
        codes = _Codes()
        legal = _arrow(Kind.LIST, pack("legal", Kind.LIST, [[codes[each] for each in some] for some in self._legal]))
        chosen = _numbers(pa.int32(), array("i", map(codes.__getitem__, self._chosen)))
        before, after = self._told(array("b", seats))
        columns = [*before, *packed, legal, chosen, *after]
        return pa.RecordBatch.from_arrays(columns, schema=schema_of(kinds)), list(map(str, codes))

    def _told(self, seats: "array[int]") -> tuple[list[pa.Array], list[pa.Array]]:
        """What is the same for all decisions of a seat in a game, put beside each of them."""
        players = len(self._games[0][3].bots)
        counts = [each[2] for each in self._games]
        game = array("i", chain.from_iterable([place] * count for place, count in enumerate(counts)))
        ply = array("i", chain.from_iterable(range(1, count + 1) for count in counts))
        of_game = _numbers(pa.int32(), game)
        of_seat = pa.array([place * players + seat for place, seat in zip(game, seats, strict=True)], pa.int32())
        before = [
            pa.array([each[0] for each in self._games], pa.int32()).take(of_game),
            pa.array([each[1] for each in self._games], pa.string()).take(of_game),
            _numbers(pa.int32(), ply),
            _numbers(pa.int8(), seats),
            _numbers(pa.int8(), array("b", [players]) * len(seats)),
            pa.array([bot for each in self._games for bot in each[3].bots], pa.string()).take(of_seat),
        ]
        after = [
            pa.array([share for each in self._games for share in each[3].shares], pa.float32()).take(of_seat),
            pa.array([rank for each in self._games for rank in each[4]], pa.int8()).take(of_seat),
        ]
        return before, after


class _Codes(dict[Any, int]):
    """Numbers for actions, in the order in which they are asked for."""

    def __missing__(self, action: Any) -> int:
        self[action] = number = len(self)
        return number


def ranks(game: AnyGame, state: State[Any]) -> list[int | None]:
    """The place of each seat in a finished game: by the first classification, a seat by its best rider. None for a seat
    of which nobody is classified."""
    tables = game.picture(state.view(SPECTATOR)).standings
    best: dict[int, int] = {}
    for row in tables[0].rows if tables else ():
        if row.rank:
            best[row.seat] = min(row.rank, best.get(row.seat, row.rank))
    seats = range(len(state.standing()))
    return [1 + sum(other < best[seat] for other in best.values()) if seat in best else None for seat in seats]


def _arrow(kind: Kind, packed: Packed | list[str]) -> pa.Array:
    if isinstance(packed, list):
        return pa.array(packed, pa.string())
    found = _numbers(pa.int64() if kind is Kind.WHOLE else _NUMBERS, packed.numbers)
    for bounds in reversed(packed.bounds):
        found = pa.ListArray.from_arrays(_numbers(pa.int32(), bounds), found)
    return found


def _numbers(kind: pa.DataType, numbers: "array[int]") -> pa.Array:
    """The same memory, seen as a column."""
    return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])
