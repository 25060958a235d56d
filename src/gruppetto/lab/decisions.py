"""The decisions of games among bots, one row each: what the seat saw, what it could do, what it did, how it ended."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import pyarrow as pa

from gruppetto.engine.contract import AnyGame, State, View
from gruppetto.engine.event import SPECTATOR
from gruppetto.lab.columns import Column, Kind, Layout, Texts, bounds, fitting, narrowest, pack, pack_numbers
from gruppetto.lab.simulate import Faults

Kinds = tuple[tuple[str, Kind], ...]
"""The columns of a view with what they hold."""

_NUMBERS = pa.int32()
_SIZES = {"b": pa.int8(), "i": _NUMBERS, "q": pa.int64()}
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


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over: its number and its seed, how many decisions it has, and by seat bots and their success."""

    number: int
    seed: str
    decisions: int
    bots: Sequence[str]
    shares: Sequence[float]
    ranks: Sequence[int | None]


class Decisions:
    """The decisions of some games, kept as they are made. A view is a copy, so its lists do not change any more."""

    def __init__(self) -> None:
        self.layout: Layout | None = None
        self.rows: list[tuple[Any, ...]] = []
        self.chosen: list[Any] = []
        self._games: list[Ended] = []
        self.faults: Faults = {}

    def note(self, view: View[Any], action: Any) -> None:
        if self.layout is None:
            self.layout = Layout(view)
        self.rows.append(self.layout.row(view))
        self.chosen.append(action)

    def ended(self, game: Ended) -> None:
        """All decisions since the last game belong to this one."""
        self._games.append(game)

    def kinds(self) -> Kinds:
        """What each column must hold, as these decisions show it."""
        assert self.layout is not None, "nobody has decided anything"
        *seen, _, _ = zip(*self.rows, strict=True)
        named = zip(self.layout.names, seen, strict=True)
        return tuple((name, fitting(name, narrowest(part[0]), part)) for name, part in named)

    def batch(self, kinds: Kinds, number_of: Mapping[str, int] | None = None) -> tuple[pa.RecordBatch, list[str]]:
        """All decisions as columns, and the actions in them. Their numbers are those of a coding, by notation; without
        one they are numbered as they first occur. Raises Misfit where a column must hold more than these kinds say."""
        *seen, seats, actions = zip(*self.rows, strict=True)
        views = [_column(name, kind, part) for (name, kind), part in zip(kinds, seen, strict=True)]
        codes = _Codes(number_of)
        number = codes.__getitem__
        legal = _lists(bounds(actions), _numbers(list(map(number, chain.from_iterable(actions)))))
        chosen = _numbers(list(map(number, self.chosen)))
        before, after = self._told(seats)
        columns = [*before, *views, legal, chosen, *after]
        return pa.RecordBatch.from_arrays(columns, schema=schema_of(kinds)), list(map(str, codes))

    def _told(self, seats: Sequence[int]) -> tuple[list[pa.Array], list[pa.Array]]:
        """What is the same for all decisions of a seat in a game, put beside each of them."""
        players = len(self._games[0].bots)
        of_game = [place for place, game in enumerate(self._games) for _ in range(game.decisions)]
        games = _numbers(of_game)
        both = _numbers([place * players + seat for place, seat in zip(of_game, seats, strict=True)])
        before = [
            pa.array([game.number for game in self._games], pa.int32()).take(games),
            pa.array([game.seed for game in self._games], pa.string()).take(games),
            _numbers([ply for game in self._games for ply in range(1, game.decisions + 1)]),
            _numbers(seats, "b"),
            pa.array([players], pa.int8()).take(_numbers([0] * len(seats))),
            pa.array([bot for game in self._games for bot in game.bots], pa.string()).take(both),
        ]
        after = [
            pa.array([share for game in self._games for share in game.shares], pa.float32()).take(both),
            pa.array([rank for game in self._games for rank in game.ranks], pa.int8()).take(both),
        ]
        return before, after


class _Codes(dict[Any, int]):
    """Numbers for actions: as a coding has them, or in the order in which they are asked for. Every action is written
    once to find its number, and not once for every row that it is legal in."""

    def __init__(self, number_of: Mapping[str, int] | None) -> None:
        super().__init__()
        self._number_of = number_of

    def __missing__(self, action: Any) -> int:
        self[action] = number = len(self) if self._number_of is None else self._number_of[str(action)]
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


def _column(name: str, kind: Kind, part: Column) -> pa.Array:
    packed = pack(name, kind, part)
    if isinstance(packed, Texts):
        found = pa.array(packed.texts, pa.string())
    else:
        found = _array(packed.numbers, "q" if kind is Kind.WHOLE else "i")
        for each in reversed(packed.bounds):
            found = _lists(each, found)
    return found.take(_array(packed.places, "i")) if packed.places else found


def _lists(where: bytes, items: pa.Array) -> pa.Array:
    return pa.ListArray.from_arrays(_array(where, "i"), items)


def _numbers(numbers: Sequence[int], size: str = "i") -> pa.Array:
    return _array(pack_numbers(numbers, size), size)


def _array(memory: bytes, size: str) -> pa.Array:
    """The same memory, seen as a column."""
    kind = _SIZES[size]
    return pa.Array.from_buffers(kind, len(memory) * 8 // kind.bit_width, [None, pa.py_buffer(memory)])
